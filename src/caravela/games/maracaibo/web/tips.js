/** Tooltips: a name, what it does now for me, and a line of facts; made from the content's entries. */
import { chapterName, pageOf } from "./book.js";
import { ROMAN, cardOf, description, landOf, person, placeOf, player, reachWords } from "./content.js";
import { tileTip, tileWords } from "./tiles.js";

/** @import { Tip } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** The tooltip of a drawn thing, "kind word …". @param {string} token @param {Context} ctx @returns {Tip | null} */
export function tip(token, ctx) {
  const [kind, ...words] = token.split(" ");
  return TIPS[kind]?.(ctx, words[0] ?? "", words[1] ?? "") ?? thingTip(ctx, kind);
}

/** The words of things that options name. */
const KINDS = ["story", "tile", "slot", "branch", "project", "quest", "area", "prestige", "career", "nation", "location", "space"];

/** What an option names, where only its word is known. @param {Context} ctx @param {string} word @returns {Tip | null} */
function thingTip(ctx, word) {
  const kind = KINDS.find((one) => ctx.game.tokens[word]?.includes(one));
  return kind ? (TIPS[kind]?.(ctx, word, "") ?? null) : null;
}

/** A number of a player with what it is good for. @param {string} name @param {(ctx: Context, colour: string) => string} [facts] */
function figure(name, facts) {
  return (/** @type {Context} */ ctx, /** @type {string} */ colour) => ({ title: ctx.t(`figure-${name}`), text: ctx.t(`tip-${name}`), facts: facts?.(ctx, colour) });
}

/** @type {Record<string, (ctx: Context, word: string, other: string) => Tip | null>} */
const TIPS = {
  round: (ctx) => ({ title: ctx.t("look-round", { round: ctx.view.round, rounds: ctx.view.rounds }), text: ctx.t("tip-round") }),
  player: (ctx, colour) => ({ title: person(ctx, colour), text: ctx.t("tip-order", { place: ctx.view.order.indexOf(colour) + 1 }) }),
  location: locationTip,
  city: locationTip,
  marker: locationTip,
  assistants: (ctx, id) => {
    const all = placeOf(ctx, id).assistants;
    return { title: ctx.name("location", id), text: all.map(({ seat, project, done }) => ctx.t("tip-assistant", { name: person(ctx, seat), project, done: done ? "yes" : "no" })).join(" · "),
      facts: ctx.t("tip-assistants", { points: ctx.game.content.ship.assistant_points }) };
  },
  ship: (ctx, who) => {
    const place = ctx.view.locations.find(({ ships }) => ships.includes(who));
    const reach = reachWords(ctx, who);
    return { title: ctx.t("look-ship-of", { name: person(ctx, who) }), text: place ? ctx.name("location", place.id) : undefined,
      facts: reach ? `${ctx.t("look-reaches")} ${reach}` : undefined };
  },
  quest: (ctx, id) => ({ title: ctx.name("quest", id), text: description(ctx, "quest", id), facts: ctx.t("tip-quest") }),
  questpile: (ctx) => ({ title: ctx.t("look-quests-left", { count: ctx.view.quests_left }), text: ctx.view.quest_top ? `${ctx.name("quest", ctx.view.quest_top)}: ${description(ctx, "quest", ctx.view.quest_top)}` : undefined }),
  space: (ctx, id) => {
    const tile = ctx.view.explorers.quests[id];
    const { quest, end } = ctx.game.content.spaces[id] ?? { quest: false, end: false };
    const here = Object.keys(ctx.view.explorers.at).filter((who) => ctx.view.explorers.at[who] === id).map((who) => person(ctx, who));
    return { title: ctx.name("space", id), text: end ? ctx.t("tip-explorer-end", { list: ctx.view.explorers.end_points.join(", ") || "–" }) : tile ? `${ctx.name("quest", tile)}: ${description(ctx, "quest", tile)}` : quest ? ctx.t("tip-quest-gone") : description(ctx, "space", id),
      facts: here.join(", ") || undefined };
  },
  barrier: (ctx, id) => {
    const now = ctx.view.explorers.barriers.find((one) => one.id === id);
    return { title: ctx.name("barrier", id), text: now?.points ? ctx.t("tip-barrier", { points: now.points, count: now.crossings }) : description(ctx, "barrier", id) };
  },
  project: (ctx, id) => {
    const { cost, points, good, object, location } = cardOf(ctx, id);
    const price = ctx.me ? player(ctx, ctx.me).prices[id] : undefined;
    return { title: ctx.name("project", id), text: description(ctx, "project", id),
      facts: [ctx.t("look-card-facts", { doubloons: price ?? cost, points }), ctx.name("good", good), ctx.name("object", object), location ? ctx.t("tip-assistant-at", { location }) : ""].filter(Boolean).join(" · ") };
  },
  area: (ctx, colour, id) => {
    const seat = id ? colour : ctx.me;
    const word = id || colour;
    const area = seat ? player(ctx, seat).areas.find((one) => one.id === word) : undefined;
    return { title: ctx.name("area", word), text: description(ctx, "area", word), facts: area ? ctx.t("look-area", { state: area.state, count: area.discs }) : undefined };
  },
  prestige: (ctx, id) => {
    if (!id) return { title: ctx.t("look-prestige"), text: ctx.t("tip-prestige") };
    const now = ctx.view.prestige.find((one) => one.id === id);
    return { title: ctx.name("prestige", id), text: description(ctx, "prestige", id), facts: now && ctx.me ? ctx.t("tip-prestige-now", { points: now.points[ctx.me], round: ROMAN[now.round] }) : undefined };
  },
  nation: (ctx, id) => {
    const nation = ctx.view.nations.find((one) => one.id === id);
    if (!nation) return null;
    const me = ctx.me ?? ctx.view.order[0];
    return { title: ctx.name("nation", id), text: ctx.t("look-nation-now", { nation: id, count: nation.multiplier, space: nation.influence[me], rank: nation.ranks[me], points: nation.points[me] }),
      facts: [ctx.t("look-multiplier", { emptied: nation.emptied, bonus: nation.bonus, count: nation.owned }), ctx.t("look-stock", { count: nation.stock }), nation.leaders.length ? ctx.t("tip-leaders", { list: nation.leaders.map((who) => person(ctx, who)).join(", ") }) : ""].filter(Boolean).join(" · ") };
  },
  income: (ctx, colour) => {
    const one = player(ctx, colour);
    return { title: ctx.t("look-incomes"), text: ctx.t("look-income-of", { name: person(ctx, colour), doubloons: one.doubloon_income, points: one.points_income, end: one.track_points }) };
  },
  points: (ctx) => ({ title: ctx.t("look-points"), text: ctx.t("tip-points") }),
  combatpoints: figure("combat-points"),
  figures: figure("figures", (ctx, colour) => ctx.t("tip-general", { count: player(ctx, colour).general })),
  compasses: figure("compasses"),
  quests: figure("quests", (ctx, colour) => ctx.t("look-quests-done", { count: player(ctx, colour).quests, points: player(ctx, colour).next_quest_points })),
  tokens: figure("tokens"),
  assistantsof: (ctx) => ({ title: ctx.t("figure-assistants"), text: ctx.t("tip-assistants-of") }),
  upgrades: figure("upgrades", (ctx, colour) => ctx.t("look-upgrades", { count: player(ctx, colour).completed, discs: player(ctx, colour).discs })),
  synergies: figure("synergies", (ctx, colour) => player(ctx, colour).synergies.map((one) => ctx.name("synergy", one)).join(", ")),
  synergy: (ctx, id) => ({ title: ctx.name("synergy", id), text: ctx.t("tip-synergies") }),
  hand: (ctx, colour) => {
    const { cards, shown, hand_limit: limit } = player(ctx, colour);
    return { title: ctx.t("figure-hand"), text: `${cards}/${limit}`, facts: shown.length ? `${ctx.t("tip-shown")} ${shown.map((id) => ctx.name("project", id)).join(", ")}` : undefined };
  },
  career: (ctx, id) => (id ? { title: ctx.name("career", id), text: description(ctx, "career", id) } : null),
  task: (ctx, id, index) => {
    const task = ctx.game.content.careers[id]?.tasks[Number(index)];
    const now = ctx.me ? player(ctx, ctx.me).tasks[Number(index)] : undefined;
    return task ? { title: ctx.name("career", id), text: ctx.t("look-task", { kind: task.kind, low: task.low, high: task.high, progress: now?.progress ?? 0, doubloons: task.doubloons, points: task.points, done: now?.done ? "yes" : "no" }) } : null;
  },
  deck: (ctx) => ({ title: ctx.t("look-deck", { count: ctx.view.deck }), text: ctx.t("tip-deck") }),
  discards: (ctx) => ({ title: ctx.t("look-discards", { count: ctx.view.discarded }) }),
  pile: (ctx) => ({ title: ctx.t("look-piles"), text: ctx.t("tip-piles", { count: ctx.view.piles.reduce((sum, one) => sum + one, 0) }) }),
  buy: (ctx) => ({ title: ctx.t("look-buys"), text: ctx.t("tip-buys") }),
  tile: tileTip,
  story: (ctx, id) => {
    const shown = pageOf(ctx, id);
    return shown ? { title: ctx.name("story", id), text: description(ctx, "story", id) || undefined, facts: chapterName(ctx, shown.chapter) || undefined } : null;
  },
  branch: (ctx, id) => ({ title: ctx.name("branch", id) }),
  slot: (ctx, id) => tileTip(ctx, ctx.view.tiles.find(({ slots }) => slots.some(({ slot }) => slot === id))?.tile ?? ""),
  automa: (ctx, id) => ({ title: ctx.name("automa", id), text: description(ctx, "automa", id) }),
  ana: (ctx) => ({ title: person(ctx, "ana"), text: ctx.t("tip-ana") }),
  anas: (ctx, name) => {
    const { quest_points: points, card_points: more, discs_per_upgrade: count } = ctx.game.content.ana;
    return { title: ctx.t(`figure-${name === "income" ? "points-income" : name}`), text: ctx.t(`tip-anas-${name}`, { points: name === "quests" ? points : more, count }) };
  },
};

/** Without a number the place where my ship lies. @param {Context} ctx @param {string} word @returns {Tip | null} */
function locationTip(ctx, word) {
  const place = word ? placeOf(ctx, word) : ctx.view.locations.find(({ ships }) => ships.includes(String(ctx.me)));
  if (!place) return null;
  const { id } = place;
  const { kind, flag, hand, effects } = landOf(ctx, id);
  const stop = ctx.me ? player(ctx, ctx.me).stops.find((one) => one.location === id) : undefined;
  const action = place.city ? ctx.t("tip-tile", { city: place.city, text: description(ctx, "city", place.city) }) : effects.length ? description(ctx, "location", id) : "";
  const [good, free, spaces] = [place.good ?? "", place.spaces - place.discs.length, place.spaces];
  return {
    title: ctx.t("look-location", { number: id, location: id }),
    text: [ctx.t("tip-kind", { kind }), action, good ? ctx.t(place.city ? "tip-market-free" : "tip-market", { good, free, spaces }) : "",
      flag ? ctx.t("tip-flag", { owner: place.marker ?? "none" }) : place.marker ? ctx.t("look-marker", { nation: place.marker, location: id }) : ""].filter(Boolean).join(" "),
    facts: [hand ? ctx.t("tip-hand") : "", stop ? ctx.t("tip-stop", { count: stop.cost, actions: stop.actions, points: stop.points }) : "", stop?.toll ? ctx.t("look-toll", { doubloons: stop.toll }) : "", ...ctx.view.tiles.filter(({ at }) => at === id).map((tile) => tileWords(ctx, tile)), ...place.stories.map((card) => ctx.t("look-story-at", { story: card, location: id })), ...place.quests.map((quest) => ctx.name("quest", quest))].filter(Boolean).join(" · ") || undefined,
  };
}
