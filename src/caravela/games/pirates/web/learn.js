/** What the pages beside the table show of Pirates of Maracaibo: drawings for the rules, the gallery, the legend of icons. */
import { figurehead, improvement, location, marketTile, residence } from "./card.js";
import { ROMAN, description } from "./content.js";
import { actionSigns, line, signsOf } from "./glyphs.js";
import { soloCard } from "./jordan.js";
import { quest } from "./quests.js";

/** @import { Exhibit, LegendGroup, Shelf } from "/web/types.d.ts" */
/** @import { Context, Effect } from "./content.js" */

export const dress = "pirates";

// -- drawings for the rules -------------------------------------------------------------------------------------------

/** By the first word of a mark. @type {Record<string, (ctx: Context, ...words: string[]) => unknown>} */
export const drawings = {
  improvement: (ctx, id) => (id ? card(ctx, improvement(ctx, id)) : ctx.icon("i-improvement")),
  residence: (ctx, id) => (id ? card(ctx, residence(ctx, id)) : ctx.icon("i-residence")),
  location: (ctx, id) => card(ctx, location(ctx, id)),
  quest: (ctx, id) => (id ? dressed(ctx, quest(ctx, id)) : ctx.icon("i-quest-card")),
  figurehead: (ctx, id) => (id ? sheet(ctx, figurehead(ctx, id)) : ctx.icon("i-figurehead")),
  market: (ctx, id) => (id ? dressed(ctx, marketTile(ctx, id)) : ctx.icon("i-black-market")),
  slot: (ctx, id) => paper(ctx, ctx.name("slot", id), ctx.game.content.ship.slots[id].effects),
  space: (ctx, id) => paper(ctx, ctx.name("space", id), ctx.game.content.spaces[id].effects),
  square: (ctx, treasure, number) => paper(ctx, ctx.name("square", `${treasure}_${number}`), ctx.game.content.hideout[treasure].below[Number(number) - 1]),
  action: (ctx, id) => sheet(ctx, line(ctx, actionSigns(ctx, id))),
  ruby: (ctx, id) => (id ? paper(ctx, ctx.name("ruby_square", id), ctx.game.content.ruby_squares[id]) : ctx.icon("i-ruby")),
  solo: (ctx, id) => dressed(ctx, soloCard(ctx, id)),
  cube: (ctx, id) => ctx.icon(id ? `i-cube-${id}` : "i-cube"),
  arrow: (ctx) => ctx.icon("i-arrow-right"),
};

/** @param {Context} ctx @param {unknown} picture */
function dressed(ctx, picture) { return ctx.html`<span class="pirates">${picture}</span>`; }

/** @param {Context} ctx @param {unknown} inside */
function sheet(ctx, inside) { return dressed(ctx, ctx.html`<span class="sheetcard tile">${inside}</span>`); }

/** A paper with a name and what it does. @param {Context} ctx @param {string} name @param {Effect[]} effects */
function paper(ctx, name, effects) { return sheet(ctx, ctx.html`<b class="nm">${name}</b>${line(ctx, signsOf(ctx, effects))}`); }

/** @param {Context} ctx @param {unknown} drawn */
function card(ctx, drawn) { return dressed(ctx, ctx.html`<span class="cell alone">${drawn}</span>`); }

// -- gallery ----------------------------------------------------------------------------------------------------------

/** The kinds whose pictures bear their names. */
const TITLED = new Set(["improvement", "residence", "location", "quest", "figurehead", "slot", "solo"]);

/** @param {Context} ctx @returns {Shelf[]} */
export function shelves(ctx) {
  const { content } = ctx.game;
  const named = (/** @type {string} */ kind, /** @type {string} */ word, /** @type {unknown} */ picture, /** @type {Partial<Exhibit>} */ more = {}) =>
    ({ id: `${kind}-${word}`.replaceAll("_", "-"), name: ctx.name(kind, word), text: description(ctx, kind, word), facts: [], tags: {}, picture, ...more });
  const shelf = (/** @type {string} */ kind, /** @type {Exhibit[]} */ exhibits, /** @type {Shelf["filters"]} */ filters = []) =>
    ({ kind, name: ctx.t(`shelf-${kind.replaceAll("_", "-")}`), exhibits, filters, titled: TITLED.has(kind) });
  const cost = (/** @type {number} */ doubloons) => ctx.t("look-cost", { doubloons });
  const levels = { tag: "level", name: ctx.t("shelf-level"), values: /** @type {[string, string][]} */ ([["1", ROMAN[1]], ["2", ROMAN[2]]]) };
  return [
    shelf("improvement", Object.entries(content.improvements).map(([id, one]) => named("improvement", id, drawings.improvement(ctx, id), {
      tags: { kind: [one.kind], level: [String(one.level)] }, facts: [ctx.name("kind", one.kind), cost(one.cost), ctx.t("shelf-level-of", { level: ROMAN[one.level] })] })), [
      { tag: "kind", name: ctx.t("shelf-kind"), values: content.kinds.map((kind) => [kind, ctx.name("kind", kind)]) }, levels,
    ]),
    shelf("location", Object.entries(content.locations).map(([id, one]) => named("location", id, drawings.location(ctx, id), { tags: { level: [String(one.level)] } })), [levels]),
    shelf("residence", Object.entries(content.residences).map(([id, one]) => named("residence", id, drawings.residence(ctx, id), { facts: [cost(one.cost)] }))),
    shelf("quest", Object.keys(content.quests).map((id) => named("quest", id, drawings.quest(ctx, id)))),
    shelf("figurehead", Object.entries(content.figureheads).map(([id, one]) => named("figurehead", id, drawings.figurehead(ctx, id), { facts: [cost(one.price)] }))),
    shelf("black_market", Object.keys(content.black_markets).map((id) => named("black_market", id, drawings.market(ctx, id)))),
    shelf("slot", Object.entries(content.ship.slots).map(([id, one]) => named("slot", id, drawings.slot(ctx, id), { tags: { zone: [String(one.zone)] }, facts: [ctx.t("shelf-zone", { zone: one.zone })] }))),
    shelf("action", Object.keys(content.actions).map((id) => named("action", id, drawings.action(ctx, id)))),
    shelf("solo", Object.entries(content.solo).map(([id, one]) => named("solo", id, drawings.solo(ctx, id), { tags: { letter: [one.hard ? "B" : "A"] } })), [
      { tag: "letter", name: ctx.t("shelf-letters"), values: [["A", "A"], ["B", "B"]] },
    ]),
  ];
}

// -- legend -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @returns {LegendGroup[]} */
export function legend(ctx) {
  const keys = (/** @type {string[]} */ words) => words.map((word) => ({ picture: ctx.icon(`i-${word}`), name: ctx.t(`legend-${word}`), text: ctx.t(`legend-${word}-help`) }));
  return [
    { name: ctx.t("legend-counts"), signs: keys(["doubloon", "vp", "income-doubloon", "income-vp", "river", "ruby"]) },
    { name: ctx.t("legend-actions"), signs: keys(["raid", "raid-power", "explore", "bury", "quest-card", "upgrade", "figurehead", "black-market"]) },
    { name: ctx.t("legend-cards"), signs: keys(["crew", "equipment", "vessel", "residence", "improvement"]) },
    { name: ctx.t("legend-treasures"), signs: keys(["gold-bar", "emerald", "pearl", "treasure", "treasure-set", "cube"]) },
    { name: ctx.t("legend-times"), signs: keys(["scroll-once", "scroll-permanent", "scroll-income", "scroll-end"]) },
  ];
}
