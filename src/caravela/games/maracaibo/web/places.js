/** Where the locations lie on the chart, on a sheet of 800 by 445. */

import { landOf } from "./content.js";

/** @import { Context } from "./content.js" */

/** A location's place; its name and its tray of markers, quests and assistants beside it, the ships above, what a stop costs (left of a negative place), its sheet while it is a city.
 * @typedef {{ at: [number, number], name: [number, number, string], tray: [number, number, "left" | "right"], ship: [number, number], pill: [number, number], sheet?: [number, number], sea?: boolean }} Spot */

/** @type {Record<string, Spot>} */
const SPOTS = {
  0: { at: [228, 80], name: [0, 29, "middle"], tray: [20, 12, "right"], ship: [2, -26], pill: [22, -8] },
  1: { at: [300, 60], name: [4, -19, "middle"], tray: [18, 2, "right"], ship: [36, -12], pill: [-4, 17], sea: true },
  2: { at: [396, 112], name: [-14, 29, "middle"], tray: [-18, -10, "left"], ship: [22, -22], pill: [-6, -38] },
  3: { at: [460, 138], name: [-18, -19, "middle"], tray: [-18, 4, "left"], ship: [6, -38], pill: [-10, 16], sea: true },
  4: { at: [532, 142], name: [0, 0, "middle"], tray: [19, -9, "right"], ship: [-26, -22], pill: [-18, 8], sheet: [488, 54] },
  5: { at: [546, 192], name: [0, 0, "middle"], tray: [19, -4, "right"], ship: [-30, 8], pill: [-18, 2], sheet: [488, 212] },
  6: { at: [632, 172], name: [4, 30, "middle"], tray: [14, -30, "right"], ship: [-20, -24], pill: [-14, 14], sea: true },
  7: { at: [708, 198], name: [18, 5, "start"], tray: [12, -32, "right"], ship: [-24, -22], pill: [-17, 4], sea: true },
  8: { at: [750, 268], name: [0, 31, "middle"], tray: [-18, -8, "left"], ship: [-26, -26], pill: [-18, 12], sea: true },
  9: { at: [738, 360], name: [12, 42, "middle"], tray: [-18, 12, "left"], ship: [20, -26], pill: [-18, -26], sea: true },
  "9a": { at: [674, 412], name: [18, 16, "start"], tray: [18, -8, "right"], ship: [0, 26], pill: [-20, 10] },
  10: { at: [614, 372], name: [0, 30, "middle"], tray: [-34, 35, "right"], ship: [16, -28], pill: [20, -8] },
  11: { at: [524, 380], name: [0, 0, "middle"], tray: [-24, 19, "right"], ship: [-26, -22], pill: [20, -6], sheet: [520, 284] },
  12: { at: [444, 346], name: [22, -22, "middle"], tray: [-8, 18, "right"], ship: [-10, -30], pill: [16, -6], sea: true },
  13: { at: [352, 194], name: [0, 0, "middle"], tray: [20, -8, "right"], ship: [-30, -18], pill: [-2, -38], sheet: [296, 216] },
  14: { at: [384, 390], name: [22, 32, "middle"], tray: [-22, 19, "right"], ship: [28, 4], pill: [-18, -8], sheet: [284, 304] },
  15: { at: [286, 402], name: [32, 30, "middle"], tray: [18, 6, "right"], ship: [12, -26], pill: [-17, -8] },
  16: { at: [190, 366], name: [-20, 28, "middle"], tray: [18, 4, "right"], ship: [-30, -14], pill: [18, -24] },
  "16a": { at: [140, 326], name: [-18, 4, "end"], tray: [18, 0, "right"], ship: [0, -26], pill: [18, -20], sheet: [2, 318] },
  17: { at: [194, 286], name: [-20, 2, "end"], tray: [18, -4, "right"], ship: [10, 26], pill: [14, -28], sheet: [56, 226] },
  18: { at: [246, 168], name: [-22, 31, "middle"], tray: [19, 2, "right"], ship: [-30, -18], pill: [0, -38], sea: true },
  19: { at: [98, 148], name: [6, 31, "middle"], tray: [18, -9, "right"], ship: [36, -28], pill: [-17, 10] },
  20: { at: [58, 86], name: [8, 31, "middle"], tray: [21, -10, "right"], ship: [-28, -22], pill: [-2, -38], sea: true },
  "21a": { at: [112, 46], name: [0, -20, "middle"], tray: [25, -9, "right"], ship: [28, 20], pill: [-18, -8], sea: true },
  "21b": { at: [108, 46], name: [-14, -20, "middle"], tray: [-20, -12, "left"], ship: [-28, -10], pill: [-17, 8], sea: true },
  22: { at: [174, 34], name: [14, -18, "middle"], tray: [25, -9, "right"], ship: [28, -18], pill: [-4, 18], sea: true },
};

/** How the route bends between two locations. @type {Record<string, [number, number]>} */
const BENDS = {
  "0 1": [262, 50], "1 2": [358, 70], "2 3": [430, 112], "3 4": [494, 124], "3 5": [448, 214], "4 6": [590, 138], "5 6": [594, 202], "6 7": [672, 172],
  "7 8": [744, 228], "8 9": [774, 322], "9 10": [676, 336], "10 11": [566, 338], "11 12": [476, 340], "12 13": [474, 232], "12 14": [402, 356], "14 15": [336, 406],
  "15 16": [232, 398], "15 16a": [186, 400], "16a 17": [150, 296], "9 9a": [698, 370], "9a 10": [644, 382], "16 17": [222, 322], "17 18": [256, 224], "13 18": [300, 166], "18 19": [170, 168], "19 20": [62, 124], "20 21a": [74, 50], "20 21b": [74, 50],
  "21b 22": [140, 20],
};

/** A location's spot; one that the chart does not know lies between its neighbours. @param {Context} ctx @param {string} id @returns {Spot} */
export function spotOf(ctx, id) {
  if (SPOTS[id]) return SPOTS[id];
  const near = [...ctx.view.locations.map((place) => place.id).filter((other) => landOf(ctx, other).next.includes(id)), ...landOf(ctx, id).next].filter((other) => SPOTS[other]);
  const middle = (/** @type {0 | 1} */ axis) => near.reduce((sum, other) => sum + SPOTS[other].at[axis], 0) / Math.max(1, near.length);
  return { at: [middle(0) || 400, (middle(1) || 240) + 22], name: [0, 30, "middle"], tray: [18, -8, "right"], ship: [0, -26], pill: [18, 8] };
}

/** The bend of a leg of the route. @param {Context} ctx @param {string} from @param {string} to @returns {[number, number]} */
export function bendOf(ctx, from, to) {
  const known = BENDS[`${from} ${to}`];
  if (known) return known;
  const [[x, y], [x2, y2]] = [spotOf(ctx, from).at, spotOf(ctx, to).at];
  return [(x + x2) / 2 + (y2 - y) * 0.15, (y + y2) / 2 + (x - x2) * 0.15];
}
