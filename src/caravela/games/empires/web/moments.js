/** The moments of Empires: expeditions, battles, income, the scoring of the New World, the turn of an Age. */
import { hyphenated } from "/web/hyphen.js";
import { course, rows, stageOf } from "/web/slip.js";
import { members, player, region } from "./content.js";
import { glyphs, money, pair, person, piece } from "./pieces.js";

/** @import { Scene, Story } from "/web/types.d.ts" */
/** @import { Context, Crew } from "./content.js" */

/** @type {Record<string, (ctx: Context, scene: Scene) => Story>} */
const STORIES = {
  "region-won": won,
  "card-won": won,
  "region-failed": failed,
  "card-failed": failed,
  battle,
  income,
  scoring,
  age,
  offer,
  auction: () => ({ brief: true }),
  initiative: () => ({ brief: true }),
  end: () => ({ brief: true }),
};

/** @param {Scene} scene @param {Context} ctx @returns {Story | null} */
export function moment(scene, ctx) {
  return STORIES[scene.moment.key.replace("moment-", "")]?.(ctx, scene) ?? null;
}

// -- expeditions ----------------------------------------------------------------------------------------------------

/** Who was sent: the last workers that set out. @param {Scene} scene @returns {Crew} */
function party({ past, moment: { facts } }) {
  /** @type {Crew} */
  const crew = {};
  const met = past.findLastIndex(({ key }) => /-(won|failed)$/.test(key));
  for (let at = met - 1; at >= 0 && (past[at].key === "log-sent" || past[at].key.startsWith("do-")); at -= 1) {
    const { seat, worker } = past[at].facts;
    if (worker && seat === facts.seat) crew[worker] = (crew[worker] ?? 0) + 1;
  }
  return crew;
}

/** Strength against resistance, in the same columns. @param {Context} ctx @param {Scene} scene */
function against(ctx, scene) {
  const { html } = ctx;
  const { seat, strength, natives } = scene.moment.facts;
  const [power, need] = [Number(strength), Number(natives)];
  const bars = (/** @type {number} */ count, /** @type {string} */ name, missing = 0) => html`<span class="bars">${Array.from({ length: count }, (_, place) => html`<i class="${name} ${place >= count - missing ? "missing" : ""}"></i>`)}</span>`;
  const sent = members(party(scene)).flatMap(([worker, many]) => Array.from({ length: many }, () => piece(ctx, String(seat), worker)));
  return html`<div class="empires versus in"><span>${ctx.t("told-strength")}</span><span class="pcs">${sent}</span>${bars(power, "full")}<b>${power}</b>
    <span>${ctx.t("board-resistance")}</span><span class="pcs">${ctx.icon("i-resistance")}</span>${bars(need, "hollow", Math.max(0, need - power))}<b>${need}</b></div>`;
}

/** @param {Context} ctx @param {Scene} scene @returns {Story} */
function won(ctx, scene) {
  const { seat, region: where, loot, plunder, count, points, card } = scene.moment.facts;
  const gain = (/** @type {number} */ coins) => ctx.html`<span class="gain">+${money(ctx, coins)}</span>`;
  const brought = scene.events.find(({ key }) => key === "log-loot")?.facts.coins;
  const all = [
    ...(loot ? [{ icon: "i-loot", text: ctx.t("board-loot"), amount: gain(Number(loot)) }] : []),
    ...(plunder && count ? [{ icon: "i-soldier", text: ctx.t("told-plunder", { count, coins: plunder }), amount: gain(Number(brought) - Number(loot)) }] : []),
    { icon: card ? "i-discovery-card" : "i-discovery-token", text: ctx.t(card ? "told-card" : "told-token"), why: ctx.t("told-at-end"), amount: ctx.html`${ctx.icon("i-vp", ctx.t("board-points"))}${points}` },
    ...(where ? [{ icon: "i-colonist", text: ctx.t("told-settles", { region: where }) }] : []),
    ...scene.events.filter(({ key }) => key === "log-region-good").map(({ facts }) => ({ icon: `i-${facts.good}`, text: ctx.t("log-region-good", facts) })),
    { icon: "i-undo", text: ctx.t("told-home") },
  ];
  const { before, standings } = scene;
  return {
    title: ctx.t(card ? "told-card-won" : "told-region-won", scene.moment.facts),
    beats: all.length,
    body: (beat) => ctx.html`${against(ctx, scene)}${rows(all, beat)}`,
    sum: ctx.html`${person(ctx, String(seat))} ${ctx.icon("i-dollar", ctx.t("board-money"))}${course(before[seat].figures.coins, standings[seat].figures.coins)}`,
  };
}

/** @param {Context} ctx @param {Scene} scene @returns {Story} */
function failed(ctx, scene) {
  const { strength, natives, card } = scene.moment.facts;
  return {
    title: ctx.t(card ? "told-card-failed" : "told-region-failed", scene.moment.facts),
    body: () => ctx.html`${against(ctx, scene)}<p class="in">${ctx.t("told-short", { count: Number(natives) - Number(strength) })} ${ctx.t(card ? "told-card-stays" : "told-token-stays")}</p>`,
  };
}

// -- battles --------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Scene} scene @returns {Story} */
function battle(ctx, scene) {
  const { html } = ctx;
  const { seat, seat2, region: where } = scene.moment.facts;
  const here = region(ctx, String(where));
  const fallen = (/** @type {string} */ colour) => scene.events.filter(({ key, facts }) => key === "log-eliminated" && facts.seat === colour && facts.region === where);
  const lost = (/** @type {string} */ colour) => fallen(colour).reduce((sum, { facts }) => sum + Number(facts.count), 0);
  const camp = (/** @type {string} */ colour, /** @type {string} */ other) => {
    const left = members(here.workers[colour] ?? {});
    const count = left.reduce((sum, [, many]) => sum + many, 0);
    const down = fallen(colour).flatMap(({ facts }) => Array.from({ length: Number(facts.count) }, () => piece(ctx, colour, String(facts.worker), "fallen")));
    return html`<div class="camp"><p class="hd"><span class="emblem seat-${colour}">${ctx.icon(`seat-${colour}`)}</span><b>${person(ctx, colour)}</b></p><small>${ctx.t("told-strikes", { count: lost(other) })}</small>
      <div class="pcs">${down}${left.flatMap(([worker, many]) => Array.from({ length: many }, () => piece(ctx, colour, worker)))}</div>
      <dl><dt>${ctx.t("told-workers")}</dt><dd>${course(count + lost(colour), count)}</dd>
        <dt>${ctx.t("told-points-now")}</dt><dd>${course(scene.before[colour].total, scene.standings[colour].total)}</dd></dl></div>`;
  };
  return { body: () => html`<div class="empires battle in">${camp(String(seat), String(seat2))}${camp(String(seat2), String(seat))}</div>`, sum: ctx.t("told-both") };
}

// -- income ---------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Scene} scene @returns {Story} */
function income(ctx, scene) {
  const { html } = ctx;
  const paid = scene.events.slice(scene.events.findLastIndex(({ key }) => key === "log-round-end") + 1);
  const all = ctx.view.order.map((seat) => {
    const own = paid.filter(({ facts }) => facts.seat === seat);
    const coins = own.reduce((sum, { gains }) => sum + (gains?.[seat]?.coins ?? 0), 0);
    const { coins: after } = scene.standings[seat].figures;
    const sets = player(ctx, seat).sets.map((set) => html`<span class="tag">${set.goods.map((good) => ctx.icon(`i-${good}`, ctx.name("good", good)))}${set.ships ? ctx.icon("i-merchant-ship", ctx.t("board-ship")) : ctx.nothing}<b>${money(ctx, set.coins)}</b></span>`);
    const tiles = own.filter(({ key }) => key === "log-benefit").map(({ facts }) => html`<span class="tag paper">${ctx.name("building", String(facts.building))} ${glyphs(ctx, String(facts.building))}</span>`);
    return { seat, text: html`<b>${person(ctx, seat)}</b>`, amount: html`<span class=${coins ? "gain" : "faint"}>+${money(ctx, coins)}</span>${course(after - coins, after)}`, more: html`${sets}${tiles}` };
  });
  return { beats: all.length, body: (beat) => html`<div class="empires">${rows(all, beat)}</div>`, sum: ctx.t("told-sets") };
}

// -- the New World --------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Scene} scene @returns {Story} */
function scoring(ctx, scene) {
  const { html } = ctx;
  const { order, players } = ctx.view;
  const scored = [...scene.series, scene];
  const points = (/** @type {Scene} */ { events }, /** @type {string} */ seat) => Number(events.find(({ key, facts }) => key === "log-new-world" && facts.seat === seat)?.facts.points ?? 0);
  const where = (/** @type {Scene} */ { moment: { facts } }) => String(facts.region);
  const rest = ctx.view.regions.filter(({ id }) => !scored.some((one) => where(one) === id));
  const crews = Object.entries(region(ctx, where(scene)).workers);
  const line = (/** @type {Scene} */ one, /** @type {number} */ place) => html`<tr class=${scene.last && place === scored.length - 1 ? "" : stageOf(place, scored.length - 1)}><th scope="row">${ctx.name("region", where(one))}</th>
    ${order.map((seat) => html`<td>${points(one, seat) ? html`<b class="gain">+${points(one, seat)}</b>` : ""}</td>`)}</tr>`;
  return {
    title: ctx.t("told-scoring"),
    grows: true,
    body: () => html`<table class="table"><thead><tr><th></th>${order.map((seat) => html`<th scope="col"><span class="emblem seat-${seat}">${ctx.icon(`seat-${seat}`)}</span><br>${person(ctx, seat)}</th>`)}</tr></thead>
      <tbody>${scored.map(line)}
        <tr class="why"><td colspan=${order.length + 1}>${crews.map(([seat, crew]) => pair(ctx, person(ctx, seat), Object.values(crew).reduce((sum, many) => sum + many, 0))).join(" · ")}</td></tr>
        ${scene.last && rest.length ? html`<tr class="why"><td colspan=${order.length + 1}>${pair(ctx, rest.map(({ id }) => ctx.name("region", id)).join(", "), ctx.t("told-not-colonised"))}</td></tr>` : ctx.nothing}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("told-so-far")}</th>${order.map((seat) => html`<td>${players.find((one) => one.seat === seat)?.points}</td>`)}</tr></tfoot></table>`,
  };
}

// -- what is new ----------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function newBuildings(ctx) {
  return ctx.html`<ul class="deal">${ctx.view.buildings_offered.map(({ id, price }) => ctx.html`<li class="tile" data-tip="building ${id}"><b>${hyphenated(ctx.name("building", id))}</b>${glyphs(ctx, id)}<span>${money(ctx, price)}</span></li>`)}</ul>`;
}

/** @param {Context} ctx @returns {Story} */
function offer(ctx) {
  return { brief: true, body: () => ctx.html`<div class="empires in">${newBuildings(ctx)}<p class="goods">${ctx.view.goods_offered.map((good) => ctx.icon(`i-${good}`, ctx.name("good", good)))}</p></div>` };
}

/** @param {Context} ctx @returns {Story} */
function age(ctx) {
  const { html, view } = ctx;
  const { ages } = ctx.game.content;
  const now = ages.findIndex(({ id }) => id === view.age);
  return {
    wide: true,
    body: () => html`<div class="empires in agel"><ol class="ages">${ages.map(({ id, rounds }, place) => html`<li class=${stageOf(place, now)}><b>${id}</b><small>${rounds[0]}–${rounds[rounds.length - 1]}</small></li>`)}</ol>
        <p>${pair(ctx, ctx.t("told-price"), "")} ${now ? html`${money(ctx, ages[now - 1].building_price)} → ` : ctx.nothing}<b>${money(ctx, ages[now].building_price)}</b></p>
        <p>${ctx.t("told-order")} ${view.order.map((seat) => html`<span class="whois seat-${seat}">${ctx.icon(`seat-${seat}`)} ${person(ctx, seat)}</span> `)}</p></div>
      <div class="empires in"><h4 class="caps">${ctx.t("told-new")}</h4>${newBuildings(ctx)}</div>`,
  };
}
