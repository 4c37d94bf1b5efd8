/** Panels: what a decision needs to see at one glance, laid over the unknown land of the map. */
import { cardsLeft, decision, isMine, members, player, region, resistance, strengthOf, tokens } from "./content.js";
import { crewWords, figures, money, person, piece } from "./pieces.js";

/** @import { Context } from "/web/types.d.ts" */
/** @import { Crew, Found } from "./content.js" */

/** The panel of the decision that waits, if it has one. @param {Context} ctx */
export function panel(ctx) {
  const draw = PANELS[decision(ctx)];
  return draw ? draw(ctx) : ctx.nothing;
}

/** @type {Record<string, (ctx: Context) => unknown>} */
const PANELS = {
  Bid: auction,
  ChooseNation: auction,
  LaunchExpedition: expedition,
  SendWorkers: expedition,
  ChooseTarget: expedition,
  Eliminate: battle,
  KeepWorker: plague,
  PutBackCard: card,
  ReinforceDock: (ctx) => asked(ctx, ctx.name("nation", "england")),
  NameOpponent: (ctx) => asked(ctx, ctx.name("building", "papal_edict")),
  BuyPoints: (ctx) => asked(ctx, ctx.t("reason-purchase")),
  MoveColonists: (ctx) => asked(ctx, ctx.name("building", "migration")),
  RemoveColonists: (ctx) => asked(ctx, ctx.name("building", "plague_3")),
};

/** @param {Context} ctx @param {string} title @param {unknown} body @param {string} [name] */
function sheet(ctx, title, body, name = "") {
  return ctx.html`<section class="paper panel ${name}" tabindex="0" aria-label=${title}><h2>${title}</h2>${body}</section>`;
}

/** A panel of its own for what has no place on the board: numbers and words. @param {Context} ctx @param {string} title */
function asked(ctx, title) {
  return isMine(ctx) ? sheet(ctx, title, chips(ctx)) : ctx.nothing;
}

/** What can be said beside the things of the board: how many, how much, top or bottom. @param {Context} ctx */
function chips(ctx) {
  /** @type {Map<string, string>} */
  const said = new Map();
  for (const { text, key, facts } of ctx.position.options) {
    const [verb, first] = text.split(" ");
    if (verb === "bid" || verb === "points") said.set(text, first);
    else if (verb === "move" || verb === "remove") said.set(first, first);
    else if (verb === "put" || verb === "add" || verb === "edict") said.set(text, ctx.t(key, facts));
  }
  if (!isMine(ctx) || !said.size) return ctx.nothing;
  return ctx.html`<p class="chips">${[...said].map(
    ([phrase, words]) => ctx.html`<span class="say tile" data-token=${phrase} aria-label=${words}>${words}</span>`,
  )}</p>`;
}

/** @param {Context} ctx @param {string} colour */
function who(ctx, colour) {
  return ctx.html`<span class="whois seat-${colour}">${ctx.icon(`seat-${colour}`)}<b>${person(ctx, colour)}</b></span>`;
}

// -- expedition -----------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function expedition(ctx) {
  const { html, view } = ctx;
  const colour = view.waiting.seat;
  const sent = view.waiting.expedition;
  const force = sent ? sent.strength : view.events.discovery.strength[colour];
  const party = sent ? sent.party : view.events.discovery.workers[colour];
  const places = view.regions.filter(
    (/** @type {any} */ one) => !one.discovered && (!sent?.target || sent.target === one.id),
  );
  const known = places.filter((/** @type {any} */ one) => one.token);
  const unknown = places.filter((/** @type {any} */ one) => !one.token);
  const unseen = tokens(ctx, view.tokens_unseen);
  const cards =
    !places.length ||
    ctx.position.options.some((option) => option.text.startsWith("explore") && option.text.includes("portugal"));
  return sheet(
    ctx,
    ctx.t("board-expedition"),
    html`
    <p class="side">${who(ctx, colour)}<span class="crew seat-${colour}">${figures(ctx, party)}</span>
      <span class="force"><b>${force}</b> ${ctx.t(sent ? "board-strength-sent" : "board-strength-there")}</span></p>
    ${
      places.length
        ? html`<table class="odds"><thead><tr><th>${ctx.t("board-region")}</th><th>${ctx.t("board-resistance")}</th><th>${ctx.t("board-chance")}</th></tr></thead>
      <tbody>${known.map((/** @type {any} */ place) => oddsRow(ctx, ctx.name("region", place.id), colour, place.token, [], force))}
        ${unknown.length ? oddsRow(ctx, ctx.t("board-unknown-regions", { count: unknown.length }), colour, null, unseen, force) : ctx.nothing}</tbody></table>`
        : ctx.nothing
    }
    ${unknown.length ? spread(ctx, ctx.t("board-unseen-tokens", { count: unseen.length }), unseen, colour, force) : ctx.nothing}
    ${cards && view.left.cards ? spread(ctx, ctx.t("board-left-cards", { count: view.left.cards }), cardsLeft(ctx), colour, force) : ctx.nothing}`,
  );
}

/** @param {Context} ctx @param {string} name @param {string} colour @param {Found | null} token
 * @param {Found[]} unseen @param {number} force */
function oddsRow(ctx, name, colour, token, unseen, force) {
  const { html } = ctx;
  if (token) {
    const against = resistance(ctx, colour, token.natives);
    const enough = against <= force;
    return html`<tr><td>${name}</td><td class="mid">${against}</td>
      <td class="won">${ctx.icon(enough ? "i-check" : "i-cross", ctx.t(enough ? "board-enough" : "board-not-enough"))}</td></tr>`;
  }
  const won = unseen.filter((one) => resistance(ctx, colour, one.natives) <= force).length;
  return html`<tr><td>${name}</td><td class="mid">?</td><td
    class="won">${Math.round((100 * won) / Math.max(1, unseen.length))} %</td></tr>`;
}

/** How many tokens or cards there are of each resistance. @param {Context} ctx @param {string} title
 * @param {Found[]} found @param {string} colour @param {number} force */
function spread(ctx, title, found, colour, force) {
  const { html, svg } = ctx;
  /** @type {number[]} */
  const counts = [];
  for (const one of found) {
    const against = resistance(ctx, colour, one.natives);
    counts[against] = (counts[against] ?? 0) + 1;
  }
  const levels = Object.keys(counts).map(Number);
  const most = Math.max(1, ...levels.map((level) => counts[level]));
  const words = levels.map((level) => `${ctx.t("board-resistance")} ${level}: ${counts[level]}`).join(", ");
  return html`<div class="spread"><h3>${title}</h3>
    <svg viewBox="0 0 ${levels.length * 36} 62" class="bars" role="img" aria-label=${words}>${levels.map(
      (level, place) => {
        const height = (counts[level] / most) * 34;
        return svg`<rect class=${level <= force ? "beaten" : "unbeaten"} x=${place * 36 + 6} y=${46 - height}
          width="24" height=${height} rx="3"/>
        <text x=${place * 36 + 18} y=${42 - height} text-anchor="middle" class="many">${counts[level]}</text>
        <text x=${place * 36 + 18} y="59" text-anchor="middle">${level}</text>`;
      },
    )}</svg></div>`;
}

// -- battle and plague ----------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function battle(ctx) {
  const { html, view } = ctx;
  const fight = view.waiting.battle;
  const place = region(ctx, fight.region);
  const title = ctx.t("board-battle", { region: fight.region });
  return sheet(
    ctx,
    title,
    html`${fight.sides.map((/** @type {any} */ side) => {
      const chooses = side.seat === view.waiting.seat;
      /** @type {Crew} */
      const there = { ...place.workers[side.against] };
      if (side.seat === fight.sides[0].seat && hasMilitia(ctx, side.against)) there.militia = 1;
      return html`<div class="duel ${chooses ? "now" : ""}">
      <p class="side">${who(ctx, side.seat)}<span
        class="force">${ctx.t("board-kills", { count: side.kills, player: person(ctx, side.against) })}</span></p>
      <p class="targets">${members(there).map(([worker, count]) => herd(ctx, side.against, worker, count, side.chosen[worker] ?? 0, chooses && isMine(ctx)))}</p></div>`;
    })}<p class="faint">${ctx.t("board-battle-together")}</p>`,
    "fight",
  );
}

/** @param {Context} ctx @param {string} colour */
function hasMilitia(ctx, colour) {
  return player(ctx, colour).buildings.some((/** @type {any} */ one) => one.id === "militia");
}

/** The figures of a type, with those already marked; to be clicked where one of them is chosen.
 * @param {Context} ctx @param {string} colour @param {string} worker @param {number} count @param {number} marked
 * @param {boolean} asked */
function herd(ctx, colour, worker, count, marked, asked) {
  const label = crewWords(ctx, { [worker]: count }) + (marked ? `, ${ctx.t("board-marked", { count: marked })}` : "");
  const drawn = ctx.html`${Array.from({ length: count }, (_, place) =>
    piece(ctx, colour, worker === "militia" ? "soldier" : worker, place < marked ? "struck" : ""),
  )}`;
  return asked
    ? ctx.html`<span class="herd" data-token=${worker} data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`
    : ctx.html`<span class="herd" role="img" data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`;
}

/** Who survives the plague. @param {Context} ctx */
function plague(ctx) {
  const { html, view } = ctx;
  const place = view.waiting.prompt.region;
  const colour = view.waiting.seat;
  const crew = region(ctx, place).workers[colour];
  return sheet(
    ctx,
    ctx.t("board-plague", { region: place }),
    html`<p class="side">${who(ctx, colour)}</p>
    <p class="targets">${members(crew).map(([worker, count]) => herd(ctx, colour, worker, count, 0, isMine(ctx)))}</p>`,
  );
}

/** The discovery card that was looked at. @param {Context} ctx */
function card(ctx) {
  const { view } = ctx;
  const found = ctx.game.content.cards.find((/** @type {Found} */ one) => one.id === view.deck.top);
  if (!found) return ctx.nothing;
  return sheet(ctx, ctx.name("card", found.id), ctx.html`${foundFacts(ctx, found)}${chips(ctx)}`);
}

/** @param {Context} ctx @param {Found} found */
export function foundFacts(ctx, found) {
  return ctx.html`<ul class="facts"><li>${ctx.icon("i-resistance")}${ctx.t("board-resistance")} <b>${found.natives}</b></li>
    <li>${ctx.icon("i-loot")}${ctx.t("board-loot")} <b>${money(found.loot)}</b>${found.plunder ? ctx.html` <b>+${money(found.plunder)}</b>${ctx.icon("i-soldier", ctx.name("worker", "soldier"))}` : ctx.nothing}</li>
    <li>${ctx.icon("i-vp")}${ctx.t("board-points")} <b>${found.points}</b></li></ul>`;
}

// -- auction --------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function auction(ctx) {
  const { html, view } = ctx;
  const bids = view.waiting.auction;
  const language = ctx.game.descriptions?.[ctx.language] ?? {};
  const nations = Object.keys(ctx.game.content.nations);
  const taken = new Map(
    view.players.filter((/** @type {any} */ one) => one.nation).map((/** @type {any} */ one) => [one.nation, one.seat]),
  );
  return sheet(
    ctx,
    ctx.t("board-auction"),
    html`
    <ol class="places">${view.order.map((/** @type {string} */ colour) => html`<li>${who(ctx, colour)}</li>`)}
      ${bids ? html`<li class="open">${bids.holder ? html`${who(ctx, bids.holder)} <b>${money(bids.bid)}</b>` : ctx.t("board-no-bid")}</li>` : ctx.nothing}</ol>
    ${bids?.passed.length ? html`<p class="faint">${ctx.t("board-passed", { players: bids.passed.map((/** @type {string} */ seat) => person(ctx, seat)).join(", ") })}</p>` : ctx.nothing}
    ${chips(ctx)}
    <ul class="nations">${nations.map((id) => {
      const owner = taken.get(id);
      const label = `${ctx.name("nation", id)}. ${language[`nation-${id}`.replaceAll("_", "-")] ?? ""}`;
      return html`<li><div class="nation tile ${owner ? "taken" : ""}" data-token=${id} data-tip="nation ${id}"
        aria-label=${label}>
        ${ctx.icon(nationIcon(id))}<b>${ctx.name("nation", id)}</b>${owner ? html`<span class="owner seat-${owner}">${ctx.icon(`seat-${owner}`)}</span>` : ctx.nothing}
        <small>${language[`nation-${id}`.replaceAll("_", "-")] ?? ""}</small></div></li>`;
    })}</ul>`,
    "broad",
  );
}

/** @param {string} id */
export function nationIcon(id) {
  return `i-nation-${id === "italian_city_states" ? "italy" : id}`;
}

/** Strength of a crew in Discovery. @param {Context} ctx @param {string} colour @param {Crew} crew */
export function force(ctx, colour, crew) {
  return members(crew).reduce((sum, [worker, count]) => sum + count * strengthOf(ctx, colour, worker), 0);
}
