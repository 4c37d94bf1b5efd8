/** Tooltips: a name, what it does now for me, and a line of facts; made from the content's entries. */
import { costWords } from "./card.js";
import { cellAt, description, myself, person, placeName, player } from "./content.js";
import { lying } from "./sea.js";
import { standing } from "./track.js";

/** @import { Tip } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** The tooltip of a drawn thing, "kind word …". @param {string} token @param {Context} ctx @returns {Tip | null} */
export function tip(token, ctx) {
  const [kind, ...words] = token.split(" ");
  return TIPS[kind]?.(ctx, words[0] ?? "", words[1] ?? "") ?? thingTip(ctx, kind);
}

/** The words of things that options name. */
const KINDS = ["improvement", "residence", "location", "quest", "figurehead", "black_market", "slot", "space", "action", "square", "ruby_square", "solo", "place", "trade"];

/** What an option names, where only its word is known. @param {Context} ctx @param {string} word @returns {Tip | null} */
function thingTip(ctx, word) {
  const kind = KINDS.find((one) => ctx.game.tokens[word]?.includes(one));
  return kind ? (TIPS[kind === "place" ? "cell" : kind]?.(ctx, word, "") ?? told(kind)(ctx, word)) : null;
}

/** A number of a player with what it is good for. @param {string} name @param {(ctx: Context, colour: string) => string | undefined} [facts] */
function figure(name, facts) {
  return (/** @type {Context} */ ctx, /** @type {string} */ colour) => ({ title: ctx.t(`figure-${name}`), text: ctx.t(`tip-${name}`), facts: colour ? facts?.(ctx, colour) : undefined });
}

/** A thing by its name and its description. @param {string} kind @param {(ctx: Context, word: string) => string | undefined} [facts] */
function told(kind, facts) {
  return (/** @type {Context} */ ctx, /** @type {string} */ word) => ({ title: ctx.name(kind, word), text: description(ctx, kind, word), facts: facts?.(ctx, word) });
}

/** What somebody has acquired and built; nothing where no table tells it. @param {Context} ctx @param {string} who @returns {{ tableau: string[], residences: string[] }} */
function owned(ctx, who) { return (who === "jordan" ? ctx.view.jordan : player(ctx, who)) ?? { tableau: [], residences: [] }; }

/** What a card costs me. @param {Context} ctx @param {string} id @param {number} printed */
function price(ctx, id, printed) { return costWords(ctx, myself(ctx)?.prices[id] ?? printed, printed); }

/** @type {Record<string, (ctx: Context, word: string, other: string) => Tip | null>} */
const TIPS = {
  round: (ctx) => ({ title: ctx.t("look-round", { round: ctx.view.round, rounds: ctx.view.rounds }), text: ctx.t("tip-round"), facts: ctx.view.last ? ctx.t("look-last", { name: person(ctx, ctx.view.last) }) : undefined }),
  player: (ctx, colour) => ({ title: person(ctx, colour), text: ctx.t("tip-order", { place: ctx.view.order.indexOf(colour) + 1 }) }),
  cell: cellTip,
  place: cellTip,
  gulf: (ctx) => ({ title: ctx.t("look-gulf"), text: description(ctx, "place", "gulf") }),
  maracaibo: (ctx) => ({ title: ctx.name("place", "maracaibo"), text: description(ctx, "place", "maracaibo"), facts: ctx.view.last ? ctx.t("look-last", { name: person(ctx, ctx.view.last) }) : undefined }),
  last: (ctx) => ({ title: ctx.t("look-last", { name: person(ctx, ctx.view.last ?? "") }), text: ctx.t("tip-last") }),
  start: (ctx) => ({ title: ctx.t("look-start"), text: ctx.t("tip-start") }),
  island: (ctx, id) => {
    const now = ctx.view.islands.find((one) => one.id === id);
    return now ? { title: ctx.t("look-island-name", { treasure: id }), text: ctx.t("look-island", { treasure: id, count: now.cubes, points: now.value }), facts: ctx.t("tip-island", { less: now.less, more: now.more }) } : null;
  },
  ship: (ctx, who) => {
    const stops = who === "jordan" ? [] : player(ctx, who).stops;
    return { title: ctx.t("look-ship-of", { name: person(ctx, who) }), text: placeName(ctx, ctx.view.ships[who]),
      facts: stops.length ? `${ctx.t("look-reaches")} ${stops.map(({ place, steps }) => `${placeName(ctx, place)} (${steps})`).join(", ")}` : undefined };
  },
  space: (ctx, id) => {
    const cost = ctx.view.exploring?.reach[id];
    return { title: ctx.name("space", id), text: description(ctx, "space", id) || undefined,
      facts: [...standing(ctx, id).map((who) => person(ctx, who)), cost === undefined ? "" : ctx.t("look-takes", { count: cost })].filter(Boolean).join(" · ") || undefined };
  },
  rivers: (ctx) => ({ title: ctx.t("figure-rivers"), text: ctx.t("tip-rivers", { points: ctx.game.content.final.river }) }),
  improvement: told("improvement", (ctx, id) => `${price(ctx, id, ctx.game.content.improvements[id].cost)} · ${ctx.name("kind", ctx.game.content.improvements[id].kind)}`),
  residence: told("residence", (ctx, id) => price(ctx, id, ctx.game.content.residences[id].cost)),
  location: told("location"),
  quest: told("quest", (ctx, id) => {
    const now = myself(ctx)?.progress[id];
    return now ? ctx.t("look-quest-now", { list: now.needs.map((need) => `${need.have}/${need.low}·${need.high}`).join(", "), points: now.points }) : undefined;
  }),
  quest_deck: (ctx) => ({ title: ctx.t("look-quest-deck", { count: ctx.view.quest_deck }), text: ctx.t("tip-quest-deck") }),
  level_two: (ctx) => ({ title: ctx.t("look-level-two", { count: ctx.view.level_two, top: ctx.view.top_up === null ? "hidden" : ctx.view.top_up ? "up" : "down" }), text: ctx.t("tip-level-two") }),
  figurehead: told("figurehead", (ctx, id) => ctx.t("look-cost", { doubloons: ctx.game.content.figureheads[id].price })),
  black_market: told("black_market"),
  slot: (ctx, colour, id) => {
    const word = id || colour;
    const slot = player(ctx, (id ? colour : ctx.me) ?? "")?.slots.find((one) => one.id === word);
    return { title: ctx.name("slot", word), text: description(ctx, "slot", word), facts: slot ? ctx.t("look-slot", { state: slot.filled ? "filled" : slot.missing ? "barred" : "open", count: slot.missing }) : undefined };
  },
  barrier: (ctx, colour, zone) => {
    const missing = Math.max(0, ...player(ctx, colour).slots.filter(({ id }) => ctx.game.content.ship.slots[id].zone === Number(zone)).map((slot) => slot.missing));
    return { title: ctx.t("look-barrier", { count: ctx.game.content.ship.barriers[Number(zone) - 1], missing }), text: ctx.t("tip-barrier") };
  },
  action: told("action"),
  square: told("square"),
  ruby_square: told("ruby_square"),
  solo: told("solo"),
  bonus: (ctx, id) => ({ title: ctx.t("look-bonus-square", { treasure: id, covered: "no" }), text: ctx.t("tip-bonus") }),
  stored: (ctx, id) => ({ title: ctx.name("treasure", id), text: ctx.t("tip-stored") }),
  treasures: (ctx, colour, id) => {
    const area = player(ctx, colour).areas.find((one) => one.treasure === id);
    const island = ctx.view.islands.find((one) => one.id === id);
    return { title: ctx.t("look-treasures", { treasure: id, count: area?.total ?? 0 }), text: island ? ctx.t("look-island", { treasure: id, count: island.cubes, points: island.value }) : undefined };
  },
  income: (ctx, colour) => {
    const one = player(ctx, colour);
    return { title: ctx.t("look-incomes"), text: ctx.t("look-income-of", { name: person(ctx, colour), doubloons: one.doubloon_income, points: one.points_income }) };
  },
  points: (ctx) => ({ title: ctx.t("look-points"), text: ctx.t("tip-points") }),
  power: figure("power", (ctx, colour) => Object.entries(player(ctx, colour).die_power).filter(([, count]) => count).map(([id, count]) => `${ctx.name("treasure", id)} +${count}`).join(", ") || undefined),
  rerolls: (ctx, colour) => ({ title: ctx.t("look-rerolls", { count: player(ctx, colour).rerolls }), text: ctx.t("tip-rerolls") }),
  explore: figure("explore-bonus", (ctx, colour) => player(ctx, colour).trades.map((id) => `${ctx.name("trade", id)}: ${description(ctx, "trade", id)}`).join(" · ") || undefined),
  steps: (ctx, colour) => ({ title: ctx.t("look-steps", { count: player(ctx, colour).steps }), text: ctx.t("tip-steps") }),
  discounts: (ctx, colour) => ({ title: ctx.t("look-discounts"), text: Object.entries(player(ctx, colour).discounts).filter(([, count]) => count).map(([what, count]) => `${ctx.t(`figure-${what === "residence" ? "residences" : what}`)} −${count}`).join(", ") }),
  upgrades: figure("upgrades"),
  buried: figure("buried"),
  kind: (ctx, kind, who) => ({ title: ctx.name("kind", kind), text: ctx.t("tip-kinds"),
    facts: owned(ctx, who).tableau.filter((id) => ctx.game.content.improvements[id].kind === kind).map((id) => ctx.name("improvement", id)).join(", ") || undefined }),
  residences: figure("residences", (ctx, colour) => owned(ctx, colour).residences.map((id) => ctx.name("residence", id)).join(", ") || undefined),
  quests: figure("quests"),
  markets: (ctx, colour) => ({ title: ctx.t("look-markets-left"), text: player(ctx, colour).unplaced.map((id) => ctx.name("black_market", id)).join(", ") || "–" }),
  rubies: figure("rubies"),
  die: (ctx, id) => {
    const die = ctx.view.raid?.dice.find((one) => one.treasure === id);
    return die ? { title: ctx.name("treasure", id), text: ctx.t("look-die", { treasure: id, count: die.pips, power: die.power }) } : null;
  },
  reroll: (ctx) => ({ title: ctx.t("look-rerolls", { count: ctx.view.raid?.rerolls ?? 0 }), text: ctx.t("tip-rerolls") }),
  basis: (ctx) => ({ title: ctx.t("look-basis"), text: ctx.t("tip-basis") }),
  paid: (ctx) => ({ title: ctx.t("look-paid"), text: ctx.t("tip-paid") }),
  leftover: (ctx) => ({ title: ctx.t("look-leftovers"), text: ctx.t("tip-leftover") }),
  jordan: (ctx) => ({ title: person(ctx, "jordan"), text: ctx.t("tip-jordan") }),
  jordanship: (ctx) => ({ title: ctx.t("look-jordan-ship", { count: ctx.view.jordan?.upgrades ?? 0 }), text: ctx.t("tip-jordan-ship") }),
  position: (ctx, index) => {
    const one = ctx.game.content.jordan.positions[Number(index)];
    return { title: ctx.t("look-jordan-marker", { count: Number(index) + 1 }), text: ctx.t("tip-position", { points: one.raid_points, count: one.spaces, more: one.explore_points, compare: one.compare ? "yes" : "no" }) };
  },
};

/** @param {Context} ctx @param {string} id @returns {Tip | null} */
function cellTip(ctx, id) {
  const cell = cellAt(ctx, id);
  if (!cell) return TIPS[id]?.(ctx, "", "") ?? null;
  const me = myself(ctx);
  const stop = me?.stops.find((one) => one.place === id);
  const { improvements, residences } = ctx.game.content;
  const cost = !cell.card ? undefined : cell.kind === "improvement" ? improvements[cell.card].cost : cell.kind === "residence" ? residences[cell.card].cost : undefined;
  return {
    title: placeName(ctx, id),
    text: [cell.card ? description(ctx, cell.kind, cell.card) : ctx.t("tip-down", { back: cell.back ?? "filler" }), ...lying(ctx, cell)].join(" "),
    facts: [cell.card && cell.kind === "improvement" ? ctx.name("kind", improvements[cell.card].kind) : "", cell.card && cost !== undefined ? price(ctx, cell.card, cost) : "", stop ? ctx.t("look-steps", { count: stop.steps }) : "", stop?.fee ? ctx.t("look-fee", { doubloons: stop.fee }) : ""].filter(Boolean).join(" · ") || undefined,
  };
}
