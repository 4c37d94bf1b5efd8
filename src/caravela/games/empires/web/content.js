/** Questions to the content of the game, and to the view of a position. */

/** @import { Context } from "/web/types.d.ts" */

/** @typedef {{ when: string, verb: string, facts: Record<string, any> }} Effect */
/** @typedef {{ age: string, price: number, points: number, free: boolean, kind: string, effects: Effect[] }} Building */
/** @typedef {{ id: string, natives: number, loot: number, plunder: number, points: number }} Found */
/** @typedef {Record<string, number>} Crew How many figures of each type. */

export const WORKERS = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"];
export const EVENTS = ["initiative", "dock", "trade", "shipping", "buildings", "discovery", "specialists", "warfare"];
export const AGES = ["I", "II", "III"];
export const SEATS = ["red", "yellow", "blue", "green", "orange", "purple"];

/** @param {Context} ctx @param {string} id @returns {Building} */
export function building(ctx, id) {
  return ctx.game.content.buildings[id];
}

/** @param {Context} ctx @param {string} colour @returns {any} A player as the view shows it. */
export function player(ctx, colour) {
  return ctx.view.players.find((/** @type {any} */ one) => one.seat === colour);
}

/** @param {Context} ctx @param {string} id @returns {any} */
export function region(ctx, id) {
  return ctx.view.regions.find((/** @type {any} */ one) => one.id === id);
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
  return [...WORKERS, "militia"].filter((worker) => crew[worker]).map((worker) => [worker, crew[worker]]);
}

/** The effects of a verb that a player's face-up or lasting buildings have.
 * @param {Context} ctx @param {string} colour @param {string} verb @returns {Effect[]} */
export function effectsOf(ctx, colour, verb) {
  return player(ctx, colour).buildings.flatMap((/** @type {any} */ one) =>
    building(ctx, one.id).effects.filter((effect) => effect.verb === verb),
  );
}

/** How many Colonists come with a Missionary of a player. @param {Context} ctx @param {string} colour */
export function companions(ctx, colour) {
  const raised = effectsOf(ctx, colour, "bring_colonists");
  return raised.length ? raised[raised.length - 1].facts.count : ctx.game.content.workers.missionary.arrival_colonists;
}

/** What one worker counts in Discovery. @param {Context} ctx @param {string} colour @param {string} worker */
export function strengthOf(ctx, colour, worker) {
  const raised = worker === "captain" ? effectsOf(ctx, colour, "raise_captains") : [];
  return raised.length ? raised[raised.length - 1].facts.count : ctx.game.content.workers[worker].strength;
}

/** What the natives resist a player's expedition with. @param {Context} ctx @param {string} colour
 * @param {number} natives */
export function resistance(ctx, colour, natives) {
  const change = effectsOf(ctx, colour, "change_resistance").reduce((sum, effect) => sum + effect.facts.count, 0);
  return Math.max(0, natives + change);
}

/** Whether a Missionary that a player lands in a region comes alone. @param {Context} ctx @param {string} colour
 * @param {any} place */
export function isBlocked(ctx, colour, place) {
  return ctx.view.players.some(
    (/** @type {any} */ one) =>
      one.seat !== colour && place.workers[one.seat]?.missionary && effectsOf(ctx, one.seat, "block_companions").length,
  );
}

/** Which tokens of a list have the ids. @param {Context} ctx @param {string[]} ids @returns {Found[]} */
export function tokens(ctx, ids) {
  return ids.map((id) => ctx.game.content.tokens.find((/** @type {Found} */ token) => token.id === id));
}

/** The cards that nobody owns. @param {Context} ctx @returns {Found[]} */
export function cardsLeft(ctx) {
  const owned = new Set(
    ctx.view.players.flatMap((/** @type {any} */ one) => one.cards.map((/** @type {Found} */ card) => card.id)),
  );
  return ctx.game.content.cards.filter((/** @type {Found} */ card) => !owned.has(card.id));
}

/** What a building costs a player: the full price, and with the discount of the figure that would buy it.
 * @param {Context} ctx @param {string} id @param {string | null} colour
 * @returns {{ full: number, mine: number, worker: string | null }} */
export function priceOf(ctx, id, colour) {
  const tile = building(ctx, id);
  const full = tile.free ? 0 : tile.price;
  const figures = ctx.view.events.buildings.workers.filter((/** @type {any} */ one) => one.seat === colour);
  const buyer = figures.find((/** @type {any} */ one) => ctx.game.content.workers[one.worker].discount) ?? null;
  const first = decision(ctx) === "BuyBuilding" && isMine(ctx) ? figures[0] : buyer;
  const discount = first ? ctx.game.content.workers[first.worker].discount : 0;
  return { full, mine: Math.max(0, full - discount), worker: discount && full ? first.worker : null };
}

/** Goods in the sets of the best income, as lists of goods and ships; the last list is what is left over.
 * @param {Context} ctx @param {any} owner A player of the view.
 * @returns {{ sets: { goods: string[], ships: number, coins: number }[], loose: string[], ships: number }} */
export function bestSets(ctx, owner) {
  const worth = ctx.game.content.sets;
  const left = { ...owner.goods };
  const sets = [];
  let ships = owner.ships - owner.ships_sailing;
  for (const set of owner.sets) {
    ships -= set.ships;
    if (set.good) {
      left[set.good] -= set.goods;
      sets.push({
        goods: Array(set.goods).fill(set.good),
        ships: set.ships,
        coins: set.goods + set.ships === 4 ? worth.four_alike : worth.three_alike,
      });
    } else
      sets.push({ goods: /** @type {string[]} */ ([]), ships: set.ships, coins: worth.any_three, wanted: set.goods });
  }
  const loose = Object.entries(left).flatMap(([good, count]) => Array(count).fill(good));
  for (const set of sets) if ("wanted" in set) set.goods = loose.splice(0, set.wanted);
  return { sets, loose, ships };
}

/** What the last choice has touched: places such as "region florida red", "event dock", "player red".
 * @param {Context} ctx @returns {Set<string>} */
export function lastTouched(ctx) {
  const touched = new Set();
  for (const event of ctx.position.events) {
    if (event.number !== ctx.position.number) continue;
    const { seat, region: where, region2, event: row, space } = event.facts ?? {};
    if (where) touched.add(`region ${where} ${seat}`);
    if (region2) touched.add(`region ${region2} ${seat}`);
    if (row && event.key.endsWith("placed")) touched.add(`event ${row} ${seat} ${event.facts?.worker}`);
    if (row && event.key.endsWith("front")) touched.add(`event ${row} ${seat} ${event.facts?.worker}`);
    if (event.key.endsWith("placed-ship")) touched.add(`event dock ${seat} ${event.facts?.worker}`);
    if (space) touched.add(`space ${space}`);
    if (event.facts?.building) touched.add(`building ${event.facts.building}`);
  }
  return touched;
}
