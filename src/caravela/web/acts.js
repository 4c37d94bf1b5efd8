/** What the visitor does and what the server says: both change the store; the table draws it. */
import { announce } from "./announce.js";
import { callDialog, callMe } from "./call.js";
import { keepCourse, keepMet, metIn, stepAt } from "./coach.js";
import { Screen, focusCurtain } from "./curtain.js";
import { ask, copy, note } from "./dialog.js";
import { showHelp } from "./help.js";
import { keep, kept } from "./keep.js";
import { asksEverything, inviteDialog, nameDialog, resignDialog, takeAlongDialog } from "./menu.js";
import { LiveLine, Refusal, Silence, server } from "./net.js";
import { cardsOf, paceOf, sceneOf, storyOf } from "./moment.js";
import { Parade, playsMoments, rowPace } from "./pace.js";
import { narrow } from "./pick.js";
import { isEnough, piecesOf, selectionOf } from "./picker.js";
import { Replay } from "./replay.js";
import { showScores } from "./score.js";
import { EXTRAS, decided, dropped, fresh, heard, learnt, letGo, madeAtOnce, meanwhile, offers, opened, options, picked, replaceAsked, seated, shown, takenBack, told, undoAsked, undone, until, wired } from "./store.js";
import { mannerOf } from "./log.js";
import { turnsOf } from "./turns.js";
import { LOCALES, Texts, rememberLanguage } from "./text.js";
import { switchTheme } from "./theme.js";

/** @import { Course } from "./coach.js" */
/** @import { Live, LogLine, NewChoice, NewTable, OptionView, Position, SeatView, SeatWish } from "./messages.d.ts" */
/** @import { Desk } from "./desk.js" */
/** @import { MenuActs } from "./menu.js" */
/** @import { Table } from "./table.js" */

const LONG_CUT = 10_000;
/** Seats whose name is that of their colour. @type {WeakSet<SeatView>} */
const UNNAMED = new WeakSet();

export class Acts {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.store = table.store;
    this.wire = table.wire;
    this.cutTimer = 0;
    /** Whether the visitor may have missed something. */
    this.away = true;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.away = true; });
    /** @type {LiveLine | null} */
    this.line = null;
    this.parade = new Parade((turn) => this.present(turn), () => this.beat(), (positions) => this.leap(positions));
    /** @type {Replay | null} */
    this.replay = null;
    this.screen = new Screen(this.wire.id);
    this.screen.sit(this.state.position.as);
  }

  get state() { return this.store.state; }

  get texts() { return this.table.texts; }

  /** @param {string} key @param {import("./types.d.ts").Facts} [facts] */
  t(key, facts) { return this.texts.say(key, facts); }

  /** Who has no name goes by the name of the colour. */
  nameSeats() {
    this.texts.people = {};
    for (const seat of this.state.position.table.seats) {
      if (!seat.name) UNNAMED.add(seat);
      if (UNNAMED.has(seat)) seat.name = this.texts.name("seat", seat.colour);
    }
  }

  // -- showing -------------------------------------------------------------------------------------------------------

  /** A position or a moment has its turn. @param {import("./pace.js").Turn} turn @returns {import("./pace.js").Timing} */
  present({ position, at, own }) {
    if (at >= position.frames.length) {
      const hold = this.parade.hold(own);
      this.reach(position, hold, at);
      return { beats: 1, each: 0, hold };
    }
    const story = storyOf(this.table, position, at);
    const scene = sceneOf(position, at, learnt(this.state.chronicle, position.events));
    const each = paceOf(story, scene, rowPace());
    this.reach(position, each, at);
    return { beats: story.beats, each, hold: own && !story.brief && (scene.last || !story.grows) ? Infinity : each };
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
    const due = at >= position.frames.length && !this.replay && position.waiting === "me" && position.usual !== null && !asksEverything() && !this.parade.waiting && !coached;
    this.show(position, pause, at, due);
    if (due) setTimeout(() => void this.answerUsual(position), pause);
  }

  /** @param {Position} position */
  async answerUsual({ number, usual, options: offered }) {
    if (!this.state.due || number !== this.state.position.number) return;
    this.store.set({ due: false });
    const option = offered.find(({ text }) => text === usual);
    if (!option || this.replay || this.state.busy || !this.state.connected) return;
    await this.choose(option, [...this.state.taken, option]);
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
    this.store.put({ ...shown(this.state, position, { at, due, cards: frame || playsMoments() ? null : cardsOf(table, position) }), curtain: null, busy: false, queued: this.parade.waiting });
    if (starts.length) void table.travel.go(starts, pause || 640);
    const asked = changed && options(this.state).length > 0;
    announce([...(frame ? [this.texts.sentence(frame.moment)] : this.heads(happened)), ...(asked && position.prompt ? [this.texts.sentence(position.prompt)] : [])]);
    if (asked) this.asked();
    const others = before.decider !== null && !before.table.seats[before.decider]?.mine;
    if (changed && others && !frame && !due && !this.replay && position.waiting === "me") this.callMe();
    if (this.state.position.waiting === "over" && !this.replay && !this.state.scoresSeen && !this.parade.waiting) {
      this.store.set({ scoresSeen: true });
      if (table.context().me) table.board.remember?.(table.context());
      setTimeout(() => { if (this.state.position.waiting === "over") void this.scores(); }, pause ? 900 : 300);
    }
  }

  /** Whoever sits at the screen may not see this: it waits until somebody else does. @param {Position} position */
  cover(position) {
    this.parade.clear();
    this.table.travel.skip();
    this.table.tips?.hide();
    this.store.set({ curtain: position, busy: false });
    focusCurtain(this.table.root);
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
    else { this.store.set({ cards: rest }); this.asked(); }
    return true;
  }

  pause() {
    this.parade.pause();
    this.store.set({ paused: this.parade.paused });
  }

  /** What there was to be watched in a choice is shown again. @param {number} number */
  async recall(number) {
    await this.attempt(async () => {
      const position = await this.wire.at(number);
      this.store.set({ cards: cardsOf(this.table, position), chronicle: learnt(this.state.chronicle, position.events) });
      /** @type {HTMLElement | null} */ (this.table.root.querySelector('[data-action="go-on"]'))?.focus({ preventScroll: true });
    });
  }

  /** Who is asked sees where. */
  asked() {
    if (!options(this.state).length) return;
    this.table.openOffers();
    this.table.keepFocus();
    const { table } = this;
    const missed = table.since().length;
    // What is offered on the left paper must not be covered: then the desk offers it.
    const covers = table.narrow || table.root.querySelector(".f-offer [data-offered]") !== null;
    if (missed > 1 || (missed && this.away)) this.store.set({ digest: !covers, news: covers });
    this.away = false;
  }

  openDigest() { this.store.set({ digest: !this.state.digest, news: false }); }

  closeDigest() { this.store.set({ digest: false }); }

  /** What others did is watched once more, choice by choice. @param {number} number The first of their choices. */
  async watchAgain(number) {
    await this.lookBack(number - 1);
    this.replay?.play();
  }

  /** One sentence for each turn. @param {import("./messages.d.ts").LogLine[]} lines */
  heads(lines) { return turnsOf(lines, this.state.position.table.seats, mannerOf(this.table)).map((one) => this.spoken(one.kind === "turn" ? one.head : one.line)); }

  /** Several positions at once: only the last is drawn, all are told. @param {Position[]} positions */
  leap(positions) {
    const events = positions.slice(0, -1).flatMap((position) => position.events.filter(({ number }) => number === position.number));
    this.store.put(told(this.state, positions));
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
  }

  /** @returns {boolean} Whether there was something to skip. */
  skips() {
    const some = this.parade.waiting > 0 || this.state.cards.length > 0;
    this.skip();
    return some;
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  live() {
    this.line = new LiveLine(this.wire.id, {
      after: () => `after=${this.reached}&version=${this.state.position.version}&heard=${this.state.chat.at(-1)?.id ?? 0}`,
      hear: (message) => this.hear(message),
      state: (connected) => this.wireState(connected),
    });
    this.line.open();
  }

  /** The number of the newest position that has come, shown or not. */
  get reached() { return this.state.replay?.last ?? this.parade.last(this.state.position.number); }

  /** @param {boolean} connected */
  wireState(connected) {
    if (connected === this.state.connected) return;
    clearTimeout(this.cutTimer);
    this.store.put(wired(this.state, connected));
    announce([this.t(connected ? "page-reconnected" : "page-cut")]);
    if (connected) void this.check();
    else this.cutTimer = setTimeout(() => void this.longCut(), LONG_CUT);
  }

  /** The line does not come back: perhaps the table has been removed. */
  async longCut() {
    this.store.set({ longCut: true });
    await this.wire.newest().catch((error) => { if (error instanceof Refusal && error.status === 404) location.reload(); });
  }

  /** After a cut: what was undone meanwhile does not come down the line by itself. */
  async check() {
    const newest = await this.wire.newest().catch(() => null);
    if (!newest) return;
    const lost = this.state.unsent === newest.number;
    this.store.set({ unsent: null, notice: lost ? { key: "page-not-arrived", facts: {} } : this.state.notice });
    const last = this.reached;
    const known = newest.events.filter((event) => event.number <= last);
    const same = newest.number >= last && JSON.stringify(known) === JSON.stringify(until(this.state.chronicle, last));
    if (!same || newest.number === this.state.position.number) this.reset(newest);
  }

  /** @param {Live} message */
  hear(message) {
    if (message.kind === "position") this.arrive(message);
    else if (message.kind === "undone") { if (message.version >= this.state.position.version) this.back(message); } // Else I have gone back further meanwhile.
    else if (message.kind === "chat") this.store.put(heard(this.state, message));
    else if (message.kind === "undo-asked") this.store.put(undoAsked(this.state, message.seat, message.agreed));
    else if (message.kind === "replace-asked") this.store.put(replaceAsked(this.state, message.seat, message.by));
    else if (message.kind === "replace-ended") this.store.put(replaceAsked(this.state, message.seat, null));
    else if (message.kind === "seats") this.seated(message.seats);
  }

  /** @param {Position} position */
  arrive(position) {
    const last = this.reached;
    if (position.number <= last) return;
    if (this.replay) { this.meanwhile(position); return; }
    if (position.number > last + 1) {
      if (position.whole) this.reset(position);
      else void this.resync();
      return;
    }
    const before = this.parade.queue.at(-1)?.position ?? this.state.position;
    const author = before.decider === null ? undefined : before.table.seats[before.decider];
    this.store.set({ notice: null });
    this.parade.add(position, Boolean(author?.mine));
    this.store.set({ busy: false, queued: this.parade.waiting });
  }

  /** The game goes on while somebody looks back: what is looked at stays. @param {Position} position */
  meanwhile(position) {
    const { replay } = this;
    if (!replay) return;
    this.store.put(meanwhile(this.state, position));
    // Once the game is over, every position tells more; and what is undone can't be looked at any longer.
    if (position.waiting === "over") replay.known.clear();
    if (position.waiting === "over" || replay.number > position.number) void this.attempt(() => replay.go(replay.number));
  }

  /** @param {Position} position */
  back(position) {
    this.parade.clear();
    this.replay?.known.clear();
    this.store.put(undone(this.state, position.number));
    if (this.replay) { this.meanwhile(position); return; }
    this.show(position, 0);
    announce([this.t("page-undone")]);
  }

  async resync() {
    try {
      const newest = await this.wire.newest();
      // While it was on its way, more may have come down the line.
      if (newest.version >= (this.parade.queue.at(-1)?.position ?? this.state.position).version) this.reset(newest);
    } catch (error) { this.failed(error); }
  }

  /** @param {Position} position With all that happened so far. */
  reset(position) {
    this.parade.clear();
    const { state } = this;
    this.store.set({ chronicle: new Map(), chat: position.chat ?? state.chat, ...(position.number === state.position.number || this.replay ? {} : { picks: [] }) });
    if (this.replay) this.meanwhile(position);
    else this.show(position, 0);
  }

  /** @param {SeatView[]} seats */
  seated(seats) {
    const mine = (/** @type {SeatView[]} */ list) => list.map((seat) => seat.mine).join();
    const changed = mine(seats) !== mine(this.state.position.table.seats);
    for (const { position } of this.parade.queue) position.table.seats = seats;
    this.store.put(seated(this.state, seats));
    if (changed) void this.resync();
  }

  // -- choosing ------------------------------------------------------------------------------------------------------

  /** A click on a thing. What it leaves is made at once only if the first click says all; else by a second click on the same thing.
   * @param {string} phrase @param {boolean} [holds] Whether it is only held, even if it says all. */
  pick(phrase, holds = false) {
    if (!options(this.state).length || this.state.busy) return;
    const whole = decided(this.state);
    if (whole && !holds && this.state.picks.at(-1) === phrase) { void this.choose(whole); return; }
    const next = picked(this.state, phrase, this.table.game);
    const made = holds ? null : madeAtOnce(next);
    if (made) { void this.choose(made); return; }
    this.store.put(next);
    this.table.revealOffers();
    const left = decided(this.state);
    announce([left ? this.texts.sentence(left) : this.t("page-options-count", { count: narrow(offers(this.state), this.state.picks).length })]);
  }

  /** What a board holds in the player's hand, as a tile that is turned: no part is changed for another. @param {string} phrase */
  hold(phrase) {
    if (options(this.state).length && !this.state.busy) this.store.put({ ...picked(this.state, phrase, this.table.game), changed: null });
  }

  /** The main button: what is held is made, what is picked is sent, or the one thing that is asked. @returns {boolean} Whether there is one. */
  commit() {
    const button = /** @type {HTMLButtonElement | null} */ (this.table.root.querySelector('#options [data-action="commit"], #options [data-action="pick"]:not(:disabled)'));
    if (this.state.busy || !options(this.state).length) return false;
    button?.click();
    return button !== null;
  }

  /** What is picked of a set. */
  sendSet() {
    const selection = selectionOf(this.state.position);
    if (selection && isEnough(selection, this.state.picked)) void this.send({ number: this.state.position.number, pieces: piecesOf(this.state.picked) });
  }

  /** @returns {boolean} Whether there was something to let go of. */
  letGo() {
    this.table.tips?.hide();
    const next = letGo(this.state);
    if (next === this.state) return false;
    this.store.put(next);
    return true;
  }

  // -- the coach -----------------------------------------------------------------------------------------------------

  /** The card that is shown is done: by its button, or by a choice. */
  guideOn() {
    const { step } = this.table;
    const { course } = this.state;
    if (!step || !course) return;
    this.course({ ...course, back: false, seen: course.back ? course.seen : [...course.seen, step.name] });
  }

  /** The last card once more; nothing is taken back. */
  guideBack() { if (this.state.course) this.course({ ...this.state.course, back: true }); }

  leaveGuide() { if (this.state.course) this.course({ ...this.state.course, back: false, left: true }); }

  /** The coach comes back. */
  resumeGuide() { if (this.state.course) this.course({ ...this.state.course, left: false }); }

  /** @param {Course} course */
  course(course) {
    keepCourse(this.wire.id, course);
    this.store.set({ course });
  }

  /** @param {string} decision Whose hint was read. */
  met(decision) {
    keepMet(this.table.game.name, decision);
    this.store.set({ met: new Set([...(this.state.met ?? []), decision]), hinted: this.state.position.number });
  }

  /** @param {boolean} wanted */
  setHints(wanted) {
    keep("hints", wanted ? "on" : "off");
    this.store.set({ met: metIn(this.table.game.name) });
  }

  /** @param {OptionView} option @param {OptionView[]} [taken] What the page has answered by itself, this among it. */
  choose(option, taken) { return this.send({ number: this.state.position.number, option: option.text }, taken); }

  /** An option, or a whole set. @param {NewChoice} choice @param {OptionView[]} [taken] */
  async send(choice, taken = []) {
    if (this.state.busy) return;
    this.table.tips?.hide();
    if (!this.state.course?.back) this.guideOn();
    if (this.table.hint) this.met(this.table.hint);
    this.store.set({ notice: null, taken, cards: [], digest: false, news: false, busy: true });
    try {
      const answer = await this.wire.choose(choice);
      // A set is several choices: each is shown as it was made.
      for (let number = choice.number + 1; number < answer.number; number += 1) this.arrive(await this.wire.at(number));
      this.arrive(answer);
    } catch (error) {
      this.store.set({ picks: [], ...(error instanceof Silence ? { unsent: this.state.position.number } : {}) });
      this.failed(error);
    }
    this.store.set({ busy: false });
  }

  async undo() {
    if (this.state.busy) return;
    this.skip();
    this.store.set({ busy: true });
    try {
      const answer = await this.wire.undo(this.state.position.number);
      this.store.set({ busy: false });
      if (answer.undo.asked === null) this.back(answer);
      else this.reset(answer);
    } catch (error) {
      this.store.set({ busy: false });
      this.failed(error);
    }
  }

  /** Says what went otherwise, in the desk. @param {unknown} error */
  failed(error) {
    if (error instanceof Silence) {
      if (!this.line) { note(this.t("page-no-server")); return; }
      this.wireState(false);
      this.line.again();
      return;
    }
    if (!(error instanceof Refusal)) throw error;
    const key = error.key.startsWith("undo-") ? error.key : `error-${error.key}`;
    this.store.set({ notice: { key: error.key === "stale" ? "page-stale" : this.texts.has(key) ? key : "error-unknown", facts: { seconds: error.seconds ?? 0 } } });
    if (error.position) this.reset(error.position);
    else if (error.status === 409 || error.status === 422) void this.resync();
  }

  /** @param {() => Promise<void>} act */
  async attempt(act) { try { await act(); } catch (error) { this.failed(error); } }

  // -- the others at the table ---------------------------------------------------------------------------------------

  invite() { void inviteDialog((key, facts) => this.t(key, facts), this.wire.id); }

  /** @param {boolean} agree */
  async answerUndo(agree) {
    await this.attempt(async () => {
      const answer = await this.wire.answerUndo(agree);
      if (answer.number < this.state.position.number) this.back(answer);
      else this.reset(answer);
    });
  }

  /** @param {SeatView} seat */
  async join(seat) {
    const name = seat.was_mine ? seat.name : await nameDialog((key, facts) => this.t(key, facts), this.t("page-take-seat"), kept("name"));
    if (name === null) return;
    if (!seat.was_mine) keep("name", name);
    await this.attempt(async () => {
      await this.wire.join(seat.seat, name);
      this.line?.close();
      await this.resync();
      this.live();
      this.table.openOffers();
    });
  }

  /** @param {SeatView} seat */
  async replace(seat) {
    const answer = await ask({
      title: this.t("page-replace-title", { name: seat.name }), body: this.t("page-replace-body", { name: seat.name }),
      acts: [{ label: this.t("page-back"), value: "" }, { label: this.t("page-replace"), value: "yes", primary: true }],
    });
    if (answer === "yes") await this.vote(seat, true);
  }

  /** Whether a bot is to play for somebody who has gone. @param {SeatView} seat @param {boolean} agree */
  async vote(seat, agree) {
    await this.attempt(async () => {
      const { table, votes } = await this.wire.replace(seat.seat, agree);
      if (agree) note(this.t(table.seats[seat.seat]?.kind === "bot" ? "page-replace-done" : "page-replace-asked", { name: seat.name }));
      this.store.set({ position: { ...this.state.position, votes } });
    });
  }

  async resign() {
    const seat = await resignDialog(this.table.context());
    if (seat) await this.attempt(async () => { await this.wire.resign(seat.seat); await this.resync(); });
  }

  /** @param {string} text */
  say(text) { void this.attempt(() => this.wire.chat(text)); }

  /** @param {boolean} open */
  openChat(open) { if (this.state.chatOpen !== open) this.store.set({ chatOpen: open, unread: 0 }); }

  /** A chip opens what it hides, and closes it again. @param {string} id */
  fold(id) { this.store.put(opened(this.state, this.state.open === id ? "" : id)); }

  /** Something beside the question is meant: it is opened, and held. @param {string} phrase */
  extra(phrase) {
    this.store.put(opened(this.state, EXTRAS));
    this.pick(phrase, true);
  }

  /** @param {SeatView} seat */
  lookAt(seat) {
    const { table } = this;
    if (table.narrow) table.openTab(table.board.tabs.find((tab) => seat.mine && tab.part === "mine")?.id ?? "players");
    else table.toggleDrawer();
    table.root.querySelector(`.rivals [data-seat="${seat.colour}"]`)?.scrollIntoView({ block: "nearest" });
  }

  // -- around the game -----------------------------------------------------------------------------------------------

  switchTheme() { switchTheme(); this.table.draw(); }

  help() { void showHelp(this.texts, this.table.game); }

  /** The rule behind what one looks at, or else the help. */
  explain() {
    const rule = this.table.tips?.rule;
    if (rule) open(rule, "_blank"); else this.help();
  }

  /** @param {string} language */
  async speak(language) {
    rememberLanguage(language);
    this.table.texts = await Texts.load(language, this.table.game.name);
    document.documentElement.lang = LOCALES[language];
    this.table.draw();
  }

  async scores() {
    if (document.querySelector("#scores, #standings")) return;
    const answer = await showScores(this.table.context(), this.table.board);
    if (answer === "again") await this.again();
    if (answer === "replay") await this.lookBack(0);
    if (answer === "share") await this.share();
    const [, colour] = answer?.match(/^look (.+)$/) ?? [];
    if (colour) this.table.board.look?.(this.table.context(), colour);
  }

  async share() {
    const link = `${location.origin}/t/${this.wire.id}/${this.state.position.number}`;
    if (await copy(link)) note(this.t("page-copied"));
    else this.invite();
  }

  /** The same table once more. */
  async again() {
    const { game, seats, spectators } = this.state.position.table;
    const settings = /** @type {NewTable["settings"]} */ (this.state.position.table.settings);
    let first = true;
    /** @type {SeatWish[]} */
    const wishes = seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot ?? undefined };
      if (!seat.mine) return { kind: "link", name: "" };
      const kind = first ? "me" : "here";
      first = false;
      return { kind, name: UNNAMED.has(seat) ? "" : seat.name };
    });
    await this.attempt(async () => { location.href = `/t/${(await server.newTable({ game, settings, seats: wishes, spectators })).table}`; });
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  /** @param {number} number */
  async lookBack(number) {
    const last = this.parade.last(this.state.position.number);
    this.skip();
    this.replay ??= new Replay(this.wire, this.store, this.table.game.chapter, (position, next) => {
      this.parade.clear();
      this.store.set({ cards: [] });
      // What plays on by itself does not wait for somebody who goes on.
      if (next) this.parade.add(position, !this.state.replay?.playing);
      else this.show(position, 0);
    }, () => this.parade.waiting > 0);
    const { position } = this.state;
    this.replay.open(position.table.first, Math.max(last, position.last));
    const { replay } = this;
    await this.attempt(() => replay.go(number));
    await this.attempt(() => replay.readOn());
  }

  /** @returns {boolean} Whether there is something to be played on, or to be stopped. */
  plays() {
    this.replay?.play();
    return this.replay !== null;
  }

  leaveReplay() {
    this.replay?.close();
    this.replay = null;
    history.replaceState(null, "", `/t/${this.wire.id}`);
    this.store.set({ scoresSeen: true });
    void this.resync();
    if (!this.line) this.live();
  }

  async tryFrom() {
    const number = this.replay ? this.replay.number : this.state.position.number;
    await this.attempt(async () => {
      const { table } = await this.wire.tryFrom(number);
      location.href = `/t/${table}`;
    });
  }

  // -- what the parts of the page may ask for --------------------------------------------------------------------------

  /** @returns {Parameters<typeof import("./keys.js").listenToKeys>[1]} */
  keys() {
    return {
      letGo: () => this.letGo(), help: () => { if (!this.table.explain()) this.explain(); }, commit: () => this.commit(),
      undo: () => { if (this.state.position.undo.possible && !this.replay) void this.undo(); },
      goOn: () => this.goOn() || this.skips() || this.plays(), skip: () => this.skips(),
      step: (by, stride) => { if (!this.replay || !by) return false; void this.replay.step(by, stride); return true; },
    };
  }

  /** @returns {Desk} */
  desk() {
    const { state } = this;
    return {
      state, texts: this.texts, board: this.table.board, missed: this.state.news ? this.table.since().length : 0, offers: offers(state), decided: decided(state), takenBack: takenBack(state),
      acts: {
        choose: (option) => void this.choose(option), change: (set) => this.store.set({ picked: set }),
        send: () => this.sendSet(), pick: (phrase) => this.pick(phrase, true), drop: (phrase) => this.store.put(dropped(this.state, phrase)), undo: () => void this.undo(),
        digest: () => this.openDigest(), skip: () => this.skip(), reconnect: () => this.line?.again(), answerUndo: (agree) => void this.answerUndo(agree), join: (seat) => void this.join(seat),
        replace: (seat) => void this.replace(seat), vote: (seat, agree) => void this.vote(seat, agree), invite: () => this.invite(),
        scores: () => void this.scores(), replay: () => void this.lookBack(0), again: () => void this.again(), share: () => void this.share(), toChoice: () => this.table.openTab(this.table.askingTab),
      },
    };
  }

  /** @returns {MenuActs} */
  menu() {
    return {
      record: this.wire.record,
      invite: () => this.invite(),
      takeAlong: () => void this.attempt(async () => takeAlongDialog(this.table.context(), await this.wire.links())),
      standings: () => void this.scores(),
      replay: () => void this.lookBack(this.state.position.waiting === "over" ? 0 : this.state.position.number),
      coach: this.state.course?.left ? () => this.resumeGuide() : null, hints: this.state.met !== null, setHints: (wanted) => this.setHints(wanted),
      calls: () => void callDialog((key, facts) => this.t(key, facts)),
      tryHere: () => void this.tryFrom(), resign: () => void this.resign(), help: () => this.help(), theme: () => this.switchTheme(), redraw: () => this.table.draw(),
    };
  }
}
