/** Consequences, as the engine tells them: what an option would change for whom, its odds, what speaks against it, and why not. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { narrow } from "./pick.js";
import { keyOf } from "./text.js";

/** @import { Change, OptionView } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */

/** So many figures have room on a button, and so many of others than me. */
const OWN = 3;
const OTHERS = 2;
const REASONS = 3;

/** @param {number} more */
export function signed(more) { return more < 0 ? `−${-more}` : `+${more}`; }

/** @param {Context} ctx @param {string} reason */
export function reasonName(ctx, reason) {
  const kind = ["reason", ...(ctx.game.tokens[reason] ?? []), "card"].find((one) => ctx.has(keyOf(one, reason)));
  return kind ? ctx.name(kind, reason) : reason.replaceAll("_", " ");
}

/** @param {string | undefined} picture @param {string} label @param {number} more */
function amount(picture, label, more) {
  return html`<span class="amount ${more < 0 ? "loss" : "gain"}">${picture ? icon(picture, label) : `${label} `}${signed(more)}</span>`;
}

/** What changes for one of the company, costs first; points in one sum. @param {Context} ctx @param {Board} board @param {Change} change */
export function amounts(ctx, board, { figures = {}, points = {} }) {
  const sum = Object.values(points).reduce((all, one) => all + one, 0);
  const found = Object.entries(figures).sort(([, one], [, other]) => Number(other < 0) - Number(one < 0)).map(([name, more]) => amount(board.icons[name], ctx.name("figure", name), more));
  return sum ? [...found, amount(board.icons.points, ctx.t("page-points"), sum)] : found;
}

/** Of what the odds are is said where it is not a success. @param {Context} ctx @param {string} text @param {NonNullable<OptionView["odds"]>} odds */
function odds(ctx, text, { good, all }) {
  const share = new Intl.NumberFormat(ctx.language, { style: "percent", maximumFractionDigits: 0 }).format(all ? good / all : 0);
  const key = `odds-${text.split(" ", 1)[0]}`;
  return html`<span class="chance" title=${ctx.t("page-odds", { good, all })}>${ctx.has(key) ? ctx.t(key, { share }) : html`<span class="sr">${ctx.t("page-odds-name")}</span> ${share}`}</span>`;
}

/** What several options change alike tells nothing about the choice. @param {Context} ctx @param {OptionView[]} options @returns {(name: string) => boolean} */
export function alike(ctx, options) {
  const of = (/** @type {OptionView} */ option, /** @type {string} */ name) => option.changes?.[ctx.me ?? ""]?.figures?.[name];
  return (name) => options.length > 1 && options.every((option) => of(option, name) === of(options[0], name));
}

/** What a button has room for: among many what changes for others is left to the tooltip, and a warning is a sign.
 * @param {Context} ctx @param {Board} board @param {OptionView} option @param {boolean} among Whether it is one of many.
 * @param {(name: string) => boolean} same What all of them change alike. */
export function brief(ctx, board, option, among, same) {
  const { changes = {}, unknown, warning } = option;
  const { figures = {}, points = {} } = changes[ctx.me ?? ""] ?? {};
  const telling = Object.fromEntries(Object.entries(figures).filter(([name]) => !same(name)));
  const mine = amounts(ctx, board, { figures: telling, points });
  const others = Object.entries(changes).filter(([who]) => who !== ctx.me).map(([who, change]) =>
    html`<span class="of seat-${who}">${dot(who, ctx.name("seat", who))}${amounts(ctx, board, change).slice(0, OTHERS)}</span>`);
  const room = among ? 0 : OTHERS;
  const cut = mine.length > OWN || (others.length > room && mine.length > 0);
  const words = warning ? ctx.t(warning.key, warning.facts) : "";
  const about = board.facts?.(ctx, option) ?? nothing;
  if (!mine.length && !(room && others.length) && !unknown && !option.odds && !warning && about === nothing) return nothing;
  return html`<small class="consequence">${about}${mine.slice(0, OWN)}${others.slice(0, room)}${cut ? "…" : nothing}${option.odds ? odds(ctx, option.text, option.odds) : nothing}${
    unknown ? html`<b class="unknown" title=${ctx.t("page-unknown")}>?${among ? nothing : html` ${ctx.t("page-unknown-brief")}`}</b>` : nothing}${
    warning ? html`<span class="warns">${among ? icon("i-warning", words) : html`${icon("i-warning")}${words}`}</span>` : nothing}</small>`;
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
