/** The board of Santa Maria: what the common page draws, tells and asks. */
import { middle } from "./middle.js";
import { shared } from "./shared.js";
import { header, mine, rival } from "./players.js";

/** @import { OptionView } from "/web/messages.d.ts" */

export { art } from "./art.js";
export { journeys } from "./journeys.js";
export { preview, scoreRows, verdict } from "./previews.js";
export { tip } from "./tips.js";

export const parts = { header, offers: shared, map: middle, rival, mine };

export const tabs = [
  { id: "colony", icon: "i-home", key: "look-tab-colony", part: "map" },
  { id: "shared", icon: "i-compass", key: "look-tab-shared", part: "offers" },
  { id: "mine", icon: "i-storage", key: "look-tab-mine", part: "mine" },
];

export const marks = { points: "i-happiness", coins: "i-coin" };

export const follows = true;

/** Sales and purchases have buttons at the storage. @param {OptionView} option */
export function aside(option) {
  return /^(sell|buy) /.test(option.text);
}
