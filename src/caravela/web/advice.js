/** Advice: the options that a master looks at, what each is expected to lead to beside the others, and why. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { reasoned } from "./consequence.js";
import { slip } from "./slip.js";

/** @import { Advised, OptionView } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { Table } from "./table.js" */

/** What a master was asked: the position, the answer once it has come, and the option that the pointer or the focus is on. @typedef {{number: number, options: Advised[] | null, lit: string}} Asked */

/** The button that asks; where nobody is advised it can't be pressed. @param {Context} ctx @param {Asked | null} asked @param {string} key What it says. @param {() => void} ask */
export function adviceButton(ctx, asked, key, ask) {
  const { advice } = ctx.position;
  return html`<button type="button" class="btn quiet advise" data-action="advice" data-hotkey="h" aria-label=${ctx.t(key)} title=${ctx.t(advice ? key : "error-no-advice")} aria-expanded=${String(asked !== null)} ?disabled=${!advice} @click=${ask}>${icon("i-hint")}<span>${ctx.t(key)}</span></button>`;
}

/** A mark that somebody thinks longer than a moment. */
export function thinking() { return html`<span class="mull" aria-hidden="true"><i></i><i></i><i></i></span>`; }

/** @param {Context} ctx @param {Table} table */
export function adviceSlip(ctx, table) {
  const { state, acts: { advising } } = table;
  const asked = state.advice;
  if (!asked || state.cards.length) return nothing;
  const seat = ctx.position.decider === null ? undefined : ctx.position.table.seats[ctx.position.decider]?.colour;
  return slip({
    name: "advice", label: ctx.t("page-advice"), kick: ctx.t("page-advice"), title: ctx.t("page-advice-master"), seat,
    body: asked.options ? html`<ol class="rows">${asked.options.map((one, place) => row(ctx, table, one, place))}</ol>` : html`<p class="in" role="status">${ctx.t("page-advice-thinking")}${thinking()}</p>`,
    sum: asked.options ? ctx.t("page-advice-help") : nothing,
    foot: html`<button type="button" class="btn" data-action="close-advice" @click=${() => advising.close()}>${ctx.t("page-close")}<kbd>Esc</kbd></button>`,
  });
}

/** An option in its own words, how good it is, and why; where it is offered, a click holds it. @param {Context} ctx @param {Table} table @param {Advised} one @param {number} place */
function row(ctx, table, one, place) {
  const { state, texts, board, acts: { advising } } = table;
  const offered = ctx.position.options.find((option) => option.text === one.text);
  const name = board.label?.(ctx, offered ?? /** @type {OptionView} */ (one)) ?? texts.sentence(one);
  const chosen = state.replay && state.chronicle.get(ctx.position.number + 1)?.[0]?.option === one.text;
  const why = reasoned(ctx, board, one.change);
  const inside = html`<span class="disc">${place + 1}</span><span class="text">${name}${chosen ? html` <span class="tag">${icon("i-check")}${ctx.t("page-advice-chosen")}</span>` : nothing}</span>
    <b class="amt">${worth(ctx, one, place)}</b>${why.length ? html`<span class="more">${why}</span>` : nothing}`;
  const light = (/** @type {string} */ lit) => () => advising.light(lit);
  const held = state.replay || !offered ? null : offered;
  return html`<li @pointerenter=${light(one.text)} @pointerleave=${light("")} @focusin=${light(one.text)} @focusout=${light("")}>${held
    ? html`<button type="button" class="advised" data-advised=${one.text} @click=${() => advising.take(held)}>${inside}</button>` : html`<div class="advised" data-advised=${one.text} tabindex="0">${inside}</div>`}</li>`;
}

/** How many points less than the best; what luck alone could have done is no difference. @param {Context} ctx @param {Advised} one @param {number} place */
function worth(ctx, { points, margin }, place) {
  if (!place) return ctx.t("page-advice-best");
  const number = (/** @type {number} */ value) => new Intl.NumberFormat(ctx.language, { maximumFractionDigits: 1 }).format(Math.abs(value));
  const sure = html`<small>${ctx.t("page-advice-margin", { points: number(margin) })}</small>`;
  return html`<span class="amount ${-points > margin ? "loss" : ""}">${-points < 0.05 ? ctx.t("page-advice-as-good") : ctx.t("page-advice-less", { points: `−${number(points)}` })}</span>${margin >= 0.05 ? sure : nothing}`;
}
