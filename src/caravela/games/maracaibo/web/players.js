/** Players: the rounds, the cards of rivals, and the own things on the desk. */
import { ROMAN, person, player, reachWords } from "./content.js";
import { career, cardWords, project, sorted, tableau, wholeHand } from "./cards.js";
import { amount, chapter, dot, hit } from "./glyphs.js";
import { ship, shipInSmall, shipTracks } from "./ship.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx */
export function header(ctx) {
  const { html, view } = ctx;
  return html`<div class="maracaibo rounds" data-tip="round"><ol aria-label=${ctx.t("look-round", { round: view.round, rounds: view.rounds })}>${Array.from({ length: view.rounds }, (_, index) => chapter(ctx, index + 1, view.round, ROMAN[index + 1]))}</ol></div>
    ${view.solo ? ctx.nothing : html`<div class="maracaibo order"><span class="faint">${ctx.t("look-order")}</span><ol>${view.order.map((colour, place) => html`<li class=${view.turn === colour ? "turn" : ""}><span class="sm seat-${colour}" role="img"
      aria-label="${place + 1}. ${person(ctx, colour)}" data-tip="player ${colour}">${ctx.icon(`seat-${colour}`)}</span></li>`)}</ol></div>`}`;
}

// -- counters ---------------------------------------------------------------------------------------------------------

/** Money and points with what each scoring brings. @param {Context} ctx @param {Player} owner */
function purse(ctx, owner) {
  const { html } = ctx;
  return html`<span class="big" data-tip="points ${owner.seat}" data-at="points-${owner.seat}" role="img" aria-label=${ctx.t("look-points-of", { points: owner.points, count: owner.points_income })}>${ctx.icon("i-vp")}<b>${owner.points}</b><small>+${owner.points_income}</small></span>
    <span class="big" data-tip="income ${owner.seat}" data-at="doubloons-${owner.seat}" role="img" aria-label=${ctx.t("look-doubloons-of", { doubloons: owner.doubloons, count: owner.doubloon_income })}>${ctx.icon("i-doubloon")}<b>${owner.doubloons}</b><small>+${owner.doubloon_income}</small></span>`;
}

/** @param {Context} ctx @param {Player} owner */
function counters(ctx, owner) {
  const { seat } = owner;
  return ctx.html`${amount(ctx, "i-figure", owner.figures, ctx.t("figure-figures"), `figures ${seat}`)}${amount(ctx, "i-combat-point", owner.combat_points, ctx.t("figure-combat-points"), `combatpoints ${seat}`)}
    ${amount(ctx, "i-compass", owner.compasses, ctx.t("figure-compasses"), `compasses ${seat}`)}${amount(ctx, "i-quest", owner.quests, ctx.t("figure-quests"), `quests ${seat}`)}
    ${amount(ctx, "i-combat-token", owner.tokens, ctx.t("figure-tokens"), `tokens ${seat}`)}${amount(ctx, "i-assistant", owner.assistants, ctx.t("figure-assistants"), `assistantsof ${seat}`)}`;
}

/** One sign for each kind of synergy, those that are missing pale. @param {Context} ctx @param {Player} owner */
function synergies(ctx, owner) {
  const names = owner.synergies.map((one) => ctx.name("synergy", one)).join(", ") || "–";
  return ctx.html`<span class="syns" data-tip="synergies ${owner.seat}" role="group" aria-label="${ctx.t("look-synergies")}: ${names}">${ctx.game.content.synergies.map((one) => ctx.html`<span class=${owner.synergies.includes(one) ? "" : "no"} data-token=${owner.seat === ctx.me ? one : ctx.nothing} data-tip="synergy ${one}"
    aria-label=${ctx.name("synergy", one)}>${ctx.icon(`i-synergy-${one}`)}</span>`)}</span>`;
}

/** @param {Player} owner */
function tasksDone(owner) { return owner.tasks.filter(({ done }) => done).length; }

// -- rivals -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {string} colour */
export function rival(ctx, colour) {
  const owner = player(ctx, colour);
  if (!owner) return ctx.nothing;
  const { html } = ctx;
  return html`<div class="maracaibo rivalbody" data-at="player-${colour}" data-shows="reach ${colour}"><p>${amount(ctx, "i-doubloon", html`${owner.doubloons}<small>+${owner.doubloon_income}</small>`, ctx.t("figure-doubloons"), `income ${colour}`)}
    ${amount(ctx, "i-income-vp", owner.points_income, ctx.t("figure-points-income"), `points ${colour}`)}${amount(ctx, "i-hand-card", owner.cards, ctx.t("figure-hand"), `hand ${colour}`)}${amount(ctx, "i-figure", owner.figures, ctx.t("figure-figures"), `figures ${colour}`)}${amount(ctx, "i-combat-point", owner.combat_points, ctx.t("figure-combat-points"), `combatpoints ${colour}`)}</p>
    <p>${amount(ctx, "i-compass", owner.compasses, ctx.t("figure-compasses"), `compasses ${colour}`)}${amount(ctx, "i-quest", owner.quests, ctx.t("figure-quests"), `quests ${colour}`)}${amount(ctx, "i-combat-token", owner.tokens, ctx.t("figure-tokens"), `tokens ${colour}`)}${amount(ctx, "i-task", `${tasksDone(owner)}/3`, ctx.t("look-tasks"), `career ${owner.career ?? ""}`)}${shipInSmall(ctx, owner)}
    ${ctx.fold(`rival-${colour}`, ctx.t("look-board-of"), () => board(ctx, owner), "i-info")}</p></div>`;
}

/** All that lies before a player, to be looked at. @param {Context} ctx @param {Player} owner */
function board(ctx, owner) {
  const { html } = ctx;
  const reach = reachWords(ctx, owner.seat);
  return html`<div class="maracaibo whole seat-${owner.seat}"><h4>${dot(ctx, owner.seat)}${person(ctx, owner.seat)}</h4><p class="row">${purse(ctx, owner)}${counters(ctx, owner)}${synergies(ctx, owner)}</p>${ship(ctx, owner)}${shipTracks(ctx, owner)}
    ${reach ? html`<p class="hint"><b>${ctx.t("look-reaches")}</b> ${reach}</p>` : ctx.nothing}
    ${owner.career ? career(ctx, owner.career, owner) : ctx.nothing}<h5>${ctx.t("look-planning")} ${owner.planned}</h5><ul class="cards">${owner.planning.map((id) => html`<li>${project(ctx, id, { owner, token: false })}</li>`)}</ul>
    <h5>${ctx.t("look-hand-known", { count: owner.cards, shown: owner.shown.length })}</h5><ul class="cards">${owner.shown.map((id) => html`<li>${project(ctx, id, { owner, token: false })}</li>`)}</ul>
    <h5>${ctx.t("look-tableau")} ${owner.tableau.length}</h5>${tableau(ctx, owner)}</div>`;
}

// -- mine -------------------------------------------------------------------------------------------------------------

/** What the game would bring if it ended now, as the rivals' cards say it of them. @param {Context} ctx @param {string} colour */
function standing(ctx, colour) {
  const name = ctx.t("page-points-now");
  return ctx.html`<button type="button" class="score" data-action="points-now" data-hotkey="s" title=${name}>${ctx.icon("i-vp", name)}<span>${ctx.position.standings[colour]?.total ?? 0}</span></button>`;
}

/** @param {Context} ctx @param {string | null} colour */
export function mine(ctx, colour) {
  const owner = colour ? player(ctx, colour) : null;
  if (!colour || !owner) return ctx.nothing;
  const { html } = ctx;
  const group = (/** @type {string} */ name, /** @type {unknown} */ body, /** @type {unknown} */ more = ctx.nothing) => html`<div class="grp ${name}"><h3 class="caps">${ctx.t(`look-${name}`)}<small>${more}</small></h3>${body}</div>`;
  const cards = sorted(ctx, owner.hand ?? []);
  const room = ctx.phone ? Infinity : ctx.room("hand");
  const shown = cards.slice(0, cards.length > room ? room : cards.length);
  return html`<div class="maracaibo mineline seat-${colour}" data-at="player-${colour}">
    <div class="id"><p class="who"><span class="emblem seat-${colour}">${ctx.icon(`seat-${colour}`)}</span><span class="display">${person(ctx, colour)}<small>${owner.career ? ctx.name("career", owner.career) : ""}</small></span>${standing(ctx, colour)}</p>
      <p class="purses">${purse(ctx, owner)}</p><p class="counters">${counters(ctx, owner)}</p></div>
    ${group("ship", html`${ship(ctx, owner)}${shipTracks(ctx, owner)}`, html`<span data-tip="upgrades ${colour}">${ctx.t("look-upgrades", { count: owner.completed, discs: owner.discs })}</span>`)}
    ${group("hand", html`<ul class="handcards">${shown.map((id) => html`<li>${project(ctx, id, { owner, look: owner.uses[id]?.buy ? "" : "dear" })}</li>`)}</ul>`, html`<span>${owner.cards}/${owner.hand_limit}</span>${ctx.fold("hand",
      ctx.t(cards.length > shown.length ? "look-more-cards" : "look-whole-hand", { count: cards.length - shown.length }), wholeHand(ctx, owner), "i-hand-card", ctx.t("look-hand"))}`)}
    ${group("planning", planning(ctx, owner))}
    ${group("career", owner.career ? html`${career(ctx, owner.career, owner)}${synergies(ctx, owner)}` : synergies(ctx, owner))}
    ${group("tableau", tableauLines(ctx, owner), ctx.t("look-card-points", { points: owner.card_points }))}
    <div class="folds"><span class="c-ship">${ctx.fold("ship", ctx.t("look-ship-chip", { count: owner.completed }), html`${ship(ctx, owner)}${shipTracks(ctx, owner)}`, "i-upgrade")}</span>
      <span class="c-planning">${ctx.fold("planning", ctx.t("look-planning-chip", { count: owner.planned }), planning(ctx, owner), "i-planning")}</span>
      <span class="c-career">${ctx.fold("career", ctx.t("look-tasks-chip", { count: tasksDone(owner) }), html`${owner.career ? career(ctx, owner.career, owner) : ctx.nothing}<div class="maracaibo">${synergies(ctx, owner)}</div>`, "i-career")}</span>
      <span class="c-tableau">${ctx.fold("tableau", ctx.t("look-tableau-chip", { count: owner.tableau.length }), tableau(ctx, owner), "i-project-card")}</span></div></div>`;
}

/** Planned cards and the places that are free. @param {Context} ctx @param {Player} owner */
function planning(ctx, owner) {
  const free = Math.max(0, ctx.game.content.ship.planning - owner.planning.length);
  return ctx.html`<ul class="maracaibo plans">${owner.planning.map((id) => ctx.html`<li>${project(ctx, id, { owner, look: `flat ${owner.uses[id]?.buy ? "" : "dear"}` })}</li>`)}${Array.from({ length: free }, () => ctx.html`<li class="free">${ctx.t("look-free")}</li>`)}</ul>`;
}

/** Bought cards by their names alone. @param {Context} ctx @param {Player} owner */
function tableauLines(ctx, owner) {
  return ctx.html`<ul class="bought">${owner.tableau.map(({ id }) => ctx.html`<li><span aria-hidden="true">${ctx.name("project", id)}</span>${hit(ctx, id, cardWords(ctx, id, owner), `project ${id}`)}</li>`)}</ul>`;
}
