/** The left paper: markets and decks, the Raid under way, the whole explorer track, and what the place in sight would bring. */
import { keep, kept } from "/web/keep.js";
import { figurehead } from "./card.js";
import { description, isMine, myself, person } from "./content.js";
import { coin, hit, line, signsOf, token } from "./glyphs.js";
import { quest } from "./quests.js";
import { raid } from "./raid.js";
import { preview } from "./sea.js";
import { whole } from "./track.js";

/** @import { Context } from "./content.js" */

/** Which page lies on top, and what it was turned to by itself. */
const paper = { page: kept("pirates-page", "markets"), called: "" };

/** A Raid lies on top while it lasts, and the track where it can only be tapped there; else only the player turns pages. @param {Context} ctx */
function pageOf(ctx) {
  const called = ctx.view.raid ? "raid" : ctx.view.exploring && isMine(ctx) && ctx.room("touch") ? "track" : "";
  if (called !== paper.called) {
    if (called) paper.page = called;
    else if (paper.page === paper.called) paper.page = "markets";
    paper.called = called;
  }
  return paper.page;
}

/** @param {Context} ctx */
export function offers(ctx) {
  const { html, view } = ctx;
  const wanted = pageOf(ctx);
  const pages = [
    { id: "markets", icon: "i-quest-card", body: () => markets(ctx) },
    ...(ctx.room("touch") ? [{ id: "track", icon: "i-explore", body: () => whole(ctx) }] : []),
    ...(view.raid || view.leftover.some(({ power }) => power) ? [{ id: "raid", icon: "i-raid", body: () => raid(ctx) }] : []),
    ...(view.settings.rubies || view.settings.retirement ? [{ id: "modules", icon: view.settings.rubies ? "i-ruby" : "i-retirement", body: () => modules(ctx) }] : []),
  ];
  const now = pages.some(({ id }) => id === wanted) ? wanted : "markets";
  const turn = (/** @type {string} */ id) => { paper.page = id; keep("pirates-page", id); ctx.redraw(); };
  return html`<div class="pirates offersheet"><div class="ptabs" role="tablist">${pages.map(({ id, icon }) => html`<button type="button" role="tab" id="page-tab-${id}" aria-controls="page-${id}" aria-selected=${String(id === now)}
      @click=${() => turn(id)}><span class="dot lantern" aria-label=${ctx.t("page-offers-here")}></span>${ctx.icon(icon)}<span>${ctx.t(`look-page-${id}`)}</span></button>`)}</div>
    ${pages.map(({ id, body }) => html`<div class="page" role="tabpanel" id="page-${id}" aria-labelledby="page-tab-${id}" ?hidden=${id !== now}>${body()}</div>`)}</div>`;
}

/** Quests and Figureheads on offer, the decks, and what the place that is looked at would bring. @param {Context} ctx */
function markets(ctx) {
  const { html, view } = ctx;
  const me = myself(ctx);
  const ways = Object.values(ctx.game.content.figureheads)[0];
  return html`<div class="marketpage">
    <section><h3>${ctx.t("look-quests")}<span class="deck tile" data-token="draw" data-tip="quest_deck" data-at="quest-deck" role="img" aria-label=${ctx.t("look-quest-deck", { count: view.quest_deck })}>${ctx.icon("i-quest-card")}<b>${view.quest_deck}</b></span>
      <span class="deck tile" data-tip="level_two" role="img" aria-label=${ctx.t("look-level-two", { count: view.level_two, top: view.top_up === null ? "hidden" : view.top_up ? "up" : "down" })}>${ctx.icon(view.top_up ? "i-project-card" : "i-deck")}<b>${view.level_two}</b></span></h3>
      <ol class="qmarket">${view.quest_market.map((id) => html`<li>${id ? quest(ctx, id, { owner: me, token: `quest ${id}` }) : html`<span class="qst tile gap" aria-hidden="true"></span>`}</li>`)}</ol></section>
    <section><h3>${ctx.t("look-figureheads")}${ways ? coin(ctx, ways.price) : ctx.nothing}</h3>
      <ol class="fmarket">${view.figureheads.map((id) => html`<li class="tile">${figurehead(ctx, id)}${hit(ctx, `figurehead ${id}`, `${ctx.name("figurehead", id)}: ${description(ctx, "figurehead", id)}`, `figurehead ${id}`, `figurehead-${id}`)}</li>`)}</ol></section>
    <section class="preview" aria-live="polite">${preview(ctx)}</section></div>`;
}

/** The Ruby Market and the Residence Discount tile. @param {Context} ctx */
function modules(ctx) {
  const { html, view } = ctx;
  const rubies = view.settings.rubies ? html`<section><h3>${ctx.icon("i-ruby")}${ctx.t("look-ruby-market")}</h3><ol class="rubymarket">${Object.entries(ctx.game.content.ruby_squares).map(([id, effects]) => {
    const taken = view.ruby_market.includes(id);
    return html`<li class="tile ${taken ? "taken" : ""}">${taken ? ctx.icon("i-ruby") : line(ctx, signsOf(ctx, effects))}${hit(ctx, `sell ruby ${id}`, `${ctx.name("ruby_square", id)}: ${description(ctx, "ruby_square", id)}${taken ? ` ${ctx.t("look-covered")}` : ""}`, `ruby_square ${id}`)}</li>`;
  })}</ol><p class="hint">${ctx.t("look-ruby-points", { points: ctx.game.content.rubies })}</p></section>` : ctx.nothing;
  const tile = view.settings.retirement ? html`<section><h3>${ctx.icon("i-retirement")}${ctx.t("look-retirement")}</h3><p class="retirees" role="img" aria-label=${ctx.t("look-retirees", { list: view.retirees.map((who) => person(ctx, who)).join(", ") || "–" })}>${view.retirees.map((who) => token(ctx, who))}</p><p class="hint">${ctx.t("tip-retirement")}</p></section>` : ctx.nothing;
  return html`<div class="modulepage">${rubies}${tile}</div>`;
}
