/** The left paper: cards and buildings on offer, the tracks of the nations, and the combat under way. */
import { keep, kept } from "/web/keep.js";
import { decision, isMine, player } from "./content.js";
import { voteNow, voting } from "./book.js";
import { combat, piles } from "./combat.js";
import { career, prestige, project, quest } from "./cards.js";
import { sill, tracks } from "./nations.js";

/** @import { Context } from "./content.js" */

/** Which page lies on top, and what it was turned to by itself. */
const paper = { page: kept("maracaibo-page", "cards"), called: "" };

/** A combat, a vote, or careers to choose from lie on top while they last; else only the player turns pages. @param {Context} ctx */
function pageOf(ctx) {
  const called = ctx.view.combat ? "combat" : voteNow(ctx) ? "vote" : isMine(ctx) && decision(ctx) === "KeepCareer" ? "careers" : "";
  if (called !== paper.called) {
    if (called) paper.page = called;
    else if (paper.page === paper.called) paper.page = "cards";
    paper.called = called;
  }
  return paper.page;
}

/** @param {Context} ctx */
export function offers(ctx) {
  const { html, view } = ctx;
  const dealt = (ctx.me && player(ctx, ctx.me).careers) || [];
  const wanted = pageOf(ctx);
  const vote = voteNow(ctx);
  const pages = [
    { id: "cards", icon: "i-project-card", body: () => cards(ctx) },
    { id: "tracks", icon: "i-influence-any", body: () => tracks(ctx) },
    ...(dealt.length ? [{ id: "careers", icon: "i-career", body: () => html`<div class="careerpage">${dealt.map((id) => career(ctx, id, null, `keep ${id}`))}</div>` }] : []),
    ...(view.combat ? [{ id: "combat", icon: "i-combat", body: () => combat(ctx) }] : []),
    ...(vote ? [{ id: "vote", icon: "i-story", body: () => voting(ctx, vote) }] : []),
  ];
  const now = pages.some(({ id }) => id === wanted) ? wanted : "cards";
  const turn = (/** @type {string} */ id) => { paper.page = id; keep("maracaibo-page", id); ctx.redraw(); };
  return html`<div class="maracaibo offersheet"><div class="ptabs" role="tablist">${pages.map(({ id, icon }) => html`<button type="button" role="tab" id="page-tab-${id}" aria-controls="page-${id}" aria-selected=${String(id === now)}
      @click=${() => turn(id)}><span class="dot lantern" aria-label=${ctx.t("page-offers-here")}></span>${ctx.icon(icon)}<span>${ctx.t(`look-page-${id}`)}</span></button>`)}</div>
    ${pages.map(({ id, body }) => html`<div class="page" role="tabpanel" id="page-${id}" aria-labelledby="page-tab-${id}" ?hidden=${id !== now}>${body()}</div>`)}
    ${sill(ctx)}</div>`;
}

/** @param {Context} ctx */
function cards(ctx) {
  const { html, view } = ctx;
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  return html`<div class="cardpage">
    <section class="rowsec"><h3>${ctx.t("look-row")}<small>${ctx.t("look-row-price", { doubloons: owner?.row_price ?? ctx.game.content.row_price })}</small></h3>
      <ol class="prow">${view.row.map((id) => html`<li>${id ? project(ctx, id, { owner }) : html`<span class="proj tile gap" aria-hidden="true"></span>`}</li>`)}</ol></section>
    <section class="pilesec"><span class="deck tile" data-token="draw" data-tip="deck" data-at="deck" role="img" aria-label=${ctx.t("look-deck", { count: view.deck })}>${ctx.icon("i-deck")}<b>${view.deck}</b></span>
      <span class="discards tile" data-tip=${view.discard_top ? `project ${view.discard_top}` : "discards"} role="img" aria-label=${ctx.t("look-discards", { count: view.discarded })}>${ctx.icon("i-discard")}<b>${view.discarded}</b></span>
      ${piles(ctx, false)}<span class="questpile" data-tip="questpile" role="img" aria-label=${ctx.t("look-quests-left", { count: view.quests_left })}>${ctx.icon("i-quest")}<b>${view.quests_left}</b></span>${view.quest_top ? quest(ctx, view.quest_top, true) : ctx.nothing}</section>
    <section class="prestsec"><h3>${ctx.t("look-prestige")}</h3><ol class="prests">${view.prestige.map(({ id, round, investors }) => html`<li>${prestige(ctx, id, round, investors)}</li>`)}</ol></section></div>`;
}
