/** The middle: my colony, and over it a tray with what the decision that waits needs beside it. */
import { RESOURCES, change, decision, description, effectWords, heldTile, isMine, justNow, person, player, shown,
  tileKind, whyNotThere } from "./content.js";
import { colony, printed, tile } from "./colony.js";
import { turn } from "./placing.js";
import { ICONS, amount, die, hit, personSigns } from "./glyphs.js";
import { storage } from "./players.js";
import { whiteDice } from "./shared.js";

/** @import { Context } from "./content.js" */

/** @param {Context} ctx */
export function middle(ctx) {
  const { html } = ctx;
  const colour = shown(ctx);
  if (decision(ctx) === "ChooseColony") return boards(ctx);
  const sets = decision(ctx) === "ChooseSet" || (decision(ctx) === "PlaceHall" && !ctx.phone) ? allSets(ctx) : ctx.nothing;
  return html`<div class="santa middle ${sets === ctx.nothing ? "" : "choosing"}">
    ${ctx.phone ? html`<div class="pdice">${whiteDice(ctx, false)}</div>` : ctx.nothing}
    ${sets}
    <div class="tray ${colour === ctx.me ? "" : "theirs"}">${tray(ctx)}</div>
    <div class="sheet">${colony(ctx, colour, colour === ctx.me)}</div>
    ${ctx.phone && ctx.me ? html`<div class="pstore seat-${ctx.me}">${purse(ctx)}${storage(ctx, player(ctx, ctx.me),
      false)}</div>` : ctx.nothing}</div>`;
}

/** @param {Context} ctx */
function purse(ctx) {
  const owner = player(ctx, String(ctx.me));
  return ctx.html`<span class="purse" data-tip="score ${owner.seat}">${amount(ctx, "points", ctx.position.standings[owner.seat]?.total ?? 0)}</span>
    <span class="purse" data-tip="coins" data-at="coins-${owner.seat}">${amount(ctx, "coins", owner.coins)}</span>`;
}

// -- the tray ---------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function tray(ctx) {
  if (!isMine(ctx)) return activity(ctx);
  const draw = TRAYS[decision(ctx)];
  return draw ? draw(ctx) : activity(ctx);
}

/** @type {Record<string, (ctx: Context) => unknown>} */
const TRAYS = {
  PlaceHall: turning,
  PlaceTile: turning,
  PlaceRoad: (ctx) => ctx.html`<span class="heldtile">${tile(ctx, String(ctx.view.waiting?.tile), 0, 48)}</span>
    <p class="hint">${ctx.t("look-place-road")}</p>`,
  PayExpansion: (ctx) => ctx.html`<span class="heldtile">${tile(ctx, String(ctx.view.waiting?.tile), 0, 26)}</span>
    ${payments(ctx)}`,
  PayShipment: payments,
  Gain: (ctx) => {
    const { resource, over, coins } = prompt(ctx);
    const count = Number(prompt(ctx).count);
    return ctx.html`${chip(ctx, "gain", ctx.t("look-gain", { resource, count }),
      ctx.html`${Array.from({ length: count }, () => ctx.icon(ICONS[String(resource)]))}`)}
      <p class="hint warn">${ctx.icon("i-warning")} ${ctx.t("look-overflow", { count: over, resource, coins })}</p>`;
  },
  Trade: trading,
  Conquer: (ctx) => chip(ctx, "conquer", ctx.t("look-conquer", { space: prompt(ctx).space }),
    ctx.html`${ctx.icon("i-conquistador")}<b>${prompt(ctx).space}</b>`),
  Pray: (ctx) => chip(ctx, "pray", ctx.t("look-pray", { space: prompt(ctx).space }),
    ctx.html`${ctx.icon("i-religion")}<b>${prompt(ctx).space}</b>`),
  ConquerFurther: (ctx) => steps(ctx, "i-conquistador"),
  PrayFurther: (ctx) => steps(ctx, "i-religion"),
};

/** What the sentence that asks is about. @param {Context} ctx */
function prompt(ctx) {
  return ctx.view.waiting?.prompt ?? {};
}

/** A thing to be clicked that has no place on the board. @param {Context} ctx @param {string} phrase
 * @param {string} label @param {unknown} body */
function chip(ctx, phrase, label, body) {
  return ctx.html`<span class="say tile">${hit(ctx, phrase, label)}<span aria-hidden="true">${body}</span></span>`;
}

/** The held tile as it is turned, and the buttons that turn it. @param {Context} ctx */
function turning(ctx) {
  const held = heldTile(ctx);
  if (!held) return ctx.nothing;
  const why = whyNotThere(ctx, held);
  const button = (/** @type {number} */ by, /** @type {string} */ key) => ctx.html`<button type="button" class="iconbtn turner ${by < 0 ? "back" : ""}" data-action="turn" data-hotkey=${key || ctx.nothing}
    aria-label=${ctx.t(by < 0 ? "look-turn-left" : "look-turn-right")} title=${ctx.t(by < 0 ? "look-turn-left" : "look-turn-right")} @click=${() => turn(ctx, by)}>${ctx.icon("i-rotate")}</button>`;
  return ctx.html`<div class="turns" role="group" aria-label=${ctx.t("look-turn-title")}>${held.turns.length > 1 ? button(-1, "") : ctx.nothing}
      <span class="heldtile" data-tip="tile ${held.id}">${tile(ctx, held.id, held.turn, 22)}</span>${held.turns.length > 1 ? button(1, "r") : ctx.nothing}</div>
    <p class="hint ${why ? "warn" : ""}" role="status"><b>${ctx.name(tileKind(ctx, held.id), held.id)}</b>${why ? ctx.html`${ctx.icon("i-warning")} ${why}` : ctx.html`<span class="by-mouse">${ctx.t("look-turn-hint")}</span><span class="by-touch">${ctx.t("look-drag-hint")}</span>`}</p>`;
}

/** The ways to pay, each a chip; single resources are clicked at the storage. @param {Context} ctx */
function payments(ctx) {
  const ways = ctx.position.options.filter((option) => option.text.startsWith("pay "));
  return ctx.html`<div class="ways">${ways.map((option) => {
    const paid = option.text.split(" ").slice(1);
    return chip(ctx, option.text, ctx.t("look-pay", { things: paid.map((one) =>
      ctx.name("resource", one)).join(", ") }),
      paid.map((resource) => ctx.icon(ICONS[resource])));
  })}</div>`;
}

/** @param {Context} ctx */
function trading(ctx) {
  const { pay = [], gain = [] } = ctx.view.waiting?.trade ?? {};
  const told = new Set(ctx.position.options.map((option) => option.text.split(" ")[1]));
  const paid = RESOURCES.filter((resource) => pay.includes(resource) || (resource === "gold" && told.has("gold")));
  return ctx.html`<div class="trade">${paid.map((resource) =>
    chip(ctx, `trade ${resource}`, ctx.t("look-trade-pay", { resource }), ctx.icon(ICONS[resource])))}
    ${ctx.icon("i-arrow-right")}
    ${gain.map(({ item, count }) =>
      chip(ctx, `for ${item}`, ctx.t("look-trade-gain", { item, count }),
        ctx.html`${ctx.icon(ICONS[item])}<b>${count}</b>`))}</div>`;
}

/** @param {Context} ctx @param {string} icon */
function steps(ctx, icon) {
  const ways = ctx.position.options.filter((option) => option.text.startsWith("step "));
  const { space } = prompt(ctx);
  return ctx.html`${ways.map((option) => {
    const paid = option.text.split(" ")[1];
    const coins = paid === "coins" ? -change(ctx, option, "coins") : "";
    return chip(ctx, option.text, ctx.t("look-step", { item: paid, space }),
      ctx.html`${coins}${ctx.icon(ICONS[paid])} → ${ctx.icon(icon)}<b>${space}</b>`);
  })}`;
}

/** What goes on, where nothing has to be chosen in the tray. @param {Context} ctx */
function activity(ctx) {
  const { html } = ctx;
  const ended = justNow(ctx, "conquest", "conquest-tree");
  const year = justNow(ctx, "year-end")[0]?.facts.year;
  if (year !== undefined) {
    return html`<p class="hint"><b>${ctx.t("look-year-ended", { year })}</b>${ended.length
      ? ended.map((event) => html`<span class="won seat-${event.facts.seat}">${ctx.icon(`seat-${event.facts.seat}`)}
        ${person(ctx, String(event.facts.seat))} ${amount(ctx, "points", `+${event.facts.points}`)}</span>`)
      : ctx.t("look-nobody-scored")}</p>`;
  }
  const colour = shown(ctx);
  const now = ctx.view.activation;
  const name = ctx.t(colour === ctx.me ? "look-colony-mine" : "look-colony-of", { seat: colour });
  const cell = now?.cell && ctx.view.turn === colour ? player(ctx, colour).grid[now.cell[0] - 1][now.cell[1] - 1] : null;
  if (now && cell) {
    return html`<p class="hint">${now.die ? die(ctx, now.die) : ctx.nothing}<b>${ctx.name("kind", cell.kind)}</b>
      ${effectWords(ctx, cell.effects)}${now.queue.length ? ` · ${ctx.t("look-to-come", { count: now.queue.length })}`
        : ""}</p>`;
  }
  if (ctx.phone && colour === ctx.me) return ctx.nothing;
  const owner = player(ctx, colour);
  return html`<p class="hint"><b>${name}</b><span
    data-tip="activation">${ctx.icon("i-coins")}${ctx.t("look-next-activation",
      { coins: owner.activation_price })}</span></p>`;
}

// -- set-up -----------------------------------------------------------------------------------------------------------

/** The colony boards to choose from. @param {Context} ctx */
function boards(ctx) {
  return ctx.html`<div class="santa boards"><h3>${ctx.t("look-choose-colony")}</h3><div
    class="four">${ctx.view.boards_left.map(
    (id) => ctx.html`<div class="boardcard tile"><b
      aria-hidden="true">${ctx.name("colony", id)}</b>${printed(ctx, id)}${
      hit(ctx, id, ctx.t("look-board", { colony: id }), `colony ${id}`)}</div>`)}</div></div>`;
}

/** The town halls with their scholars. @param {Context} ctx */
function allSets(ctx) {
  const { html } = ctx;
  return html`<ul class="sets" aria-label=${ctx.t("look-sets")}>${ctx.view.sets.map((set) => {
    const scholar = ctx.game.content.scholars[set.scholar];
    const hall = html`<span class="hall">${tile(ctx, set.hall, 0, 46)}${
      hit(ctx, set.hall, `${ctx.name("hall", set.hall)}. ${description(ctx, "hall", set.hall)}`,
        `tile ${set.hall}`)}</span>`;
    return html`<li class="set ${set.seat ? "gone" : ""}">${hall}
      <span class="person tile sch">${hit(ctx, set.scholar,
        `${ctx.name("scholar", set.scholar)}. ${description(ctx, "scholar", set.scholar)}`, `scholar ${set.scholar}`)}
        <b aria-hidden="true">${ctx.name("scholar", set.scholar)}</b>
        <span class="abil" aria-hidden="true">${personSigns(ctx, scholar.effects[0])}</span></span>
      ${set.seat ? html`<span class="sm seat-${set.seat}">${ctx.icon(`seat-${set.seat}`,
        person(ctx, set.seat))}</span>` : ctx.nothing}</li>`;
  })}</ul>`;
}
