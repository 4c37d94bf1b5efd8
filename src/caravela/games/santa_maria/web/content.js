/** Questions to the content of the game, and to the view of a position. */
import { narrow } from "/web/pick.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context } from "/web/types.d.ts" */

/** @typedef {{ when: string, verb: string, facts: Record<string, any>, optional: boolean }} Effect */
/** @typedef {[number, number]} Place Row and column, from 1. */
/** @typedef {{ colour: string, value: number }} Die */
/** @typedef {{ row: number, column: number, kind: string, settlers: number | null, effects: Effect[] }} Face */
/** A space of a colony as the view shows it.
 * @typedef {{ kind: string, terrain: string | null, printed: boolean, tile: string | null, settlers: number | null,
 *   effects: Effect[], coins: number, die: Die | null }} Cell */

export const SIZE = 6;
export const RESOURCES = ["wood", "grain", "sugar", "gem", "gold"];
export const DOCKS = ["coins", "religion", "conquistador", "points"];
export const LINES = /** @type {const} */ ({ white: "column", blue: "row" });

/** @param {Context} ctx @param {string} colour @returns {any} A player as the view shows it. */
export function player(ctx, colour) {
  return ctx.view.players.find((/** @type {any} */ one) => one.seat === colour);
}

/** Whose colony lies in the middle: mine, or for those who only watch that of the player whose turn it is.
 * @param {Context} ctx @returns {string} */
export function shown(ctx) {
  return ctx.me ?? ctx.view.waiting?.seat ?? ctx.view.turn ?? ctx.view.order[0];
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

/** What a card, dock, space or tile does, in words. @param {Context} ctx @param {string} kind @param {string} word */
export function description(ctx, kind, word) {
  return ctx.game.descriptions?.[ctx.language]?.[`${kind}-${word}`.replaceAll("_", "-")] ?? "";
}

/** Whether an event belongs to the choice that led here. @param {Context} ctx @param {string[]} keys */
export function justNow(ctx, ...keys) {
  const { events, number } = ctx.position;
  return events.filter((event) => event.number === number && keys.includes(event.key.replace(/^event-/, "")));
}

// -- lines and dice ---------------------------------------------------------------------------------------------------

/** A die used for a line, or a single territory: what would happen, in its order.
 * @typedef {{ cells: Place[], coins: number, die: Die | null, axis: "row" | "column" | null, number: number }} Plan */

/** What a die has to be changed for, in coins. @param {any} owner @param {number} from @param {number} to */
export function pipPrice(owner, from, to) {
  return Math.max(0, Math.abs(from - to) - owner.free_pips) * owner.pip_price;
}

/** What an option would activate. @param {Context} ctx @param {OptionView} option @returns {Plan | null} */
export function planOf(ctx, option) {
  const owner = ctx.me ? player(ctx, ctx.me) : null;
  const words = option.text.split(" ");
  if (!owner) return null;
  if (words[0] === "white" || words[0] === "blue") {
    const axis = LINES[words[0]];
    const [value, number] = [Number(words[1]), Number(words[3])];
    const cells = owner[axis === "row" ? "rows" : "columns"][number - 1].vacant;
    return { cells, coins: pipPrice(owner, value, number), die: { colour: words[0], value: number }, axis, number };
  }
  if (words[0] !== "activate") return null;
  return { cells: [[Number(words[2]), Number(words[3])]], coins: owner.activation_price, die: null, axis: null,
    number: 0 };
}

/** Words too general for a preview: they lead to all lines of a colour, or to all territories. */
const GENERAL = new Set(["white", "blue", "activate"]);

/** What is being looked at, or half chosen: of several ways the cheapest. @param {Context} ctx
 * @returns {Plan | null} */
export function plan(ctx) {
  if (!isMine(ctx) || decision(ctx) !== "ChooseAction") return null;
  const looked = ctx.pointed && !GENERAL.has(ctx.pointed.phrase) ? ctx.pointed.options : [];
  const held = ctx.picks.some((phrase) => !GENERAL.has(phrase)) ? narrow(ctx.position.options, ctx.picks) : [];
  const plans = (looked.length ? looked : held).flatMap((option) => planOf(ctx, option) ?? []);
  return plans.reduce((/** @type {Plan | null} */ best, one) => (best && best.coins <= one.coins ? best : one), null);
}

// -- tiles ------------------------------------------------------------------------------------------------------------

/** Where the cells of a tile lie after quarter turns clockwise (SMA-4.11). @param {Face[]} cells @param {number} turn
 * @param {Place} first The place of the first cell. @returns {Place[]} */
export function covered(cells, turn, [row, column]) {
  return cells.map((cell) => {
    const down = cell.row - cells[0].row;
    const right = cell.column - cells[0].column;
    const [dr, dc] = [
      [down, right],
      [right, -down],
      [-down, -right],
      [-right, down],
    ][turn];
    return [row + dr, column + dc];
  });
}

/** The tile that must be placed now, and how it is turned.
 * @typedef {{ id: string, turn: number, turns: number[], places: Place[], held: boolean }} Held */

/** @param {Context} ctx @returns {Held | null} */
export function heldTile(ctx) {
  const id = ctx.view.waiting?.tile;
  if (!id || !isMine(ctx) || decision(ctx) === "PayExpansion") return null;
  const spots = ctx.position.options.flatMap(({ text }) => {
    const found = /^place (?:turn (\d) )?cell (\d) (\d)$/.exec(text);
    return found ? [{ turn: Number(found[1] ?? 0), place: /** @type {Place} */ ([Number(found[2]),
      Number(found[3])]) }] : [];
  });
  const turns = [...new Set(spots.map((spot) => spot.turn))].sort();
  const picked = ctx.picks.map((phrase) => /^turn (\d)/.exec(phrase)?.[1]).find((word) => word !== undefined);
  const looked = /^turn (\d)$/.exec(ctx.pointed?.phrase ?? "")?.[1];
  const turn = Number(picked ?? looked ?? turns[0] ?? 0);
  const places = spots.filter((spot) => spot.turn === turn).map((spot) => spot.place);
  return { id, turn, turns, places, held: picked !== undefined };
}

/** The place that the held tile would take: what is being looked at. @param {Context} ctx @returns {Place | null} */
export function lookedPlace(ctx) {
  const found = /cell (\d) (\d)$/.exec(ctx.pointed?.phrase ?? "") ?? /cell (\d) (\d)/.exec(ctx.picks.join(" "));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The lines that are full once these spaces are. @param {(Cell | null)[][]} grid @param {Place[]} more
 * @returns {{ axis: "row" | "column", number: number }[]} */
export function completed(grid, more) {
  const will = (/** @type {number} */ row, /** @type {number} */ column) =>
    grid[row - 1][column - 1] !== null || more.some(([r, c]) => r === row && c === column);
  const places = Array.from({ length: SIZE }, (_, index) => index + 1);
  const rows = [...new Set(more.map(([row]) => row))].filter((row) => places.every((column) => will(row, column)));
  const columns = [...new Set(more.map(([, column]) => column))].filter((column) =>
    places.every((row) => will(row, column)));
  return [
    ...rows.map((number) => ({ axis: /** @type {const} */ ("row"), number })),
    ...columns.map((number) => ({ axis: /** @type {const} */ ("column"), number })),
  ];
}

/** What settlers would bring with a tile lying there: points of all developed lines (SMA-13.3).
 * @param {(Cell | null)[][]} grid @param {Face[]} cells @param {Place[]} places */
export function settlerPoints(grid, cells, places) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => {
    const index = places.findIndex(([r, c]) => r === row && c === column);
    return index >= 0 ? cells[index] : grid[row - 1][column - 1];
  };
  let points = 0;
  for (let line = 1; line <= SIZE; line += 1) {
    for (const axis of ["row", "column"]) {
      const line6 = Array.from({ length: SIZE }, (_, index) =>
        axis === "row" ? at(line, index + 1) : at(index + 1, line));
      if (line6.every((cell) => cell)) points += line6.reduce((sum, cell) => sum + (cell?.settlers ?? 0), 0);
    }
  }
  return points;
}
