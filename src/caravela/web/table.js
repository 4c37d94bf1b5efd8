/** The table as it is drawn: the store's state on the page, and what pointer, focus and finger do to it. */
import { html, nothing, render, svg } from "./vendor/lit-html/lit-html.js";
import { Acts } from "./acts.js";
import { SHAPES, icon } from "./art.js";
import { markTab } from "./call.js";
import { courseOf, decisionOf, lightSuggestion, metIn, placeCard, stepAt, suggestion } from "./coach.js";
import { together, whole, whyNot } from "./consequence.js";
import { phraseName } from "./desk.js";
import { frame, tabsOf } from "./frame.js";
import { listenToKeys } from "./keys.js";
import { marksOf, placeDiscs } from "./digest.js";
import { promptRule, ruleOf } from "./learn.js";
import { LogBook, mannerOf } from "./log.js";
import { staysHome } from "./menu.js";
import { markWatched } from "./moment.js";
import { mark, narrow } from "./pick.js";
import { Store, begin, leadsTo, options, until } from "./store.js";
import { Tooltips } from "./tooltip.js";
import { sinceMine } from "./turns.js";
import { Travel } from "./travel.js";
import { Zoom } from "./zoom.js";

/** @import { GameFacts, LogLine, Position } from "./messages.d.ts" */
/** @import { AnyView, Board, Context, Fold } from "./types.d.ts" */
/** @import { Texts } from "./text.js" */
/** @import { Told } from "./tooltip.js" */
/** @import { TableWire } from "./net.js" */

const NARROW = matchMedia("(max-width: 599px), (max-height: 520px)");
const SCROLLING = 1500;

export class Table {
  /** @param {HTMLElement} root @param {TableWire} wire @param {{position: Position, texts: Texts, game: GameFacts, board: Board}} known */
  constructor(root, wire, { position, texts, game, board }) {
    this.root = root;
    this.wire = wire;
    this.texts = texts;
    this.game = game;
    this.board = board;
    this.painting = false;
    this.again = false;
    /** @type {string | null} What was pointed at before a finger came down; null for a mouse. */
    this.touched = null;
    /** @type {Map<string, Element>} */
    this.clicked = new Map();
    /** @type {Map<string, number>} */
    this.rooms = new Map();
    this.scrolledAt = -SCROLLING;
    this.store = new Store(begin(position, board.tabs[0]?.id ?? "map"), (state, before) => this.draw(state.pointed === before.pointed));
    Object.assign(this.store.state, { course: courseOf(wire.id), met: metIn(game.name) });
    this.travel = new Travel(root);
    this.acts = new Acts(this);
    this.draw();
    this.zoom = new Zoom(/** @type {HTMLElement} */ (root.querySelector(".board")), /** @type {HTMLElement} */ (root.querySelector(".boardsheet")));
    this.log = new LogBook(/** @type {HTMLElement} */ (root.querySelector(".logbox .scroll")), this);
    this.tips = new Tooltips(root, (token, element) => this.tell(token, element), () => this.texts.say("learn-rule"));
    root.addEventListener("click", (event) => this.click(event));
    if (board.follows) this.follow();
    root.addEventListener("toggle", () => this.tips?.hide(), true);
    for (const kind of ["wheel", "touchmove"]) root.addEventListener(kind, () => { this.scrolledAt = performance.now(); }, { passive: true });
    addEventListener("resize", () => { this.rooms.clear(); this.draw(); });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    listenToKeys(root, this.acts.keys());
    this.acts.asked();
  }

  get state() { return this.store.state; }

  /** Whether one view is shown at a time. */
  get narrow() { return NARROW.matches; }

  /** What the coach shows now. */
  get step() { return options(this.state).length && !this.state.cards.length ? stepAt(this.game.guide, this.state.course, this.state.position) : null; }

  /** What is met for the first time, and has a hint. */
  get hint() {
    const { state } = this;
    const decision = state.met && !this.step && !state.cards.length && options(state).length ? decisionOf(state.position) : "";
    return decision && !state.met?.has(decision) && state.hinted !== state.position.number && this.texts.has(`hint-${decision}`) ? decision : "";
  }

  /** @param {Position} [position] Another than the shown one. @returns {Context} */
  context(position = this.state.position) {
    const { picks, pointed } = this.state;
    const all = options(this.state);
    const { seats } = position.table;
    this.texts.people = Object.fromEntries(seats.filter((seat) => seat.name).map((seat) => [seat.colour, seat.name]));
    /** @type {Fold[]} */
    const folds = [];
    return {
      position, view: /** @type {AnyView} */ (position.view), game: this.game, picks, phone: NARROW.matches, language: this.texts.language,
      me: position.as === null ? null : (seats[position.as]?.colour ?? null),
      look: this.looked(position),
      seats: Object.fromEntries(seats.map((seat) => [seat.colour, { ...seat, shape: SHAPES[seat.colour] ?? "square" }])),
      pointed: pointed ? { phrase: pointed, options: leadsTo(this.state, pointed) } : null,
      offered: (phrase) => all.length > 0 && narrow(all, [...picks, phrase]).length > 0,
      t: (key, facts) => this.texts.say(key, facts), has: (key) => this.texts.has(key), name: (kind, word) => this.texts.name(kind, word),
      icon, html, svg, nothing, folds,
      room: (name) => this.room(name),
      fold: (id, label, body, picture) => {
        folds.push({ id, label, body });
        return html`<button type="button" class="chip" data-fold=${id} aria-expanded=${String(this.state.open === id)} aria-controls="fold-${id}" title=${label} @click=${() => this.acts.fold(id)}><span
          class="dot lantern" aria-label=${this.texts.say("page-offers-here")}></span>${picture ? icon(picture) : nothing}<span class="label">${label}</span></button>`;
      },
    };
  }

  /** Whose board is in sight. @param {Position} position @returns {string | null} */
  looked({ number, as, waiting, decider, table: { seats } }) {
    const mine = as === null ? null : (seats[as]?.colour ?? null);
    const { replay, chronicle } = this.state;
    if (mine !== null && (staysHome() || (waiting === "me" && !replay))) return mine;
    const author = chronicle.get(number)?.find(({ seat }) => seat !== null)?.seat ?? null;
    const who = author !== null && (replay || !seats[author]?.mine) ? author : decider;
    return who === null ? mine : (seats[who]?.colour ?? mine);
  }

  /** How many things of a kind a row shows on a screen of this size. @param {string} name */
  room(name) {
    const known = this.rooms.get(name) ?? Number(getComputedStyle(this.root).getPropertyValue(`--fold-${name}`));
    this.rooms.set(name, known);
    return known;
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  /** Nothing draws while it draws: what changes meanwhile is drawn afterwards. @param {boolean} [all] Also the log, which a mere look can't change. */
  draw(all = true) {
    if (this.painting) {
      if (!this.again) queueMicrotask(() => { this.again = false; this.draw(); });
      this.again = true;
      return;
    }
    this.painting = true;
    const { state, root } = this;
    const { position } = state;
    this.acts.nameSeats();
    root.classList.remove("loading");
    root.dataset.game = this.game.name;
    root.dataset.waiting = (state.curtain || state.replay || state.due || state.cards.length) && position.waiting === "me" ? "others" : position.waiting;
    root.dataset.number = String(position.number);
    root.dataset.tab = state.tab;
    root.dataset.board = this.board.shape.board;
    root.dataset.desk = this.board.shape.desk;
    root.dataset.seats = String(position.table.seats.length);
    root.toggleAttribute("data-replay", Boolean(state.replay));
    root.toggleAttribute("data-drawer", state.drawer);
    const ctx = this.context();
    render(frame(ctx, this), root);
    mark(root, options(state), state.picks, this.clicked);
    lightSuggestion(root, state, state.course?.back ? null : suggestion(this.step, options(state)));
    placeCard(root);
    this.light();
    markWatched(this);
    placeDiscs(this);
    root.querySelector("#options")?.toggleAttribute("data-busy", state.busy);
    for (const part of root.children) part.toggleAttribute("inert", Boolean(state.curtain) && !part.matches(".f-head, .curtain"));
    this.painting = false;
    if (!all) return;
    const lines = until(state.chronicle, position.number, state.told);
    this.log?.draw(ctx, lines, marksOf(this.since(lines)));
    const turn = position.waiting === "me" && !state.replay;
    markTab(turn);
    document.title = `${turn ? `● ${ctx.t("page-your-turn")} · ` : ""}${ctx.has("game-title") ? ctx.t("game-title") : "Caravela"}`;
  }

  /** What others did since I chose last, while I choose. @param {LogLine[]} [lines] */
  since(lines = until(this.state.chronicle, this.state.position.number)) {
    const { position, replay } = this.state;
    return replay || position.waiting !== "me" ? [] : sinceMine(lines, position.table.seats, mannerOf(this), position.as);
  }

  /** Lantern dots on tabs and folds that hide something offered; where what is asked lies elsewhere, the desk is one line. */
  light() {
    let lit = 0;
    let here = false;
    for (const tab of tabsOf(this)) {
      const pane = this.root.querySelector(`[data-pane="${tab.part}"]`);
      const offers = Boolean(pane?.querySelector("[data-offered]") ?? pane?.matches("[data-offered]"));
      this.root.querySelector(`.tabs [data-tab="${tab.id}"]`)?.toggleAttribute("data-lit", offers);
      const asked = offers && NARROW.matches && this.askedIn(tab.part) > 0;
      if (asked) lit += 1;
      if (asked && tab.id === this.state.tab) here = true;
    }
    for (const fold of this.root.querySelectorAll("[data-fold]")) {
      const within = this.root.querySelector(`[data-folded="${fold.getAttribute("data-fold")}"]`);
      fold.toggleAttribute("data-lit", Boolean(within?.querySelector("[data-offered]")));
    }
    this.root.toggleAttribute("data-elsewhere", lit > 0 && !here && !this.state.open);
    this.root.toggleAttribute("data-on-board", this.root.querySelector("[data-offered]") !== null);
  }

  /** On a narrow screen a new decision opens the view where its offers are; then they are scrolled into sight. */
  openOffers() {
    if (NARROW.matches) {
      const counts = tabsOf(this).map((tab) => ({ id: tab.id, count: this.askedIn(tab.part) }));
      const best = counts.reduce((one, other) => (other.count > one.count ? other : one), { id: this.state.tab, count: 0 });
      if (best.count && !counts.find((one) => one.id === this.state.tab)?.count) this.openTab(best.id);
    }
    this.revealOffers();
  }

  /** How many things in a view answer what is asked; what may be done beside it does not count. @param {string} part */
  askedIn(part) {
    const all = options(this.state);
    const main = all.filter((option) => !option.free);
    const asked = main.length ? main : all;
    const tokens = /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(`[data-pane="${part}"] [data-offered]`));
    return [...tokens].filter((token) => narrow(asked, [...this.state.picks, token.dataset.token ?? ""]).length > 0).length;
  }

  /** Scrolls the first offered thing into sight where none is, unless the reader scrolls just now. */
  revealOffers() {
    if (performance.now() - this.scrolledAt < SCROLLING) return;
    for (const pane of this.root.querySelectorAll("[data-pane]:not(.board)")) {
      const { top, bottom } = pane.getBoundingClientRect();
      const offered = [...pane.querySelectorAll("[data-offered]")].map((one) => one.getBoundingClientRect()).filter((one) => one.height > 0);
      if (!offered.length || offered.some((one) => one.top >= top && one.bottom <= bottom)) continue;
      pane.scrollTop += offered[0].top - top - 8;
    }
  }

  /** Who plays by keys goes on from the prompt, not from the top of the page. */
  keepFocus() {
    if (document.activeElement !== document.body || !document.documentElement.classList.contains("by-keys")) return;
    /** @type {HTMLElement | null} */ (this.root.querySelector("#prompt"))?.focus({ preventScroll: true });
  }

  /** Where the pieces that travel start: to be asked before the new position is drawn. @param {Position} position @param {LogLine[]} happened */
  starts(position, happened) {
    if (!this.board.journeys || document.hidden) return [];
    const ctx = this.context(position);
    return this.travel.starts(happened.flatMap((event) => this.board.journeys?.(event, ctx) ?? []));
  }

  // -- pointer, focus, finger ----------------------------------------------------------------------------------------

  /** What the board says of a thing, with what choosing it would change, or why it can't be chosen. @param {string} token @param {Element} element @returns {Told | null} */
  tell(token, element) {
    const ctx = this.context();
    const all = options(this.state);
    const chosen = all.find((option) => option.text === element.getAttribute("data-option"));
    if (chosen) return { title: "", more: whole(ctx, this.board, chosen), rule: promptRule(ctx) };
    const known = this.board.tip?.(token, ctx);
    const tip = known ? { ...known, rule: ruleOf(ctx.game, token) } : null;
    const phrase = element.getAttribute("data-token") ?? token;
    if (!all.length || this.state.picks.includes(phrase)) return tip;
    const leads = leadsTo(this.state, phrase);
    const more = leads.length ? together(ctx, this.board, leads) : whyNot(ctx, phrase);
    return more === nothing ? tip : { title: phraseName(ctx, phrase), ...tip, more };
  }

  /** Tells the board what the pointer or the focus is on, for boards that show what it would lead to. */
  follow() {
    const { root } = this;
    root.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") this.point(event.target); });
    root.addEventListener("pointerleave", () => this.point(null));
    root.addEventListener("focusin", (event) => this.point(event.target));
    root.addEventListener("focusout", () => this.point(null));
    root.addEventListener("pointerdown", (event) => { this.touched = event.pointerType === "touch" ? this.state.pointed : null; }, { capture: true });
  }

  /** @param {EventTarget | null} place */
  point(place) {
    const thing = place instanceof Element ? place.closest("[data-option], [data-pick], [data-token]:is([data-offered], [data-chosen])") : null;
    const pointed = thing?.getAttribute("data-option") ?? thing?.getAttribute("data-pick") ?? thing?.getAttribute("data-token") ?? "";
    if (pointed !== this.state.pointed) this.store.set({ pointed });
  }

  /** A finger can't hover: its first tap on a thing with `data-look` only shows what it would lead to. @param {Element} token */
  looksFirst(token) {
    const { touched } = this;
    this.touched = null;
    return touched !== null && token.hasAttribute("data-look") && touched !== token.getAttribute("data-token");
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    const jump = target?.closest("[data-jump]");
    if (jump && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void this.acts.lookBack(Number(jump.getAttribute("data-jump")));
      return;
    }
    if (this.state.open && !target?.closest("[data-fold], [data-folded]")) this.store.set({ open: "" });
    let token = target?.closest("[data-token]") ?? null;
    while (token && !token.matches("[data-offered], [data-chosen]")) token = token.parentElement?.closest("[data-token]") ?? null;
    if (token && this.looksFirst(token)) this.point(token);
    else if (token) this.pick(token.getAttribute("data-token") ?? "", token);
    else if (this.travel.running.length) this.travel.skip();
  }

  /** @param {string} phrase @param {Element} [element] What was clicked; with `data-holds` it is only held, even if one option is left. */
  pick(phrase, element) {
    if (element) this.clicked.set(phrase, element);
    this.acts.pick(phrase, element?.hasAttribute("data-holds"));
  }

  /** @param {string} tab */
  openTab(tab) {
    this.store.set({ tab, ...(tab === "log" ? { unread: 0 } : {}) });
    if (tab === "log") this.log?.reveal();
  }

  toggleDrawer() {
    this.store.set({ drawer: !this.state.drawer });
    this.log?.reveal();
  }
}
