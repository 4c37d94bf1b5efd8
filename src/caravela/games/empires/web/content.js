/** Questions to the content of the game, and to the view of a position. */

/** @import { Found, Player, Region, View } from "./view.d.ts" */

/** @typedef {Record<string, number>} Crew How many figures of each type. */
/** @typedef {{ when: string, verb: string, facts: Record<string, any>, icons: string[] }} Effect */
/** @typedef {{ age: string, price: number, points: number, free: boolean, kind: string, set: string, copies: number, effects: Effect[] }} Building */
/** @typedef {{ per_seat: number, strength: number, shipping: number, discount: number, arrival_coins: number, arrival_colonists: number }} Worker */
/** What the content files say (facts.py).
 * @typedef {{ regions: Record<string, { good: string, adjacent: string[], discovered: boolean }>, goods: Record<string, number>,
 *   buildings: Record<string, Building>, nations: Record<string, { effects: Effect[] }>, workers: Record<string, Worker>,
 *   events: Record<string, { spaces: number }>, tokens: Found[], cards: Found[], initiative_coins: number[],
 *   ages: { id: string, rounds: number[], building_price: number }[], scoring_rounds: number[] }} Content */
/** @typedef {import("/web/types.d.ts").Context<View, Content>} Context */

export const WORKERS = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"];
export const EVENTS = /** @type {const} */ ([
  "initiative", "dock", "trade", "shipping", "buildings", "discovery", "specialists", "warfare",
]);
/** @typedef {typeof EVENTS[number]} EventName */
/** @typedef {"initiative" | "dock" | "trade" | "buildings" | "warfare"} RowName The events in which workers queue. */

/** @param {Context} ctx @param {string} id */
export function building(ctx, id) {
  return ctx.game.content.buildings[id];
}

/** @param {Context} ctx @param {string} colour @returns {Player} A player as the view shows it. */
export function player(ctx, colour) {
  return /** @type {Player} */ (ctx.view.players.find((one) => one.seat === colour));
}

/** @param {Context} ctx @param {string} id @returns {Region} */
export function region(ctx, id) {
  return /** @type {Region} */ (ctx.view.regions.find((one) => one.id === id));
}

/** How many buildings of the present Age are left. @param {Context} ctx */
export function buildingsLeft(ctx) {
  return ctx.view.left.buildings[ctx.game.content.ages.findIndex(({ id }) => id === ctx.view.age)] ?? 0;
}

/** The name of the decision that waits. @param {Context} ctx @returns {string} */
export function decision(ctx) {
  return ctx.view.waiting?.decision ?? "";
}

/** Whether the seat that this page shows must decide. @param {Context} ctx */
export function isMine(ctx) {
  return ctx.position.waiting === "me";
}

/** @param {Crew} crew @returns {number} */
export function size(crew) {
  return Object.values(crew).reduce((sum, count) => sum + count, 0);
}

/** A crew as pairs of type and count, in the order of the types. @param {Crew} crew @returns {[string, number][]} */
export function members(crew) {
  const types = [...WORKERS, ...Object.keys(crew).filter((worker) => !WORKERS.includes(worker))];
  return types.filter((worker) => crew[worker]).map((worker) => [worker, crew[worker]]);
}

/** The building with a verb that the board has a place for. @param {Context} ctx @param {string} verb */
export function buildingWith(ctx, verb) {
  const all = Object.entries(ctx.game.content.buildings);
  return all.find(([, { effects }]) => effects.some((effect) => effect.verb === verb))?.[0] ?? "";
}

/** What the last choice has touched: places such as "region florida red", "event dock", "player red".
 * @param {Context} ctx @returns {Set<string>} */
export function lastTouched(ctx) {
  const touched = new Set();
  for (const { number, key, facts } of ctx.position.events) {
    if (number !== ctx.position.number) continue;
    const { seat, region: where, region2, event: row, space } = facts;
    if (where) touched.add(`region ${where} ${seat}`);
    if (region2) touched.add(`region ${region2} ${seat}`);
    if (row && /(placed|front)$/.test(key)) touched.add(`event ${row} ${seat} ${facts.worker}`);
    if (key.endsWith("placed-ship")) touched.add(`event dock ${seat} ${facts.worker}`);
    if (space) touched.add(`space ${space}`);
    if (facts.building) touched.add(`building ${facts.building}`);
  }
  return touched;
}
