/** Players: the rounds, the cards of rivals, and the own things on the desk. */
import { cardWords, deeds, figurehead } from "./card.js";
import { ROMAN, person, placeName, player } from "./content.js";
import { TREASURE_ICONS, amount, chapter, dot, hit } from "./glyphs.js";
import { hideout } from "./hideout.js";
import { hand } from "./quests.js";
import { actions, lasting, ship, unplaced } from "./ship.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx */
export function header(ctx) {
  const { html, view } = ctx;
  return html`<div class="pirates rounds" data-tip="round"><ol aria-label=${ctx.t("look-round", { round: view.round, rounds: view.rounds })}>${Array.from({ length: view.rounds }, (_, index) => chapter(ctx, index + 1, view.round, ROMAN[index + 1]))}</ol></div>
    ${view.solo ? ctx.nothing : html`<div class="pirates order"><span class="faint">${ctx.t("look-order")}</span><ol>${view.order.map((colour, place) => html`<li class=${view.turn === colour ? "turn" : ""}><span class="sm seat-${colour}" role="img"
      aria-label="${place + 1}. ${person(ctx, colour)}" data-tip="player ${colour}">${ctx.icon(`seat-${colour}`)}</span></li>`)}</ol></div>`}`;
}

// -- counters ---------------------------------------------------------------------------------------------------------

/** Money and points with what each round brings. @param {Context} ctx @param {Player} owner */
function purse(ctx, owner) {
  const { html } = ctx;
  return html`<span class="big" data-tip="points ${owner.seat}" data-at="points-${owner.seat}" role="img" aria-label=${ctx.t("look-points-of", { points: owner.points, count: owner.points_income })}>${ctx.icon("i-vp")}<b>${owner.points}</b><small>+${owner.points_income}</small></span>
    <span class="big" data-tip="income ${owner.seat}" data-at="doubloons-${owner.seat}" role="img" aria-label=${ctx.t("look-doubloons-of", { doubloons: owner.doubloons, count: owner.doubloon_income })}>${ctx.icon("i-doubloon")}<b>${owner.doubloons}</b><small>+${owner.doubloon_income}</small></span>`;
}

/** @param {Context} ctx @param {Player} owner */
function kinds(ctx, owner) {
  return ctx.html`${Object.entries(owner.kinds).map(([kind, count]) => amount(ctx, `i-${kind}`, count, ctx.t(`figure-${kind}`), `kind ${kind} ${owner.seat}`))}${amount(ctx, "i-residence", owner.residences.length, ctx.t("figure-residences"), `residences ${owner.seat}`)}`;
}

/** @param {Context} ctx @param {Player} owner */
function rubies(ctx, owner) { return ctx.view.settings.rubies ? amount(ctx, "i-ruby", owner.rubies, ctx.t("figure-rubies"), `rubies ${owner.seat}`) : ctx.nothing; }

// -- rivals -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {string} colour */
export function rival(ctx, colour) {
  const owner = player(ctx, colour);
  if (!owner) return ctx.nothing;
  const { html } = ctx;
  return html`<div class="pirates rivalbody" data-at="player-${colour}"><p>${amount(ctx, "i-doubloon", html`${owner.doubloons}<small>+${owner.doubloon_income}</small>`, ctx.t("figure-doubloons"), `income ${colour}`)}
    ${amount(ctx, "i-income-vp", owner.points_income, ctx.t("figure-points-income"), `points ${colour}`)}${amount(ctx, "i-raid-power", `+${owner.power}`, ctx.t("figure-power"), `power ${colour}`)}${amount(ctx, "i-explore", `+${owner.explore_bonus}`, ctx.t("figure-explore-bonus"), `explore ${colour}`)}${amount(ctx, "i-upgrade", owner.upgrades, ctx.t("figure-upgrades"), `upgrades ${colour}`)}${amount(ctx, "i-river", owner.rivers, ctx.t("figure-rivers"), "rivers")}</p>
    <p>${kinds(ctx, owner)}${amount(ctx, "i-quest-card", owner.quests, ctx.t("figure-quests"), `quests ${colour}`)}${amount(ctx, "i-black-market", owner.unplaced.length, ctx.t("look-markets-left"), `markets ${colour}`)}${rubies(ctx, owner)}</p>
    <p>${owner.areas.map(({ treasure, total }) => amount(ctx, TREASURE_ICONS[treasure], total, ctx.name("treasure", treasure), `treasures ${colour} ${treasure}`))}${amount(ctx, "i-bury", owner.buried, ctx.t("figure-buried"), `buried ${colour}`)}${ctx.fold(`rival-${colour}`, ctx.t("look-board-of"), () => board(ctx, owner), "i-info")}</p></div>`;
}

/** All that lies before a player, to be looked at. @param {Context} ctx @param {Player} owner */
function board(ctx, owner) {
  const { html } = ctx;
  const reach = owner.stops.map(({ place, steps }) => `${placeName(ctx, place)} (${steps})`).join(", ");
  return html`<div class="pirates whole seat-${owner.seat}"><h4>${dot(ctx, owner.seat)}${person(ctx, owner.seat)}</h4><p class="row">${purse(ctx, owner)}${kinds(ctx, owner)}${rubies(ctx, owner)}</p>${lasting(ctx, owner)}
    ${ship(ctx, owner)}${owner.figurehead ? figurehead(ctx, owner.figurehead) : ctx.nothing}${actions(ctx, owner)}${hideout(ctx, owner)}
    ${reach ? html`<p class="hint"><b>${ctx.t("look-reaches")}</b> ${reach}</p>` : ctx.nothing}
    <h5>${ctx.t("look-quests-held", { count: owner.quests })}</h5>${hand(ctx, owner)}<h5>${ctx.t("look-markets-left")} ${owner.unplaced.length}</h5>${unplaced(ctx, owner)}
    <h5>${ctx.t("look-tableau")} ${owner.tableau.length + owner.residences.length}</h5>${tableau(ctx, owner)}</div>`;
}

/** Acquired cards and built Residences. @param {Context} ctx @param {Player} owner */
function tableau(ctx, owner) {
  const { html } = ctx;
  if (!owner.tableau.length && !owner.residences.length) return html`<p class="faint">${ctx.t("look-no-cards")}</p>`;
  const entry = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {string} */ look, /** @type {unknown} */ signs) => html`<li class="own ${look}">${ctx.icon(`i-${look}`)}<b aria-hidden="true">${ctx.name(kind, id)}</b><span class="fxs">${signs}</span>${hit(ctx, null, cardWords(ctx, kind, id), `${kind} ${id}`)}</li>`;
  const { improvements, residences } = ctx.game.content;
  return html`<ul class="pirates tableau">${owner.tableau.map((id) => entry("improvement", id, improvements[id].kind, deeds(ctx, improvements[id].effects.filter(({ when }) => when !== "immediate"))))}${owner.residences.map((id) => entry("residence", id, "residence", deeds(ctx, residences[id].effects)))}</ul>`;
}

// -- mine -------------------------------------------------------------------------------------------------------------

/** What the game would bring if it ended now, as the rivals' cards say it of them. @param {Context} ctx @param {string} colour */
function standing(ctx, colour) {
  const name = ctx.t("page-points-now");
  return ctx.html`<button type="button" class="score" data-action="points-now" data-hotkey="s" title=${name}>${ctx.icon("i-vp", name)}<span>${String(ctx.position.standings[colour]?.total ?? 0).replace("-", "−")}</span></button>`;
}

/** @param {Context} ctx @param {string | null} colour */
export function mine(ctx, colour) {
  const owner = colour ? player(ctx, colour) : null;
  if (!colour || !owner) return ctx.nothing;
  const { html } = ctx;
  const group = (/** @type {string} */ name, /** @type {unknown} */ body, /** @type {unknown} */ more = ctx.nothing) => html`<div class="grp ${name}"><h3 class="caps">${ctx.t(`look-${name}`)}<small>${more}</small></h3>${body}</div>`;
  const room = ctx.phone ? Infinity : ctx.room("quests");
  const quests = owner.hand ?? [];
  const shown = quests.slice(0, quests.length > room ? room - 1 : room);
  const cards = owner.tableau.length + owner.residences.length;
  const more = html`${unplaced(ctx, owner)}${actions(ctx, owner)}`;
  return html`<div class="pirates mineline seat-${colour}" data-at="player-${colour}">
    <div class="id"><p class="who"><span class="emblem seat-${colour}">${ctx.icon(`seat-${colour}`)}</span><span class="display">${person(ctx, colour)}<small>${owner.figurehead ? ctx.name("figurehead", owner.figurehead) : ctx.t("look-no-figurehead")}</small></span>${standing(ctx, colour)}</p>
      <p class="purses">${purse(ctx, owner)}</p><p class="counters">${kinds(ctx, owner)}${rubies(ctx, owner)}</p>${lasting(ctx, owner)}</div>
    ${group("ship", html`${ship(ctx, owner)}<div class="under">${more}</div>`, html`<span data-tip="upgrades ${colour}">${ctx.t("look-upgrades", { count: owner.upgrades })}</span>`)}
    ${group("hideout", hideout(ctx, owner), html`<span data-tip="buried ${colour}">${ctx.t("look-hideout-sum", { count: owner.buried, points: owner.treasure_points })}</span>`)}
    ${group("quests", html`${hand(ctx, owner, shown)}`, quests.length > shown.length ? ctx.fold("quests", ctx.t("look-more-quests", { count: quests.length - shown.length }), hand(ctx, owner), "i-quest-card", ctx.t("look-quests")) : html`<span>${owner.quests}</span>`)}
    ${group("tableau", tableau(ctx, owner), html`<span>${cards}</span>`)}
    <div class="folds"><span class="c-ship">${ctx.fold("ship", ctx.t("look-ship-chip", { count: owner.upgrades }), html`<div class="pirates whole">${ship(ctx, owner)}${more}</div>`, "i-upgrade")}</span>
      <span class="c-more">${ctx.fold("markets", ctx.t("look-markets-chip", { count: owner.unplaced.length }), html`<div class="pirates whole">${more}</div>`, "i-black-market")}</span>
      <span class="c-hideout">${ctx.fold("hideout", ctx.t("look-hideout-chip", { count: owner.buried }), html`<div class="pirates whole">${hideout(ctx, owner)}</div>`, "i-bury")}</span>
      <span class="c-quests">${ctx.fold("hand", ctx.t("look-quests-chip", { count: owner.quests }), html`<div class="pirates whole">${hand(ctx, owner)}</div>`, "i-quest-card")}</span>
      <span class="c-tableau">${ctx.fold("tableau", ctx.t("look-tableau-chip", { count: cards }), html`<div class="pirates whole">${tableau(ctx, owner)}</div>`, "i-improvement")}</span></div></div>`;
}

