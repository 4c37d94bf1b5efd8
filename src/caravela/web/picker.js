/** The picker: a set is picked in any order, with its running total, and sent as a whole. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { slip } from "./slip.js";

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

/** What it comes to, together with what was picked before. @param {SelectionView} selection @param {Picked} picked */
export function sumOf(selection, picked) { return selection.pieces.reduce((sum, { text, amount }) => sum + amount * (picked.get(text) ?? 0), selection.total); }

/** Whether it may be sent. @param {SelectionView} selection @param {Picked} picked */
export function isEnough(selection, picked) {
  const size = sizeOf(picked);
  return size > 0 && size >= selection.least && sumOf(selection, picked) >= selection.needed;
}

/**
 * @param {Context} ctx @param {SelectionView} selection @param {Picked} picked
 * @param {{nameOf: (piece: PieceView) => string, outlook: (total: number) => unknown, change: (picked: Picked) => void, send: () => void}} how
 */
export function picker(ctx, selection, picked, { nameOf, outlook, change, send }) {
  const size = sizeOf(picked);
  const { least, most, counted, needed, pieces } = selection;
  const total = sumOf(selection, picked);
  const whole = pieces.reduce((sum, { count }) => sum + count, 0);
  const verb = `set-${pieces[0]?.text.split(" ", 1)[0]}`;
  const put = (/** @type {PieceView} */ piece, /** @type {number} */ count) => change(picking(selection, picked, piece, count));
  const step = (/** @type {PieceView} */ piece, /** @type {number} */ by, /** @type {boolean} */ can) => html`<button type="button" class="iconbtn" tabindex="-1"
    data-action=${by > 0 ? "more" : "fewer"} data-piece=${piece.text} ?disabled=${!can} aria-label=${ctx.t(by > 0 ? "page-pick-more" : "page-pick-fewer", { name: nameOf(piece) })}
    @click=${() => put(piece, (picked.get(piece.text) ?? 0) + by)}>${icon(by > 0 ? "i-plus" : "i-minus")}</button>`;
  const tick = (/** @type {PieceView} */ piece, /** @type {number} */ count) => html`<span class="adds tick" role="checkbox" tabindex="0" aria-checked=${String(count > 0)} data-action="tick" data-piece=${piece.text}
    @click=${() => put(piece, 1 - count)}><span class="box">${count ? icon("i-check") : nothing}</span>${nameOf(piece)}</span>`;
  const body = html`<ul @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, pieces, picked, put)}>${pieces.map((piece) => {
    const count = picked.get(piece.text) ?? 0;
    if (piece.count === 1) return html`<li class="one ${count ? "some" : ""}">${tick(piece, count)}</li>`;
    return html`<li class=${count ? "some" : ""}><button type="button" class="adds" tabindex="-1" @click=${() => put(piece, count < piece.count ? count + 1 : 0)}>${nameOf(piece)}</button>
      ${step(piece, -1, count > 0)}<b role="spinbutton" tabindex="0" data-piece=${piece.text} aria-label=${nameOf(piece)} aria-valuenow=${count} aria-valuemin="0" aria-valuemax=${piece.count}>${count}</b>
      ${step(piece, 1, count < piece.count)}<small>${ctx.t("page-pick-of", { count: piece.count })}</small></li>`;
  })}</ul>${counted ? html`<p class="total" role="status"><b>${total}</b> ${ctx.name("figure", counted)}${needed ? html`<span class=${total < needed ? "short" : ""}>${ctx.t("page-pick-needed", { count: needed })}</span>` : nothing}</p>` : nothing}${outlook(total)}`;
  return slip({
    name: pieces.every(({ count }) => count === 1) ? "picker once" : "picker", label: ctx.t("page-pick-title"), kick: nothing, body,
    title: html`${ctx.t(least === most ? "page-picked-of" : "page-picked", { count: size, most })}<span class="all"><button type="button" class="btn quiet" data-action="pick-none" data-hotkey="0" ?disabled=${!size} @click=${() => change(new Map())}>${ctx.t("page-pick-none")}<kbd aria-hidden="true">0</kbd></button>
      ${least === most && whole > most ? nothing : html`<button type="button" class="btn quiet" data-action="pick-all" data-hotkey="a" @click=${() => change(everything(selection))}>${ctx.t("page-pick-all")}<kbd aria-hidden="true">A</kbd></button>`}</span>`,
    foot: html`<button type="button" class="btn primary" data-action="pick" ?disabled=${!isEnough(selection, picked)} @click=${send}>${
      ctx.has(verb) ? ctx.t(verb, { count: size, total }) : ctx.t("page-pick", { count: size })}<kbd aria-hidden="true">↵</kbd></button>`,
  });
}

/** What stands for a piece in its row. */
const ROW = '[role="spinbutton"], [role="checkbox"]';

/** Up and down go from row to row, left, right and digits count, the space bar ticks. @param {KeyboardEvent} event @param {PieceView[]} pieces @param {Picked} picked @param {(piece: PieceView, count: number) => void} put */
function press(event, pieces, picked, put) {
  const row = event.target instanceof Element ? event.target.closest(ROW) : null;
  const at = pieces.findIndex(({ text }) => text === row?.getAttribute("data-piece"));
  if (!row || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const piece = pieces[at];
  const count = picked.get(piece.text) ?? 0;
  const by = { ArrowLeft: -1, ArrowRight: 1, " ": row.matches('[role="checkbox"]') ? 1 - 2 * count : 0 }[event.key] ?? (/^[1-9]$/.test(event.key) ? Number(event.key) - count : 0);
  const down = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
  if (!by && !down) return;
  event.preventDefault();
  event.stopPropagation();
  if (by) put(piece, Math.max(0, Math.min(piece.count, count + by)));
  const rows = /** @type {NodeListOf<HTMLElement>} */ (/** @type {Element} */ (event.currentTarget).querySelectorAll(ROW));
  rows[at + down]?.focus();
}
