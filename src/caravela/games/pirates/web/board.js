/** The board of Pirates of Maracaibo: what the common page draws and tells. */
import { cellAt, decision, myself, placeName } from "./content.js";
import { TREASURE_ICONS, actionSigns, coin, line, signsOf } from "./glyphs.js";
import { solo } from "./jordan.js";
import { offers } from "./offers.js";
import { header, mine, rival } from "./players.js";
import { questSigns } from "./quests.js";
import { sea } from "./sea.js";
import { strip } from "./track.js";

/** @import { OptionView } from "/web/messages.d.ts" */
/** @import { Context, Effect } from "./content.js" */

export { art } from "./art.js";
export { journeys } from "./journeys.js";
export { moment } from "./moments.js";
export { tip } from "./tips.js";

export const parts = { header, offers, map, key, rival, mine, solo };

export const shape = { board: "wide", desk: "deep" };

export const tabs = [
  { id: "sea", icon: "i-map", key: "look-tab-sea", part: "map" },
  { id: "markets", icon: "i-quest-card", key: "look-tab-markets", part: "offers" },
  { id: "mine", icon: "i-ship", key: "look-tab-mine", part: "mine" },
];

export const scene = "sea";

export const money = "doubloons";

export const icons = {
  points: "i-vp", doubloons: "i-doubloon", doubloon_income: "i-income-doubloon", points_income: "i-income-vp", power: "i-raid-power", explore_bonus: "i-explore", crew: "i-crew", equipment: "i-equipment", vessel: "i-vessel",
  upgrades: "i-upgrade", buried: "i-bury", quests: "i-quest-card", cards: "i-improvement", residences: "i-residence", gold: "i-gold-bar", emerald: "i-emerald", pearl: "i-pearl", rubies: "i-ruby", explorer: "i-explorer", rivers: "i-river",
};

export const opens = ["log-sailed", "log-sailed-location", "log-sailed-residence", "log-sailed-improvement", "log-jordan-card"];
export const deeds = ["log-acquired", "log-built", "log-raided", "log-upgraded", "log-retired", "log-maracaibo"];
export const counted = ["doubloons", "points", "gold", "emerald", "pearl", "buried", "upgrades", "quests", "residences", "doubloon_income", "points_income", "rivers", "rubies"];

/** What goes with a deed. */
export const asides = ["log-points", "log-doubloons", "log-fee", "log-fee-supply", "log-fee-gained", "log-fog-doubloons"];

export const follows = true;

/** Against Jordan the log tells how it ended. @param {Context} ctx */
export function verdict(ctx) {
  const told = ctx.view.solo && ctx.view.over ? ctx.position.events.findLast(({ key: name }) => /^log-(victory|defeat)$/.test(name)) : undefined;
  return told ? { title: ctx.t(told.key, told.facts), won: told.key === "log-victory" } : null;
}

/** The sea of cards, below it the explorer track. @param {Context} ctx */
function map(ctx) { return ctx.html`<div class="pirates seaview">${sea(ctx)}${strip(ctx)}</div>`; }

/** What the marks of the board mean. @param {Context} ctx */
function key(ctx) {
  const { html } = ctx;
  /** @type {[unknown, string][]} */
  const signs = [
    [ctx.icon("i-scroll-once"), "once"], [ctx.icon("i-scroll-permanent"), "permanent"], [ctx.icon("i-scroll-income"), "income"], [ctx.icon("i-scroll-end"), "end"], [html`<span class="stp">${ctx.icon("i-sail")}<b>2</b></span>`, "steps"],
    [html`<span class="tv"><b>+</b>${ctx.icon("i-cube-gold")}</span>`, "tile"], [ctx.icon("i-black-market"), "market"], [ctx.icon("i-river"), "river"],
  ];
  return html`<ul class="pirates seakey">${signs.map(([picture, name]) => html`<li><span class="pic" aria-hidden="true">${picture}</span>${ctx.t(`key-${name}`)}</li>`)}</ul>`;
}

/** The things that are named on buttons, since the prompt has said the rest. @type {Record<string, string>} */
const NAMED = {
  acquire: "improvement", build: "residence", explore: "space", trade: "trade", upgrade: "slot", spend: "action", figurehead: "figurehead", quest: "quest", sell: "quest",
};

/** Questions with answers of several kinds, and one whose prompt speaks of what stays: there the verb is said. */
const SPOKEN = ["StopAtImprovement", "StopAtResidence", "ReturnQuest"];

/** Places have no names of their own: they are called by what lies there. @param {Context} ctx @param {OptionView} option */
export function label(ctx, { text, facts }) {
  if (/^(sail|step) /.test(text)) return cellAt(ctx, String(facts.place)) ? ctx.t("look-sail", { name: placeName(ctx, String(facts.place)) }) : null;
  if (!text.startsWith("place ")) return null;
  return ctx.t("look-tile-at", { name: ctx.name("black_market", String(facts.black_market)), place: placeName(ctx, String(facts.place)) });
}

/** What stands on a button: where to, or what is named. @param {Context} ctx @param {OptionView} option */
export function title(ctx, option) {
  const { text, free, facts } = option;
  const [verb] = text.split(" ");
  if (SPOKEN.includes(decision(ctx))) return ctx.t(option.key, facts);
  if (/^(sail|step|use)$/.test(verb)) {
    const place = String(facts.place);
    return cellAt(ctx, place)?.card ? placeName(ctx, place) : ctx.name("place", place);
  }
  if (verb === "place") return label(ctx, option);
  if (verb === "bury") return squareName(ctx, String(facts.cube), String(facts.square));
  const kind = free ? undefined : NAMED[verb];
  return kind ? ctx.name(kind, String(facts[kind])) : null;
}

/** A burial square in few words: its effect stands beside it; where the Treasure comes from only if there is a choice. @param {Context} ctx @param {string} cube @param {string} square */
function squareName(ctx, cube, square) {
  const [area, number] = square.split("_");
  const bonus = cube.endsWith("_bonus") && ctx.position.options.some(({ text }) => text === `bury ${cube.replace("_bonus", "")} ${square}`);
  const name = ctx.game.content.treasures.includes(area) ? ctx.name("treasure", area) : ctx.name("figurehead", myself(ctx)?.figurehead ?? "");
  return ctx.t(bonus ? "look-from-bonus" : "look-square", { name, number });
}

/** What such options change in any case, whatever their effect is. */
const ANYHOW = new Set(["upgrades", "buried", "explorer"]);

/** What a group of options is about. @param {Context} ctx @param {string} word */
export function about(ctx, word) {
  const tile = ctx.game.content.black_markets[word];
  return tile ? line(ctx, signsOf(ctx, tile)) : null;
}

/** What an option is about beside what it changes: steps, prices, the effects of a list. @param {Context} ctx @param {OptionView} option */
export function facts(ctx, { text, facts: told, changes }) {
  const me = myself(ctx);
  const { content } = ctx.game;
  const [verb, word] = text.split(" ");
  /** @param {Effect[]} effects */
  const signs = (effects) => line(ctx, signsOf(ctx, effects));
  // What changes at once is told without signs.
  const isTold = Object.keys(changes?.[ctx.me ?? ""]?.figures ?? {}).some((name) => !ANYHOW.has(name));
  const effect = (/** @type {Effect[]} */ effects) => (isTold ? null : signs(effects));
  switch (verb) {
    case "sail":
    case "step": {
      const stop = me?.stops.find(({ place }) => place === told.place);
      return stop ? ctx.html`${line(ctx, [{ icon: "i-sail" }, { text: String(stop.steps) }, ...(stop.fee && !isTold ? [{ text: `−${stop.fee}` }, { icon: "i-doubloon" }] : [])])}${stop.price === null ? ctx.nothing : coin(ctx, stop.price)}` : null;
    }
    case "choose": {
      const found = decision(ctx) ? ctx.view.listed.find(({ boon }) => boon === told.boon) : undefined;
      return found ? signs(/** @type {Effect[]} */ (found.effects)) : null;
    }
    case "die": {
      const die = ctx.view.raid?.dice.find(({ treasure }) => treasure === word);
      return die ? line(ctx, [{ icon: `i-raid-die-${word}` }, { text: `${die.pips} →` }, { icon: "i-raid-power" }, { text: String(die.power) }]) : null;
    }
    case "upgrade": return effect(content.ship.slots[word].effects);
    case "explore": return signs(content.spaces[word].effects);
    case "trade": return signs((content.improvements[word] ?? content.figureheads[word]).effects.filter(({ verb: does }) => does === "explore_trade"));
    case "figurehead": return signs(content.figureheads[word].effects);
    case "return":
    case "quest":
    case "sell": return line(ctx, questSigns(ctx, word));
    case "place": return about(ctx, word);
    case "use": return about(ctx, cellAt(ctx, word)?.market?.side ?? "");
    case "spend": return line(ctx, actionSigns(ctx, word, TREASURE_ICONS[ctx.view.raid?.treasure ?? ""]).slice(0, isTold || (changes && content.actions[word].effects.every(({ verb: does }) => does === "points")) ? 2 : undefined));
    case "bury": {
      const [treasure, number] = String(told.square).split("_");
      const squares = content.hideout[treasure]?.below ?? Object.values(content.figureheads).flatMap((one) => one.squares);
      return effect(squares[Number(number) - 1] ?? []);
    }
    default: return null;
  }
}
