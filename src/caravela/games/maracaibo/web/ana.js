/** The solo opponent: her board, and the card that she plays. */
import { person } from "./content.js";
import { ORDER_ICONS, amount, line } from "./glyphs.js";

/** @import { Context } from "./content.js" */

/** @param {Context} ctx */
export function solo(ctx) {
  const { html, view } = ctx;
  const { ana } = view;
  if (!ana) return ctx.nothing;
  const standing = ctx.position.standings.ana?.total;
  return html`<article class="card paper maracaibo ana seat-ana" data-tip="ana" data-seat="ana" data-at="player-ana" data-shows="reach ana" aria-label=${person(ctx, "ana")}><header><span class="emblem seat-ana">${ctx.icon(`seat-ana`)}</span><h3 class="who">${person(ctx, "ana")}<small>${ctx.t(`choice-solo-level-${String(view.settings.solo_level).replaceAll("_", "-")}`)}</small></h3>
      <span class="score" data-at="points-ana">${ctx.icon("i-vp", ctx.t("page-points-now"))}<span>${standing ?? ana.points}</span></span></header>
    <p>${amount(ctx, "i-vp", ana.points, ctx.t("look-points"), "points ana")}${amount(ctx, "i-income-vp", ana.income, ctx.t("figure-points-income"), "anas income")}${amount(ctx, "i-quest", ana.quests, ctx.t("figure-quests"), "anas quests")}${amount(ctx, "i-combat-token", ana.tokens, ctx.t("figure-tokens"), "tokens ana")}${amount(ctx, "i-project-card", ana.cards, ctx.t("figure-cards"), "anas cards")}${amount(ctx, "i-upgrade", ana.upgrades, ctx.t("figure-upgrades"), "anas upgrades")}</p>
    <div class="discs" role="img" aria-label=${ctx.t("look-ana-discs", { count: ana.discs, points: ana.income })}>${ctx.game.content.ana.income.map((points, index) => html`<i class=${index < ana.discs ? "off" : ""}>${index < ana.discs ? points : ""}</i>`)}</div>
    <div class="anacards">${ana.card ? automa(ctx, ana.card) : html`<p class="faint">${ctx.t("look-ana-first")}</p>`}<small>${ctx.t("look-ana-deck", { count: ana.deck })}</small></div></article>`;
}

/** A card of hers: how far she sails, which card she takes, what she does. @param {Context} ctx @param {string} id */
export function automa(ctx, id) {
  const { html, view } = ctx;
  const { letter, stops, route, row, orders } = ctx.game.content.automa[id];
  return html`<div class="automa tile" data-tip="automa ${id}" role="group" aria-label=${ctx.name("automa", id)}><b class="pnm"><span class="letter">${letter}</span>${ctx.name("automa", id)}</b>
    <p>${line(ctx, [{ text: String(stops) }, { icon: "i-sail" }, { icon: route === "upper" ? "i-arrow-up" : "i-arrow-down" }, { text: `${row}.` }, { icon: "i-project-card" }])}</p>
    <ul>${orders.map((order) => html`<li class=${view.round && (order.first > view.round || order.last < view.round) ? "off" : ""}>${order.first > 1 || order.last < 4 ? html`<small>${order.first}–${order.last}</small>` : ctx.nothing}${line(ctx, [
      ...(order.count > 1 || order.do === "combat" ? [{ text: String(order.count || "") }] : []), { icon: order.nation ? `i-influence-${order.nation}` : ORDER_ICONS[order.do] }, ...(order.village ? [{ icon: "i-village" }] : [])])}</li>`)}</ul></div>`;
}
