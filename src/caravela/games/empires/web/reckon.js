/** Reckoning: what a region would score and what goods would earn, as the engine does it (scoring.py). */
import { size } from "./content.js";

/** @import { Crew } from "./content.js" */

/** @typedef {{ any_three: number, three_alike: number, four_alike: number }} Sets What a set of goods earns. */
/** @typedef {{ workers: number, first: number, second: number, shared_first: number, builder_first: number, builder_second: number }} Majority */

/** The points of a region per seat. @param {Record<string, Crew>} workers @param {Majority} worth
 * @returns {Record<string, number>} */
export function regionPoints(workers, worth) {
  const counts = Object.fromEntries(Object.entries(workers).map(([seat, crew]) => [seat, size(crew)]));
  const builders = Object.values(workers).reduce((sum, crew) => sum + (crew.builder ?? 0), 0);
  const ranks = [...new Set(Object.values(counts))].filter((count) => count > 0).sort((one, other) => other - one);
  const [first = 0, second = 0] = ranks;
  if (first < worth.workers) return {};
  const among = (/** @type {number} */ rank) => Object.values(counts).filter((count) => count === rank).length;
  const alone = among(first) === 1;
  /** @type {Record<string, number>} */
  const points = {};
  for (const [seat, count] of Object.entries(counts)) {
    if (count === first)
      points[seat] =
        (alone ? worth.first : among(first) === 2 ? worth.shared_first : 0) + worth.builder_first * builders;
    else if (count === second && second)
      points[seat] = (alone && among(second) === 1 ? worth.second : 0) + worth.builder_second * builders;
  }
  return points;
}

/** The best income of goods by type with so many ships. @param {Record<string, number>} goods @param {number} ships
 * @param {Sets} worth */
export function income(goods, ships, worth) {
  /** @type {Map<string, number>} Best income by "ships used, goods left over". */
  let best = new Map([["0 0", 0]]);
  for (const count of Object.values(goods)) {
    /** @type {Map<string, number>} */
    const grown = new Map();
    for (const [key, earned] of best) {
      const [used, loose] = key.split(" ").map(Number);
      for (const way of splits(count, worth)) {
        if (used + way.ships > ships) continue;
        const next = `${used + way.ships} ${loose + way.loose}`;
        grown.set(next, Math.max(grown.get(next) ?? -1, earned + way.coins));
      }
    }
    best = grown;
  }
  return Math.max(
    ...[...best].map(([key, earned]) => {
      const [used, loose] = key.split(" ").map(Number);
      return earned + mixed(loose, ships - used) * worth.any_three;
    }),
  );
}

/** All ways to make sets of one type. @param {number} count @param {Sets} worth */
function splits(count, worth) {
  const ways = [];
  for (let fours = 0; fours <= count / 4; fours += 1) {
    for (let shipped = 0; 4 * fours + 3 * shipped <= count; shipped += 1) {
      for (let threes = 0; 4 * fours + 3 * (shipped + threes) <= count; threes += 1) {
        const left = count - 4 * fours - 3 * (shipped + threes);
        for (let pairs = 0; 2 * pairs <= left; pairs += 1) {
          ways.push({
            coins: worth.four_alike * (fours + shipped) + worth.three_alike * (threes + pairs),
            ships: shipped + pairs,
            loose: left - 2 * pairs,
          });
        }
      }
    }
  }
  return ways;
}

/** How many sets of any three there are. @param {number} loose @param {number} ships */
function mixed(loose, ships) {
  let sets = 0;
  while (loose >= 3 || (loose === 2 && ships > 0)) {
    loose -= ships > 0 ? 2 : 3;
    ships -= ships > 0 ? 1 : 0;
    sets += 1;
  }
  return sets;
}
