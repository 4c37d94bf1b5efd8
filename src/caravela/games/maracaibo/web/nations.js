/** The three nations: influence tracks, stocks, multipliers; and the incomes. */
import { everybody, person } from "./content.js";
import { dot, hit } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Nation } from "./view.d.ts" */

/** One line that keeps the numbers: multiplier, and what it scores for me. @param {Context} ctx */
export function sill(ctx) {
  const me = ctx.me ?? ctx.view.order[0];
  return ctx.html`<div class="sill" role="group" aria-label=${ctx.t("look-nations")}>${ctx.view.nations.map((nation) => ctx.html`<span class="nat">${ctx.icon(`i-influence-${nation.id}`)}<span aria-hidden="true"><b>${nation.influence[me]}</b> ×${nation.multiplier}</span>
    <span class="pts" aria-hidden="true">${nation.points[me]}${ctx.icon("i-vp")}</span>${hit(ctx, nation.id, ctx.t("look-nation-now", { nation: nation.id, count: nation.multiplier, space: nation.influence[me], rank: nation.ranks[me], points: nation.points[me] }), `nation ${nation.id}`, `nation-${nation.id}`)}</span>`)}</div>`;
}

/** All three tracks and the incomes. @param {Context} ctx */
export function tracks(ctx) { return ctx.html`<div class="tracks">${ctx.view.nations.map((nation) => track(ctx, nation))}${incomes(ctx)}</div>`; }

/** @param {Context} ctx @param {Nation} nation */
function track(ctx, nation) {
  const { html } = ctx;
  const { last, ranks } = ctx.game.content.influence;
  const cells = Array.from({ length: last + 1 }, (_, space) => {
    const here = everybody(ctx).filter((who) => nation.influence[who] === space);
    const rank = ranks.indexOf(space) + 1;
    return html`<li class=${rank ? "rank" : ""} role="img" aria-label=${[space, rank ? ctx.t("look-rank", { rank }) : "", ...here.map((who) => person(ctx, who))].filter((one) => one !== "").join(", ")}><span class="n">${rank ? rank : ""}</span>${here.map((who, index) => html`<span class="on" .style=${`--lift: ${index}`}>${dot(ctx, who)}</span>`)}</li>`;
  });
  return html`<section class="nation" data-tip="nation ${nation.id}"><h3>${ctx.icon(`i-influence-${nation.id}`)}<b>${ctx.name("nation", nation.id)}</b><span class="mul">×${nation.multiplier}</span><small>${ctx.t("look-multiplier", { emptied: nation.emptied, bonus: nation.bonus, count: nation.owned })}</small></h3>
    <ol class="infl">${cells}</ol>
    <ol class="stock" aria-label=${ctx.t("look-stock", { count: nation.stock })}>${nation.spaces.map((left) => html`<li class=${left ? "" : "empty"}>${left ? Array.from({ length: left }, () => ctx.icon(`i-marker-${nation.id}`)) : "×"}</li>`)}</ol></section>`;
}

/** What everybody gets in each scoring. @param {Context} ctx */
function incomes(ctx) {
  const { html, view } = ctx;
  return html`<section class="incomes"><h3><b>${ctx.t("look-incomes")}</b></h3><ul>${view.players.map((one) => html`<li data-tip="income ${one.seat}" role="img" aria-label=${ctx.t("look-income-of", { name: person(ctx, one.seat), doubloons: one.doubloon_income, points: one.points_income, end: one.track_points })}>${dot(ctx, one.seat)}
    <span>${ctx.icon("i-income-doubloon")}<b>${one.doubloon_income}</b></span><span>${ctx.icon("i-income-vp")}<b>${one.points_income}</b></span><small>${one.track_points}${ctx.icon("i-vp")}</small></li>`)}
    ${view.ana ? html`<li data-tip="ana" role="img" aria-label=${ctx.t("look-ana-income", { seat: "ana", points: view.ana.income })}><span class="sm seat-ana">${ctx.icon(`seat-ana`)}</span><span>${ctx.icon("i-income-vp")}<b>${view.ana.income}</b></span></li>` : ctx.nothing}</ul></section>`;
}
