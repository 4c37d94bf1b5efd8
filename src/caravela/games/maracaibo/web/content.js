/** Questions to the content of the game, and to the view of a position. */

/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Place, Player, Stop, View } from "./view.d.ts" */

/** What is asked for. @typedef {{ doubloons?: number, combat_points?: number, figures?: number, icons?: string[], same?: number, hand?: boolean, moves?: number }} Cost */
/** @typedef {{ when: string, verb: string, facts: Record<string, any>, icons: string[], cost?: Cost, gains?: Effect[], ways?: Effect[][] }} Effect */
/** @typedef {{ kind: string, next: string[], hand: boolean, late: boolean, early: boolean, tile: boolean, flag: Effect[] | null, good: string | null, effects: Effect[] }} LocationFacts */
/** @typedef {{ depth: number, branch: string, next: string[], quest: boolean, end: boolean, effects: Effect[] }} SpaceFacts */
/** @typedef {{ deck: string, cost: number, points: number, good: string, object: string, location: string | null, figures: number, figures_on_card: number,
 *   combat_points: number, objects: string[], markers: string | null, effects: Effect[] }} ProjectFacts */
/** @typedef {{ kind: string, low: number, high: number, doubloons: number, points: number }} TaskFacts */
/** @typedef {{ do: string, count: number, nation: string | null, village: boolean, first: number, last: number }} Order */
/** What the content files say (facts.py).
 * @typedef {{ seats: string[], rounds: number, nations: string[], goods: string[], objects: string[], synergies: string[],
 *   locations: Record<string, LocationFacts>, movement: number, spaces: Record<string, SpaceFacts>, residence: { space: string, from: string },
 *   barriers: Record<string, { after: string, before: string, first: number, later: number, effects: Effect[] }>, explorer_end: { points: number[], village_actions: number },
 *   influence: { last: number, ranks: number[], lead: number }, stock: { spaces: number[], majority: number[] },
 *   doubloon_income: { least: number, most: number, points: number[] }, points_income: { wrap: number },
 *   areas: Record<string, { after: string | null, completed: number, effects: Effect[] }>,
 *   ship: { discs: number, combat_points: number, quest_points: number[], assistant_points: number, planning: number },
 *   combat: { influence: { price: number, influence: number }[], annex: number, take: number, marker_influence: number, strongest: number, weakest: number, tokenless: number },
 *   row_price: number, projects: Record<string, ProjectFacts>,
 *   combat_tokens: Record<string, { sides: Record<string, { value: number, cost: number, effects: Effect[] }>, strongest: boolean, weakest: boolean }>,
 *   quests: Record<string, { cost: Cost, effects: Effect[] }>, cities: Record<string, { good: string, spaces: number, players: number[], effects: Effect[] }>,
 *   careers: Record<string, { tasks: TaskFacts[] }>, career_bonus: Effect[],
 *   prestige: Record<string, { cost: number, synergy: string, first_points: number, points: number, each: string, most: number }>,
 *   automa: Record<string, { letter: string, stops: number, route: string, row: number, orders: Order[] }>,
 *   ana: { income: number[], card_points: number, discs_per_upgrade: number, quest_points: number, quest_leads: number[], upgrade_leads: number[], explorer_leads: number[], lead_points: number[] },
 *   reasons: string[] }} Content */
/** @typedef {import("/web/types.d.ts").Context<View, Content>} Context */

/** The rounds as the box numbers them. */
export const ROMAN = ["", "I", "II", "III", "IV"];

/** @param {Context} ctx @param {string} colour @returns {Player} A player as the view shows it. */
export function player(ctx, colour) { return /** @type {Player} */ (ctx.view.players.find((one) => one.seat === colour)); }

/** @param {Context} ctx @param {string} id @returns {Place} */
export function placeOf(ctx, id) { return /** @type {Place} */ (ctx.view.locations.find((one) => one.id === id)); }

/** The name of the decision that waits. @param {Context} ctx @returns {string} */
export function decision(ctx) { return ctx.view.waiting?.decision ?? ""; }

/** Whether the seat that this page shows must decide. @param {Context} ctx */
export function isMine(ctx) { return ctx.position.waiting === "me"; }

/** @param {Context} ctx @param {string} who */
export function person(ctx, who) { return ctx.seats[who]?.name ?? ctx.name("seat", who); }

/** All who act, in the order of seats, and the solo opponent. @param {Context} ctx */
export function everybody(ctx) { return [...ctx.view.players.map(({ seat }) => seat), ...(ctx.view.ana ? ["ana"] : [])]; }

/** What a component does, in words. @param {Context} ctx @param {string} kind @param {string} word */
export function description(ctx, kind, word) { return ctx.game.descriptions[ctx.language]?.[`${kind}-${word}`.replaceAll("_", "-")] ?? ""; }

/** What a location's own action does: that of its tile, or of the chart. @param {Context} ctx @param {Place} place @returns {Effect[]} */
export function actionOf(ctx, place) { return place.city ? ctx.game.content.cities[place.city].effects : landOf(ctx, place.id).effects; }

/** Whether a location is a city: one with an action of its own. @param {Context} ctx @param {string} id */
export function isVillage(ctx, id) { return landOf(ctx, id).kind === "village"; }

/** What a location is: printed on the chart, or made of it by a legacy tile. @param {Context} ctx @param {string} id @returns {LocationFacts} */
export function landOf(ctx, id) { return /** @type {LocationFacts | undefined} */ (ctx.view.unsealed?.locations[id]) ?? ctx.game.content.locations[id]; }

/** What a card says, also one that came with the story; where there is no table, none did. @param {Context} ctx @param {string} id @returns {ProjectFacts} */
export function cardOf(ctx, id) { return ctx.game.content.projects[id] ?? /** @type {ProjectFacts} */ (ctx.view.unsealed.projects[id]); }

/** The events of the choice that led here. @param {Context} ctx @param {string[]} keys @returns {LogLine[]} */
export function justNow(ctx, ...keys) {
  const { events, number } = ctx.position;
  return events.filter((event) => event.number === number && keys.includes(event.key.replace(/^log-/, "")));
}

/** Where several ways lead to what is held, they are chosen fork by fork: the words of the way through a place that is most like the one held. @param {Context} ctx @param {string} verb @param {string} id */
export function wayBy(ctx, verb, id) {
  const end = ctx.picks.find((phrase) => phrase.startsWith(`${verb} `));
  if (!end) return null;
  const arms = (/** @type {string} */ text) => text.split(" by ")[1]?.split("-") ?? [];
  const held = arms(` ${ctx.picks.find((phrase) => phrase.startsWith("by ")) ?? ""}`);
  const alike = (/** @type {string[]} */ way) => way.filter((arm) => held.includes(arm)).length;
  const ways = ctx.position.options.filter(({ text }) => text.startsWith(`${end} by `)).map(({ text }) => arms(text)).filter((way) => way.includes(id));
  const best = ways.sort((one, other) => alike(other) - alike(one))[0];
  return best ? `by ${best.join("-")}` : null;
}

// -- sailing ----------------------------------------------------------------------------------------------------------

/** Where my ship may sail now. @param {Context} ctx @returns {Stop[]} */
export function offeredStops(ctx) {
  if (!isMine(ctx) || !ctx.me || !/^Sail/.test(decision(ctx))) return [];
  const texts = new Set(ctx.position.options.map(({ text }) => text));
  return player(ctx, ctx.me).stops.filter(({ text }) => texts.has(text));
}

/** Where somebody's ship could stop next: what it costs, of Ana after how many stops. @param {Context} ctx @param {string} who @returns {{ location: string, cost: number, path?: string[] }[]} */
export function reachOf(ctx, who) { return (who === "ana" ? ctx.view.ana : player(ctx, who))?.stops ?? []; }

/** The same in words. @param {Context} ctx @param {string} who */
export function reachWords(ctx, who) {
  const stops = reachOf(ctx, who);
  const places = [...new Set(stops.map(({ location }) => location))];
  return places.map((id) => `${ctx.name("location", id)} (${costsOf(stops, id)})`).join(", ");
}

/** What it costs to stop at a place, by each of the ways there. @param {{ location: string, cost: number }[]} stops @param {string} id */
export function costsOf(stops, id) { return [...new Set(stops.filter(({ location }) => location === id).map(({ cost }) => cost))].join("·"); }

/** Whose ship is looked at. @param {Context} ctx @returns {string | null} */
export function watched(ctx) {
  const [verb, who] = (ctx.pointed?.phrase ?? "").split(" ");
  return verb === "reach" && who !== ctx.me ? who : null;
}

/** The stop that is looked at or held; of several ways there the cheapest. @param {Context} ctx @returns {Stop | null} */
export function chosenStop(ctx) {
  const stops = offeredStops(ctx);
  const fits = (/** @type {string} */ phrase) => stops.find(({ text }) => text === phrase) ?? stops.find(({ text }) => text.startsWith(`${phrase} `));
  const words = [ctx.pointed?.phrase ?? "", ...[...ctx.picks].reverse()].filter((phrase) => phrase.startsWith("sail "));
  return words.map(fits).find((one) => one) ?? null;
}
