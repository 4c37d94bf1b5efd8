/** Players: the year and the turn order, the cards of rivals, and the own line of the desk. */
import { ask } from "/web/dialog.js";
import { signed } from "/web/consequence.js";
import { youName } from "/web/players.js";
import { chapter } from "/web/signs.js";
import { DOCKS, RESOURCES, decision, description, isMine, person, player, shortName } from "./content.js";
import { colony, thumb } from "./colony.js";
import { ICONS, amount, die } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** Decisions in which something of mine is given for something else. */
const GIVING = /^Pay|Further$|^Trade$/;

/** @param {Context} ctx */
export function header(ctx) {
  const { html, view } = ctx;
  const words = ctx.t("board-year", { year: view.year, years: view.years });
  const years = Array.from({ length: view.years }, (_, index) => chapter(ctx, index + 1, view.year, index + 1));
  return html`<div class="santa rounds" data-tip="year"><span class="yearname"
    aria-hidden="true">${ctx.t("look-year")}</span><ol aria-label=${words}>${years}</ol></div>
    ${view.solo ? ctx.nothing : html`<div class="santa order"><span
      class="faint">${ctx.t("look-order")}</span><ol>${view.order.map(
      (colour, place) => {
        const { retired } = player(ctx, colour);
        const label = `${place + 1}. ${person(ctx, colour)}${retired ? `, ${ctx.t("look-retired")}` : ""}`;
        return html`<li class=${view.turn === colour ? "turn" : ""}><span
          class="sm seat-${colour} ${retired ? "out" : ""}" role="img" aria-label=${label}
          data-tip="player ${colour}">${ctx.icon(`seat-${colour}`)}</span></li>`;
      })}</ol></div>`}`;
}

// -- what both kinds of boards show -----------------------------------------------------------------------------------

/** Blue dice that can be used, and those that have been. @param {Context} ctx @param {Player} owner */
function blueDice(ctx, owner) {
  if (ctx.view.blue_offer) return ctx.html`<span
    class="amt">${ctx.icon("i-die-blue")}${owner.blue_used}/${owner.blue_limit}</span>`;
  const used = Math.max(0, owner.blue_limit - owner.blue.length);
  return ctx.html`<span class="dicez">${owner.blue.map((/** @type {number} */ value) =>
    die(ctx, { colour: "blue", value }))}${Array.from(
    { length: used }, () => ctx.html`<span class="dieb useddie"></span>`)}</span>`;
}

/** @param {Context} ctx @param {Player} owner */
function diceWords(ctx, owner) {
  const blue = ctx.view.blue_offer
    ? ctx.t("look-blue-taken", { count: owner.blue_used, limit: owner.blue_limit })
    : ctx.t("look-blue-left", { dice: owner.blue.join(", ") || "–", count: owner.blue_limit });
  return `${ctx.t("look-white-taken", { count: owner.white_taken, limit: owner.white_limit })}, ${blue}`;
}

/** @param {Context} ctx @param {Player} owner @param {boolean} mine */
function harbour(ctx, owner, mine) {
  return DOCKS.map((dock) => {
    const words = `${ctx.name("dock", dock)}: ${ctx.t("look-tiles-here",
      { count: owner.harbour[dock] })}, ${ctx.t("look-income-now", { count: owner.income[dock] })}`;
    const body = ctx.html`${ctx.icon(ICONS[dock])}<b>${owner.harbour[dock]}</b>`;
    return mine
      ? ctx.html`<span class="hb well" data-token="double ${dock}" data-tip="harbour ${owner.seat} ${dock}"
        data-at="harbour-${owner.seat}-${dock}" aria-label=${words}>${body}</span>`
      : ctx.html`<span class="hb" role="img" data-tip="harbour ${owner.seat} ${dock}"
        data-at="harbour-${owner.seat}-${dock}" aria-label=${words}>${body}</span>`;
  });
}

/** Scholars and bishops; where there is room, with what they do. @param {Context} ctx @param {Player} owner */
function council(ctx, owner) {
  const { html } = ctx;
  const one = (/** @type {"scholar" | "bishop"} */ kind, /** @type {string} */ id, /** @type {string} */ tip,
    /** @type {string} */ now, more = "") => html`<span class="own tile ${kind}" role="img" data-tip=${tip}
      aria-label="${ctx.name(kind, id)}. ${description(ctx, kind, id)} ${now}">${shortName(ctx, kind, id)}
      <b>${more}</b><small>${description(ctx, kind, id)}</small></span>`;
  const people = [
    ...owner.scholars.map((id) => one("scholar", id, `scholar ${id}`, "")),
    ...owner.bishops.map(({ id, score, penalty }) => one("bishop", id, `mybishop ${owner.seat} ${id}`,
      ctx.t("look-bishop-now", { points: score, penalty: -penalty }), signed(score + penalty))),
  ];
  return people.length ? people : html`<span class="faint">${ctx.t("look-none")}</span>`;
}

// -- rivals -----------------------------------------------------------------------------------------------------------

/** Always the same lines, whatever a rival has. @param {Context} ctx @param {string} colour */
export function rival(ctx, colour) {
  const { html } = ctx;
  const owner = player(ctx, colour);
  const fig = (/** @type {string} */ icon, /** @type {number} */ value, /** @type {string} */ label,
    /** @type {string} */ tip) => html`<span class="amt ${value ? "" : "nil"}" role="img" aria-label="${label}: ${value}"
      data-tip=${tip}>${ctx.icon(icon)}${value}</span>`;
  return html`<div class="santa rv ${owner.retired ? "out" : ""}" data-at="player-${colour}">
    <button type="button" class="enlarge" data-action="enlarge" data-seat=${colour}
      aria-label="${ctx.t("look-enlarge", { seat: colour })}${owner.retired ? `, ${ctx.t("look-retired")}` : ""}"
      title=${ctx.t("look-enlarge", { seat: colour })}
      @click=${() => void look(ctx, colour)}>${thumb(ctx, owner)}${owner.retired ? html`<span
        class="retired">${ctx.icon("i-retire")}<span>${ctx.t("look-retired")}</span></span>` : ctx.nothing}</button>
    <div class="facts" data-at="store-${colour}"><span
      data-at="coins-${colour}">${fig("i-coin", owner.coins, ctx.t("look-coins"), "coins")}</span>${
      RESOURCES.map((resource) => fig(ICONS[resource], owner.storage[resource], ctx.name("resource", resource),
        `resource ${resource}`))}</div>
    <div class="facts second">${harbour(ctx, owner, false)}</div>
    <div class="facts">${fig("i-monk", owner.monks_placed, ctx.t("look-monks"), `council ${colour}`)}${
      fig("i-settler", owner.settler_points, ctx.t("look-settler-points"), "settlers")}<span class="amt" role="img"
        aria-label=${diceWords(ctx, owner)} data-tip="dice ${colour}">${ctx.icon("i-die-white")}${owner.white_taken}/${
        owner.white_limit}</span><span class="amt" aria-hidden="true">${blueDice(ctx, owner)}</span></div></div>`;
}

/** @param {Context} ctx @param {string} colour */
export function isOut(ctx, colour) { return player(ctx, colour).retired !== null; }

/** A colony, large, with all that is known of its player. @param {Context} ctx @param {string} colour */
export async function look(ctx, colour) {
  const { html } = ctx;
  const owner = player(ctx, colour);
  const row = (/** @type {string} */ key, /** @type {unknown} */ body) => html`<dt>${ctx.t(key)}</dt><dd>${body}</dd>`;
  await ask({
    wide: true, id: "enlarged", title: ctx.t("look-colony-of", { seat: colour }),
    body: html`<div class="santa enlarged seat-${colour}">${colony(ctx, colour, false)}<dl>
      ${row("look-points", amount(ctx, "points", ctx.position.standings[colour]?.total ?? 0))}
      ${row("look-coins", amount(ctx, "coins", owner.coins))}
      ${row("look-storage", RESOURCES.map((resource) => amount(ctx, resource, owner.storage[resource])))}
      ${row("look-dice-taken", diceWords(ctx, owner))}
      ${row("look-activation", amount(ctx, "coins", owner.activation_price))}
      ${row("look-harbour", html`${harbour(ctx, owner, false)} · ${ctx.t("look-sets-count", { count: owner.sets })}`)}
      ${row("look-monks", html`<span class="council">${council(ctx, owner)}</span> · ${ctx.t("look-monks-left",
        { count: owner.monks_left })}`)}
      ${row("look-settlers-name", ctx.t("look-settlers-now",
        { points: owner.settler_points, count: owner.developed }))}</dl></div>`,
    acts: [{ label: ctx.t("page-close"), value: "", primary: true }],
  });
}

// -- the own line -----------------------------------------------------------------------------------------------------

/** Points and coins; where they are paid or gained, they are clicked. @param {Context} ctx @param {Player} owner */
export function purse(ctx, owner) {
  const { html } = ctx;
  const one = (/** @type {"points" | "coins"} */ item, /** @type {number} */ count, /** @type {string} */ tip) => {
    const label = `${ctx.t(`look-${item}`)}: ${count}`;
    const asked = GIVING.test(decision(ctx)) && isMine(ctx);
    const opens = item === "points" && !asked;
    // What has a label of its own says it once.
    const body = html`<span class="caps" aria-hidden=${String(!opens)}>${ctx.t(`look-${item}`)}</span><b
      aria-hidden=${String(!opens)}>${ctx.icon(ICONS[item])}${count}</b>`;
    if (asked) {
      return html`<span class="purse" data-token=${item} data-tip=${tip} data-at="${item}-${owner.seat}"
        aria-label=${label}>${body}</span>`;
    }
    return opens
      ? html`<button type="button" class="purse" data-action="points-now" data-hotkey="s" data-tip=${tip}
        data-at="${item}-${owner.seat}">${body}</button>`
      : html`<span class="purse" role="img" data-tip=${tip} data-at="${item}-${owner.seat}" aria-label=${label}>${body}</span>`;
  };
  return html`${one("points", ctx.position.standings[owner.seat]?.total ?? 0, `score ${owner.seat}`)}${
    one("coins", owner.coins, "coins")}`;
}

/** The storage: how many of three, with what a sale brings and a purchase costs. @param {Context} ctx
 * @param {Player} owner
 * @param {boolean} deals Whether sales and purchases are offered here. */
export function storage(ctx, owner, deals = true) {
  const { html } = ctx;
  const giving = isMine(ctx) && GIVING.test(decision(ctx));
  return html`<div class="store" data-at="store-${owner.seat}">${RESOURCES.map((resource) => {
    const have = owner.storage[resource];
    const label = ctx.t("look-stored", { resource, count: have, limit: owner.limit });
    const buy = owner.buy[resource];
    const body = html`${ctx.icon(ICONS[resource])}<span class="pipsx"
      aria-hidden="true">${Array.from({ length: owner.limit }, (_, at) =>
      html`<i class=${at < owner.limit - have ? "" : "on"}></i>`)}</span><b>${have}</b>`;
    const deal = (/** @type {string} */ verb, /** @type {number} */ coins, /** @type {string} */ sign) =>
      html`<button type="button" class="deal" data-token="${verb} ${resource}"
      ?disabled=${!ctx.offered(`${verb} ${resource}`)} data-tip="${verb} ${resource}"
        aria-label=${ctx.t(`look-${verb}`, { resource, coins })}>${sign}${coins}${ctx.icon("i-coin")}</button>`;
    return html`<div class="comp well ${have ? "" : "none"} ${have === owner.limit ? "full" : ""}"
      data-at="store-${owner.seat}-${resource}">
      ${giving ? html`<span class="have" data-token=${resource} data-tip="resource ${resource}"
        aria-label=${label}>${body}</span>`
        : html`<span class="have" role="img" data-tip="resource ${resource}" aria-label=${label}>${body}</span>`}
      ${deals ? html`<span class="deals">${deal("sell", owner.sell[resource], "+")}${buy ? deal("buy", buy, "−")
        : ctx.nothing}</span>` : ctx.nothing}</div>`;
  })}</div>`;
}

/** @param {Context} ctx @param {string | null} colour */
export function mine(ctx, colour) {
  const owner = colour ? player(ctx, colour) : null;
  if (!colour || !owner) return ctx.nothing;
  const { html } = ctx;
  const group = (/** @type {string} */ name, /** @type {unknown} */ body, /** @type {unknown} */ more = ctx.nothing) =>
    html`<div class="grp ${name}"><h3 class="caps">${ctx.t(`look-${name}`)} <small>${more}</small></h3><div
      class="things">${body}</div></div>`;
  const income = DOCKS.filter((dock) => owner.income[dock]).map((dock) =>
    amount(ctx, dock === "religion" || dock === "conquistador" ? ICONS[dock] : dock, owner.income[dock]));
  const monks = owner.scholars.length + owner.bishops.length;
  return html`<div class="santa mineline seat-${colour}" data-at="player-${colour}">
    <div class="id"><span class="emblem seat-${colour}">${ctx.icon(`seat-${colour}`)}</span><div
      class="who display">${youName(ctx, colour)}<small role="img" aria-label=${diceWords(ctx, owner)}
        data-tip="dice ${colour}">${ctx.icon("i-die-white")}${owner.white_taken}/${owner.white_limit} ${blueDice(ctx,
          owner)}</small></div></div>
    <div class="purses">${purse(ctx, owner)}</div>
    ${group("storage", storage(ctx, owner))}
    ${group("harbour", harbour(ctx, owner, true), html`<span data-tip="harbour ${colour}">${income}
      ${ctx.t("look-sets-count", { count: owner.sets })}</span>`)}
    ${group("monks", html`<span class="council">${council(ctx, owner)}</span>${ctx.fold("council",
      ctx.t("look-monks-count", { count: monks }), html`<span class="santa council">${council(ctx, owner)}</span>`, "i-monk")}`,
      ctx.t("look-monks-left", { count: owner.monks_left }))}
    ${group("settlers-name", html`<span class="purse" role="img" data-tip="settlers"
      aria-label=${ctx.t("look-settlers-now", { points: owner.settler_points,
        count: owner.developed })}><b>${ctx.icon("i-settler")}${owner.settler_points}</b></span>`)}</div>`;
}
