/** The start page: games to play, tables to come back to, records to open. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { dot, heroSea, icon, openWater } from "./art.js";
import { ask, note } from "./dialog.js";
import { dress } from "./dress.js";
import { isCopy } from "./keep.js";
import { linkList } from "./menu.js";
import { Refusal, server } from "./net.js";
import { Setup, playNowWish, setupPanel } from "./setup.js";
import { siteHeader } from "./site.js";
import { LOCALES, Texts, preferredLanguage, rememberLanguage } from "./text.js";

/** @import { GameFacts, GameView, MadeTable, MyTable } from "./messages.d.ts" */
/** @import { Board } from "./types.d.ts" */

const SHOWN = 6;

class Start {
  /** @param {HTMLElement} root @param {Texts} page @param {GameView[]} games @param {MyTable[]} tables */
  constructor(root, page, games, tables) {
    this.root = root;
    this.page = page;
    this.games = games;
    this.tables = tables;
    /** @type {unknown} */
    this.problem = "";
    this.allTables = false;
    this.busy = false;
    /** @type {Map<string, Texts>} */
    this.texts = new Map();
    /** @type {Map<string, unknown>} */
    this.art = new Map();
    /** @type {Map<string, GameFacts>} */
    this.details = new Map();
    /** @type {Setup | null} */
    this.setup = games.length ? new Setup(games[0], () => this.draw()) : null;
    this.listenToDrops();
  }

  /** @param {string} game */
  words(game) { return this.texts.get(game) ?? this.page; }

  async loadTexts() {
    await Promise.all(this.games.map(async ({ name }) => { this.texts.set(name, await Texts.load(this.page.language, name)); }));
  }

  async loadArt() {
    await Promise.all(this.games.map(async ({ name }) => {
      try {
        const [board] = await Promise.all([/** @type {Promise<Board>} */ (import(`/games/${name}/web/board.js`)), dress(name)]);
        this.art.set(name, board.art?.() ?? nothing);
      } catch (error) { console.error(error); }
    }));
  }

  draw() {
    render(this.template(), this.root);
    document.title = "Caravela";
  }

  template() {
    const t = this.page.say.bind(this.page);
    return html`${this.header()}
      <main><section class="hero"><div><h1>${t("page-hero")}</h1><p>${t("page-hero-help")}</p></div>${heroSea()}</section>
        ${this.myTables()}
        <section class="choose" aria-labelledby="choose-title"><h2 id="choose-title" class="caps">${t("page-start-new")}</h2>
          <ul class="games" data-count=${this.games.length}>${this.games.map((game) => html`<li>${this.card(game)}</li>`)}</ul>
          <p class="drophint">${icon("i-upload")}<span>${t("page-record-hint")} <label class="filelink"><input type="file" class="sr" accept=".txt,.caravela,text/plain" @change=${(/** @type {Event} */ event) => this.openFile(/** @type {HTMLInputElement} */ (event.target).files?.[0])}><span>${t("page-record-open")}</span></label></span></p>
          ${this.problem ? html`<p class="problem" role="alert">${icon("i-warning")}<span>${this.problem}</span></p>` : nothing}</section>
        ${this.setup ? setupPanel(this.setup, this.words(this.setup.game.name), { start: () => void this.begin(), details: () => this.detailsOf() }) : nothing}
      </main><div class="dropzone" aria-hidden="true">${icon("i-upload")}<span>${t("page-record-drop")}</span></div>`;
  }

  header() {
    return siteHeader({ texts: this.page, here: "play", tables: this.tables, speak: (language) => void this.speak(language), redraw: () => this.draw() });
  }

  myTables() {
    if (!this.tables.length) return nothing;
    const t = this.page.say.bind(this.page);
    const shown = this.allTables ? this.tables : this.tables.slice(0, SHOWN);
    return html`<section class="tables" aria-labelledby="tables-title"><h2 id="tables-title" class="caps">${t("page-your-tables")}</h2>
      <ul>${shown.map((table) => this.tableCard(table))}</ul>
      ${this.tables.length > shown.length ? html`<button type="button" class="btn quiet more" @click=${() => { this.allTables = true; this.draw(); }}>${t("page-all-tables", { count: this.tables.length })}</button>` : nothing}</section>`;
  }

  /** @param {MyTable} table */
  tableCard(table) {
    const texts = this.words(table.game);
    const t = texts.say.bind(texts);
    const title = texts.has("game-title") ? t("game-title").split(":")[0] : table.title;
    const over = table.status === "over";
    const watching = !table.seats.some((seat) => seat.mine);
    const go = over ? "page-replay" : table.my_turn ? "page-play" : watching ? "page-watch" : "page-open";
    return html`<li class="tb paper ${table.my_turn ? "mineturn" : ""}" data-table=${table.table}>
      <span class="dots">${table.seats.map((seat) => dot(seat.colour, seat.name || texts.name("seat", seat.colour)))}</span>
      <div>${isCopy(table.table) ? html`<span class="trial">${t("page-trial")}</span> ` : nothing}<b>${over ? t("page-table-over", { title }) : table.chapter ? t("page-table-chapter", { title, chapter: this.chapterOf(table, texts) }) : title}</b>
        <small>${over ? this.outcome(table, texts) : table.my_turn ? html`<span class="turnmark">${t("page-your-turn")}</span>` : t("page-table-waits")}</small></div>
      <a class="btn ${table.my_turn ? "primary" : ""}" href=${over ? `/t/${table.table}/0` : `/t/${table.table}`}>${t(go)}</a></li>`;
  }

  /** @param {MyTable} table @param {Texts} texts */
  chapterOf(table, texts) {
    const game = this.games.find(({ name }) => name === table.game);
    return texts.say(`game-${game?.chapter}`, { number: table.chapter ?? 0 });
  }

  /** @param {MyTable} table @param {Texts} texts */
  outcome(table, texts) {
    const { seats } = table;
    const [winners, scores] = [table.winners ?? [], table.scores ?? []];
    const names = new Intl.ListFormat(texts.language).format(winners.map((seat) => seats[seat]?.name || texts.name("seat", seats[seat]?.colour ?? "")));
    const sorted = [...scores].sort((one, other) => other - one);
    const mine = winners.length === 1 && seats[winners[0]]?.mine && seats.filter((seat) => seat.mine).length === 1;
    if (!winners.length) return texts.say("page-table-lost", { points: sorted[0] ?? 0 });
    if (mine && sorted.length > 1) return texts.say("page-table-won", { points: sorted[0], second: sorted[1] });
    return texts.say("page-table-winner", { name: names, points: sorted[0] ?? 0 });
  }

  /** @param {GameView} game */
  card(game) {
    const texts = this.words(game.name);
    const t = texts.say.bind(texts);
    const chosen = this.setup?.game.name === game.name;
    const seats = game.seats.length > 1 ? `${game.seats[0]}–${game.seats.at(-1)}` : String(game.seats[0]);
    return html`<article class="game paper ${chosen && this.games.length > 1 ? "sel" : ""}" data-game=${game.name} aria-label=${t("game-title")} @click=${() => this.select(game)}>
      <div class="vigbox">${this.art.get(game.name) ?? openWater()}</div>
      <div class="gt"><h3 class="title">${texts.has("game-title") ? t("game-title") : game.title}</h3>
        ${texts.has("game-line") ? html`<p class="line">${t("game-line")}</p>` : nothing}
        <p class="meta"><span title=${t("page-players")}>${icon("i-human", t("page-players"))}${seats}</span>
          ${texts.has("game-length") ? html`<span>${icon("i-clock", t("page-length"))}${t("game-length")}</span>` : nothing}
          <span>${icon("i-bot")}${t("page-bots")}</span></p>
        <div class="play"><button type="button" class="btn primary big" data-action="play-now" ?disabled=${this.busy} @click=${(/** @type {Event} */ event) => { event.stopPropagation(); void this.playNow(game); }}>${t("page-play-now")}</button>
          <small>${t("page-play-now-help")}</small></div></div></article>`;
  }

  /** @param {GameView} game */
  select(game) {
    if (this.setup?.game.name === game.name) return;
    this.setup = new Setup(game, () => this.draw());
    this.draw();
  }

  /** The details of the chosen game, asked for when they are needed. */
  detailsOf() {
    const name = this.setup?.game.name ?? "";
    const known = this.details.get(name);
    if (!known && this.setup?.open) void server.game(name).then((game) => { this.details.set(name, game); this.draw(); });
    return known ?? null;
  }

  /** @param {string} language */
  async speak(language) {
    rememberLanguage(language);
    this.page = await Texts.load(language, "_");
    document.documentElement.lang = LOCALES[language];
    await this.loadTexts();
    this.draw();
  }

  /** @param {GameView} game */
  async playNow(game) {
    this.busy = true;
    this.draw();
    try {
      location.href = `/t/${(await server.newTable(playNowWish(game))).table}`;
    } catch (error) {
      this.problem = this.reason(error);
      this.busy = false;
      this.draw();
    }
  }

  async begin() {
    const { setup } = this;
    if (!setup || setup.busy) return;
    setup.busy = true;
    setup.error = "";
    this.draw();
    try {
      const made = await server.newTable(setup.wish());
      if (setup.seats.some((seat) => seat.kind === "link")) await this.invite(made);
      location.href = `/t/${made.table}`;
    } catch (error) {
      setup.error = this.reason(error);
      setup.busy = false;
      this.draw();
    }
  }

  /** @param {MadeTable} made */
  async invite(made) {
    const t = this.page.say.bind(this.page);
    await ask({
      title: t("page-invite"),
      body: html`<p>${t("page-invite-help")}</p>${linkList(t, [{ label: t("page-table-link"), link: `${location.origin}/t/${made.table}` }], t("page-copied"))}`,
      acts: [{ label: t("page-to-table"), value: "go", primary: true }],
    });
  }

  /** @param {unknown} error */
  reason(error) {
    if (!(error instanceof Refusal)) return this.page.say("page-no-server");
    const key = `error-${error.key}`;
    return this.page.say(this.page.has(key) ? key : "error-unknown");
  }

  /** Why a record can't be opened, and the line that is wrong. @param {Refusal} error @param {string} text */
  recordReason(error, text) {
    if (error.key !== "record") return this.reason(error);
    if (/^caravela record/.test(text) && !/^seed /m.test(text)) return this.page.say("error-record-running");
    const [, line, quoted] = /^line (\d+)(?:, '(.*?)')?:/.exec(error.message) ?? [];
    if (!line) return this.page.say("error-record");
    return html`${this.page.say("error-record")} ${this.page.say("error-record-line", { line: Number(line) })} ${quoted ? html`<code>${quoted}</code>` : nothing}`;
  }

  // -- records ---------------------------------------------------------------------------------------------------------

  listenToDrops() {
    let depth = 0;
    const over = (/** @type {boolean} */ on) => document.body.toggleAttribute("data-drop", on);
    addEventListener("dragenter", (event) => { event.preventDefault(); depth += 1; over(true); });
    addEventListener("dragleave", () => { depth -= 1; if (depth <= 0) over(false); });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      depth = 0;
      over(false);
      void this.openFile(event.dataTransfer?.files[0]);
    });
  }

  /** @param {File | undefined} file */
  async openFile(file) {
    if (!file) return;
    if (file.size > 1_000_000) { this.problem = this.page.say("error-too-big"); this.draw(); return; }
    const text = await file.text();
    try {
      const { table } = await server.openRecord(text);
      note(this.page.say("page-record-opened"));
      location.href = `/t/${table}/0`;
    } catch (error) {
      this.problem = error instanceof Refusal ? this.recordReason(error, text) : this.reason(error);
      this.draw();
    }
  }
}

async function open() {
  const root = /** @type {HTMLElement} */ (document.querySelector("#start"));
  const language = preferredLanguage();
  document.documentElement.lang = LOCALES[language];
  const [page, games, tables] = await Promise.all([Texts.load(language, "_"), server.games(), server.myTables().catch(() => [])]);
  const start = new Start(root, page, games, tables);
  await start.loadTexts();
  start.draw();
  await start.loadArt();
  start.draw();
}

void open();
