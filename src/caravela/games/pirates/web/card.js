/** Cards of the Caribbean, drawn from their entries. */
import { hyphenated } from "/web/hyphen.js";
import { ROMAN, description } from "./content.js";
import { WHEN_ICONS, coin, laurel, line, sidesOf, signsOf, token } from "./glyphs.js";

/** @import { Context, Effect } from "./content.js" */
/** @import { Cell, Player } from "./view.d.ts" */

/** How a card is shown: prices for whom, and what lies on it. @typedef {{ owner?: Player | null, cell?: Cell | null }} How */

const WHENS = ["immediate", "permanent", "income", "end"];

/** What a card does, a line for each moment. @param {Context} ctx @param {Effect[]} effects */
export function deeds(ctx, effects) {
  return WHENS.flatMap((when) => {
    const now = effects.filter((effect) => effect.when === when);
    return now.length ? [ctx.html`<span class="fx ${when}" aria-hidden="true">${ctx.icon(WHEN_ICONS[when])}${line(ctx, signsOf(ctx, now))}</span>`] : [];
  });
}

/** What it costs whom, and what is printed. @param {Context} ctx @param {string} id @param {number} cost @param {Player | null | undefined} owner */
function price(ctx, id, cost, owner) {
  const now = owner?.prices[id] ?? cost;
  return ctx.html`${coin(ctx, now, `price ${now < cost ? "less" : now > cost ? "more" : ""}`)}${now === cost ? ctx.nothing : ctx.html`<s aria-hidden="true">${cost}</s>`}`;
}

/** @param {Context} ctx @param {string} id @param {How} [how] */
export function improvement(ctx, id, { owner } = {}) {
  const { kind, level, cost, points, effects } = ctx.game.content.improvements[id];
  const dear = owner && (owner.prices[id] ?? 0) > owner.doubloons;
  return ctx.html`<div class="crd improvement ${kind} ${dear ? "dear" : ""}"><span class="hd">${ctx.icon(`i-${kind}`)}${price(ctx, id, cost, owner)}<span class="grow"></span>${points ? laurel(ctx, points) : ctx.nothing}</span>
    <b class="nm" aria-hidden="true">${hyphenated(ctx.name("improvement", id))}</b><span class="fxs">${deeds(ctx, effects)}</span><small class="lv" aria-hidden="true">${ROMAN[level]}</small></div>`;
}

/** @param {Context} ctx @param {string} id @param {How} [how] */
export function residence(ctx, id, { owner, cell } = {}) {
  const { cost, effects } = ctx.game.content.residences[id];
  const dear = owner && (owner.prices[id] ?? 0) > owner.doubloons;
  return ctx.html`<div class="crd residence ${dear ? "dear" : ""}"><span class="hd">${ctx.icon("i-residence")}${price(ctx, id, cost, owner)}<span class="grow"></span>${cell?.tokens.map((who) => token(ctx, who)) ?? ctx.nothing}${cell?.first_points
    ? ctx.html`<small class="first">${ctx.t("look-first")}</small>${laurel(ctx, cell.first_points)}` : ctx.nothing}</span>
    <b class="nm" aria-hidden="true">${hyphenated(ctx.name("residence", id))}</b><span class="fxs"><span class="fx">${line(ctx, signsOf(ctx, effects))}</span></span></div>`;
}

/** @param {Context} ctx @param {string} id @param {How} [how] */
export function location(ctx, id, { cell } = {}) {
  const { level, sides, tile } = ctx.game.content.locations[id];
  return ctx.html`<div class="crd location"><span class="hd">${ctx.icon("i-upgrade")}<span class="grow"></span>${cell?.rubies ? ctx.icon("i-ruby") : ctx.nothing}${cell?.tile ? ctx.html`<span class="tv" aria-hidden="true"><b>+</b>${ctx.icon(`i-cube-${cell.tile}`)}</span>`
    : !cell && tile ? ctx.html`<span class="tv" aria-hidden="true"><b>+</b>${ctx.icon("i-cube")}</span>` : ctx.nothing}</span>
    <b class="nm" aria-hidden="true">${hyphenated(ctx.name("location", id))}</b><span class="fxs"><span class="fx">${line(ctx, sidesOf(ctx, sides))}</span></span>${level > 1 ? ctx.html`<small class="lv" aria-hidden="true">${ROMAN[level]}</small>` : ctx.nothing}</div>`;
}

/** The back of a card. @param {Context} ctx @param {Cell} cell */
function back(ctx, cell) {
  return ctx.html`<div class="crd down ${cell.back ?? ""}">${cell.back === "empty" ? ctx.nothing : ctx.icon(cell.back === "location" ? "i-map" : "i-fog")}${cell.coins ? coin(ctx, cell.coins) : ctx.nothing}</div>`;
}

/** The card on a space. @param {Context} ctx @param {Cell} cell @param {Player | null} owner */
export function cardOf(ctx, cell, owner) {
  if (!cell.card) return back(ctx, cell);
  const draw = { improvement, residence, location }[/** @type {"improvement" | "residence" | "location"} */ (cell.kind)];
  return draw(ctx, cell.card, { owner, cell });
}

/** A price in words, with the printed one where that is another. @param {Context} ctx @param {number} doubloons @param {number} printed */
export function costWords(ctx, doubloons, printed) { return ctx.t(doubloons === printed ? "look-cost" : "look-price", { doubloons, printed }); }

/** What is said of a card. @param {Context} ctx @param {string} kind @param {string} id @param {Player | null} [owner] */
export function cardWords(ctx, kind, id, owner) {
  const cost = kind === "improvement" ? ctx.game.content.improvements[id].cost : kind === "residence" ? ctx.game.content.residences[id].cost : null;
  const words = cost === null ? "" : `, ${costWords(ctx, owner?.prices[id] ?? cost, cost)}`;
  return `${ctx.name(kind, id)}${words}. ${description(ctx, kind, id)}`;
}

// -- tiles ------------------------------------------------------------------------------------------------------------

/** A Black Market tile. @param {Context} ctx @param {string} side @param {string} [seat] */
export function marketTile(ctx, side, seat) {
  return ctx.html`<span class="bm ${seat ? `seat-${seat}` : "plain"}">${seat ? ctx.icon(`seat-${seat}`) : ctx.icon("i-black-market")}${line(ctx, signsOf(ctx, ctx.game.content.black_markets[side]))}</span>`;
}

/** A Figurehead. @param {Context} ctx @param {string} id */
export function figurehead(ctx, id) {
  const { effects, squares } = ctx.game.content.figureheads[id];
  return ctx.html`<div class="fgh"><b class="nm">${ctx.name("figurehead", id)}</b>${squares.length ? line(ctx, [{ icon: "i-bury" }, { text: `×${squares.length}` }]) : line(ctx, signsOf(ctx, effects))}</div>`;
}
