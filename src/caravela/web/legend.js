/** The legend: what the icons of a game mean; on its gallery, and under ? at the table. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";

/** @import { Context, LegendGroup, Teacher } from "./types.d.ts" */

/** The marks that every table uses. @param {Context} ctx @returns {LegendGroup} */
function marks(ctx) {
  const mark = (/** @type {string} */ name) => ({ picture: html`<span class="marked ${name}"></span>`, name: ctx.t(`legend-${name}`), text: ctx.t(`legend-${name}-help`) });
  return { name: ctx.t("legend-marks"), signs: ["offered", "chosen", "last", "disabled"].map(mark) };
}

/** @param {Context} ctx @param {Teacher} teacher */
export function legend(ctx, teacher) {
  return html`<div class="legend ${teacher.dress}">${[...teacher.legend(ctx), marks(ctx)].map(({ name, signs }) => html`<section><h3 class="caps">${name}</h3>
    <ul>${signs.map((sign) => html`<li><span class="sign" aria-hidden="true">${sign.picture}</span><span>${sign.name}${sign.text ? html`<small>${sign.text}</small>` : nothing}</span></li>`)}</ul></section>`)}</div>`;
}
