/** The gallery: all components of a game, by kind, filter or word; one opens beside the others with its full text. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { live } from "./vendor/lit-html/directives/live.js";
import { SHAPES, icon } from "./art.js";
import { whole, whyNot } from "./consequence.js";
import { legend } from "./legend.js";
import { paragraphFor } from "./learn.js";
import { TableWire } from "./net.js";
import { folded } from "./search.js";
import { lastTable } from "./show.js";
import { meet } from "./teacher.js";
import { Texts } from "./text.js";
import { companyOf } from "./turns.js";

/** @import { Board, Context, Exhibit, Shelf } from "./types.d.ts" */
/** @import { Site } from "./pages.js" */

/** So many of the options that name a component are told. */
const OFFERED = 3;

/** All games that have a gallery. @param {Site} site */
export async function galleries({ texts, games }) {
  const t = texts.say.bind(texts);
  const all = await Promise.all(games.map(async ({ name }) => {
    const words = await Texts.load(texts.language, name);
    const { ctx, teacher } = await meet(name, words);
    return { name, words, shelves: teacher.shelves(ctx), dress: teacher.dress };
  }));
  document.title = `${t("site-gallery")} · Caravela`;
  return () => html`<section class="overview"><h1>${t("site-gallery")}</h1><p class="lead">${t("gallery-lead")}</p>
    ${all.map(({ name, words, shelves, dress }) => html`<section class="paper leaf"><h2><a href="/gallery/${name}">${words.say("game-title")}</a></h2>
      <ul class="shelves ${dress}">${shelves.map((shelf) => html`<li><a href="/gallery/${name}?kind=${shelf.kind}"><span class="sample" aria-hidden="true">${shelf.exhibits[0].picture}</span><b>${shelf.name}</b><small>${shelf.exhibits.length}</small></a></li>`)}</ul></section>`)}</section>`;
}

/** The components of one game. @param {Site} site */
export async function gallery({ texts, games, tables, game, draw }) {
  const t = texts.say.bind(texts);
  const { ctx, teacher } = await meet(game, texts);
  const shelves = teacher.shelves(ctx);
  const mine = await myDesk(ctx, texts, lastTable(game, tables)?.table);
  const asked = new URLSearchParams(location.search).get("kind") ?? "";
  const wished = () => decodeURIComponent(location.hash.slice(1));
  /** @type {{ kind: string, wish: string, tags: Record<string, string>, open: string }} */
  const state = { kind: shelves.some(({ kind }) => kind === asked) ? asked : "", wish: "", tags: {}, open: wished() };
  const others = await Promise.all(games.filter(({ name }) => name !== game).map(async ({ name }) => ({ name, words: await Texts.load(texts.language, name) })));
  document.title = `${t("site-gallery")} · ${t("game-title")}`;
  addEventListener("hashchange", () => { state.open = wished(); draw(); });

  const isShown = (/** @type {Shelf} */ shelf, /** @type {Exhibit} */ one) => (!state.kind || shelf.kind === state.kind)
    && Object.entries(state.tags).every(([tag, value]) => one.tags[tag]?.includes(value))
    && (!state.wish.trim() || folded(`${one.name} ${one.text}`).includes(folded(state.wish.trim())));
  const choose = (/** @type {() => void} */ change) => { change(); draw(); };
  const chip = (/** @type {boolean} */ on, /** @type {string} */ label, /** @type {() => void} */ act) => html`<button type="button" class="chip" aria-pressed=${on ? "true" : "false"} @click=${() => choose(act)}>${label}${on ? icon("i-cross") : nothing}</button>`;

  return () => {
    const shown = shelves.map((shelf) => ({ ...shelf, exhibits: shelf.exhibits.filter((one) => isShown(shelf, one)) })).filter(({ exhibits }) => exhibits.length);
    const count = shown.reduce((sum, { exhibits }) => sum + exhibits.length, 0);
    const all = shelves.reduce((sum, { exhibits }) => sum + exhibits.length, 0);
    const filters = shelves.find(({ kind }) => kind === state.kind)?.filters ?? [];
    const open = shelves.flatMap((shelf) => shelf.exhibits.map((one) => ({ shelf, one }))).find(({ one }) => one.id === state.open);
    return html`<div class="museum"><header><h1>${t("site-gallery")}</h1><p class="lead">${t("game-title")}</p>
        ${others.map(({ name, words }) => html`<a class="btn quiet" href="/gallery/${name}">${words.say("game-title")}${icon("i-arrow-right")}</a>`)}<a class="btn quiet" href="/learn/${game}">${t("learn-rules")}${icon("i-arrow-right")}</a><a class="btn quiet" href="#legend">${t("legend-title")}${icon("i-arrow-down")}</a></header>
      <div class="filters"><label class="searchbox">${icon("i-zoom-in")}<input type="search" name="wish" placeholder=${t("gallery-search")} aria-label=${t("gallery-search")} .value=${live(state.wish)}
          @input=${(/** @type {Event} */ event) => choose(() => { state.wish = /** @type {HTMLInputElement} */ (event.target).value; })}></label>
        <div role="group" aria-label=${t("gallery-kinds")}>${shelves.map(({ kind, name }) => chip(kind === state.kind, name, () => { state.kind = state.kind === kind ? "" : kind; state.tags = {}; }))}</div>
        ${filters.map(({ tag, name, values }) => html`<div role="group" aria-label=${name}><span class="caps">${name}</span>${values.map(([value, label]) => chip(state.tags[tag] === value, label, () => {
          if (state.tags[tag] === value) delete state.tags[tag]; else state.tags[tag] = value;
        }))}</div>`)}
        <p class="tally" role="status">${t("gallery-count", { count, all })}</p></div>
      <div class="rooms ${open ? "opened" : ""}"><div class="hall">${shown.map(({ kind, name, titled, exhibits }) => html`<section><h2 class="caps">${name}</h2>
        <ul class="exhibits ${teacher.dress}">${exhibits.map((one) => html`<li><a id=${one.id} class="exhibit kind-${kind}" href="#${one.id}" aria-current=${one.id === state.open ? "true" : nothing}>
          <span class="picture" aria-hidden="true">${one.picture}</span><b class=${titled ? "sr" : "caption"}>${one.name}</b></a></li>`)}</ul></section>`)}
        ${count ? nothing : html`<p class="lead">${t("learn-nothing-found")}</p>`}
        <section id="legend" class="paper leaf"><h2>${t("legend-title")}</h2>${legend(ctx, teacher)}</section></div>
      ${open ? label(open.shelf, open.one) : nothing}</div></div>`;
  };

  /** @param {Shelf} shelf @param {Exhibit} one */
  function label(shelf, one) {
    const word = one.id.slice(shelf.kind.length + 1).replaceAll("-", "_");
    const rule = paragraphFor(ctx.game, `${shelf.kind} ${word}`);
    return html`<aside class="paper label" aria-labelledby="label-name"><div class="picture ${teacher.dress}" aria-hidden="true">${one.picture}</div><p class="caps">${shelf.name}</p><h2 id="label-name">${one.name}</h2>
      ${one.text ? html`<p>${one.text}</p>` : nothing}${one.facts.length ? html`<ul class="points">${one.facts.map((fact) => html`<li>${fact}</li>`)}</ul>` : nothing}
      ${mine ? forMe(mine, texts, shelf.kind, word, one.facts) : nothing}
      <p class="ways">${rule ? html`<a class="btn" href=${rule}>${t("learn-rule")}</a>` : nothing}<button type="button" class="btn quiet" data-action="close"
        @click=${() => { history.replaceState(null, "", location.pathname + location.search); choose(() => { state.open = ""; }); }}>${t("page-close")}</button></p></aside>`;
  }
}

/** My place at the table that I come from. @typedef {{ctx: Context, board: Board, table: string}} Place */

/** What I could do there now, so far as it is mine to see. @param {Context} ctx @param {Texts} texts @param {string | undefined} table @returns {Promise<Place | null>} */
async function myDesk(ctx, texts, table) {
  const position = table ? await new TableWire(table).newest().catch(() => null) : null;
  if (!table || !position || position.as === null || position.hidden_from.length) return null;
  const board = /** @type {Board} */ (await import(`/games/${ctx.game.name}/web/board.js`));
  const { seats } = position.table;
  texts.meet(companyOf(position));
  const named = Object.fromEntries(seats.map((seat) => [seat.colour, { ...seat, shape: SHAPES[seat.colour] ?? "square" }]));
  return { table, board, ctx: { ...ctx, position, view: /** @type {Context["view"]} */ (position.view), me: seats[position.as].colour, seats: named } };
}

/** What choosing a component would change for me now, or why I can't. @param {Place} place @param {Texts} texts @param {string} kind @param {string} word @param {string[]} known What is told of it anyway. */
function forMe({ ctx, board, table }, texts, kind, word, known) {
  const offered = ctx.position.options.filter(({ text }) => text.split(" ").includes(word)).slice(0, OFFERED);
  const facts = (board.tip?.(`${kind} ${word}`, ctx)?.facts ?? "").split(" · ").filter((fact) => fact && !known.includes(fact)).join(" · ");
  const why = offered.length || ctx.position.waiting !== "me" ? nothing : whyNot(ctx, word);
  return html`<section class="forme"><h3 class="caps">${ctx.t("gallery-now")}</h3>${offered.map((option) => html`<p><b>${texts.sentence(option)}</b></p>${whole(ctx, board, option)}`)}
    ${facts ? html`<p>${facts}</p>` : nothing}${why}${!offered.length && !facts && why === nothing ? html`<p>${ctx.t("gallery-not-now")}</p>` : nothing}
    <p><a href="/t/${table}">${ctx.t("page-to-table")}</a></p></section>`;
}
