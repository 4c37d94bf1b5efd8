/** Project cards, prestige buildings, quests and careers, drawn from their entries. */
import { hyphenated } from "/web/hyphen.js";
import { keep, kept } from "/web/keep.js";
import { folded } from "/web/search.js";
import { cardOf, description, person, player } from "./content.js";
import { EACH_ICONS, TASK_ICONS, costSigns, dot, hit, line, signs, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** What a card asks for beside doubloons. @param {Context} ctx @param {string} id */
function demands(ctx, id) {
  const { figures, figures_on_card: laid, combat_points, objects, location, markers } = cardOf(ctx, id);
  const all = costSigns({ figures: figures + laid + (location === null ? 0 : 1), combat_points, icons: objects });
  return [...all, ...(markers ? [{ text: "3" }, { icon: `i-marker-${markers}` }] : [])];
}

/** @param {Context} ctx @param {string} id @param {Player | null} owner */
export function cardWords(ctx, id, owner) {
  const { cost, points } = cardOf(ctx, id);
  return `${ctx.name("project", id)}, ${ctx.t("look-card-facts", { doubloons: owner?.prices[id] ?? cost, points })}. ${description(ctx, "project", id)}`;
}

/** A project card. @param {Context} ctx @param {string} id @param {{ owner?: Player | null, token?: boolean, look?: string, more?: unknown }} [how] */
export function project(ctx, id, { owner = null, token = true, look = "", more = ctx.nothing } = {}) {
  const { html } = ctx;
  const { cost, points, good, object, location, effects } = cardOf(ctx, id);
  const price = owner?.prices[id] ?? cost;
  const asked = demands(ctx, id);
  return html`<div class="proj tile ${look}">
    <span class="price" aria-hidden="true"><span class="cost ${price < cost ? "less" : ""}">${ctx.icon("i-doubloon-blank")}<b>${price}</b></span>${asked.length ? line(ctx, asked) : ctx.nothing}</span><span class="pv" aria-hidden="true">${points}${ctx.icon("i-vp")}</span>
    <b class="pnm" aria-hidden="true">${hyphenated(ctx.name("project", id))}</b>
    <ul class="fx" aria-hidden="true">${effects.map((effect) => html`<li class="fx-${effect.when}">${effect.when === "assistant" && location ? html`<span class="signs">${ctx.icon("i-assistant")}<b>${location}</b></span>` : ctx.nothing}${line(ctx, signs(effect))}</li>`)}</ul>
    <span class="pf" aria-hidden="true">${ctx.icon(`i-${good}`)}${ctx.icon(`i-${object}`)}</span>${more}${hit(ctx, token ? id : null, cardWords(ctx, id, owner), `project ${id}`, `project-${id}`)}</div>`;
}

// -- my hand ----------------------------------------------------------------------------------------------------------

const ORDERS = ["drawn", "cost", "points", "good", "object"];

/** How the hand is looked at on this page. */
const hand = { order: kept("maracaibo-hand", "drawn"), find: "" };

/** My cards in the order that I like. @param {Context} ctx @param {string[]} ids */
export function sorted(ctx, ids) {
  const { goods, objects } = ctx.game.content;
  /** @type {Record<string, (id: string) => number>} */
  const by = { drawn: () => 0, cost: (id) => cardOf(ctx, id).cost, points: (id) => -cardOf(ctx, id).points, good: (id) => goods.indexOf(cardOf(ctx, id).good), object: (id) => objects.indexOf(cardOf(ctx, id).object) };
  return [...ids].sort((one, other) => by[hand.order](one) - by[hand.order](other));
}

/** Whether a card is searched for: by its name or what it does. @param {Context} ctx @param {string} id */
function isFound(ctx, id) {
  const { good, object } = cardOf(ctx, id);
  const text = folded([ctx.name("project", id), description(ctx, "project", id), ctx.name("good", good), ctx.name("object", object)].join(" "));
  return folded(hand.find).split(/\s+/).every((word) => text.includes(word));
}

/** What a card of mine can be used for now. @param {Context} ctx @param {Player} owner @param {string} id */
export function uses(ctx, owner, id) {
  const use = owner.uses[id];
  if (!use) return ctx.nothing;
  const { html } = ctx;
  const places = use.deliver.map((place) => ctx.name("location", place)).join(", ");
  const quests = use.quests.map((quest) => ctx.name("quest", quest)).join(", ");
  return html`<ul class="uses"><li class=${use.buy ? "yes" : "no"}>${ctx.icon(use.buy ? "i-check" : "i-minus")}${ctx.t(use.buy ? "look-can-buy" : "look-cannot-buy", { doubloons: owner.prices[id] })}</li>
    ${places ? html`<li class="yes">${ctx.icon("i-deliver")}${ctx.t("look-deliver-at", { list: places })}</li>` : ctx.nothing}${quests ? html`<li class="yes">${ctx.icon("i-quest")}${ctx.t("look-pays-quest", { list: quests })}</li>` : ctx.nothing}</ul>`;
}

/** All cards in hand, to be sorted and searched. @param {Context} ctx @param {Player} owner */
export function wholeHand(ctx, owner) {
  const { html } = ctx;
  const ids = owner.hand ?? [];
  const found = sorted(ctx, ids).filter((id) => isFound(ctx, id));
  const sort = (/** @type {Event} */ event) => { hand.order = /** @type {HTMLSelectElement} */ (event.target).value; keep("maracaibo-hand", hand.order); ctx.redraw(); };
  const find = (/** @type {Event} */ event) => { hand.find = /** @type {HTMLInputElement} */ (event.target).value; ctx.redraw(); };
  return html`<div class="maracaibo wholehand"><div class="handtools"><label>${ctx.t("look-sort")} <select @change=${sort}>${ORDERS.map((order) => html`<option value=${order} ?selected=${order === hand.order}>${ctx.t(`look-sort-${order}`)}</option>`)}</select></label>
      <label>${ctx.t("look-find")} <input type="search" .value=${hand.find} @input=${find}></label></div>
    <ul class="cards">${found.map((id) => html`<li>${project(ctx, id, { owner })}${uses(ctx, owner, id)}</li>`)}</ul>${found.length ? ctx.nothing : html`<p class="faint">${ctx.t(ids.length ? "look-none-found" : "look-no-cards")}</p>`}</div>`;
}

// -- tableau, planning, career ----------------------------------------------------------------------------------------

/** Bought cards with what lies on them. @param {Context} ctx @param {Player} owner */
export function tableau(ctx, owner) {
  const { html } = ctx;
  if (!owner.tableau.length) return html`<p class="faint">${ctx.t("look-no-cards")}</p>`;
  return html`<ul class="maracaibo cards">${owner.tableau.map(({ id, figures, quest: tile }) => html`<li>${project(ctx, id, { owner, token: owner.seat === ctx.me, more: figures ? html`<span class="laid" aria-hidden="true">${ctx.icon("i-figure")}${figures}</span>` : ctx.nothing })}${tile ? quest(ctx, tile) : ctx.nothing}</li>`)}</ul>`;
}

/** A quest tile; where there is little room, what it costs alone. @param {Context} ctx @param {string} id @param {boolean} [small] @param {boolean} [token] */
export function quest(ctx, id, small = false, token = true) {
  const { cost, effects } = ctx.game.content.quests[id];
  const gains = small ? [] : [{ text: "→" }, ...signsOf(effects)];
  return ctx.html`<span class="quest tile">${ctx.icon("i-quest")}${line(ctx, [...costSigns(cost), ...gains])}${hit(ctx, token ? id : null, `${ctx.name("quest", id)}: ${description(ctx, "quest", id)}`, `quest ${id}`)}</span>`;
}

/** A career with its tasks. @param {Context} ctx @param {string} id @param {Player | null} owner @param {string} [token] */
export function career(ctx, id, owner, token) {
  const { html } = ctx;
  const { tasks } = ctx.game.content.careers[id];
  return html`<div class="maracaibo career tile"><b class="pnm" aria-hidden=${token ? "true" : ctx.nothing} data-tip="career ${id}">${ctx.name("career", id)}</b>
    <ol class="tasks" aria-hidden=${token ? "true" : ctx.nothing}>${tasks.map((task, index) => {
      const now = owner?.tasks[index];
      const state = now?.done ? "done" : now?.mastered ? "mastered" : now?.ready ? "ready" : "";
      const words = ctx.t("look-task", { kind: task.kind, low: task.low, high: task.high, progress: now?.progress ?? 0, doubloons: task.doubloons, points: task.points, done: now?.done ? "yes" : "no" });
      return html`<li class=${state}>${ctx.icon(TASK_ICONS[task.kind])}<b>${now?.progress ?? 0}</b><span>/${task.low}·${task.high}</span>
        <span class="rw">${now?.done ? ctx.icon("i-check") : html`${ctx.icon("i-doubloon")}${task.doubloons} ${ctx.icon("i-vp")}${task.points}`}</span>${token ? ctx.nothing : hit(ctx, owner && owner.seat === ctx.me ? `complete task ${index + 1}` : null, words, `task ${id} ${index}`)}</li>`;
    })}</ol>${token ? hit(ctx, token, `${ctx.name("career", id)}: ${description(ctx, "career", id)}`, `career ${id}`) : ctx.nothing}</div>`;
}

// -- on offer ---------------------------------------------------------------------------------------------------------

/** A prestige building: its price, what it counts, who has invested. @param {Context} ctx @param {string | null} id @param {number} round @param {string[]} investors */
export function prestige(ctx, id, round, investors) {
  const { html } = ctx;
  const roman = ["", "I", "II", "III", "IV"][round];
  if (!id) return html`<span class="prest tile down" data-tip="prestige" role="img" aria-label=${ctx.t("look-prestige-hidden", { round })}>${ctx.icon("i-prestige")}<b>${roman}</b></span>`;
  const { cost, points, each, first_points: first } = ctx.game.content.prestige[id];
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  return html`<span class="prest tile"><span class="ph" aria-hidden="true"><span class="cost">${ctx.icon("i-doubloon-blank")}<b>${owner?.prices[id] ?? cost}</b></span><b class="rd">${roman}</b></span>
    <b class="pnm" aria-hidden="true">${ctx.name("prestige", id)}</b>${line(ctx, [{ text: String(points) }, { icon: "i-vp" }, { text: "/" }, { icon: EACH_ICONS[each] }])}
    <span class="inv" aria-hidden="true">${investors.length ? investors.map((one) => dot(ctx, one)) : html`<small>1: +${first}${ctx.icon("i-vp")}</small>`}</span>${hit(ctx, id, `${ctx.name("prestige", id)}: ${description(ctx, "prestige", id)} ${investors.map((one) => person(ctx, one)).join(", ")}`, `prestige ${id}`, `prestige-${id}`)}</span>`;
}
