/** Before the click: what an option costs and changes, and the questions that some choices ask first. */
import {
  AGES,
  building,
  cardsLeft,
  companions,
  decision,
  isBlocked,
  player,
  priceOf,
  region,
  resistance,
  size,
  strengthOf,
  tokens,
} from "./content.js";
import { crewWords, money, person } from "./pieces.js";
import { income, regionPoints } from "./reckon.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context, Question } from "/web/types.d.ts" */
/** @import { Crew, Found } from "./content.js" */

/** @param {number | string} from @param {number | string} to */
function change(from, to) {
  return `${from} → ${to}`;
}

/** The consequence of an option in a few signs. @param {OptionView} option @param {Context} ctx @returns {unknown} */
export function preview(option, ctx) {
  const words = option.text.split(" ");
  const draw = ctx.me ? PREVIEWS[words[0]] : null;
  const drawn = draw ? draw(ctx, words, /** @type {string} */ (ctx.me)) : ctx.nothing;
  return drawn === ctx.nothing || typeof drawn === "string"
    ? drawn
    : ctx.html`<span class="empires consequence">${drawn}</span>`;
}

/** @type {Record<string, (ctx: Context, words: string[], me: string) => unknown>} */
const PREVIEWS = {
  land: (ctx, [, place], me) => {
    const worker = ctx.view.events.dock.workers[0]?.worker;
    const together =
      worker === "missionary" && !isBlocked(ctx, me, region(ctx, place))
        ? Math.min(companions(ctx, me), player(ctx, me).stock.colonist ?? 0)
        : 0;
    const coins = ctx.game.content.workers[worker]?.arrival_coins;
    return settling(ctx, me, place, { [worker]: 1, colonist: together + (worker === "colonist" ? 1 : 0) }, coins);
  },
  settle: (ctx, [, place], me) => {
    const { worker = "colonist", count = 1 } = decision(ctx) === "StrengthenColony" ? ctx.view.waiting.prompt : {};
    return settling(ctx, me, place, { [worker]: Math.min(count, player(ctx, me).stock[worker] ?? 0) });
  },
  discover: (ctx, [, place]) => finding(ctx, place),
  move: (ctx, [, number, from, to], me) => moving(ctx, me, from, to, { colonist: Number(number) }),
  ride: (ctx, [, from, to], me) => moving(ctx, me, from, to, { soldier: 1 }),
  remove: (ctx, [, number, seat, place]) => {
    const there = size(region(ctx, place).workers[seat] ?? {});
    return change(there, there - Number(number));
  },
  buy: (ctx, [, id], me) => cost(ctx, me, priceOf(ctx, id, me).mine),
  points: (ctx, [, number], me) => cost(ctx, me, Number(number) * ctx.view.waiting.prompt.coins),
  bid: (ctx, [, number], me) => cost(ctx, me, Number(number)),
  train: (ctx, _, me) => cost(ctx, me, ctx.game.content.training_price),
  war: (ctx, [, seat], me) =>
    ctx.html`${money(ctx.game.content.war_price)} · ${fights(ctx, me, seat).length} ${ctx.icon("i-event-warfare", ctx.t("board-battles"))}`,
  battle: (ctx, [, place, seat], me) => {
    const { mine, theirs } = kills(ctx, region(ctx, place), me, seat);
    return ctx.html`${mine} : ${theirs}`;
  },
  look: (ctx) => money(ctx.game.content.ages[AGES.indexOf(ctx.view.age)].look_price),
  take: (ctx, [, thing], me) => (ctx.game.content.goods[thing] ? earning(ctx, me, { [thing]: 1 }) : ctx.nothing),
  sell: (ctx, [, good], me) => ctx.html`+${money(ctx.view.waiting.prompt.coins)} ${earning(ctx, me, { [good]: -1 })}`,
  swap: (ctx, [, good], me) => earning(ctx, me, { [good]: 1, [ctx.view.waiting.prompt.good]: -1 }),
  name: (ctx, [, good], me) => `+${money((player(ctx, me).goods[good] ?? 0) * ctx.view.waiting.prompt.coins)}`,
  send: (ctx, [, worker], me) => {
    const sent = ctx.view.waiting.expedition?.strength ?? 0;
    return change(sent, sent + strengthOf(ctx, me, worker));
  },
  explore: (ctx, words, me) => chanceWords(ctx, words[1], me),
  place: placing,
  use: (ctx, words, me) => {
    if (words[1] === "france") return earning(ctx, me, { [words[2]]: 1 });
    return words[1] === "holland" ? earning(ctx, me, {}, 1) : ctx.nothing;
  },
};

/** Money before and after. @param {Context} ctx @param {string} me @param {number} coins */
function cost(ctx, me, coins) {
  const have = player(ctx, me).coins;
  return coins
    ? ctx.html`${ctx.icon("i-dollar", ctx.t("board-money"))}${change(have, have - coins)}`
    : ctx.t("board-free-price");
}

/** Income before and after. @param {Context} ctx @param {string} me @param {Record<string, number>} more
 * @param {number} [ships] */
function earning(ctx, me, more, ships = 0) {
  const owner = player(ctx, me);
  const goods = { ...owner.goods };
  for (const [good, count] of Object.entries(more)) goods[good] = (goods[good] ?? 0) + count;
  const after = income(goods, owner.ships - owner.ships_sailing + ships, ctx.game.content.sets);
  const [good] = Object.keys(more);
  const owned =
    good && more[good] > 0 ? ctx.html`${ctx.icon(`i-${good}`)}${change(goods[good] - 1, goods[good])} ` : ctx.nothing;
  return ctx.html`${owned}${after === owner.income ? ctx.nothing : ctx.html`+${money(owner.income)} → +${money(after)}`}`;
}

/** @param {Crew} crew @param {Crew} more @param {number} sign */
function joined(crew, more, sign = 1) {
  const sum = { ...crew };
  for (const [worker, count] of Object.entries(more)) sum[worker] = (sum[worker] ?? 0) + sign * count;
  return sum;
}

/** A colony before and after, the good it takes, and its points. @param {Context} ctx @param {string} me
 * @param {string} id @param {Crew} more @param {number} [coins] */
function settling(ctx, me, id, more, coins = 0) {
  const place = region(ctx, id);
  const before = place.workers[me] ?? {};
  const after = joined(before, more);
  const takes = place.good && size(after) >= ctx.game.content.majority.workers;
  return ctx.html`${change(size(before), size(after))}${takes ? ctx.html` ${ctx.icon(`i-${place.good}`, ctx.name("good", place.good))}` : ctx.nothing}${
    coins ? ` +${money(coins)}` : ""
  }${pointsChange(ctx, me, place, after)}`;
}

/** @param {Context} ctx @param {string} me @param {any} place @param {Crew} after */
function pointsChange(ctx, me, place, after) {
  const before = place.points[me] ?? 0;
  const later = regionPoints({ ...place.workers, [me]: after }, ctx.game.content.majority)[me] ?? 0;
  return later === before ? ctx.nothing : ctx.html` ${ctx.icon("i-vp", ctx.t("board-points"))}${change(before, later)}`;
}

/** @param {Context} ctx @param {string} me @param {string} from @param {string} to @param {Crew} crew */
function moving(ctx, me, from, to, crew) {
  const [one, other] = [region(ctx, from), region(ctx, to)];
  const count = size(crew);
  const there = size(other.workers[me] ?? {});
  const takes = other.good && there + count >= ctx.game.content.majority.workers;
  const here = size(one.workers[me] ?? {});
  return ctx.html`${change(here, here - count)}, ${change(there, there + count)}${takes ? ctx.html` ${ctx.icon(`i-${other.good}`, ctx.name("good", other.good))}` : ctx.nothing}`;
}

/** What a free discovery brings, if it is known. @param {Context} ctx @param {string} id */
function finding(ctx, id) {
  const { token } = region(ctx, id);
  return token ? ctx.html`${ctx.icon("i-vp", ctx.t("board-points"))}${token.points} ${money(token.loot)}` : "?";
}

/** Where a placed worker would stand, and what it would add. @param {Context} ctx @param {string[]} words
 * @param {string} me */
function placing(ctx, [, worker, event, space], me) {
  const { content } = ctx.game;
  const row = ctx.view.events[event];
  const kind = content.workers[worker];
  switch (event) {
    case "initiative":
      return `+${money(content.initiative_coins[row.workers.length])}`;
    case "dock":
      return dockPlace(ctx, row.workers.filter((/** @type {any} */ one) => one.space === "number").length + 1, kind);
    case "trade":
    case "warfare":
      return nth(ctx, row.workers.length + 1);
    case "buildings":
      return `${nth(ctx, row.workers.length + 1)}${kind.discount ? ` −${money(kind.discount)}` : ""}`;
    case "shipping":
      return change(row.strength[me], row.strength[me] + kind.shipping);
    case "discovery":
      return change(row.strength[me], row.strength[me] + strengthOf(ctx, me, worker));
    case "specialists":
      return space === "training" ? money(content.training_price) : ctx.nothing;
    default:
      return ctx.nothing;
  }
}

/** @param {Context} ctx @param {number} place @param {any} kind */
function dockPlace(ctx, place, kind) {
  const brings = kind.arrival_coins ? ` +${money(kind.arrival_coins)}` : "";
  return nth(ctx, place) + brings;
}

/** @param {Context} ctx @param {number} place */
function nth(ctx, place) {
  return ctx.t("board-place-number", { place });
}

// -- odds -----------------------------------------------------------------------------------------------------------

/** What an expedition may meet, and how much of it the strength is enough for.
 * @param {Context} ctx @param {string} target @param {string} me
 * @returns {{ known: number | null, won: number, all: number, force: number }} */
export function odds(ctx, target, me) {
  const sent = ctx.view.waiting.expedition;
  const force = sent ? sent.strength : ctx.view.events.discovery.strength[me];
  const nation = ctx.game.content.nations[target];
  if (nation) {
    const against = resistance(ctx, me, nation.effects[0].facts.count);
    return { known: against, won: against <= force ? 1 : 0, all: 1, force };
  }
  const token = target === "cards" ? knownTop(ctx) : region(ctx, target).token;
  const possible = token ? [token] : target === "cards" ? cardsLeft(ctx) : tokens(ctx, ctx.view.tokens_unseen);
  const won = possible.filter((/** @type {Found} */ one) => resistance(ctx, me, one.natives) <= force).length;
  return { known: token ? resistance(ctx, me, token.natives) : null, won, all: possible.length, force };
}

/** @param {Context} ctx @returns {Found | null} */
function knownTop(ctx) {
  return ctx.game.content.cards.find((/** @type {Found} */ one) => one.id === ctx.view.deck.top) ?? null;
}

/** @param {Context} ctx @param {string} target @param {string} me */
function chanceWords(ctx, target, me) {
  const { known, won, all, force } = odds(ctx, target, me);
  if (known !== null)
    return ctx.html`${force} : ${known} ${ctx.icon(won ? "i-check" : "i-cross", ctx.t(won ? "board-enough" : "board-not-enough"))}`;
  return all ? `${Math.round((100 * won) / all)} %` : "?";
}

// -- questions ------------------------------------------------------------------------------------------------------

/** The question before a choice that can't be taken back. @param {OptionView} option @param {Context} ctx
 * @returns {Question | null} */
export function question(option, ctx) {
  const words = option.text.split(" ");
  const me = ctx.me;
  if (!me) return null;
  if (words[0] === "explore" && decision(ctx) === "ChooseTarget") return expedition(ctx, words[1], me);
  const target = ctx.view.waiting?.expedition?.target;
  if (words[0] === "done" && decision(ctx) === "SendWorkers" && target) return expedition(ctx, target, me);
  if (words[0] === "war") return war(ctx, words[1], me);
  if (words[0] === "buy" && building(ctx, words[1]).effects.some((effect) => effect.verb === "shrink_colonies"))
    return plague(ctx, words[1], me);
  return null;
}

/** @param {Context} ctx @param {string} target @param {string} me @returns {Question} */
function expedition(ctx, target, me) {
  const { html } = ctx;
  const { known, won, all, force } = odds(ctx, target, me);
  const party = ctx.view.waiting.expedition?.party ?? {};
  const onMap = Boolean(ctx.game.content.regions[target]);
  const title = onMap ? ctx.t("board-ask-expedition", { region: target }) : ctx.t("board-ask-expedition-cards");
  const enough =
    known !== null
      ? ctx.t(won ? "board-ask-known-enough" : "board-ask-known-short", { natives: known, strength: force })
      : ctx.t("board-ask-unknown", { won, all, strength: force });
  return {
    title,
    body: html`<p>${ctx.t("board-ask-party", { crew: crewWords(ctx, party), strength: force })}</p><p>${enough}</p><p>${ctx.t("board-ask-final")}</p>`,
    verb: ctx.t("board-ask-expedition-verb"),
  };
}

/** The regions in which a war is fought. @param {Context} ctx @param {string} me @param {string} seat
 * @returns {any[]} */
function fights(ctx, me, seat) {
  return ctx.view.regions.filter(
    (/** @type {any} */ one) =>
      one.workers[me] && one.workers[seat] && (one.workers[me].soldier || one.workers[seat].soldier),
  );
}

/** How many each side strikes. @param {Context} ctx @param {any} place @param {string} me @param {string} seat */
function kills(ctx, place, me, seat) {
  const militia = player(ctx, seat).buildings.filter((/** @type {any} */ one) =>
    building(ctx, one.id).effects.some((effect) => effect.verb === "raise_militia"),
  ).length;
  return {
    mine: Math.min(place.workers[me].soldier ?? 0, size(place.workers[seat]) + militia),
    theirs: Math.min((place.workers[seat].soldier ?? 0) + militia, size(place.workers[me])),
  };
}

/** @param {Context} ctx @param {string} seat @param {string} me @returns {Question} */
function war(ctx, seat, me) {
  const { html } = ctx;
  const coins = ctx.game.content.war_price;
  return {
    title: ctx.t("board-ask-war", { player: person(ctx, seat) }),
    body: html`<p>${ctx.t("board-ask-war-price", { coins })}</p><table
      class="odds"><thead><tr><th>${ctx.t("board-region")}</th>
      <th>${ctx.t("board-you-strike")}</th><th>${ctx.t("board-they-strike", { player: person(ctx, seat) })}</th></tr></thead><tbody>${fights(
        ctx,
        me,
        seat,
      ).map((place) => {
        const { mine, theirs } = kills(ctx, place, me, seat);
        return html`<tr><td>${ctx.name("region", place.id)}</td><td class="mid">${mine}</td><td
          class="mid">${theirs}</td></tr>`;
      })}</tbody></table><p>${ctx.t("board-ask-final")}</p>`,
    verb: ctx.t("board-ask-war-verb", { coins: money(coins) }),
  };
}

/** @param {Context} ctx @param {string} id @param {string} me @returns {Question} */
function plague(ctx, id, me) {
  const { html } = ctx;
  const { over, to } = building(ctx, id).effects[0].facts;
  const losses = ctx.view.regions.flatMap((/** @type {any} */ place) =>
    Object.entries(place.workers)
      .filter(([, crew]) => size(/** @type {Crew} */ (crew)) > over)
      .map(([seat, crew]) => ({ place: place.id, seat, before: size(/** @type {Crew} */ (crew)) })),
  );
  return {
    title: ctx.t("board-ask-plague"),
    body: html`<p>${ctx.t("board-ask-plague-what", { over, to })}</p><table class="odds"><tbody>${losses.map(
      (/** @type {any} */ one) => html`<tr class=${one.seat === me ? "own" : ""}>
      <td>${ctx.name("region", one.place)}</td><td>${person(ctx, one.seat)}</td><td
        class="mid">${change(one.before, to)}</td></tr>`,
    )}</tbody></table><p>${ctx.t("board-ask-final")}</p>`,
    verb: ctx.t("board-ask-plague-verb", { coins: money(priceOf(ctx, id, me).mine) }),
  };
}
