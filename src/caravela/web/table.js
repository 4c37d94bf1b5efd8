/** The table: one game on the page, from what the server sends to what the visitor chooses. */
import { html, nothing, render, svg } from "./vendor/lit-html/lit-html.js";
import { announce } from "./announce.js";
import { SHAPES, icon } from "./art.js";
import { together, whole, whyNot } from "./consequence.js";
import { phraseName } from "./desk.js";
import { ask, copy, note } from "./dialog.js";
import { frame, tabsOf } from "./frame.js";
import { showHelp } from "./help.js";
import { keep, keepCopy, kept } from "./keep.js";
import { listenToKeys } from "./keys.js";
import { Chronicle, LogBook } from "./log.js";
import { asksEverything, inviteDialog, nameDialog, resignDialog, takeAlongDialog } from "./menu.js";
import { LiveLine, Refusal, Silence, server } from "./net.js";
import { Parade, playsMoments } from "./pace.js";
import { mark, narrow, pick } from "./pick.js";
import { picking, piecesOf, selectionOf } from "./picker.js";
import { Replay } from "./replay.js";
import { showScores } from "./score.js";
import { LOCALES, Texts, rememberLanguage } from "./text.js";
import { switchTheme } from "./theme.js";
import { Tooltips } from "./tooltip.js";
import { Travel } from "./travel.js";
import { Zoom } from "./zoom.js";

/** @import { ChatLine, GameFacts, Live, LogLine, NewChoice, NewTable, OptionView, Position, SeatView, SeatWish, Sentence } from "./messages.d.ts" */
/** @import { AnyView, Board, Context } from "./types.d.ts" */
/** @import { Desk } from "./desk.js" */
/** @import { MenuActs } from "./menu.js" */
/** @import { Picked } from "./picker.js" */
/** @import { Told } from "./tooltip.js" */
/** @import { TableWire } from "./net.js" */

const NARROW = matchMedia("(max-width: 819px), (max-height: 499px)");
const LONG_CUT = 10_000;
const SCROLLING = 1500;
const MOMENTS = 8;
/** Seats whose name is that of their colour. @type {WeakSet<SeatView>} */
const UNNAMED = new WeakSet();

export class Table {
  /** @param {HTMLElement} root @param {TableWire} wire @param {{position: Position, texts: Texts, game: GameFacts, board: Board}} known */
  constructor(root, wire, { position, texts, game, board }) {
    this.root = root;
    this.wire = wire;
    this.position = position;
    this.texts = texts;
    this.game = game;
    this.board = board;
    this.chronicle = new Chronicle();
    this.chronicle.learn(position.events);
    /** @type {string[]} */
    this.picks = [];
    /** @type {Picked} */
    this.picked = new Map();
    /** @type {Sentence[]} What is to be watched now. */
    this.moments = [];
    /** Whether the view is that of a moment on the way to the position. */
    this.watching = false;
    /** How many of the last choice's events have been shown. */
    this.told = position.events.length;
    /** Whether the page is about to answer by itself. */
    this.due = false;
    this.painting = false;
    /** The phrase of the thing under the pointer or the focus. */
    this.pointed = "";
    /** @type {string | null} What was pointed at before a finger came down; null for a mouse. */
    this.touched = null;
    /** @type {Map<string, Element>} */
    this.clicked = new Map();
    /** @type {ChatLine[]} */
    this.chat = position.chat ?? [];
    this.chatOpen = false;
    this.unread = 0;
    this.connected = true;
    /** @type {number | null} Where I chose without getting an answer. */
    this.unsent = null;
    this.longCut = false;
    this.cutTimer = 0;
    this.busy = false;
    /** @type {Sentence | null} What just went otherwise. */
    this.notice = null;
    this.listOpen = false;
    this.scoresSeen = false;
    this.tab = board.tabs[0]?.id ?? "map";
    /** @type {Replay | null} */
    this.replay = null;
    /** @type {LiveLine | null} */
    this.line = null;
    this.parade = new Parade((shown, pause, at) => this.reach(shown, pause, at), (positions) => this.leap(positions));
    this.travel = new Travel(root);
    this.draw();
    this.zoom = new Zoom(/** @type {HTMLElement} */ (root.querySelector(".board")), /** @type {HTMLElement} */ (root.querySelector(".boardsheet")));
    this.log = new LogBook(/** @type {HTMLElement} */ (root.querySelector(".logbox .scroll")), game.chapter);
    this.tips = new Tooltips(root, (token, element) => this.tell(token, element));
    root.addEventListener("click", (event) => this.click(event));
    if (board.follows) this.follow();
    root.addEventListener("toggle", () => this.tips.hide(), true);
    this.scrolledAt = -SCROLLING;
    for (const kind of ["wheel", "touchmove"]) root.addEventListener(kind, () => { this.scrolledAt = performance.now(); }, { passive: true });
    NARROW.addEventListener("change", () => this.draw());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    listenToKeys(root, {
      letGo: () => this.letGo(), help: () => this.help(),
      undo: () => { if (this.position.undo.possible && !this.replay) void this.undo(); },
      skip: () => { const some = this.parade.waiting > 0; this.skip(); return some; },
      step: (by) => { if (!this.replay || !by) return false; void this.replay.go(this.replay.number + by); return true; },
    });
  }

  // -- what is shown ------------------------------------------------------------------------------------------------

  /** @returns {Context} */
  context() {
    const { position, picks } = this;
    const options = this.options();
    const seats = position.table.seats;
    this.texts.people = Object.fromEntries(seats.filter((seat) => seat.name).map((seat) => [seat.colour, seat.name]));
    return {
      position, view: /** @type {AnyView} */ (position.view), game: this.game, picks, phone: NARROW.matches, language: this.texts.language,
      me: position.as === null ? null : (seats[position.as]?.colour ?? null),
      seats: Object.fromEntries(seats.map((seat) => [seat.colour, {
        ...seat, shape: SHAPES[seat.colour] ?? "square",
      }])),
      pointed: this.pointed ? { phrase: this.pointed, options: this.leadsTo(this.pointed, options) } : null,
      offered: (phrase) => options.length > 0 && narrow(options, [...picks, phrase]).length > 0,
      t: (key, facts) => this.texts.say(key, facts), has: (key) => this.texts.has(key), name: (kind, word) => this.texts.name(kind, word),
      icon, html, svg, nothing,
    };
  }

  /** What may be chosen here and now: nothing while looking back or cut off. @returns {OptionView[]} */
  options() {
    return this.replay || this.due || !this.connected || this.position.waiting !== "me" ? [] : this.position.options;
  }

  /** What the board says of a thing, with what choosing it would change, or why it can't be chosen. @param {string} token @param {Element} element @returns {Told | null} */
  tell(token, element) {
    const ctx = this.context();
    const options = this.options();
    const chosen = options.find((option) => option.text === element.getAttribute("data-option"));
    if (chosen) return { title: "", more: whole(ctx, this.board, chosen) };
    const tip = this.board.tip?.(token, ctx) ?? null;
    const phrase = element.getAttribute("data-token") ?? token;
    if (!options.length || this.picks.includes(phrase)) return tip;
    const leads = this.leadsTo(phrase, options);
    const more = leads.length ? together(ctx, this.board, leads) : whyNot(ctx, phrase);
    return more === nothing ? tip : { title: phraseName(ctx, phrase), ...tip, more };
  }

  draw() {
    this.texts.people = {};
    for (const seat of this.position.table.seats) {
      if (!seat.name) UNNAMED.add(seat);
      if (UNNAMED.has(seat)) seat.name = this.texts.name("seat", seat.colour);
    }
    this.root.classList.remove("loading");
    this.root.dataset.game = this.game.name;
    this.root.dataset.waiting = (this.replay || this.due) && this.position.waiting === "me" ? "others" : this.position.waiting;
    this.root.dataset.number = String(this.position.number);
    this.root.dataset.tab = this.tab;
    this.root.dataset.seats = String(this.position.table.seats.length);
    this.root.toggleAttribute("data-replay", Boolean(this.replay));
    const ctx = this.paint();
    this.log?.draw(this.chronicle.until(this.position.number, this.told), this.position.number, this.texts, this.position.table.seats, this.wire.id);
    const turn = this.position.waiting === "me" && !this.replay;
    document.title = `${turn ? `● ${ctx.t("page-your-turn")} · ` : ""}${ctx.has("game-title") ? ctx.t("game-title") : "Caravela"}`;
  }

  /** The page as it is now, without the log: that is what a mere look can change. */
  paint() {
    const ctx = this.context();
    this.painting = true;
    render(frame(ctx, this), this.root);
    this.painting = false;
    mark(this.root, this.options(), this.picks, this.clicked);
    this.light();
    this.work(this.busy);
    return ctx;
  }

  /** Tells the board what the pointer or the focus is on, for boards that show what it would lead to. */
  follow() {
    const { root } = this;
    root.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") this.point(event.target); });
    root.addEventListener("pointerleave", () => this.point(null));
    root.addEventListener("focusin", (event) => this.point(event.target));
    root.addEventListener("focusout", () => this.point(null));
    root.addEventListener("pointerdown", (event) => { this.touched = event.pointerType === "touch" ? this.pointed : null; }, { capture: true });
  }

  /** @param {EventTarget | null} place */
  point(place) {
    const thing = place instanceof Element ? place.closest("[data-option], [data-pick], [data-token]:is([data-offered], [data-chosen])") : null;
    const phrase = thing?.getAttribute("data-option") ?? thing?.getAttribute("data-pick") ?? thing?.getAttribute("data-token") ?? "";
    if (phrase === this.pointed) return;
    this.pointed = phrase;
    // What is drawn anew loses the focus: nothing draws while it draws.
    if (this.painting) queueMicrotask(() => this.paint());
    else this.paint();
  }

  /** A finger can't hover: its first tap on a thing with `data-look` only shows what it would lead to. @param {Element} token */
  looksFirst(token) {
    const { touched } = this;
    this.touched = null;
    return touched !== null && token.hasAttribute("data-look") && touched !== token.getAttribute("data-token");
  }

  /** @param {string} phrase A whole option or a part of one. @param {OptionView[]} options */
  leadsTo(phrase, options) {
    const whole = options.filter((option) => option.text === phrase);
    return whole.length ? whole : narrow(options, this.picks.includes(phrase) ? this.picks : [...this.picks, phrase]);
  }

  /** While a choice is on its way, the options wait. @param {boolean} busy */
  work(busy) {
    this.busy = busy;
    this.root.querySelector("#options")?.toggleAttribute("data-busy", busy);
  }

  /** Lantern dots on the tabs where something is offered; where what is asked lies elsewhere, the desk is one line. */
  light() {
    let lit = 0;
    let here = false;
    for (const tab of tabsOf(this)) {
      const pane = this.root.querySelector(`[data-pane="${tab.part}"]`);
      const offers = Boolean(pane?.querySelector("[data-offered]") ?? pane?.matches("[data-offered]"));
      this.root.querySelector(`.tabs [data-tab="${tab.id}"]`)?.toggleAttribute("data-lit", offers);
      const asked = offers && NARROW.matches && this.askedIn(tab.part) > 0;
      if (asked) lit += 1;
      if (asked && tab.id === this.tab) here = true;
    }
    this.root.toggleAttribute("data-elsewhere", lit > 0 && !here && !this.listOpen);
    this.root.toggleAttribute("data-on-board", this.root.querySelector("[data-offered]") !== null);
  }

  /** On a narrow screen a new decision opens the view where its offers are; then they are scrolled into sight. */
  openOffers() {
    if (NARROW.matches) {
      const counts = tabsOf(this).map((tab) => ({ id: tab.id, count: this.askedIn(tab.part) }));
      const best = counts.reduce((one, other) => (other.count > one.count ? other : one), { id: this.tab, count: 0 });
      if (best.count && !counts.find((one) => one.id === this.tab)?.count) this.openTab(best.id);
    }
    this.revealOffers();
  }

  /** How many things in a view answer what is asked; what may be done beside it does not count. @param {string} part */
  askedIn(part) {
    const options = this.options();
    const main = options.filter((option) => !option.free);
    const asked = main.length ? main : options;
    const tokens = /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(`[data-pane="${part}"] [data-offered]`));
    return [...tokens].filter((token) => narrow(asked, [...this.picks, token.dataset.token ?? ""]).length > 0).length;
  }

  /** Scrolls the first offered thing into sight where none is, unless the reader scrolls just now. */
  revealOffers() {
    if (performance.now() - this.scrolledAt < SCROLLING) return;
    for (const pane of this.root.querySelectorAll("[data-pane]:not(.board)")) {
      const box = /** @type {Element} */ (NARROW.matches ? this.root.querySelector(".chart") : pane);
      const { top, bottom } = box.getBoundingClientRect();
      const offered = [...pane.querySelectorAll("[data-offered]")].map((one) => one.getBoundingClientRect()).filter((one) => one.height > 0);
      if (!offered.length || offered.some((one) => one.top >= top && one.bottom <= bottom)) continue;
      box.scrollTop += offered[0].top - top - 8;
    }
  }

  /** A position comes down the line: what every sensible player answers the same, the page answers by itself.
   * @param {Position} position @param {number} pause @param {number} at The moment on the way there. */
  reach(position, pause, at) {
    const due = at >= position.frames.length && !this.replay && position.waiting === "me" && position.usual !== null && !asksEverything() && !this.parade.waiting;
    this.show(position, pause, at, due);
    if (due) setTimeout(() => void this.answerUsual(position), pause);
  }

  /** @param {Position} position */
  async answerUsual({ number, usual, options }) {
    if (!this.due || number !== this.position.number) return;
    this.due = false;
    const option = options.find(({ text }) => text === usual);
    if (!option || this.replay || this.busy || !this.connected) { this.draw(); return; }
    await this.choose(option);
    this.notice ??= { key: "page-usual", facts: { name: this.texts.sentence(option) } };
    this.draw();
  }

  /** A position takes its place on the page, or the view of a moment on the way there.
   * @param {Position} position @param {number} pause @param {number} [at] Which moment. @param {boolean} [due] Whether the page answers by itself. */
  show(position, pause, at = position.frames.length, due = false) {
    const frame = position.frames[at];
    const isNew = position.number !== this.position.number;
    const changed = isNew || this.watching;
    this.chronicle.learn(position.events);
    const events = this.chronicle.at(position.number);
    const until = frame ? frame.events : events.length;
    const happened = changed ? events.slice(isNew ? 0 : this.told, until) : [];
    const starts = changed && !document.hidden ? this.starts(frame ? { ...position, view: frame.view } : position, happened) : [];
    this.travel.skip();
    this.tips.hide();
    const { standings } = this.position;
    this.position = { ...position, chat: null, ...(frame ? { view: frame.view, waiting: /** @type {const} */ ("others"), options: [], not_offered: [], selection: null, standings } : {}) };
    this.told = until;
    this.watching = Boolean(frame);
    this.due = due;
    if (changed) {
      this.picks = [];
      this.picked = new Map();
      this.pointed = "";
      this.listOpen = false;
      // Where nothing moves they stay until they are read, or until I choose.
      if (playsMoments()) this.moments = frame ? [frame.moment] : [];
      else if (isNew) this.moments = [...this.moments, ...position.frames.map(({ moment }) => moment)].slice(-MOMENTS);
    }
    this.draw();
    if (starts.length) void this.travel.go(starts, pause || 640);
    const words = happened.map((event) => this.texts.sentence(event));
    if (changed && this.options().length && position.prompt) words.push(this.texts.sentence(position.prompt));
    announce(words);
    if (changed && this.options().length) {
      this.openOffers();
      this.keepFocus();
    }
    if (this.position.waiting === "over" && !this.replay && !this.scoresSeen && !this.parade.waiting) {
      this.scoresSeen = true;
      setTimeout(() => { if (this.position.waiting === "over") void this.scores(); }, pause ? 900 : 300);
    }
  }

  /** From one moment to the next; or what was told is read. */
  goOn() {
    this.moments = [];
    if (this.parade.waiting) { this.parade.free = 0; this.parade.next(); } else this.draw();
  }

  /** Several positions at once: only the last is drawn, all are told. @param {Position[]} positions */
  leap(positions) {
    for (const position of positions) this.chronicle.learn(position.events);
    announce(positions.slice(0, -1).flatMap(({ number }) => this.chronicle.at(number).map((event) => this.texts.sentence(event))));
    const last = positions[positions.length - 1];
    this.reach(last, 0, last.frames.length);
  }

  /** Who plays by keys goes on from the prompt, not from the top of the page. */
  keepFocus() {
    if (document.activeElement !== document.body || !document.documentElement.classList.contains("by-keys")) return;
    /** @type {HTMLElement | null} */ (this.root.querySelector("#prompt"))?.focus({ preventScroll: true });
  }

  /** @param {Position} position @param {LogLine[]} happened */
  starts(position, happened) {
    if (!this.board.journeys) return [];
    const ctx = { ...this.context(), position, view: /** @type {AnyView} */ (position.view) };
    const journeys = happened.flatMap((event) => this.board.journeys?.(event, ctx) ?? []);
    return this.travel.starts(journeys);
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  live() {
    this.line = new LiveLine(this.wire.id, {
      after: () => `after=${this.reached}&version=${this.position.version}&heard=${this.chat.at(-1)?.id ?? 0}`,
      hear: (message) => this.hear(message),
      state: (connected) => this.wireState(connected),
    });
    this.line.open();
  }

  /** The number of the newest position that has come, shown or not. */
  get reached() { return this.replay ? this.replay.last : this.parade.last(this.position.number); }

  /** @param {boolean} connected */
  wireState(connected) {
    if (connected === this.connected) return;
    this.connected = connected;
    clearTimeout(this.cutTimer);
    this.longCut = false;
    if (connected) {
      announce([this.texts.say("page-reconnected")]);
      void this.check();
    } else {
      this.picks = [];
      this.cutTimer = setTimeout(() => { this.longCut = true; this.draw(); }, LONG_CUT);
      announce([this.texts.say("page-cut")]);
    }
    this.draw();
  }

  /** After a cut: what was undone meanwhile does not come down the line by itself. */
  async check() {
    const newest = await this.wire.newest().catch(() => null);
    if (!newest) return;
    if (this.unsent === newest.number) this.notice = { key: "page-not-arrived", facts: {} };
    this.unsent = null;
    const last = this.reached;
    const told = newest.events.filter((event) => event.number <= last);
    const same = newest.number >= last && JSON.stringify(told) === JSON.stringify(this.chronicle.until(last));
    if (!same || newest.number === this.position.number) this.reset(newest);
  }

  /** @param {Live} message */
  hear(message) {
    if (message.kind === "position") this.arrive(message);
    else if (message.kind === "undone") this.back(message);
    else if (message.kind === "chat") this.heard(message);
    else if (message.kind === "undo-asked") this.undoAsked(message.seat, message.agreed);
    else if (message.kind === "replace-asked") this.replaceAsked(message.seat, message.by);
    else if (message.kind === "replace-ended") this.replaceAsked(message.seat, null);
    else if (message.kind === "seats") this.seated(message.seats);
  }

  /** @param {Position} position @param {boolean} [set] Whether several choices of mine led there. */
  arrive(position, set = false) {
    const last = this.reached;
    if (position.number <= last) return;
    if (this.replay) { this.meanwhile(position); return; }
    if (position.number > last + 1 && !set) {
      if (position.whole) this.reset(position);
      else void this.resync();
      return;
    }
    const before = this.parade.queue.at(-1)?.position ?? this.position;
    const author = before.decider === null ? undefined : before.table.seats[before.decider];
    this.notice = null;
    this.busy = false;
    this.parade.add(position, Boolean(author?.mine));
    if (this.parade.waiting) this.draw();
  }

  /** The game goes on while somebody looks back: only its end is noted, what is looked at stays. @param {Position} position */
  meanwhile(position) {
    if (!this.replay) return;
    this.chronicle.learn(position.events);
    this.position.table = position.table;
    this.replay.last = position.number;
    // Once the game is over, every position tells more; and what is undone can't be looked at any longer.
    if (position.waiting === "over") this.replay.known.clear();
    if (position.waiting === "over" || this.replay.number > position.number) void this.attempt(async () => { await this.replay?.go(this.replay.number); });
    this.draw();
  }

  /** @param {Position} position */
  back(position) {
    this.parade.clear();
    this.moments = [];
    this.chronicle.forget(position.number);
    this.scoresSeen = false;
    this.replay?.known.clear();
    if (this.replay) { this.meanwhile(position); return; }
    this.position = { ...this.position, number: -1 };
    this.show(position, 0);
    announce([this.texts.say("page-undone")]);
  }

  async resync() {
    try {
      const newest = await this.wire.newest();
      // While it was on its way, more may have come down the line.
      if (newest.version >= (this.parade.queue.at(-1)?.position ?? this.position).version) this.reset(newest);
    } catch (error) { this.failed(error); }
  }

  /** @param {Position} position With all that happened so far. */
  reset(position) {
    this.parade.clear();
    this.chronicle = new Chronicle();
    this.chat = position.chat ?? this.chat;
    if (this.replay) { this.meanwhile(position); return; }
    if (position.number !== this.position.number) this.picks = [];
    this.show(position, 0);
  }

  /** @param {SeatView[]} seats */
  seated(seats) {
    const mine = (/** @type {SeatView[]} */ list) => list.map((seat) => seat.mine).join();
    const changed = mine(seats) !== mine(this.position.table.seats);
    this.position.table.seats = seats;
    for (const { position } of this.parade.queue) position.table.seats = seats;
    if (changed) void this.resync();
    else this.draw();
  }

  /** @param {number | null} seat Nobody: the question is answered. @param {boolean | null} agreed */
  undoAsked(seat, agreed) {
    this.position = { ...this.position, undo: { ...this.position.undo, asked: seat, answered: seat !== null && this.position.table.seats[seat]?.mine } };
    if (seat === null && agreed === false) this.notice = { key: "page-undo-refused", facts: {} };
    this.draw();
  }

  /** Back to before the last choice of the seat that asks. */
  takenBack() {
    const { number, undo } = this.position;
    const made = this.chronicle.until(number).findLast((event) => event.number > 0 && event.seat === undo.asked);
    return undo.count ?? (made ? number - made.number + 1 : 1);
  }

  /** Somebody wants a bot in a seat, or nobody does any longer. @param {number} seat @param {number | null} by */
  replaceAsked(seat, by) {
    const { votes, table } = this.position;
    const before = votes.find((vote) => vote.seat === seat);
    const vote = { seat, by: before?.by ?? by, answered: Boolean(before?.answered || (by !== null && table.seats[by]?.mine)) };
    this.position = { ...this.position, votes: [...votes.filter((other) => other !== before), ...(by === null ? [] : [vote])] };
    this.draw();
  }

  /** @param {ChatLine} line */
  heard(line) {
    if (this.chat.some((other) => other.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (!this.chatOpen) this.unread += 1;
    this.draw();
  }

  // -- what the visitor does -----------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  click(event) {
    const jump = event.target instanceof Element ? event.target.closest("[data-jump]") : null;
    if (jump && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void this.lookBack(Number(jump.getAttribute("data-jump")));
      return;
    }
    if (this.listOpen && event.target instanceof Element && !event.target.closest("details.all")) { this.listOpen = false; this.draw(); }
    let token = event.target instanceof Element ? event.target.closest("[data-token]") : null;
    while (token && !token.matches("[data-offered], [data-chosen]")) token = token.parentElement?.closest("[data-token]") ?? null;
    if (token && this.looksFirst(token)) this.point(token);
    else if (token) this.pick(token.getAttribute("data-token") ?? "", token);
    else if (this.travel.running.length) this.travel.skip();
  }

  /** @param {string} phrase @param {Element} [element] With `data-holds` it is only held, even if one option is left. */
  pick(phrase, element) {
    const options = this.options();
    if (!options.length || this.busy) return;
    if (element) this.clicked.set(phrase, element);
    this.notice = null;
    this.picks = pick(options, this.picks, phrase);
    const fitting = narrow(options, this.picks);
    const selection = selectionOf(this.position);
    const piece = fitting.length === 1 ? selection?.pieces.find(({ text }) => text === fitting[0].text) : undefined;
    if (selection && piece) {
      const count = this.picked.get(piece.text) ?? 0;
      this.picks = [];
      this.picked = picking(selection, this.picked, piece, count < piece.count ? count + 1 : 0);
      this.draw();
      return;
    }
    if (this.picks.length && fitting.length === 1 && !element?.hasAttribute("data-holds")) { void this.choose(fitting[0]); return; }
    this.draw();
    this.openOffers();
    announce([this.texts.say("page-options-count", { count: fitting.length })]);
  }

  /** @returns {boolean} Whether there was something to let go of. */
  letGo() {
    this.tips.hide();
    if (this.listOpen) { this.listOpen = false; this.draw(); return true; }
    if (!this.picks.length && !this.picked.size) return false;
    if (!this.picks.length) this.picked = new Map();
    this.picks = this.picks.slice(0, -1);
    this.draw();
    return true;
  }

  /** @param {OptionView} option */
  choose(option) { return this.send({ number: this.position.number, option: option.text }); }

  /** An option, or a whole set. @param {NewChoice} choice */
  async send(choice) {
    if (this.busy) return;
    this.tips.hide();
    this.notice = null;
    this.moments = [];
    this.work(true);
    try {
      const answer = await this.wire.choose(choice);
      // A set is several choices: what came of the earlier ones is told with the whole position.
      if (answer.number > choice.number + 1 && !answer.whole) this.arrive(await this.wire.newest(), true);
      else this.arrive(answer);
    } catch (error) {
      this.picks = [];
      if (error instanceof Silence) this.unsent = this.position.number;
      this.failed(error);
    }
    this.work(false);
  }

  async undo() {
    if (this.busy) return;
    this.skip();
    this.work(true);
    try {
      const answer = await this.wire.undo(this.position.number);
      this.work(false);
      if (answer.undo.asked === null) this.back(answer);
      else this.reset(answer);
    } catch (error) {
      this.work(false);
      this.failed(error);
    }
  }

  /** Says what went otherwise, in the desk. @param {unknown} error */
  failed(error) {
    if (error instanceof Silence) {
      if (!this.line) { note(this.texts.say("page-no-server")); return; }
      this.wireState(false);
      this.line.again();
      return;
    }
    if (!(error instanceof Refusal)) throw error;
    const key = error.key.startsWith("undo-") ? error.key : `error-${error.key}`;
    this.notice = { key: error.key === "stale" ? "page-stale" : this.texts.has(key) ? key : "error-unknown", facts: { seconds: error.seconds ?? 0 } };
    if (error.position) this.reset(error.position);
    else if (error.status === 409 || error.status === 422) void this.resync();
    this.draw();
  }

  /** @param {() => Promise<void>} act */
  async attempt(act) { try { await act(); } catch (error) { this.failed(error); } }

  /** @returns {Desk} */
  desk() {
    return {
      texts: this.texts, board: this.board, connected: this.connected, unsent: this.unsent !== null, longCut: this.longCut, busy: this.busy, queued: this.parade.waiting,
      notice: this.notice, listOpen: this.listOpen, picked: this.picked, watching: this.watching, takenBack: this.takenBack(),
      acts: {
        choose: (option) => void this.choose(option), change: (picked) => { this.picked = picked; this.draw(); },
        send: () => void this.send({ number: this.position.number, pieces: piecesOf(this.picked) }), pick: (phrase) => this.pick(phrase), letGo: () => this.letGo(), undo: () => void this.undo(),
        skip: () => this.skip(), reconnect: () => this.line?.again(), answerUndo: (agree) => void this.answerUndo(agree), join: (seat) => void this.join(seat),
        replace: (seat) => void this.replace(seat), vote: (seat, agree) => void this.vote(seat, agree), invite: () => this.invite(),
        scores: () => void this.scores(), replay: () => void this.lookBack(0), again: () => void this.again(), share: () => void this.share(),
        toggleList: (open) => { if (open !== this.listOpen) { this.listOpen = open; this.light(); } },
      },
    };
  }

  /** @returns {MenuActs} */
  menuActs() {
    return {
      record: this.wire.record,
      invite: () => this.invite(),
      takeAlong: () => void this.attempt(async () => takeAlongDialog(this.context(), await this.wire.links())),
      standings: () => void this.scores(),
      replay: () => void this.lookBack(this.position.waiting === "over" ? 0 : this.position.number),
      tryHere: () => void this.tryFrom(), resign: () => void this.resign(), help: () => this.help(), theme: () => this.switchTheme(), redraw: () => this.draw(),
    };
  }

  skip() {
    this.travel.skip();
    this.parade.skip();
    this.draw();
  }

  invite() { void inviteDialog(this.context().t, this.wire.id); }

  /** @param {boolean} agree */
  async answerUndo(agree) {
    await this.attempt(async () => {
      const answer = await this.wire.answerUndo(agree);
      if (answer.number < this.position.number) this.back(answer);
      else this.reset(answer);
    });
  }

  /** @param {SeatView} seat */
  async join(seat) {
    const name = seat.was_mine ? seat.name : await nameDialog(this.context().t, this.texts.say("page-take-seat"), kept("name"));
    if (name === null) return;
    if (!seat.was_mine) keep("name", name);
    await this.attempt(async () => {
      await this.wire.join(seat.seat, name);
      this.line?.close();
      await this.resync();
      this.live();
      this.openOffers();
    });
  }

  /** @param {SeatView} seat */
  async replace(seat) {
    const answer = await ask({
      title: this.texts.say("page-replace-title", { name: seat.name }), body: this.texts.say("page-replace-body", { name: seat.name }),
      acts: [{ label: this.texts.say("page-back"), value: "" }, { label: this.texts.say("page-replace"), value: "yes", primary: true }],
    });
    if (answer === "yes") await this.vote(seat, true);
  }

  /** Whether a bot is to play for somebody who has gone. @param {SeatView} seat @param {boolean} agree */
  async vote(seat, agree) {
    await this.attempt(async () => {
      const { table, votes } = await this.wire.replace(seat.seat, agree);
      this.position = { ...this.position, votes };
      if (agree) note(this.texts.say(table.seats[seat.seat]?.kind === "bot" ? "page-replace-done" : "page-replace-asked", { name: seat.name }));
      this.draw();
    });
  }

  async resign() {
    const seat = await resignDialog(this.context());
    if (seat) await this.attempt(async () => { await this.wire.resign(seat.seat); await this.resync(); });
  }

  /** @param {string} text */
  say(text) { void this.attempt(() => this.wire.chat(text)); }

  /** @param {boolean} open */
  openChat(open) {
    if (this.chatOpen === open) return;
    this.chatOpen = open;
    this.unread = 0;
    this.draw();
  }

  /** @param {string} id */
  openTab(id) {
    this.tab = id;
    this.draw();
    if (id === "log") { this.log?.reveal(); this.unread = 0; }
  }

  /** @param {SeatView} seat */
  lookAt(seat) {
    if (NARROW.matches) this.openTab(seat.mine && this.board.tabs.some((tab) => tab.part === "mine") ? (this.board.tabs.find((tab) => tab.part === "mine")?.id ?? "players") : "players");
    else this.toggleDrawer();
    this.root.querySelector(`.rivals [data-seat="${seat.colour}"]`)?.scrollIntoView({ block: "nearest" });
  }

  toggleDrawer() {
    this.root.toggleAttribute("data-drawer");
    this.log?.reveal();
  }

  switchTheme() { switchTheme(); this.draw(); }

  help() { void showHelp(this.texts); }

  /** @param {string} language */
  async speak(language) {
    rememberLanguage(language);
    this.texts = await Texts.load(language, this.game.name);
    document.documentElement.lang = LOCALES[language];
    this.draw();
  }

  async scores() {
    if (document.querySelector("#scores, #standings")) return;
    const answer = await showScores(this.context(), this.board);
    if (answer === "again") await this.again();
    if (answer === "replay") await this.lookBack(0);
    if (answer === "share") await this.share();
  }

  async share() {
    const link = `${location.origin}/t/${this.wire.id}/${this.position.number}`;
    if (await copy(link)) note(this.texts.say("page-copied"));
    else await inviteDialog(this.context().t, this.wire.id);
  }

  /** The same table once more. */
  async again() {
    const { game, seats, spectators } = this.position.table;
    const settings = /** @type {NewTable["settings"]} */ (this.position.table.settings);
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
    const last = this.parade.last(this.position.number);
    this.skip();
    this.replay ??= new Replay(this.wire, (position, next) => {
      this.parade.clear();
      this.moments = [];
      if (next) this.parade.add(position, true);
      else this.show(position, 0);
    }, () => this.parade.waiting > 0);
    this.replay.last = Math.max(this.replay.last, last, this.position.last);
    this.replay.first = this.position.table.first;
    this.picks = [];
    await this.attempt(async () => { await this.replay?.go(number); });
  }

  leaveReplay() {
    this.replay?.stop();
    this.replay = null;
    history.replaceState(null, "", `/t/${this.wire.id}`);
    this.scoresSeen = true;
    void this.resync();
    if (!this.line) this.live();
  }

  async tryFrom() {
    const number = this.replay ? this.replay.number : this.position.number;
    await this.attempt(async () => {
      const { table } = await this.wire.tryFrom(number);
      keepCopy(table);
      location.href = `/t/${table}`;
    });
  }
}
