/** A combat under way: the token, what each nation would bring, the value that is left and what it buys. */
import { description, person, player } from "./content.js";
import { hit, line, signsOf } from "./glyphs.js";
import { slotWords, tileIcon } from "./tiles.js";

/** @import { Context, Effect } from "./content.js" */
/** @import { CombatView } from "./view.d.ts" */

/** @param {Context} ctx */
export function combat(ctx) {
  const fight = ctx.view.combat;
  if (!fight) return ctx.nothing;
  const { html } = ctx;
  const value = fight.stage === "fight";
  return html`<div class="combat scroll" tabindex="0" role="group" aria-label=${ctx.t("look-combat-of", { name: person(ctx, fight.seat) })}><h3>${ctx.icon("i-combat")}<b>${ctx.t("look-combat-of", { name: person(ctx, fight.seat) })}</b>${value ? html`<span class="value" role="img" aria-label=${ctx.t("look-value-left", { value: fight.value })}>${fight.value}</span>` : ctx.nothing}</h3>
    ${fight.stage === "pile" ? piles(ctx, true) : sides(ctx, fight)}${prices(ctx, fight)}${raising(ctx, fight)}</div>`;
}

/** The two face-down piles. @param {Context} ctx @param {boolean} large */
export function piles(ctx, large) {
  return ctx.html`<div class="piles ${large ? "large" : ""}">${ctx.view.piles.map((count, index) => ctx.html`<span class="pile tile" data-token="reveal ${index + 1}" data-tip="pile" role="img" aria-label=${ctx.t("look-pile", { number: index + 1, count })}>${ctx.icon("i-combat-token")}<b>${count}</b></span>`)}</div>`;
}

/** The token that lies open. @param {Context} ctx @param {CombatView} fight */
function sides(ctx, fight) {
  const { html } = ctx;
  const token = fight.token ? ctx.game.content.combat_tokens[fight.token] : null;
  return html`<ul class="sides" aria-label=${fight.token ? ctx.name("token", fight.token) : ctx.t("look-no-token")}>${fight.sides.map((side) => {
    const bonus = token?.sides[side.nation].effects ?? [];
    const words = ctx.t("look-side", { nation: side.nation, value: side.value, printed: side.printed, doubloons: side.cost });
    return html`<li class="side tile ${fight.nation === side.nation ? "now" : ""} ${side.affordable ? "" : "dear"}">
      ${ctx.icon(`i-influence-${side.nation}`)}<b class="big" aria-hidden="true">${side.value === side.printed ? side.value : html`<s>${side.printed}</s> ${side.value}`}</b>
      <span aria-hidden="true">${side.cost ? line(ctx, [{ text: `−${side.cost}` }, { icon: "i-doubloon" }]) : ctx.nothing}${line(ctx, signsOf(bonus))}</span>${hit(ctx, `fight ${side.nation}`, `${words} ${bonus.length ? description(ctx, "token", String(fight.token)) : ""}`, `nation ${side.nation}`)}</li>`;
  })}</ul>${token && (token.strongest || token.weakest) ? html`<p class="hint">${token.strongest ? ctx.t("look-strongest", { count: ctx.game.content.combat.strongest }) : ""} ${token.weakest ? ctx.t("look-weakest", { count: ctx.game.content.combat.weakest }) : ""}</p>` : ctx.nothing}`;
}

/** What a combat can buy, with what has been bought. @param {Context} ctx @param {CombatView} fight */
function prices(ctx, fight) {
  const { html } = ctx;
  const { influence, annex, take, marker_influence: gained } = ctx.game.content.combat;
  const nation = fight.nation ?? "any";
  const row = (/** @type {number} */ price, /** @type {boolean} */ used, /** @type {unknown} */ signs, /** @type {string} */ words, token = "") => html`<li class="${used ? "used" : fight.stage === "fight" && price > fight.value ? "dear" : ""}"><b>${price}</b>${signs}<span>${words}</span>${used ? ctx.icon("i-check", ctx.t("look-used")) : ctx.nothing}${token ? hit(ctx, token, `${price}: ${words}`, "buy") : ctx.nothing}</li>`;
  return html`<ul class="buys" aria-label=${ctx.t("look-buys")}>
    ${influence.map((one, index) => row(one.price, fight.influence_used, line(ctx, [{ text: `+${one.influence}` }, { icon: `i-influence-${nation}` }]), ctx.t("look-buy-influence", { count: one.influence }), index ? "gain much" : "gain little"))}
    ${row(annex, fight.flag_used, line(ctx, [{ icon: `i-marker-${nation}` }, { text: `+${gained}` }, { icon: `i-influence-${nation}` }]), ctx.t("look-buy-flag", { price: annex, taken: take }))}
    ${fight.tactics.map((one) => (one.project
      ? row(one.price, one.used, line(ctx, [{ icon: "i-project-card" }]), ctx.name("project", one.project), `use ${one.project}`)
      : row(one.price, one.used, line(ctx, [{ icon: "i-village" }, { icon: `i-marker-${nation}` }]), ctx.t("look-buy-land", { price: one.price, taken: one.taken }))))}
    ${ctx.view.tiles.filter(({ slots }) => slots.length).map((tile) => html`<li class="claims">${tile.slots.map(({ slot, value, nation: owner }) => html`<span class="claim tile ${owner ? "used" : fight.stage === "fight" && value > fight.value ? "dear" : ""}"><b aria-hidden="true">${owner ? ctx.icon(`i-marker-${owner}`) : value}</b>${hit(ctx, owner ? null : `claim ${slot}`, slotWords(ctx, tile.tile, value, owner), `tile ${tile.tile}`)}</span>`)}
      ${ctx.icon(tileIcon(tile))}${line(ctx, signsOf(/** @type {Effect[]} */ (tile.effects)))}<span>${ctx.name("tile", tile.tile)}</span></li>`)}</ul>`;
}

/** What raises the value. @param {Context} ctx @param {CombatView} fight */
function raising(ctx, fight) {
  const owner = player(ctx, fight.seat);
  return ctx.html`<p class="raising"><span>${ctx.t("look-raise")}</span><span class="tile" data-token="raise combat_point" data-tip="combatpoints ${fight.seat}" role="img" aria-label=${ctx.t("look-combat-points", { count: owner.combat_points })}>${ctx.icon("i-combat-point")}<b>${owner.combat_points}</b></span>
    <span class="tile" data-token="raise figure" data-tip="figures ${fight.seat}" role="img" aria-label=${ctx.t("look-figures", { count: owner.figures })}>${ctx.icon("i-figure")}<b>${owner.figures}</b></span></p>`;
}
