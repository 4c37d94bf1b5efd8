/** Players: the round track and player order, the cards of rivals, and the own line of the desk. */
import { building, buildingWith, decision, isMine, player, size } from "./content.js";
import { nationIcon } from "./panels.js";
import { foundPoints } from "./tips.js";
import { count, crewWords, glyphs, money, octagon, pair, person, piece, pill } from "./pieces.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx */
export function header(ctx) {
  const { html, view } = ctx;
  const ages = ctx.game.content.ages;
  const rounds = ages.flatMap((age) => age.rounds).length;
  const words = ctx.t("board-round", { round: view.round, rounds, age: view.age });
  const scores = new Set(ctx.game.content.scoring_rounds);
  const item = (/** @type {number} */ round) => {
    const state = round === view.round && !view.over ? "now" : round < view.round || view.over ? "done" : "";
    return html`<li class="${state} ${scores.has(round) ? "scores" : ""}"
      aria-current=${state === "now" ? "step" : ctx.nothing}
      data-tip="round ${round}">${round}</li>`;
  };
  return html`<div class="empires rounds" data-tip="round ${view.round}"><span class="roundpill">${words}</span>
      <ol aria-label=${words}>${ages.map((age) => html`<li class="age"
        data-tip="age ${age.id}">${age.id}</li>${age.rounds.map(item)}`)}</ol></div>
    <div class="empires order"><span class="faint">${ctx.t("board-order")}</span>${
      view.order.length
        ? html`<ol>${view.order.map((colour, place) => {
            const label = `${place + 1}. ${person(ctx, colour)}`;
            return colour === ctx.me && place > 0
              ? html`<li><span class="sm seat-${colour}" data-at="order-${colour}" data-token="${buildingWith(ctx, "move_to_front")} player_order"
                data-tip="order ${colour}" aria-label=${label}>${ctx.icon(`seat-${colour}`)}</span></li>`
              : html`<li><span class="sm seat-${colour}" data-at="order-${colour}" role="img"
                data-tip="order ${colour}" aria-label=${label}>${ctx.icon(`seat-${colour}`)}</span></li>`;
          })}</ol>`
        : html`<span class="faint">–</span>`
    }</div>`;
}

// -- what both kinds of boards show ---------------------------------------------------------------------------------

/** @param {Context} ctx @param {Player} owner @param {boolean} [short] */
function nationLine(ctx, owner, short = false) {
  if (!owner.nation) return ctx.nothing;
  const words = ctx.t("board-nation-uses", { nation: owner.nation, count: owner.nation_uses });
  return short
    ? ctx.html`<span class="count ${owner.nation_uses ? "" : "usedup"}" role="img" data-tip="nation ${owner.nation}"
      aria-label=${words}>${ctx.icon(nationIcon(owner.nation))}${owner.nation_uses || ""}</span>`
    : ctx.html`<span class="nationline" data-tip="nation ${owner.nation}" data-token=${owner.nation}
      aria-label=${words}>${ctx.icon(nationIcon(owner.nation))}<span>${words}</span></span>`;
}

/** Goods in their sets. @param {Context} ctx @param {Player} owner @param {(good: string) => string | null} token */
function sets(ctx, owner, token) {
  const { html } = ctx;
  const tile = (/** @type {string} */ good) => {
    const phrase = token(good);
    return phrase
      ? html`<span class="gd" data-token=${phrase} data-tip="good ${good}"
        aria-label=${ctx.name("good", good)}>${ctx.icon(`i-${good}`)}</span>`
      : html`<span class="gd" role="img" data-tip="good ${good}"
        aria-label=${ctx.name("good", good)}>${ctx.icon(`i-${good}`)}</span>`;
  };
  const ship = html`<span class="gd" role="img" data-tip="ship"
    aria-label=${ctx.t("board-ship")}>${ctx.icon("i-merchant-ship")}</span>`;
  const ships = Array.from({ length: owner.loose_ships }, () => ship);
  return html`${owner.sets.map((set) => html`<span class="set well">${set.goods.map(tile)}${set.ships ? ship : ctx.nothing}<b>${money(set.coins)}</b></span>`)}
    ${owner.loose.length || owner.loose_ships ? html`<span class="set loose">${owner.loose.map(tile)}${ships}</span>` : ctx.nothing}
    ${owner.ships_sailing ? html`<span class="set loose" data-tip="building ${buildingWith(ctx, "sail_on_ships")}">${Array.from({ length: owner.ships_sailing }, () => ship)}${ctx.icon("i-event-dock")}</span>` : ctx.nothing}
    ${owner.sets.length || owner.loose.length || owner.loose_ships || owner.ships_sailing ? ctx.nothing : html`<span class="faint">${ctx.t("board-no-goods")}</span>`}`;
}

/** @param {Context} ctx @param {Player} owner @param {boolean} mine */
function tiles(ctx, owner, mine) {
  return owner.buildings.map((one) => {
    const label = one.face_up ? ctx.name("building", one.id) : ctx.t("board-used", { building: one.id });
    return ctx.html`<span class="tile own ${one.face_up ? "" : "down"}" data-at="building-${one.id}"
      data-token=${mine ? one.id : ctx.nothing}
      data-tip="building ${one.id}" aria-label=${label}><span
        class="bn">${ctx.name("building", one.id)}</span>${one.face_up ? glyphs(ctx, one.id) : faceDown(ctx, one.id)}</span>`;
  });
}

/** A used building still has its points. @param {Context} ctx @param {string} id */
function faceDown(ctx, id) {
  const { points } = building(ctx, id);
  return ctx.html`${ctx.icon("i-hidden")}${points ? ctx.html`<span class="vp">${ctx.icon("i-vp")}${points}</span>` : ctx.nothing}`;
}

/** @param {Context} ctx @param {Player} owner */
function finds(ctx, owner) {
  const things = [
    ...owner.tokens.map((one) => ({ kind: "token", one })),
    ...owner.cards.map((one) => ({ kind: "card", one })),
  ];
  return things.map(({ kind, one }) =>
    octagon(
      ctx,
      one.points,
      kind === "card"
        ? pair(ctx, ctx.name("card", one.id), ctx.t("board-scores-end", { points: one.points }))
        : ctx.t("board-scores-end", { points: one.points }),
      `${kind} ${one.id}`,
    ),
  );
}

// -- rivals ---------------------------------------------------------------------------------------------------------

/** The decisions in which a player as such is named. */
const NAMED = ["Declare", "RobTokens", "NameOpponent", "RemoveColonists"];

/** @param {Context} ctx @param {string} colour */
export function rival(ctx, colour) {
  const { html, view } = ctx;
  const owner = player(ctx, colour);
  const swapping = decision(ctx) === "SwapGood" && isMine(ctx);
  const found = owner.tokens.length + owner.cards.length;
  const words = pair(
    ctx,
    person(ctx, colour),
    ctx.t("board-player", { seat: colour, coins: owner.coins, points: ctx.position.standings[colour]?.total ?? owner.points }),
  );
  const free = size(owner.available);
  return html`<div class="empires rivalbody ${view.seats > 4 ? "tight" : ""}" data-at="player-${colour}">
    ${
      NAMED.includes(decision(ctx))
        ? html`<div class="hit" data-token=${colour} data-tip="player ${colour}" aria-label=${words}></div>`
        : html`<div class="hit" role="img" data-tip="player ${colour}" aria-label=${words}></div>`
    }
    <div class="row"><span class="coin" role="img"
      aria-label=${ctx.t("board-money-income", { coins: owner.coins, income: owner.income })} data-tip="money ${colour}" data-at="coins-${colour}">${ctx.icon("i-dollar")}${money(owner.coins)}<span class="faint">+${owner.income}</span></span>
      ${count(ctx, "i-merchant-ship", owner.ships, ctx.t("board-ships"), "ship")}
      ${count(ctx, "i-discovery-token", found, ctx.t("board-discoveries"), `finds ${colour}`)}
      ${count(ctx, "i-event-buildings", owner.buildings.length, ctx.t("board-buildings"), `tiles ${colour}`)}
      ${nationLine(ctx, owner, true)}</div>
    <div class="row goods" data-at="goods-${colour}">${sets(ctx, owner, (good) => (swapping ? `${good} ${colour}` : null))}</div>
    ${free ? html`<div class="row" data-at="available-${colour}"><span class="faint">${ctx.t("board-available")}</span>${pill(ctx, colour, owner.available, { total: true })}</div>` : html`<span data-at="available-${colour}"></span>`}
    <details class="more" ?open=${ctx.phone}><summary title=${ctx.t("board-more")}><span
      class="sr">${ctx.t("board-more")}</span>${ctx.icon("i-plus")}</summary>
      <dl><dt>${ctx.t("board-buildings")}</dt><dd
        class="owns">${owner.buildings.length ? tiles(ctx, owner, false) : ctx.t("board-no-buildings")}</dd>
      <dt>${found ? pair(ctx, ctx.t("board-discoveries"), foundPoints(ctx, colour)) : ctx.t("board-discoveries")}</dt><dd
        class="owns">${found ? finds(ctx, owner) : ctx.t("board-no-discoveries")}</dd>
      <dt>${ctx.t("board-stock")}</dt><dd
        data-at="stock-${colour}">${crewWords(ctx, owner.stock) || ctx.t("board-no-workers")}</dd></dl></details></div>`;
}

// -- the own line ---------------------------------------------------------------------------------------------------

const OWN_GOODS = ["GiveGood", "SellGoods", "NameGood"];
const FROM_STOCK = ["TakeSpecialist", "TrainSpecialist", "PickSpecialists", "UseWindow"];

/** @param {Context} ctx @param {string | null} colour */
export function mine(ctx, colour) {
  const owner = colour ? player(ctx, colour) : null;
  if (!colour || !owner) return ctx.nothing;
  const { html } = ctx;
  const stockAsked = FROM_STOCK.includes(decision(ctx)) && isMine(ctx);
  const goodsAsked = OWN_GOODS.includes(decision(ctx)) && isMine(ctx);
  const found = owner.tokens.length + owner.cards.length;
  const group = (/** @type {string} */ key, /** @type {unknown} */ body, name = "", more = "") =>
    html`<div class="grp ${name}"><h3 class="caps">${ctx.t(key)}${more}</h3><div class="things">${body}</div></div>`;
  return html`<div class="empires mineline seat-${colour}" data-at="player-${colour}">
    <div class="id"><div class="who display">${person(ctx, colour)}${nationLine(ctx, owner)}</div></div>
    <dl class="big"><div data-tip="score ${colour}"><dt>${ctx.t("board-points")}</dt><dd>${ctx.icon("i-vp")}${ctx.position.standings[colour]?.total ?? owner.points}</dd></div>
      <div data-tip="money ${colour}" data-at="coins-${colour}"><dt>${ctx.t("board-money")}</dt><dd>${ctx.icon("i-dollar")}${owner.coins}</dd></div>
      <div data-tip="money ${colour}"><dt>${ctx.t("board-income-short")}</dt><dd>+${owner.income}</dd></div></dl>
    <div class="grp hands"><h3 class="caps">${ctx.t("board-available")} ${size(owner.available) || ""}</h3><div
      class="things" data-at="available-${colour}">${hand(ctx, owner)}</div></div>
    <div class="grp"><h3 class="caps">${ctx.t("board-goods-sets")}</h3><div class="things"
      data-at="goods-${colour}">${sets(ctx, owner, (good) => (goodsAsked ? good : null))}</div></div>
    ${owner.buildings.length ? group("board-buildings", tiles(ctx, owner, true), "owns") : ctx.nothing}
    ${found ? group("board-discoveries", finds(ctx, owner), "", ` ${foundPoints(ctx, colour)}`) : ctx.nothing}
    ${group("board-stock", html`<span class="stock" data-at="stock-${colour}">${stock(ctx, owner, stockAsked)}</span>`)}</div>`;
}

/** The workers that can be placed, one piece per type with its number; the phrase tells them from spaces of the same name.
 * @param {Context} ctx @param {Player} owner */
function hand(ctx, owner) {
  const types = Object.entries(owner.available);
  if (!types.length) return ctx.html`<span class="faint">${ctx.t("board-no-workers")}</span>`;
  return types.map(
    ([worker, many]) => ctx.html`<span class="held" data-token="place ${worker}" data-tip="worker ${worker}"
    aria-label=${crewWords(ctx, { [worker]: many })}>${piece(ctx, owner.seat, worker)}${many > 1 ? ctx.html`<b>${many}</b>` : ctx.nothing}</span>`,
  );
}

/** @param {Context} ctx @param {Player} owner @param {boolean} asked */
function stock(ctx, owner, asked) {
  return Object.entries(ctx.game.content.workers)
    .filter(([worker]) => worker !== "builder" || ctx.view.settings.builders)
    .map(([worker]) => {
      const many = owner.stock[worker] ?? 0;
      const name = many ? "st" : "st gone";
      const label = pair(ctx, ctx.t("board-stock"), `${many} ${ctx.name("worker", worker)}`);
      const drawn = ctx.html`${ctx.icon(`i-${worker}`)}${many}`;
      return asked
        ? ctx.html`<span class=${name} data-token=${worker} data-tip="worker ${worker}"
          aria-label=${label}>${drawn}</span>`
        : ctx.html`<span class=${name} role="img" data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`;
    });
}
