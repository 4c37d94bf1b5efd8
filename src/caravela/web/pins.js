/** Pins: small marks over the board, beside the things that they speak of. */
import { discs } from "./digest.js";
import { selectionOf, sumOf } from "./picker.js";
import { options } from "./store.js";

/** @import { Context } from "./types.d.ts" */
/** @import { Table } from "./table.js" */

/** A mark at a place on the screen. @typedef {{look: string, text: string, x: number, y: number, beside: number}} Pin */

/** @param {Table} table @param {Context} ctx */
export function placePins(table, ctx) {
  const layer = table.root.querySelector(".discs");
  if (!layer) return;
  const pins = [...discs(table, ctx), ...chances(table, ctx)];
  const sheet = pins.length ? layer.getBoundingClientRect() : null;
  layer.replaceChildren(...pins.map(({ look, text, x, y, beside }) => {
    const mark = document.createElement("span");
    mark.className = look;
    mark.textContent = text;
    if (sheet) Object.assign(mark.style, { left: `${(100 * (x - sheet.left)) / sheet.width}%`, top: `${(100 * (y - sheet.top)) / sheet.height}%`, marginLeft: `${beside}px` });
    return mark;
  }));
}

/** What the party that is picked, or has been, may hope for, at each of its goals. @param {Table} table @param {Context} ctx @returns {Pin[]} */
function chances({ root, state, board }, ctx) {
  if (!board.chances || !options(state).length) return [];
  const selection = selectionOf(state.position);
  const share = new Intl.NumberFormat(ctx.language, { style: "percent", maximumFractionDigits: 0 });
  return board.chances(ctx, selection ? sumOf(selection, state.picked) : null).flatMap(({ at, chance }) => {
    const box = root.querySelector(`.f-board [data-at="${CSS.escape(at)}"]`)?.getBoundingClientRect();
    return box?.width ? [{ look: "pin", text: share.format(chance), x: box.right, y: box.top + box.height / 2, beside: 2 }] : [];
  });
}
