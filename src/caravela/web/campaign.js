/** The page of a campaign: how it stands, what the sea keeps, the logbook of its games, and the way to the next one. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { dot, emblem, icon, smallShip } from "./art.js";
import { ask } from "./dialog.js";
import { dress } from "./dress.js";
import { linkList } from "./menu.js";
import { statusOf } from "./mycampaigns.js";
import { ago, listed, nameOf } from "./mytables.js";
import { CampaignWire, Refusal, server } from "./net.js";
import { Seals } from "./seals.js";
import { Setup, seatRows } from "./setup.js";
import { siteHeader } from "./site.js";
import { still } from "./teacher.js";
import { Texts, keyOf, preferredLanguage, rememberLanguage } from "./text.js";

/** @import { CampaignGame, CampaignView, GameFacts, MyTable, Thing } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */

class CampaignPage {
  /** @param {HTMLElement} root @param {CampaignWire} wire @param {{campaign: CampaignView, texts: Texts, game: GameFacts, board: Board, tables: MyTable[]}} known */
  constructor(root, wire, { campaign, texts, game, board, tables }) {
    this.root = root;
    this.wire = wire;
    this.campaign = campaign;
    this.texts = texts;
    this.game = game;
    this.board = board;
    this.tables = tables;
    this.busy = false;
    this.error = "";
    /** @type {Setup | null} Who is to sit at the next game, where that is changed. */
    this.setup = null;
    document.addEventListener("visibilitychange", () => { if (!document.hidden) void this.lookAgain(); });
  }

  /** @param {string} key @param {import("./types.d.ts").Facts} [facts] */
  t(key, facts) { return this.texts.say(key, facts); }

  /** What has been opened can be told. */
  async unseal() { await new Seals((language) => this.wire.opened(language), this.game, this.texts).open({ opened: this.campaign.opened }); }

  async lookAgain() {
    const campaign = await this.wire.show().catch(() => this.campaign);
    if (JSON.stringify(campaign) === JSON.stringify(this.campaign)) return;
    this.campaign = campaign;
    await this.unseal();
    this.draw();
  }

  /** @param {string} language */
  async speak(language) {
    rememberLanguage(language);
    this.texts = await Texts.load(language, this.game.name);
    await this.unseal();
    this.draw();
  }

  get last() { return this.campaign.games[this.campaign.games.length - 1]; }

  /** What games are told with: the people of each have their own names. @param {CampaignGame} game @returns {Context} */
  context({ seats }) {
    const named = seats.map((seat) => ({ ...seat, name: nameOf(seat, this.texts) }));
    this.texts.meet(named);
    return { ...still(this.game, this.texts), seats: Object.fromEntries(named.map((seat) => [seat.colour, { ...seat, shape: "" }])) };
  }

  draw() {
    document.title = `${this.campaign.name} · Caravela`;
    render(html`${siteHeader({ texts: this.texts, here: "games", tables: this.tables, speak: (language) => void this.speak(language), redraw: () => this.draw() })}${this.template()}`, this.root);
  }

  template() {
    const { campaign } = this;
    const title = this.texts.has("game-title") ? this.t("game-title").split(":")[0] : campaign.title;
    return html`<main class="campaign" id="main"><header class="saga"><p class="caps">${this.t("page-campaign-of", { title })}</p><h1>${campaign.name}</h1>
        <p class="status">${statusOf(this.texts, { status: campaign.status, number: this.last.number })}</p>${campaign.status === "over" ? nothing : html`<p class="status">${this.board.saga?.chapter(this.context(this.last), this.last)}</p>`}</header>
      ${this.goOn()}${this.kept()}${this.logbook()}
      <footer class="saga"><a class="btn quiet" data-action="export" href=${this.wire.file} download>${icon("i-download")}${this.t("page-campaign-export")}</a>
        <button type="button" class="btn quiet" data-action="remove" @click=${() => void this.remove()}>${icon("i-cross")}${this.t("page-campaign-remove")}</button>
        ${this.texts.has("campaign-note") ? html`<p class="historynote">${icon("i-info")}<span>${this.t("campaign-note")}</span></p>` : nothing}</footer></main>`;
  }

  // -- the next game --------------------------------------------------------------------------------------------------

  goOn() {
    const { campaign, setup } = this;
    if (campaign.status === "running") return html`<section class="paper onward"><p>${this.people(this.last)}</p><a class="btn primary big" data-action="to-table" href="/t/${this.last.table}">${this.t("page-to-table")}</a></section>`;
    if (!campaign.may_go_on) return nothing;
    const change = (/** @type {() => void} */ act) => { act(); this.draw(); };
    return html`<section class="paper onward" aria-labelledby="onward-title"><h2 id="onward-title">${this.t("page-next-game", { number: this.last.number + 1 })}</h2>
      ${setup ? html`<form class="setup" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>${seatRows(setup, this.texts, change)}</form>` : html`<p>${this.people(this.last)}</p>`}
      ${this.error ? html`<p class="problem" role="alert">${icon("i-warning")}<span>${this.error}</span></p>` : nothing}
      <p class="acts">${setup ? nothing : html`<button type="button" class="btn quiet" data-action="change-seats" @click=${() => change(() => { this.setup = this.seated(); })}>${icon("i-human")}${this.t("page-change-seats")}</button>`}
        <button type="button" class="btn primary big" data-action="next-game" ?disabled=${this.busy} @click=${() => void this.play()}>${this.t(setup ? "page-play-next" : "page-play-next-same")}</button></p></section>`;
  }

  /** The people of the last game, to be changed. */
  seated() {
    const setup = new Setup(this.game, () => this.draw());
    setup.seatAgain(this.last.seats);
    return setup;
  }

  async play() {
    if (this.busy) return;
    this.busy = true;
    this.error = "";
    this.draw();
    try {
      const seats = this.setup?.seatWishes() ?? [];
      const { table } = await this.wire.next({ seats });
      if (seats.some(({ kind }) => kind === "link")) await this.invite(table);
      location.href = `/t/${table}`;
    } catch (error) {
      const key = error instanceof Refusal ? `error-${error.key}` : "page-no-server";
      this.error = this.t(this.texts.has(key) ? key : "error-unknown");
      this.busy = false;
      // Somebody else may have been quicker.
      await this.lookAgain();
      this.draw();
    }
  }

  /** @param {string} table */
  async invite(table) {
    const t = this.t.bind(this);
    await ask({ title: t("page-invite"), body: html`<p>${t("page-invite-help")}</p>${linkList(t, [{ label: t("page-table-link"), link: `${location.origin}/t/${table}` }], t("page-copied"))}`, acts: [{ label: t("page-to-table"), value: "go", primary: true }] });
  }

  async remove() {
    const t = this.t.bind(this);
    const answer = await ask({
      title: t("page-campaign-remove-title"), body: html`<p><b>${this.campaign.name}</b></p><p>${t(this.campaign.alone ? "page-campaign-remove-alone" : "page-remove-listed")}</p>`,
      acts: [{ label: t("page-back"), value: "" }, { label: t("page-remove"), value: "remove", primary: true }],
    });
    if (answer !== "remove") return;
    await this.wire.forget();
    location.href = "/games";
  }

  /** @param {CampaignGame} game */
  people({ seats }) { return html`<span class="people">${seats.map((seat) => html`<span>${dot(seat.colour)}${nameOf(seat, this.texts)}</span>`)}</span>`; }

  // -- what the sea keeps -----------------------------------------------------------------------------------------------

  /** The archive in plain words: what the next game is made from, or the one that is played. */
  kept() {
    const { campaign, last } = this;
    const things = last.status === "over" ? last.after : last.before;
    const kinds = [...new Set(things.map(({ kind }) => kind))];
    const sea = this.board.saga?.sea(this.context(last), last);
    return html`<section class="paper kept" aria-labelledby="kept-title"><h2 id="kept-title">${this.t("page-archive")}</h2>${sea ? html`<div class="seanow">${sea}</div>` : nothing}
      <div class="archive">${things.length ? kinds.map((kind) => html`<h3 class="caps">${this.t(`archive-${kind}`)}</h3><ul>${things.filter((thing) => thing.kind === kind).map((thing) => this.thing(thing))}</ul>`)
        : html`<p>${this.t(campaign.status === "over" ? "page-archive-over" : "page-archive-empty")}</p>`}</div></section>`;
  }

  /** @param {Thing} thing */
  thing({ kind, word }) {
    const text = this.game.descriptions[this.texts.language]?.[keyOf(kind, word)] ?? "";
    return html`<li><b>${this.texts.name(kind, word)}</b>${text ? html` <span>${text}</span>` : nothing}</li>`;
  }

  // -- logbook ----------------------------------------------------------------------------------------------------------

  logbook() {
    return html`<section class="logbook" aria-labelledby="logbook-title"><h2 id="logbook-title">${this.t("page-logbook")}</h2><ol>${[...this.campaign.games].reverse().map((game) => html`<li>${this.entry(game)}</li>`)}</ol></section>`;
  }

  /** A game: who played and how it ended, how the sea looked, what was read and decided. @param {CampaignGame} game */
  entry(game) {
    const ctx = this.context(game);
    const { number, table, status, updated } = game;
    const sea = this.board.saga?.sea(ctx, game);
    return html`<article class="paper entry" aria-labelledby="game-${number}"><header><h3 id="game-${number}">${this.t("page-game-number", { number })}</h3><time datetime=${new Date(updated * 1000).toISOString()}>${ago(this.texts, updated)}</time>
        <a class="btn quiet" href=${status === "over" ? `/t/${table}/0` : `/t/${table}`}>${this.t(status === "over" ? "page-replay" : "page-to-table")}</a></header>
      ${sea ? html`<div class="seathen">${sea}</div>` : nothing}
      <div class="deeds">${this.results(game)}${this.board.saga?.read(ctx, game) ?? nothing}</div></article>`;
  }

  /** @param {CampaignGame} game */
  results({ seats, company, scores, winners, status }) {
    if (status !== "over" || !scores) return html`<p>${this.people(/** @type {CampaignGame} */ ({ seats }))}</p>`;
    const places = company.map((colour, index) => ({ colour, points: scores[index] ?? 0, won: (winners ?? []).includes(index), name: seats[index] ? nameOf(seats[index], this.texts) : this.texts.name("seat", colour) }));
    const best = listed(places.filter(({ won }) => won).map(({ name }) => name), this.texts);
    return html`<table class="results"><caption class="sr">${best ? this.t("page-campaign-won", { name: best }) : this.t("page-results")}</caption><tbody>${places.sort((one, other) => other.points - one.points).map(({ colour, points, won, name }) => html`<tr class=${won ? "won" : ""}>
      <th scope="row">${emblem(colour)}<span>${name}</span>${won ? icon("i-trophy", this.t("page-won")) : nothing}</th><td>${points}</td></tr>`)}</tbody></table>`;
  }
}

/** @param {HTMLElement} root @param {Texts} texts @param {unknown} error */
function cannotOpen(root, texts, error) {
  const key = error instanceof Refusal ? (error.status === 403 ? "page-closed-campaign" : "page-no-campaign") : "page-no-server";
  render(html`<main class="nothing paper">${smallShip("bigship")}<h1>${texts.say(key)}</h1><p>${texts.say(`${key}-help`)}</p><p><a class="btn primary" href="/">${texts.say("page-home")}</a></p></main>`, root);
}

async function open() {
  const root = /** @type {HTMLElement} */ (document.querySelector("#campaign"));
  const language = preferredLanguage();
  const wire = new CampaignWire(location.pathname.split("/")[2] ?? "");
  try {
    const [campaign, tables] = await Promise.all([wire.show(), server.myTables().catch(() => /** @type {MyTable[]} */ ([]))]);
    const [texts, game, board] = await Promise.all([Texts.load(language, campaign.game), server.game(campaign.game), /** @type {Promise<Board>} */ (import(`/games/${campaign.game}/web/board.js`)), dress(campaign.game)]);
    const page = new CampaignPage(root, wire, { campaign, texts, game, board, tables });
    await page.unseal();
    page.draw();
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    cannotOpen(root, await Texts.load(language, "_"), error);
  }
}

void open();
