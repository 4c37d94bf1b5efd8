/** Small drawn things: figures, pills, tiles, coins; and how they are read aloud. */
import { building, members } from "./content.js";

/** @import { Context, Crew, Effect } from "./content.js" */
/** @import { Player } from "./view.d.ts" */

/** @param {Context} ctx @param {number} coins */
export function money(ctx, coins) {
  return ctx.t("board-coins", { coins });
}

/** A person's name for a seat. @param {Context} ctx @param {string} colour */
export function person(ctx, colour) {
  return ctx.seats[colour]?.name || ctx.name("seat", colour);
}

/** "Ana: 3 Colonists". @param {Context} ctx @param {string | number} name @param {string | number} value */
export function pair(ctx, name, value) {
  return ctx.t("page-pair", { name, value });
}

/** "3 Colonists, 1 Builder". @param {Context} ctx @param {Crew} crew */
export function crewWords(ctx, crew) {
  return members(crew)
    .map(([worker, count]) =>
      ctx.game.content.workers[worker] ? ctx.t("board-workers", { worker, count }) : `${count} ${ctx.name("building", worker)}`,
    )
    .join(", ");
}

/** A figure in its owner's colour. @param {Context} ctx @param {string} colour @param {string} worker
 * @param {string} [more] */
export function piece(ctx, colour, worker, more = "") {
  return ctx.html`<span class="piece seat-${colour} ${more}">${ctx.icon(workerIcon(ctx, worker))}${mark(ctx, colour)}</span>`;
}

/** Whoever a building lends fights as a soldier. @param {Context} ctx @param {string} worker */
function workerIcon(ctx, worker) {
  return ctx.game.content.workers[worker] ? `i-${worker}` : "i-soldier";
}

/** @param {Context} ctx @param {string} colour */
function mark(ctx, colour) {
  return ctx.html`<span class="mark">${ctx.icon(`seat-${colour}`)}</span>`;
}

/** Figures by type with counts; each type may carry a token.
 * @param {Context} ctx @param {Crew} crew @param {((worker: string) => string | null)} [token] */
export function figures(ctx, crew, token = () => null) {
  return members(crew).map(([worker, count]) => {
    const word = token(worker);
    const label = crewWords(ctx, { [worker]: count });
    const drawn = ctx.html`${ctx.icon(workerIcon(ctx, worker))}${count > 1 ? count : ""}`;
    return word
      ? ctx.html`<span class="fig" data-token=${word} data-tip="worker ${worker}" aria-label=${label}>${drawn}</span>`
      : ctx.html`<span class="fig">${drawn}</span>`;
  });
}

/** A seat's crew somewhere: shape, total, figures.
 * @param {Context} ctx @param {string} colour @param {Crew} crew
 * @param {{ total?: number, label?: string, more?: string, token?: (worker: string) => string | null }} [how] */
export function pill(ctx, colour, crew, how = {}) {
  const label = how.label ?? pair(ctx, person(ctx, colour), crewWords(ctx, crew));
  const drawn = ctx.html`${ctx.icon(`seat-${colour}`)}${how.total === undefined ? ctx.nothing : ctx.html`<b>${how.total}</b>`}
    ${figures(ctx, crew, how.token)}`;
  return how.token
    ? ctx.html`<span class="pill seat-${colour} ${how.more ?? ""}" role="group" aria-label=${label}>${drawn}</span>`
    : ctx.html`<span class="pill seat-${colour} ${how.more ?? ""}" role="img" aria-label=${label}>${drawn}</span>`;
}

/** What an effect does, in icons and numbers. @param {Context} ctx @param {Effect} effect */
export function glyph(ctx, { verb, facts, icons }) {
  const { html } = ctx;
  const worker = () => ctx.icon(`i-${facts.worker}`);
  const plus = (/** @type {number} */ count) => html`<i>${count < 0 ? "−" : "+"}${Math.abs(count)}</i>`;
  const arrow = ctx.icon("i-arrow-right");
  switch (verb) {
    case "gain_workers":
      return html`${plus(facts.count)}${worker()}${
        PLACE_ICONS[facts.place]
          ? html`${arrow}${ctx.icon(PLACE_ICONS[facts.place])}`
          : LETTERS[facts.place]
            ? html`<i> ${LETTERS[facts.place]}</i>`
            : ctx.nothing
      }`;
    case "place_workers":
      return html`${plus(facts.count)}${worker()}${arrow}${ctx.icon("i-map")}`;
    case "gain_specialists":
      return html`${plus(facts.count)}${ctx.icon("i-event-specialists")}`;
    case "gain_coins":
      return html`<i class="big">${money(ctx, facts.coins)}</i>`;
    case "gain_coins_per_good":
      return html`${ctx.icon(`i-${facts.good}`)}${
        facts.kinds > 1 ? html`<i>/</i>${ctx.icon(`i-${facts.good2}`)}` : ctx.nothing
      }<i>${money(ctx, facts.coins)}</i>`;
    case "rob_coins_per_ship":
      return html`${ctx.icon("i-merchant-ship")}<i>${money(ctx, facts.coins)}</i>${ctx.icon("i-hot-seat")}`;
    case "gain_ships":
      return html`${plus(facts.count)}${ctx.icon("i-merchant-ship")}`;
    case "draw_goods":
      return html`${plus(facts.count)}${ctx.icon("i-good")}`;
    case "swap_good":
      return html`${ctx.icon("i-good")}${ctx.icon("i-trade")}${ctx.icon("i-hot-seat")}`;
    case "sell_goods":
      return html`${ctx.icon("i-good")}${arrow}<i>${money(ctx, facts.coins)}</i>`;
    case "discover":
      return html`${ctx.icon("i-discovery-token")}${plus(1)}${worker()}`;
    case "move_workers":
      return html`${facts.count > 1 ? html`<i>${facts.count}</i>` : ctx.nothing}${worker()}${arrow}${ctx.icon("i-map")}`;
    case "move_to_front":
      return html`${ctx.icon("i-figure")}${ctx.icon("i-first-player")}`;
    case "shrink_colonies":
      return html`${ctx.icon("i-plague")}<i>&gt;${facts.over}</i>${arrow}<i>${facts.to}</i>`;
    case "remove_workers":
      return html`${ctx.icon("i-plague")}${plus(-facts.count)}${worker()}`;
    case "settle_with_opponent":
      return html`${plus(facts.count)}${worker()}${ctx.icon("i-hot-seat")}`;
    case "rob_tokens":
      return html`${plus(facts.count)}${ctx.icon("i-discovery-token")}${ctx.icon("i-hot-seat")}`;
    case "change_resistance":
      return html`${ctx.icon("i-resistance")}${plus(-facts.less)}`;
    case "raise_captains":
      return html`${ctx.icon("i-captain")}<i>=${facts.count}</i>`;
    case "bring_colonists":
      return html`${ctx.icon("i-missionary")}${plus(facts.count)}${ctx.icon("i-colonist")}`;
    case "block_companions":
      return html`${ctx.icon("i-missionary")}${ctx.icon("i-stop-hand")}`;
    case "raise_militia":
      return html`${ctx.icon("i-event-warfare")}${plus(facts.count)}${ctx.icon("i-soldier")}`;
    case "sail_on_ships":
      return html`${ctx.icon("i-merchant-ship")}<i>${facts.count}</i>${ctx.icon("i-figure")}`;
    case "score":
      return html`${ctx.icon("i-vp")}<i>${facts.points}</i><i>/${facts.per > 1 ? facts.per : ""}</i>${ctx.icon(EACH_ICONS[facts.each])}`;
    default:
      return icons.map((icon) => ctx.icon(icon));
  }
}

/** @type {Record<string, string>} */
const PLACE_ICONS = { discovery: "i-event-discovery" };
/** @type {Record<string, string>} */
const LETTERS = { dock_x: "X", dock_y: "Y" };
/** @type {Record<string, string>} */
const EACH_ICONS = {
  good: "i-good",
  settled_worker: "i-figure",
  ship: "i-merchant-ship",
  settled_soldier: "i-soldier",
  building: "i-event-buildings",
  colonised_region: "i-colony",
  coin: "i-dollar",
  discovery: "i-discovery-token",
  settled_builder: "i-builder",
  last_specialist: "i-event-specialists",
};
/** @type {Record<string, string>} */
export const KIND_ICONS = { immediate: "i-immediate", once: "i-once", continuous: "i-continuous" };

/** All that a building does, in icons. @param {Context} ctx @param {string} id */
export function glyphs(ctx, id) {
  const tile = building(ctx, id);
  return ctx.html`<span class="glyph" aria-hidden="true">${tile.effects.map((effect) => glyph(ctx, effect))}${
    tile.points ? ctx.html`<span class="vp">${ctx.icon("i-vp")}${tile.points}</span>` : ctx.nothing
  }</span>`;
}

/** A token's worth as an octagon. @param {Context} ctx @param {string | number} value @param {string} label
 * @param {string} [tip] */
export function octagon(ctx, value, label, tip) {
  return ctx.html`<span class="oct" role="img" aria-label=${label} data-tip=${tip ?? ctx.nothing}>${value}</span>`;
}

/** An icon and a number that belong together. @param {Context} ctx @param {string} icon
 * @param {string | number} value @param {string} label @param {string} [tip] */
export function count(ctx, icon, value, label, tip) {
  return ctx.html`<span class="count" role="img" aria-label=${pair(ctx, label, value)}
    data-tip=${tip ?? ctx.nothing}>${ctx.icon(icon)}${value}</span>`;
}

/** A good, or so many of a kind; with a phrase it can be clicked. @param {Context} ctx @param {string} good @param {number} [many] @param {string | null} [phrase] */
export function goodTile(ctx, good, many = 1, phrase = null) {
  const name = ctx.name("good", good);
  const label = many > 1 ? pair(ctx, name, many) : name;
  const drawn = ctx.html`${ctx.icon(`i-${good}`)}${many > 1 ? ctx.html`<b>${many}</b>` : ctx.nothing}`;
  return phrase
    ? ctx.html`<span class="gd asked" data-token=${phrase} data-tip="good ${good}" aria-label=${label}>${drawn}</span>`
    : ctx.html`<span class="gd" role="img" data-tip="good ${good}" aria-label=${label}>${drawn}</span>`;
}

/** Goods by kind, to be clicked one by one. @param {Context} ctx @param {Player} owner @param {(good: string) => string} token */
export function kinds(ctx, owner, token) {
  const owned = Object.entries(owner.goods).filter(([, many]) => many);
  return owned.map(([good, many]) => ({ drawn: goodTile(ctx, good, many, token(good)), phrase: token(good) }));
}
