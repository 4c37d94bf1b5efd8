/** The stage: positions and moments take their turn on the page, and who is asked sees where. */
import { announce } from "./announce.js";
import { callMe } from "./call.js";
import { stepAt } from "./coach.js";
import { Screen, focusCurtain } from "./curtain.js";
import { mannerOf } from "./log.js";
import { asksEverything } from "./menu.js";
import { cardsOf, paceOf, sceneOf, storyOf } from "./moment.js";
import { Parade, playsMoments, rowPace } from "./pace.js";
import { Part } from "./part.js";
import { fresh, learnt, options, shown, told } from "./store.js";
import { companyOf, turnsOf } from "./turns.js";

/** @import { LogLine, Position, Sentence } from "./messages.d.ts" */
/** @import { Table } from "./table.js" */

export class Stage extends Part {
  /** @param {Table} table */
  constructor(table) {
    super(table);
    /** Whether the visitor may have missed something. */
    this.away = true;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.away = true; });
    this.parade = new Parade((turn) => this.present(turn), (position, at) => !storyOf(this.table, position, at).bare, () => this.beat(), (positions) => this.leap(positions));
    this.screen = new Screen(this.wire.id);
    this.screen.sit(this.state.position.as);
  }

  /** A position or a moment has its turn. @param {import("./pace.js").Turn} turn @returns {import("./pace.js").Timing} */
  present({ position, at, own }) {
    if (at >= position.frames.length) {
      const hold = this.parade.hold(own);
      this.reach(position, hold, at);
      return { beats: 1, each: 0, hold };
    }
    const story = storyOf(this.table, position, at);
    const scene = sceneOf(position, at, learnt(this.state.chronicle, position.events));
    const { each, hold } = paceOf(story, scene, rowPace());
    this.reach(position, each, at);
    return { beats: story.beats, each, hold: story.waits || (own && !story.brief && (scene.last || !story.grows)) ? Infinity : hold };
  }

  /** The moment is told one row further, or waits until somebody goes on. */
  beat() {
    const [card] = this.state.cards;
    if (card) this.store.set({ cards: [{ ...card, beat: this.parade.waits ? card.beat : card.beat + 1 }] });
  }

  /** A position comes down the line: what every sensible player answers the same, the page answers by itself.
   * @param {Position} position @param {number} pause @param {number} at The moment on the way there. */
  reach(position, pause, at) {
    const coached = stepAt(this.table.game.guide, this.state.course, position) !== null;
    const due = at >= position.frames.length && !this.acts.past.replay && position.waiting === "me" && position.usual !== null && !asksEverything() && !this.parade.waiting && !coached;
    this.show(position, pause, at, due);
    if (due) setTimeout(() => void this.answerUsual(position), pause);
  }

  /** @param {Position} position */
  async answerUsual({ number, usual, options: offered }) {
    if (!this.state.due || number !== this.state.position.number) return;
    this.store.set({ due: false });
    const option = offered.find(({ text }) => text === usual);
    if (!option || this.acts.past.replay || this.state.busy || !this.state.connected) return;
    await this.acts.choosing.choose(option, [...this.state.taken, option]);
  }

  /** @param {Position} position @param {number} pause @param {number} [at] Which moment. @param {boolean} [due] Whether the page answers by itself. */
  show(position, pause, at = position.frames.length, due = false) {
    const { table } = this;
    if (this.screen.covers(position)) { this.cover(position); return; }
    this.screen.sit(position.as);
    const before = this.state.position;
    const frame = position.frames[at];
    const changed = position.number !== this.state.position.number || this.state.watching;
    const happened = fresh(this.state, position, at);
    const starts = table.starts(frame ? { ...position, view: frame.view } : position, happened);
    table.travel.skip();
    table.tips?.hide();
    const cards = frame || playsMoments() ? null : cardsOf(table, position);
    this.store.put({ ...shown(this.state, position, { at, due, cards }), curtain: null, busy: false, queued: this.parade.waiting });
    if (starts.length) table.slices.after(() => void table.travel.go(starts, pause || 640));
    const asked = changed && options(this.state).length > 0;
    announce([...(frame ? [storyOf(table, position, at).spoken ?? this.texts.sentence(frame.moment)] : [...this.heads(happened), ...(changed ? (cards ?? []) : []).flatMap((card) => storyOf(table, position, card.at).spoken ?? [])]), ...(asked && position.prompt ? [this.texts.sentence(position.prompt)] : [])]);
    if (asked) this.asked();
    else if (changed && position.waiting === "others") table.slices.after(() => table.comeBack());
    const others = before.decider !== null && !before.table.seats[before.decider]?.mine;
    if (changed && others && !frame && !due && !this.acts.past.replay && position.waiting === "me") this.callMe();
    this.end(pause ? 900 : 300);
  }

  /** The scores come once all that was told before them is read. @param {number} [pause] */
  end(pause = 0) {
    const { position, scoresSeen, cards } = this.state;
    if (position.waiting !== "over" || this.acts.past.replay || scoresSeen || this.parade.waiting || cards.length) return;
    this.store.set({ scoresSeen: true });
    if (this.table.context().me) this.table.board.remember?.(this.table.context());
    setTimeout(() => { if (this.state.position.waiting === "over" && !this.acts.past.replay) void this.acts.scores(); }, pause);
  }

  /** Whoever comes to the table is told something first. @param {Sentence} moment */
  greet(moment) {
    const { position } = this.state;
    const told = { ...position, frames: [{ moment, events: 0, view: position.view, standings: position.standings, before: position.standings }] };
    this.store.set({ cards: [{ position: told, at: 0, beat: Infinity }], digest: false });
    announce([storyOf(this.table, told, 0).spoken ?? this.texts.sentence(moment)]);
  }

  /** Whoever sits at the screen may not see this: it waits until somebody else does. @param {Position} position */
  cover(position) {
    this.parade.clear();
    this.table.travel.skip();
    this.table.tips?.hide();
    this.store.set({ curtain: position, busy: false });
    this.table.slices.after(() => focusCurtain(this.table.root));
  }

  /** The one who may look is here. */
  lift() {
    const { curtain } = this.state;
    if (!curtain) return;
    this.screen.sit(curtain.as);
    this.store.set({ curtain: null });
    this.parade.add(curtain, true);
  }

  /** My turn has come. */
  callMe() {
    const { prompt } = this.state.position;
    callMe({ title: this.t("page-call-title", { title: this.t("game-title").split(":")[0] }), body: prompt ? this.texts.sentence(prompt) : "", table: this.wire.id });
  }

  /** From one moment to the next; or what was told is read. @returns {boolean} Whether there was one. */
  goOn() {
    const [card, ...rest] = this.state.cards;
    if (!card) return false;
    if (this.state.watching) this.parade.next();
    else { this.store.set({ cards: rest }); this.asked(); this.end(); }
    return true;
  }

  pause() {
    this.parade.pause();
    this.store.set({ paused: this.parade.paused });
  }

  /** What there was to be watched in a choice is shown again. @param {number} number */
  async recall(number) {
    await this.acts.attempt(async () => {
      const position = await this.wire.at(number);
      const slips = cardsOf(this.table, position);
      // Even what is only glanced at when it happens is told when it is asked for.
      const cards = slips.length ? slips : position.frames.map((_, at) => ({ position, at, beat: Infinity }));
      this.store.set({ cards, chronicle: learnt(this.state.chronicle, position.events) });
      this.table.slices.after(() => /** @type {HTMLElement | null} */ (this.table.root.querySelector('[data-action="go-on"]'))?.focus({ preventScroll: true }));
    });
  }

  /** Who is asked sees where, once all is drawn. */
  asked() { this.table.slices.after(() => this.point()); }

  point() {
    if (!options(this.state).length) return;
    this.table.openOffers();
    this.table.keepFocus();
    const { table } = this;
    const missed = table.since().turns.length;
    // What is offered on the left paper, or what a decision needs to see there, must not be covered: then the desk offers it.
    const covers = table.narrow || table.root.querySelector(".f-offer :is([data-offered], .panel), .slip.picker") !== null;
    if (missed > 1 || (missed && this.away)) this.store.set({ digest: !covers, untold: covers });
    this.away = false;
  }

  openDigest() { this.store.set({ digest: !this.state.digest, untold: false }); }

  closeDigest() { this.store.set({ digest: false }); }

  /** One sentence for each turn. @param {import("./messages.d.ts").LogLine[]} lines */
  heads(lines) { return turnsOf(lines, companyOf(this.state.position), mannerOf(this.table)).map((one) => this.spoken(one.kind === "turn" ? one.heads[0] : one.line)); }

  /** Several positions at once: only the last is drawn, all are told. @param {Position[]} positions */
  leap(positions) {
    const events = positions.slice(0, -1).flatMap((position) => position.events.filter(({ number }) => number === position.number));
    this.store.quietly(told(this.state, positions));
    announce(this.heads(events));
    const last = positions[positions.length - 1];
    this.reach(last, 0, last.frames.length);
  }

  /** An event for the ears: a choice that nothing came of is told with the name of who made it. @param {LogLine} event */
  spoken(event) {
    const seat = event.seat === null ? undefined : this.state.position.table.seats[event.seat];
    const words = this.texts.sentence(event);
    return seat && event.key.startsWith("do-") ? this.t("page-pair", { name: seat.name, value: words }) : words;
  }

  skip() {
    this.table.travel.skip();
    this.parade.skip();
    this.store.set({ queued: this.parade.waiting, cards: [] });
    this.asked();
    this.end();
  }

  /** @returns {boolean} Whether there was something to skip. */
  skips() {
    const some = this.parade.waiting > 0 || this.state.cards.length > 0;
    this.skip();
    return some;
  }
}
