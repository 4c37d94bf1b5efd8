/** The solo opponent: his boards, and the card that he plays. */
import { person } from "./content.js";
import { ORDER_ICONS, TREASURE_ICONS, amount, line } from "./glyphs.js";

/** @import { Context } from "./content.js" */

/** The slots of his Ship board. @type {Record<string, string>} */
const SLOT_ICONS = { quest_take: "i-quest-card", advance: "i-arrow-right", residence_roll: "i-residence", figurehead_roll: "i-figurehead" };

/** @param {Context} ctx */
export function solo(ctx) {
  const { html, view } = ctx;
  const { jordan } = view;
  if (!jordan) return ctx.nothing;
  const standing = ctx.position.standings.jordan?.total;
  const { slots, positions } = ctx.game.content.jordan;
  return html`<article class="card paper pirates jordan seat-jordan" data-tip="jordan" aria-label=${person(ctx, "jordan")}><header><span class="emblem seat-jordan">${ctx.icon("seat-jordan")}</span><h3 class="who">${person(ctx, "jordan")}<small>${ctx.t("look-hard-cards", { count: Number(view.settings.solo_b_cards) })}</small></h3>
      <span class="score" data-at="points-jordan">${ctx.icon("i-vp", ctx.t("page-points-now"))}<span>${standing ?? jordan.points}</span></span></header>
    <p>${amount(ctx, "i-vp", jordan.points, ctx.t("look-points"), "points jordan")}${Object.entries(jordan.kinds).map(([kind, count]) => amount(ctx, `i-${kind}`, count, ctx.name("kind", kind), `kind ${kind} jordan`))}${amount(ctx, "i-residence", jordan.residences.length, ctx.t("figure-residences"), "residences jordan")}</p>
    <p>${Object.entries(jordan.treasures).map(([id, count]) => amount(ctx, TREASURE_ICONS[id], count, ctx.name("treasure", id), `island ${id}`))}${amount(ctx, "i-quest-card", jordan.quests, ctx.t("figure-quests"), "quests jordan")}${amount(ctx, "i-river", jordan.rivers, ctx.t("figure-rivers"), "rivers")}${view.settings.rubies ? amount(ctx, "i-ruby", jordan.rubies, ctx.t("figure-rubies"), "rubies jordan") : ctx.nothing}</p>
    <p class="jslots" role="img" data-tip="jordanship" aria-label=${ctx.t("look-jordan-ship", { count: jordan.upgrades })}>${slots.map((slot, index) => html`<i class=${index < jordan.upgrades ? "off" : index === jordan.upgrades ? "next" : ""}>${ctx.icon(index < jordan.upgrades ? "i-cube" : SLOT_ICONS[slot])}</i>`)}</p>
    <ol class="jmarks" aria-label=${ctx.t("look-jordan-marker", { count: jordan.marker + 1 })}>${positions.map((one, index) => html`<li class=${index === jordan.marker ? "at" : ""} data-tip="position ${index}">${line(ctx, [{ icon: "i-raid" }, { vp: one.raid_points }, { icon: "i-explore" }, { text: String(one.spaces) }, ...(one.explore_points ? [{ vp: one.explore_points }] : [])])}</li>`)}</ol>
    <div class="jcards">${jordan.card ? soloCard(ctx, jordan.card) : html`<p class="faint">${ctx.t("look-jordan-first")}</p>`}<small>${ctx.t("look-jordan-deck", { count: jordan.deck })}</small></div></article>`;
}

/** A card of his: the extra action of a B card, then what he tries, one after the other. @param {Context} ctx @param {string} id @param {number} [taken] The line that he follows. */
export function soloCard(ctx, id, taken = 0) {
  const { hard, number, extra, spaces, orders } = ctx.game.content.solo[id];
  return ctx.html`<div class="soloc tile" data-tip="solo ${id}" role="group" aria-label=${ctx.name("solo", id)}><b class="nm"><span class="letter">${hard ? "B" : "A"}${number}</span>${ctx.name("solo", id)}</b>
    ${extra ? ctx.html`<p class="extra">${line(ctx, [{ text: "+" }, { icon: ORDER_ICONS[extra] }, ...(spaces ? [{ text: String(spaces) }] : [])])}</p>` : ctx.nothing}
    <ol>${orders.map((order, place) => ctx.html`<li class=${place + 1 < taken ? "no" : place + 1 === taken ? "yes" : ""}>${line(ctx, order.kinds.length ? order.kinds.map((kind) => ({ icon: `i-${kind}` })) : [{ icon: ORDER_ICONS[order.do] }])}</li>`)}</ol></div>`;
}
