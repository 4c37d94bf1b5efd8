/** Panels: what a decision needs to see at one glance; a slip over the events, which are not needed meanwhile. */
import { selectionOf } from "/web/picker.js";
import { decision, isMine, members, player, region, size } from "./content.js";
import { crewWords, figures, kinds, money, pair, person, piece } from "./pieces.js";

/** @import { Context } from "./content.js" */
/** @import { Expedition, Found, Target } from "./view.d.ts" */

/** @typedef {{ title: string, body: unknown, name?: string }} Panel */

/** The slip of the decision that waits, if it has one. @param {Context} ctx */
export function panel(ctx) {
  const drawn = folds(ctx) ? null : panelOf(ctx);
  if (!drawn) return ctx.nothing;
  return ctx.html`<section class="empires panel paper ${drawn.name ?? ""}" aria-label=${drawn.title}><h2>${drawn.title}</h2><div class="leaf">${drawn.body}</div></section>`;
}

/** The same behind a chip on the map, where another slip lies over the events or they are not in sight. @param {Context} ctx */
export function panelChip(ctx) {
  const drawn = folds(ctx) ? panelOf(ctx) : null;
  return drawn ? ctx.fold("panel", drawn.title, ctx.html`<div class="empires leaf ${drawn.name ?? ""}">${drawn.body}</div>`, "i-info") : ctx.nothing;
}

/** @param {Context} ctx */
function besideMap(ctx) {
  return ctx.phone && Object.keys(ctx.game.content.regions).some((id) => ctx.offered(id));
}

/** A set that is picked has a slip of its own. @param {Context} ctx */
function folds(ctx) {
  return besideMap(ctx) || selectionOf(ctx.position) !== null;
}

/** @param {Context} ctx @returns {Panel | null} */
function panelOf(ctx) {
  return (PANELS[decision(ctx)] ?? asked)(ctx);
}

/** @type {Record<string, (ctx: Context) => Panel | null>} */
const PANELS = {
  Bid: auction,
  ChooseNation: auction,
  LaunchExpedition: expedition,
  SendWorkers: expedition,
  ChooseTarget: expedition,
  Declare: battlefields,
  Eliminate: battle,
  KeepWorker: plague,
  PutBackCard: card,
  TakeSpecialist: recruits,
  TrainSpecialist: recruits,
  PickSpecialists: recruits,
  ReplaceWorker: recruits,
  SwapGood: swap,
  NextOnDock: queue,
  NameOpponent: opponents,
  RobToken: opponents,
  RemoveColonists: opponents,
};

/** A panel of its own for what has no place on the board: numbers and words. @param {Context} ctx */
function asked(ctx) {
  const { prompt } = ctx.position;
  const said = folds(ctx) ? ctx.nothing : chips(ctx);
  return prompt && said !== ctx.nothing ? { title: ctx.t(prompt.key, prompt.facts), body: said } : null;
}

const SPOKEN = new Set(["put", "edict"]);

/** What can be said beside the things of the board: how many, how much, top or bottom. @param {Context} ctx */
function chips(ctx) {
  /** @type {Map<string, string>} */
  const said = new Map();
  for (const { text, key, facts, free } of isMine(ctx) ? ctx.position.options : []) {
    const [verb, ...words] = text.split(" ");
    const number = String(facts.number ?? "");
    if (number && !free) said.set(words.length === 1 ? text : number, number);
    else if (SPOKEN.has(verb) && ctx.picks.every((pick) => ` ${text} `.includes(` ${pick} `))) said.set(text, ctx.t(key, facts));
  }
  if (!said.size) return ctx.nothing;
  return ctx.html`<p class="chips">${[...said].map(
    ([phrase, words]) => ctx.html`<span class="say tile" data-token=${phrase} aria-label=${words}>${words}</span>`,
  )}</p>`;
}

/** @param {Context} ctx @param {string} colour */
function who(ctx, colour) {
  return ctx.html`<span class="whois seat-${colour}">${ctx.icon(`seat-${colour}`)}<b>${person(ctx, colour)}</b></span>`;
}

// -- expedition -----------------------------------------------------------------------------------------------------

/** Who sets out, where to, and what may be met there, as far as the one who looks knows it. @param {Context} ctx */
function expedition(ctx) {
  const { html, view } = ctx;
  const { seat: colour = "", expedition: sent = null } = view.waiting ?? {};
  if (!sent) return null;
  const setOut = Object.keys(sent.party).length > 0;
  const force = setOut ? sent.strength : view.events.discovery.strength[colour];
  const party = setOut ? sent.party : view.events.discovery.workers[colour];
  const body = html`
    <p class="side">${who(ctx, colour)}<span class="crew seat-${colour}">${figures(ctx, party, (worker) => (ctx.offered(worker) ? worker : null))}</span>
      <span><b>${force}</b> ${ctx.t(setOut ? "board-strength-sent" : "board-strength-there")}</span></p>
    <table class="odds"><thead><tr><th>${ctx.t("board-region")}</th><th>${ctx.t("board-resistance")}</th><th>${ctx.t("board-chance")}</th></tr></thead>
      <tbody>${sent.targets.map((target) => oddsRow(ctx, target))}</tbody></table>
    ${ctx.offered("cards") ? html`<p class="chips"><span class="say tile" data-token="cards" data-tip="left cards">${ctx.t("board-left-cards", { count: view.left.cards })}</span></p>` : ctx.nothing}
    ${sent.tokens.length ? spread(ctx, ctx.t("board-unseen-tokens", { count: view.tokens_unseen.length }), sent.tokens) : ctx.nothing}
    ${sent.cards.length ? spread(ctx, ctx.t("board-left-cards", { count: view.left.cards }), sent.cards) : ctx.nothing}`;
  return { title: ctx.t("board-expedition"), body, name: "sent" };
}

/** @param {Context} ctx @param {Target} target */
function oddsRow(ctx, { id, natives, good, all }) {
  const chance = new Intl.NumberFormat(ctx.language, { style: "percent" }).format(all ? good / all : 0);
  return ctx.html`<tr><td>${targetName(ctx, id)}</td><td class="mid">${natives ?? "?"}</td><td class="won">${
    natives === null ? chance : ctx.icon(good ? "i-check" : "i-cross", ctx.t(good ? "board-enough" : "board-not-enough"))
  }</td></tr>`;
}

/** What the picked party could win: where its chances are the same, in one. @param {Context} ctx @param {number} total Its strength. */
export function outlook(ctx, total) {
  const sent = ctx.view.waiting?.expedition;
  if (!sent) return null;
  /** @type {Map<string, Target[]>} */
  const alike = new Map();
  for (const target of sent.targets) {
    const same = `${target.natives} ${target.chances.join()}`;
    alike.set(same, [...(alike.get(same) ?? []), target]);
  }
  const percent = new Intl.NumberFormat(ctx.language, { style: "percent" });
  const unseen = sent.tokens.length ? sent.tokens : sent.cards;
  return ctx.html`<div class="empires outlook">${unseen.length ? spread(ctx, "", unseen, total) : ctx.nothing}
    <p class="goals">${[...alike.values()].map((targets) => ctx.html`<span><b class="chance">${percent.format((targets[0].chances[total] ?? 0) / 100)}</b>
      ${targets.length > 1 && targets[0].natives === null ? ctx.t("board-regions-count", { count: targets.length }) : targets.map(({ id }) => targetName(ctx, id)).join(", ")}</span>`)}</p></div>`;
}

/** The same beside the tokens of the map that nobody knows yet. @param {Context} ctx @param {number | null} total @returns {{at: string, chance: number}[]} */
export function chances(ctx, total) {
  const sent = ctx.view.waiting?.expedition;
  if (!sent || (total === null && !Object.keys(sent.party).length)) return [];
  return sent.targets.filter(({ natives }) => natives === null).map(({ id, good, all, chances: known }) => ({ at: `token-${id}`, chance: total === null ? (all ? good / all : 0) : (known[total] ?? 0) / 100 }));
}

/** @param {Context} ctx @param {string} id */
function targetName(ctx, id) {
  const kind = ["region", "nation"].find((one) => ctx.game.tokens[id]?.includes(one));
  return kind ? ctx.name(kind, id) : ctx.t("board-left-cards", { count: ctx.view.left.cards });
}

/** How many tokens or cards there are of each resistance. @param {Context} ctx @param {string} title
 * @param {Expedition["tokens"]} levels @param {number} [power] Of another party than the one that stands there. */
function spread(ctx, title, levels, power) {
  const { html, svg } = ctx;
  const most = Math.max(1, ...levels.map(({ count }) => count));
  const words = levels.map(({ natives, count }) => pair(ctx, `${ctx.t("board-resistance")} ${natives}`, count)).join(", ");
  return html`<div class="spread">${title ? html`<h3>${title}</h3>` : ctx.nothing}
    <svg viewBox="0 -5 ${levels.length * 36} 67" width=${levels.length * 36} class="bars" role="img" aria-label=${words}>${levels.map(
      ({ natives, count, won }, place) => {
        const height = (count / most) * 34;
        return svg`<rect class=${(power === undefined ? won : natives <= power) ? "beaten" : "unbeaten"} x=${place * 36 + 6} y=${46 - height}
          width="24" height=${height} rx="3"/>
        <text x=${place * 36 + 18} y=${42 - height} text-anchor="middle" class="many">${count}</text>
        <text x=${place * 36 + 18} y="59" text-anchor="middle">${natives}</text>`;
      },
    )}</svg></div>`;
}

// -- battle and plague ----------------------------------------------------------------------------------------------

/** The battles that could be declared, and what each would cost both sides. @param {Context} ctx */
function battlefields(ctx) {
  const { html } = ctx;
  const fields = ctx.view.waiting?.battlefields ?? [];
  if (!isMine(ctx) || !fields.length) return null;
  const body = html`<table class="odds"><tbody>${fields.map(({ region: id, seat, kills, losses }) => html`<tr><td>${ctx.name("region", id)}</td>
      <td class="mid">${pair(ctx, ctx.t("board-you-strike"), kills)}</td>
      <td class="mid">${pair(ctx, ctx.t("board-they-strike", { player: person(ctx, seat) }), losses)}</td></tr>`)}</tbody></table>${named(ctx)}`;
  return { title: ctx.t("board-battles"), body };
}

/** @param {Context} ctx */
function battle(ctx) {
  const { html, view } = ctx;
  const fight = view.waiting?.battle;
  if (!fight) return null;
  const body = html`${fight.sides.map((side) => {
      const chooses = side.seat === view.waiting?.seat;
      const asked = chooses && isMine(ctx);
      return html`<div class="duel ${chooses ? "now" : ""}">
      <p class="side">${who(ctx, side.seat)}<span>${ctx.t("board-kills", { count: side.kills, player: person(ctx, side.against) })}</span></p>
      <p class="targets">${members(side.enemies).map(([worker, count]) => herd(ctx, side.against, worker, count, side.chosen[worker] ?? 0, asked))}</p></div>`;
    })}<p class="faint">${ctx.t("board-battle-together")}</p>`;
  return { title: ctx.t("board-battle", { region: fight.region }), body };
}

/** The figures of a type, with those already marked; to be clicked where one of them is chosen.
 * @param {Context} ctx @param {string} colour @param {string} worker @param {number} count @param {number} marked
 * @param {boolean} asked */
function herd(ctx, colour, worker, count, marked, asked) {
  const label = crewWords(ctx, { [worker]: count }) + (marked ? `, ${ctx.t("board-marked", { count: marked })}` : "");
  const drawn = ctx.html`${Array.from({ length: count }, (_, place) =>
    piece(ctx, colour, worker, place < marked ? "struck" : ""),
  )}`;
  return asked
    ? ctx.html`<span class="herd" data-token=${worker} data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`
    : ctx.html`<span class="herd" role="img" data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`;
}

/** Who survives the plague. @param {Context} ctx */
function plague(ctx) {
  const { html } = ctx;
  const { seat: colour = "", prompt = {} } = ctx.view.waiting ?? {};
  const place = String(prompt.region);
  const crew = region(ctx, place).workers[colour];
  const body = html`<p class="side">${who(ctx, colour)}</p>
    <p class="targets">${members(crew).map(([worker, count]) => herd(ctx, colour, worker, count, 0, isMine(ctx)))}</p>`;
  return { title: ctx.t("board-plague", { region: place }), body };
}

/** Who may come from the stock. @param {Context} ctx @returns {Panel | null} */
function recruits(ctx) {
  const { seat: colour = "" } = ctx.view.waiting ?? {};
  const { stock } = player(ctx, colour);
  const offered = members(stock).filter(([worker]) => ctx.offered(worker));
  if (!offered.length || folds(ctx)) return null;
  return {
    title: pair(ctx, ctx.t("board-stock"), size(stock)),
    body: ctx.html`<p class="targets">${offered.map(([worker, count]) => ctx.html`<span class="herd" data-token=${worker} data-tip="worker ${worker}"
      aria-label=${crewWords(ctx, { [worker]: count })}>${piece(ctx, colour, worker)}<b>${ctx.name("worker", worker)}</b> ${count}</span>`)}</p>`,
  };
}

/** Those who may be named, where their cards are not in sight. @param {Context} ctx */
function named(ctx) {
  const rivals = isMine(ctx) && !folds(ctx) && !ctx.room("rivals") ? ctx.view.order.filter((seat) => ctx.offered(seat)) : [];
  return rivals.length ? ctx.html`<p class="targets">${rivals.map((seat) => ctx.html`<span class="herd" data-token=${seat} data-tip="player ${seat}">${who(ctx, seat)}</span>`)}</p>` : ctx.nothing;
}

/** @param {Context} ctx @returns {Panel | null} */
function opponents(ctx) {
  const { prompt } = ctx.position;
  const rivals = named(ctx);
  const said = folds(ctx) || (decision(ctx) === "NameOpponent" && !ctx.picks.length) ? ctx.nothing : chips(ctx);
  return prompt && (rivals !== ctx.nothing || said !== ctx.nothing) ? { title: ctx.t(prompt.key, prompt.facts), body: ctx.html`${rivals}${said}` } : null;
}

/** Who of the dock may come next. @param {Context} ctx @returns {Panel | null} */
function queue(ctx) {
  const kinds = new Map(ctx.view.events.dock.workers.map(({ seat, worker }) => [`${seat} ${worker}`, { seat, worker }]));
  const offered = [...kinds].filter(([phrase]) => ctx.offered(phrase));
  if (!offered.length) return null;
  return {
    title: ctx.name("event", "dock"),
    body: ctx.html`<p class="targets">${offered.map(([phrase, { seat, worker }]) => ctx.html`<span class="herd" data-token=${phrase} data-tip="worker ${worker}"
      aria-label=${pair(ctx, person(ctx, seat), ctx.name("worker", worker))}>${piece(ctx, seat, worker)}<b>${person(ctx, seat)}</b></span>`)}</p>`,
  };
}

/** Whose goods may be had. @param {Context} ctx @returns {Panel | null} */
function swap(ctx) {
  if (!isMine(ctx)) return null;
  const rivals = ctx.view.players.filter(({ seat, goods }) => Object.keys(goods).some((good) => ctx.offered(`${good} ${seat}`)));
  return {
    title: ctx.t("board-goods"),
    body: ctx.html`${rivals.map((owner) => ctx.html`<p class="side">${who(ctx, owner.seat)}</p>
      <p class="targets">${kinds(ctx, owner, (good) => `${good} ${owner.seat}`).map(({ drawn }) => drawn)}</p>`)}`,
  };
}

/** The discovery card that was looked at. @param {Context} ctx */
function card(ctx) {
  const found = ctx.game.content.cards.find((one) => one.id === ctx.view.deck.top);
  return found ? { title: ctx.name("card", found.id), body: ctx.html`${foundFacts(ctx, found)}${chips(ctx)}` } : null;
}

/** @param {Context} ctx @param {Found} found */
function foundFacts(ctx, found) {
  return ctx.html`<ul class="facts"><li>${ctx.icon("i-resistance")}${ctx.t("board-resistance")} <b>${found.natives}</b></li>
    <li>${ctx.icon("i-loot")}${ctx.t("board-loot")} <b>${money(ctx, found.loot)}</b>${found.plunder ? ctx.html` <b>+${money(ctx, found.plunder)}</b>${ctx.icon("i-soldier", ctx.name("worker", "soldier"))}` : ctx.nothing}</li>
    <li>${ctx.icon("i-vp")}${ctx.t("board-points")} <b>${found.points}</b></li></ul>`;
}

// -- auction --------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function auction(ctx) {
  const { html, view } = ctx;
  const bids = view.waiting?.auction;
  const language = ctx.game.descriptions[ctx.language] ?? {};
  const taken = new Map(view.players.flatMap((one) => (one.nation ? [[one.nation, one.seat]] : [])));
  const body = html`
    <ol class="places">${view.order.map((colour) => html`<li>${who(ctx, colour)}</li>`)}
      ${bids ? html`<li class="open">${bids.holder ? html`${who(ctx, bids.holder)} <b>${money(ctx, bids.bid)}</b>` : ctx.t("board-no-bid")}</li>` : ctx.nothing}</ol>
    ${bids?.passed.length ? html`<p class="faint">${ctx.t("board-passed", { players: bids.passed.map((seat) => person(ctx, seat)).join(", ") })}</p>` : ctx.nothing}
    <ul class="nations">${Object.keys(ctx.game.content.nations).map((id) => {
      const owner = taken.get(id);
      const words = language[`nation-${id}`.replaceAll("_", "-")] ?? "";
      return html`<li><div class="nation tile ${owner ? "taken" : ""}" data-token=${id} data-tip="nation ${id}"
        aria-label="${ctx.name("nation", id)}. ${words}">
        ${ctx.icon(nationIcon(id))}<b>${ctx.name("nation", id)}</b>${owner ? html`<span class="owner seat-${owner}">${ctx.icon(`seat-${owner}`)}</span>` : ctx.nothing}
        <small>${words}</small></div></li>`;
    })}</ul>`;
  return { title: ctx.t("board-auction"), body, name: "broad" };
}

/** @param {string} id */
export function nationIcon(id) {
  return `i-nation-${id.replaceAll("_", "-")}`;
}
