/** Players: the rivals' cards beside the board, and all seats in one line where there is no room for cards. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { emblem, icon } from "./art.js";
import { pointsOf } from "./score.js";
import { companyOf } from "./turns.js";

/** @import { SeatView } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */
/** @import { Member } from "./turns.js" */

/** Seats in player order where the view tells one. @param {Context} ctx @returns {SeatView[]} */
export function inOrder(ctx) { return sorted(ctx, ctx.position.table.seats); }

/** @template {Member} M @param {Context} ctx @param {M[]} company @returns {M[]} */
function sorted({ view: { order } }, company) {
  const first = (order ?? []).flatMap((colour) => company.filter((one) => one.colour === colour));
  return [...first, ...company.filter((one) => !first.includes(one))];
}

/** What I am called on my own desk: "You, Ana"; who has no name is just "You". @param {{t: Context["t"], seats: Record<string, SeatView>}} ctx @param {string} colour */
export function youName(ctx, colour) {
  const name = ctx.seats[colour]?.name;
  return name && name !== ctx.t(`seat-${colour}`) ? ctx.t("page-you-named", { name }) : ctx.t("page-you");
}

/** What kind of player sits here, in words. @param {Context} ctx @param {SeatView} seat */
export function kindOf(ctx, seat) {
  if (seat.kind === "bot") return ctx.t("page-bot-level", { level: botName(ctx, seat.bot ?? "") });
  if (seat.kind === "open") return ctx.t("page-seat-open");
  if (seat.mine) return ctx.t(seat.colour === ctx.me ? "page-seat-mine" : "page-seat-same");
  return ctx.t(seat.online ? "page-seat-here" : "page-seat-away");
}

/** @param {{t: Context["t"], has: Context["has"]}} ctx @param {string} bot */
export function botName(ctx, bot) {
  const [level, style] = bot.split("-");
  if (!ctx.has(`bot-${level}`)) return bot;
  return style ? ctx.t("bot-styled", { level: ctx.t(`bot-${level}`), style: ctx.t(`style-${style}`) }) : ctx.t(`bot-${level}`);
}

/** @param {Context} ctx @param {Board} board @param {{take: (seat: SeatView) => void, replace: (seat: SeatView) => void, invite: () => void}} acts */
export function rivals(ctx, board, acts) {
  const seats = inOrder(ctx).filter((seat) => seat.colour !== ctx.me);
  if (!seats.length) return board.parts.solo?.(ctx) ?? nothing;
  // Drawn here and now: what a card folds away is gathered with the other folds.
  const cards = seats.map((seat) => ({ seat, card: rivalCard(ctx, board, seat, acts) }));
  return repeat(cards, ({ seat }) => seat.colour, ({ card }) => card);
}

/** @param {Context} ctx @param {Board} board @param {SeatView} seat @param {{take: (seat: SeatView) => void, replace: (seat: SeatView) => void, invite: () => void}} acts */
function rivalCard(ctx, board, seat, acts) {
  const turn = ctx.position.decider === seat.seat && ctx.position.waiting !== "over";
  const thinks = turn && (seat.kind === "bot" || seat.online);
  const points = pointsOf(ctx, seat.colour);
  const away = seat.kind === "person" && !seat.mine && !seat.online && ctx.position.table.status === "running";
  return html`<article class="card paper seat-${seat.colour} ${turn ? "turn" : ""} ${ctx.inSight === seat.colour ? "looked" : ""}" data-seat=${seat.colour} aria-label=${seat.name}>
    <header>${emblem(seat.colour)}<h3 class="who">${seat.name}<small>${kindOf(ctx, seat)}${thinks ? html` · <span class="thinking">${ctx.t("page-thinks")}</span>` : nothing}</small></h3>
      ${points === nothing ? nothing : html`<button type="button" class="score" data-action="points-now" data-hotkey="s" title=${ctx.t("page-points-now")}>${icon(board.icons.points, ctx.t("page-points-now"))}<span>${points}</span></button>`}</header>
    ${board.parts.rival?.(ctx, seat.colour) ?? nothing}
    ${seat.kind !== "open" ? nothing : ctx.me === null
      ? html`<button type="button" class="btn" data-action="join" @click=${() => acts.take(seat)}>${ctx.t("page-take-seat")}</button>`
      : html`<button type="button" class="btn quiet small" data-action="invite" @click=${acts.invite}>${icon("i-link")}${ctx.t("page-invite")}</button>`}
    ${away ? html`<button type="button" class="btn quiet small" data-action="replace" @click=${() => acts.replace(seat)}>${ctx.t("page-replace")}</button>` : nothing}
  </article>`;
}

/** All who act in one line. @param {Context} ctx @param {Board} board @param {(colour: string) => void} look */
export function strip(ctx, board, look) {
  return html`<ol class="strip">${sorted(ctx, companyOf(ctx.position)).map(({ colour }) => {
    const seat = ctx.seats[colour];
    const turn = seat && ctx.position.decider === seat.seat && ctx.position.waiting !== "over";
    const points = pointsOf(ctx, colour);
    const money = ctx.position.standings[colour]?.figures[board.money ?? "coins"] ?? null;
    const name = ctx.name("seat", colour);
    const who = `${name}${turn ? `, ${ctx.t(seat.kind === "bot" || seat.online ? "page-thinks" : "page-seat-away")}` : ""}`;
    return html`<li class="${turn ? "on" : ""} seat-${colour} ${colour === ctx.me ? "me" : ""}">
      <button type="button" @click=${() => look(colour)} title=${who}>${emblem(colour)}<span class="sr">${who}</span><span class="snm" aria-hidden="true">${name}</span>
      ${points === nothing ? nothing : html`<b title=${ctx.t("page-points-now")}>${points}</b>`}
      ${money === null ? nothing : html`<span>${icon(board.icons[board.money ?? "coins"])}${money}</span>`}</button></li>`;
  })}</ol>`;
}
