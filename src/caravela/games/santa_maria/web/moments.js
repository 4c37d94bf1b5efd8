/** The moments of Santa Maria: the end of a year, the next one with its dice, the final scoring. */
import { rows } from "/web/slip.js";
import { reasonName } from "/web/consequence.js";
import { tile } from "./colony.js";
import { person, player } from "./content.js";
import { amount, die } from "./glyphs.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = { year, conquest, score, end: brief, "blue-die": brief, shipment: brief, monk: brief, income: brief, retired: brief };

/** @param {Scene} scene @param {Context} ctx @returns {Story | null} */
export function moment(scene, ctx) {
  return STORIES[scene.moment.key.replace("moment-", "")]?.(ctx, scene) ?? null;
}

/** What happens in everybody's turn never waits. @returns {Story} */
function brief() {
  return { brief: true };
}

/** New dice and tiles, and who starts. @param {Context} ctx @returns {Story} */
function year(ctx) {
  const { html, view } = ctx;
  const dice = (/** @type {number[]} */ values, /** @type {string} */ colour) => values.map((value) => die(ctx, { colour, value }, "tumbles"));
  const blue = view.blue_offer ? dice(view.blue_offer, "blue") : view.players.filter((one) => one.blue.length).map((one) => html`<span class="whose"><span
    class="sm seat-${one.seat}">${ctx.icon(`seat-${one.seat}`, person(ctx, one.seat))}</span>${dice(one.blue, "blue")}</span>`);
  return {
    wide: true, seat: view.first,
    body: () => html`<div class="santa in newyear"><h4 class="caps">${ctx.t("told-dice", { count: view.white.length })}</h4><p class="dicerow">${dice([...view.white].sort(), "white")}</p>
        <p class="dicerow">${blue}</p><p>${ctx.t("told-starts", { seat: view.first })}</p></div>
      <div class="santa in newyear"><h4 class="caps">${ctx.t("told-tiles")}</h4><p class="tilerow">${[...view.expansions.doubles, ...view.expansions.triples].map((id) => tile(ctx, id, 0))}</p></div>`,
  };
}

/** The conquistadors, as far as they count. @param {Context} ctx @param {Scene} scene @returns {Story} */
function conquest(ctx, scene) {
  const scored = [...scene.series, scene];
  const gained = new Map(scored.map(({ moment: { facts } }) => [String(facts.seat), Number(facts.points)]));
  const order = [...gained.keys(), ...ctx.view.players.map(({ seat }) => seat).filter((seat) => !gained.has(seat))];
  const place = (/** @type {string} */ seat) => ctx.view.conquistador.markers[seat] ?? 0;
  const all = order.map((seat) => ({
    seat, text: person(ctx, seat), why: ctx.t("told-space", { number: place(seat) }),
    amount: gained.has(seat) ? amount(ctx, "points", `+${gained.get(seat)}`) : scene.last ? amount(ctx, "points", 0) : ctx.nothing,
  }));
  return { title: ctx.t("told-year-end", { year: scene.moment.facts.year }), seat: order[0], grows: true, body: (beat) => rows(all, beat === Infinity || scene.last ? Infinity : scored.length - 1) };
}

/** The final scoring: reasons down, players across. @param {Context} ctx @param {Scene} scene @returns {Story} */
function score(ctx, scene) {
  const { html } = ctx;
  const counted = [...scene.series, scene];
  const seats = counted.map(({ moment: { facts } }) => String(facts.seat));
  const told = counted.flatMap(({ events }) => events).filter(({ facts }) => facts.reason || facts.bishop);
  const reason = (/** @type {typeof told[number]} */ { facts }) => String(facts.reason ?? facts.bishop);
  const reasons = [...new Set(told.map(reason))];
  const points = (/** @type {string} */ why, /** @type {string} */ seat) => told.filter((event) => reason(event) === why && event.facts.seat === seat).reduce((sum, { facts }) => sum + Number(facts.points), 0);
  const play = (/** @type {string} */ seat) => player(ctx, seat).breakdown?.play;
  return {
    title: ctx.t("told-final"), seat: undefined, grows: true,
    body: () => html`<table class="table"><thead><tr><th></th>${seats.map((seat) => html`<th scope="col"><span class="emblem seat-${seat}">${ctx.icon(`seat-${seat}`)}</span><br>${person(ctx, seat)}</th>`)}</tr></thead>
      <tbody><tr><th scope="row">${reasonName(ctx, "play")}</th>${seats.map((seat) => html`<td>${play(seat)}</td>`)}</tr>
        ${reasons.map((why) => html`<tr><th scope="row">${reasonName(ctx, why)}</th>${seats.map((seat) => html`<td>${String(points(why, seat) || "–").replace("-", "−")}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("told-total")}</th>${counted.map(({ moment: { facts } }) => html`<td>${facts.points}</td>`)}</tr></tfoot></table>`,
  };
}
