/** The digest: what the others did since my last move, numbered alike on the slip, in the log and on the board. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { deeds } from "./log.js";
import { Mark } from "./marks.js";
import { gains } from "./moment.js";
import { slip } from "./slip.js";

/** @import { LogLine } from "./messages.d.ts" */
/** @import { Pin } from "./pins.js" */
/** @import { Context } from "./types.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Turn } from "./turns.js" */

/** By a turn's first line its place among those since my last move. @param {Turn[]} turns @returns {Map<LogLine, number>} */
export function marksOf(turns) { return new Map(turns.map(({ steps }, place) => [steps[0], place + 1])); }

/** @param {Context} ctx @param {Table} table */
export function digestSlip(ctx, table) {
  const { state, acts } = table;
  if (!state.digest || state.cards.length || state.picked.size) return nothing;
  const { turns, mine } = table.since();
  if (!turns.length) return nothing;
  const told = gains(ctx, table.board, mine);
  return slip({
    name: "digest", label: ctx.t("page-since"), kick: ctx.t("page-since"), title: ctx.t("page-since-title"), mark: html`<span class="beats">${ctx.t("page-since-count", { count: turns.length })}</span>`,
    body: html`<ol class="rows">${turns.map((one, place) => html`<li><span class="disc">${place + 1}</span><span class="text">${dot(one.seat ?? "")} ${deeds(ctx, table, one)}</span>
      <b class="amt">${gains(ctx, table.board, one.gains[one.seat ?? ""]).slice(0, 2)}</b></li>`)}</ol>`,
    foot: html`<p class="foryou"><b>${ctx.t("page-for-you")}</b> ${told.length ? told : ctx.t("page-nothing-lost")}</p><button type="button" class="btn quiet" data-action="watch" @click=${() => acts.past.watchAgain(turns[0].steps[0].number)}>${icon("i-replay")}${ctx.t("page-watch-turns", { count: turns.length })}</button>
      <button type="button" class="btn" data-action="close-digest" @click=${() => acts.stage.closeDigest()}>${ctx.t("page-close")}<kbd>Esc</kbd></button>`,
  });
}

const since = new Mark("data-since");
/** Where on a thing its number may lie, across and down, the best first; and how large it is, with its rim. */
const SPOTS = [0.5, 0.7, 0.3].flatMap((across) => [0.7, 0.85, 0.5, 0.3, 0.1].map((down) => [across, down]));
const DISC = 24;

/** Whether a number would cover no text. @param {DOMRect[]} written @param {number} left @param {number} top */
function isFree(written, left, top) { return !written.some((box) => box.left < left + DISC && left < box.right && box.top < top + DISC && top < box.bottom); }

/** What others changed since my last move is outlined wherever the board says that it lies, until I choose. @param {Table} table @param {Context} ctx @returns {Element[]} */
function outlined(table, ctx) {
  const { root, board } = table;
  if (!board.touched || table.state.cards.length) return [];
  const places = new Set(table.since().turns.flatMap(({ steps }) => steps.flatMap((step) => board.touched?.(step, ctx) ?? [])));
  return [...places].flatMap((place) => root.querySelector(`[data-at="${CSS.escape(place)}"]`) ?? []);
}

/** The same numbers on the board, where the things lie that were touched. @param {Table} table @param {Context} ctx @returns {Pin[]} */
export function discs(table, ctx) {
  const { root, state } = table;
  const lines = outlined(table, ctx);
  since.put(lines);
  if (!state.digest || state.cards.length) return [];
  /** @type {Map<Element, number>} How often a thing was touched. */
  const touched = new Map();
  /** @type {DOMRect[] | undefined} */
  let written;
  const found = table.since().turns.flatMap(({ steps }, place) => {
    const words = new Set(steps.flatMap(({ facts }) => Object.entries(facts).flatMap(([name, word]) => (typeof word === "string" && !name.startsWith("seat") ? [word] : []))));
    for (const word of words) {
      const thing = root.querySelector(`.f-board [data-token="${CSS.escape(word)}"]`);
      const box = thing?.getBoundingClientRect();
      if (!thing || !box?.width) continue;
      const beside = (touched.get(thing) ?? 0) * 24 - 11;
      touched.set(thing, (touched.get(thing) ?? 0) + 1);
      written ??= [...root.querySelectorAll(".f-board text")].map((text) => text.getBoundingClientRect());
      const spots = SPOTS.map(([across, down]) => ({ x: box.left + box.width * across, y: box.top + box.height * down }));
      const spot = spots.find(({ x, y }) => isFree(written ?? [], x + beside, y));
      // Where there is no room for a number, the thing is only outlined.
      return spot ? [{ look: "disc", text: String(place + 1), ...spot, beside }] : [];
    }
    return [];
  });
  since.put([...lines, ...touched.keys()]);
  return found;
}
