/** Panels: what a decision needs to see at one glance, laid over the unknown land of the map. */
import { decision, isMine, members, region } from "./content.js";
import { crewWords, figures, money, pair, person, piece } from "./pieces.js";

/** @import { Context } from "./content.js" */
/** @import { Expedition, Found, Target } from "./view.d.ts" */

/** The panel of the decision that waits, if it has one. @param {Context} ctx */
export function panel(ctx) {
  return (PANELS[decision(ctx)] ?? asked)(ctx);
}

/** @type {Record<string, (ctx: Context) => unknown>} */
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

/** A panel of its own for what has no place on the board: numbers and words. @param {Context} ctx */
function asked(ctx) {
  const { prompt } = ctx.position;
  const said = chips(ctx);
  return prompt && said !== ctx.nothing ? sheet(ctx, ctx.t(prompt.key, prompt.facts), said) : ctx.nothing;
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
    else if (SPOKEN.has(verb)) said.set(text, ctx.t(key, facts));
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
  if (!sent) return ctx.nothing;
  const setOut = Object.keys(sent.party).length > 0;
  const force = setOut ? sent.strength : view.events.discovery.strength[colour];
  const party = setOut ? sent.party : view.events.discovery.workers[colour];
  return sheet(
    ctx,
    ctx.t("board-expedition"),
    html`
    <p class="side">${who(ctx, colour)}<span class="crew seat-${colour}">${figures(ctx, party)}</span>
      <span class="force"><b>${force}</b> ${ctx.t(setOut ? "board-strength-sent" : "board-strength-there")}</span></p>
    <table class="odds"><thead><tr><th>${ctx.t("board-region")}</th><th>${ctx.t("board-resistance")}</th><th>${ctx.t("board-chance")}</th></tr></thead>
      <tbody>${sent.targets.map((target) => oddsRow(ctx, target))}</tbody></table>
    ${sent.tokens.length ? spread(ctx, ctx.t("board-unseen-tokens", { count: view.tokens_unseen.length }), sent.tokens) : ctx.nothing}
    ${sent.cards.length ? spread(ctx, ctx.t("board-left-cards", { count: view.left.cards }), sent.cards) : ctx.nothing}`,
    "",
    html`<span class="brief">${ctx.icon("i-event-discovery", ctx.t("board-strength-sent"))}<b>${force}</b></span>`,
  );
}

/** @param {Context} ctx @param {Target} target */
function oddsRow(ctx, { id, natives, good, all }) {
  const kind = ["region", "nation"].find((one) => ctx.game.tokens[id]?.includes(one));
  const name = kind ? ctx.name(kind, id) : ctx.t("board-left-cards", { count: ctx.view.left.cards });
  const chance = new Intl.NumberFormat(ctx.language, { style: "percent" }).format(all ? good / all : 0);
  return ctx.html`<tr><td>${name}</td><td class="mid">${natives ?? "?"}</td><td class="won">${
    natives === null ? chance : ctx.icon(good ? "i-check" : "i-cross", ctx.t(good ? "board-enough" : "board-not-enough"))
  }</td></tr>`;
}

/** How many tokens or cards there are of each resistance. @param {Context} ctx @param {string} title
 * @param {Expedition["tokens"]} levels */
function spread(ctx, title, levels) {
  const { html, svg } = ctx;
  const most = Math.max(1, ...levels.map(({ count }) => count));
  const words = levels.map(({ natives, count }) => pair(ctx, `${ctx.t("board-resistance")} ${natives}`, count)).join(", ");
  return html`<div class="spread"><h3>${title}</h3>
    <svg viewBox="0 0 ${levels.length * 36} 62" class="bars" role="img" aria-label=${words}>${levels.map(
      ({ natives, count, won }, place) => {
        const height = (count / most) * 34;
        return svg`<rect class=${won ? "beaten" : "unbeaten"} x=${place * 36 + 6} y=${46 - height}
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
  if (!isMine(ctx) || !fields.length) return ctx.nothing;
  return sheet(
    ctx,
    ctx.t("board-battles"),
    html`<table class="odds"><tbody>${fields.map(({ region: id, seat, kills, losses }) => html`<tr><td>${ctx.name("region", id)}</td>
      <td class="mid">${pair(ctx, ctx.t("board-you-strike"), kills)}</td>
      <td class="mid">${pair(ctx, ctx.t("board-they-strike", { player: person(ctx, seat) }), losses)}</td></tr>`)}</tbody></table>`,
    "",
    html`<span class="brief">${fields.length}</span>`,
  );
}

/** @param {Context} ctx */
function battle(ctx) {
  const { html, view } = ctx;
  const fight = view.waiting?.battle;
  if (!fight) return ctx.nothing;
  return sheet(
    ctx,
    ctx.t("board-battle", { region: fight.region }),
    html`${fight.sides.map((side) => {
      const chooses = side.seat === view.waiting?.seat;
      const asked = chooses && isMine(ctx);
      return html`<div class="duel ${chooses ? "now" : ""}">
      <p class="side">${who(ctx, side.seat)}<span
        class="force">${ctx.t("board-kills", { count: side.kills, player: person(ctx, side.against) })}</span></p>
      <p class="targets">${members(side.enemies).map(([worker, count]) => herd(ctx, side.against, worker, count, side.chosen[worker] ?? 0, asked))}</p></div>`;
    })}<p class="faint">${ctx.t("board-battle-together")}</p>`,
    "fight",
  );
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
  return sheet(ctx, ctx.name("card", found.id), ctx.html`${foundFacts(ctx, found)}${chips(ctx)}`);
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
    ${chips(ctx)}
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
