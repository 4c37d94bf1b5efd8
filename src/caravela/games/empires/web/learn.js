/** What the pages beside the table show of Empires: drawings for the rules, the gallery, the legend of icons. */
import { hyphenated } from "/web/hyphen.js";
import { building } from "./content.js";
import { KIND_ICONS, count, glyphs, money, octagon, piece, pill } from "./pieces.js";
import { LAND } from "./shapes.js";

/** @import { Exhibit, LegendGroup, Shelf } from "/web/types.d.ts" */
/** @import { Context, Effect } from "./content.js" */
/** @import { Found } from "./view.d.ts" */

export const dress = "empires";

// -- drawings for the rules -------------------------------------------------------------------------------------------

/** By the first word of a mark. @type {Record<string, (ctx: Context, ...words: string[]) => unknown>} */
export const drawings = {
  worker: (ctx, colour, worker) => piece(ctx, colour, worker),
  crew: (ctx, colour, ...workers) => pill(ctx, colour, crewOf(workers), { total: workers.length }),
  good: goodTile,
  set: (ctx, ...goods) => ctx.html`<span class="inset">${goods.map((good) => (good === "ship" ? shipTile(ctx) : goodTile(ctx, good)))}</span>`,
  merchantship: shipTile,
  space: (ctx, mark, colour, worker) => ctx.html`<span class="slot">${mark}${colour ? piece(ctx, colour, worker) : ctx.nothing}</span>`,
  token: (ctx, id) => (id ? found(ctx, foundBy(ctx, id)) : octagon(ctx, "?", ctx.t("board-undiscovered"))),
  building: buildingTile,
  nation: nationTile,
  region: regionMap,
  map: (ctx) => regionMap(ctx),
  strength: (ctx, sent, needed) => ctx.html`<span class="measure" role="img" aria-label="${sent} : ${needed}">${measure(ctx, Number(sent), "full")}<b aria-hidden="true">${Number(sent) < Number(needed) ? "<" : "≥"}</b>${measure(ctx, Number(needed), "hollow")}</span>`,
  coins: (ctx, coins) => ctx.html`<b class="sum">${money(ctx, Number(coins))}</b>`,
  points: (ctx, points) => ctx.html`<span class="vp sum">${ctx.icon("i-vp", ctx.t("board-points"))}${points}</span>`,
  arrow: (ctx) => ctx.icon("i-arrow-right"),
  gone: (ctx, colour, worker) => ctx.html`<s class="fallen">${piece(ctx, colour, worker)}</s>`,
};

/** @param {string[]} workers @returns {Record<string, number>} */
function crewOf(workers) {
  return workers.reduce((crew, worker) => ({ ...crew, [worker]: (crew[worker] ?? 0) + 1 }), /** @type {Record<string, number>} */ ({}));
}

/** @param {Context} ctx @param {number} length @param {string} name */
function measure(ctx, length, name) {
  return ctx.html`<span class=${name} aria-hidden="true">${Array.from({ length }, () => ctx.html`<i></i>`)}</span>`;
}

/** @param {Context} ctx @param {string} good */
function goodTile(ctx, good) {
  return ctx.html`<span class="goodtile tile">${ctx.icon(`i-${good}`, ctx.name("good", good))}</span>`;
}

/** @param {Context} ctx */
function shipTile(ctx) {
  return ctx.html`<span class="shipslot tile">${ctx.icon("i-merchant-ship", ctx.t("learn-ship"))}</span>`;
}

/** @param {Context} ctx @param {string} id @returns {Found} */
function foundBy(ctx, id) {
  const { tokens, cards } = ctx.game.content;
  return /** @type {Found} */ ([...tokens, ...cards].find((one) => one.id === id));
}

/** A discovery token or card, open: resistance, loot, plunder, points. @param {Context} ctx @param {Found} one */
function found(ctx, one) {
  return ctx.html`<span class="find tile" role="img" aria-label=${ctx.t("board-token", { ...one })}>${count(ctx, "i-resistance", one.natives, "")}
    <span class="row">${count(ctx, "i-loot", money(ctx, one.loot), "")}${count(ctx, "i-soldier", money(ctx, one.plunder), "")}</span>${count(ctx, "i-vp", one.points, "")}</span>`;
}

/** @param {Context} ctx @param {string} id */
function buildingTile(ctx, id) {
  const { kind, free, price } = building(ctx, id);
  return ctx.html`<span class="bld tile"><span class="bname">${hyphenated(ctx.name("building", id))}</span>${glyphs(ctx, id)}
    <span class="bfoot">${ctx.icon(KIND_ICONS[kind], ctx.t(`board-kind-${kind}`))}<b>${free ? ctx.t("board-free-price") : money(ctx, price)}</b></span></span>`;
}

/** @param {Context} ctx @param {string} id */
function nationTile(ctx, id) {
  const { effects } = /** @type {{ effects: Effect[] }} */ (ctx.game.content.nations[id]);
  return ctx.html`<span class="bld tile nationtile"><span class="bname">${ctx.name("nation", id)}</span>
    <span class="glyph">${ctx.icon(`i-nation-${id.replaceAll("_", "-")}`)}${effects.map(({ icons }) => icons.map((icon) => ctx.icon(icon)))}</span></span>`;
}

/** The New World, with one region lit. @param {Context} ctx @param {string} [id] */
function regionMap(ctx, id) {
  return ctx.html`<svg class="minimap" viewBox="0 0 760 800" role="img" aria-label=${id ? ctx.name("region", id) : ctx.t("board-map")}>${Object.entries(LAND).map(([name, path]) =>
    ctx.svg`<path class="region ${!id || name === id ? "lit" : ""}" d=${path}/>`)}</svg>`;
}

// -- gallery ----------------------------------------------------------------------------------------------------------

/** The kinds whose pictures bear their names. */
const TITLED = new Set(["building", "nation"]);

/** @param {Context} ctx @returns {Shelf[]} */
export function shelves(ctx) {
  const { content, descriptions } = ctx.game;
  const told = (/** @type {string} */ id) => descriptions[ctx.language]?.[id] ?? "";
  const named = (/** @type {string} */ kind, /** @type {string} */ word, /** @type {Partial<Exhibit>} */ more) => {
    const id = `${kind}-${word}`.replaceAll("_", "-");
    return { id, name: ctx.name(kind, word), text: told(id), facts: [], tags: {}, picture: ctx.nothing, ...more };
  };
  const shelf = (/** @type {string} */ kind, /** @type {Exhibit[]} */ exhibits, /** @type {Shelf["filters"]} */ filters = []) =>
    ({ kind, name: ctx.t(`shelf-${kind}`), exhibits, filters, titled: TITLED.has(kind) });
  const worker = (/** @type {string} */ id) => workerWords(ctx, id);
  return [
    shelf("building", Object.entries(content.buildings).map(([id, { age, kind, set, copies, free, price, points }]) => named("building", id, {
      tags: { age: [age], kind: [kind], set: [set] },
      facts: [ctx.name("age", age), ctx.t(`board-kind-${kind}`), free ? ctx.t("board-free-price") : money(ctx, price), ctx.t(`shelf-set-${set}`),
        ...(copies > 1 ? [ctx.t("shelf-copies", { count: copies })] : []), ...(points ? [ctx.t("board-scores-end", { points })] : [])],
      picture: buildingTile(ctx, id),
    })), [
      { tag: "age", name: ctx.t("shelf-age"), values: content.ages.map(({ id }) => [id, ctx.name("age", id)]) },
      { tag: "kind", name: ctx.t("shelf-effect"), values: Object.keys(KIND_ICONS).map((kind) => [kind, ctx.t(`board-kind-${kind}`)]) },
      { tag: "set", name: ctx.t("shelf-set"), values: ["base", "builders"].map((set) => [set, ctx.t(`shelf-set-${set}`)]) },
    ]),
    shelf("nation", Object.keys(content.nations).map((id) => named("nation", id, { facts: [ctx.name("advantage", id)], picture: nationTile(ctx, id) }))),
    shelf("worker", Object.entries(content.workers).map(([id, { per_seat }]) => named("worker", id, {
      text: worker(id).text, facts: [worker(id).facts, ctx.t("shelf-figures", { count: per_seat })], picture: ctx.html`<span class="grand">${piece(ctx, "blue", id)}</span>` }))),
    shelf("good", Object.entries(content.goods).map(([id, copies]) => named("good", id, {
      text: ctx.t("tip-sets"), facts: [ctx.t("shelf-copies", { count: copies })], picture: ctx.html`<span class="grand">${goodTile(ctx, id)}</span>` }))),
    shelf("region", Object.entries(content.regions).map(([id, { good, adjacent, discovered }]) => named("region", id, {
      text: ctx.t("board-good-here", { good }), facts: [ctx.t("tip-adjacent", { regions: adjacent.map((one) => ctx.name("region", one)).join(", ") }),
        ...(discovered ? [ctx.t("shelf-discovered")] : [])],
      picture: regionMap(ctx, id) }))),
    shelf("token", content.tokens.map((one) => ({ id: `token-${one.id}`, name: ctx.t("shelf-token-name", { natives: one.natives, points: one.points }),
      text: ctx.t("board-token", { ...one }), facts: [], tags: {}, picture: found(ctx, one) }))),
    shelf("card", content.cards.map((one) => named("card", one.id, { text: ctx.t("board-token", { ...one }),
      picture: found(ctx, one) }))),
  ];
}

/** What a type of worker is good for. @param {Context} ctx @param {string} id */
function workerWords(ctx, id) {
  const kind = ctx.game.content.workers[id];
  const text = [
    kind.arrival_coins ? ctx.t("tip-worker-coins", { coins: kind.arrival_coins }) : "",
    kind.arrival_colonists ? ctx.t("tip-worker-colonists", { count: kind.arrival_colonists }) : "",
    kind.discount ? ctx.t("tip-worker-discount", { coins: kind.discount }) : "",
    ctx.has(`tip-worker-${id}`) ? ctx.t(`tip-worker-${id}`) : "",
  ].filter(Boolean).join(" ");
  return { text, facts: ctx.t("tip-worker-counts", { shipping: kind.shipping, discovery: kind.strength }) };
}

// -- legend -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @returns {LegendGroup[]} */
export function legend(ctx) {
  const { content } = ctx.game;
  const sign = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {string} */ text = "") => ({ picture: ctx.icon(icon), name, text });
  const key = (/** @type {string} */ icon, /** @type {string} */ word) => sign(icon, ctx.t(`legend-${word}`), ctx.t(`legend-${word}-help`));
  return [
    { name: ctx.t("shelf-worker"), signs: Object.keys(content.workers).map((id) => sign(`i-${id}`, ctx.name("worker", id), workerWords(ctx, id).facts)) },
    { name: ctx.t("shelf-good"), signs: [...Object.entries(content.goods).map(([id, copies]) => sign(`i-${id}`, ctx.name("good", id), ctx.t("shelf-copies", { count: copies }))),
      key("i-merchant-ship", "ship")] },
    { name: ctx.t("shelf-building"), signs: [...Object.entries(KIND_ICONS).map(([kind, icon]) => sign(icon, ctx.t(`board-kind-${kind}`), ctx.t(`legend-${kind}-help`))),
      ...["dollar", "vp", "good", "figure", "hot-seat", "map", "colony"].map((word) => key(`i-${word}`, word))] },
    { name: ctx.t("legend-discovery"), signs: ["discovery-token", "resistance", "loot", "soldier"].map((word) => key(`i-${word}`, word === "soldier" ? "plunder" : word)) },
    { name: ctx.t("board-events"), signs: Object.keys(content.events).map((id) => sign(`i-event-${id}`, ctx.name("event", id))) },
  ];
}

