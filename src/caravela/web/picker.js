/** The picker: a set is picked in any order, with its running total, and sent as a whole. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { PieceView, Position, SelectionView } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */

/** How many of each piece are picked, by its text. @typedef {Map<string, number>} Picked */

/** The set that is to be picked; one piece alone is a choice like all others. @param {Position} position @returns {SelectionView | null} */
export function selectionOf({ waiting, selection }) {
  if (waiting !== "me" || !selection || selection.most < 2) return null;
  return selection.pieces.reduce((sum, { count }) => sum + count, 0) > 1 ? selection : null;
}

/** @param {Picked} picked */
export function sizeOf(picked) { return [...picked.values()].reduce((sum, count) => sum + count, 0); }

/** What is sent. @param {Picked} picked */
export function piecesOf(picked) { return [...picked].flatMap(([text, count]) => Array(count).fill(text)); }

/** One more or less of a piece; beyond the most that may be picked the oldest is let go. @param {SelectionView} selection
 * @param {Picked} picked @param {PieceView} piece @param {number} count @returns {Picked} */
export function picking(selection, picked, piece, count) {
  const next = new Map(picked);
  next.delete(piece.text);
  if (count > 0) next.set(piece.text, Math.min(count, piece.count, selection.most));
  for (const [text, many] of next) {
    const over = sizeOf(next) - selection.most;
    if (over <= 0) break;
    if (many > over) next.set(text, many - over);
    else next.delete(text);
  }
  return next;
}

/** As many as may be picked, in the order of the pieces. @param {SelectionView} selection @returns {Picked} */
export function everything(selection) {
  /** @type {Picked} */
  const all = new Map();
  for (const piece of selection.pieces) {
    const room = selection.most - sizeOf(all);
    if (room > 0 && piece.count) all.set(piece.text, Math.min(room, piece.count));
  }
  return all;
}

/**
 * @param {Context} ctx @param {SelectionView} selection @param {Picked} picked
 * @param {{nameOf: (piece: PieceView) => string, change: (picked: Picked) => void, send: () => void}} how
 */
export function picker(ctx, selection, picked, { nameOf, change, send }) {
  const size = sizeOf(picked);
  const { least, most, counted } = selection;
  const total = selection.pieces.reduce((sum, { text, amount }) => sum + amount * (picked.get(text) ?? 0), selection.total);
  const enough = size >= least && size > 0 && total >= selection.needed;
  const step = (/** @type {PieceView} */ piece, /** @type {number} */ by, /** @type {boolean} */ can) => html`<button type="button" class="iconbtn small"
    data-action=${by > 0 ? "more" : "fewer"} data-piece=${piece.text} ?disabled=${!can} aria-label=${ctx.t(by > 0 ? "page-pick-more" : "page-pick-fewer", { name: nameOf(piece) })}
    @click=${() => change(picking(selection, picked, piece, (picked.get(piece.text) ?? 0) + by))}>${icon(by > 0 ? "i-plus" : "i-minus")}</button>`;
  return html`<div class="picker"><ul>${selection.pieces.map((piece) => {
    const count = picked.get(piece.text) ?? 0;
    return html`<li class=${count ? "some" : ""}><span>${nameOf(piece)}</span>${step(piece, -1, count > 0)}<b>${count}</b>${step(piece, 1, count < piece.count)}
      <small>${ctx.t("page-pick-of", { count: piece.count })}</small></li>`;
  })}</ul><p class="total" role="status">${ctx.t(least === most ? "page-picked-of" : "page-picked", { count: size, most })}${
    counted ? html` · ${ctx.t("page-pair", { name: ctx.name("figure", counted), value: total })}` : nothing}</p>
    <button type="button" class="btn quiet" data-action="pick-none" ?disabled=${!size} @click=${() => change(new Map())}>${ctx.t("page-pick-none")}</button>
    <button type="button" class="btn quiet" data-action="pick-all" @click=${() => change(everything(selection))}>${ctx.t("page-pick-all")}</button>
    <button type="button" class="btn primary" data-action="pick" ?disabled=${!enough} @click=${send}>${ctx.t("page-pick", { count: size })}</button></div>`;
}
