/** The Hideout: Treasures above the shovel line, bonus squares, burial squares; the Figurehead's own, Rubies. */
import { description, person } from "./content.js";
import { TREASURE_ICONS, hit, line, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { AreaView, Player } from "./view.d.ts" */

/** @param {Context} ctx @param {Player} owner */
export function hideout(ctx, owner) {
  return ctx.html`<div class="pirates hideout seat-${owner.seat}" role="group" aria-label=${ctx.t("look-hideout-of", { name: person(ctx, owner.seat) })}>${owner.areas.map((area) => treasures(ctx, owner, area))}
    ${owner.figurehead_squares ? own(ctx, owner, owner.figurehead_squares) : ctx.nothing}</div>`;
}

/** What a click above the line says: a Treasure is stored there, or buried from there. @param {Context} ctx @param {Player} owner @param {string} cube @param {string} stored */
function above(ctx, owner, cube, stored) {
  if (owner.seat !== ctx.me) return null;
  return ctx.view.waiting?.decision === "StoreTreasure" ? stored : `bury ${cube}`;
}

/** @param {Context} ctx @param {Player} owner @param {AreaView} area */
function treasures(ctx, owner, area) {
  const { html } = ctx;
  const id = area.treasure;
  const { above: bonus, below } = ctx.game.content.hideout[id];
  const asked = ctx.view.waiting;
  const storing = asked?.decision === "StoreTreasure" ? asked.prompt.treasure === id : true;
  return html`<div class="area"><span class="ah" data-tip="treasures ${owner.seat} ${id}" role="img" aria-label=${ctx.t("look-treasures", { treasure: id, count: area.total })}>${ctx.icon(TREASURE_ICONS[id])}<b>${area.total}</b></span>
    <span class="sqr bonus ${area.bonus ? "has" : ""}"><span aria-hidden="true">${area.bonus ? ctx.icon(`i-cube-${id}`) : line(ctx, signsOf(ctx, bonus))}</span>${hit(ctx, storing ? above(ctx, owner, `${id}_bonus`, "store bonus") : null, ctx.t("look-bonus-square", { treasure: id, covered: area.bonus ? "yes" : "no" }), `bonus ${id}`)}</span>
    <span class="sqr store ${area.stored ? "has" : ""}"><span aria-hidden="true">${area.stored ? html`${ctx.icon(`i-cube-${id}`)}<b>${area.stored}</b>` : ctx.nothing}</span>${hit(ctx, storing ? above(ctx, owner, id, "store plain") : null, ctx.t("look-stored", { treasure: id, count: area.stored }), `stored ${id}`, `stored-${owner.seat}-${id}`)}</span>
    <span class="shovel" aria-hidden="true">${ctx.icon("i-bury")}</span>
    ${area.buried.map((filled, index) => square(ctx, owner, `${id}_${index + 1}`, filled ? id : null, below[index]))}</div>`;
}

/** A burial square. @param {Context} ctx @param {Player} owner @param {string} id @param {string | null} cube @param {import("./content.js").Effect[]} effects */
function square(ctx, owner, id, cube, effects) {
  return ctx.html`<span class="sqr low ${cube ? "has" : ""}"><span aria-hidden="true">${cube ? ctx.icon(`i-cube-${cube}`) : line(ctx, signsOf(ctx, effects))}</span>${hit(ctx, owner.seat === ctx.me ? id : null, `${ctx.name("square", id)}: ${description(ctx, "square", id)}${cube ? ` ${ctx.t("look-covered")}` : ""}`, `square ${id}`, `square-${owner.seat}-${id}`)}</span>`;
}

/** The Figurehead's own squares. @param {Context} ctx @param {Player} owner @param {(string | null)[]} cubes */
function own(ctx, owner, cubes) {
  const squares = owner.figurehead ? ctx.game.content.figureheads[owner.figurehead].squares : [];
  return ctx.html`<div class="area own"><span class="ah">${ctx.icon("i-figurehead")}</span><span class="shovel" aria-hidden="true">${ctx.icon("i-bury")}</span>${cubes.map((cube, index) => square(ctx, owner, `figurehead_${index + 1}`, cube, squares[index] ?? []))}</div>`;
}
