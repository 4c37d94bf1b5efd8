/** Replay: any position of a game by its number, stepped through by choice, turn and chapter; the address says which. */
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { adviceButton } from "./advice.js";
import { icon } from "./art.js";
import { mayTry } from "./menu.js";
import { PACES, pace, setPace } from "./pace.js";
import { learnt, until } from "./store.js";

/** @import { LogLine, Position } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { TableWire } from "./net.js" */
/** @import { Chronicle, Store } from "./store.js" */
/** @import { Heading, Turn } from "./turns.js" */

/** What a step goes over. @typedef {"choice" | "turn" | "chapter"} Stride */
/** Where turns of a game end, and where its chapters begin. @typedef {{turns: {at: number, seat: string}[], chapters: {at: number, number: number}[]}} Marks */

const SPEEDS = Object.keys(PACES).filter((name) => PACES[name].choice > 0);
/** To look at a position takes a little longer than to follow a choice at the table. */
const SLOWER = 1.3;

/** The same turns as in the log, and its chapters. @param {(Turn | Heading)[]} all @returns {Marks} */
function marksOf(all) {
  const turns = all.flatMap((one) => (one.kind === "turn" && one.seat !== null ? [{ at: one.number, seat: one.seat }] : []));
  return { turns, chapters: all.flatMap((one) => (one.kind === "chapter" ? [{ at: one.number, number: chapterOf(one.line) }] : [])) };
}

/** @param {LogLine} line */
function chapterOf({ key, facts }) { return Number(facts[key.replace("log-", "")]); }

export class Replay {
  /** @param {TableWire} wire @param {Store} store @param {string} chapter What the game is counted in. @param {(lines: LogLine[]) => (Turn | Heading)[]} turns What happened, as the log tells it.
   * @param {(position: Position, next: boolean) => void} show Of the next position the moments too. @param {() => boolean} busy Whether there is still something to be watched. */
  constructor(wire, store, chapter, turns, show, busy) {
    this.wire = wire;
    this.store = store;
    this.chapter = chapter;
    this.turns = turns;
    /** @type {{chronicle: Chronicle, marks: Marks}} */
    this.marked = { chronicle: new Map(), marks: { turns: [], chapters: [] } };
    this.show = show;
    this.busy = busy;
    /** @type {Map<number, Position>} */
    this.known = new Map();
    this.timer = 0;
  }

  get at() { return this.store.state.replay ?? { number: 0, first: 0, last: 0, playing: false }; }

  get number() { return this.at.number; }

  /** @param {number} first @param {number} last */
  open(first, last) { this.store.set({ picks: [], replay: { ...this.at, first, last: Math.max(this.at.last, last) } }); }

  close() {
    this.stop();
    this.store.set({ replay: null });
  }

  /** @param {number} number */
  async go(number) {
    const { first, last, number: before } = this.at;
    number = Math.max(first, last ? Math.min(number, last) : number);
    this.store.set({ replay: { ...this.at, number } });
    const position = await this.position(number);
    if (this.number !== number) return;
    this.store.set({ replay: { ...this.at, last: Math.max(this.at.last, position.last) } });
    history.replaceState(null, "", `/t/${this.wire.id}/${number}`);
    this.show(position, number === before + 1);
    if (number < this.at.last) void this.position(number + 1).catch(() => {});
  }

  /** @param {number} number */
  async position(number) {
    const known = this.known.get(number);
    if (known) return known;
    const position = await this.wire.at(number);
    this.known.set(number, position);
    return position;
  }

  /** Reads all that happened until the end: a position tells only what came before it. */
  async readOn() {
    const { chronicle } = this.store.state;
    if (chronicle.has(this.at.last)) return;
    const { events } = await this.wire.newest();
    this.store.set({ chronicle: learnt(this.store.state.chronicle, events) });
  }

  get marks() {
    const { chronicle } = this.store.state;
    if (this.marked.chronicle !== chronicle) this.marked = { chronicle, marks: marksOf(this.turns(until(chronicle, Infinity))) };
    return this.marked.marks;
  }

  /** Where a step leads; nowhere further than the ends. @param {number} by @param {Stride} stride */
  target(by, stride) {
    const { number, first, last } = this.at;
    if (stride === "choice" || !Number.isFinite(by)) return Math.min(last, Math.max(first, number + by));
    const marks = (stride === "turn" ? this.marks.turns : this.marks.chapters).map(({ at }) => at).filter((at) => at > first && at < last);
    return (by < 0 ? marks.findLast((at) => at < number) : marks.find((at) => at > number)) ?? (by < 0 ? first : last);
  }

  /** @param {number} by @param {Stride} [stride] */
  step(by, stride = "choice") {
    this.stop();
    return this.go(this.target(by, stride));
  }

  play() {
    if (this.at.playing) { this.stop(); return; }
    const next = async () => {
      if (this.number >= this.at.last) { this.stop(); return; }
      this.timer = setTimeout(next, (PACES[pace()].choice || PACES.brisk.choice) * SLOWER);
      if (!this.busy()) await this.go(this.number + 1).catch(() => this.stop());
    };
    this.timer = setTimeout(next, 0);
    this.store.set({ replay: { ...this.at, playing: true } });
  }

  stop() {
    clearTimeout(this.timer);
    if (this.at.playing) this.store.set({ replay: { ...this.at, playing: false } });
  }

  /** The controls, in the place of the options. @param {Context} ctx @param {{leave: () => void, tryFrom: () => void, advise: () => void}} acts */
  controls(ctx, acts) {
    const { number, first, last, playing } = this.at;
    const chapter = this.marks.chapters.findLast(({ at }) => at <= number);
    const place = chapter ? ctx.t(`game-${this.chapter}`, { number: chapter.number }) : "";
    const speed = SPEEDS.includes(pace()) ? pace() : "brisk";
    const faster = () => { setPace(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]); this.store.set({ replay: { ...this.at } }); };
    const step = (/** @type {string} */ action, /** @type {string} */ picture, /** @type {number} */ by, /** @type {Stride} */ stride) => {
      const name = stride === "chapter" ? this.nameOf(ctx, this.target(by, stride)) : ctx.t(`page-step-${action}`);
      return html`<button type="button" class="iconbtn" data-action=${action} aria-label=${name} title=${name} ?disabled=${this.target(by, stride) === number}
        @click=${() => void this.step(by, stride)}>${icon(picture)}</button>`;
    };
    return html`<div class="ask replaying">
      <div class="said"><h2 id="prompt" class="prompt">${ctx.t("page-replay-at", { number, last })}</h2>
        <p class="how"><b>${place}</b><span class="more"> ${ctx.t("page-replay-help")}</span></p></div>
      <div class="steps">${step("chapter-back", "i-skip-back", -1, "chapter")}${step("turn-back", "i-turn-back", -1, "turn")}${step("back", "i-step-back", -1, "choice")}
        <button type="button" class="iconbtn" data-action="play" aria-label=${ctx.t(playing ? "page-pause" : "page-play-on")} title=${ctx.t(playing ? "page-pause" : "page-play-on")} @click=${() => this.play()}>${icon(playing ? "i-pause" : "i-play")}</button>
        ${step("forward", "i-step-forward", 1, "choice")}${step("turn-on", "i-turn-on", 1, "turn")}${step("chapter-on", "i-skip", 1, "chapter")}
        <button type="button" class="btn quiet speed" data-action="pace" title=${ctx.t("page-replay-pace")} aria-label="${ctx.t("page-replay-pace")}: ${ctx.t(`page-pace-${speed}`)}" @click=${faster}>${ctx.t(`page-pace-${speed}`)}</button></div>
      <div class="slide"><input type="range" id="position" aria-label=${ctx.t("page-position")} aria-valuetext=${[ctx.t("page-replay-at", { number, last }), place].filter(Boolean).join(", ")} min=${first} max=${last} .value=${String(number)}
        @input=${(/** @type {Event} */ event) => { this.stop(); void this.go(Number(/** @type {HTMLInputElement} */ (event.target).value)); }}>${this.scale(ctx)}</div>
      <div class="acts">${adviceButton(ctx, this.store.state.advice, "page-advice-master", acts.advise)}${mayTry(ctx) ? html`<button type="button" class="btn" data-action="try" @click=${acts.tryFrom}>${icon("i-branch")}<span>${ctx.t("page-try")}</span></button>` : nothing}
        <button type="button" class="btn primary" data-action="leave-replay" @click=${acts.leave}>${ctx.t("page-back-to-table")}</button></div></div>`;
  }

  /** What a step over a chapter leads to. @param {Context} ctx @param {number} at */
  nameOf(ctx, at) {
    const chapter = this.marks.chapters.find((mark) => mark.at === at);
    if (chapter) return ctx.t("page-step-to", { place: ctx.t(`game-${this.chapter}`, { number: chapter.number }) });
    return ctx.t(at === this.at.first ? "page-step-first" : "page-step-last");
  }

  /** The marks under the slider: a tick in the seat's colour for each turn, a number for each chapter. @param {Context} ctx */
  scale(ctx) {
    const { first, last } = this.at;
    const along = (/** @type {number} */ at) => `${((at - first) / Math.max(1, last - first)) * 100}%`;
    const inside = (/** @type {{at: number}} */ { at }) => at >= first && at <= last;
    return html`<svg class="scale" aria-hidden="true">${this.marks.turns.filter(inside).map(({ at, seat }) => svg`<line class="turn seat-${seat}" x1=${along(at)} x2=${along(at)} y1="0" y2="4"/>`)}
      ${this.marks.chapters.filter(inside).map(({ at, number }) => svg`<line class="chapter" x1=${along(at)} x2=${along(at)} y1="0" y2="7"/><text x=${along(at)} y="17">${number}</text>`)}</svg>`;
  }
}
