/** The left paper: the eight events in order, with their spaces, workers and offers; what a decision must see lies over it. */
import { hyphenated } from "/web/hyphen.js";
import { narrow } from "/web/pick.js";
import { selectionOf } from "/web/picker.js";
import { EVENTS, building, buildingWith, decision, lastTouched, members, player, size } from "./content.js";
import { panel } from "./panels.js";
import { KIND_ICONS, crewWords, glyphs, money, pair, person, piece, pill } from "./pieces.js";

/** @import { Context, EventName, RowName } from "./content.js" */
/** @import { Figure, OfferedBuilding } from "./view.d.ts" */

const MARKS = { x: "X", y: "Y" };
/** How wide a crew's shape and strength are, and each kind of its figures. */
const PILL_WIDTH = 42;
const FIGURE_WIDTH = 25;
/** More spaces than these stand closer. */
const CROWDED = 8;

/** A figure with its place in the row. @typedef {Figure & { place: number }} Aboard */

/** @param {Context} ctx */
export function offers(ctx) {
  const now = EVENTS.findIndex((event) => event === ctx.view.phase);
  const past = ctx.view.phase === "reset" || ctx.view.phase === "over";
  return ctx.html`<ol class="empires events" aria-label=${ctx.t("board-events")}>${EVENTS.map((event, place) =>
    row(ctx, event, place, place === now ? "now" : past || place < now ? "done" : ""),
  )}</ol>${panel(ctx)}`;
}

/** @param {Context} ctx @param {EventName} event @param {number} place @param {string} state */
function row(ctx, event, place, state) {
  const name = ctx.name("event", event);
  const hint = ctx.t(`board-hint-${event}`, hintFacts(ctx));
  const warning = warningOf(ctx, event);
  const label = [`${place + 1}. ${name}. ${hint}`, ...(warning ? [warning] : [])].join(". ");
  // The whole row can be clicked, but what stands in it has clicks of its own: so the row's token lies under its content.
  const through = (/** @type {Event} */ click) => {
    const target = /** @type {Element} */ (click.target);
    if (target.closest("[data-offered], [data-chosen], button")) return;
    const hit = /** @type {HTMLElement | null} */ (/** @type {Element} */ (click.currentTarget).querySelector(".hit"));
    if (hit?.matches("[data-offered], [data-chosen]")) hit.click();
  };
  return ctx.html`<li class="ev ev-${event} ${state}" data-at="event-${event}" ?data-whole=${event !== "buildings"} @click=${through}>
    <div class="hit" data-token=${event} data-tip="event ${event}" aria-label=${label}
      aria-current=${state === "now" ? "step" : ctx.nothing}></div>
    <span class="evno">${place + 1}</span>
    <div class="evbody"><h3 data-tip="event ${event}"><span>${name}</span>${
      state === "done" ? ctx.html`<span class="tick">${ctx.icon("i-check", ctx.t("board-done"))}</span>` : ctx.nothing
    }${warning ? ctx.html`<span class="warns" title=${warning}>${ctx.icon("i-warning", warning)}</span>` : ctx.nothing}<small>${hint}</small></h3>
      <div class="spaces" ?data-whole=${event === "buildings"}>${SPACES[event](ctx)}</div>${event === "buildings" ? cards(ctx) : ctx.nothing}</div></li>`;
}

/** What speaks against all that a place offers, as the engine tells it. @param {Context} ctx @param {string} phrase */
function warningOf(ctx, phrase) {
  const leads = ctx.offered(phrase) ? narrow(ctx.position.options, [...ctx.picks, phrase]) : [];
  const first = leads[0]?.warning;
  return first && leads.every(({ warning }) => warning?.key === first.key) ? ctx.t(first.key, first.facts) : "";
}

/** @param {Context} ctx */
export function hintFacts(ctx) {
  const { content } = ctx.game;
  const { look, training, war } = ctx.view.prices;
  // Between two Ages the new buildings lie there already.
  const offered = ctx.view.buildings_offered[0];
  const age = offered ? building(ctx, offered.id).age : ctx.view.age;
  return {
    least: money(ctx, content.initiative_coins[0]),
    most: money(ctx, content.initiative_coins[content.initiative_coins.length - 1]),
    merchant: money(ctx, content.workers.merchant.arrival_coins),
    age,
    left: ctx.view.left.buildings[content.ages.findIndex(({ id }) => id === age)] ?? 0,
    price: money(ctx, offered?.price ?? ctx.view.prices.building),
    captain: content.workers.captain.strength,
    training: money(ctx, training),
    war: money(ctx, war),
    look: money(ctx, look),
  };
}

/** @type {Record<EventName, (ctx: Context) => unknown>} */
const SPACES = {
  initiative: (ctx) =>
    line(ctx, "initiative", ctx.game.content.initiative_coins.length, (place) =>
      money(ctx, ctx.game.content.initiative_coins[place]),
    ),
  dock,
  trade,
  shipping,
  buildings,
  discovery,
  specialists,
  warfare: (ctx) => line(ctx, "warfare", ctx.game.content.events.warfare.spaces, (place) => place + 1),
};

// -- rows of spaces -------------------------------------------------------------------------------------------------

/** What a worker in a row is called in the options of the decision that waits.
 * @param {Context} ctx @param {RowName} event @param {number} place @param {Figure} figure */
function rowToken(ctx, event, place, figure) {
  const front = buildingWith(ctx, "move_to_front");
  return figure.seat === ctx.me && place > 0 ? `${front} ${event} ${place + 1}` : null;
}

/** @param {Context} ctx @param {RowName} event @param {Figure} figure @param {number} place Its place in the row.
 * @param {string} [space] */
function standing(ctx, event, figure, place, space = "") {
  const last =
    lastTouched(ctx).has(`event ${event} ${figure.seat} ${figure.worker}`) && isLatest(ctx, event, place, figure)
      ? "last"
      : "";
  const next =
    ctx.view.phase === event &&
    place === 0 &&
    ["LandWorker", "TakeGood", "BuyBuilding", "Declare"].includes(decision(ctx))
      ? "next"
      : "";
  const label = pair(ctx, person(ctx, figure.seat), ctx.name("worker", figure.worker) + (space ? ` (${space})` : ""));
  const phrase = rowToken(ctx, event, place, figure);
  const drawn = piece(ctx, figure.seat, figure.worker, next);
  return phrase
    ? ctx.html`<span class="stand ${last}" data-token=${phrase} data-tip="worker ${figure.worker}"
      aria-label=${label}>${drawn}</span>`
    : ctx.html`<span class="stand ${last}" role="img" data-tip="worker ${figure.worker}"
      aria-label=${label}>${drawn}</span>`;
}

/** Whether a figure is the last of its kind in the row: the one that came with the last choice.
 * @param {Context} ctx @param {RowName} event @param {number} place @param {Figure} figure */
function isLatest(ctx, event, place, figure) {
  const row = ctx.view.events[event].workers;
  return (
    place === row.findLastIndex((one) => one.seat === figure.seat && one.worker === figure.worker)
  );
}

/** @param {Context} ctx @param {RowName} event @param {number} spaces @param {(place: number) => unknown} label */
function line(ctx, event, spaces, label) {
  const row = ctx.view.events[event].workers;
  return Array.from(
    { length: Math.max(spaces, row.length) },
    (_, place) =>
      ctx.html`<span class="slot ${place === row.length ? "free" : ""}" data-at="${event}-${place + 1}">${label(place)}${
        row[place] ? standing(ctx, event, row[place], place) : ctx.nothing
      }</span>`,
  );
}

/** The dock: open numbers, closed ones, X, Y and ships with workers aboard. @param {Context} ctx */
function dock(ctx) {
  const { html, view } = ctx;
  const queue = view.events.dock.workers.map((figure, place) => ({
    ...figure,
    place,
  }));
  const numbered = queue.filter((one) => one.space === "number");
  const others = (/** @type {string} */ space) => queue.filter((one) => one.space === space);
  const canonical = [...numbered, ...others("x"), ...others("y"), ...others("ship")].every(
    (one, place) => one.place === place,
  );
  const open = view.events.dock.open;
  const all = ctx.game.content.events.dock.spaces;
  const order = (/** @type {Aboard | null | undefined} */ one) =>
    canonical || !one ? ctx.nothing : html`<b class="order">${one.place + 1}</b>`;
  const slot = (
    /** @type {unknown} */ label,
    /** @type {Aboard | null | undefined} */ one,
    /** @type {string} */ at,
    /** @type {string} */ tip,
    free = false,
  ) => html`<span class="slot ${free ? "free" : ""} ${one ? "" : tip ? "special" : ""}"
    data-at=${at} data-tip=${tip || ctx.nothing}>${label}${one ? standing(ctx, "dock", one, one.place, String(label)) : ctx.nothing}${order(one)}</span>`;
  const numbers = Array.from({ length: Math.max(open, numbered.length) }, (_, place) =>
    slot(place + 1, numbered[place], `dock-${place + 1}`, "", place === numbered.length),
  );
  const closed = Array.from(
    { length: Math.max(0, all - Math.max(open, numbered.length)) },
    () => html`<span class="slot closed"></span>`,
  );
  const letters = /** @type {const} */ (["x", "y"]).map((space) =>
    (others(space).length ? others(space) : [null]).map((one) =>
      slot(MARKS[space], one, `dock-${space}`, "event dock"),
    ),
  );
  const crowded = numbers.length + queue.length - numbered.length > CROWDED ? "crowded" : "";
  return html`<span class="queue ${crowded}">${numbers}${closed.length ? html`<span class="closedrow" role="img" aria-label=${ctx.t("board-closed", { count: closed.length })} data-tip="dockclosed">${closed}</span>` : ctx.nothing}
    <span class="gap"></span>${letters}${ships(ctx, others("ship"))}</span>`;
}

/** Workers aboard ships, and a free ship where I may board one. @param {Context} ctx @param {Aboard[]} aboard */
function ships(ctx, aboard) {
  const { html } = ctx;
  const id = buildingWith(ctx, "sail_on_ships");
  return html`${aboard.map((one) => html`<span class="slot ship" data-at="dock-ship">${ctx.icon("i-merchant-ship")}${standing(ctx, "dock", one, one.place, ctx.t("board-ship-space"))}</span>`)}
    ${
      ctx.offered(id) && decision(ctx) !== "BuyBuilding"
        ? html`<span class="slot closed ship" data-at="dock-ship" data-token=${id} data-tip="building ${id}"
          aria-label=${ctx.name("building", id)}>${ctx.icon("i-merchant-ship")}</span>`
        : ctx.nothing
    }`;
}

/** @param {Context} ctx */
function trade(ctx) {
  const { html } = ctx;
  const verb = decision(ctx) === "UseWindow" && ctx.me ? player(ctx, ctx.me).nation : "take";
  return html`${line(ctx, "trade", ctx.game.content.events.trade.spaces, (place) => place + 1)}<span class="gap"></span>
    ${ctx.view.goods_offered.map(
      (good) => html`<span class="goodtile tile" data-at="offer-${good}" data-token="${verb} ${good}"
      data-tip="good ${good}" aria-label=${ctx.name("good", good)}>${ctx.icon(`i-${good}`)}</span>`,
    )}
    ${ctx.view.goods_offered.length ? ctx.nothing : html`<span class="faint">${ctx.t("board-nothing-offered")}</span>`}`;
}

/** Crews of several seats in one event, the strongest first, with what they count; where their figures have no room, a crew is its strength.
 * @param {Context} ctx @param {"shipping" | "discovery"} event @param {(worker: string) => string | null} [token] */
function crews(ctx, event, token) {
  const { workers, strength } = ctx.view.events[event];
  const seats = ctx.view.order.filter((seat) => size(workers[seat]));
  if (event === "shipping")
    seats.sort((one, other) => strength[other] - strength[one]);
  const kinds = seats.reduce((sum, seat) => sum + members(workers[seat]).length, 0);
  const room = ctx.room("line") >= (seats.length + 1) * PILL_WIDTH + kinds * FIGURE_WIDTH;
  const drawn = seats.map((seat) => {
    const last = [...lastTouched(ctx)].some((place) => place.startsWith(`event ${event} ${seat} `)) ? "last" : "";
    const label = ctx.t("board-strength", { seat, strength: strength[seat], workers: crewWords(ctx, workers[seat]) });
    const asked = token && seat === ctx.me ? token : undefined;
    return ctx.html`<span class="force" data-at="${event}-${seat}" data-tip="crew ${event} ${seat}">${pill(
      ctx,
      seat,
      room || asked ? workers[seat] : {},
      { total: strength[seat], label, more: last, token: asked },
    )}</span>`;
  });
  return ctx.html`${drawn}${ctx.offered(event) ? ctx.html`<span class="slot free" aria-hidden="true">+</span>` : ctx.nothing}`;
}

/** @param {Context} ctx */
function shipping(ctx) {
  const { html, view } = ctx;
  const ship = view.ship_offered
    ? html`<span class="shipslot tile" role="img" data-at="offer-ship" data-tip="ship"
      aria-label=${ctx.t("board-ship")}>${ctx.icon("i-merchant-ship")}</span>`
    : html`<span class="shipslot empty" role="img" data-at="offer-ship" data-tip="ship"
      aria-label=${ctx.t("board-no-ship")}></span>`;
  return html`${ship}${crews(ctx, "shipping")}`;
}

/** @param {Context} ctx */
function discovery(ctx) {
  // A set is picked from the row; else the slip over the row shows who may be sent.
  const sending = decision(ctx) === "SendWorkers" && selectionOf(ctx.position);
  const drawn = crews(ctx, "discovery", sending ? (worker) => worker : undefined);
  return size(Object.assign({}, ...Object.values(ctx.view.events.discovery.workers))) || ctx.offered("discovery")
    ? drawn
    : ctx.html`<span class="faint">${ctx.t("board-empty")}</span>`;
}

/** @param {Context} ctx */
function specialists(ctx) {
  const { html } = ctx;
  return Object.entries(ctx.view.events.specialists.spaces).map(([space, figure]) => {
    const name = ctx.name("space", space);
    const last = lastTouched(ctx).has(`space ${space}`) ? "last" : "";
    const price = space === "training" ? money(ctx, ctx.view.prices.training) : "";
    const taken = figure
      ? ctx.t("board-taken-space", { space, seat: figure.seat, worker: figure.worker })
      : pair(ctx, name, ctx.t("board-empty"));
    const own = ctx.me ? player(ctx, ctx.me).nation : null;
    const phrase = decision(ctx) === "UseWindow" && figure && own ? `${own} ${space}` : `specialists ${space}`;
    const warning = warningOf(ctx, phrase);
    const label = [taken, price, warning].filter(Boolean).join(", ");
    return html`<span class="spc ${warning ? "warned" : ""}" data-at="specialists-${space}" data-token=${phrase} data-tip="space ${space}"
      aria-label=${label}>
      <span class="slot ${last}">${figure ? piece(ctx, figure.seat, figure.worker) : price || ctx.icon(`i-${space}`)}</span>${
        figure ? html`<span class="spl">${price || ctx.icon(`i-${space}`)}</span>` : ctx.nothing
      }</span>`;
  });
}

// -- buildings ------------------------------------------------------------------------------------------------------

/** @param {Context} ctx */
function buildings(ctx) {
  const { html, view } = ctx;
  const last = view.last_buildings;
  const age = ctx.game.content.ages.at(-1)?.id ?? "";
  const spaces = line(ctx, "buildings", ctx.game.content.events.buildings.spaces, (place) => place + 1);
  if (!last) return spaces;
  const all = html`<p class="faint">${ctx.t("board-last-buildings")}</p><ul class="empires lastage">${last.map((id) => html`<li class="tile mini"
    data-tip="building ${id}">${ctx.name("building", id)}${glyphs(ctx, id)}</li>`)}</ul>`;
  return html`${spaces}<span class="grow"></span>${ctx.fold("last-age", ctx.t("board-fold-last", { age, count: last.length }), all, "i-event-buildings")}`;
}

/** @param {Context} ctx */
function cards(ctx) {
  return ctx.html`<div class="blds" data-whole>${ctx.view.buildings_offered.map((one) => offer(ctx, one))}</div>`;
}

/** @param {Context} ctx @param {OfferedBuilding} one */
function offer(ctx, { id, price: full, prices }) {
  const { html } = ctx;
  const tile = building(ctx, id);
  const mine = ctx.me ? (prices[ctx.me] ?? full) : full;
  const price = mine ? money(ctx, mine) : ctx.t("board-free-price");
  const label = `${ctx.name("building", id)}, ${ctx.t(`board-kind-${tile.kind}`)}, ${price}${tile.points ? `, ${ctx.t("board-scores-end", { points: tile.points })}` : ""}`;
  return html`<div class="bld tile" data-at="offer-${id}" data-token=${id} data-tip="building ${id}"
    aria-label=${label}>
    <span class="bname" aria-hidden="true">${hyphenated(ctx.name("building", id))}</span>${glyphs(ctx, id)}
    <span class="bfoot" aria-hidden="true">${ctx.icon(KIND_ICONS[tile.kind], ctx.t(`board-kind-${tile.kind}`))}<b>${mine < full ? html`<s aria-hidden="true">${full}</s> ` : ctx.nothing}${price}</b></span></div>`;
}
