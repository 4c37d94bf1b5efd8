/** The board of Santa Maria: what the common page draws and tells. */
import { RESOURCES, player } from "./content.js";
import { middle } from "./middle.js";
import { shared } from "./shared.js";
import { header, isOut, look, mine, rival } from "./players.js";
import { solo } from "./solo.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */

export { isOut, look };
export { art } from "./art.js";
export { journeys, touched } from "./journeys.js";
export { moment } from "./moments.js";
export { remember } from "./solo.js";
export { tip } from "./tips.js";

export const parts = { header, offers: shared, map: middle, rival, mine, solo };

export const shape = { board: "tall", desk: "slim" };

export const tabs = [
  { id: "colony", icon: "i-home", key: "look-tab-colony", part: "map" },
  { id: "shared", icon: "i-compass", key: "look-tab-shared", part: "offers" },
  { id: "mine", icon: "i-storage", key: "look-tab-mine", part: "mine" },
];

export const icons = {
  ...Object.fromEntries(RESOURCES.map((resource) => [resource, `i-${resource}`])),
  points: "i-happiness",
  coins: "i-coin",
  income_coins: "i-dock-coin",
  income_religion: "i-dock-religion",
  income_conquistador: "i-dock-conquistador",
  income_points: "i-dock-happiness",
  shipments: "i-shipment",
  religion: "i-religion",
  conquistador: "i-conquistador",
  conquest: "i-year",
  sets: "i-storage",
  monks: "i-monk",
  developed: "i-colony",
};

export const opens = ["log-white-used", "log-blue-used", "log-activated", "log-expanded", "log-retired", "log-conquest"];
export const deeds = ["log-shipped", "log-monk-scholar", "log-monk-bishop", "log-monk-station"];
export const counted = ["coins", ...RESOURCES, "shipments", "religion", "conquistador", "monks"];

export const asides = ["log-paid", "log-paid-coins", "log-bought", "log-sold", "log-gained", "log-coins", "log-overflow"];

export const follows = true;

/** A single territory is called by its name, and a step for coins tells how many; their sentences alone know less. @param {Context} ctx
 * @param {Pick<OptionView, "text" | "facts">} option */
export function label(ctx, { text, facts: { row, column } }) {
  if (text === "step coins") return ctx.t("look-step-coins", { coins: ctx.position.prompt?.facts.coins ?? 0 });
  const cell = ctx.me && text.startsWith("activate ") ? player(ctx, ctx.me).grid[Number(row) - 1][Number(column) - 1] : null;
  return cell ? ctx.t("look-activate", { kind: cell.kind, row, column }) : null;
}

/** What a step would cost that can't be paid yet, though it could be after a sale or a purchase. @param {Context} ctx */
export function lacking(ctx) {
  return ctx.position.not_offered.filter(({ text, why }) => text.startsWith("step ") && ["why-none-held", "why-too-dear"].includes(why.key))
    .map(({ text, why }) => ({ text, name: text === "step coins" ? ctx.t("look-step-coins", { coins: why.facts.coins }) : ctx.t("do-step-resource", { resource: text.split(" ")[1] }), why: ctx.t(why.key, why.facts) }));
}

/** Where the tile's turn is held, its places are told by rows and columns alone; what a step costs is told whole. @param {Context} ctx @param {OptionView} option */
export function title(ctx, { text, key, facts }) {
  if (text.startsWith("step ")) return label(ctx, { text, facts }) ?? ctx.t(key, facts);
  const { row, column } = facts;
  const held = ctx.picks.some((phrase) => phrase.startsWith("turn "));
  return held && text.startsWith("place turn ") ? ctx.t("look-space", { row, column }) : null;
}

/** Alone there is no winner: a hundred points are a victory, and feats are told. @param {Context} ctx */
export function verdict(ctx) {
  const { result } = ctx.view;
  if (!result) return null;
  const points = ctx.position.scores?.[0] ?? 0;
  const title = ctx.t(result.victory ? "look-solo-victory" : "look-solo-defeat",
    { points, least: ctx.game.content.solo.victory });
  const more = ctx.html`<section class="santa feats"><h3
    class="caps">${ctx.t("look-feats")}</h3><ul>${ctx.game.content.feats.map((feat) => {
    const reached = result.feats.includes(feat);
    return ctx.html`<li class=${reached ? "reached" : ""}>${ctx.icon(reached ? "i-trophy" : "i-minus",
      ctx.t(reached ? "look-reached" : "look-missed"))}
      <b>${ctx.name("feat", feat)}</b> <span>${ctx.t(`feat-${feat}-help`)}</span></li>`;
  })}</ul></section>`;
  return { title, won: result.victory, more };
}
