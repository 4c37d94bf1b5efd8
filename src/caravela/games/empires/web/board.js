/** The board of Empires: what the common page draws, tells and asks. */
import { map } from "./map.js";
import { offers } from "./events.js";
import { header, mine, rival } from "./players.js";

/** @import { Context } from "/web/types.d.ts" */

export { art } from "./art.js";
export { journeys } from "./journeys.js";
export { preview, question } from "./previews.js";
export { tip } from "./tips.js";

export const parts = { header, offers, map, rival, mine };

export const tabs = [
  { id: "map", icon: "i-compass", key: "board-tab-map", part: "map" },
  { id: "events", icon: "i-log", key: "board-tab-events", part: "offers" },
  { id: "mine", icon: "i-storage", key: "board-tab-mine", part: "mine" },
];

const FIRST = ["new_world_1", "new_world_2", "new_world_3", "purchase", "discoveries"];

/** The rows of the score sheet, in the order of the score pad. @param {Context} ctx */
export function scoreRows(ctx) {
  const sheets = ctx.position.breakdown ?? ctx.view.players.map((/** @type {any} */ player) => player.breakdown);
  const found = new Set(sheets.flatMap((/** @type {Record<string, number>} */ sheet) => Object.keys(sheet)));
  const buildings = Object.keys(ctx.game.content.buildings).filter((id) => found.has(id));
  return [...FIRST, ...buildings, "economy"].filter((reason) => found.has(reason));
}
