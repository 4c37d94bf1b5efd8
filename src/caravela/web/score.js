/** The score sheet: points by reason, as a table and as bars. */
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { emblem, icon } from "./art.js";
import { ask } from "./dialog.js";
import { reasonName } from "./consequence.js";

/** @import { Board, Context } from "./types.d.ts" */

/** One who scores: a seat, or an opponent that the rules play. @typedef {{seat: number, colour: string, name: string}} Scorer */

/** What the sheet is made of: at the end the final points, before it the points as the game stands.
 * @param {Context} ctx @returns {{seats: Scorer[], total: (seat: Scorer) => number, points: (seat: Scorer) => Record<string, number>, hidden: (seat: Scorer) => string[]}} */
function facts(ctx) {
  const { table, scores, breakdown, standings } = ctx.position;
  const total = (/** @type {Scorer} */ seat) => scores?.[seat.seat] ?? standings[seat.colour]?.total ?? 0;
  const points = (/** @type {Scorer} */ seat) => breakdown?.[seat.seat] ?? standings[seat.colour]?.points ?? {};
  const hidden = (/** @type {Scorer} */ seat) => (breakdown ? [] : standings[seat.colour]?.hidden ?? []);
  const others = Object.keys(standings).filter((who) => !table.seats.some(({ colour }) => colour === who));
  const automata = others.map((colour, index) => ({ seat: table.seats.length + index, colour, name: ctx.name("seat", colour) }));
  return { seats: [...table.seats, ...automata].sort((one, other) => total(other) - total(one)), total, points, hidden };
}

/** Reasons in the engine's order, those that give nobody anything left out: a new one stands after the one before it.
 * @param {Record<string, number>[]} lists @param {string[]} hidden Those by which somebody may have points that I can't count. */
function reasons(lists, hidden) {
  /** @type {string[]} */
  const all = [];
  for (const list of lists) {
    let at = 0;
    for (const reason of Object.keys(list)) {
      if (!all.includes(reason)) all.splice(at, 0, reason);
      at = all.indexOf(reason) + 1;
    }
  }
  return all.filter((reason) => hidden.includes(reason) || lists.some((list) => list[reason]));
}

/** @param {Context} ctx @param {Board} board */
function sheet(ctx, board) {
  const { seats, total, points, hidden } = facts(ctx);
  const winners = ctx.position.winners ?? [];
  const rows = reasons(seats.map(points), seats.flatMap(hidden));
  const verdict = board.verdict?.(ctx);
  return html`<div class="sheet"><table><caption class="sr">${ctx.t("page-scores")}</caption>
    <thead><tr><th scope="col"><span class="sr">${ctx.t("page-reason")}</span></th>
      ${seats.map((seat) => html`<th scope="col">${winners.includes(seat.seat) && verdict?.won !== false ? html`<span class="cup">${icon("i-trophy", ctx.t("page-winner-mark"))}</span>` : nothing}${head(ctx, board, seat)}</th>`)}</tr></thead>
    <tbody>${rows.map((reason) => html`<tr class=${isLikely(ctx, reason) ? "likely" : ""}><th scope="row">${reasonName(ctx, reason)}</th>
      ${seats.map((seat) => html`<td>${hidden(seat).includes(reason) ? html`<span class="secret" title=${ctx.t("page-hidden-points")}>?</span>` : String(points(seat)[reason] || "–").replace("-", "−")}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${ctx.t("page-total")}</th>${seats.map((seat) => html`<td>${atLeast(ctx, total(seat), hidden(seat))}</td>`)}</tr></tfoot></table>
    ${bars(ctx, rows)}${rows.some((reason) => isLikely(ctx, reason)) ? html`<p class="hint">${ctx.t("page-points-now-help")}</p>` : nothing}${verdict?.more ?? nothing}</div>`;
}

/** A number with the sign that figures stand well with. @param {number} count */
function signed(count) { return String(count).replace("-", "−"); }

/** Whether points are not scored yet. @param {Context} ctx @param {string} reason */
function isLikely(ctx, reason) { return !ctx.position.scores && !ctx.game.scored.includes(reason); }

/** A total, and where something is hidden that it is no more than what lies open. @param {Context} ctx @param {number} total @param {readonly string[]} hidden */
function atLeast(ctx, total, hidden) {
  return hidden.length ? html`<span title=${ctx.t("page-hidden-points")} aria-label=${ctx.t("page-at-least", { points: total })}>${signed(total)}+</span>` : html`${signed(total)}`;
}

/** The points that somebody has: as the game stands, where not all of them are scored, and as far as I may count them. @param {Context} ctx @param {string} colour */
export function pointsOf(ctx, colour) {
  const { scores, standings, table } = ctx.position;
  const final = scores?.[table.seats.find((seat) => seat.colour === colour)?.seat ?? table.seats.length];
  const standing = standings[colour];
  if (final !== undefined || !standing) return final ?? nothing;
  const { total, points, hidden } = standing;
  const scored = ctx.game.scored.reduce((sum, reason) => sum + (points[reason] ?? 0), 0);
  return hidden.length || total === scored ? atLeast(ctx, total, hidden) : html`≈${signed(total)}`;
}

/** A seat, and the way to its board. @param {Context} ctx @param {Board} board @param {Scorer} seat */
function head(ctx, board, seat) {
  const who = html`${emblem(seat.colour)}<span>${seat.name}</span>`;
  return board.look && ctx.seats[seat.colour] ? html`<button type="button" class="look" data-answer="look ${seat.colour}" title=${ctx.t("page-board-of", { name: seat.name })}>${who}</button>` : who;
}

/** One bar per seat, a piece per reason; the table above says the same in numbers. @param {Context} ctx @param {string[]} rows */
function bars(ctx, rows) {
  const { seats, total: totalOf, points: pointsOf, hidden } = facts(ctx);
  // What is lost is not drawn: a bar can be longer than its total.
  const most = Math.max(1, ...seats.map((seat) => rows.reduce((sum, reason) => sum + Math.max(0, pointsOf(seat)[reason] ?? 0), 0)));
  const width = 380;
  // Names that are too long to stand beside the bars stand above them.
  const above = seats.some((seat) => seat.name.length > 10);
  const line = above ? 54 : 34;
  const start = above ? 0 : 88;
  const top = above ? 20 : 0;
  return html`<svg class="bars" viewBox="0 0 ${width} ${seats.length * line}" role="img" aria-label=${ctx.t("page-bars")}>
    ${seats.map((seat, row) => {
      let x = start;
      const total = totalOf(seat);
      const pieces = rows.flatMap((reason) => {
        const points = Math.max(0, pointsOf(seat)[reason] ?? 0);
        if (!points) return [];
        const long = (points / most) * (width - start - 52);
        const piece = { x, width: long, reason, points };
        x += long;
        return [piece];
      });
      return svg`<g class="seat-${seat.colour}" transform="translate(0 ${row * line})">
        <text class="name" x=${above ? 1 : start - 8} y=${above ? 17 : 21} text-anchor=${above ? "start" : "end"}>${seat.name}</text>
        ${pieces.map((piece) => svg`<g><title>${ctx.t("page-pair", { name: reasonName(ctx, piece.reason), value: piece.points })}</title>
          <rect class=${isLikely(ctx, piece.reason) ? "likely" : ""} x=${piece.x} y=${top + 4} width=${Math.max(piece.width, 1)} height="24"/>
          ${piece.width > 22 ? svg`<text class="part" x=${piece.x + piece.width / 2} y=${top + 21} text-anchor="middle">${piece.points}</text>` : nothing}</g>`)}
        <text class="sum" x=${x + 8} y=${top + 22}>${total}${hidden(seat).length ? "+" : ""}</text></g>`;
    })}</svg>`;
}

/** Opens the score sheet; answers what the visitor wants next. @param {Context} ctx @param {Board} board */
export function showScores(ctx, board) {
  const { winners, table } = ctx.position;
  if (!winners) return ask({ id: "standings", wide: true, title: ctx.t("page-points-now"), body: sheet(ctx, board), acts: [{ label: ctx.t("page-close"), value: "", primary: true }] });
  const names = new Intl.ListFormat(ctx.language, { type: "conjunction" }).format(winners.map((seat) => table.seats[seat]?.name ?? ""));
  return ask({
    id: "scores", wide: true,
    title: board.verdict?.(ctx)?.title ?? ctx.t(winners.length > 1 ? "page-score-title-many" : "page-score-title", { name: names }),
    body: sheet(ctx, board),
    acts: [
      { label: ctx.t("page-look-at-board"), value: "" },
      { label: ctx.t("page-share"), value: "share" },
      { label: ctx.t("page-replay"), value: "replay" },
      { label: ctx.t(table.campaign ? "page-to-campaign" : "page-again"), value: "again", primary: true },
    ],
  });
}
