/** The curtain: between two people at one screen, while something hidden changes hands. */
import { html, render } from "./vendor/lit-html/lit-html.js";
import { emblem, icon, smallShip } from "./art.js";

/** @import { Position } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/** Who sits at this screen, where several people share it; a page that is loaded again still knows. */
export class Screen {
  /** @param {string} table */
  constructor(table) { this.key = `caravela-screen-${table}`; }

  get seat() {
    try { return Number(sessionStorage.getItem(this.key) ?? NaN); } catch { return NaN; }
  }

  /** @param {number | null} seat */
  sit(seat) {
    try { if (seat !== null && seat !== this.seat) sessionStorage.setItem(this.key, String(seat)); } catch { /* a browser that remembers nothing covers more */ }
  }

  /** Whether somebody sits here who may not see this; where nobody knows who, any other could. @param {Position} position */
  covers({ hidden_from: hidden }) { return Number.isNaN(this.seat) ? hidden.length > 0 : hidden.includes(this.seat); }
}

/** @param {Texts} texts @param {Position} position @param {() => void} lift @param {(seat: number) => void} leave Lets a bot play there. */
export function curtain(texts, position, lift, leave) {
  const seat = position.table.seats[position.as ?? 0];
  const name = seat.name || texts.name("seat", seat.colour);
  return html`<div class="curtain" role="dialog" aria-labelledby="curtain-title" aria-describedby="curtain-help"><div class="paper">${smallShip("bigship")}
    <h2 id="curtain-title">${texts.say("page-pass-to", { name })}</h2><p id="curtain-help">${texts.say("page-pass-help", { name })}</p>
    <button type="button" class="btn primary big" data-action="lift" @click=${lift}>${emblem(seat.colour)}${texts.say("page-i-am", { name })}</button>
    <button type="button" class="btn quiet" data-action="leave-to-bot" @click=${() => leave(seat.seat)}>${icon("i-bot")}${texts.say("page-not-here", { name })}</button></div></div>`;
}

/** Before there is a table to cover. @param {HTMLElement} root @param {Texts} texts @param {Position} position @param {(seat: number) => void} leave @returns {Promise<void>} Once it is lifted. */
export function behindCurtain(root, texts, position, leave) {
  const box = document.createElement("div");
  root.append(box);
  return new Promise((resolve) => {
    render(curtain(texts, position, () => { box.remove(); resolve(); }, leave), box);
    focusCurtain(box);
  });
}

/** @param {HTMLElement} root */
export function focusCurtain(root) { /** @type {HTMLElement | null} */ (root.querySelector(".curtain .btn"))?.focus(); }
