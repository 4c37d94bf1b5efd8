/** The Caribbean: a sea of cards, the islands among them, the Gulf and Maracaibo, and the ships. */
import { cardOf, cardWords, marketTile } from "./card.js";
import { chosenPlace, decision, description, everybody, myself, offeredStops, person, placeName, spotOf } from "./content.js";
import { TREASURE_ICONS, coin, hit, laurel, line, ship, sidesOf, token } from "./glyphs.js";
import { GULF_SHORE, TOWN } from "./shapes.js";

/** @import { Context } from "./content.js" */
/** @import { Cell, Island, Stop } from "./view.d.ts" */

/** @param {Context} ctx */
export function sea(ctx) {
  const { html, view } = ctx;
  const layout = ctx.game.content.layouts[view.layout];
  const stops = new Map(offeredStops(ctx).map((stop) => [stop.place, stop]));
  return html`<div class="sea" .style=${`--cols: ${layout.columns}; --rows: ${layout.rows}`} role="group" aria-label=${ctx.t("look-caribbean")}>
    <svg class="shore" viewBox="0 0 200 520" preserveAspectRatio="none" aria-hidden="true">${[20, 13, 6].map((width) => ctx.svg`<path class="wl" d=${GULF_SHORE} stroke-width=${width}/><path class="ws" d=${GULF_SHORE} stroke-width=${width - 1.6}/>`)}<path class="landf" d=${GULF_SHORE}/></svg>
    ${start(ctx)}${view.cells.map((cell) => space(ctx, cell, stops))}${view.islands.map((one) => island(ctx, one, layout.islands[one.id]))}${gulf(ctx, stops)}${maracaibo(ctx, stops)}</div>`;
}

/** What a click on a card says: it depends on what is asked. @param {Context} ctx @param {Cell} cell */
function phraseOf(ctx, { id, kind, card, market }) {
  const asked = decision(ctx);
  if (asked === "SailOn") return ctx.me && ctx.view.ships[ctx.me] === id ? "stop" : `step ${id}`;
  if (/^(StopAtImprovement|AcquireAfar)$/.test(asked) && kind === "improvement") return `acquire ${card}`;
  if (/^(StopAtResidence|BuildAnywhere|Retire)$/.test(asked) && kind === "residence") return `build ${card}`;
  if (asked === "PlaceMarket") return id;
  if (asked === "ChooseMarket" && market) return `use ${id}`;
  if (asked === "ActivateMarket" && ctx.me && ctx.view.ships[ctx.me] === id) return "activate";
  if (asked === "TakeRuby" && ctx.me && ctx.view.ships[ctx.me] === id) return "take ruby";
  return `sail ${id}`;
}

/** A card with all that lies and stands there. @param {Context} ctx @param {Cell} cell @param {Map<string, Stop>} stops */
function space(ctx, cell, stops) {
  const { html } = ctx;
  const { column, row } = spotOf(cell.id);
  const me = myself(ctx);
  const here = me && ctx.view.ships[me.seat] === cell.id;
  const words = cell.card ? cardWords(ctx, cell.kind, cell.card, me) : placeName(ctx, cell.id);
  return html`<div class="cell ${here ? `here seat-${me.seat}` : ""}" .style=${`--c: ${column}; --r: ${row}`}>${cardOf(ctx, cell, me)}
    ${cell.market ? marketTile(ctx, cell.market.side, cell.market.seat) : ctx.nothing}
    ${hit(ctx, phraseOf(ctx, cell), [words, ...lying(ctx, cell)].join(" "), `cell ${cell.id}`, `place-${cell.id}`, true)}
    ${fleet(ctx, cell.id)}${pill(ctx, stops.get(cell.id))}</div>`;
}

/** What else is there, in words. @param {Context} ctx @param {Cell} cell @returns {string[]} */
export function lying(ctx, cell) {
  return [
    cell.tile ? ctx.t("look-tile", { treasure: cell.tile }) : "",
    cell.market ? ctx.t("look-market", { name: person(ctx, cell.market.seat), black_market: cell.market.side }) : "",
    cell.rubies ? ctx.t("look-rubies-here") : "", cell.coins ? ctx.t("look-coins-here", { doubloons: cell.coins }) : "",
    cell.tokens.length ? ctx.t("look-built", { list: cell.tokens.map((who) => person(ctx, who)).join(", ") }) : "", cell.first_points ? ctx.t("look-first-points", { points: cell.first_points }) : "",
  ].filter(Boolean);
}

/** The steps to a place, and the fee due there. @param {Context} ctx @param {Stop | undefined} stop */
function pill(ctx, stop) {
  if (!stop) return ctx.nothing;
  const chosen = chosenPlace(ctx) === stop.place;
  return ctx.html`<span class="stp ${chosen ? "on" : ""}" aria-hidden="true">${ctx.icon("i-sail")}<b>${stop.steps}</b>${stop.fee ? ctx.html`<span class="fee">−${stop.fee}${ctx.icon("i-doubloon")}</span>` : ctx.nothing}</span>${chosen && ctx.me ? ship(ctx, ctx.me, "", "ghost") : ctx.nothing}`;
}

/** The ships at a place. @param {Context} ctx @param {string} place */
function fleet(ctx, place) {
  const there = everybody(ctx).filter((who) => ctx.view.ships[who] === place);
  return there.length ? ctx.html`<span class="ships n${there.length}">${there.map((who) => ship(ctx, who, ctx.t("look-ship-of", { name: person(ctx, who) })))}</span>` : ctx.nothing;
}

/** @param {Context} ctx */
function start(ctx) { return ctx.html`<div class="start" data-tip="start" data-at="place-start"><span aria-hidden="true">${ctx.t("look-start")}</span>${fleet(ctx, "start")}</div>`; }

// -- islands ----------------------------------------------------------------------------------------------------------

/** The words of a click on an island. @param {Context} ctx @param {string} id */
function islandPhrase(ctx, id) {
  const verb = { TakeTreasure: "take", AddCubes: "add", NameColour: "name", ChooseDie: "die" }[decision(ctx)];
  return `${verb ?? "take"} ${id}`;
}

/** Its cubes from below, and what a Treasure is worth. @param {Context} ctx @param {Island} island @param {string[]} places */
function island(ctx, { id, cubes, value }, places) {
  const { html } = ctx;
  const { squares, values } = ctx.game.content.islands;
  const spots = places.map(spotOf);
  const [column, row] = [Math.min(...spots.map((spot) => spot.column)), Math.min(...spots.map((spot) => spot.row))];
  const more = Math.max(0, cubes - squares);
  return html`<div class="isl ${id}" .style=${`--c: ${column}; --r: ${row}; --high: ${places.length}`}><span class="isle" aria-hidden="true"></span>
    <b class="iname" aria-hidden="true">${ctx.icon(TREASURE_ICONS[id])}<span>${ctx.name("treasure", id)}</span></b>
    <span class="cubes" aria-hidden="true">${Array.from({ length: squares }, (_, index) => html`<i class="sq">${index < cubes ? ctx.icon(`i-cube-${id}`) : ctx.nothing}</i>`)}<i class="sq top">${more ? html`${ctx.icon(`i-cube-${id}`)}${more > 1 ? html`<b>${more}</b>` : ctx.nothing}` : `${squares + 1}+`}</i></span>
    <span class="tally" aria-hidden="true">${ctx.icon(`i-cube-${id}`)}<b>${cubes}</b></span><span class="vals" aria-hidden="true">${values.map((one) => html`<i class=${one.value === value ? "on" : ""}>${one.value}</i>`)}</span>
    ${hit(ctx, islandPhrase(ctx, id), ctx.t("look-island", { treasure: id, count: cubes, points: value }), `island ${id}`, `island-${id}`)}</div>`;
}

// -- the end of the voyage --------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {string} id */
function endPhrase(ctx, id) { return decision(ctx) === "SailOn" ? `step ${id}` : `sail ${id}`; }

/** @param {Context} ctx @param {Map<string, Stop>} stops */
function gulf(ctx, stops) {
  return ctx.html`<div class="cell gulf"><b class="nm" aria-hidden="true">${ctx.t("look-gulf")}</b><span class="fx" aria-hidden="true">${ctx.icon("i-upgrade")}</span><span class="oneof" aria-hidden="true">${ctx.t("look-then-one")}</span>
    ${ctx.game.content.gulf.map((side) => ctx.html`<span class="fx">${line(ctx, sidesOf(ctx, [side]))}</span>`)}
    ${hit(ctx, endPhrase(ctx, "gulf"), `${ctx.t("look-gulf")}. ${description(ctx, "place", "gulf")}`, "gulf", "place-gulf")}${fleet(ctx, "gulf")}${pill(ctx, stops.get("gulf"))}</div>`;
}

/** @param {Context} ctx @param {Map<string, Stop>} stops */
function maracaibo(ctx, stops) {
  const { last } = ctx.view;
  return ctx.html`<div class="cell mara"><b class="nm" aria-hidden="true">${ctx.name("place", "maracaibo")}</b><svg class="town" viewBox="0 0 80 50" aria-hidden="true"><path d=${TOWN}/></svg><span class="fx" aria-hidden="true">${laurel(ctx, ctx.game.content.maracaibo)}${ctx.icon("i-upgrade")}</span>
    ${last ? ctx.html`<span class="lastt" data-tip="last" role="img" aria-label=${ctx.t("look-last", { name: person(ctx, last) })}>${token(ctx, last)}</span>` : ctx.nothing}
    ${hit(ctx, endPhrase(ctx, "maracaibo"), `${ctx.name("place", "maracaibo")}. ${description(ctx, "place", "maracaibo")}`, "maracaibo", "place-maracaibo")}${fleet(ctx, "maracaibo")}${pill(ctx, stops.get("maracaibo"))}</div>`;
}

// -- what a place would cost and do -----------------------------------------------------------------------------------

/** What stopping at the place that is looked at would bring. @param {Context} ctx */
export function preview(ctx) {
  const { html, view } = ctx;
  const me = myself(ctx);
  const place = chosenPlace(ctx);
  const stop = place ? offeredStops(ctx).find((one) => one.place === place) : undefined;
  const cell = view.cells.find(({ id }) => id === place);
  if (!me || !place || !stop) return html`<p class="hint">${ctx.t("look-preview-none")}</p>`;
  return html`<h4>${placeName(ctx, place)}<small>${ctx.t("look-steps", { count: stop.steps })}</small></h4>
    <p>${cell?.card ? description(ctx, cell.kind, cell.card) : cell ? ctx.t("tip-down", { back: cell.back ?? "filler" }) : description(ctx, "place", place)}</p>
    ${cell ? lying(ctx, cell).map((words) => html`<p class="soft">${words}</p>`) : ctx.nothing}
    <p class="sum">${stop.fee ? html`<span>${ctx.t("look-fee", { doubloons: stop.fee })}</span>` : ctx.nothing}${stop.bought === null ? stop.price === null ? ctx.nothing : html`<span class="bad">${ctx.t("look-too-dear", { doubloons: stop.price, count: stop.left })}</span>`
      : html`<span>${coin(ctx, me.doubloons)}→${coin(ctx, stop.bought)}</span>`}${stop.passed === null ? ctx.nothing : html`<span class="soft">${ctx.t("look-or-leave", { doubloons: stop.passed })}</span>`}</p>`;
}
