/** Tooltips: a name, what it does now for me, and a line of facts; made from the content's entries. */
import { reasonName } from "/web/consequence.js";
import { DOCKS, description, effectWords, faces, monkPrice, person, player, territoryWords, tileKind } from "./content.js";
import { cellWords } from "./colony.js";
import { costWords } from "./glyphs.js";

/** @import { Tip } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */
/** @import { MonkSpace } from "./view.d.ts" */

/** The tooltip of a drawn thing, "kind word …". @param {string} token @param {Context} ctx @returns {Tip | null} */
export function tip(token, ctx) {
  const [kind, ...words] = token.split(" ");
  return TIPS[kind]?.(ctx, words[0] ?? "", words[1] ?? "", words[2] ?? "") ?? null;
}

/** @type {Record<string, (ctx: Context, word: string, other: string, third: string) => Tip | null>} */
const TIPS = {
  year: (ctx) => ({ title: ctx.t("board-year", { year: ctx.view.year, years: ctx.view.years }),
    text: ctx.t("tip-year") }),
  player: (ctx, colour) => {
    const owner = player(ctx, colour);
    const place = ctx.view.order.indexOf(colour) + 1;
    return {
      title: person(ctx, colour),
      text: owner.retired ? `${ctx.t("look-retired")}: ${ctx.name("retire", owner.retired)}`
        : ctx.t("tip-order", { place }),
      facts: ctx.view.first === colour ? ctx.t("tip-first") : undefined,
    };
  },
  die: dieTip,
  dice: (ctx, colour) => {
    const owner = player(ctx, colour);
    return {
      title: ctx.t("look-dice-taken"),
      text: ctx.t("look-white-taken", { count: owner.white_taken, limit: owner.white_limit }),
      facts: ctx.view.blue_offer
        ? ctx.t("look-blue-taken", { count: owner.blue_used, limit: owner.blue_limit })
        : ctx.t("look-blue-left", { dice: owner.blue.join(", ") || "–", count: owner.blue_limit }),
    };
  },
  line: (ctx, colour, axis, number) => {
    const line = player(ctx, colour)[axis === "row" ? "rows" : "columns"][Number(number) - 1];
    return {
      title: ctx.t(`look-${axis}`, { number: Number(number) }),
      text: line.vacant.length ? (colour === ctx.me ? territoryWords(ctx, player(ctx, colour), line.vacant)
        : ctx.t("look-vacant", { count: line.vacant.length })) : ctx.t("tip-no-vacant"),
      facts: line.developed ? ctx.t("look-developed", { count: line.settlers })
        : ctx.t("tip-undeveloped", { count: line.settlers }),
    };
  },
  space: (ctx, colour, row, column) => {
    const owner = player(ctx, colour);
    const cell = owner.grid[Number(row) - 1][Number(column) - 1];
    if (!cell) return null;
    const vacant = cell.kind !== "road" && !cell.die && !cell.coins;
    return {
      title: ctx.name("kind", cell.kind),
      text: cell.kind === "road" ? ctx.t("tip-road", { count: cell.settlers })
        : cellWords(ctx, cell).split(": ").slice(1).join(": "),
      facts: [
        cell.terrain ? ctx.name("terrain", cell.terrain) : "",
        vacant && colour === ctx.me ? ctx.t("tip-single", { coins: owner.activation_price }) : "",
        cell.tile ? ctx.name(tileKind(ctx, cell.tile), cell.tile) : "",
      ].filter(Boolean).join(" · "),
    };
  },
  tile: (ctx, id) => tileTip(ctx, id),
  expansion: (ctx, id) => tileTip(ctx, id),
  colony: (ctx, id) => ({ title: ctx.name("colony", id), text: boardWords(ctx, id) }),
  expansions: (ctx) => ({ title: ctx.t("look-expansions"), text: ctx.t("tip-expansions") }),
  scholar: (ctx, id) => personTip(ctx, "scholar", id),
  bishop: (ctx, id) => personTip(ctx, "bishop", id),
  mybishop: (ctx, colour, id) => {
    const own = player(ctx, colour).bishops.find((one) => one.id === id);
    return { title: ctx.name("bishop", id), text: description(ctx, "bishop", id),
      facts: own ? ctx.t("look-bishop-now", { points: own.score, penalty: -own.penalty }) : undefined };
  },
  station: (ctx, id) => ({
    title: ctx.name("station", id),
    text: effectWords(ctx, ctx.game.content.stations[id].effects),
    facts: monkFacts(ctx, ctx.view.stations.find((one) => one.id === id)),
  }),
  dock: (ctx, id) => {
    const shipment = ctx.view.docks.find((one) => one.id === id)?.shipment;
    return {
      title: ctx.name("dock", id),
      text: shipment ? ctx.t("tip-shipment", { things: costWords(ctx, shipment.cost), points: shipment.points })
        : ctx.t("look-dock-empty"),
      facts: ctx.t("tip-dock", { effect: effectWords(ctx, ctx.game.content.docks[id].effects) }),
    };
  },
  harbour: (ctx, colour, id) => {
    const owner = player(ctx, colour);
    const points = owner.shipment_points;
    const all = ctx.t("tip-sets", { count: owner.sets, points: ctx.position.standings[colour]?.points.sets ?? 0 });
    const facts = points === null || points === undefined ? all
      : `${all} · ${ctx.t("tip-shipment-points", { points })}`;
    if (!id) {
      return { title: ctx.t("look-harbour"), text: DOCKS.map((dock) =>
        `${ctx.name("dock", dock)} ${owner.harbour[dock]}`).join(", "), facts };
    }
    return {
      title: ctx.name("dock", id),
      text: `${ctx.t("look-tiles-here", { count: owner.harbour[id] })}. ${ctx.t("tip-dock",
        { effect: effectWords(ctx, ctx.game.content.docks[id].effects) })}`,
      facts,
    };
  },
  shipments: (ctx) => ({ title: ctx.t("look-docks"), text: ctx.t("tip-shipments") }),
  retire: (ctx, id) => {
    const space = ctx.view.retire.find((one) => one.id === id);
    return space ? {
      title: `${space.order}. ${ctx.name("retire", id)}`,
      text: `${effectWords(ctx, ctx.game.content.retire[id].effects)}. ${ctx.t("tip-retire")}`,
      facts: space.seat ? person(ctx, space.seat) : id === "road"
        ? ctx.t("look-roads-left", { count: ctx.view.roads_left }) : undefined,
    } : null;
  },
  religion: (ctx, space) => trackTip(ctx, "religion", space === "" ? NaN : Number(space)),
  conquistador: (ctx, space) => trackTip(ctx, "conquistador", Number(space)),
  conquest: (ctx) => ({
    title: ctx.t("look-year-end"),
    text: ctx.view.solo ? ctx.t("tip-trees") : ctx.t("tip-conquest"),
    facts: ctx.view.conquistador.ranking.map((colour, place) =>
      `${place + 1}. ${person(ctx, colour)}`).join(" · ") || undefined,
  }),
  coins: (ctx) => ({ title: ctx.t("look-coins"), text: ctx.t("tip-coins",
    { count: ctx.game.content.coins_per_point }) }),
  activation: (ctx) => ({ title: ctx.t("look-activation"), text: ctx.t("tip-activation") }),
  settlers: (ctx) => ({ title: ctx.t("look-settlers-name"), text: ctx.t("tip-settlers") }),
  resource: (ctx, id) => resourceTip(ctx, id),
  sell: (ctx, id) => dealTip(ctx, "sell", id),
  buy: (ctx, id) => dealTip(ctx, "buy", id),
  council: (ctx, colour) => {
    const owner = player(ctx, colour);
    const names = [...owner.scholars.map((id) => ctx.name("scholar", id)),
      ...owner.bishops.map((one) => `${ctx.name("bishop", one.id)} (${one.score + one.penalty})`)];
    return { title: ctx.t("look-monks"), text: names.join(", ") || ctx.t("look-none"),
      facts: ctx.t("look-monks-left", { count: owner.monks_left }) };
  },
  score: (ctx, colour) => {
    const { total = 0, points = {} } = ctx.position.standings[colour] ?? {};
    const rows = Object.entries(points).filter(([, more]) => more).map(([reason, more]) => `${reasonName(ctx, reason)} ${more}`);
    return { title: ctx.t("tip-score", { points: total }), text: rows.join(", ") || ctx.t("look-none") };
  },
};

/** @param {Context} ctx @param {string} colour @param {string} word @returns {Tip} */
function dieTip(ctx, colour, word) {
  const value = Number(word);
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  const axis = colour === "white" ? "column" : "row";
  const vacant = owner?.[axis === "row" ? "rows" : "columns"][value - 1].vacant ?? [];
  const text = owner && vacant.length
    ? `${ctx.t(`look-${axis}`, { number: value })}: ${territoryWords(ctx, owner, vacant)}` : ctx.t(`tip-die-${colour}`);
  return { title: ctx.t(`look-${colour}-die`, { number: value, count: 1 }), text,
    facts: ctx.t("tip-pips", { coins: owner?.pip_price ?? 1, free: owner?.free_pips ?? 0 }) };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function tileTip(ctx, id) {
  const kind = tileKind(ctx, id);
  if (kind === "road") return { title: ctx.name("kind", "road"),
    text: ctx.t("tip-road", { count: faces(ctx, id)[0].settlers }) };
  const costs = ctx.me ? player(ctx, ctx.me).expansion_cost : ctx.game.content.costs;
  return {
    title: ctx.name(kind, id),
    text: description(ctx, kind, id),
    facts: kind === "expansion" ? costWords(ctx, costs[ctx.game.content.expansions[id].size === 2 ? "double"
      : "triple"]) : undefined,
  };
}

/** @param {Context} ctx @param {string} id */
function boardWords(ctx, id) {
  return ctx.game.content.boards[id].cells.map((cell) => cell.kind === "road"
    ? ctx.name("kind", "road") : `${ctx.name("kind", cell.kind)} (${effectWords(ctx, cell.effects)})`).join(", ");
}

/** @param {Context} ctx @param {"scholar" | "bishop"} kind @param {string} id @returns {Tip} */
function personTip(ctx, kind, id) {
  const space = (kind === "scholar" ? ctx.view.scholars : ctx.view.bishops).find((one) => one.id === id);
  const score = ctx.me && kind === "bishop" ? space?.scores[ctx.me] : undefined;
  const now = space && score !== undefined ? ctx.t("look-bishop-now", { points: score, penalty: -space.points }) : "";
  const facts = [now, space ? monkFacts(ctx, space) : ""].filter(Boolean).join(" · ");
  return { title: ctx.name(kind, id), text: description(ctx, kind, id), facts: facts || undefined };
}

/** Whose monks are there, and what a place costs me. @param {Context} ctx @param {MonkSpace | undefined} space */
function monkFacts(ctx, space) {
  if (!space) return undefined;
  const there = space.monks.map((colour) => person(ctx, colour)).join(", ");
  const coins = monkPrice(ctx, space);
  const price = coins === null ? "" : coins ? ctx.t("look-costs", { coins }) : ctx.t("look-free");
  return [there ? ctx.t("look-monks-there", { players: there }) : "", price].filter(Boolean).join(" · ") || undefined;
}

/** @param {Context} ctx @param {"religion" | "conquistador"} track @param {number} space @returns {Tip} */
function trackTip(ctx, track, space) {
  const { religion, conquistador } = ctx.view;
  const piles = track === "conquistador" ? conquistador.piles : null;
  const here = piles ? (piles[String(space)] ?? [])
    : Object.keys(religion.markers).filter((colour) => religion.markers[colour] === space);
  const words = (track === "religion" ? [
    religion.monks.includes(space) ? ctx.t("tip-monk-space") : "",
    religion.dice.includes(space) ? ctx.t("tip-die-space") : "",
    space === religion.end ? ctx.t("tip-religion-end") : "",
  ] : [
    conquistador.gold.includes(space) ? ctx.t("tip-gold-space") : "",
    conquistador.trees?.includes(space) ? ctx.t("look-tree", { year: conquistador.trees.indexOf(space) + 1 }) : "",
  ]).filter(Boolean).join(" ");
  return {
    title: `${ctx.t(`look-${track}`)}${Number.isNaN(space) ? "" : `, ${space}`}`,
    text: words || ctx.t(`tip-${track}`),
    facts: here.length ? `${here.map((colour) => person(ctx, colour)).join(", ")}${piles
      && here.length > 1 ? `. ${ctx.t("tip-pile")}` : ""}` : undefined,
  };
}

/** @param {Context} ctx @param {string} id @returns {Tip} */
function resourceTip(ctx, id) {
  const facts = ctx.game.content.resources[id];
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  return {
    title: ctx.name("resource", id),
    text: ctx.t(facts.wild ? "tip-wild" : facts.basic ? "tip-basic" : "tip-advanced"),
    facts: ctx.t("tip-limit", { limit: facts.limit, coins: owner?.sell[id] ?? facts.sell }),
  };
}

/** @param {Context} ctx @param {"sell" | "buy"} verb @param {string} id @returns {Tip | null} */
function dealTip(ctx, verb, id) {
  if (!ctx.me) return null;
  const owner = player(ctx, ctx.me);
  return { title: ctx.t(`look-${verb}`, { resource: id, coins: owner[verb][id] }), text: ctx.t("tip-free-action") };
}
