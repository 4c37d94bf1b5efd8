/** Consequences, as the engine tells them: what an option would change for whom, its odds, what speaks against it, and why not. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { narrow } from "./pick.js";
import { keyOf } from "./text.js";

/** @import { Change, OptionView } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */

/** So many figures of others than me are told on a button. */
const OTHERS = 2;
const REASONS = 3;

/** @param {number} more */
export function signed(more) { return more < 0 ? `−${-more}` : `+${more}`; }

/** @param {Context} ctx @param {string} reason */
export function reasonName(ctx, reason) {
  const kind = ["reason", ...(ctx.game.tokens[reason] ?? []), "card"].find((one) => ctx.has(keyOf(one, reason)));
  return kind ? ctx.name(kind, reason) : reason.replaceAll("_", " ");
}

/** @param {string | undefined} picture @param {string} label @param {number} more @param {string} [about] That it is not for good. */
function amount(picture, label, more, about = "") {
  return html`<span class="amount ${more < 0 ? "loss" : "gain"}" title=${label}>${picture ? icon(picture, label) : `${label} `}${about}${signed(more)}</span>`;
}

/** What changes for one of the company: costs, then points, those that there would be if the game ended now marked as such, then what else there is.
 * @param {Context} ctx @param {Board} board @param {Change} change */
export function amounts(ctx, board, { figures = {}, sums: { points = 0, likely = 0 } = {} }) {
  const told = (/** @type {[string, number][]} */ some) => some.map(([name, more]) => amount(board.icons[name], ctx.name("figure", name), more));
  const all = Object.entries(figures);
  return [...told(all.filter(([, more]) => more < 0)), ...(points ? [amount(board.icons.points, ctx.t("page-points"), points)] : []),
    ...(likely ? [amount(board.icons.points, ctx.t("page-points-now"), likely, "≈")] : []), ...told(all.filter(([, more]) => more > 0))];
}

/** Of what the odds are is said where it is not a success. @param {Context} ctx @param {string} text @param {NonNullable<OptionView["odds"]>} odds */
function odds(ctx, text, { good, all }) {
  const share = new Intl.NumberFormat(ctx.language, { style: "percent", maximumFractionDigits: 0 }).format(all ? good / all : 0);
  const key = `odds-${text.split(" ", 1)[0]}`;
  const named = ctx.has(key);
  return html`<span class="chance" title=${ctx.t("page-odds", { good, all })}>${named ? nothing : html`<span class="sr">${ctx.t("page-odds-name")}</span> `}${share}</span>${
    named ? html` <span>${ctx.t(key)}</span>` : nothing}`;
}

/** What several options change alike tells nothing about the choice. @param {Context} ctx @param {OptionView[]} options @returns {(name: string) => boolean} */
export function alike(ctx, options) {
  const of = (/** @type {OptionView} */ option, /** @type {string} */ name) => option.changes?.[ctx.me ?? ""]?.figures?.[name];
  return (name) => options.length > 1 && options.every((option) => of(option, name) === of(options[0], name));
}

/** What a button tells, what matters most first, since what has no room is left to the tooltip: among many what changes for others is left to it too, and a warning is a sign.
 * @param {Context} ctx @param {Board} board @param {OptionView} option @param {boolean} among Whether it is one of many.
 * @param {(name: string) => boolean} same What all of them change alike. */
export function brief(ctx, board, option, among, same) {
  const { changes = {}, unknown, warning } = option;
  const { figures = {}, sums } = changes[ctx.me ?? ""] ?? {};
  const telling = Object.fromEntries(Object.entries(figures).filter(([name]) => !same(name)));
  const mine = amounts(ctx, board, { figures: telling, sums });
  const others = Object.entries(changes).filter(([who]) => who !== ctx.me).map(([who, change]) =>
    html`<span class="of seat-${who}">${dot(who, ctx.name("seat", who))}${amounts(ctx, board, change).slice(0, OTHERS)}</span>`);
  const room = among ? 0 : OTHERS;
  const words = warning ? ctx.t(warning.key, warning.facts) : "";
  const about = board.facts?.(ctx, option) ?? nothing;
  if (!mine.length && !(room && others.length) && !unknown && !option.odds && !warning && about === nothing) return nothing;
  return html`<small class="consequence">${warning ? html`<span class="warns">${icon("i-warning", among ? words : "")}</span>` : nothing}${
    about}${option.odds ? odds(ctx, option.text, option.odds) : nothing}${mine}${
    unknown ? html`<b class="unknown" title=${ctx.t("page-unknown")}>?</b>${mine.length ? nothing : html`<span>${ctx.t("page-unknown-brief")}</span>`}` : nothing}${others.slice(0, room)}${warning && !among ? html`<span class="warns">${words}</span>` : nothing}</small>`;
}

/** Of one of the company figure by figure, and the points reason by reason. @param {Context} ctx @param {Board} board @param {Change} change */
export function reasoned(ctx, board, { figures = {}, points = {} }) {
  return [...amounts(ctx, board, { figures }), ...Object.entries(points).map(([reason, more]) =>
    html`<span class="amount ${more < 0 ? "loss" : "gain"}">${icon(board.icons.points, ctx.t("page-points"))}${signed(more)} <span class="faint">${reasonName(ctx, reason)}</span></span>`)];
}

/** All of it, row by row. @param {Context} ctx @param {Board} board @param {OptionView} option */
export function whole(ctx, board, { text, changes = {}, unknown, odds: chances, warning }) {
  const rows = Object.entries(changes).map(([who, change]) => html`<li>${dot(who, ctx.name("seat", who))} ${reasoned(ctx, board, change)}</li>`);
  return html`${rows.length ? html`<ul class="consequence">${rows}</ul>` : nothing}
    ${chances ? html`<p>${ctx.t("page-odds", { ...chances })} (${odds(ctx, text, chances)})</p>` : nothing}
    ${unknown ? html`<p class="unknown"><b>?</b> ${ctx.t("page-unknown")}</p>` : nothing}
    ${warning ? html`<p class="warns">${icon("i-warning")} ${ctx.t(warning.key, warning.facts)}</p>` : nothing}`;
}

/** What several options have in common is told once. @param {Context} ctx @param {Board} board @param {OptionView[]} options */
export function together(ctx, board, options) {
  const same = (/** @type {OptionView} */ { changes, unknown, odds: chances, warning }) => JSON.stringify([changes, unknown, chances, warning]);
  if (options.length && options.every((option) => same(option) === same(options[0]))) return whole(ctx, board, options[0]);
  return options.length > 1 ? html`<p class="faint">${ctx.t("page-options-count", { count: options.length })}</p>` : nothing;
}

/** Why a thing can't be chosen now. @param {Context} ctx @param {string} phrase */
export function whyNot(ctx, phrase) {
  const { not_offered: all } = ctx.position;
  const held = narrow(all, [...ctx.picks, phrase]);
  const fitting = held.length ? held : narrow(all, [phrase]);
  const reasons = [...new Set(fitting.map(({ why }) => ctx.t(why.key, why.facts)))].slice(0, REASONS);
  return reasons.length ? html`<ul class="whynot">${reasons.map((reason) => html`<li>${icon("i-stop-hand")} ${reason}</li>`)}</ul>` : nothing;
}
