/** The board of Maracaibo: what the common page draws and tells. */
import { solo } from "./ana.js";
import { chart, key } from "./chart.js";
import { actionOf, landOf, player } from "./content.js";
import { line, signsOf } from "./glyphs.js";
import { offers } from "./offers.js";
import { header, mine, rival } from "./players.js";
import { strip } from "./track.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */

export { art } from "./art.js";
export { unread as greets } from "./book.js";
export { journeys } from "./journeys.js";
export { moment } from "./moments.js";
export { saga } from "./saga.js";
export { tip } from "./tips.js";

export const parts = { header, offers, map, key, rival, mine, solo };

export const shape = { board: "wide", desk: "deep" };

export const tabs = [
  { id: "chart", icon: "i-map", key: "look-tab-chart", part: "map" },
  { id: "cards", icon: "i-project-card", key: "look-tab-cards", part: "offers" },
  { id: "mine", icon: "i-ship", key: "look-tab-mine", part: "mine" },
];

export const scene = "chart";

export const money = "doubloons";

export const icons = {
  points: "i-vp", doubloons: "i-doubloon", combat_points: "i-combat-point", figures: "i-figure", hand: "i-hand-card", doubloon_income: "i-income-doubloon", points_income: "i-income-vp",
  upgrades: "i-upgrade", discs: "i-disc", synergies: "i-synergy-any", compasses: "i-compass", assistants: "i-assistant", cards: "i-project-card", tokens: "i-combat-token", quests: "i-quest",
  france: "i-influence-france", england: "i-influence-england", spain: "i-influence-spain", explorer: "i-explore",
};

export const opens = ["log-sailed", "log-ana-card"];
export const deeds = ["log-bought", "log-invested", "log-delivered", "log-fought", "log-captured", "log-quest", "log-annexed"];
export const counted = ["doubloons", "points", "combat_points", "figures", "france", "england", "spain", "explorer", "doubloon_income", "points_income"];

export const follows = true;

/** Against Ana the log tells how it ended. @param {Context} ctx */
export function verdict(ctx) {
  const told = ctx.view.solo && ctx.view.over ? ctx.position.events.findLast(({ key }) => /^log-(victory|drawn|defeat)$/.test(key)) : undefined;
  return told ? { title: ctx.t(told.key, told.facts), won: told.key === "log-victory" } : null;
}

/** The chart, below it the explorer track. @param {Context} ctx */
function map(ctx) { return ctx.html`<div class="maracaibo seaview">${chart(ctx)}${strip(ctx)}</div>`; }

/** What has a longer sentence than a button; a stop by its name, where two ways lead there, by the number of the place where they part. @param {Context} ctx @param {OptionView} option */
export function title(ctx, { text, facts: { location, arm, project } }) {
  if (text.startsWith("buy ")) return ctx.name("project", String(project));
  if (text === "discard hand") return ctx.t("look-sell-hand");
  if (!text.startsWith("sail ")) return null;
  const ways = ctx.position.options.filter((option) => option.facts.location === location && option.text.startsWith("sail "));
  return arm && ways.length > 1 ? ctx.t("look-by", { location, number: arm }) : stopName(ctx, String(location));
}

/** A place to sail to: where the chart has no room for names, with the number that stands there. @param {Context} ctx @param {string} id */
function stopName(ctx, id) { return ctx.room("names") ? ctx.name("location", id) : ctx.t("look-numbered", { location: id, number: id }); }

/** What a group of ways to one place is called. @param {Context} ctx @param {string} word */
export function called(ctx, word) { return ctx.position.options.some(({ text }) => text.startsWith(`sail ${word} `)) ? stopName(ctx, word) : null; }

/** What ways to one place cost, where they cost the same. @param {Context} ctx @param {string} word */
export function about(ctx, word) {
  const stops = ctx.me && ctx.position.options.some(({ text }) => text.startsWith(`sail ${word} `)) ? player(ctx, ctx.me).stops.filter(({ location }) => location === word) : [];
  return new Set(stops.map(({ cost }) => cost)).size === 1 ? line(ctx, [{ text: String(stops[0].cost) }, { icon: "i-sail" }]) : null;
}

/** What an option brings beside what it changes at once: what a stop costs and its village actions, what a city does, how strong a nation is. @param {Context} ctx @param {OptionView} option */
export function facts(ctx, { text, changes = {} }) {
  const here = ctx.view.locations.find(({ ships }) => ships.includes(String(ctx.me)));
  const action = text === "city" && here ? actionOf(ctx, here) : [];
  if (action.length > 1 || (action.length && !Object.keys(changes).length)) return line(ctx, signsOf(action));
  const side = ctx.view.combat?.sides.find(({ nation }) => text === `fight ${nation}`);
  if (side) return line(ctx, [{ icon: "i-combat" }, { text: String(side.value) }]);
  const stop = ctx.me && text.startsWith("sail ") ? player(ctx, ctx.me).stops.find((one) => one.text === text) : null;
  if (text.startsWith("buy ")) return line(ctx, [{ icon: "i-project-card" }]);
  if (!stop) return null;
  const { quests } = ctx.view.locations.find(({ id }) => id === stop.location) ?? { quests: [] };
  const city = landOf(ctx, stop.location).kind === "city";
  return line(ctx, [{ text: String(stop.cost) }, { icon: "i-sail" }, ...Array.from({ length: stop.actions }, () => ({ icon: "i-village-action" })), ...(city ? [{ icon: "i-city" }] : []), ...quests.map(() => ({ icon: "i-quest" }))]);
}
