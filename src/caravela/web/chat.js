/** The table's chat: short lines between the people here. */
import { html } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";

/** @import { ChatLine } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */

/** @param {Context} ctx @param {ChatLine[]} lines @param {(text: string) => void} send */
export function chat(ctx, lines, send) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    const text = field.value.trim();
    if (text) send(text);
    field.value = "";
  };
  return html`<ol class="chatlines" aria-live="polite" aria-label=${ctx.t("page-chat")}>${lines.map((line) => {
    const seat = line.seat === null || line.seat === undefined ? null : ctx.position.table.seats[line.seat];
    return html`<li>${seat ? dot(seat.colour) : html`<span></span>`}<span><b>${line.name || seat?.name || ctx.t("page-spectator")}</b> ${line.text}</span></li>`;
  })}</ol>
  ${ctx.position.table.seats.some((seat) => seat.mine) ? html`<form class="chatform" @submit=${submit}><label class="sr" for="chat-text">${ctx.t("page-chat-say")}</label>
    <input id="chat-text" name="text" maxlength="500" autocomplete="off" placeholder=${ctx.t("page-chat-say")}>
    <button class="iconbtn" aria-label=${ctx.t("page-chat-send")}>${icon("i-chat")}</button></form>` : html`<p class="faint">${ctx.t("page-chat-closed")}</p>`}`;
}
