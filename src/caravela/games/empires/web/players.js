/** Players: the round track and player order, the cards of rivals, and the own line of the desk. */
import { emblem } from "/web/art.js";
import { ask } from "/web/dialog.js";
import { hyphenated } from "/web/hyphen.js";
import { youName } from "/web/players.js";
import { chapter } from "/web/signs.js";
import { building, buildingWith, decision, isMine, player, size } from "./content.js";
import { nationIcon } from "./panels.js";
import { foundPoints } from "./tips.js";
import { count, crewWords, glyphs, goodTile, kinds, money, octagon, pair, person, piece } from "./pieces.js";

/** @import { Context } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx */
export function header(ctx) {
  const { html, view } = ctx;
  const ages = ctx.game.content.ages;
  const rounds = ages.flatMap((age) => age.rounds).length;
  const words = ctx.t("board-round", { round: view.round, rounds, age: view.age });
  const scores = new Set(ctx.game.content.scoring_rounds);
  const item = (/** @type {number} */ round) => chapter(ctx, round, view.round, round, scores.has(round) ? "scores" : "", `round ${round}`);
  return html`<div class="empires rounds" data-tip="round ${view.round}"><span class="roundpill">${words}</span>
      <ol aria-label=${words}>${ages.map((age) => html`<li class="age ${age.id === view.age ? "present" : ""}"
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

/** Things in a row of fixed length: those beyond it stand behind a chip, and what is offered comes before the fold.
 * @param {Context} ctx @param {string} id @param {number} room @param {{ drawn: unknown, phrase?: string | null }[]} things
 * @param {(more: number) => string} label */
function row(ctx, id, room, things, label) {
  if (ctx.phone || things.length <= room + 1) return things.map(({ drawn }) => drawn);
  const lit = (/** @type {{ phrase?: string | null }} */ { phrase }) => Number(Boolean(phrase && ctx.offered(phrase)));
  const sorted = things.toSorted((one, other) => lit(other) - lit(one));
  const rest = ctx.html`<div class="empires things">${sorted.slice(room).map(({ drawn }) => drawn)}</div>`;
  return ctx.html`${sorted.slice(0, room).map(({ drawn }) => drawn)}${ctx.fold(id, label(things.length - room), rest)}`;
}

/** @param {Context} ctx @param {Player} owner */
function nationShort(ctx, owner) {
  if (!owner.nation) return ctx.nothing;
  const words = ctx.t("board-nation-uses", { nation: owner.nation, count: owner.nation_uses });
  return ctx.html`<span class="count ${owner.nation_uses ? "" : "usedup"}" role="img" data-tip="nation ${owner.nation}"
    aria-label=${words}>${ctx.icon(nationIcon(owner.nation))}${owner.nation_uses || ""}</span>`;
}

/** @param {Context} ctx @param {Player} owner */
function nationLine(ctx, owner) {
  if (!owner.nation) return ctx.nothing;
  const words = ctx.t("board-nation-uses", { nation: owner.nation, count: owner.nation_uses });
  return ctx.html`<span class="nationline" data-tip="nation ${owner.nation}" data-token=${owner.nation}
    aria-label=${words}>${ctx.icon(nationIcon(owner.nation))}<span>${words}</span></span>`;
}

/** Goods in their sets. @param {Context} ctx @param {Player} owner */
function sets(ctx, owner) {
  const { html } = ctx;
  const ship = html`<span class="gd" role="img" data-tip="ship" aria-label=${ctx.t("board-ship")}>${ctx.icon("i-merchant-ship")}</span>`;
  const ships = (/** @type {number} */ many) => (many > 2 ? html`${ship}<b>${many}</b>` : Array.from({ length: many }, () => ship));
  const drawn = owner.sets.map((set) => html`<span class="set well">${set.goods.map((good) => goodTile(ctx, good))}${set.ships ? ship : ctx.nothing}<b>${money(ctx, set.coins)}</b></span>`);
  if (owner.loose.length || owner.loose_ships)
    drawn.push(html`<span class="set loose">${owner.loose.map((good) => goodTile(ctx, good))}${ships(owner.loose_ships)}</span>`);
  if (owner.ships_sailing)
    drawn.push(html`<span class="set loose" data-tip="building ${buildingWith(ctx, "sail_on_ships")}">${ships(owner.ships_sailing)}${ctx.icon("i-event-dock")}</span>`);
  return drawn.map((one) => ({ drawn: one }));
}

/** Longer names, and names with a longer word, stand in smaller letters. */
const LONG = 17;
const LONG_WORD = 12;

/** @param {Context} ctx @param {Player} owner @param {boolean} mine */
function tiles(ctx, owner, mine) {
  return owner.buildings.map((one) => {
    const name = ctx.name("building", one.id);
    const label = one.face_up ? name : ctx.t("board-used", { building: one.id });
    const long = name.length > LONG ? "long" : name.split(" ").some((word) => word.length > LONG_WORD) ? "wordy" : "";
    const drawn = ctx.html`<span class="tile own ${long} ${one.face_up ? "" : "down"}" data-at="building-${one.id}"
      data-token=${mine ? one.id : ctx.nothing}
      data-tip="building ${one.id}" aria-label=${label}><span
        class="bn">${hyphenated(name)}</span>${one.face_up ? glyphs(ctx, one.id) : faceDown(ctx, one.id)}</span>`;
    return { drawn, phrase: mine ? one.id : null };
  });
}

/** A used building still has its points. @param {Context} ctx @param {string} id */
function faceDown(ctx, id) {
  const { points } = building(ctx, id);
  return ctx.html`<span class="glyph">${ctx.icon("i-hidden")}${points ? ctx.html`<span class="vp">${ctx.icon("i-vp")}${points}</span>` : ctx.nothing}</span>`;
}

/** @param {Context} ctx @param {Player} owner */
function finds(ctx, owner) {
  const things = [
    ...owner.tokens.map((one) => ({ kind: "token", one })),
    ...owner.cards.map((one) => ({ kind: "card", one })),
  ];
  return things.map(({ kind, one }) => {
    const worth = ctx.t("board-scores-end", { points: one.points });
    return { drawn: octagon(ctx, one.points, kind === "card" ? pair(ctx, ctx.name("card", one.id), worth) : worth, `${kind} ${one.id}`) };
  });
}

// -- rivals ---------------------------------------------------------------------------------------------------------

/** The decisions in which a player as such is named. */
const NAMED = ["Declare", "RobToken", "NameOpponent", "RemoveColonists"];

/** So many lines as the class has room for; a click shows all that this player has. @param {Context} ctx @param {string} colour */
export function rival(ctx, colour) {
  const { html } = ctx;
  const owner = player(ctx, colour);
  const found = owner.tokens.length + owner.cards.length;
  const named = NAMED.includes(decision(ctx));
  const words = pair(
    ctx,
    person(ctx, colour),
    ctx.t("board-player", { seat: colour, coins: owner.coins, points: ctx.position.standings[colour]?.total ?? owner.points }),
  );
  const through = (/** @type {Event} */ click) => {
    if (/** @type {Element} */ (click.target).closest("[data-offered], [data-chosen], button")) return;
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (click.currentTarget).querySelector(":scope > .hit, :scope > [data-fold]"))?.click();
  };
  const goods = Object.entries(owner.goods).filter(([, many]) => many).sort((one, other) => other[1] - one[1]);
  const line = ctx.room("goods");
  return html`<div class="empires rivalbody" data-at="player-${colour}" @click=${through}>
    ${
      named
        ? html`<div class="hit" data-token=${colour} aria-label=${words}></div>`
        : ctx.fold(`rival-${colour}`, person(ctx, colour), () => html`<div class="empires whole">${belongings(ctx, owner)}</div>`)
    }
    <div class="row stats" data-tip="player ${colour}"><span class="coin" role="img"
      aria-label=${ctx.t("board-money-income", { coins: owner.coins, income: owner.income })} data-tip="money ${colour}" data-at="coins-${colour}">${ctx.icon("i-dollar")}${money(ctx, owner.coins)}<span class="faint">+${owner.income}</span></span>
      ${count(ctx, "i-merchant-ship", owner.ships, ctx.t("board-ships"), "ship")}
      ${count(ctx, "i-discovery-token", found, ctx.t("board-discoveries"), `finds ${colour}`)}
      ${count(ctx, "i-event-buildings", owner.buildings.length, ctx.t("board-buildings"), `tiles ${colour}`)}
      <span data-at="available-${colour}">${count(ctx, "i-figure", size(owner.available), ctx.t("board-available"), `hand ${colour}`)}</span>
      ${nationShort(ctx, owner)}</div>
    <div class="row goods" data-at="goods-${colour}">${
      line
        ? html`${goods.slice(0, line).map(([good, many]) => html`<span class="count" role="img" data-tip="good ${good}"
          aria-label=${pair(ctx, ctx.name("good", good), many)}>${ctx.icon(`i-${good}`)}${many}</span>`)}${
            goods.length > line ? html`<span class="faint">+${goods.length - line}</span>` : ctx.nothing
          }${goods.length ? ctx.nothing : html`<span class="faint">${ctx.t("board-no-goods-line")}</span>`}`
        : ctx.nothing
    }</div></div>`;
}

/** All that a player has. @param {Context} ctx @param {Player} owner */
function belongings(ctx, owner) {
  const { html } = ctx;
  const { seat } = owner;
  const part = (/** @type {string} */ name, /** @type {{ drawn: unknown }[]} */ things, /** @type {string} */ none) =>
    html`<dt>${name}</dt><dd class="things">${things.length ? things.map(({ drawn }) => drawn) : ctx.t(none)}</dd>`;
  const found = finds(ctx, owner);
  return html`<dl class="belongings">
    ${part(ctx.t("board-goods-sets"), sets(ctx, owner), "board-no-goods")}
    ${part(ctx.t("board-buildings"), tiles(ctx, owner, false), "board-no-buildings")}
    ${part(found.length ? pair(ctx, ctx.t("board-discoveries"), foundPoints(ctx, seat)) : ctx.t("board-discoveries"), found, "board-no-discoveries")}
    <dt>${ctx.t("board-available")}</dt><dd>${crewWords(ctx, owner.available) || ctx.t("board-no-workers")}</dd>
    <dt>${ctx.t("board-stock")}</dt><dd data-at="stock-${seat}">${crewWords(ctx, owner.stock) || ctx.t("board-no-workers")}</dd></dl>`;
}

/** Turns go round while workers are placed; what comes after that has an order of its own. @param {Context} ctx @param {string} colour */
export function isOut(ctx, colour) { return size(player(ctx, colour).available) === 0; }

/** @param {Context} ctx @param {string} colour */
export function look(ctx, colour) {
  const body = ctx.html`<div class="empires whole">${belongings(ctx, player(ctx, colour))}</div>`;
  void ask({ id: "belongings", title: person(ctx, colour), body, acts: [{ label: ctx.t("page-close"), value: "", primary: true }] });
}

// -- the own line ---------------------------------------------------------------------------------------------------

const OWN_GOODS = ["GiveGood", "SellGood", "NameGood"];

/** @param {Context} ctx @param {string | null} colour */
export function mine(ctx, colour) {
  const owner = colour ? player(ctx, colour) : null;
  if (!colour || !owner) return ctx.nothing;
  const { html } = ctx;
  const asked = isMine(ctx) ? decision(ctx) : "";
  /** @type {{ drawn: unknown, phrase?: string }[]} */
  const goods = OWN_GOODS.includes(asked) ? kinds(ctx, owner, (good) => good) : sets(ctx, owner);
  const group = (/** @type {string} */ kind, /** @type {string} */ title, /** @type {unknown} */ body, at = "") =>
    html`<div class="grp ${kind}"><h3 class="caps">${title}</h3><div class="things" data-at=${at || ctx.nothing}>${body}</div></div>`;
  const found = finds(ctx, owner);
  const worth = foundPoints(ctx, colour);
  const stocked = stock(ctx, owner);
  const all = size(owner.stock);
  return html`<div class="empires mineline seat-${colour}" data-at="player-${colour}">
    <div class="id">${emblem(colour)}<div class="who display"><span>${youName(ctx, colour)}</span>${nationLine(ctx, owner)}</div></div>
    <dl class="big"><div data-tip="score ${colour}"><dt>${ctx.t("board-points")}</dt><dd><button type="button" class="score" data-action="points-now" data-hotkey="s">${ctx.icon("i-vp")}${ctx.position.standings[colour]?.total ?? owner.points}</button></dd></div>
      <div data-tip="money ${colour}" data-at="coins-${colour}"><dt>${ctx.t("board-money")}</dt><dd>${ctx.icon("i-dollar")}${owner.coins}<em class="inc">+${owner.income}</em></dd></div>
      <div class="income" data-tip="money ${colour}"><dt>${ctx.t("board-income-short")}</dt><dd>+${owner.income}</dd></div></dl>
    ${group("hands", `${ctx.t("board-available")} ${size(owner.available) || ""}`, hand(ctx, owner), `available-${colour}`)}
    ${group("goodsg", ctx.t("board-goods-sets"), goods.length
      ? row(ctx, "goods", ctx.room("sets") * (goods[0].phrase ? 2 : 1), goods, (count) => ctx.t(goods[0].phrase ? "board-more-goods" : "board-more-sets", { count }))
      : html`<span class="faint">${ctx.t("board-no-goods")}</span>`, `goods-${colour}`)}
    ${group("owng", ctx.t("board-buildings"), owner.buildings.length
      ? row(ctx, "own", ctx.room("own"), tiles(ctx, owner, true), (count) => ctx.t("board-more-buildings", { count }))
      : html`<span class="faint">${ctx.t("board-no-buildings")}</span>`)}
    ${ctx.phone
      ? html`${group("findsg", `${ctx.t("board-discoveries")} ${worth}`, found.length ? found.map(({ drawn }) => drawn) : html`<span class="faint">${ctx.t("board-no-discoveries")}</span>`)}
        ${group("stockg", `${ctx.t("board-stock")} ${all}`, stocked, `stock-${colour}`)}`
      : html`<div class="folds">${ctx.fold("finds", `${ctx.t("board-discoveries")} ${worth}`, html`<div class="empires things">${found.length ? found.map(({ drawn }) => drawn) : ctx.t("board-no-discoveries")}</div>`, "i-discovery-token")}<span
        data-at="stock-${colour}">${ctx.fold("stock", `${ctx.t("board-stock")} ${all}`, html`<div class="empires things">${stocked}</div>`, "i-figure")}</span></div>`}</div>`;
}

/** The workers that can be placed, one piece per type with its number; the phrase tells them from spaces of the same name.
 * @param {Context} ctx @param {Player} owner */
function hand(ctx, owner) {
  const types = Object.entries(owner.available);
  if (!types.length) return ctx.html`<span class="faint">${ctx.t("board-no-workers")}</span>`;
  return types.map(
    ([worker, many]) => ctx.html`<span class="held" data-token="place ${worker}" data-tip="worker ${worker}"
    aria-label=${crewWords(ctx, { [worker]: many })}>${piece(ctx, owner.seat, worker)}<b>${many}</b></span>`,
  );
}

/** @param {Context} ctx @param {Player} owner */
function stock(ctx, owner) {
  return Object.entries(ctx.game.content.workers)
    .filter(([worker]) => worker !== "builder" || ctx.view.settings.builders)
    .map(([worker]) => {
      const many = owner.stock[worker] ?? 0;
      const label = pair(ctx, ctx.t("board-stock"), `${many} ${ctx.name("worker", worker)}`);
      return ctx.html`<span class=${many ? "st" : "st gone"} role="img" data-tip="worker ${worker}" aria-label=${label}>${ctx.icon(`i-${worker}`)}${many}</span>`;
    });
}
