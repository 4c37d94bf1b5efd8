/** The table as it is drawn: the store's state on the page, and what pointer, focus and finger do to it. */
import { html, nothing, render, svg } from "./vendor/lit-html/lit-html.js";
import { Acts } from "./acts.js";
import { SHAPES, icon } from "./art.js";
import { markTab } from "./call.js";
import { courseOf, decisionOf, lightSuggestion, metIn, placeCard, stepAt, suggestion } from "./coach.js";
import { together, whole, whyNot } from "./consequence.js";
import { phraseName, pickerSlip } from "./desk.js";
import { coach, desk, frame, pops, slips, tabsOf } from "./frame.js";
import { listenToKeys } from "./keys.js";
import { marksOf } from "./digest.js";
import { promptRule, ruleOf } from "./learn.js";
import { LogBook, mannerOf } from "./log.js";
import { staysHome } from "./menu.js";
import { markWatched } from "./moment.js";
import { panesOf } from "./panes.js";
import { leads, mark, narrow } from "./pick.js";
import { placePins } from "./pins.js";
import { EXTRAS, Store, begin, clickable, fullyPicked, isExtra, leadsTo, offers, onlyPoints, opened, options, until } from "./store.js";
import { keepTable, markShown } from "./show.js";
import { Slices } from "./slices.js";
import { wholeRows, wholeUnder } from "./slip.js";
import { steady } from "./steady.js";
import { stillness } from "./theme.js";
import { Tooltips } from "./tooltip.js";
import { companyOf, sinceMine } from "./turns.js";
import { Travel } from "./travel.js";
import { Zoom } from "./zoom.js";

/** @import { GameFacts, LogLine, Position } from "./messages.d.ts" */
/** @import { AnyView, Board, Context, Fold } from "./types.d.ts" */
/** @import { Texts } from "./text.js" */
/** @import { Picked } from "./picker.js" */
/** @import { Told } from "./tooltip.js" */
/** @import { Since } from "./turns.js" */
/** @import { TableWire } from "./net.js" */

const NARROW = matchMedia("(max-width: 599px), (max-height: 520px)");
const SCROLLING = 1500;
/** @type {Since} */
const NOTHING = { turns: [], mine: {} };
/** The views that a question is answered in: beside them the desk is whole. */
const ASKING = new Set(["map", "offers"]);

export class Table {
  /** @param {HTMLElement} root @param {TableWire} wire @param {{position: Position, texts: Texts, game: GameFacts, board: Board}} known */
  constructor(root, wire, { position, texts, game, board }) {
    this.root = root;
    this.wire = wire;
    this.texts = texts;
    this.game = game;
    this.board = board;
    this.panes = panesOf(this);
    /** @type {Fold[]} What the chips of the desk hide. */
    this.lists = [];
    this.slices = new Slices(root, () => this.arrive());
    this.steps = this.stepsOf();
    /** What was drawn last, for whose eyes, and whether they were asked. */
    this.drawn = { view: position.view, as: position.as, asked: false };
    /** Whether what is drawn has asked for what the pointer is on. */
    this.followed = false;
    /** Whether a finger came down last. */
    this.finger = false;
    /** From where the page, not the player, has turned to the view in sight. */
    this.led = "";
    /** @type {Map<string, Element>} */
    this.clicked = new Map();
    /** @type {Map<string, number>} */
    this.rooms = new Map();
    this.linesOf = steady(until);
    this.contextOf = steady((/** @type {Parameters<Table["makeContext"]>} */ ...known) => this.makeContext(...known));
    this.missedOf = steady((/** @type {LogLine[]} */ lines, /** @type {Position} */ position, /** @type {Texts} */ _, /** @type {number} */ taken) => sinceMine(lines, companyOf(position), mannerOf(this), position.as, taken));
    this.scrolledAt = -SCROLLING;
    this.store = new Store(begin(position, board.tabs[0]?.id ?? "map"), (state, before) => {
      if (before.advice && !state.advice) this.acts.advising.hangUp();
      this.draw(onlyPoints(state, before));
    });
    Object.assign(this.store.state, { course: courseOf(wire.id), met: metIn(game.name) });
    this.travel = new Travel(root);
    this.acts = new Acts(this);
    root.classList.remove("loading");
    Object.assign(root.dataset, { game: game.name, board: board.shape.board, desk: board.shape.desk, seats: String(position.table.seats.length) });
    this.drawFrame();
    this.draw();
    this.slices.finish();
    this.zoom = new Zoom(/** @type {HTMLElement} */ (root.querySelector(".board")), /** @type {HTMLElement} */ (root.querySelector(".boardsheet")));
    this.log = new LogBook(/** @type {HTMLElement} */ (root.querySelector(".logbox .scroll")), this);
    this.tips = new Tooltips(root, (token, element) => this.tell(token, element), () => this.texts.say("learn-rule"));
    // Nobody points at what is half drawn.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.slices.finish(), { capture: true });
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("pointerdown", (event) => { this.finger = event.pointerType === "touch"; }, { capture: true });
    if (board.follows) this.follow();
    root.addEventListener("toggle", () => this.tips?.hide(), true);
    for (const kind of ["wheel", "touchmove"]) root.addEventListener(kind, () => { this.scrolledAt = performance.now(); }, { passive: true });
    addEventListener("resize", () => this.drawAnew());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    document.addEventListener("visibilitychange", () => { if (document.hidden) { this.slices.finish(); keepTable(this); } });
    addEventListener("pagehide", () => keepTable(this));
    listenToKeys(root, this.acts.keys());
    this.acts.stage.asked();
  }

  get state() { return this.store.state; }

  get isAsked() { return options(this.state).length > 0; }

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

  /** What boards are drawn with; the same as before where nothing has changed that they show. @param {Position} [position] Another than the shown one. @returns {Context} */
  context(position = this.state.position) {
    const { state } = this;
    this.acts.company.nameSeats(position.table.seats);
    const known = /** @type {Parameters<Table["makeContext"]>} */ ([position, state.picks, state.picked, this.isAsked, state.open, this.inSight(position), NARROW.matches, this.texts, this.rooms]);
    return position === state.position ? this.contextOf(...known) : this.makeContext(...known);
  }

  /** @param {Position} position @param {string[]} picks @param {Picked} _picked Of a set. @param {boolean} asked @param {string} open @param {string | null} inSight @param {boolean} phone
   * @param {Texts} texts @param {Map<string, number>} _ How much has room. @returns {Context} */
  makeContext(position, picks, _picked, asked, open, inSight, phone, texts, _) {
    const all = asked ? clickable(this.state) : [];
    const { seats } = position.table;
    texts.meet(companyOf(position));
    /** @type {Fold[]} */
    const folds = [];
    /** @type {Map<string, boolean>} */
    const lit = new Map();
    const offered = (/** @type {string} */ phrase) => {
      const known = lit.get(phrase) ?? leads(all, picks, phrase, this.game);
      lit.set(phrase, known);
      return known;
    };
    const pointed = steady((/** @type {string} */ phrase) => (phrase ? { phrase, options: leadsTo(this.state, phrase) } : null));
    const table = this;
    return {
      position, view: /** @type {AnyView} */ (position.view), game: this.game, picks, phone, language: texts.language,
      me: position.as === null ? null : (seats[position.as]?.colour ?? null),
      inSight,
      seats: Object.fromEntries(seats.map((seat) => [seat.colour, { ...seat, shape: SHAPES[seat.colour] ?? "square" }])),
      // What does not ask for it need not be drawn again when the pointer moves.
      get pointed() { table.followed = true; return pointed(table.state.pointed); },
      offered: (phrase) => all.length > 0 && offered(phrase),
      look: (phrase) => { if (phrase !== this.state.pointed) this.store.set({ pointed: phrase }); }, hold: (phrase) => this.acts.choosing.hold(phrase),
      t: (key, facts) => texts.say(key, facts), has: (key) => texts.has(key), name: (kind, word) => texts.name(kind, word),
      icon, html, svg, nothing, folds,
      room: (name) => this.room(name), redraw: () => this.drawAnew(),
      fold: (id, label, body, picture, title = label) => {
        folds.push({ id, title, body: typeof body !== "function" ? body : open === id ? body() : nothing });
        return html`<button type="button" class="chip" data-fold=${id} aria-expanded=${String(open === id)} aria-controls="fold-${id}" title=${label} @click=${() => this.acts.choosing.fold(id)}><span
          class="dot lantern" aria-label=${texts.say("page-offers-here")}></span>${picture ? icon(picture) : nothing}<span class="label">${label}</span></button>`;
      },
    };
  }

  /** Whose board is in sight. @param {Position} position @returns {string | null} */
  inSight({ number, as, waiting, decider, table: { seats } }) {
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

  /** What a visitor does is answered at once; a new view, or that one may choose now, changes so much that it is drawn in slices.
   * What changes meanwhile is drawn instead of what was left. @param {boolean} [pointing] Whether nothing has changed but what the pointer is on. */
  draw(pointing = false) {
    const { view, as } = this.state.position;
    const isNew = view !== this.drawn.view || this.isAsked !== this.drawn.asked;
    const { all, following } = this.steps;
    // What one player saw is gone before another looks.
    this.slices.draw(pointing && !this.slices.rest.length ? following : all, document.hidden || !isNew || as !== this.drawn.as);
  }

  /** Only now the position counts as shown, and what was chosen as answered. */
  arrive() {
    const { curtain, replay, due, cards, position, busy } = this.state;
    this.root.querySelector("#options")?.toggleAttribute("data-busy", busy);
    this.root.dataset.waiting = (curtain || replay || due || cards.length) && position.waiting === "me" ? "others" : position.waiting;
    this.root.dataset.number = String(position.number);
  }

  /** What there is to be drawn: first what is told, which goes as soon as it is read, then what matters most to whoever chooses; and what of it may follow the pointer. */
  stepsOf() {
    let told = false;
    const panes = this.panes.map((pane) => () => this.mark(pane.draw(this, this.context())));
    const folded = [
      () => this.drawInto("#options > .f-pops", pops(this.context(), this, this.lists)),
      () => this.drawInto(":scope > .f-pops", html`${coach(this.context(), this)}${pops(this.context(), this, this.panes.flatMap(({ folds }) => folds))}`),
    ];
    const settle = () => this.settle();
    const all = [
      () => this.drawInto(":scope > .slips", slips(this.context(), this)),
      () => this.drawFrame(),
      () => this.drawDesk(),
      ...panes,
      ...folded,
      () => { told = Boolean(this.log?.draw(this.context(), this.lines, marksOf(this.since().turns))); },
      () => { if (told) this.log?.settle(); },
      settle,
    ];
    return { all, following: [...panes, ...folded, settle] };
  }

  /** All but what lies in it. */
  drawFrame() {
    const { state, root } = this;
    root.dataset.tab = state.tab;
    root.toggleAttribute("data-replay", Boolean(state.replay));
    root.toggleAttribute("data-drawer", state.drawer);
    render(frame(this.context(), this), root);
    for (const part of root.children) part.toggleAttribute("inert", Boolean(state.curtain) && !part.matches(".f-head, .curtain"));
  }

  drawDesk() {
    const ctx = this.context();
    this.drawInto(".f-ask", desk(ctx, this));
    this.lists = ctx.folds.splice(0);
    this.drawInto("#options > .slips", pickerSlip(ctx, this.acts.desk()));
  }

  /** @param {string} selector @param {unknown} drawing */
  drawInto(selector, drawing) {
    const place = /** @type {HTMLElement} */ (this.root.querySelector(selector));
    render(drawing, place);
    this.mark(place);
  }

  /** Says of what was drawn what may be clicked. @param {Element | null} place */
  mark(place) {
    const asked = this.isAsked;
    if (place) mark(place, this.context(), asked ? this.state.picks : [], asked ? fullyPicked(this.state) : [], this.clicked);
  }

  /** What speaks of all that is drawn, or lies where the things lie. */
  settle() {
    const { state, root } = this;
    const { position } = state;
    const ctx = this.context();
    lightSuggestion(root, state, state.advice?.lit ? { text: state.advice.lit } : state.course?.back ? null : suggestion(this.step, options(state)));
    this.light();
    markWatched(this);
    markShown(this);
    wholeRows(root);
    wholeUnder(root);
    placePins(this, ctx);
    placeCard(root);
    const turn = position.waiting === "me" && !state.replay;
    markTab(turn);
    document.title = `${turn ? `● ${ctx.t("page-your-turn")} · ` : ""}${ctx.has("game-title") ? ctx.t("game-title") : "Caravela"}`;
    this.drawn = { view: position.view, as: position.as, asked: this.isAsked };
  }

  /** Also what would look the same by the store: the window, or something of the board's own, has changed. */
  drawAnew() {
    this.rooms = new Map();
    this.draw();
  }

  /** What has happened, as far as it was shown. */
  get lines() { return this.linesOf(this.state.chronicle, this.state.position.number, this.state.told); }

  /** How many turns of others wait to be told. */
  get missed() { return this.state.untold ? this.since().turns.length : 0; }

  /** What others did since I chose last, while I choose. */
  since() {
    const { position, replay, taken } = this.state;
    return replay || position.waiting !== "me" ? NOTHING : this.missedOf(this.lines, position, this.texts, taken.length);
  }

  /** Lantern dots on tabs, leaves and folds that hide something offered; where a narrow screen shows neither board nor offers, the desk is one line. */
  light() {
    const tabs = tabsOf(this);
    const offered = [...this.root.querySelectorAll("[data-offered]")];
    const holding = (/** @type {string} */ name) => new Set(offered.map((one) => one.closest(`[${name}]`)?.getAttribute(name)));
    const [panes, folds] = [holding("data-pane"), holding("data-folded")];
    const isLit = (/** @type {Element} */ lamp) => {
      if (lamp.matches("[data-fold]")) return folds.has(lamp.getAttribute("data-fold"));
      if (lamp.matches("[data-tab]")) return panes.has(tabs.find(({ id }) => id === lamp.getAttribute("data-tab"))?.part);
      return offered.some((one) => one.closest(lamp.matches("[role=tab]") ? `#${lamp.getAttribute("aria-controls")}` : ".f-side"));
    };
    for (const lamp of this.root.querySelectorAll('[data-fold], .tabs [data-tab], [role=tab][aria-controls], [data-action="drawer"]')) lamp.toggleAttribute("data-lit", isLit(lamp));
    const here = tabs.find((tab) => tab.id === this.state.tab)?.part ?? "";
    this.root.toggleAttribute("data-line", NARROW.matches && !ASKING.has(here) && !this.state.replay);
    this.root.toggleAttribute("data-here", NARROW.matches && this.root.querySelector(`[data-pane="${here}"] :is([data-offered], [data-chosen])`) !== null);
    this.root.toggleAttribute("data-on-board", offered.length > 0);
  }

  /** Which view of a narrow screen answers best what is asked: the board or what is offered to all. */
  get askingTab() {
    const views = tabsOf(this).filter((tab) => ASKING.has(tab.part)).map((tab) => ({ id: tab.id, count: this.askedIn(tab.part) }));
    return views.reduce((one, other) => (other.count > one.count ? other : one)).id;
  }

  /** On a narrow screen a new decision opens the view where its offers are, unless the player looks at something else; then they are scrolled into sight. */
  openOffers() {
    const tabs = tabsOf(this);
    const here = tabs.find((tab) => tab.id === this.state.tab);
    if (NARROW.matches && here && (ASKING.has(here.part) || this.led) && !this.askedIn(here.part)) {
      const elsewhere = [...ASKING].some((part) => this.askedIn(part) > 0);
      const mine = elsewhere ? undefined : tabs.find((tab) => tab.part === "mine" && this.answersAll(tab.part));
      const from = this.led || here.id;
      this.openTab(mine?.id ?? this.askingTab);
      this.led = from;
    }
    this.revealOffers();
  }

  /** Whoever was led elsewhere and has answered there sees again where others go on. */
  comeBack() {
    const { board: { scene }, led } = this;
    const mine = tabsOf(this).find((tab) => tab.id === this.state.tab)?.part === "mine";
    if (NARROW.matches && led && (scene || mine)) this.openTab(scene ?? led);
  }

  /** The phrases of the things in a view that may be clicked. @param {string} part */
  phrasesIn(part) {
    const tokens = /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(`[data-pane="${part}"] [data-offered]`));
    return [...tokens].map((token) => token.dataset.token ?? "");
  }

  /** How many things in a view answer what is asked. @param {string} part */
  askedIn(part) {
    const asked = clickable(this.state);
    return this.phrasesIn(part).filter((phrase) => narrow(asked, [...this.state.picks, phrase]).length > 0).length;
  }

  /** Whether all that is asked can be answered by the things in a view. @param {string} part */
  answersAll(part) {
    const phrases = this.phrasesIn(part);
    const asked = offers(this.state);
    return asked.length > 0 && asked.every((option) => phrases.some((phrase) => narrow([option], [phrase]).length > 0));
  }

  /** The things that a paragraph of the rules tells about are marked, and come into sight. @param {string} rule Its address. */
  show(rule) {
    this.store.set({ shown: rule });
    this.slices.finish();
    const part = this.root.querySelector("[data-shown]")?.closest("[data-pane]")?.getAttribute("data-pane");
    const tab = tabsOf(this).find((one) => one.part === part);
    if (NARROW.matches && tab) this.openTab(tab.id);
    this.root.querySelector("[data-shown]")?.scrollIntoView({ block: "nearest" });
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
    if (!this.board.journeys || document.hidden || stillness.matches) return [];
    this.slices.finish();
    const ctx = this.context(position);
    return this.travel.starts(happened.flatMap((event) => this.board.journeys?.(event, ctx) ?? []));
  }

  // -- pointer, focus, finger ----------------------------------------------------------------------------------------

  /** What the board says of a thing, with what choosing it would change, or why it can't be chosen. @param {string} token @param {Element} element @returns {Told | null} */
  tell(token, element) {
    const ctx = this.context();
    const all = options(this.state);
    const chosen = all.find((option) => option.text === element.getAttribute("data-option"));
    if (chosen) return { ...this.named(chosen.text, ctx), title: this.texts.sentence(chosen), more: whole(ctx, this.board, chosen), rule: promptRule(ctx) };
    const group = element.getAttribute("data-pick");
    if (group) return { ...this.named(group, ctx), title: phraseName(ctx, group), more: together(ctx, this.board, leadsTo(this.state, group)), rule: promptRule(ctx) };
    const known = this.board.tip?.(token, ctx);
    const tip = known ? { ...known, rule: ruleOf(ctx.game, token) } : null;
    const phrase = element.getAttribute("data-token") ?? token;
    if (!all.length || this.state.picks.includes(phrase)) return tip;
    const leads = leadsTo(this.state, phrase);
    const more = leads.length ? together(ctx, this.board, leads) : whyNot(ctx, phrase);
    return more === nothing ? tip : { title: phraseName(ctx, phrase), ...tip, more };
  }

  /** What the board says of the last thing that a phrase names. @param {string} phrase @param {Context} ctx */
  named(phrase, ctx) {
    const [verb, ...words] = phrase.split(" ");
    return (words.length ? words : [verb]).map((word) => this.board.tip?.(word, ctx) ?? null).findLast(Boolean) ?? {};
  }

  /** Says of the thing under the pointer what it does, or why it can't be chosen. @returns {boolean} Whether there is something to say that is not said yet. */
  explain() {
    const target = this.tips?.target([...this.root.querySelectorAll(":hover")].at(-1) ?? null);
    return Boolean(target && this.tips?.box.hidden && this.tips.show(target));
  }

  /** Tells the board what the pointer or the focus is on, for boards that show what it would lead to. */
  follow() {
    const { root } = this;
    let [x, y] = [0, 0];
    // What comes to lie under a pointer that rests is not pointed at.
    root.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch" || (event.clientX === x && event.clientY === y)) return;
      [x, y] = [event.clientX, event.clientY];
      this.point(event.target);
    });
    root.addEventListener("pointerleave", () => this.point(null));
    root.addEventListener("focusin", (event) => this.point(event.target));
    root.addEventListener("focusout", () => this.point(null));
  }

  /** @param {EventTarget | null} place */
  point(place) {
    const thing = place instanceof Element ? place.closest("[data-option], [data-pick], [data-token]:is([data-offered], [data-chosen]), [data-shows]") : null;
    const pointed = thing?.getAttribute("data-option") ?? thing?.getAttribute("data-pick") ?? thing?.getAttribute("data-shows") ?? thing?.getAttribute("data-token") ?? "";
    if (pointed !== this.state.pointed) this.store.set({ pointed });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    const jump = target?.closest("[data-jump]");
    if (jump && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void this.acts.past.lookBack(Number(jump.getAttribute("data-jump")));
      return;
    }
    if (this.finger && target?.closest("[data-shows]")) this.point(target);
    if (target?.closest('[data-action="points-now"]')) { void this.acts.scores(); return; }
    const beside = target?.closest(".slip.moment") ?? (this.state.watching ? target?.closest(".f-board") : null);
    if (beside && this.state.cards.length && !target?.closest("button, a")) {
      this.acts.stage.goOn();
      return;
    }
    let token = target?.closest("[data-token]") ?? null;
    const first = token;
    while (token && !token.matches("[data-offered], [data-chosen]")) token = token.parentElement?.closest("[data-token]") ?? null;
    if (this.state.open && this.state.open !== EXTRAS && !target?.closest("[data-fold], [data-folded]")) this.store.put(opened(this.state, ""));
    if (token) this.pick(token);
    else if (first && this.pickAnew(first)) return;
    else if (this.travel.running.length) this.travel.skip();
    else this.answer(target);
  }

  /** A finger can't hover: what a mouse would have seen before the click is held first. @param {Element} token */
  pick(token) {
    const phrase = token.getAttribute("data-token") ?? "";
    this.clicked.set(phrase, token);
    this.acts.choosing.pick(phrase, this.finger && token.hasAttribute("data-look") && !this.state.picks.includes(phrase));
  }

  /** What does not fit what is held, but what is asked; or what stands beside the question. @param {Element} token @returns {boolean} Whether it is one of them. */
  pickAnew(token) {
    const phrase = token.getAttribute("data-token") ?? "";
    this.clicked.set(phrase, token);
    const asked = this.state.picks.length > 0 && narrow(offers(this.state), [phrase]).length > 0;
    if (asked) this.acts.choosing.pick(phrase, true);
    else if (isExtra(this.state, phrase)) this.acts.choosing.extra(phrase);
    else return false;
    return true;
  }

  /** A click on a thing that can't be chosen is a question: what it is, and why not. @param {Element | null} target */
  answer(target) {
    const thing = target?.closest("button, a, summary, input") ? null : this.tips?.target(target);
    if (!thing?.closest("[data-pane]") || !this.tips) return;
    this.tips.byFinger = this.finger;
    this.tips.show(thing);
  }

  /** @param {string} tab */
  openTab(tab) {
    this.led = "";
    this.store.set({ tab, ...(tab === "log" ? { unread: 0, untold: false } : {}) });
    if (tab === "log") this.log?.reveal();
  }

  toggleDrawer() {
    this.store.set({ drawer: !this.state.drawer, untold: false });
    this.log?.reveal();
  }
}
