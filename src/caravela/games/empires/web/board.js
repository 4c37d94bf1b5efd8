/** The board of Empires: what the common page draws and tells. */
import { key, map } from "./map.js";
import { offers } from "./events.js";
import { chances, outlook } from "./panels.js";
import { header, isOut, look, mine, rival } from "./players.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */

export { chances, isOut, look, outlook };
export { art } from "./art.js";
export { journeys } from "./journeys.js";
export { moment } from "./moments.js";
export { tip } from "./tips.js";

export const parts = { header, offers, map, key, rival, mine };

export const shape = { board: "tall", desk: "slim" };

export const counted = ["coins", "goods", "ships", "buildings", "discoveries", "settled"];

export const headings = ["log-event", "log-round-end"];

export const tabs = [
  { id: "map", icon: "i-map", key: "board-tab-map", part: "map" },
  { id: "events", icon: "i-event-dock", key: "board-tab-events", part: "offers" },
  { id: "mine", icon: "i-storage", key: "board-tab-mine", part: "mine" },
];

export const icons = {
  points: "i-vp",
  coins: "i-dollar",
  income: "i-coins",
  goods: "i-good",
  ships: "i-merchant-ship",
  workers: "i-figure",
  settled: "i-colony",
  stock: "i-storage",
  buildings: "i-event-buildings",
  discoveries: "i-discovery-token",
  strength: "i-event-discovery",
  shipping: "i-event-shipping",
};

/** What is bought is named on its button; buildings of one name are told apart by what they bring. @param {Context} ctx @param {OptionView} option */
export function title(ctx, { text, facts }) {
  if (!text.startsWith("buy ")) return null;
  const named = (/** @type {OptionView["facts"]} */ told) => ctx.name("building", String(told.building));
  const alike = ctx.position.options.filter((other) => other.text.startsWith("buy ") && named(other.facts) === named(facts));
  return alike.length > 1 ? ctx.t(`apart-${facts.building}`.replaceAll("_", "-")) : named(facts);
}
