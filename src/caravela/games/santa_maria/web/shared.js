/** The left paper: the shared board with dice, expansions, tracks, people, docks and retire spaces. */
import { decision, description, effectWords, justNow, monkPrice, person, player, shortName } from "./content.js";
import { signed } from "/web/consequence.js";
import { tile } from "./colony.js";
import { amount, costSigns, costWords, die, effectSigns, hit, marker, monk, personSigns } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { MonkSpace } from "./view.d.ts" */

/** @param {Context} ctx */
export function shared(ctx) {
  if (decision(ctx) === "ChooseSet") return allSets(ctx);
  return ctx.html`<div class="santa shared">
    <section class="sec dice"><h3>${ctx.t("look-dice")}</h3><div class="offer">${offeredDice(ctx, true)}</div></section>
    ${expansions(ctx)}${religion(ctx)}${conquistador(ctx)}${people(ctx)}${docks(ctx)}${retire(ctx)}</div>`;
}

// -- dice -------------------------------------------------------------------------------------------------------------

/** The dice offer. White dice are drawn one by one, with the places of those that are gone; where room is scarce or
 * blue ones lie beside them, equal dice are one stack. @param {Context} ctx @param {boolean} roomy */
export function offeredDice(ctx, roomy) {
  const { html, view } = ctx;
  const { dice } = ctx.game.content;
  const rolled = { white: justNow(ctx, "white-rolled").length > 0,
    blue: justNow(ctx, "blue-offer-rolled", "blue-unlocked-offer").length > 0 };
  const one = (/** @type {"white" | "blue"} */ colour, /** @type {number} */ value, /** @type {number} */ count) =>
    html`<span class="offered-die ${rolled[colour] ? "rolled" : ""}" data-token="${colour} ${value}"
      data-tip="die ${colour} ${value}" data-at="${colour}-${value}"
      aria-label=${ctx.t(`look-${colour}-die`, { number: value, count })}>${die(ctx, { colour, value }, "tumbles")}${
      count > 1 ? html`<b class="times">${count}</b>` : ctx.nothing}</span>`;
  const stacks = (/** @type {"white" | "blue"} */ colour, /** @type {number[]} */ values) => [...new Set(values)].map(
    (value) => one(colour, value, values.filter((other) => other === value).length));
  if (!view.white.length && !view.blue_offer?.length) return html`<span class="faint">${ctx.t("look-no-dice")}</span>`;
  if (view.blue_offer || !roomy) return [stacks("white", view.white), stacks("blue", view.blue_offer ?? [])];
  const taken = dice.white_per_player * view.seats - view.white.length;
  return [view.white.map((value) => one("white", value, 1)),
    Array.from({ length: taken }, () => html`<span class="gone" aria-hidden="true"></span>`)];
}

// -- expansions -------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function expansions(ctx) {
  const { html, view } = ctx;
  const costs = ctx.me ? player(ctx, ctx.me).expansion_cost : ctx.game.content.costs;
  const { doubles, triples, doubles_left, triples_left } = view.expansions;
  const row = (/** @type {string[]} */ ids, /** @type {string} */ name) => html`<ul class="xrow ${name}">
    ${ids.map((id) => html`<li><span class="xo ${view.waiting?.tile === id ? "placing" : ""}"
      data-at="offer-${id}">${tile(ctx, id, 0)}${
      hit(ctx, `expand ${id}`, `${ctx.name("expansion", id)}: ${description(ctx, "expansion", id)}`,
        `expansion ${id}`)}</span></li>`)}
    ${Array.from({ length: 5 - ids.length }, () => html`<li class="xgone" aria-hidden="true"></li>`)}</ul>`;
  const price = (/** @type {string} */ key, /** @type {Record<string, number>} */ cost) => html`<span role="img"
    aria-label="${ctx.t(key)}: ${costWords(ctx, cost)}">${ctx.t(key)} ${costSigns(ctx, cost)}</span>`;
  return html`<section class="sec tiles"><h3>${ctx.t("look-expansions")}<small
    data-tip="expansions">${price("look-double", costs.double)}·${price("look-triple", costs.triple)}·
    ${ctx.t("look-stacks", { count: doubles_left, number: triples_left })}</small></h3>
    ${row(doubles, "doubles")}${row(triples, "triples")}</section>`;
}

// -- tracks -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
export function religion(ctx) {
  const { html, view } = ctx;
  const { end, monks, dice, markers } = view.religion;
  const mine = ctx.me ? markers[ctx.me] : -1;
  const spaces = Array.from({ length: end + 1 }, (_, space) => {
    const here = Object.keys(markers).filter((colour) => markers[colour] === space);
    const goal = mine >= 0 && space === Math.min(end, mine + 1);
    const words = [
      String(space),
      monks.includes(space) ? ctx.t("look-monk-space") : "",
      dice.includes(space) ? ctx.t("look-die-space") : "",
      space === end ? ctx.t("look-religion-end") : "",
      ...here.map((colour) => person(ctx, colour)),
    ].filter(Boolean).join(", ");
    return html`<li class="${monks.includes(space) ? "symbol" : ""}"><span class="space" data-tip="religion ${space}"
      role="img" aria-label=${words} data-at="religion-space-${space}">
      <span class="sym">${monks.includes(space) ? ctx.icon("i-monk") : space || ""}</span>
      ${dice.includes(space) ? html`<span class="bd">${die(ctx, { colour: "blue", value: 5 })}</span>` : ctx.nothing}
      ${space === end ? html`<span class="plus">+1</span>` : ctx.nothing}
      ${pile(ctx, here, "religion")}</span>${goal ? hit(ctx, "pray", ctx.t("look-pray", { space }), `religion ${space}`)
        : ctx.nothing}</li>`;
  });
  const extra = ctx.game.content.costs.extra_step ?? "grain";
  const reserve = view.blue_reserve === undefined ? ctx.nothing
    : html`· ${ctx.icon("i-die-blue")} ${ctx.t("look-blue-reserve", { count: view.blue_reserve })}`;
  return html`<section class="sec religion"><h3>${ctx.t("look-religion")}<small data-tip="religion">${ctx.t("look-step-more")}
    ${ctx.icon(`i-${extra}`, ctx.name("resource", extra))} ${reserve}</small></h3>
    <ol class="track" aria-label=${ctx.t("look-religion")}>${spaces}</ol></section>`;
}

/** Markers on a space; one above the other where the order counts. @param {Context} ctx
 * @param {string[]} colours From below.
 * @param {string} track */
function pile(ctx, colours, track) {
  return ctx.html`<span class="pile of-${colours.length}">${colours.map((colour) =>
    ctx.html`<span data-at="${track}-${colour}">${marker(ctx, colour)}</span>`)}</span>`;
}

/** @param {Context} ctx */
export function conquistador(ctx) {
  const { html, view } = ctx;
  const { end, gold, trees, piles, markers } = view.conquistador;
  const mine = ctx.me ? markers[ctx.me] : -1;
  const spaces = Array.from({ length: end + 1 }, (_, space) => {
    const here = piles[String(space)] ?? [];
    const goal = mine >= 0 && space === mine + 1;
    const tree = trees ? trees.indexOf(space) : -1;
    const words = [
      String(space),
      gold.includes(space) ? ctx.t("look-gold-space") : "",
      tree >= 0 ? ctx.t("look-tree", { year: tree + 1 }) : "",
      ...here.map((colour) => person(ctx, colour)),
    ].filter(Boolean).join(", ");
    return html`<li class="${gold.includes(space) ? "symbol" : ""}"><span class="space" data-tip="conquistador ${space}"
      role="img" aria-label=${words} data-at="conquistador-space-${space}">
      <span class="sym">${gold.includes(space) ? ctx.icon("i-gold") : space || ""}</span>
      ${tree >= 0 ? html`<span class="tree ${tree + 1 === view.year ? "now"
        : ""}">${ctx.icon("i-tree")}<b>${tree + 1}</b></span>` : ctx.nothing}
      ${pile(ctx, here, "conquistador")}</span>${goal
        ? hit(ctx, "conquer", ctx.t("look-conquer", { space }), `conquistador ${space}`) : ctx.nothing}</li>`;
  });
  return html`<section class="sec conquest"><h3>${ctx.t("look-conquistador")}<small>${table(ctx)}</small></h3>
    <ol class="track con" aria-label=${ctx.t("look-conquistador")}>${spaces}</ol></section>`;
}

/** What the places bring, year by year. @param {Context} ctx */
function table(ctx) {
  const { html, view } = ctx;
  const words = (/** @type {number[]} */ points, /** @type {number} */ index) =>
    ctx.t("look-year-points", { year: index + 1, points: points.join(", ") });
  return html`<span class="yeartable" role="img" data-tip="conquest"
    aria-label="${ctx.t("look-year-end")} ${view.conquistador.table.map(words).join("; ")}">${ctx.icon("i-happiness")}
    ${view.conquistador.table.map((/** @type {number[]} */ points, /** @type {number} */ index) =>
      html`<span class=${index + 1 === view.year ? "now"
        : ""}><i>${index + 1}</i>${points.join(" · ")}</span>`)}</span>`;
}

// -- people -----------------------------------------------------------------------------------------------------------

/** What a place costs me now, or that my monk is there. @param {Context} ctx @param {MonkSpace} space */
function price(ctx, space) {
  if (ctx.me && space.monks.includes(ctx.me)) return ctx.html`<span class="price">${ctx.icon("i-check")}</span>`;
  const coins = monkPrice(ctx, space);
  return coins === null ? ctx.nothing : ctx.html`<span class="price">${ctx.icon("i-coin")}${coins}</span>`;
}

/** @param {Context} ctx @param {MonkSpace} space */
function spaceWords(ctx, space) {
  const there = space.monks.map((colour) => person(ctx, colour)).join(", ");
  const coins = monkPrice(ctx, space);
  const cost = coins === null ? "" : coins ? ctx.t("look-costs", { coins }) : ctx.t("look-free");
  return [there ? ctx.t("look-monks-there", { players: there }) : "", cost].filter(Boolean).join(", ");
}

/** @param {Context} ctx */
function people(ctx) {
  const { html, view } = ctx;
  const { content } = ctx.game;
  const card = (/** @type {MonkSpace} */ space, /** @type {"scholar" | "bishop"} */ kind) => {
    const facts = (kind === "scholar" ? content.scholars : content.bishops)[space.id];
    const worth = kind === "scholar" ? html`${ctx.icon("i-happiness-end")}${space.points}` : signed(space.points);
    return html`<li class="person tile ${kind}" data-at="monk-${space.id}">${
      hit(ctx, `monk ${space.id}`, `${ctx.name(kind, space.id)}. ${description(ctx, kind, space.id)} ${spaceWords(ctx,
        space)}`, `${kind} ${space.id}`)}
      <b aria-hidden="true">${ctx.icon(`i-${kind}`)}${shortName(ctx, kind, space.id)}</b>
      <span class="standing" aria-hidden="true">${space.monks.map((colour) => monk(ctx, colour))}${price(ctx, space)}</span>
      <span class="abil" aria-hidden="true">${personSigns(ctx, facts.effects[0])}</span>
      <span class="vp" aria-hidden="true">${worth}</span></li>`;
  };
  const station = (/** @type {MonkSpace} */ space) => html`<li class="stat well" data-at="monk-${space.id}">${
    hit(ctx, `monk ${space.id}`, `${ctx.name("station", space.id)}: ${effectWords(ctx,
      content.stations[space.id].effects)}. ${spaceWords(ctx, space)}`, `station ${space.id}`)}
    <span aria-hidden="true">${effectSigns(ctx, content.stations[space.id].effects)}</span>
    <span class="standing" aria-hidden="true">${space.monks.map((colour) => monk(ctx, colour))}${price(ctx,
      space)}</span></li>`;
  return html`<section class="sec people"><h3>${ctx.t("look-people")}<small>${ctx.t("look-monk-price")} ${amount(ctx,
    "coins", content.costs.monk_per_rival)}</small></h3>
    <ul class="persons">${view.scholars.map((space) =>
      card(space, "scholar"))}${view.bishops.map((space) => card(space, "bishop"))}</ul>
    <ul class="stats">${view.stations.map(station)}</ul></section>`;
}

// -- docks and retire spaces ------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function docks(ctx) {
  const { html, view } = ctx;
  return html`<section class="sec docks"><h3>${ctx.t("look-docks")}<small data-tip="shipments"
    data-at="shipments">${ctx.t("look-stack", { count: view.shipments_left })}</small></h3>
    <ul>${view.docks.map((dock) => {
      const income = ctx.game.content.docks[dock.id].effects;
      const words = dock.shipment
        ? `${costWords(ctx, dock.shipment.cost)}, ${ctx.t("look-end-points", { points: dock.shipment.points })}`
        : ctx.t("look-dock-empty");
      return html`<li class="dock ${view.waiting?.dock === dock.id ? "paying" : ""}" data-at="dock-${dock.id}">${
        hit(ctx, `ship ${dock.id}`, `${ctx.name("dock", dock.id)}, ${ctx.t("look-income")} ${effectWords(ctx,
          income)}: ${words}`, `dock ${dock.id}`)}
        <span class="inc" aria-hidden="true">${effectSigns(ctx, income)}</span>
        ${dock.shipment ? html`<span class="shipm tile" aria-hidden="true"><span
          class="cost">${costSigns(ctx, dock.shipment.cost)}</span>
          <b>${ctx.icon("i-happiness-end")}${dock.shipment.points}</b></span>` : html`<span class="shipm none"
            aria-hidden="true">–</span>`}</li>`;
    })}</ul></section>`;
}

/** @param {Context} ctx */
function retire(ctx) {
  const { html, view } = ctx;
  return html`<section class="sec rest"><h3>${ctx.t("look-retire")}</h3><ol>${view.retire.map((space) => {
    const effects = ctx.game.content.retire[space.id].effects;
    const words = `${space.order}. ${ctx.name("retire", space.id)}: ${effectWords(ctx, effects)}${space.seat
      ? `, ${person(ctx, space.seat)}` : ""}${
      space.id === "road" ? `, ${ctx.t("look-roads-left", { count: view.roads_left })}` : ""}`;
    const signs = space.seat ? marker(ctx, space.seat) : effectSigns(ctx, effects);
    return html`<li><span class="slot ret" data-at="retire-${space.id}"><span aria-hidden="true">${signs}
      ${space.order === 1 && !space.seat ? html`<b class="left">${ctx.t("look-first")}</b>` : ctx.nothing}
      ${space.id === "road" && !space.seat ? html`<b class="left">${view.roads_left}</b>` : ctx.nothing}</span>${
      hit(ctx, `retire ${space.id}`, words, `retire ${space.id}`)}</span></li>`;
  })}</ol></section>`;
}

// -- set-up -----------------------------------------------------------------------------------------------------------

/** The town halls with their scholars. @param {Context} ctx */
function allSets(ctx) {
  const { html } = ctx;
  return html`<div class="santa setting"><h3>${ctx.t("look-sets")}</h3><ul class="sets">${ctx.view.sets.map((set) => {
    const scholar = ctx.game.content.scholars[set.scholar];
    return html`<li class="set ${set.seat ? "gone" : ""}"><span class="hall">${tile(ctx, set.hall, 0)}${
      hit(ctx, set.hall, `${ctx.name("hall", set.hall)}. ${description(ctx, "hall", set.hall)}`, `tile ${set.hall}`)}</span>
      <span class="person tile scholar">${hit(ctx, set.scholar,
        `${ctx.name("scholar", set.scholar)}. ${description(ctx, "scholar", set.scholar)}`, `scholar ${set.scholar}`)}
        <b aria-hidden="true">${ctx.icon("i-scholar")}${ctx.name("scholar", set.scholar)}</b>
        <span class="standing" aria-hidden="true">${set.seat ? marker(ctx, set.seat) : ctx.nothing}</span>
        <span class="abil" aria-hidden="true">${personSigns(ctx, scholar.effects[0])}</span></span>
      <p class="soft" aria-hidden="true">${description(ctx, "scholar", set.scholar)}</p></li>`;
  })}</ul></div>`;
}
