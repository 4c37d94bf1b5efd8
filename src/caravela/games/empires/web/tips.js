/** Tooltips: a name, what it does now for me, and a line of facts; made from the content's entries. */
import { bestSets, building, decision, effectsOf, player, priceOf, region, size } from "./content.js";
import { hintFacts } from "./events.js";
import { colonies, regionWords } from "./map.js";
import { crewWords, money, pair, person } from "./pieces.js";

/** @import { Context, Tip } from "/web/types.d.ts" */
/** @import { Effect, Found } from "./content.js" */

/** The tooltip of a drawn thing, "kind word", or of a token. @param {string} token @param {Context} ctx
 * @returns {Tip | null} */
export function tip(token, ctx) {
  const words = token.split(" ");
  const draw = TIPS[words[0]];
  if (draw) return draw(ctx, words[1] ?? "", words[2] ?? "");
  const known = words.findLast((word) => ctx.game.tokens?.[word]?.length);
  const kind = known ? ctx.game.tokens?.[known]?.find((one) => TIPS[one === "seat" ? "player" : one]) : null;
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
    const place = region(ctx, id);
    const next = ctx.game.content.regions[id].adjacent
      .map((/** @type {string} */ one) => ctx.name("region", one))
      .join(", ");
    const [, ...words] = regionWords(ctx, place).split(`${ctx.name("region", id)}, `);
    return { title: ctx.name("region", id), text: words.join(", "), facts: ctx.t("tip-adjacent", { regions: next }) };
  },
  regiongood: (ctx, id) => ({
    title: ctx.name("good", region(ctx, id).good ?? ctx.game.content.regions[id].good),
    text: ctx.t("tip-region-good"),
    facts: goodFacts(ctx, ctx.game.content.regions[id].good),
  }),
  colony: (ctx, id, seat) => {
    const place = region(ctx, id);
    const crew = place.workers[seat] ?? {};
    const rank = colonies(place).findIndex(([one]) => one === seat) + 1;
    const points = place.points[seat];
    return {
      title: `${person(ctx, seat)}, ${ctx.name("region", id)}`,
      text: crewWords(ctx, crew),
      facts: points ? ctx.t("tip-colony-points", { points, rank }) : ctx.t("tip-colony-nothing"),
    };
  },
  crew: (ctx, event, seat) => {
    const row = ctx.view.events[event];
    return {
      title: person(ctx, seat),
      text: crewWords(ctx, row.workers[seat]),
      facts: ctx.t(`tip-crew-${event}`, { strength: row.strength[seat] }),
    };
  },
  token: (ctx, id) =>
    foundTip(
      ctx,
      ctx.game.content.tokens.find((/** @type {Found} */ one) => one.id === id),
      ctx.t("tip-discovery-token"),
    ),
  card: (ctx, id) =>
    foundTip(
      ctx,
      ctx.game.content.cards.find((/** @type {Found} */ one) => one.id === id),
      ctx.name("card", id),
    ),
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
    const best = bestSets(ctx, owner);
    const sets = best.sets
      .map((set) => `${money(set.coins)} (${[...new Set(set.goods)].map((good) => ctx.name("good", good)).join(", ")})`)
      .join(" + ");
    return {
      title: ctx.t("board-money-income", { coins: owner.coins, income: owner.income }),
      text: sets || ctx.t("tip-no-sets"),
      facts: ctx.t("tip-sets"),
    };
  },
  finds: (ctx, seat) => {
    const owner = player(ctx, seat);
    const all = [...owner.tokens, ...owner.cards];
    const points = all.reduce((sum, one) => sum + one.points, 0);
    return {
      title: ctx.t("board-discoveries"),
      text: ctx.t("board-discovery-points", { count: all.length, points }),
      facts: owner.cards.map((/** @type {Found} */ one) => ctx.name("card", one.id)).join(", ") || undefined,
    };
  },
  tiles: (ctx, seat) => {
    const names = player(ctx, seat).buildings.map((/** @type {any} */ one) =>
      one.face_up ? ctx.name("building", one.id) : ctx.t("board-used", { building: one.id }),
    );
    return { title: ctx.t("board-buildings"), text: names.join(", ") || ctx.t("board-no-buildings") };
  },
  score: (ctx, seat) => {
    const rows = Object.entries(player(ctx, seat).breakdown).filter(([, points]) => points);
    return {
      title: ctx.t("board-points"),
      text: rows.map(([reason, points]) => pair(ctx, reasonName(ctx, reason), points)).join(", ") || ctx.t("board-no-points"),
      facts: ctx.t("tip-score"),
    };
  },
  ship: (ctx) => ({
    title: ctx.t("board-ship"),
    text: ctx.t("tip-ship"),
    facts: ctx.t("board-left-ships", { count: ctx.view.left.ships }),
  }),
  colonised: (ctx) => ({ title: ctx.t("board-colonised"), text: ctx.t("tip-colonised") }),
  builders: (ctx, id) => {
    const worth = ctx.game.content.majority;
    const count = Object.values(region(ctx, id).workers).reduce(
      (sum, /** @type {any} */ crew) => sum + (crew.builder ?? 0),
      0,
    );
    return {
      title: ctx.t("board-builders-here", { count }),
      text: ctx.t("tip-builders", { first: worth.builder_first * count, second: worth.builder_second * count }),
    };
  },
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
    const place = ctx.game.content.ages.findIndex((/** @type {any} */ age) => age.id === id);
    return {
      title: ctx.name("age", id),
      text: ctx.t("tip-age", {
        price: money(ctx.game.content.ages[place].building_price),
        left: ctx.view.left.buildings[place],
      }),
    };
  },
  order: (ctx, seat) => ({
    title: person(ctx, seat),
    text: ctx.t("tip-order", { place: ctx.view.order.indexOf(seat) + 1 }),
  }),
  player_order: (ctx) => ({ title: ctx.t("board-order"), text: ctx.t("tip-player-order") }),
  mayflower: (ctx) => buildingTip(ctx, "mayflower"),
  left: (ctx, what) => ({
    title: ctx.t(`board-left-${what}`, {
      count:
        what === "buildings" ? ctx.view.left.buildings[["I", "II", "III"].indexOf(ctx.view.age)] : ctx.view.left[what],
      age: ctx.view.age,
    }),
    text: ctx.t(`tip-left-${what}`),
    facts:
      what === "goods"
        ? Object.entries(ctx.view.goods_pool)
            .map(([good, count]) => `${ctx.name("good", good)} ${count}`)
            .join(", ")
        : undefined,
  }),
  cards: (ctx) => ({ title: ctx.t("board-left-cards", { count: ctx.view.left.cards }), text: ctx.t("tip-left-cards") }),
  militia: (ctx) => buildingTip(ctx, "militia"),
};

/** @param {Context} ctx @param {string} reason */
export function reasonName(ctx, reason) {
  const key = `reason-${reason}`.replaceAll("_", "-");
  return ctx.has(key) ? ctx.t(key) : ctx.name("building", reason);
}

/** @param {Context} ctx @param {string} kind @param {string} id */
function description(ctx, kind, id) {
  return ctx.game.descriptions?.[ctx.language]?.[`${kind}-${id}`.replaceAll("_", "-")] ?? "";
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function buildingTip(ctx, id) {
  const tile = building(ctx, id);
  const now = ctx.me
    ? tile.effects
        .map((effect) => forMe(ctx, effect, /** @type {string} */ (ctx.me), id))
        .filter(Boolean)
        .join(" ")
    : "";
  const { full, mine, worker } = priceOf(ctx, id, ctx.me);
  const facts = [ctx.t(`board-kind-${tile.kind}`), ctx.name("age", tile.age)];
  if (!tile.free)
    facts.push(worker ? ctx.t("tip-price-mine", { full: money(full), mine: money(mine), worker }) : money(full));
  return {
    title: ctx.name("building", id),
    text: [description(ctx, "building", id), now].filter(Boolean).join(" "),
    facts: facts.join(" · "),
  };
}

/** One sentence on what an effect would bring me in this position. @param {Context} ctx @param {Effect} effect
 * @param {string} me @param {string} id */
function forMe(ctx, { verb, facts }, me, id) {
  const owner = player(ctx, me);
  if (verb === "rob_coins_per_ship") {
    const coins = ctx.view.players
      .filter((/** @type {any} */ one) => one.seat !== me)
      .reduce(
        (/** @type {number} */ sum, /** @type {any} */ one) => sum + Math.min(one.coins, facts.coins * owner.ships),
        0,
      );
    return ctx.t("tip-now-coins", { coins });
  }
  if (verb === "gain_coins_per_good") {
    const counts = [facts.good, facts.good2].map((good) => owner.goods[good] ?? 0);
    return ctx.t("tip-now-coins", { coins: facts.coins * Math.max(...counts) });
  }
  if (verb === "sell_goods") return ctx.t("tip-now-sell", { coins: facts.coins * size(owner.goods) });
  if (verb === "score" && facts.scored !== "last_specialist") {
    const more =
      facts.scored === "building" && !owner.buildings.some((/** @type {any} */ one) => one.id === id) ? 1 : 0;
    return ctx.t("tip-now-points", {
      points: facts.points * Math.floor((scored(ctx, facts.scored, me) + more) / facts.each),
    });
  }
  return "";
}

/** How many of a thing I have. @param {Context} ctx @param {string} thing @param {string} me */
function scored(ctx, thing, me) {
  const owner = player(ctx, me);
  const settled = (/** @type {(crew: any) => number} */ counted) =>
    ctx.view.regions.reduce(
      (/** @type {number} */ sum, /** @type {any} */ place) =>
        sum + (place.workers[me] ? counted(place.workers[me]) : 0),
      0,
    );
  switch (thing) {
    case "good":
      return size(owner.goods);
    case "ship":
      return owner.ships;
    case "coin":
      return owner.coins;
    case "building":
      return owner.buildings.length;
    case "discovery":
      return owner.tokens.length + owner.cards.length;
    case "settled_worker":
      return settled(size);
    case "settled_soldier":
      return settled((crew) => crew.soldier ?? 0);
    case "settled_builder":
      return settled((crew) => crew.builder ?? 0);
    case "colonised_region":
      return ctx.view.regions.filter((/** @type {any} */ place) => place.colonised && place.workers[me]).length;
    default:
      return 0;
  }
}

/** @param {Context} ctx @param {string} id @returns {Tip | null} */
function workerTip(ctx, id) {
  const kind = ctx.game.content.workers[id];
  if (!kind) return id === "militia" ? buildingTip(ctx, "militia") : null;
  const colonists =
    id === "missionary" && ctx.me
      ? (effectsOf(ctx, ctx.me, "bring_colonists")[0]?.facts.count ?? kind.arrival_colonists)
      : kind.arrival_colonists;
  const text = [
    kind.arrival_coins ? ctx.t("tip-worker-coins", { coins: kind.arrival_coins }) : "",
    colonists ? ctx.t("tip-worker-colonists", { count: colonists }) : "",
    kind.discount ? ctx.t("tip-worker-discount", { coins: kind.discount }) : "",
    id === "soldier" ? ctx.t("tip-worker-soldier") : "",
    id === "builder" ? ctx.t("tip-worker-builder") : "",
    id === "colonist" ? ctx.t("tip-worker-colonist") : "",
  ]
    .filter(Boolean)
    .join(" ");
  return {
    title: ctx.name("worker", id),
    text,
    facts: ctx.t("tip-worker-counts", { shipping: kind.shipping, discovery: kind.strength }),
  };
}

/** @param {Context} ctx @param {string} good */
function goodFacts(ctx, good) {
  const mine = ctx.me ? (player(ctx, ctx.me).goods[good] ?? 0) : 0;
  const count = ctx.game.content.goods[good];
  return ctx.me
    ? ctx.t("tip-good-facts", { count, mine, left: ctx.view.goods_pool[good] ?? 0 })
    : ctx.t("tip-good-facts-all", { count, left: ctx.view.goods_pool[good] ?? 0 });
}

/** @param {Context} ctx @param {string} good @returns {Tip} */
function goodTip(ctx, good) {
  return { title: ctx.name("good", good), text: ctx.t("tip-sets"), facts: goodFacts(ctx, good) };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function nationTip(ctx, id) {
  const owner = ctx.view.players.find((/** @type {any} */ one) => one.nation === id);
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
      ? ctx.t("tip-space-training", { coins: ctx.game.content.training_price })
      : ctx.t("tip-space", { worker: id }),
    facts:
      !training && ctx.me && decision(ctx)
        ? ctx.t("tip-space-stock", { count: player(ctx, ctx.me).stock[id] ?? 0 })
        : undefined,
  };
}

/** @param {Context} ctx @param {Found | undefined} found @param {string} title @returns {Tip | null} */
function foundTip(ctx, found, title) {
  return found
    ? {
        title,
        text: ctx.t("board-token", {
          natives: found.natives,
          loot: found.loot,
          plunder: found.plunder,
          points: found.points,
        }),
      }
    : null;
}
