/** The moments of Pirates of Maracaibo: a new round, dice, incomes, what Jordan does, the final scoring. */
import { reasonName } from "/web/consequence.js";
import { rows } from "/web/slip.js";
import { description, myself, person } from "./content.js";
import { TREASURE_ICONS, amount } from "./glyphs.js";
import { soloCard } from "./jordan.js";
import { quest } from "./quests.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = {
  round, dice, income, skirmish, score, jordan, "jordan-sails": jordan, voyage: brief, plunder: brief, burial: brief, purchase: brief, building: brief, expedition: brief, figurehead: brief, "black-market": brief, upgrade: brief, arrival: brief, end: brief,
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
  return { seat: view.opener, kick: ctx.t("told-starts", { name: person(ctx, view.opener) }), body: () => html`${rows(all, Infinity)}
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

/** His card, and what he does by it, each with its reason; the newest is told just now. @param {Context} ctx @param {Scene} scene @returns {Story} */
function jordan(ctx, scene) {
  const id = scene.moment.facts.solo ? String(scene.moment.facts.solo) : null;
  const told = [...scene.series, scene].flatMap((part) => part.events);
  // What my own turn still brought comes before his.
  const events = told.slice(told.findIndex(({ key, facts: { seat } }) => key.startsWith("log-jordan") || seat === "jordan"));
  const line = Number(events.find(({ key }) => key === "log-jordan-line")?.facts.count ?? 0);
  const all = events.filter(({ key }) => !/^log-jordan-(card|line)$/.test(key)).map((event) => ({ icon: signOf(event), text: ctx.t(event.key, event.facts), why: because(ctx, events, event, id), now: scene.events.includes(event) }));
  const beat = scene.last ? Infinity : all.findIndex(({ now }) => now);
  return { seat: "jordan", grows: true, body: () => ctx.html`${id ? ctx.html`<div class="pirates in">${soloCard(ctx, id, line)}${all.length ? ctx.nothing : ctx.html`<p>${description(ctx, "solo", id)}</p>`}</div>` : ctx.nothing}${all.length ? rows(all, beat < 0 ? Infinity : beat) : ctx.nothing}` };
}

/** The sign of what he does. @param {LogLine} event */
function signOf({ key, facts }) {
  const name = key.replace("log-", "");
  if (/^(treasure|cube)/.test(name)) return TREASURE_ICONS[String(facts.treasure)];
  return SIGNS.find(([start]) => name.startsWith(start))?.[1] ?? "i-arrow-right";
}

/** @type {[string, string][]} */
const SIGNS = [
  ["sailed", "i-sail"], ["jordan-raid", "i-raid"], ["jordan-explored", "i-explore"], ["jordan-quest", "i-quest-card"], ["jordan-took", "i-improvement"], ["jordan-upgraded", "i-upgrade"], ["jordan-figurehead", "i-figurehead"],
  ["jordan-residence", "i-residence"], ["points", "i-vp"], ["first-token", "i-vp"], ["maracaibo", "i-vp"], ["fee", "i-doubloon"], ["ruby", "i-ruby"],
];

/** Why he does it: his card, or what led to it. @param {Context} ctx @param {LogLine[]} events All of his turn. @param {LogLine} event @param {string | null} id */
function because(ctx, events, event, id) {
  const before = events.slice(0, events.indexOf(event));
  const line = before.find(({ key }) => key === "log-jordan-line");
  const last = (/** @type {string[]} */ ...names) => before.findLast(({ key }) => names.includes(key.replace("log-", "")));
  const why = (/** @type {string} */ name, /** @type {Record<string, any>} */ facts = {}) => ctx.t(`because-${name}`, facts);
  const name = event.key.replace("log-", "");
  if (name.startsWith("sailed")) {
    if (line) return why("line", { count: line.facts.count, stop: event.facts.place ?? "" });
    return why(event.facts.place === "maracaibo" ? "maracaibo" : "adrift");
  }
  if (id && !line && before.at(-1)?.key === "log-jordan-card") return why("extra");
  const deed = last("jordan-raid", "jordan-explored", "location-turned", "sailed-location", "sailed");
  const raids = deed?.key === "log-jordan-raid";
  if (name === "cube") return why(raids ? "cube-raid" : "cube");
  if (name.startsWith("treasure") && raids) return why("treasure", { count: deed.facts.count, island: ctx.game.content.jordan.roll[Number(deed.facts.count) - 1].island });
  if (name === "points") return why(deed?.key === "log-location-turned" ? "points-turned" : "points");
  if (name === "jordan-took" && id && line && ctx.game.content.solo[id].orders[Number(line.facts.count) - 1].do === "acquire") return why("jordan-took-acquire");
  return ctx.has(`because-${name}`) ? why(name) : undefined;
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
