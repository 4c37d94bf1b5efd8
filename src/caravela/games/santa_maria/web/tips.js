/** Tooltips: a name, what it does now for me, and a line of facts; made from the content's entries. */
import { DOCKS, description, effectWords, faces, isMine, person, pipPrice, player, tileKind } from "./content.js";
import { cellWords } from "./colony.js";
import { costWords } from "./glyphs.js";
import { planWords } from "./previews.js";

/** @import { Context, Tip } from "/web/types.d.ts" */

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
    const what = { cells: line.vacant, coins: 0, die: null, axis: null, number: 0 };
    return {
      title: ctx.t(`look-${axis}`, { number: Number(number) }),
      text: line.vacant.length ? (colour === ctx.me ? planWords(ctx, what)
        : ctx.t("look-vacant", { count: line.vacant.length })) : ctx.t("tip-no-vacant"),
      facts: line.developed ? ctx.t("look-developed", { count: line.settlers })
        : ctx.t("tip-undeveloped", { count: line.settlers }),
    };
  },
  space: (ctx, colour, row, column) => {
    const owner = player(ctx, colour);
    const cell = owner.grid[Number(row) - 1][Number(column) - 1];
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
    const { score, penalty } = player(ctx, colour).bishops.find((/** @type {any} */ one) => one.id === id);
    return { title: ctx.name("bishop", id), text: description(ctx, "bishop", id),
      facts: ctx.t("look-bishop-now", { points: score, penalty: -penalty }) };
  },
  station: (ctx, id) => ({
    title: ctx.name("station", id),
    text: effectWords(ctx, ctx.game.content.stations[id].effects),
    facts: monkFacts(ctx, ctx.view.stations.find((/** @type {any} */ one) => one.id === id)),
  }),
  dock: (ctx, id) => {
    const { shipment } = ctx.view.docks.find((/** @type {any} */ one) => one.id === id);
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
    const all = ctx.t("tip-sets", { count: owner.sets, points: owner.sets * ctx.game.content.set_points });
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
    const space = ctx.view.retire.find((/** @type {any} */ one) => one.id === id);
    return {
      title: `${space.order}. ${ctx.name("retire", id)}`,
      text: `${effectWords(ctx, ctx.game.content.retire[id].effects)}. ${ctx.t("tip-retire")}`,
      facts: space.seat ? person(ctx, space.seat) : id === "road"
        ? ctx.t("look-roads-left", { count: ctx.view.roads_left }) : undefined,
    };
  },
  religion: (ctx, space) => trackTip(ctx, "religion", space === "" ? NaN : Number(space)),
  conquistador: (ctx, space) => trackTip(ctx, "conquistador", Number(space)),
  conquest: (ctx) => ({
    title: ctx.t("look-year-end"),
    text: ctx.view.solo ? ctx.t("tip-trees") : ctx.t("tip-conquest"),
    facts: ctx.view.conquistador.ranking.map((/** @type {string} */ colour, /** @type {number} */ place) =>
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
    const names = [...owner.scholars.map((/** @type {string} */ id) => ctx.name("scholar", id)),
      ...owner.bishops.map((/** @type {any} */ one) => `${ctx.name("bishop", one.id)} (${one.score + one.penalty})`)];
    return { title: ctx.t("look-monks"), text: names.join(", ") || ctx.t("look-none"),
      facts: ctx.t("look-monks-left", { count: owner.monks_left }) };
  },
  score: (ctx, colour) => {
    const rows = Object.entries(player(ctx, colour).breakdown ?? {}).filter(([, points]) => points);
    const name = (/** @type {string} */ reason) => (ctx.has(`reason-${reason}`) ? ctx.t(`reason-${reason}`)
      : ctx.name("bishop", reason));
    const total = rows.reduce((sum, [, points]) => sum + Number(points), 0);
    return {
      title: ctx.t("tip-score", { points: total }),
      text: rows.map(([reason, points]) => `${name(reason)} ${points}`).join(", ") || ctx.t("look-none"),
      facts: ctx.t("tip-score-now"),
    };
  },
};

/** @param {Context} ctx @param {string} colour @param {string} word @returns {Tip} */
function dieTip(ctx, colour, word) {
  const value = Number(word);
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  const axis = colour === "white" ? "column" : "row";
  const vacant = owner?.[axis === "row" ? "rows" : "columns"][value - 1].vacant ?? [];
  const text = vacant.length
    ? `${ctx.t(`look-${axis}`, { number: value })}: ${planWords(ctx,
      { cells: vacant, coins: 0, die: null, axis: null, number: 0 })}`
    : ctx.t(`tip-die-${colour}`);
  const far = owner && isMine(ctx) ? pipPrice(owner, value, value > 3 ? value - 1 : value + 1) : 1;
  return { title: ctx.t(`look-${colour}-die`, { number: value, count: 1 }), text,
    facts: ctx.t("tip-pips", { coins: owner?.pip_price ?? 1, free: far ? 0 : (owner?.free_pips ?? 0) }) };
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
  return ctx.game.content.boards[id].cells.map((/** @type {any} */ cell) => cell.kind === "road"
    ? ctx.name("kind", "road") : `${ctx.name("kind", cell.kind)} (${effectWords(ctx, cell.effects)})`).join(", ");
}

/** @param {Context} ctx @param {"scholar" | "bishop"} kind @param {string} id @returns {Tip} */
function personTip(ctx, kind, id) {
  const space = ctx.view[`${kind}s`].find((/** @type {any} */ one) => one.id === id);
  return { title: ctx.name(kind, id), text: description(ctx, kind, id), facts: space ? monkFacts(ctx, space)
    : undefined };
}

/** @param {Context} ctx @param {any} space */
function monkFacts(ctx, space) {
  const there = space.monks.map((/** @type {string} */ colour) => person(ctx, colour)).join(", ");
  const price = space.price === null ? "" : space.price ? ctx.t("look-costs", { coins: space.price })
    : ctx.t("look-free");
  return [there ? ctx.t("look-monks-there", { players: there }) : "", price].filter(Boolean).join(" · ") || undefined;
}

/** @param {Context} ctx @param {"religion" | "conquistador"} track @param {number} space @returns {Tip} */
function trackTip(ctx, track, space) {
  const { markers, piles } = ctx.view[track];
  const here = piles ? (piles[String(space)] ?? []) : Object.keys(markers).filter((colour) =>
    markers[colour] === space);
  const { monks, dice, gold, trees, end } = ctx.view[track];
  const words = [
    monks?.includes(space) ? ctx.t("tip-monk-space") : "", dice?.includes(space) ? ctx.t("tip-die-space") : "",
    monks && space === end ? ctx.t("tip-religion-end") : "", gold?.includes(space) ? ctx.t("tip-gold-space") : "",
    trees?.includes(space) ? ctx.t("look-tree", { year: trees.indexOf(space) + 1 }) : "",
  ].filter(Boolean).join(" ");
  return {
    title: `${ctx.t(`look-${track}`)}${Number.isNaN(space) ? "" : `, ${space}`}`,
    text: words || ctx.t(`tip-${track}`),
    facts: here.length ? `${here.map((/** @type {string} */ colour) => person(ctx, colour)).join(", ")}${piles
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
