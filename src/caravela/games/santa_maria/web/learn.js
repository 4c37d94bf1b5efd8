/** What the pages beside the table show of Santa Maria: drawings for the rules, the gallery, the legend of icons. */
import { signed } from "/web/consequence.js";
import { face, printed, tile } from "./colony.js";
import { DOCKS, description, effectWords, faces } from "./content.js";
import { ICONS, amount, costSigns, costWords, die, effectSigns, marker, monk, personSigns } from "./glyphs.js";
import { conquistador, religion } from "./shared.js";

/** @import { Exhibit, LegendGroup, Shelf } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

export const dress = "santa";

// -- drawings for the rules -------------------------------------------------------------------------------------------

/** By the first word of a mark. @type {Record<string, (ctx: Context, ...words: string[]) => unknown>} */
export const drawings = {
  die: (ctx, colour, value) => ctx.html`<span class="offered-die" role="img" aria-label=${ctx.t(`look-${colour}-die`, { number: Number(value), count: 1 })}>${die(ctx, { colour, value: Number(value) })}</span>`,
  tile: (ctx, id, turn = "0") => tile(ctx, id, Number(turn)),
  territory: (ctx, id, cell) => territory(ctx, id, Number(cell)),
  colony: colonyBoard,
  scholar: (ctx, id) => person(ctx, "scholar", id),
  bishop: (ctx, id) => person(ctx, "bishop", id),
  station,
  dock,
  shipment,
  retire,
  monk: (ctx, colour) => (colour ? monk(ctx, colour) : ctx.icon("i-monk")),
  marker: (ctx, colour) => marker(ctx, colour),
  coins: (ctx, coins) => amount(ctx, "coins", coins),
  points: (ctx, points) => amount(ctx, "points", points),
  price: (ctx, size) => ctx.html`<span class="cost" role="img" aria-label=${costWords(ctx, tileCost(ctx, size))}>${costSigns(ctx, tileCost(ctx, size))}</span>`,
  religiontrack: (ctx) => religion({ ...ctx, view: /** @type {any} */ ({ religion: { ...ctx.game.content.religion, markers: {} } }) }),
  conquistadortrack: (ctx) => {
    const { conquistador: track, conquest, solo } = ctx.game.content;
    const table = Object.values(conquest).at(-1);
    return conquistador({ ...ctx, view: /** @type {any} */ ({ year: 0, solo: false, conquistador: { ...track, trees: solo.trees, piles: {}, markers: {}, table } }) });
  },
  arrow: (ctx) => ctx.icon("i-arrow-right"),
};

/** @param {Context} ctx @param {string} size */
function tileCost(ctx, size) { return ctx.game.content.costs[size === "double" ? "double" : "triple"]; }

/** One space of a tile, alone. @param {Context} ctx @param {string} id @param {number} cell */
function territory(ctx, id, cell) {
  const one = faces(ctx, id)[cell - 1];
  return ctx.html`<svg class="xtile" viewBox="0 0 76 76" role="img" aria-label="${ctx.name("kind", one.kind)}: ${effectWords(ctx, one.effects)}">${face(ctx, one, 0, 0, null, [1, 1])}</svg>`;
}

/** @param {Context} ctx @param {string} id */
function colonyBoard(ctx, id) { return ctx.html`<span class="boardpicture">${printed(ctx, id)}</span>`; }

/** @param {Context} ctx @param {"scholar" | "bishop"} kind @param {string} id */
function person(ctx, kind, id) {
  const { scholars, bishops, bishop_penalty: penalty } = ctx.game.content;
  const [effect] = (kind === "scholar" ? scholars : bishops)[id].effects;
  return ctx.html`<span class="person tile ${kind}"><b>${ctx.icon(`i-${kind}`)}${ctx.name(kind, id)}</b><span class="abil">${personSigns(ctx, effect)}</span>
    <span class="vp">${kind === "scholar" ? ctx.html`${ctx.icon("i-happiness-end")}${scholars[id].points}` : signed(penalty)}</span></span>`;
}

/** @param {Context} ctx @param {string} id */
function station(ctx, id) { return ctx.html`<span class="stat well"><span>${effectSigns(ctx, ctx.game.content.stations[id].effects)}</span></span>`; }

/** A dock with its income, and a shipment at it. @param {Context} ctx @param {string} id @param {string} [there] */
function dock(ctx, id, there) {
  return ctx.html`<span class="dock"><span class="inc">${effectSigns(ctx, ctx.game.content.docks[id].effects)}</span>${there ? shipment(ctx, there) : ctx.html`<span class="shipm none">–</span>`}</span>`;
}

/** @param {Context} ctx @param {string} id */
function shipment(ctx, id) {
  const { cost, points } = ctx.game.content.shipments[id];
  return ctx.html`<span class="shipm tile"><span class="cost">${costSigns(ctx, cost)}</span><b>${ctx.icon("i-happiness-end")}${points}</b></span>`;
}

/** A retire space; without a name the sign of all. @param {Context} ctx @param {string} [id] */
function retire(ctx, id) {
  if (!id) return ctx.icon("i-retire");
  return ctx.html`<span class="slot ret"><span>${effectSigns(ctx, ctx.game.content.retire[id].effects)}</span></span>`;
}

// -- gallery ----------------------------------------------------------------------------------------------------------

/** The kinds whose pictures bear their names. */
const TITLED = new Set(["scholar", "bishop"]);

/** @param {Context} ctx @returns {Shelf[]} */
export function shelves(ctx) {
  const { content } = ctx.game;
  const named = (/** @type {string} */ kind, /** @type {string} */ word, /** @type {Partial<Exhibit>} */ more) =>
    ({ id: `${kind}-${word}`.replaceAll("_", "-"), name: ctx.name(kind, word), text: description(ctx, kind, word), facts: [], tags: {}, picture: ctx.nothing, ...more });
  const shelf = (/** @type {string} */ kind, /** @type {Exhibit[]} */ exhibits, /** @type {Shelf["filters"]} */ filters = []) =>
    ({ kind, name: ctx.t(`shelf-${kind}`), exhibits, filters, titled: TITLED.has(kind) });
  return [
    shelf("expansion", Object.entries(content.expansions).map(([id, { cells, cost, size }]) => named("expansion", id, {
      tags: { size: [String(size)], kind: cells.map(({ kind }) => kind) },
      facts: [ctx.t("shelf-price", { things: costWords(ctx, cost) })], picture: tile(ctx, id, 0) })), [
      { tag: "size", name: ctx.t("shelf-size"), values: [["2", ctx.t("look-double")], ["3", ctx.t("look-triple")]] },
      { tag: "kind", name: ctx.t("shelf-territories"), values: Object.keys(content.kinds).map((kind) => [kind, ctx.name("kind", kind)]) },
    ]),
    shelf("hall", Object.keys(content.halls).map((id) => named("hall", id, { picture: tile(ctx, id, 0) }))),
    shelf("road", Object.entries(content.roads).map(([id, { cells, copies }]) => named("road", id, {
      text: ctx.t("tip-road", { count: cells[0].settlers }), facts: [ctx.t("shelf-copies", { count: copies })], picture: tile(ctx, id, 0) }))),
    shelf("colony", Object.entries(content.boards).map(([id, { cells, side }]) => named("colony", id, {
      text: cells.map((cell) => (cell.kind === "road" ? ctx.name("kind", "road") : `${ctx.name("kind", cell.kind)} (${effectWords(ctx, cell.effects)})`)).join(", "),
      facts: [ctx.t("shelf-side", { side })], picture: colonyBoard(ctx, id) }))),
    shelf("scholar", Object.keys(content.scholars).map((id) => named("scholar", id, { picture: person(ctx, "scholar", id) }))),
    shelf("bishop", Object.keys(content.bishops).map((id) => named("bishop", id, {
      facts: [ctx.t("shelf-penalty", { points: signed(content.bishop_penalty) })], picture: person(ctx, "bishop", id) }))),
    shelf("station", Object.keys(content.stations).map((id) => named("station", id, { picture: station(ctx, id) }))),
    shelf("shipment", Object.entries(content.shipments).map(([id, { cost, points, set }]) => named("shipment", id, {
      tags: { set: [set] }, text: ctx.t("tip-shipment", { things: costWords(ctx, cost), points }), facts: [ctx.t(`shelf-set-${set}`)], picture: shipment(ctx, id) })), [
      { tag: "set", name: ctx.t("shelf-set"), values: ["starting", "standard"].map((set) => [set, ctx.t(`shelf-set-${set}`)]) },
    ]),
    shelf("dock", DOCKS.map((id) => named("dock", id, { text: ctx.t("tip-dock", { effect: effectWords(ctx, content.docks[id].effects) }),
      picture: dock(ctx, id) }))),
    shelf("retire", Object.entries(content.retire).map(([id, { order }]) => named("retire", id, { facts: [ctx.t("shelf-order", { number: order })],
      picture: retire(ctx, id) }))),
    shelf("resource", Object.entries(content.resources).map(([id, { sell, buy, limit, basic, wild }]) => named("resource", id, {
      text: ctx.t(wild ? "tip-wild" : basic ? "tip-basic" : "tip-advanced"),
      facts: [ctx.t("look-sell", { resource: id, coins: sell }), ...(buy ? [ctx.t("look-buy", { resource: id, coins: buy })] : []), ctx.t("shelf-limit", { count: limit })],
      picture: ctx.html`<span class="grand">${ctx.icon(ICONS[id])}</span>` }))),
    shelf("feat", content.feats.map((id) => named("feat", id, { text: ctx.t(`feat-${id}-help`),
      picture: ctx.html`<span class="grand">${ctx.icon("i-trophy")}</span>` }))),
  ];
}

// -- legend -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @returns {LegendGroup[]} */
export function legend(ctx) {
  const { content } = ctx.game;
  const sign = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {string} */ text = "") => ({ picture: ctx.icon(icon), name, text });
  const keys = (/** @type {string[]} */ words) => words.map((word) => sign(`i-${word}`, ctx.t(`legend-${word}`), ctx.t(`legend-${word}-help`)));
  const value = content.size;
  return [
    { name: ctx.t("shelf-resource"), signs: [...Object.entries(content.resources).map(([id, { wild, basic }]) => sign(ICONS[id], ctx.name("resource", id), ctx.t(wild ? "tip-wild" : basic ? "tip-basic" : "tip-advanced"))),
      ...keys(["coin", "happiness", "happiness-end"])] },
    { name: ctx.t("legend-actions"), signs: keys(["export", "conquistador", "religion", "trade", "road", "retire"]) },
    { name: ctx.t("look-dice"), signs: ["white", "blue"].map((colour) => ({ picture: die(ctx, { colour, value }), name: ctx.t(`legend-die-${colour}`), text: ctx.t(`tip-die-${colour}`) })) },
    { name: ctx.t("look-people"), signs: keys(["monk", "scholar", "bishop", "missionary-station", "settler", "shipment", "tree"]) },
    { name: ctx.t("legend-terrains"), signs: content.terrains.map((id) => sign(`i-terrain-${id}`, ctx.name("terrain", id))) },
  ];
}
