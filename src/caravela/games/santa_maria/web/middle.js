/** The middle: a colony, above it a line that says what goes on there; on a phone also dice and storage. */
import { decision, effectWords, heldTile, isMine, player, shown, whyNotThere } from "./content.js";
import { colony, printed, tile } from "./colony.js";
import { die, hit } from "./glyphs.js";
import { turn } from "./placing.js";
import { purse, storage } from "./players.js";
import { offeredDice } from "./shared.js";

/** @import { Context } from "./content.js" */

/** @param {Context} ctx */
export function middle(ctx) {
  const { html } = ctx;
  const colour = shown(ctx);
  if (decision(ctx) === "ChooseColony") return boards(ctx);
  return html`<div class="santa middle">
    ${ctx.phone ? html`<div class="pdice">${offeredDice(ctx, false)}</div>` : ctx.nothing}
    <div class="tray ${colour === ctx.me ? "" : "theirs"}">${isMine(ctx) ? tray(ctx) : activity(ctx)}</div>
    <div class="sheet">${colony(ctx, colour, colour === ctx.me)}</div>
    ${ctx.phone && ctx.me ? html`<div class="pstore seat-${ctx.me}">${purse(ctx, player(ctx, ctx.me))}${storage(ctx,
      player(ctx, ctx.me), false)}</div>` : ctx.nothing}</div>`;
}

// -- the line above the colony ----------------------------------------------------------------------------------------

/** @param {Context} ctx */
function tray(ctx) {
  if (decision(ctx) === "PlaceRoad") return ctx.html`<p class="hint">${ctx.t("look-place-road")}</p>`;
  return heldTile(ctx) ? turning(ctx) : activity(ctx);
}

/** The held tile as it is turned, and the buttons that turn it. @param {Context} ctx */
function turning(ctx) {
  const held = heldTile(ctx);
  if (!held) return ctx.nothing;
  const why = whyNotThere(ctx, held);
  const button = (/** @type {number} */ by, /** @type {string} */ key) => ctx.html`<button type="button"
    class="iconbtn turner ${by < 0 ? "back" : ""}" data-action="turn" data-hotkey=${key || ctx.nothing}
    aria-label=${ctx.t(by < 0 ? "look-turn-left" : "look-turn-right")} @click=${() => turn(ctx, by)}>${ctx.icon("i-rotate")}</button>`;
  const hint = ctx.html`<span class="by-mouse">${ctx.t("look-turn-hint")}</span><span
    class="by-touch">${ctx.t("look-drag-hint")}</span>`;
  return ctx.html`<div class="turns" role="group" aria-label=${ctx.t("look-turn-title")}>
      ${held.turns.length > 1 ? button(-1, "") : ctx.nothing}
      <span class="heldtile" data-tip="tile ${held.id}">${tile(ctx, held.id, held.turn)}</span>
      ${held.turns.length > 1 ? button(1, "r") : ctx.nothing}</div>
    <p class="hint ${why ? "warn" : ""}" role="status">${why ? ctx.html`${ctx.icon("i-warning")}
      ${why}` : hint}</p>`;
}

/** What goes on, where nothing has to be chosen in the tray. @param {Context} ctx */
function activity(ctx) {
  const { html } = ctx;
  const colour = shown(ctx);
  const now = ctx.view.activation;
  const name = ctx.t(colour === ctx.me ? "look-colony-mine" : "look-colony-of", { seat: colour });
  const cell = now?.cell && ctx.view.turn === colour ? player(ctx, colour).grid[now.cell[0] - 1][now.cell[1] - 1] : null;
  if (now && cell) {
    return html`<p class="hint">${now.die ? die(ctx, now.die) : ctx.nothing}<b>${ctx.name("kind", cell.kind)}</b>
      ${effectWords(ctx, cell.effects)}</p>`;
  }
  const owner = player(ctx, colour);
  return html`<p class="hint"><b>${name}</b><span
    data-tip="activation">${ctx.icon("i-coins")}${ctx.t("look-next-activation",
      { coins: owner.activation_price })}</span></p>`;
}

// -- set-up -----------------------------------------------------------------------------------------------------------

/** The colony boards to choose from. @param {Context} ctx */
function boards(ctx) {
  return ctx.html`<div class="santa boards"><h3>${ctx.t("look-choose-colony")}</h3><div
    class="four">${ctx.view.boards_left.map(
    (id) => ctx.html`<div class="boardcard tile"><b
      aria-hidden="true">${ctx.name("colony", id)}</b>${printed(ctx, id)}${
      hit(ctx, id, ctx.t("look-board", { colony: id }), `colony ${id}`)}</div>`)}</div></div>`;
}
