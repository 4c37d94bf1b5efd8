/** Glyphs: what components do, in signs. */

/** @import { Context, Effect } from "./content.js" */

export { amount, chapter, dot, hit } from "/web/signs.js";

/** One sign: an icon, a few letters, a limit, or a number in a coin or in a laurel. @typedef {{ icon: string } | { text: string } | { most: number } | { coin: number } | { vp: number }} Sign */

/** What multiplied gains, Residences and Quests count. @type {Record<string, string>} */
export const EACH_ICONS = {
  buried: "i-bury", quest: "i-quest-card", quest_scored: "i-quest-card", river: "i-river", crew: "i-crew", equipment: "i-equipment", vessel: "i-vessel",
  gold: "i-gold-bar", emerald: "i-emerald", pearl: "i-pearl", set: "i-treasure-set", income_dbl: "i-income-doubloon", income_vp: "i-income-vp", treasure: "i-treasure",
  improvement: "i-improvement", lightning: "i-immediate", upgrade: "i-upgrade", residence: "i-residence",
};

/** @type {Record<string, string>} */
export const TREASURE_ICONS = { gold: "i-gold-bar", emerald: "i-emerald", pearl: "i-pearl" };

/** When something of a card happens. @type {Record<string, string>} */
export const WHEN_ICONS = { immediate: "i-scroll-once", permanent: "i-scroll-permanent", income: "i-scroll-income", end: "i-scroll-end" };

/** What Jordan does. @type {Record<string, string>} */
export const ORDER_ICONS = { raid: "i-raid", explore: "i-explore", quest: "i-quest-card", acquire: "i-improvement", improvement: "i-improvement", upgrade: "i-upgrade" };

// -- what things do ---------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Effect[]} effects @returns {Sign[]} */
export function signsOf(ctx, effects) { return effects.flatMap((effect) => signs(ctx, effect)); }

/** Sides of a slash. @param {Context} ctx @param {Effect[][]} sides @returns {Sign[]} */
export function sidesOf(ctx, sides) { return sides.flatMap((side, index) => [...(index ? [{ text: "/" }] : []), ...signsOf(ctx, side)]); }

/** Verbs whose amount is told with a sign before it. @type {Record<string, string>} */
const SIGNED = { power: "+", die_power: "+", swift_explorer: "+", swift_ship: "+", doubloon_income: "+", points_income: "+", quest_income: "+", cubes: "+", cubes_any: "+", cubes_same: "+", discount: "−" };

/** @param {Context} ctx @param {Effect} effect @returns {Sign[]} */
export function signs(ctx, { verb, facts, icons, gains = [] }) {
  const count = Number(facts.count ?? 0);
  const pictures = icons.map((icon) => ({ icon }));
  switch (verb) {
    case "doubloons": return [{ coin: count }];
    case "points": return [{ vp: count }, ...each(facts)];
    case "score": return [{ vp: Number(facts.points) }, ...each(facts)];
    case "raid":
    case "raid_die":
    case "acquire": return [...pictures, ...(count ? [{ text: `+${count}` }] : [])];
    case "raid_fixed": return [...pictures, { text: `=${count}` }];
    case "explore_trade": return [{ icon: "i-explore" }, { text: "−1→" }, ...signsOf(ctx, gains)];
    case "raid_action": return actionSigns(ctx, String(facts.action));
    case "figurehead":
    case "black_market": return [...pictures, ...(count ? [{ text: "−" }, { coin: count }] : [])];
    case "sell_quest": return [...pictures, { text: "→" }, { coin: count }];
    case "quest_income": return [{ text: "+" }, { icon: "i-income-doubloon" }, { text: "/" }, { icon: "i-quest-card" }];
    case "quest_refresh": return [...pictures, { icon: "i-rotate" }];
    case "space_again": return [...pictures, { icon: "i-turn-back" }];
    case "cubes_same": return [{ text: `${count}=` }, ...pictures];
    default: return [...(count > 1 || SIGNED[verb] ? [{ text: `${SIGNED[verb] ?? ""}${count || ""}` }] : []), ...pictures];
  }
}

/** For each of what, at most how many. @param {Record<string, any>} facts @returns {Sign[]} */
function each(facts) {
  const icon = EACH_ICONS[facts.each];
  if (!icon) return [];
  return [{ text: facts.per > 1 ? `/${facts.per}` : "/" }, { icon }, ...(facts.most ? [{ most: Number(facts.most) }] : [])];
}

/** What power buys. @param {Context} ctx @param {string} id @param {string} [treasure] The sign of the Treasure that this Raid is for. @returns {Sign[]} */
export function actionSigns(ctx, id, treasure) {
  const { power } = ctx.game.content.actions[id];
  return [{ icon: "i-raid-power" }, { text: `${power}▸` }, ...bought(ctx, id, treasure)];
}

/** @param {Context} ctx @param {string} id @param {string} [treasure] @returns {Sign[]} */
export function bought(ctx, id, treasure) {
  return signsOf(ctx, ctx.game.content.actions[id].effects).map((sign) => (treasure && "icon" in sign && sign.icon === "i-treasure" ? { icon: treasure } : sign));
}

// -- in texts ---------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Sign[]} signs */
export function line(ctx, signs) { return ctx.html`<span class="signs" aria-hidden="true">${signs.map((sign) => one(ctx, sign))}</span>`; }

/** @param {Context} ctx @param {Sign} sign */
function one(ctx, sign) {
  if ("icon" in sign) return ctx.icon(sign.icon);
  if ("coin" in sign) return coin(ctx, sign.coin);
  if ("most" in sign) return ctx.html`<b class="cap">≤${sign.most}</b>`;
  return "vp" in sign ? laurel(ctx, sign.vp) : ctx.html`<b>${sign.text}</b>`;
}

/** A number in a coin. @param {Context} ctx @param {number} count @param {string} [look] */
export function coin(ctx, count, look = "") { return ctx.html`<span class="cn ${look} ${count > 9 ? "two" : ""}" aria-hidden="true">${ctx.icon("i-doubloon-blank")}<b>${count}</b></span>`; }

/** A number in a laurel. @param {Context} ctx @param {number} count */
export function laurel(ctx, count) { return ctx.html`<span class="vn ${count > 9 ? "two" : ""}" aria-hidden="true">${ctx.icon("i-vp-blank")}<b>${count}</b></span>`; }

/** A ship of somebody. @param {Context} ctx @param {string} who @param {string} label @param {string} [look] */
export function ship(ctx, who, label, look = "") {
  return ctx.html`<span class="shp seat-${who} ${look}" data-tip=${look === "ghost" ? ctx.nothing : `ship ${who}`} data-at=${look === "ghost" ? ctx.nothing : `ship-${who}`} role=${look === "ghost" ? ctx.nothing : "img"} aria-label=${look === "ghost" ? ctx.nothing : label}
    aria-hidden=${look === "ghost" ? "true" : ctx.nothing}>${ctx.icon("i-ship")}<span class="shape">${ctx.icon(`seat-${who}`)}</span></span>`;
}

/** A seat's token. @param {Context} ctx @param {string} who */
export function token(ctx, who) { return ctx.html`<span class="tk seat-${who}">${ctx.icon(`seat-${who}`)}</span>`; }
