/** The moments of Maracaibo: a new round, incomes, a token, what Ana does, pages of the story, the final scoring. */
import { reasonName } from "/web/consequence.js";
import { rows } from "/web/slip.js";
import { automa } from "./ana.js";
import { ballot, chapterName, haveRead, pageOf, quest, soFar, tale, vignette } from "./book.js";
import { ROMAN, description, person } from "./content.js";
import { prestige, project, quest as questTile } from "./cards.js";
import { amount, line, signsOf } from "./glyphs.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = {
  round, income, token, result, "ana-card": ana, opening: brief, voyage: brief, marker: brief, purchase: brief, investment: brief, quest: brief, upgrade: brief, expedition: brief, scoring: brief,
  end: brief, story, "story-back": back, vote, tile: brief,
};

/** @param {Scene} scene @param {Context} ctx @returns {Story | null} */
export function moment(scene, ctx) { return STORIES[scene.moment.key.replace("moment-", "")]?.(ctx, scene) ?? null; }

/** What happens in everybody's turn never waits. @returns {Story} */
function brief() { return { brief: true }; }

/** A new round: the building that is revealed, the cards on show, the quests that have come, who begins. @param {Context} ctx @param {Scene} scene @returns {Story} */
function round(ctx, { events }) {
  const { html, view } = ctx;
  const now = view.prestige.find((one) => one.round === view.round && one.id);
  const quests = events.filter(({ key }) => key === "log-quest-laid").map(({ facts }) => ({ id: String(facts.quest), at: String(facts.location) }));
  return {
    wide: true, seat: view.opener, kick: ctx.t("told-starts", { name: person(ctx, view.opener) }),
    body: () => html`<div class="maracaibo in newround">${now?.id ? html`<h4 class="caps">${ctx.t("look-prestige")}</h4><p class="told">${prestige(ctx, now.id, now.round, [])}<span>${description(ctx, "prestige", now.id)}</span></p>` : ctx.nothing}</div>
      <div class="maracaibo in newround"><h4 class="caps">${ctx.t("look-row")}</h4><div class="told four">${view.row.map((id) => (id ? project(ctx, id, { token: false }) : ctx.nothing))}</div></div>
      ${quests.length ? html`<div class="maracaibo in newround"><h4 class="caps">${ctx.t("told-quests")}</h4><ul class="newquests">${quests.map(({ id, at }) => html`<li><span>${ctx.name("location", at)}</span>${questTile(ctx, id, false, false)}</li>`)}</ul></div>` : ctx.nothing}`,
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

/** A story card is laid out: a page of the book; what was before a chapter that is played alone comes first. @param {Context} ctx @param {Scene} scene @returns {Story} */
function story(ctx, { moment: { facts } }) {
  const card = String(facts.story);
  const shown = pageOf(ctx, card);
  const front = tale(ctx, card, "front");
  if (!shown || !front) return { brief: true };
  const text = [soFar(ctx, card), front].filter(Boolean);
  return {
    waits: true, kick: chapterName(ctx, shown.chapter), title: ctx.name("story", card), spoken: `${ctx.name("story", card)}. ${text.join(" ")}`,
    body: () => {
      haveRead(ctx, card);
      return ctx.html`<div class="maracaibo in leafside">${vignette(ctx, shown.chapter)}${text.map((one) => ctx.html`<p class="tale">${one}</p>`)}${shown.laid ? quest(ctx, shown.laid) : ctx.nothing}</div>`;
    },
  };
}

/** The reverse side of a card is read. @param {Context} ctx @param {Scene} scene @returns {Story} */
function back(ctx, { moment: { facts } }) {
  const card = String(facts.story);
  const text = tale(ctx, card, "back");
  const shown = pageOf(ctx, card);
  return {
    waits: true, kick: chapterName(ctx, shown?.chapter ?? 0), title: ctx.name("story", card), spoken: `${ctx.t("look-read-by", { name: person(ctx, String(facts.seat)) })} ${text}`,
    body: () => ctx.html`<div class="maracaibo in leafside">${vignette(ctx, shown?.chapter ?? 0)}<p class="tale">${text}</p><p class="hint">${ctx.t("look-read-by", { name: person(ctx, String(facts.seat)) })}</p></div>`,
  };
}

/** What was decided, with everybody's vote. @param {Context} ctx @param {Scene} scene @returns {Story} */
function vote(ctx, { moment: { facts } }) {
  const branch = String(facts.branch);
  const read = ctx.view.read.find(({ branches }) => branches.some((one) => one.branch === branch));
  if (!read) return { brief: true };
  return {
    waits: true, kick: ctx.name("story", read.card), title: ctx.name("branch", branch),
    spoken: [ctx.t("moment-vote", facts), ...Object.entries(read.votes).map(([seat, voted]) => ctx.t("log-voted", { seat, branch: voted }))].join(" "),
    body: () => ctx.html`<div class="maracaibo in">${ballot(ctx, { ...read, branch })}</div>`,
  };
}

/** Her card, and what she does by it, each with its reason; the newest is told just now. @param {Context} ctx @param {Scene} scene @returns {Story} */
function ana(ctx, scene) {
  const id = String(scene.moment.facts.automa);
  const parts = [...scene.series, scene];
  const all = parts.flatMap(({ moment: { facts }, events }) => events.filter(({ key, facts: { seat } }) => seat === "ana" && !["log-ana-card", ...(facts.count === 1 ? ["log-ana-disc"] : [])].includes(key)).map((event, place) => ({
    icon: signOf(event.key, event.facts), text: ctx.t(event.key, event.facts), why: because(ctx, id, Number(facts.count), event.key, place), now: facts === scene.moment.facts,
  })));
  const beat = scene.last ? Infinity : all.findIndex(({ now }) => now);
  return { grows: true, body: () => ctx.html`<div class="maracaibo in">${automa(ctx, id)}${all.length ? ctx.nothing : ctx.html`<p>${description(ctx, "automa", id)}</p>`}</div>${all.length ? rows(all, beat < 0 ? Infinity : beat) : ctx.nothing}` };
}

/** The sign of what she does. @param {string} key @param {Record<string, any>} facts */
function signOf(key, { nation }) {
  const sign = /** @type {Record<string, string>} */ ({ "ana-sailed": "i-sail", "ana-quest": "i-quest", "ana-delivered": "i-deliver", "ana-disc": "i-disc", "ana-took": "i-project-card", explored: "i-explore", revealed: "i-combat-token", points: "i-vp" })[key.replace("log-", "")];
  return sign ?? (nation ? (key === "log-ana-marker" ? `i-marker-${nation}` : `i-influence-${nation}`) : undefined);
}

/** Why she does it: a reason of its own, or her card, whose actions begin with what it says. @param {Context} ctx @param {string} id @param {number} part @param {string} key @param {number} place */
function because(ctx, id, part, key, place) {
  const { stops, route, row, orders } = ctx.game.content.automa[id];
  const order = orders[part - 2];
  const name = key.replace("log-", "");
  const own = [`because-${order?.do ?? "stop"}-${name}`, ...(order?.do === "quest_pile" ? [] : [`because-${name}`])].find((one) => ctx.has(one));
  if (own) return ctx.t(own, { count: stops, route, place: row });
  const { first, last } = order ?? { first: 1, last: 1 };
  return order && place === 0 ? ctx.t("because-card", { first: ROMAN[first], last: ROMAN[last], rounds: first === 1 && last === ctx.view.rounds ? "all" : last === ctx.view.rounds ? "on" : "some" }) : undefined;
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
