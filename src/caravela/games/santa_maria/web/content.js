/** Questions to the content of the game, and to the view of a position. */
import { narrow } from "/web/pick.js";

/** @import { LogLine, OptionView } from "/web/messages.d.ts" */
/** @import { Cell, Die, EffectView, MonkSpace, Player, Spot, View } from "./view.d.ts" */

/** @typedef {Pick<EffectView, "verb" | "icons"> & { facts: Record<string, any> }} Effect */
/** @typedef {number[]} Place Row and column, from 1. */
/** @typedef {{ row: number, column: number, kind: string, settlers: number | null, effects: Effect[] }} Face */
/** @typedef {{ effects: Effect[] }} Source */
/** @typedef {{ cells: Face[] }} Tile */
/** What the content files say (facts.py).
 * @typedef {{ resources: Record<string, { sell: number, buy: number | null, limit: number, basic: boolean, wild: boolean }>,
 *   boards: Record<string, Tile & { side: string }>, expansions: Record<string, Tile & { size: number, cost: Record<string, number> }>,
 *   halls: Record<string, Tile>, roads: Record<string, Tile & { copies: number }>, docks: Record<string, Source>,
 *   retire: Record<string, Source & { order: number }>, stations: Record<string, Source>,
 *   scholars: Record<string, Source & { points: number }>, bishops: Record<string, Source>, bishop_penalty: number,
 *   shipments: Record<string, { set: string, cost: Record<string, number>, points: number }>, terrains: string[], size: number,
 *   religion: Record<string, unknown>, conquistador: Record<string, unknown>, conquest: Record<string, number[][]>,
 *   kinds: Record<string, { terrain: string | null }>,
 *   costs: { double: Record<string, number>, triple: Record<string, number>, monk_per_rival: number, extra_step: string },
 *   coins_per_point: number, dice: { white_per_player: number }, solo: { victory: number, trees: number[], conquest: number[] }, feats: string[] }} Content */
/** @typedef {import("/web/types.d.ts").Context<View, Content>} Context */

export const SIZE = 6;
export const RESOURCES = ["wood", "grain", "sugar", "gem", "gold"];
export const DOCKS = ["coins", "religion", "conquistador", "points"];

/** @param {Context} ctx @param {string} colour @returns {Player} A player as the view shows it. */
export function player(ctx, colour) {
  return /** @type {Player} */ (ctx.view.players.find((one) => one.seat === colour));
}

/** Whose colony lies in the middle: mine while I choose, else that of whoever plays.
 * @param {Context} ctx @returns {string} */
export function shown(ctx) {
  return ctx.inSight ?? ctx.me ?? ctx.view.waiting?.seat ?? ctx.view.turn ?? ctx.view.order[0];
}

/** The name of the decision that waits. @param {Context} ctx @returns {string} */
export function decision(ctx) {
  return ctx.view.waiting?.decision ?? "";
}

/** Whether the seat that this page shows must decide. @param {Context} ctx */
export function isMine(ctx) {
  return ctx.position.waiting === "me";
}

/** @param {Context} ctx @param {string} colour */
export function person(ctx, colour) {
  return ctx.seats[colour]?.name ?? ctx.name("seat", colour);
}

/** A scholar or bishop where there is little room: the icon says which of the two it is. @param {Context} ctx
 * @param {"scholar" | "bishop"} kind @param {string} id */
export function shortName(ctx, kind, id) {
  return kind === "bishop" ? ctx.t("look-bishop-short", { bishop: id }) : ctx.name(kind, id);
}

/** What a place for a monk costs me; nothing where I have one. @param {Context} ctx @param {MonkSpace} space */
export function monkPrice(ctx, space) {
  return ctx.me ? (space.prices[ctx.me] ?? null) : null;
}

/** What an option would change of mine. @param {Context} ctx @param {OptionView | undefined} option @param {string} figure */
export function change(ctx, option, figure) {
  return option?.changes?.[String(ctx.me)]?.figures?.[figure] ?? 0;
}

/** The cells of an expansion, a town hall or a road tile. @param {Context} ctx @param {string} id @returns {Face[]} */
export function faces(ctx, id) {
  const { expansions, halls, roads } = ctx.game.content;
  return (expansions[id] ?? halls[id] ?? roads[id]).cells;
}

/** What a tile is: its name belongs to this kind of words. @param {Context} ctx @param {string} id */
export function tileKind(ctx, id) {
  const { expansions, halls } = ctx.game.content;
  return expansions[id] ? "expansion" : halls[id] ? "hall" : "road";
}

/** What components do, in words. @param {Context} ctx @param {Effect[]} effects */
export function effectWords(ctx, effects) {
  return effects.map(({ verb, facts }) => ctx.t(`effect-${verb}`.replaceAll("_", "-"), facts)).join(", ");
}

/** Territories in words, in their order. @param {Context} ctx @param {Player} owner @param {Place[]} cells */
export function territoryWords(ctx, { grid }, cells) {
  return cells.map(([row, column]) => {
    const { kind, effects } = /** @type {Cell} */ (grid[row - 1][column - 1]);
    return `${ctx.name("kind", kind)} (${effectWords(ctx, effects)})`;
  }).join(" → ");
}

/** What a card, dock, space or tile does, in words. @param {Context} ctx @param {string} kind @param {string} word */
export function description(ctx, kind, word) {
  return ctx.game.descriptions[ctx.language]?.[`${kind}-${word}`.replaceAll("_", "-")] ?? "";
}

/** The events of the choice that led here. @param {Context} ctx @param {string[]} keys @returns {LogLine[]} */
export function justNow(ctx, ...keys) {
  const { events, number } = ctx.position;
  return events.filter((event) => event.number === number && keys.includes(event.key.replace(/^log-/, "")));
}

// -- lines and dice ---------------------------------------------------------------------------------------------------

/** A die used for a line, or a single territory: what would happen, in its order.
 * @typedef {{ cells: Place[], die: Die | null, axis: "row" | "column" | null, number: number }} Plan */

/** What an option would activate. @param {Context} ctx @param {OptionView} option @returns {Plan | null} */
function planOf(ctx, { text, facts }) {
  const { rows, columns } = player(ctx, String(ctx.me));
  const [verb] = text.split(" ");
  const [row, column] = [Number(facts.row), Number(facts.column)];
  if (verb === "activate") return { cells: [[row, column]], die: null, axis: null, number: 0 };
  if (verb === "white") return { cells: columns[column - 1].vacant, die: { colour: verb, value: column }, axis: "column", number: column };
  if (verb === "blue") return { cells: rows[row - 1].vacant, die: { colour: verb, value: row }, axis: "row", number: row };
  return null;
}

/** Words too general for a preview: they lead to all lines of a colour, or to all territories. */
const GENERAL = new Set(["white", "blue", "activate"]);

/** What is being looked at, or half chosen: of several ways the one that leaves most coins. @param {Context} ctx
 * @returns {Plan | null} */
export function plan(ctx) {
  if (!isMine(ctx) || !ctx.me || decision(ctx) !== "ChooseAction") return null;
  const looked = ctx.pointed && !GENERAL.has(ctx.pointed.phrase) ? ctx.pointed.options : [];
  const held = ctx.picks.some((phrase) => !GENERAL.has(phrase)) ? narrow(ctx.position.options, ctx.picks) : [];
  const plans = (looked.length ? looked : held).flatMap((option) => {
    const found = planOf(ctx, option);
    return found ? [{ found, coins: change(ctx, option, "coins") }] : [];
  });
  return plans.sort((one, other) => other.coins - one.coins)[0]?.found ?? null;
}

// -- tiles ------------------------------------------------------------------------------------------------------------

/** The tile that must be placed now, how it is turned, and where it may lie so.
 * @typedef {{ id: string, turn: number, turns: number[], spots: Spot[], all: Spot[] }} Held */

/** @param {Context} ctx @returns {Held | null} */
export function heldTile(ctx) {
  const { tile: id = null, spots: told = [] } = ctx.view.waiting ?? {};
  if (!id || !isMine(ctx) || decision(ctx) === "PayExpansion") return null;
  const all = told.length ? told : ctx.position.options.flatMap(({ facts: { row, column } }) =>
    (row && column ? [{ turn: 0, row: Number(row), column: Number(column), cells: [[Number(row), Number(column)]] }] : []));
  const turns = [...new Set(all.map((spot) => spot.turn))].sort();
  const picked = ctx.picks.map((phrase) => /^turn (\d)/.exec(phrase)?.[1]).find((word) => word !== undefined);
  const turn = Number(picked ?? turns[0] ?? 0);
  return { id, turn, turns, spots: all.filter((spot) => spot.turn === turn), all };
}

/** What is said to lay the held tile there. @param {Context} ctx @param {{ turn: number, row: number, column: number }} spot */
export function phraseOf(ctx, { turn, row, column }) {
  return decision(ctx) === "PlaceRoad" ? `cell ${row} ${column}` : `turn ${turn} cell ${row} ${column}`;
}

/** Where the held tile is being looked at, whether it fits there or not. @param {Context} ctx */
export function lookedAt(ctx) {
  const found = /cell (\d) (\d)$/.exec(ctx.pointed?.phrase ?? "") ?? /cell (\d) (\d)$/.exec(ctx.picks.join(" "));
  return found ? { row: Number(found[1]), column: Number(found[2]) } : null;
}

/** The place that the held tile would take. @param {Context} ctx @param {Held} held @returns {Spot | undefined} */
export function lookedSpot(ctx, held) {
  const at = lookedAt(ctx);
  return at ? held.spots.find(({ row, column }) => row === at.row && column === at.column) : undefined;
}

/** The option that lays the held tile there. @param {Context} ctx @param {Held} held @param {{ row: number, column: number }} spot */
export function layingOf(ctx, { turn }, { row, column }) {
  return ctx.position.options.find(({ facts }) => facts.row === row && facts.column === column && (facts.turn ?? 0) === turn);
}

/** Why the held tile can't lie where it is looked at. @param {Context} ctx @param {Held} held */
export function whyNotThere(ctx, held) {
  const at = lookedAt(ctx);
  if (!at || lookedSpot(ctx, held)) return "";
  const said = ctx.position.not_offered.find(({ text }) => text === `place ${phraseOf(ctx, { turn: held.turn, ...at })}`)?.why;
  return said ? ctx.t(said.key, said.facts) : "";
}
