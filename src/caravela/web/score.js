/** The score sheet: points by reason, as a table and as bars. */
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { emblem, icon } from "./art.js";
import { ask } from "./dialog.js";
import { keyOf } from "./text.js";

/** @import { Board, Context } from "./types.d.ts" */

/** @param {Context} ctx @param {string} reason */
function reasonName(ctx, reason) {
  for (const kind of ["reason", ...(ctx.game.tokens?.[reason] ?? []), "card"]) {
    const key = keyOf(kind, reason);
    if (ctx.has(key)) return ctx.t(key);
  }
  return reason.replaceAll("_", " ");
}

/** Reasons in the game's order; those that gave nobody anything are left out. @param {Context} ctx @param {Board} board */
function reasons(ctx, board) {
  const lists = ctx.position.breakdown ?? [];
  const known = board.scoreRows?.(ctx) ?? [];
  const all = [...new Set([...known, ...lists.flatMap((list) => Object.keys(list))])];
  return all.filter((reason) => lists.some((list) => list[reason]));
}

/** @param {Context} ctx @param {Board} board */
function sheet(ctx, board) {
  const { table, scores = [], breakdown = [], winners = [] } = ctx.position;
  const rows = reasons(ctx, board);
  const verdict = board.verdict?.(ctx);
  const seats = [...table.seats].sort((one, other) => (scores[other.seat] ?? 0) - (scores[one.seat] ?? 0));
  return html`<div class="sheet"><table><caption class="sr">${ctx.t("page-scores")}</caption>
    <thead><tr><th scope="col"><span class="sr">${ctx.t("page-reason")}</span></th>
      ${seats.map((seat) => html`<th scope="col">${emblem(seat.colour)}<span>${seat.name}</span>${winners.includes(seat.seat) && verdict?.won !== false ? icon("i-trophy", ctx.t("page-winner-mark")) : nothing}</th>`)}</tr></thead>
    <tbody>${rows.map((reason) => html`<tr><th scope="row">${reasonName(ctx, reason)}</th>
      ${seats.map((seat) => html`<td>${breakdown[seat.seat]?.[reason] || "–"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${ctx.t("page-total")}</th>${seats.map((seat) => html`<td>${scores[seat.seat] ?? 0}</td>`)}</tr></tfoot></table>
    ${bars(ctx, rows, seats)}${verdict?.more ?? nothing}</div>`;
}

/** One bar per seat, a piece per reason; the table above says the same in numbers. @param {Context} ctx @param {string[]} rows @param {{seat: number, colour: string, name: string}[]} seats */
function bars(ctx, rows, seats) {
  const { scores = [], breakdown = [] } = ctx.position;
  const most = Math.max(1, ...scores);
  const width = ctx.phone ? 380 : 600;
  // Names that are too long to stand beside the bars stand above them.
  const above = seats.some((seat) => seat.name.length > (ctx.phone ? 10 : 14));
  const line = above ? 54 : 34;
  const start = above ? 0 : ctx.phone ? 88 : 118;
  const top = above ? 20 : 0;
  return html`<svg class="bars" viewBox="0 0 ${width} ${seats.length * line}" role="img" aria-label=${ctx.t("page-bars")}>
    ${seats.map((seat, row) => {
      let x = start;
      const total = scores[seat.seat] ?? 0;
      const pieces = rows.flatMap((reason) => {
        const points = Math.max(0, breakdown[seat.seat]?.[reason] ?? 0);
        if (!points) return [];
        const long = (points / most) * (width - start - 52);
        const piece = { x, width: long, reason, points };
        x += long;
        return [piece];
      });
      return svg`<g class="seat-${seat.colour}" transform="translate(0 ${row * line})">
        <text class="name" x=${above ? 1 : start - 8} y=${above ? 17 : 21} text-anchor=${above ? "start" : "end"}>${seat.name}</text>
        ${pieces.map((piece) => svg`<g><title>${ctx.t("page-pair", { name: reasonName(ctx, piece.reason), value: piece.points })}</title>
          <rect x=${piece.x} y=${top + 4} width=${Math.max(piece.width, 1)} height="24"/>
          ${piece.width > 22 ? svg`<text class="part" x=${piece.x + piece.width / 2} y=${top + 21} text-anchor="middle">${piece.points}</text>` : nothing}</g>`)}
        <text class="sum" x=${x + 8} y=${top + 22}>${total}</text></g>`;
    })}</svg>`;
}

/** Opens the score sheet; answers what the visitor wants next. @param {Context} ctx @param {Board} board */
export function showScores(ctx, board) {
  const { winners = [], table } = ctx.position;
  const names = new Intl.ListFormat(ctx.language, { type: "conjunction" }).format(winners.map((seat) => table.seats[seat]?.name ?? ""));
  return ask({
    id: "scores", wide: true,
    title: board.verdict?.(ctx)?.title ?? ctx.t(winners.length > 1 ? "page-score-title-many" : "page-score-title", { name: names }),
    body: sheet(ctx, board),
    acts: [
      { label: ctx.t("page-look-at-board"), value: "" },
      { label: ctx.t("page-share"), value: "share" },
      { label: ctx.t("page-replay"), value: "replay" },
      { label: ctx.t("page-again"), value: "again", primary: true },
    ],
  });
}
