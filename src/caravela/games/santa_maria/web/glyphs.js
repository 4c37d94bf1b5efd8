/** Glyphs: dice, coins, monks and what things do, in signs. */
import { RESOURCES } from "./content.js";

/** @import { Context, Effect } from "./content.js" */
/** @import { Die } from "./view.d.ts" */

/** @type {Record<number, [number, number][]>} Where the pips of a die lie, in a square of 24. */
const PIPS = {
  1: [[12, 12]],
  2: [[7.5, 7.5], [16.5, 16.5]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7.5, 7.5], [16.5, 7.5], [7.5, 16.5], [16.5, 16.5]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7.5, 6.5], [16.5, 6.5], [7.5, 12], [16.5, 12], [7.5, 17.5], [16.5, 17.5]],
};

/** The icon of what is gained, paid or done. @type {Record<string, string>} */
export const ICONS = {
  ...Object.fromEntries(RESOURCES.map((resource) => [resource, `i-${resource}`])),
  coins: "i-coin",
  points: "i-happiness",
  religion: "i-religion",
  conquistador: "i-conquistador",
  shipping: "i-export",
  road: "i-road",
};

// -- in drawings ------------------------------------------------------------------------------------------------------

/** A die of 24 by 24. @param {Context} ctx @param {Die} die @param {string} [name] */
export function dieDrawing({ svg }, { colour, value }, name = "") {
  return svg`<g class="die ${colour} ${name}"><rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>${PIPS[value].map(
    ([x, y]) => svg`<circle cx=${x} cy=${y} r=${value > 5 ? 1.8 : 2}/>`,
  )}</g>`;
}

/** An icon as a part of a drawing. @param {Context} ctx @param {string} name @param {number} x @param {number} y
 * @param {number} size */
export function drawn({ svg }, name, x, y, size) {
  return svg`<use href="/web/icons.svg#${name}" x=${x} y=${y} width=${size} height=${size}/>`;
}

/** A coin with its worth, to be read on small tiles too. @param {Context} ctx @param {number} coins @param {number} x
 * @param {number} y @param {number} size */
export function coin(ctx, coins, x, y, size) {
  const high = Math.max(size * 0.55, 24);
  return ctx.svg`${drawn(ctx, "i-coin-blank", x, y, size)}<text class="coinnum" x=${x + size / 2}
    y=${y + size / 2 + high * 0.36} text-anchor="middle" font-size=${high}>${coins}</text>`;
}

/** One sign of an effect: an icon, or a coin with a number.
 * @typedef {{ icon: string, coins?: number, count?: number }} Sign */

/** The signs of all effects but trades; two wood are two logs. @param {Effect[]} effects @returns {Sign[]} */
function signs(effects) {
  return effects.flatMap(({ verb, facts, icons }) => {
    if (verb === "gain_coins") return [{ icon: "i-coin-blank", coins: facts.coins }];
    return verb === "trade" ? [] : times(icons[0], facts.count ?? 1);
  });
}

/** @param {string} icon @param {number} count @returns {Sign[]} */
function times(icon, count) {
  return count > 3 ? [{ icon, count }] : Array.from({ length: count }, () => ({ icon }));
}

/** What a trade takes and gives. @param {Record<string, any>} facts
 * @returns {{ pay: string[], gain: { item: string, count: number }[] }} */
function exchange(facts) {
  const pay = facts.pays > 1 ? [facts.resource, facts.resource2] : [facts.resource];
  const gain = [{ item: facts.item, count: facts.count }];
  if (facts.gains > 1) gain.push({ item: facts.item2, count: facts.count2 });
  return { pay, gain };
}

const ROWS = [
  { size: 36, top: 13 },
  { size: 29, top: 18 },
  { size: 22, top: 21 },
];

/** What a territory does, drawn into a square of 76. @param {Context} ctx @param {Effect[]} effects */
export function territorySigns(ctx, effects) {
  const trade = effects.find((effect) => effect.verb === "trade");
  if (trade) return tradeSigns(ctx, exchange(trade.facts));
  const all = signs(effects);
  const { size, top } = ROWS[Math.min(all.length, 3) - 1] ?? ROWS[0];
  const gap = 2;
  const start = 38 - (all.length * size + (all.length - 1) * gap) / 2;
  return all.map((sign, index) => oneSign(ctx, sign, start + index * (size + gap), top, size));
}

/** @param {Context} ctx @param {Sign} sign @param {number} x @param {number} y @param {number} size */
function oneSign(ctx, sign, x, y, size) {
  if (sign.coins) return coin(ctx, sign.coins, x, y, size);
  return ctx.svg`${drawn(ctx, sign.icon, x, y, size)}${
    sign.count ? ctx.svg`<text class="many" x=${x + size + 2} y=${y + size * 0.72}>${sign.count}</text>`
      : ctx.nothing}`;
}

/** @param {Context} ctx @param {{ pay: string[], gain: { item: string, count: number }[] }} trade */
function tradeSigns(ctx, { pay, gain }) {
  const { svg } = ctx;
  const size = 27;
  const row = (/** @type {number} */ y, /** @type {{ item: string, count: number }[]} */ things) => {
    const start = 38 - (things.length * size + (things.length - 1) * 8) / 2;
    return things.map((thing, index) => {
      const x = start + index * (size + 8);
      const counted = thing.count > 1 && thing.item !== "coins";
      const drawing = thing.item === "coins" ? coin(ctx, thing.count, x - 1, y - 1, size + 3)
        : svg`${drawn(ctx, ICONS[thing.item], counted ? x - 7 : x, y, size)}${
          counted ? svg`<text class="many" x=${x + size - 5} y=${y + 22}>${thing.count}</text>` : ctx.nothing}`;
      return svg`${drawing}${index ? svg`<text class="or" x=${x - 4} y=${y + 20} text-anchor="middle">/</text>`
        : ctx.nothing}`;
    });
  };
  return svg`${row(3, pay.map((item) => ({ item, count: 1 })))}<path class="arr"
    d="M38 32v7m-4 -3.500l4 4.500 4 -4.500"/>${row(44, gain)}`;
}

// -- in lines of text -------------------------------------------------------------------------------------------------

/** The face of a thing that can be clicked: it lies over what is drawn, so that the thing has one name and no
 * other text.
 * @param {Context} ctx @param {string} phrase @param {string} label @param {string} [tip] */
export function hit(ctx, phrase, label, tip) {
  return ctx.html`<span class="hit" data-token=${phrase} data-tip=${tip ?? ctx.nothing} aria-label=${label}></span>`;
}

/** A die to be clicked or looked at. @param {Context} ctx @param {Die} one @param {string} [name] */
export function die(ctx, one, name = "") {
  return ctx.html`<svg class="dieb ${name}" viewBox="0 0 24 24" aria-hidden="true">${dieDrawing(ctx, one)}</svg>`;
}

/** @param {Context} ctx @param {string} item @param {number | string} value */
export function amount(ctx, item, value) {
  return ctx.html`<span class="amt">${ctx.icon(ICONS[item] ?? item)}${value}</span>`;
}

/** A price in resources, unit by unit. @param {Context} ctx @param {Record<string, number>} cost */
export function costSigns(ctx, cost) {
  return RESOURCES.flatMap((resource) =>
    Array.from({ length: cost[resource] ?? 0 }, () => ctx.icon(ICONS[resource])));
}

/** A price in words. @param {Context} ctx @param {Record<string, number>} cost */
export function costWords(ctx, cost) {
  return RESOURCES.filter((resource) => cost[resource])
    .map((resource) => ctx.t("look-amount", { count: cost[resource], resource }))
    .join(", ");
}

/** What docks, stations and spaces give. @param {Context} ctx @param {Effect[]} effects */
export function effectSigns(ctx, effects) {
  return effects.flatMap(({ verb, facts, icons }) => {
    if (verb === "gain_coins") return [amount(ctx, "coins", facts.coins)];
    if (verb === "points") return [amount(ctx, "points", facts.count)];
    return signs([{ verb, facts, icons }]).map((sign) => ctx.icon(sign.icon));
  });
}

/** What a scholar or a bishop is good for. @param {Context} ctx @param {Effect} effect */
export function personSigns(ctx, { verb, facts, icons }) {
  const { html, icon } = ctx;
  const or = html`<i>/</i>`;
  switch (verb) {
    case "discount_shipment":
      return html`${icon("i-export")} −${facts.count} ${icon("i-wood")}${or}${icon("i-grain")}`;
    case "free_pips": return html`${icon("i-die-white")} ±${facts.count} ${icon("i-coin-blank")}<b>0</b>`;
    case "discount_expansion":
      return html`${icon("i-expansion-double")} −${facts.count} ${icon(`i-${facts.resource}`)}`;
    case "raise_sale": return html`${icon("i-storage")} → +${facts.coins} ${icon("i-coin")}`;
    case "pay_step":
      return html`${icon("i-religion")} +1: ${icon(`i-${facts.resource}`)}${or}${icon(`i-${facts.resource2}`)}${or}${
        facts.coins}${icon("i-coin")}`;
    case "conquer_further": return html`${icon("i-conquistador")} +1: ${icon(`i-${facts.resource}`)}`;
    case "earn_on_terrain": return html`${icon(`i-terrain-${facts.terrain}`)} +${facts.coins} ${icon("i-coin")}`;
    case "discount_activation": return html`${icon("i-coins")} −${facts.coins} ${icon("i-coin")}`;
    case "score_tiles": return html`${icon("i-expansion-double")} +${facts.points} ${icon("i-happiness")}`;
    case "double_dock": return html`${icon("i-retire")} ${icon("i-shipment")} ×2`;
    default:
      return html`${icon(icons[0])}${facts.points} <i>/</i> ${icons.slice(1).map((one) => icon(one))}`;
  }
}

/** The monk of a seat. @param {Context} ctx @param {string} colour */
export function monk(ctx, colour) {
  return ctx.html`<span class="mk seat-${colour}">${ctx.icon("i-monk")}</span>`;
}

/** The marker of a seat. @param {Context} ctx @param {string} colour @param {string} [name] */
export function marker(ctx, colour, name = "") {
  return ctx.html`<span class="mk ${name} seat-${colour}">${ctx.icon(`seat-${colour}`)}</span>`;
}
