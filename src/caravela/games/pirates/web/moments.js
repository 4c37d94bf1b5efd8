/** The moments of Pirates of Maracaibo: a new round, dice, incomes, what Jordan does, the final scoring. */
import { reasonName } from "/web/consequence.js";
import { rows } from "/web/slip.js";
import { description, myself, person } from "./content.js";
import { amount } from "./glyphs.js";
import { soloCard } from "./jordan.js";
import { quest } from "./quests.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = {
  round, dice, income, skirmish, score, jordan, "jordan-act": jordanAct, voyage: brief, plunder: brief, burial: brief, purchase: brief, building: brief, expedition: brief, figurehead: brief, "black-market": brief, upgrade: brief, arrival: brief, end: brief,
};

/** @param {Scene} scene @param {Context} ctx @returns {Story | null} */
export function moment(scene, ctx) { return STORIES[scene.moment.key.replace("moment-", "")]?.(ctx, scene) ?? null; }

/** What happens in everybody's turn never waits. @returns {Story} */
function brief() { return { brief: true }; }

/** @param {Scene} scene @param {string[]} keys @returns {LogLine[]} */
function told({ events }, ...keys) { return events.filter(({ key }) => keys.includes(key.replace(/^log-/, ""))); }

/** A new round: who begins, what everybody has, the Quests that lie open. @param {Context} ctx @returns {Story} */
function round(ctx) {
  const { html, view } = ctx;
  const all = view.players.map((one) => ({
    seat: one.seat, text: person(ctx, one.seat),
    amount: html`${amount(ctx, "i-doubloon", one.doubloons, ctx.t("figure-doubloons"))} ${amount(ctx, "i-vp", one.points, ctx.t("look-points"))}`,
  }));
  return { seat: view.opener, body: () => html`<p class="in">${ctx.t("told-starts", { name: person(ctx, view.opener) })}</p>${rows(all, Infinity)}
    <div class="pirates in"><h4 class="caps">${ctx.t("look-quests")}</h4><ol class="qmarket">${view.quest_market.flatMap((id) => (id ? [html`<li>${quest(ctx, id, { owner: myself(ctx) })}</li>`] : []))}</ol></div>` };
}

/** The dice as they fell. @param {Context} ctx @param {Scene} scene @returns {Story} */
function dice(ctx, scene) {
  const roll = told(scene, "rolled", "rolled-one").at(-1);
  const seat = String(scene.moment.facts.seat);
  const kinds = ctx.game.content.treasures;
  const pips = roll?.facts.treasure ? { [String(roll.facts.treasure)]: Number(roll.facts.count) } : Object.fromEntries(kinds.map((id, index) => [id, Number(roll?.facts[index ? `count${index + 1}` : "count"] ?? 0)]));
  const all = Object.entries(pips).filter(([, count]) => count).map(([id, count]) => ({ seat: "", icon: `i-raid-die-${id}`, text: ctx.name("treasure", id), amount: ctx.html`<b>${count}</b>` }));
  return { seat, brief: true, body: () => rows(all, Infinity) };
}

/** What everybody gets, one after the other. @param {Context} ctx @param {Scene} scene @returns {Story} */
function income(ctx, scene) {
  const all = told(scene, "income").map(({ facts }) => ({
    seat: String(facts.seat), text: person(ctx, String(facts.seat)),
    amount: ctx.html`${amount(ctx, "i-doubloon", `+${facts.doubloons}`, ctx.t("figure-doubloons"))} ${amount(ctx, "i-vp", `+${facts.points}`, ctx.t("figure-points-income"))}`,
  }));
  return { seat: all[0]?.seat, body: () => rows(all, Infinity) };
}

/** Who rolled what. @param {Context} ctx @param {Scene} scene @returns {Story} */
function skirmish(ctx, scene) {
  const all = told(scene, "skirmish-roll").map(({ facts }) => ({ seat: String(facts.seat), text: person(ctx, String(facts.seat)), why: ctx.t("told-pips", { count: Number(facts.count) }), amount: ctx.html`<b>${facts.power}</b>` }));
  const end = told(scene, "skirmish-won", "skirmish-tied").at(-1);
  return { seat: String(scene.moment.facts.seat), body: () => ctx.html`${rows(all, Infinity)}${end ? ctx.html`<p class="in">${ctx.t(end.key, end.facts)}</p>` : ctx.nothing}` };
}

/** His card. @param {Context} ctx @param {Scene} scene @returns {Story} */
function jordan(ctx, { moment: { facts } }) {
  const id = String(facts.solo);
  return { seat: "jordan", body: () => ctx.html`<div class="pirates in">${soloCard(ctx, id)}<p>${description(ctx, "solo", id)}</p></div>` };
}

/** What he did, step by step. @param {Context} ctx @param {Scene} scene @returns {Story} */
function jordanAct(ctx, scene) {
  const all = scene.events.filter(({ key }) => /^log-(jordan|sailed|cube|treasure|points|first-token|laid|location-turned|improvement-turned|fee)/.test(key)).map(({ key, facts }) => ({ seat: "", icon: "i-arrow-right", text: ctx.t(key, facts) }));
  return { seat: "jordan", body: () => rows(all, Infinity) };
}

/** The final scoring: reasons down, players across. @param {Context} ctx @param {Scene} scene @returns {Story} */
function score(ctx, scene) {
  const { html } = ctx;
  const counted = [...scene.series, scene];
  const seats = counted.map(({ moment: { facts } }) => String(facts.seat));
  const points = counted.map(({ moment: { facts } }) => Number(facts.points));
  const standings = seats.map((seat) => ctx.position.standings[seat]?.points ?? {});
  const reasons = [...new Set(standings.flatMap((one) => Object.keys(one)))];
  return {
    grows: true,
    body: () => html`<table class="table"><thead><tr><th></th>${seats.map((seat) => html`<th scope="col"><span class="emblem seat-${seat}">${ctx.icon(`seat-${seat}`)}</span><br>${person(ctx, seat)}</th>`)}</tr></thead>
      <tbody>${reasons.map((why) => html`<tr><th scope="row">${reasonName(ctx, why)}</th>${standings.map((one) => html`<td>${one[why] || ""}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("told-total")}</th>${points.map((sum) => html`<td>${sum}</td>`)}</tr></tfoot></table>`,
  };
}
