/** The Ship board: slots in their zones, the barriers between them; Raid actions, Black Markets. */
import { marketTile } from "./card.js";
import { description, person } from "./content.js";
import { actionSigns, hit, line, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx @param {Player} owner */
export function ship(ctx, owner) {
  const { html } = ctx;
  const { barriers, slots } = ctx.game.content.ship;
  const zones = barriers.map((barrier, index) => ({ barrier, zone: index + 1, members: owner.slots.filter(({ id }) => slots[id].zone === index + 1) }));
  return html`<div class="pirates hull seat-${owner.seat}" role="group" aria-label=${ctx.t("look-ship-of", { name: person(ctx, owner.seat) })}>${zones.map(({ barrier, zone, members }) => {
    const missing = Math.max(0, ...members.map((one) => one.missing));
    const first = Math.min(...members.map(({ id }) => slots[id].column));
    const columns = Math.max(...members.map(({ id }) => slots[id].column)) - first + 1;
    return html`<div class="zone ${missing ? "shut" : ""}">${barrier ? html`<span class="barr ${missing ? "" : "open"}" data-tip="barrier ${owner.seat} ${zone}" role="img" aria-label=${ctx.t("look-barrier", { count: barrier, missing })}><b>${barrier}</b>${ctx.icon(missing ? "i-lock" : "i-check")}</span>` : ctx.nothing}
      <ol class="slots" .style=${`--columns: ${columns}`}>${members.map((slot) => {
        const { effects, column, row } = slots[slot.id];
        const lasting = effects.some(({ when }) => when === "permanent");
        return html`<li class="slot ${slot.filled ? "full" : slot.missing ? "barred" : ""} ${lasting ? "perm" : ""}" .style=${`--c: ${column - first + 1}; --r: ${row}`}><span class="face" aria-hidden="true">${line(ctx, signsOf(ctx, effects))}</span>${slot.filled ? html`<span class="up" aria-hidden="true">${ctx.icon("i-cube")}</span>` : ctx.nothing}
          ${hit(ctx, owner.seat === ctx.me ? `upgrade ${slot.id}` : null, `${ctx.name("slot", slot.id)}: ${description(ctx, "slot", slot.id)} ${ctx.t("look-slot", { state: slot.filled ? "filled" : slot.missing ? "barred" : "open", count: slot.missing })}`, `slot ${owner.seat} ${slot.id}`, `slot-${owner.seat}-${slot.id}`)}</li>`;
      })}</ol></div>`;
  })}</div>`;
}

/** The Raid actions that somebody has; those that are used up this turn pale. @param {Context} ctx @param {Player} owner */
export function actions(ctx, owner) {
  return ctx.html`<ul class="pirates racts">${owner.actions.filter((one) => one.owned).map((one) => ctx.html`<li class=${one.used >= one.owned ? "used" : ""}><span data-tip="action ${one.id}" role="img"
    aria-label="${ctx.name("action", one.id)}: ${description(ctx, "action", one.id)}">${line(ctx, actionSigns(ctx, one.id))}${one.owned > 1 ? ctx.html`<small>×${one.owned}</small>` : ctx.nothing}</span></li>`)}</ul>`;
}

/** Black Market tiles that are not placed yet. @param {Context} ctx @param {Player} owner */
export function unplaced(ctx, owner) {
  return ctx.html`<ul class="pirates bms seat-${owner.seat}">${owner.unplaced.map((side) => ctx.html`<li>${marketTile(ctx, side, owner.seat)}${hit(ctx, owner.seat === ctx.me ? side : null, `${ctx.name("black_market", side)}: ${description(ctx, "black_market", side)}`, `black_market ${side}`)}</li>`)}</ul>`;
}

/** What lasts: power, re-rolls, movement and what it is traded for, discounts. @param {Context} ctx @param {Player} owner */
export function lasting(ctx, owner) {
  const { html } = ctx;
  const steps = owner.steps - ctx.game.content.movement.steps;
  const one = (/** @type {string} */ icon, /** @type {number} */ count, /** @type {string} */ sign, /** @type {string} */ tip) => (count ? html`<li><span data-tip=${tip}>${ctx.icon(icon)}<b>${sign}${count}</b></span></li>` : ctx.nothing);
  return html`<ul class="pirates perms">${one("i-raid-power", owner.power, "+", `power ${owner.seat}`)}${Object.entries(owner.die_power).map(([id, count]) => one(`i-raid-die-${id}`, count, "+", `power ${owner.seat}`))}${one("i-rotate", owner.rerolls, "", `rerolls ${owner.seat}`)}
    ${one("i-explore", owner.explore_bonus, "+", `explore ${owner.seat}`)}${one("i-trade", owner.trades.length, "", `explore ${owner.seat}`)}${one("i-sail", steps, "+", `steps ${owner.seat}`)}${Object.entries(owner.discounts).map(([what, count]) => one(`i-${what}`, count, "−", `discounts ${owner.seat}`))}</ul>`;
}
