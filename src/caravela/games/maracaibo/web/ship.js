/** A ship board: twelve areas with their discs, combat points, quests. */
import { description, person } from "./content.js";
import { line, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx @param {Player} owner */
export function ship(ctx, owner) {
  const { html } = ctx;
  return html`<div class="maracaibo ship seat-${owner.seat}"><ol class="areas" aria-label=${ctx.t("look-ship-of", { name: person(ctx, owner.seat) })}>${owner.areas.map((area) => {
    const { effects, completed, after } = ctx.game.content.areas[area.id];
    const mine = owner.seat === ctx.me;
    return html`<li class="area tile ${area.state} ${effects.some(({ when }) => when === "permanent") ? "perm" : ""}" data-token=${mine ? area.id : ctx.nothing} data-tip="area ${owner.seat} ${area.id}" data-at="area-${owner.seat}-${area.id}"
      aria-label="${ctx.name("area", area.id)}: ${description(ctx, "area", area.id)} ${ctx.t("look-area", { state: area.state, count: area.discs })}"><span class="ue">${line(ctx, signsOf(effects))}</span>
      <span class="ud" aria-hidden="true">${area.state === "completed" ? ctx.icon("i-check") : html`${Array.from({ length: ctx.game.content.ship.discs }, (_, index) => html`<i class="dk ${index < area.discs ? "" : "gone"}"></i>`)}${area.state === "locked"
        ? html`<span class="lk">${ctx.icon("i-lock")}${after ? "" : completed}</span>` : ctx.nothing}`}</span></li>`;
  })}</ol></div>`;
}

/** The combat track and the quests beside the ship. @param {Context} ctx @param {Player} owner */
export function shipTracks(ctx, owner) {
  const { html } = ctx;
  const { combat_points: most, quest_points: points } = ctx.game.content.ship;
  return html`<div class="maracaibo shiptracks seat-${owner.seat}"><span class="cpt" data-tip="combatpoints ${owner.seat}" role="img" aria-label=${ctx.t("look-combat-points", { count: owner.combat_points })}>${ctx.icon("i-combat-point")}${Array.from({ length: most + 1 }, (_, space) => html`<i class=${space === owner.combat_points ? "at" : ""}>${space}</i>`)}</span>
    <span class="qtr" data-tip="quests ${owner.seat}" role="img" aria-label=${ctx.t("look-quests-done", { count: owner.quests, points: owner.next_quest_points })}>${ctx.icon("i-quest")}${points.map((gain, index) => html`<i class=${index < owner.quests ? "have" : ""}>${index < owner.quests ? (index === points.length - 1 ? owner.quests : "✓") : gain ? `+${gain}` : ""}</i>`)}</span></div>`;
}

/** A ship in small: how far each area is. @param {Context} ctx @param {Player} owner */
export function shipInSmall(ctx, owner) {
  return ctx.html`<span class="mini seat-${owner.seat}" data-tip="upgrades ${owner.seat}" role="img" aria-label=${ctx.t("look-upgrades", { count: owner.completed, discs: owner.discs })}>${owner.areas.map((area) => ctx.html`<i class="${area.state} d${area.discs}"></i>`)}</span>`;
}
