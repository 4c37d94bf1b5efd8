/** Panels: what a decision needs to see at one glance, laid over the unknown land of the map. */
import { decision, isMine, members, region } from "./content.js";
import { crewWords, figures, money, person, piece } from "./pieces.js";

/** @import { Context, Found } from "./content.js" */

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
};

/** A panel that can be folded; where regions are offered it makes room for them.
 * @param {Context} ctx @param {string} title @param {unknown} body @param {string} [name]
 * @param {unknown} [brief] What it says when it is folded, as it is at first where there is no room beside the regions. */
function sheet(ctx, title, body, name = "", brief) {
  const beside = Object.keys(ctx.game.content.regions).some((id) => ctx.offered(id)) ? "aside" : "";
  const open = !(beside && brief && ctx.phone);
  return ctx.html`<section class="paper panel ${name} ${beside}" aria-label=${title}><details ?open=${open}>
    <summary><h2>${title}</h2>${brief ?? ctx.nothing}</summary><div class="leaf">${body}</div></details></section>`;
}

/** What can be said beside the things of the board: how much, top or bottom. @param {Context} ctx @param {string} verb */
function chips(ctx, verb) {
  const said = isMine(ctx) ? ctx.position.options.filter(({ text }) => text.startsWith(`${verb} `)) : [];
  if (!said.length) return ctx.nothing;
  return ctx.html`<p class="chips">${said.map(({ text, key, facts }) => {
    const words = facts.number === undefined ? ctx.t(key, facts) : facts.number;
    return ctx.html`<span class="say tile" data-token=${text} aria-label=${words}>${words}</span>`;
  })}</p>`;
}

/** @param {Context} ctx @param {string} colour */
function who(ctx, colour) {
  return ctx.html`<span class="whois seat-${colour}">${ctx.icon(`seat-${colour}`)}<b>${person(ctx, colour)}</b></span>`;
}

// -- expedition -----------------------------------------------------------------------------------------------------

/** Who sets out, and the odds of each goal as far as the one who chooses knows them. @param {Context} ctx */
function expedition(ctx) {
  const { html, view } = ctx;
  const { seat: colour = "", expedition: sent = null } = view.waiting ?? {};
  const force = sent ? sent.strength : view.events.discovery.strength[colour];
  const party = sent ? sent.party : view.events.discovery.workers[colour];
  const goals = ctx.position.options.filter(({ odds }) => odds);
  return sheet(
    ctx,
    ctx.t("board-expedition"),
    html`
    <p class="side">${who(ctx, colour)}<span class="crew seat-${colour}">${figures(ctx, party)}</span>
      <span class="force"><b>${force}</b> ${ctx.t(sent ? "board-strength-sent" : "board-strength-there")}</span></p>
    ${
      goals.length
        ? html`<table class="odds"><thead><tr><th>${ctx.t("board-region")}</th><th>${ctx.t("board-chance")}</th></tr></thead>
      <tbody>${goals.map(({ key, facts, odds }) => html`<tr><td>${facts.region ? ctx.name("region", String(facts.region)) : ctx.t(key, facts)}</td>
        <td class="won">${odds?.good} / ${odds?.all}</td></tr>`)}</tbody></table>`
        : ctx.nothing
    }`,
    "",
    html`<span class="brief">${ctx.icon("i-event-discovery", ctx.t("board-strength-sent"))}<b>${force}</b></span>`,
  );
}

// -- battle and plague ----------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function battle(ctx) {
  const { html, view } = ctx;
  const fight = view.waiting?.battle;
  if (!fight) return ctx.nothing;
  const place = region(ctx, fight.region);
  return sheet(
    ctx,
    ctx.t("board-battle", { region: fight.region }),
    html`${fight.sides.map((side) => {
      const chooses = side.seat === view.waiting?.seat;
      const asked = chooses && isMine(ctx);
      const there = (asked && pickable(ctx)) || (place.workers[side.against] ?? {});
      return html`<div class="duel ${chooses ? "now" : ""}">
      <p class="side">${who(ctx, side.seat)}<span
        class="force">${ctx.t("board-kills", { count: side.kills, player: person(ctx, side.against) })}</span></p>
      <p class="targets">${members(there).map(([worker, count]) => herd(ctx, side.against, worker, count, side.chosen[worker] ?? 0, asked))}</p></div>`;
    })}<p class="faint">${ctx.t("board-battle-together")}</p>`,
    "fight",
  );
}

/** The pieces that I may pick, by their last word. @param {Context} ctx @returns {Record<string, number> | null} */
function pickable(ctx) {
  const pieces = ctx.position.selection?.pieces;
  return pieces ? Object.fromEntries(pieces.map(({ text, count }) => [text.split(" ").at(-1), count])) : null;
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
  return sheet(
    ctx,
    ctx.t("board-plague", { region: place }),
    html`<p class="side">${who(ctx, colour)}</p>
    <p class="targets">${members(crew).map(([worker, count]) => herd(ctx, colour, worker, count, 0, isMine(ctx)))}</p>`,
  );
}

/** The discovery card that was looked at. @param {Context} ctx */
function card(ctx) {
  const found = ctx.game.content.cards.find((one) => one.id === ctx.view.deck.top);
  if (!found) return ctx.nothing;
  return sheet(ctx, ctx.name("card", found.id), ctx.html`${foundFacts(ctx, found)}${chips(ctx, "put")}`);
}

/** @param {Context} ctx @param {Found} found */
function foundFacts(ctx, found) {
  return ctx.html`<ul class="facts"><li>${ctx.icon("i-resistance")}${ctx.t("board-resistance")} <b>${found.natives}</b></li>
    <li>${ctx.icon("i-loot")}${ctx.t("board-loot")} <b>${money(found.loot)}</b>${found.plunder ? ctx.html` <b>+${money(found.plunder)}</b>${ctx.icon("i-soldier", ctx.name("worker", "soldier"))}` : ctx.nothing}</li>
    <li>${ctx.icon("i-vp")}${ctx.t("board-points")} <b>${found.points}</b></li></ul>`;
}

// -- auction --------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function auction(ctx) {
  const { html, view } = ctx;
  const bids = view.waiting?.auction;
  const language = ctx.game.descriptions[ctx.language] ?? {};
  const taken = new Map(view.players.flatMap((one) => (one.nation ? [[one.nation, one.seat]] : [])));
  return sheet(
    ctx,
    ctx.t("board-auction"),
    html`
    <ol class="places">${view.order.map((colour) => html`<li>${who(ctx, colour)}</li>`)}
      ${bids ? html`<li class="open">${bids.holder ? html`${who(ctx, bids.holder)} <b>${money(bids.bid)}</b>` : ctx.t("board-no-bid")}</li>` : ctx.nothing}</ol>
    ${bids?.passed.length ? html`<p class="faint">${ctx.t("board-passed", { players: bids.passed.map((seat) => person(ctx, seat)).join(", ") })}</p>` : ctx.nothing}
    ${chips(ctx, "bid")}
    <ul class="nations">${Object.keys(ctx.game.content.nations).map((id) => {
      const owner = taken.get(id);
      const words = language[`nation-${id}`.replaceAll("_", "-")] ?? "";
      return html`<li><div class="nation tile ${owner ? "taken" : ""}" data-token=${id} data-tip="nation ${id}"
        aria-label="${ctx.name("nation", id)}. ${words}">
        ${ctx.icon(nationIcon(id))}<b>${ctx.name("nation", id)}</b>${owner ? html`<span class="owner seat-${owner}">${ctx.icon(`seat-${owner}`)}</span>` : ctx.nothing}
        <small>${words}</small></div></li>`;
    })}</ul>`,
    "broad",
  );
}

/** @param {string} id */
export function nationIcon(id) {
  return `i-nation-${id.replaceAll("_", "-")}`;
}
