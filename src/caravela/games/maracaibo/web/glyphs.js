/** Glyphs: what components cost and do, in signs; in texts and in drawings. */

export { amount, chapter, dot, hit } from "/web/signs.js";

/** @import { Context, Cost, Effect } from "./content.js" */

/** One sign: an icon or a few letters. @typedef {{ icon: string } | { text: string }} Sign */

/** What multiplied gains count. @type {Record<string, string>} */
export const EACH_ICONS = {
  assistant: "i-assistant", combat_token: "i-combat-token", quest: "i-quest", compass: "i-compass", synergy: "i-synergy-any", nation3: "i-influence-any",
  barrier: "i-barrier-blue", upgrade: "i-upgrade", figure: "i-figure", figure_or_cp: "i-figure", doubloon_income_vp: "i-income-doubloon",
  own_assistant_here: "i-assistant", other_assistant_here: "i-assistant",
};

/** What the tasks of careers ask for. @type {Record<string, string>} */
export const TASK_ICONS = {
  combat_token: "i-combat-token", quest: "i-quest", influence_one: "i-influence-any", influence_two: "i-influence-two", upgrade: "i-upgrade",
  barrier: "i-barrier-red", synergy: "i-synergy-any", assistant: "i-assistant",
};

/** What Ana does. @type {Record<string, string>} */
export const ORDER_ICONS = {
  influence: "i-influence-any", points: "i-vp", explore: "i-explore", disc: "i-disc", quest_pile: "i-quest", combat: "i-combat",
};

// -- what things do ---------------------------------------------------------------------------------------------------

/** What is asked for. @param {Cost} cost @returns {Sign[]} */
export function costSigns({ doubloons = 0, combat_points = 0, figures = 0, icons = [], same = 0, hand = false, moves = 0 }) {
  return [
    ...counted(doubloons, "i-doubloon"), ...counted(combat_points, "i-combat-point"), ...counted(figures, "i-figure"),
    ...[...new Set(icons)].flatMap((icon) => several(icons.filter((one) => one === icon).length, `i-${icon}`)), ...(same ? [{ text: `${same}=` }, { icon: "i-good" }] : []), ...(hand ? [{ icon: "i-hand-card" }] : []),
    ...(moves ? [{ text: `${moves}+` }, { icon: "i-sail" }] : []),
  ];
}

/** @param {number} count @param {string} icon @returns {Sign[]} */
function counted(count, icon) { return count ? [...(count > 1 ? [{ text: String(count) }] : []), { icon }] : []; }

/** Two of a kind are seen at once, more are counted. @param {number} count @param {string} icon @returns {Sign[]} */
function several(count, icon) { return count > 2 ? counted(count, icon) : Array.from({ length: count }, () => ({ icon })); }

/** @param {Effect[]} effects @returns {Sign[]} */
export function signsOf(effects) { return effects.flatMap((effect) => signs(effect)); }

/** @param {Effect} effect @returns {Sign[]} */
export function signs(effect) {
  const { verb, facts, icons, cost = {}, gains = [], ways = [] } = effect;
  const paid = costSigns(cost);
  const exchange = [...paid, ...(paid.length ? [{ text: "→" }] : []), ...signsOf(gains)];
  switch (verb) {
    case "pay": return exchange;
    case "choose": return ways.flatMap((way, index) => [...(index ? [{ text: "/" }] : []), ...signsOf(way)]);
    case "village_action":
    case "last_action": return [{ icon: "i-village-action" }, { text: ":" }, ...exchange];
    case "settle": return [{ icon: "i-village-action" }, { text: ":" }, { icon: "i-marker-any" }, ...exchange];
    case "combat_action": return [{ icon: "i-combat" }, { text: `${facts.price}:` }, ...exchange];
    case "combat_village": return [{ icon: "i-combat" }, { text: `${facts.empty}/${facts.taken}:` }, { icon: "i-marker-any" }, ...exchange];
    default: {
      const income = /_income$/.test(verb) || verb === "discount" || verb === "swift_explorer" || verb === "combat_ready";
      const count = facts.count > 1 || income || EACH_ICONS[facts.each] ? [{ text: `${income ? (verb === "discount" ? "−" : "+") : ""}${facts.count}` }] : [];
      const each = EACH_ICONS[facts.each] ? [{ text: "/" }, { icon: EACH_ICONS[facts.each] }] : [];
      return [...icons.slice(0, -1).map((icon) => ({ icon })), ...count, { icon: icons[icons.length - 1] }, ...each];
    }
  }
}

// -- in texts ---------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Sign[]} signs */
export function line(ctx, signs) {
  return ctx.html`<span class="signs" aria-hidden="true">${signs.map((sign) => ("icon" in sign ? ctx.icon(sign.icon) : ctx.html`<b>${sign.text}</b>`))}</span>`;
}

// -- in drawings ------------------------------------------------------------------------------------------------------

/** An icon as a part of a drawing. @param {Context} ctx @param {string} name @param {number} x @param {number} y @param {number} size */
export function drawn({ svg }, name, x, y, size) { return svg`<use href="/web/icons.svg#${name}" x=${x} y=${y} width=${size} height=${size}/>`; }

/** How wide signs are in a drawing. @param {Sign[]} signs @param {number} size */
export function widthOf(signs, size) { return signs.reduce((sum, sign) => sum + ("icon" in sign ? size + 1 : (sign.text === "→" ? 2 : sign.text.length) * size * 0.52 + 1), 0); }

/** Signs in a drawing, one after the other. @param {Context} ctx @param {Sign[]} signs @param {number} x @param {number} y @param {number} size */
export function drawnLine(ctx, signs, x, y, size) {
  let at = x;
  return signs.map((sign) => {
    const from = at;
    at += widthOf([sign], size);
    return "icon" in sign ? drawn(ctx, sign.icon, from, y, size)
      : ctx.svg`<text class="sg" x=${from} y=${y + size * 0.82} font-size=${size * 0.9}>${sign.text}</text>`;
  });
}

/** A disc of somebody's; one from the box belongs to nobody. @param {Context} ctx @param {string} who @param {number} x @param {number} y @param {number} radius */
export function disc(ctx, who, x, y, radius) {
  const shape = who === "box" ? ctx.nothing : drawn(ctx, `seat-${who}`, x - radius * 0.7, y - radius * 0.7, radius * 1.4);
  return ctx.svg`<g class="dsc seat-${who}"><circle cx=${x} cy=${y} r=${radius}/>${shape}</g>`;
}
