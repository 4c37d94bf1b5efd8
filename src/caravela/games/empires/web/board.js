/** The board of Empires: what the common page draws and tells. */
import { key, map } from "./map.js";
import { offers } from "./events.js";
import { chances, outlook } from "./panels.js";
import { region, size } from "./content.js";
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

export const opens = ["log-nation", "log-bid", "log-placed", "log-placed-school", "log-placed-ship", "log-landed", "log-good-taken", "log-built", "log-ship-won", "log-worker-gained", "log-initiative-coins", "log-region-won", "log-region-failed", "log-card-won", "log-card-failed", "log-war", "log-battle", "log-new-world", "log-points-bought"];
export const deeds = ["log-look-token", "log-look-card", "log-advantage"];
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

/** What is bought is named on its button; buildings of one name are told apart by what they bring. Whom one fights is told with the fight. @param {Context} ctx @param {OptionView} option */
export function title(ctx, { text, facts }) {
  const [verb] = text.split(" ", 1);
  if (verb === "battle" || verb === "war") return ctx.t(`board-${verb}-with`, facts);
  if (!text.startsWith("buy ")) return null;
  const named = (/** @type {OptionView["facts"]} */ told) => ctx.name("building", String(told.building));
  const alike = ctx.position.options.filter((other) => other.text.startsWith("buy ") && named(other.facts) === named(facts));
  return alike.length > 1 ? ctx.t(`apart-${facts.building}`.replaceAll("_", "-")) : named(facts);
}

/** Who settles where no points come of it reads that, and how large the colony would be. @param {Context} ctx @param {OptionView} option */
export function facts(ctx, { facts: { region: where }, changes = {}, unknown }) {
  const { figures: { settled = 0 } = {}, sums: { points = 0, likely = 0 } = {} } = changes[ctx.me ?? ""] ?? {};
  if (!ctx.me || !where || settled <= 0 || points || likely || unknown) return ctx.nothing;
  const count = size(region(ctx, String(where)).workers[ctx.me] ?? {}) + settled;
  return ctx.html`<span title=${ctx.t("board-colony-idle-help", { count })}>${ctx.t("board-colony-idle")}</span><span>${ctx.t("board-colony-size", { count })}</span>`;
}
