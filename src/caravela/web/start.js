/** The start page: games to play, tables to come back to, records to open. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { live } from "./vendor/lit-html/directives/live.js";
import { heroSea, icon, openWater } from "./art.js";
import { begunGuide, openGuide } from "./guided.js";
import { ask, note } from "./dialog.js";
import { dress } from "./dress.js";
import { myGames } from "./games.js";
import { linkList } from "./menu.js";
import { campaignCard } from "./mycampaigns.js";
import { removeTable, tableCard } from "./mytables.js";
import { Refusal, campaignAddress, server } from "./net.js";
import { Setup, lastGame, playNowWish, setupPanel } from "./setup.js";
import { siteHeader } from "./site.js";
import { Texts, preferredLanguage, rememberLanguage } from "./text.js";
import { stillness } from "./theme.js";

/** @import { GameFacts, GameView, MyCampaign, MyTable, TableId } from "./messages.d.ts" */
/** @import { Board } from "./types.d.ts" */

const SHOWN = 3;
/** How the file of a campaign begins. */
const CAMPAIGN_FILE = /^caravela campaign\b/;
/** Below this width the set-up form lies under the games. */
const BELOW = matchMedia("(max-width: 1099px)");

class Start {
  /** @param {HTMLElement} root @param {Texts} page @param {GameView[]} games @param {MyTable[]} tables @param {MyCampaign[]} campaigns */
  constructor(root, page, games, tables, campaigns) {
    this.root = root;
    this.page = page;
    this.games = games;
    this.tables = tables;
    this.campaigns = campaigns;
    this.place = location.pathname === "/games" ? "games" : "play";
    this.busy = false;
    /** @type {Map<string, Texts>} */
    this.texts = new Map();
    /** @type {Map<string, unknown>} */
    this.art = new Map();
    /** @type {Map<string, GameFacts>} */
    this.details = new Map();
    /** @type {Setup | null} */
    this.setup = games.length ? new Setup(lastGame(games), () => this.draw()) : null;
    this.listenToDrops();
    // Whoever comes back to this page finds it as the tables stand now.
    addEventListener("pageshow", (event) => { if (event.persisted) void this.lookAgain(); });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) void this.lookAgain(); });
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
    document.title = this.place === "games" ? `${this.page.say("site-games")} · Caravela` : "Caravela";
  }

  template() {
    if (this.place === "games") return html`${this.header()}${myGames(this.page, this.tables.map((table) => this.told(table)), (table) => void this.remove(table), this.sagas())}`;
    const t = this.page.say.bind(this.page);
    return html`${this.header()}
      <main><section class="hero"><div><h1>${t("page-hero")}</h1><p>${t("page-hero-help")}</p></div>${heroSea()}</section>
        ${this.shortList()}${this.sagas(true)}
        <section class="choose" aria-labelledby="choose-title"><h2 id="choose-title" class="caps">${t("page-start-new")}</h2>
          <p id="chosen-help" class="sr">${t("page-choose-game-help")}</p>
          <ul class="games" data-count=${this.games.length}>${this.games.map((game) => html`<li>${this.card(game)}</li>`)}</ul>
          <p class="drophint">${icon("i-upload")}<span>${t("page-record-hint")} <label class="filelink"><input type="file" class="sr" accept=".txt,.caravela,text/plain" @change=${(/** @type {Event} */ event) => this.openFile(/** @type {HTMLInputElement} */ (event.target).files?.[0])}><span>${t("page-record-open")}</span></label></span></p></section>
        ${this.setup ? setupPanel(this.setup, this.words(this.setup.game.name), { start: () => void this.begin(), details: () => this.detailsOf() }) : nothing}
      </main><div class="dropzone" aria-hidden="true">${icon("i-upload")}<span>${t("page-record-drop")}</span></div>`;
  }

  header() {
    return siteHeader({ texts: this.page, here: this.place, tables: this.tables, speak: (language) => void this.speak(language), redraw: () => this.draw() });
  }

  /** @param {MyTable} table */
  told(table) { return { table, texts: this.words(table.game), game: this.games.find(({ name }) => name === table.game) }; }

  /** The games that go on, mine to play first. */
  shortList() {
    const going = this.tables.filter((table) => table.status === "running" && !table.origin).sort((one, other) => Number(other.my_turn) - Number(one.my_turn));
    const shown = (going.length ? going : this.tables).slice(0, SHOWN);
    if (!shown.length) return nothing;
    return html`<section class="tables" aria-labelledby="tables-title"><h2 id="tables-title" class="caps">${this.page.say("page-your-tables")} <a href="/games">${this.page.say("page-all-tables", { count: this.tables.length })}</a></h2>
      <ul>${shown.map((table) => html`<li>${tableCard(this.told(table))}</li>`)}</ul></section>`;
  }

  /** The campaigns that I am in; those that go on, on the first page. @param {boolean} [going] */
  sagas(going = false) {
    const shown = this.campaigns.filter(({ status }) => !going || status !== "over").slice(0, going ? SHOWN : Infinity);
    if (!shown.length) return nothing;
    return html`<section class="tables sagas" aria-labelledby="campaigns-title"><h2 id="campaigns-title" class="caps">${this.page.say("page-your-campaigns")}</h2>
      <ul>${shown.map((campaign) => html`<li>${campaignCard(campaign, this.words(campaign.game))}</li>`)}</ul></section>`;
  }

  /** @param {MyTable} table */
  async remove(table) {
    try {
      if (await removeTable(this.told(table))) await this.lookAgain();
    } catch (error) { await this.tellProblem(this.reason(error)); }
  }

  async lookAgain() {
    [this.tables, this.campaigns] = await Promise.all([server.myTables().catch(() => this.tables), server.myCampaigns().catch(() => this.campaigns)]);
    this.draw();
  }

  /** @param {GameView} game */
  card(game) {
    const texts = this.words(game.name);
    const t = texts.say.bind(texts);
    const chosen = this.setup?.game.name === game.name;
    const seats = game.seats.length > 1 ? `${game.seats[0]}–${game.seats.at(-1)}` : String(game.seats[0]);
    const title = texts.has("game-title") ? t("game-title") : game.title;
    return html`<article class="game paper ${chosen && this.games.length > 1 ? "sel" : ""}" data-game=${game.name} aria-label=${title} @click=${(/** @type {Event} */ event) => this.clicked(game, event)}>
      <div class="vigbox">${this.art.get(game.name) ?? openWater()}</div>
      <div class="gt"><h3 class="title"><label><input type="radio" class="sr" name="game" value=${game.name} .checked=${live(chosen)} aria-describedby="chosen-help" @change=${() => this.select(game)}>${title}</label></h3>
        ${texts.has("game-line") ? html`<p class="line">${t("game-line")}</p>` : nothing}
        <p class="meta"><span title=${t("page-players")}>${icon("i-human", t("page-players"))}${seats}</span>
          ${texts.has("game-length") ? html`<span>${icon("i-clock", t("page-length"))}${t("game-length")}</span>` : nothing}
          <span>${icon("i-bot")}${t("page-bots")}</span></p>
        <div class="play"><button type="button" class="btn primary big" data-action="play-now" ?disabled=${this.busy} aria-label=${t("page-play-now-of", { title })} @click=${() => void this.playNow(game)}>${t("page-play-now")}</button>
          <small>${t("page-play-now-help")}</small></div>
        ${game.guided ? html`<div class="play guided"><button type="button" class="btn quiet" data-action="guide" ?disabled=${this.busy} aria-label=${t("page-guide-of", { title })} @click=${() => void this.guide(game)}>${icon("i-compass")}${t(begunGuide(game, this.tables) ? "page-guide-resume" : "page-guide")}</button></div>` : nothing}</div></article>`;
  }

  /** A click anywhere on a game chooses it; where the form lies below, it comes into sight. @param {GameView} game @param {Event} event */
  clicked(game, event) {
    if (event.target instanceof Element && event.target.closest("button")) return;
    this.select(game);
    if (BELOW.matches) document.querySelector("#setup")?.scrollIntoView({ behavior: stillness.matches ? "auto" : "smooth" });
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
    await this.loadTexts();
    this.draw();
  }

  /** @param {GameView} game */
  async playNow(game) { await this.open(() => server.newTable(playNowWish(game))); }

  /** @param {GameView} game */
  async guide(game) { await this.open(async () => ({ table: await openGuide(game, this.tables) })); }

  /** To a table that is being made. @param {() => Promise<TableId>} make */
  async open(make) {
    this.busy = true;
    this.draw();
    try {
      location.href = `/t/${(await make()).table}`;
    } catch (error) {
      this.busy = false;
      this.draw();
      await this.tellProblem(this.reason(error));
    }
  }

  async begin() {
    const { setup } = this;
    if (!setup || setup.busy) return;
    setup.busy = true;
    setup.error = "";
    this.draw();
    try {
      const made = await (setup.campaign ? server.newCampaign(setup.campaignWish()) : server.newTable(setup.wish()));
      if (setup.seats.some((seat) => seat.kind === "link")) await this.invite(made);
      location.href = `/t/${made.table}`;
    } catch (error) {
      setup.error = this.reason(error);
      setup.busy = false;
      this.draw();
    }
  }

  /** @param {TableId} made */
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

  /** In the middle of the page, wherever one looks. @param {unknown} problem */
  async tellProblem(problem) {
    await ask({ title: this.page.say("error-title"), body: html`<p class="problem">${icon("i-warning")}<span>${problem}</span></p>`, acts: [{ label: this.page.say("page-close"), value: "", primary: true }] });
  }

  /** Why a record can't be opened, and the line that is wrong. @param {Refusal} error @param {string} text */
  recordReason(error, text) {
    if (error.key === "campaign") return html`${this.page.say("error-campaign")} <code>${error.message}</code>`;
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
    if (file.size > 1_000_000) { await this.tellProblem(this.page.say("error-too-big")); return; }
    const text = await file.text();
    try {
      if (CAMPAIGN_FILE.test(text)) {
        location.href = campaignAddress((await server.openCampaign(text)).campaign);
        return;
      }
      const { table } = await server.openRecord(text);
      note(this.page.say("page-record-opened"));
      location.href = `/t/${table}/0`;
    } catch (error) {
      await this.tellProblem(error instanceof Refusal ? this.recordReason(error, text) : this.reason(error));
    }
  }
}

async function open() {
  const root = /** @type {HTMLElement} */ (document.querySelector("#start"));
  const language = preferredLanguage();
  const [page, games, tables, campaigns] = await Promise.all([Texts.load(language, "_"), server.games(), server.myTables().catch(() => []), server.myCampaigns().catch(() => [])]);
  const start = new Start(root, page, games, tables, campaigns);
  await start.loadTexts();
  start.draw();
  await start.loadArt();
  start.draw();
}

void open();
