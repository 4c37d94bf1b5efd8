/** Small things that boards are made of: amounts, dots of seats, and what lies over a drawing to be clicked. */

/** @import { Context } from "./types.d.ts" */

/** An icon with its number, read out by a name. @param {Context<any, any>} ctx @param {string} icon @param {unknown} value @param {string} name @param {string} [tip] */
export function amount(ctx, icon, value, name, tip) {
  return ctx.html`<span class="amt" data-tip=${tip ?? ctx.nothing} role="img" aria-label="${name}: ${value}">${ctx.icon(icon)}<b>${value}</b></span>`;
}

/** One place of the track of rounds or years: past, now or to come. @param {Context<any, any>} ctx @param {number} number @param {number} now @param {unknown} face @param {string} [look] @param {string} [tip] */
export function chapter(ctx, number, now, face, look = "", tip) {
  const state = number === now && !ctx.view.over ? "now" : number < now || ctx.view.over ? "done" : "";
  return ctx.html`<li class="${state} ${look}" aria-current=${state === "now" ? "step" : ctx.nothing} data-tip=${tip ?? ctx.nothing}>${face}</li>`;
}

/** A seat's shape in its colour. @param {Context<any, any>} ctx @param {string} who */
export function dot(ctx, who) { return ctx.html`<span class="sm seat-${who}">${ctx.icon(`seat-${who}`)}</span>`; }

/** What is said of a drawn thing, and what a click on it says: it lies over the drawing.
 * @param {Context<any, any>} ctx @param {string | null} token @param {string} label @param {string} tip @param {string} [at] @param {boolean} [look] Whether a finger only holds it at first, since small drawings bear no names. */
export function hit(ctx, token, label, tip, at, look = false) {
  return ctx.html`<span class="hit" data-token=${token ?? ctx.nothing} ?data-look=${look} data-tip=${tip} data-at=${at ?? ctx.nothing} role=${token ? ctx.nothing : "img"} aria-label=${label}></span>`;
}
