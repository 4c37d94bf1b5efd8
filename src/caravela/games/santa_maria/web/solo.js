/** Alone: how far it is to a victory, to the tree of this year and to the feats; and the feats of earlier games. */
import { keep, kept } from "/web/keep.js";

/** @import { Context } from "./content.js" */

/** @param {Context} ctx */
export function solo(ctx) {
  const { html, view } = ctx;
  const { victory, conquest } = ctx.game.content.solo;
  const total = ctx.position.standings[ctx.me ?? view.order[0]]?.total ?? 0;
  const place = view.conquistador.markers[view.order[0]] ?? 0;
  const tree = view.conquistador.trees?.[view.year - 1] ?? 0;
  const won = feats();
  const meter = (/** @type {number} */ count, /** @type {number} */ most, /** @type {string} */ label) => html`<progress class=${count >= most ? "reached" : ""} max=${most} value=${Math.min(count, most)} aria-label=${label}></progress>
    <span class="of">${count >= most ? ctx.icon("i-check", ctx.t("look-reached")) : ctx.nothing}${ctx.t("told-of", { count, most })}</span>`;
  return html`<article class="card paper santa solo" aria-label=${ctx.t("told-target")}>
    <h3 class="target"><b>${total}</b> <small>${ctx.t("told-target-of", { most: victory })}</small></h3>${meter(total, victory, ctx.t("told-target"))}
    <div class="tree ${tree ? "" : "unseen"}" aria-hidden=${String(!tree)}>${ctx.icon("i-tree")}<span><b>${ctx.t("told-tree", { year: view.year, number: tree })}</b><small>${ctx.t(place >= tree ? "told-tree-reached" : "told-tree-missing", { points: conquest[view.year - 1], count: tree - place })}</small></span>${meter(place, tree || 1, ctx.t("told-tree", { year: view.year, number: tree }))}</div>
    <ul>${view.feats.map(({ id, count, needed }) => html`<li title=${ctx.t(`feat-${id}-help`)}><b>${ctx.name("feat", id)}</b>${meter(count, needed, ctx.name("feat", id))}</li>`)}</ul>
    ${won.length ? html`<p class="faint">${ctx.icon("i-trophy")}${ctx.t("told-feats-won")} ${won.map((feat) => ctx.name("feat", feat)).join(", ")}</p>` : ctx.nothing}</article>`;
}

/** The feats that were reached in this browser. */
function feats() {
  return kept("feats").split(" ").filter(Boolean);
}

/** What is kept of a game that is over. @param {Context} ctx */
export function remember(ctx) {
  const reached = ctx.view.result?.feats ?? [];
  if (reached.length) keep("feats", [...new Set([...feats(), ...reached])].join(" "));
}
