/** Questions to the content of the game, and to the view of a position. */

/** @import { Cell, Player, Stop, View } from "./view.d.ts" */

/** @typedef {{ when: string, verb: string, facts: Record<string, any>, icons: string[], gains?: Effect[] }} Effect */
/** @typedef {{ columns: number, rows: number, cells: string[], islands: Record<string, string[]> }} LayoutFacts */
/** @typedef {{ next: string[], from: string | null, rivers: number, branch: string, effects: Effect[] }} SpaceFacts */
/** @typedef {{ level: number, kind: string, cost: number, points: number, effects: Effect[] }} ImprovementFacts */
/** @typedef {{ level: number, tile: boolean, rubies: boolean, sides: Effect[][] }} LocationFacts */
/** @typedef {{ needs: { what: string, low: number, high: number }[], low: number, high: number }} QuestFacts */
/** @typedef {{ hard: boolean, number: number, extra: string | null, spaces: number, orders: { do: string, kinds: string[] }[] }} SoloFacts */
/** What the content files say (facts.py).
 * @typedef {{ seats: string[], rounds: number, treasures: string[], kinds: string[], layouts: Record<string, LayoutFacts>,
 *   movement: { steps: number, pass: number, fee: number, first_token: number }, islands: { squares: number, values: { cubes: number, value: number }[] },
 *   gulf: Effect[][], maracaibo: number, final: { river: number, doubloons: number, buried: number, quests: number, quest_bonus: number },
 *   spaces: Record<string, SpaceFacts>, ship: { barriers: number[], slots: Record<string, { zone: number, column: number, row: number, effects: Effect[] }> },
 *   hideout: Record<string, { above: Effect[], below: Effect[][] }>,
 *   actions: Record<string, { power: number, printed: boolean, once_per_raid: boolean, effects: Effect[] }>,
 *   locations: Record<string, LocationFacts>, residences: Record<string, { cost: number, effects: Effect[] }>, improvements: Record<string, ImprovementFacts>,
 *   quests: Record<string, QuestFacts>, figureheads: Record<string, { price: number, effects: Effect[], squares: Effect[][] }>,
 *   black_markets: Record<string, Effect[]>, ruby_squares: Record<string, Effect[]>, rubies: number, hunt: { factor: number, failed: number },
 *   solo: Record<string, SoloFacts>,
 *   jordan: { slots: string[], positions: { raid_points: number, compare: boolean, spaces: number, explore_points: number }[], roll: { island: string, count: number }[],
 *     points: { improvement: number, residence: number, quest: number, ruby: number } },
 *   reasons: string[] }} Content */
/** @typedef {import("/web/types.d.ts").Context<View, Content>} Context */

/** The levels and the rounds as the box numbers them. */
export const ROMAN = ["", "I", "II", "III"];

/** @param {Context} ctx @param {string} colour @returns {Player} A player as the view shows it. */
export function player(ctx, colour) { return /** @type {Player} */ (ctx.view.players.find((one) => one.seat === colour)); }

/** Mine, or nobody's where somebody only watches. @param {Context} ctx */
export function myself(ctx) { return ctx.me ? player(ctx, ctx.me) : null; }

/** The name of the decision that waits. @param {Context} ctx @returns {string} */
export function decision(ctx) { return ctx.view.waiting?.decision ?? ""; }

/** Whether the seat that this page shows must decide. @param {Context} ctx */
export function isMine(ctx) { return ctx.position.waiting === "me"; }

/** @param {Context} ctx @param {string} who */
export function person(ctx, who) { return ctx.seats[who]?.name ?? ctx.name("seat", who); }

/** All who act, in the order of seats, and the solo opponent. @param {Context} ctx */
export function everybody(ctx) { return [...ctx.view.players.map(({ seat }) => seat), ...(ctx.view.jordan ? ["jordan"] : [])]; }

/** What a component does, in words. @param {Context} ctx @param {string} kind @param {string} word */
export function description(ctx, kind, word) { return ctx.game.descriptions[ctx.language]?.[`${kind}-${word}`.replaceAll("_", "-")] ?? ""; }

/** @param {Context} ctx @param {string} id @returns {Cell | undefined} */
export function cellAt(ctx, id) { return ctx.view.cells.find((one) => one.id === id); }

/** Where a card space lies. @param {string} id */
export function spotOf(id) {
  const [, column, row] = /^c(\d+)r(\d+)$/.exec(id) ?? ["", "0", "0"];
  return { column: Number(column), row: Number(row) };
}

/** What a place is called: by its card, if one lies there face up. @param {Context} ctx @param {string} id */
export function placeName(ctx, id) {
  const cell = cellAt(ctx, id);
  return cell?.card ? ctx.name(cell.kind, cell.card) : cell ? ctx.t("look-down", { back: cell.back ?? "filler" }) : id === "start" ? ctx.t("look-start") : ctx.name("place", id);
}

// -- sailing ----------------------------------------------------------------------------------------------------------

/** Where my ship may stop now, or step with the fog. @param {Context} ctx @returns {Stop[]} */
export function offeredStops(ctx) {
  const me = myself(ctx);
  return isMine(ctx) && me && /^Sail/.test(decision(ctx)) ? me.stops : [];
}

/** The place that is looked at or held. @param {Context} ctx @returns {string | null} */
export function chosenPlace(ctx) {
  const words = [ctx.pointed?.phrase ?? "", ...[...ctx.picks].reverse()].filter((phrase) => /^(sail|step) /.test(phrase));
  return words.map((phrase) => phrase.split(" ")[1]).find((id) => id) ?? null;
}
