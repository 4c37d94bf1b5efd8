/** What the pages beside the table show of Maracaibo: drawings for the rules, the gallery, the legend of icons. */
import { automa } from "./ana.js";
import { career, prestige, project, quest } from "./cards.js";
import { description } from "./content.js";
import { line, signsOf } from "./glyphs.js";

/** @import { Exhibit, LegendGroup, Shelf } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

export const dress = "maracaibo";

// -- drawings for the rules -------------------------------------------------------------------------------------------

/** By the first word of a mark. @type {Record<string, (ctx: Context, ...words: string[]) => unknown>} */
export const drawings = {
  project: (ctx, id) => project(ctx, id, { token: false }),
  quest: (ctx, id) => (id ? quest(ctx, id) : ctx.icon("i-quest")),
  token,
  area,
  city,
  career: (ctx, id) => (id ? career(ctx, id, null) : ctx.icon("i-career")),
  prestige: (ctx, id) => (id ? prestige(ctx, id, 0, []) : ctx.icon("i-prestige")),
  automa,
  space: (ctx, id) => sheet(ctx, ctx.name("space", id), ctx.game.content.spaces[id].effects),
  arrow: (ctx) => ctx.icon("i-arrow-right"),
};

/** A paper with a name and what it does. @param {Context} ctx @param {string} name @param {import("./content.js").Effect[]} effects @param {unknown} [more] */
function sheet(ctx, name, effects, more = ctx.nothing) {
  return ctx.html`<span class="maracaibo"><span class="sheetcard tile"><b class="pnm">${name}</b>${line(ctx, signsOf(effects))}${more}</span></span>`;
}

/** @param {Context} ctx @param {string} id */
function area(ctx, id) { return sheet(ctx, ctx.name("area", id), ctx.game.content.areas[id].effects); }

/** @param {Context} ctx @param {string} id */
function city(ctx, id) {
  if (!id) return ctx.icon("i-city");
  const { effects, good, spaces } = ctx.game.content.cities[id];
  return sheet(ctx, ctx.name("city", id), effects, ctx.html`<span class="signs">${ctx.icon(`i-${good}`)}<b>${spaces}</b></span>`);
}

/** @param {Context} ctx @param {string} id */
function token(ctx, id) {
  const { sides, strongest, weakest } = ctx.game.content.combat_tokens[id];
  const { strongest: less, weakest: more } = ctx.game.content.combat;
  return ctx.html`<span class="maracaibo"><span class="sheetcard tile tokencard">${Object.entries(sides).map(([nation, { value, cost, effects }]) => ctx.html`<span class="signs">${ctx.icon(`i-influence-${nation}`)}<b>${value}</b>${
    cost ? line(ctx, [{ text: `−${cost}` }, { icon: "i-doubloon" }]) : ctx.nothing}${line(ctx, signsOf(effects))}</span>`)}<small>${strongest ? `−${less}` : ""} ${weakest ? `+${more}` : ""}</small></span></span>`;
}

// -- gallery ----------------------------------------------------------------------------------------------------------

/** The kinds whose pictures bear their names. */
const TITLED = new Set(["project", "area", "city", "career", "prestige", "automa"]);

/** @param {Context} ctx @returns {Shelf[]} */
export function shelves(ctx) {
  const { content } = ctx.game;
  const dressed = (/** @type {unknown} */ picture) => ctx.html`<div class="maracaibo picture">${picture}</div>`;
  const named = (/** @type {string} */ kind, /** @type {string} */ word, /** @type {unknown} */ picture, /** @type {Partial<Exhibit>} */ more = {}) =>
    ({ id: `${kind}-${word}`.replaceAll("_", "-"), name: ctx.name(kind, word), text: description(ctx, kind, word), facts: [], tags: {}, picture: dressed(picture), ...more });
  const shelf = (/** @type {string} */ kind, /** @type {Exhibit[]} */ exhibits, /** @type {Shelf["filters"]} */ filters = []) =>
    ({ kind, name: ctx.t(`shelf-${kind}`), exhibits, filters, titled: TITLED.has(kind) });
  return [
    shelf("project", Object.entries(content.projects).map(([id, { deck, cost, points, good, object }]) => named("project", id, project(ctx, id, { token: false }), {
      tags: { deck: [deck], good: [good], object: [object] }, facts: [ctx.t("look-card-facts", { doubloons: cost, points }), ctx.t("shelf-deck", { deck }), ctx.name("good", good), ctx.name("object", object)] })), [
      { tag: "deck", name: ctx.t("shelf-decks"), values: [["A", "A"], ["B", "B"]] },
      { tag: "good", name: ctx.t("shelf-goods"), values: content.goods.map((good) => [good, ctx.name("good", good)]) },
      { tag: "object", name: ctx.t("shelf-objects"), values: content.objects.map((object) => [object, ctx.name("object", object)]) },
    ]),
    shelf("quest", Object.keys(content.quests).map((id) => named("quest", id, quest(ctx, id)))),
    shelf("token", Object.keys(content.combat_tokens).map((id) => named("token", id, token(ctx, id)))),
    shelf("area", Object.keys(content.areas).map((id) => named("area", id, area(ctx, id)))),
    shelf("city", Object.entries(content.cities).map(([id, { players }]) => named("city", id, city(ctx, id), { facts: [ctx.t("shelf-players", { list: players.join(", ") })] }))),
    shelf("career", Object.keys(content.careers).map((id) => named("career", id, career(ctx, id, null)))),
    shelf("prestige", Object.keys(content.prestige).map((id) => named("prestige", id, prestige(ctx, id, 0, [])))),
    shelf("automa", Object.entries(content.automa).map(([id, { letter }]) => named("automa", id, automa(ctx, id), { tags: { letter: [letter] } })), [
      { tag: "letter", name: ctx.t("shelf-letters"), values: [["A", "A"], ["B", "B"], ["C", "C"]] },
    ]),
  ];
}

// -- legend -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @returns {LegendGroup[]} */
export function legend(ctx) {
  const { content } = ctx.game;
  const sign = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {string} */ text = "") => ({ picture: ctx.icon(icon), name, text });
  const keys = (/** @type {string[]} */ words) => words.map((word) => sign(`i-${word}`, ctx.t(`legend-${word}`), ctx.t(`legend-${word}-help`)));
  return [
    { name: ctx.t("legend-counts"), signs: keys(["doubloon", "vp", "income-doubloon", "income-vp", "combat-point", "figure", "disc", "compass"]) },
    { name: ctx.t("legend-actions"), signs: keys(["village-action", "combat", "explore", "sail", "quest", "deliver", "assistant", "noble"]) },
    { name: ctx.t("shelf-goods"), signs: content.goods.map((id) => sign(`i-${id}`, ctx.name("good", id))) },
    { name: ctx.t("shelf-objects"), signs: content.objects.map((id) => sign(`i-${id}`, ctx.name("object", id))) },
    { name: ctx.t("look-synergies"), signs: content.synergies.map((id) => sign(`i-synergy-${id}`, ctx.name("synergy", id))) },
    { name: ctx.t("look-nations"), signs: content.nations.map((id) => sign(`i-influence-${id}`, ctx.name("nation", id))) },
  ];
}
