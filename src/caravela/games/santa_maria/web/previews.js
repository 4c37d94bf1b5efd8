/** Before the click: what an option costs and brings; after the game: the rows of the score sheet and the feats. */
import { completed, covered, effectWords, faces, planOf, player, settlerPoints } from "./content.js";
import { ICONS, amount, costSigns, effectSigns, signs } from "./glyphs.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context } from "/web/types.d.ts" */
/** @import { Effect, Plan } from "./content.js" */

/** The consequence of an option in a few signs. @param {OptionView} option @param {Context} ctx @returns {unknown} */
export function preview(option, ctx) {
  const words = option.text.split(" ");
  const draw = ctx.me ? PREVIEWS[words[0]] : null;
  const drawn = draw ? draw(ctx, words, option) : ctx.nothing;
  return drawn === ctx.nothing ? drawn : ctx.html`<span class="santa consequence">${drawn}</span>`;
}

/** @type {Record<string, (ctx: Context, words: string[], option: OptionView) => unknown>} */
const PREVIEWS = {
  white: line,
  blue: line,
  activate: line,
  expand: (ctx, [, id]) => costSigns(ctx, mine(ctx).expansion_cost[id.startsWith("d") ? "double" : "triple"]),
  retire: (ctx, [, id]) => effectSigns(ctx, ctx.game.content.retire[id].effects),
  place: (ctx, _, { text }) => {
    const found = /(?:turn (\d) )?cell (\d) (\d)$/.exec(text);
    const { tile } = ctx.view.waiting;
    if (!found || !tile) return ctx.nothing;
    const { grid, settler_points: before } = mine(ctx);
    const cells = faces(ctx, tile);
    const places = covered(cells, Number(found[1] ?? 0), [Number(found[2]), Number(found[3])]);
    const lines = completed(grid, places).length;
    const more = settlerPoints(grid, cells, places) - before;
    return lines ? ctx.html`${ctx.t("look-completes", { count: lines })}${more
      ? amount(ctx, "i-happiness-end", `+${more}`) : ctx.nothing}` : ctx.nothing;
  },
  pay: (ctx, [, ...paid]) => paid.map((resource) => ctx.icon(ICONS[resource])),
  gain: (ctx) => {
    const { resource, count, over, coins } = ctx.view.waiting.prompt;
    return ctx.html`${count - over ? amount(ctx, resource, `+${count - over}`)
      : ctx.nothing}${amount(ctx, "coins", `+${coins}`)}`;
  },
  trade: (ctx, [, paid, , item]) => {
    const gain = ctx.view.waiting.trade?.gain.find((/** @type {any} */ one) => one.item === item);
    return ctx.html`${ctx.icon(ICONS[paid])} → ${amount(ctx, item, gain?.count ?? 1)}`;
  },
  ship: (ctx, [, id]) => {
    const { shipment } = ctx.view.docks.find((/** @type {any} */ dock) => dock.id === id);
    return shipment ? ctx.html`${costSigns(ctx, shipment.cost)} → ${amount(ctx, "i-happiness-end", shipment.points)}`
      : ctx.nothing;
  },
  conquer: (ctx) => stepTo(ctx, "conquistador"),
  pray: (ctx) => stepTo(ctx, "religion"),
  step: (ctx, [, paid]) => ctx.html`${ctx.icon(ICONS[paid])} → ${ctx.view.waiting.prompt.space}`,
  monk: (ctx, [, id]) => {
    const all = [...ctx.view.scholars, ...ctx.view.bishops, ...ctx.view.stations];
    const { price } = all.find((space) => space.id === id);
    return price ? amount(ctx, "coins", price) : ctx.t("look-free");
  },
  double: (ctx, [, dock]) => ctx.html`${mine(ctx).income[dock]} → ${2 * mine(ctx).income[dock]}`,
  sell: (ctx, [, resource]) => amount(ctx, "coins", `+${mine(ctx).sell[resource]}`),
  buy: (ctx, [, resource]) => amount(ctx, "coins", `−${mine(ctx).buy[resource]}`),
};

/** @param {Context} ctx */
function mine(ctx) {
  return player(ctx, String(ctx.me));
}

/** @param {Context} ctx @param {"religion" | "conquistador"} track */
function stepTo(ctx, track) {
  const { space, end } = ctx.view.waiting.prompt;
  const here = ctx.view[track].markers[String(ctx.me)];
  return end ? amount(ctx, "points", "+1") : ctx.html`${ctx.icon(ICONS[track])}${here} → ${space}`;
}

/** The price, and all that the territories offer together. @param {Context} ctx @param {string[]} _
 * @param {OptionView} option */
function line(ctx, _, option) {
  const what = planOf(ctx, option);
  if (!what) return ctx.nothing;
  const cost = what.coins ? ctx.html`<b class="pays">${ctx.icon("i-coin")}${what.coins}</b>` : ctx.nothing;
  return ctx.html`${cost}${yields(ctx, what).map(({ icon, count }) => ctx.html`<span
    class="amt">${ctx.icon(icon)}${count > 1 ? count : ""}</span>`)}`;
}

/** What a plan can bring at most, sign by sign. @param {Context} ctx @param {Plan} what
 * @returns {{ icon: string, count: number }[]} */
export function yields(ctx, what) {
  const { grid } = mine(ctx);
  /** @type {Map<string, number>} */
  const sums = new Map();
  const add = (/** @type {string} */ icon, /** @type {number} */ count) =>
    sums.set(icon, (sums.get(icon) ?? 0) + count);
  for (const [row, column] of what.cells) {
    const { effects } = grid[row - 1][column - 1];
    for (const sign of signs(effects)) add(sign.coins ? "i-coin" : sign.icon, sign.coins ?? sign.count ?? 1);
    if (effects.some((/** @type {Effect} */ effect) => effect.verb === "trade")) add("i-trade", 1);
  }
  return [...sums].map(([icon, count]) => ({ icon, count }));
}

/** A plan in words, in its order. @param {Context} ctx @param {Plan} what */
export function planWords(ctx, what) {
  const { grid } = mine(ctx);
  return what.cells.map(([row, column]) => {
    const cell = grid[row - 1][column - 1];
    return `${ctx.name("kind", cell.kind)} (${effectWords(ctx, cell.effects)})`;
  }).join(" → ");
}

// -- after the game ---------------------------------------------------------------------------------------------------

const ROWS = ["play", "coins", "settlers", "scholars"];
const LAST = ["penalty", "sets", "shipments"];

/** The rows of the score sheet, in the order of the rules (SMA-13). @param {Context} ctx */
export function scoreRows(ctx) {
  return [...ROWS, ...Object.keys(ctx.game.content.bishops), ...LAST];
}

/** Alone there is no winner: a hundred points are a victory, and feats are told. @param {Context} ctx */
export function verdict(ctx) {
  const { result } = ctx.view;
  if (!result) return null;
  const points = ctx.position.scores?.[0] ?? 0;
  const title = ctx.t(result.victory ? "look-solo-victory" : "look-solo-defeat",
    { points, least: ctx.game.content.solo.victory });
  const more = ctx.html`<section class="santa feats"><h3
    class="caps">${ctx.t("look-feats")}</h3><ul>${ctx.game.content.feats.map((/** @type {string} */ feat) => {
    const reached = result.feats.includes(feat);
    return ctx.html`<li class=${reached ? "reached" : ""}>${ctx.icon(reached ? "i-trophy" : "i-minus",
      ctx.t(reached ? "look-reached" : "look-missed"))}
      <b>${ctx.name("feat", feat)}</b> <span>${ctx.t(`feat-${feat}-help`)}</span></li>`;
  })}</ul></section>`;
  return { title, won: result.victory, more };
}
