/** A Raid under way: the dice, the power they would bring, what makes it up, and what it buys. */
import { description, person, player } from "./content.js";
import { TREASURE_ICONS, bought, hit, line } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { RaidView } from "./view.d.ts" */

/** @param {Context} ctx */
export function raid(ctx) {
  const { html, view } = ctx;
  const { raid: now } = view;
  const whose = now?.seat ?? view.turn;
  if (!whose) return ctx.nothing;
  return html`<div class="raid"><h3>${ctx.icon("i-raid")}<b>${ctx.t("look-raid-of", { name: person(ctx, whose) })}</b>${now?.stage === "spend" ? html`<span class="value" role="img" aria-label=${ctx.t("look-power-left", { power: now.power })}>${now.power}</span>` : ctx.nothing}</h3>
    ${now?.stage === "die" ? dice(ctx, now) : now?.stage === "colour" ? colours(ctx, now) : now ? sum(ctx, now) : ctx.nothing}${buys(ctx, whose, now)}
    ${view.leftover.filter((one) => one.power).map((one) => html`<p class="left" data-tip="leftover">${ctx.icon(TREASURE_ICONS[one.treasure])}${ctx.t("look-leftover", { raid: one.raid, power: one.power })}</p>`)}</div>`;
}

/** The dice as they lie. @param {Context} ctx @param {RaidView} now */
function dice(ctx, now) {
  const { html } = ctx;
  return html`<ul class="dice">${now.dice.filter((die) => die.pips).map((die) => html`<li class="die ${die.treasure}"><span class="pips p${die.pips}" aria-hidden="true">${Array.from({ length: die.pips }, () => html`<i></i>`)}</span>
      <span class="pw" aria-hidden="true">${ctx.icon("i-raid-power")}<b>${die.power}</b></span>${hit(ctx, `die ${die.treasure}`, ctx.t("look-die", { treasure: die.treasure, count: die.pips, power: die.power }), `die ${die.treasure}`)}</li>`)}</ul>${extras(ctx, now)}
    <p class="again"><span class="tile reroll" data-token="reroll" data-tip="reroll" role="img" aria-label=${ctx.t("look-rerolls", { count: now.rerolls })}>${ctx.icon("i-rotate")}<b>${now.rerolls}</b></span><span class="hint">${ctx.t("look-rerolls", { count: now.rerolls })}</span></p>`;
}

/** Without dice the colour is named. @param {Context} ctx @param {RaidView} now */
function colours(ctx, now) {
  return ctx.html`<p class="hint">${ctx.t("look-fixed", { power: now.power })}</p><ul class="dice">${ctx.game.content.treasures.map((id) => ctx.html`<li class="die plain">${ctx.icon(TREASURE_ICONS[id])}${hit(ctx, `name ${id}`, ctx.name("treasure", id), `island ${id}`)}</li>`)}</ul>`;
}

/** A summand of the power. @param {Context} ctx @param {string} icon @param {string} count @param {string} tip */
function term(ctx, icon, count, tip) { return ctx.html`<span class="term" data-tip=${tip}>${ctx.icon(icon)}<b>${count}</b></span>`; }

/** What every die gets on top, and each of its own. @param {Context} ctx @param {RaidView} now */
function extras(ctx, now) {
  const own = now.dice.filter(({ bonus, pips }) => bonus && pips);
  if (!now.basis && !now.general && !own.length) return ctx.nothing;
  return ctx.html`<p class="sum">${now.basis ? term(ctx, "i-raid", `+${now.basis}`, "basis") : ctx.nothing}${now.general ? term(ctx, "i-raid-power", `+${now.general}`, `power ${now.seat}`) : ctx.nothing}${own.map(({ treasure, bonus }) => term(ctx, `i-raid-die-${treasure}`, `+${bonus}`, `power ${now.seat}`))}</p>`;
}

/** The power, step by step. @param {Context} ctx @param {RaidView} now */
function sum(ctx, now) {
  return ctx.html`<p class="sum">${term(ctx, now.treasure ? TREASURE_ICONS[now.treasure] : "i-raid", String(now.basis), "basis")}${now.general ? term(ctx, "i-raid-power", `+${now.general}`, `power ${now.seat}`) : ctx.nothing}${now.colour ? term(ctx, `i-raid-die-${now.treasure}`, `+${now.colour}`, `power ${now.seat}`) : ctx.nothing}
    ${now.paid ? term(ctx, "i-check", `−${now.paid}`, "paid") : ctx.nothing}<span class="term all">= <b>${now.power}</b></span></p>`;
}

/** What power buys: what can be had now, what is used up, what is too dear. @param {Context} ctx @param {string} whose @param {RaidView | null} now */
function buys(ctx, whose, now) {
  const { html } = ctx;
  const owner = player(ctx, whose);
  if (!owner) return ctx.nothing;
  return html`<ul class="buys" aria-label=${ctx.t("look-buys")}>${owner.actions.filter((one) => one.owned).map((one) => {
    const { power } = ctx.game.content.actions[one.id];
    const used = one.used >= one.owned;
    return html`<li class=${used ? "used" : now?.stage === "spend" && !now.usable.includes(one.id) ? "dear" : ""}><b>${power}</b>${line(ctx, bought(ctx, one.id, TREASURE_ICONS[now?.treasure ?? ""]))}<span>${ctx.name("action", one.id)}${one.owned > 1 ? ` ×${one.owned - one.used}` : ""}</span>${used ? ctx.icon("i-check") : ctx.nothing}
      ${hit(ctx, `spend ${one.id}`, `${ctx.name("action", one.id)}: ${description(ctx, "action", one.id)}${used ? ` ${ctx.t("look-used")}` : ""}`, `action ${one.id}`)}</li>`;
  })}</ul>`;
}
