/** Tooltips: a name, what it is, and a line of facts; made from the content's entries. */
import { reasonName } from "/web/consequence.js";
import { building, buildingsLeft, decision, player, region } from "./content.js";
import { hintFacts } from "./events.js";
import { regionWords } from "./map.js";
import { crewWords, money, pair, person } from "./pieces.js";

/** @import { Tip } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */
/** @import { Found } from "./view.d.ts" */

/** The tooltip of a drawn thing, "kind word", or of a token. @param {string} token @param {Context} ctx
 * @returns {Tip | null} */
export function tip(token, ctx) {
  const words = token.split(" ");
  const draw = TIPS[words[0]];
  if (draw) return draw(ctx, words[1] ?? "", words[2] ?? "");
  const known = words.findLast((word) => ctx.game.tokens[word]?.length);
  const kind = known ? ctx.game.tokens[known].find((one) => TIPS[one === "seat" ? "player" : one]) : null;
  return known && kind ? TIPS[kind === "seat" ? "player" : kind](ctx, known, "") : null;
}

/** @type {Record<string, (ctx: Context, word: string, other: string) => Tip | null>} */
const TIPS = {
  building: buildingTip,
  worker: workerTip,
  good: goodTip,
  nation: nationTip,
  event: eventTip,
  space: spaceTip,
  region: (ctx, id) => {
    const next = ctx.game.content.regions[id].adjacent.map((one) => ctx.name("region", one)).join(", ");
    const [, ...words] = regionWords(ctx, region(ctx, id)).split(`${ctx.name("region", id)}, `);
    return { title: ctx.name("region", id), text: words.join(", "), facts: ctx.t("tip-adjacent", { regions: next }) };
  },
  regiongood: (ctx, id) => ({
    title: ctx.name("good", region(ctx, id).good ?? ctx.game.content.regions[id].good),
    text: ctx.t("tip-region-good"),
    facts: goodFacts(ctx, ctx.game.content.regions[id].good),
  }),
  colony: (ctx, id, seat) => {
    const { workers, points } = region(ctx, id);
    return {
      title: `${person(ctx, seat)}, ${ctx.name("region", id)}`,
      text: crewWords(ctx, workers[seat] ?? {}),
      facts: points[seat] ? ctx.t("tip-colony-points", { points: points[seat] }) : ctx.t("tip-colony-nothing"),
    };
  },
  crew: (ctx, event, seat) => {
    const { workers, strength } = ctx.view.events[event === "shipping" ? "shipping" : "discovery"];
    return {
      title: person(ctx, seat),
      text: crewWords(ctx, workers[seat]),
      facts: ctx.t(`tip-crew-${event}`, { strength: strength[seat] }),
    };
  },
  token: (ctx, id) => foundTip(ctx, ctx.game.content.tokens.find((one) => one.id === id), ctx.t("tip-discovery-token")),
  card: (ctx, id) => foundTip(ctx, ctx.game.content.cards.find((one) => one.id === id), ctx.name("card", id)),
  player: (ctx, seat) => {
    const owner = player(ctx, seat);
    return {
      title: person(ctx, seat),
      text: ctx.t("tip-player-stock", { workers: crewWords(ctx, owner.stock) || ctx.t("board-no-workers") }),
      facts: owner.nation ? ctx.t("board-nation-uses", { nation: owner.nation, count: owner.nation_uses }) : undefined,
    };
  },
  money: (ctx, seat) => {
    const owner = player(ctx, seat);
    const sets = owner.sets.map(({ coins, goods }) =>
      `${money(ctx, coins)} (${[...new Set(goods)].map((good) => ctx.name("good", good)).join(", ")})`);
    return {
      title: ctx.t("board-money-income", { coins: owner.coins, income: owner.income }),
      text: sets.join(" + ") || ctx.t("tip-no-sets"),
      facts: ctx.t("tip-sets"),
    };
  },
  hand: (ctx, seat) => ({
    title: ctx.t("board-available"),
    text: crewWords(ctx, player(ctx, seat).available) || ctx.t("board-no-workers"),
  }),
  finds: (ctx, seat) => {
    const owner = player(ctx, seat);
    return {
      title: ctx.t("board-discoveries"),
      text: ctx.t("board-discovery-points", { count: owner.tokens.length + owner.cards.length, points: foundPoints(ctx, seat) }),
      facts: owner.cards.map((one) => ctx.name("card", one.id)).join(", ") || undefined,
    };
  },
  tiles: (ctx, seat) => {
    const names = player(ctx, seat).buildings.map((one) =>
      one.face_up ? ctx.name("building", one.id) : ctx.t("board-used", { building: one.id }),
    );
    return { title: ctx.t("board-buildings"), text: names.join(", ") || ctx.t("board-no-buildings") };
  },
  score: (ctx, seat) => {
    const rows = Object.entries(ctx.position.standings[seat]?.points ?? {}).filter(([, points]) => points);
    const words = rows.map(([reason, points]) => pair(ctx, reasonName(ctx, reason), points));
    return { title: ctx.t("page-points-now"), text: words.join(", ") || ctx.t("board-no-points") };
  },
  ship: (ctx) => ({
    title: ctx.t("board-ship"),
    text: ctx.t("tip-ship"),
    facts: ctx.t("board-left-ships", { count: ctx.view.left.ships }),
  }),
  colonised: (ctx) => ({ title: ctx.t("board-colonised"), text: ctx.t("tip-colonised") }),
  dockclosed: (ctx) => ({
    title: ctx.name("event", "dock"),
    text: ctx.t("tip-dock-closed", { open: ctx.view.events.dock.open, seats: ctx.view.seats }),
  }),
  round: (ctx, number) => {
    const scores = ctx.game.content.scoring_rounds.includes(Number(number));
    return {
      title: ctx.t("tip-round", { round: Number(number) }),
      text: scores ? ctx.t("tip-round-scores") : ctx.t("tip-round-plain"),
    };
  },
  age: (ctx, id) => {
    const place = ctx.game.content.ages.findIndex((one) => one.id === id);
    return {
      title: ctx.name("age", id),
      text: ctx.t("tip-age", {
        price: money(ctx, ctx.game.content.ages[place].building_price),
        left: ctx.view.left.buildings[place],
      }),
    };
  },
  order: (ctx, seat) => ({
    title: person(ctx, seat),
    text: ctx.t("tip-order", { place: ctx.view.order.indexOf(seat) + 1 }),
  }),
  player_order: (ctx) => ({ title: ctx.t("board-order"), text: ctx.t("tip-player-order") }),
  left: (ctx, what) => {
    const { left, goods_pool: pool } = ctx.view;
    const counts = { goods: left.goods, ships: left.ships, cards: left.cards, buildings: buildingsLeft(ctx) };
    const words = Object.entries(pool).map(([good, count]) => `${ctx.name("good", good)} ${count}`);
    return {
      title: ctx.t(`board-left-${what}`, { count: counts[/** @type {keyof typeof counts} */ (what)], age: ctx.view.age }),
      text: ctx.t(`tip-left-${what}`),
      facts: what === "goods" ? words.join(", ") : undefined,
    };
  },
  cards: (ctx) => TIPS.left(ctx, "cards", ""),
};

/** What a seat's discoveries are worth. @param {Context} ctx @param {string} seat */
export function foundPoints(ctx, seat) {
  return ctx.position.standings[seat]?.points.discoveries ?? 0;
}

/** @param {Context} ctx @param {string} kind @param {string} id */
function description(ctx, kind, id) {
  return ctx.game.descriptions[ctx.language]?.[`${kind}-${id}`.replaceAll("_", "-")] ?? "";
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function buildingTip(ctx, id) {
  const { kind, age: from, free, price } = building(ctx, id);
  const facts = [ctx.t(`board-kind-${kind}`), ctx.name("age", from), ...(free ? [] : [money(ctx, price)])];
  return { title: ctx.name("building", id), text: description(ctx, "building", id), facts: facts.join(" · ") };
}

/** @param {Context} ctx @param {string} id @returns {Tip | null} */
function workerTip(ctx, id) {
  const kind = ctx.game.content.workers[id];
  if (!kind) return building(ctx, id) ? buildingTip(ctx, id) : null;
  const text = [
    kind.arrival_coins ? ctx.t("tip-worker-coins", { coins: kind.arrival_coins }) : "",
    kind.arrival_colonists ? ctx.t("tip-worker-colonists", { count: kind.arrival_colonists }) : "",
    kind.discount ? ctx.t("tip-worker-discount", { coins: kind.discount }) : "",
    ctx.has(`tip-worker-${id}`) ? ctx.t(`tip-worker-${id}`) : "",
  ];
  return {
    title: ctx.name("worker", id),
    text: text.filter(Boolean).join(" "),
    facts: ctx.t("tip-worker-counts", { shipping: kind.shipping, discovery: kind.strength }),
  };
}

/** @param {Context} ctx @param {string} good */
function goodFacts(ctx, good) {
  const facts = { count: ctx.game.content.goods[good], left: ctx.view.goods_pool[good] ?? 0 };
  return ctx.me
    ? ctx.t("tip-good-facts", { ...facts, mine: player(ctx, ctx.me).goods[good] ?? 0 })
    : ctx.t("tip-good-facts-all", facts);
}

/** @param {Context} ctx @param {string} good @returns {Tip} */
function goodTip(ctx, good) {
  return { title: ctx.name("good", good), text: ctx.t("tip-sets"), facts: goodFacts(ctx, good) };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function nationTip(ctx, id) {
  const owner = ctx.view.players.find((one) => one.nation === id);
  return {
    title: ctx.name("nation", id),
    text: `${ctx.name("advantage", id)}. ${description(ctx, "nation", id)}`,
    facts: owner
      ? pair(ctx, person(ctx, owner.seat), ctx.t("board-nation-uses", { nation: id, count: owner.nation_uses }))
      : undefined,
  };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function eventTip(ctx, id) {
  return {
    title: ctx.name("event", id),
    text: ctx.t(`tip-event-${id}`, hintFacts(ctx)),
    facts: ctx.t(`board-hint-${id}`, hintFacts(ctx)),
  };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function spaceTip(ctx, id) {
  const training = id === "training";
  return {
    title: pair(ctx, ctx.name("event", "specialists"), ctx.name("space", id)),
    text: training
      ? ctx.t("tip-space-training", { coins: ctx.view.prices.training })
      : ctx.t("tip-space", { worker: id }),
    facts:
      !training && ctx.me && decision(ctx)
        ? ctx.t("tip-space-stock", { count: player(ctx, ctx.me).stock[id] ?? 0 })
        : undefined,
  };
}

/** @param {Context} ctx @param {Found | undefined} found @param {string} title @returns {Tip | null} */
function foundTip(ctx, found, title) {
  return found ? { title, text: ctx.t("board-token", { ...found }) } : null;
}
