/** The moments of Maracaibo: a new round, incomes, a token, what Ana does, the final scoring. */
import { reasonName } from "/web/consequence.js";
import { rows } from "/web/slip.js";
import { automa } from "./ana.js";
import { description, person } from "./content.js";
import { prestige, project } from "./cards.js";
import { amount, line, signsOf } from "./glyphs.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = {
  round, income, token, result, ana, "ana-fight": anaFight, opening: brief, voyage: brief, marker: brief, purchase: brief, investment: brief, quest: brief, upgrade: brief, expedition: brief, scoring: brief,
  "ana-stop": brief, end: brief,
};

/** @param {Scene} scene @param {Context} ctx @returns {Story | null} */
export function moment(scene, ctx) { return STORIES[scene.moment.key.replace("moment-", "")]?.(ctx, scene) ?? null; }

/** What happens in everybody's turn never waits. @returns {Story} */
function brief() { return { brief: true }; }

/** A new round: the building that is revealed, the cards on show, who begins. @param {Context} ctx @returns {Story} */
function round(ctx) {
  const { html, view } = ctx;
  const now = view.prestige.find((one) => one.round === view.round && one.id);
  return {
    wide: true, seat: view.opener,
    body: () => html`<div class="maracaibo in newround"><p>${ctx.t("told-starts", { name: person(ctx, view.opener) })}</p>${now?.id ? html`<h4 class="caps">${ctx.t("look-prestige")}</h4><p class="told">${prestige(ctx, now.id, now.round, [])}<span>${description(ctx, "prestige", now.id)}</span></p>` : ctx.nothing}</div>
      <div class="maracaibo in newround"><h4 class="caps">${ctx.t("look-row")}</h4><div class="told four">${view.row.map((id) => (id ? project(ctx, id, { token: false }) : ctx.nothing))}</div></div>`,
  };
}

/** What everybody gets, one after the other. @param {Context} ctx @param {Scene} scene @returns {Story} */
function income(ctx, scene) {
  const all = [...scene.series, scene].map(({ moment: { facts } }) => ({
    seat: String(facts.seat), text: person(ctx, String(facts.seat)),
    amount: ctx.html`${amount(ctx, "i-doubloon", `+${facts.doubloons}`, ctx.t("figure-doubloons"))} ${amount(ctx, "i-vp", `+${facts.points}`, ctx.t("figure-points-income"))}`,
  }));
  return { title: ctx.t("told-incomes"), grows: true, body: () => rows(all, Infinity) };
}

/** The token that is revealed, nation by nation. @param {Context} ctx @param {Scene} scene @returns {Story} */
function token(ctx, { moment: { facts } }) {
  const shown = ctx.game.content.combat_tokens[String(facts.token)];
  const all = Object.entries(shown.sides).map(([nation, side]) => ({
    seat: "", icon: `i-influence-${nation}`, text: ctx.name("nation", nation), amount: ctx.html`<b>${side.value}</b>`,
    why: ctx.html`${side.cost ? line(ctx, [{ text: `−${side.cost}` }, { icon: "i-doubloon" }]) : ctx.nothing}${line(ctx, signsOf(side.effects))}`,
  }));
  return { seat: String(facts.seat), brief: true, body: () => rows(all, Infinity) };
}

/** Her card. @param {Context} ctx @param {Scene} scene @returns {Story} */
function ana(ctx, { moment: { facts } }) {
  const id = String(facts.automa);
  return { seat: "ana", body: () => ctx.html`<div class="maracaibo in">${automa(ctx, id)}<p>${description(ctx, "automa", id)}</p></div>` };
}

/** How her combat goes. @param {Context} ctx @param {Scene} scene @returns {Story} */
function anaFight(ctx, { moment: { facts } }) {
  return { seat: "ana", body: () => ctx.html`<p>${ctx.icon(`i-influence-${facts.nation}`)} ${ctx.name("nation", String(facts.nation))}</p>` };
}

/** The final scoring: reasons down, players across. @param {Context} ctx @param {Scene} scene @returns {Story} */
function result(ctx, scene) {
  const { html } = ctx;
  const counted = [...scene.series, scene];
  const seats = counted.map(({ moment: { facts } }) => String(facts.seat));
  const told = counted.flatMap(({ events }) => events).filter(({ facts }) => facts.reason || facts.prestige);
  const reason = (/** @type {typeof told[number]} */ { facts }) => String(facts.reason ?? facts.prestige);
  const reasons = [...new Set(told.map(reason))];
  const points = (/** @type {string} */ why, /** @type {string} */ seat) => told.filter((event) => reason(event) === why && event.facts.seat === seat).reduce((sum, { facts }) => sum + Number(facts.points), 0);
  return {
    grows: true,
    body: () => html`<table class="table"><thead><tr><th></th>${seats.map((seat) => html`<th scope="col"><span class="emblem seat-${seat}">${ctx.icon(`seat-${seat}`)}</span><br>${person(ctx, seat)}</th>`)}</tr></thead>
      <tbody>${reasons.map((why) => html`<tr><th scope="row">${reasonName(ctx, why)}</th>${seats.map((seat) => html`<td>${points(why, seat) || ""}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("told-total")}</th>${counted.map(({ moment: { facts } }) => html`<td>${facts.points}</td>`)}</tr></tfoot></table>`,
  };
}
