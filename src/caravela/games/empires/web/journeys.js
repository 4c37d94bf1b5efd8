/** Journeys: what travels from where to where when something has happened. */

/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Journey } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @param {string} place */
function at(place) {
  return `[data-at="${place}"]`;
}

/** @param {string} colour */
const hand = (colour) => at(`available-${colour}`);
/** @param {string} colour */
const goods = (colour) => at(`goods-${colour}`);
/** @param {string} colour */
const purse = (colour) => at(`coins-${colour}`);
/** @param {string} colour */
const home = (colour) => `${at(`stock-${colour}`)}, ${at(`player-${colour}`)}`;
/** @param {string} id */
const land = (id) => at(`region-${id}`);

/** The place of the newest figure of a kind in a row. @param {Context} ctx @param {string} event @param {string} seat
 * @param {string} worker */
function slot(ctx, event, seat, worker) {
  if (event === "shipping" || event === "discovery") return `${at(`${event}-${seat}`)}, ${at(`event-${event}`)}`;
  const found = Object.entries(ctx.view.events).find(([name]) => name === event)?.[1];
  const row = found && "workers" in found ? found.workers : null;
  if (!Array.isArray(row)) return at(`event-${event}`);
  const standing = row.filter((figure) => !figure.space || figure.space === "number");
  const place = standing.findLastIndex((figure) => figure.seat === seat && figure.worker === worker);
  return place < 0 ? at(`event-${event}`) : `${at(`${event}-${place + 1}`)}, ${at(`event-${event}`)}`;
}

/** What travels for an event. @param {LogLine} event @param {Context} ctx @returns {Journey[]} */
export function journeys(event, ctx) {
  const key = event.key.replace(/^log-/, "");
  const facts = /** @type {Record<string, any>} */ (event.facts);
  const { seat, seat2, worker, region, region2, good, building } = facts;
  const figure = (/** @type {string} */ from, /** @type {string} */ to, times = 1, who = seat, type = worker) =>
    Array.from({ length: Math.min(times, 4) }, () => ({ from, to, icon: `i-${type}`, colour: who }));
  const thing = (/** @type {string} */ icon, /** @type {string} */ from, /** @type {string} */ to) => [
    { from, to, icon },
  ];
  switch (key) {
    case "placed":
      return figure(hand(seat), slot(ctx, facts.event, seat, worker));
    case "placed-school":
      return figure(hand(seat), at(`specialists-${facts.space}`));
    case "placed-ship":
      return figure(hand(seat), at("dock-ship"));
    case "front":
      return figure(at(`event-${facts.event}`), at(`${facts.event}-1`));
    case "front-order":
      return [
        { from: at(`order-${seat}`), to: at(`order-${ctx.view.order[1] ?? seat}`), icon: `seat-${seat}`, colour: seat },
      ];
    case "landed":
      return figure(at("dock-1"), land(region));
    case "stayed":
      return figure(at("dock-1"), home(seat));
    case "companions":
      return figure(home(seat), land(region), facts.count, seat, "colonist");
    case "settled":
      return figure(home(seat), land(region), facts.count);
    case "discovered":
      return figure(home(seat), land(region));
    case "exchanged":
      return [...figure(land(region), hand(seat)), ...figure(home(seat), land(region), 1, seat, "colonist")];
    case "region-good":
      return thing(`i-${good}`, land(region), goods(seat));
    case "good-taken":
      return thing(`i-${good}`, at(`offer-${good}`), goods(seat));
    case "good-drawn":
      return thing(`i-${good}`, at("left-goods"), goods(seat));
    case "sold":
      return thing(`i-${good}`, goods(seat), at("left-goods"));
    case "swapped":
      return [
        ...thing(`i-${good}`, goods(seat), goods(seat2)),
        ...thing(`i-${facts.good2}`, goods(seat2), goods(seat)),
      ];
    case "ship-won":
      return thing("i-merchant-ship", at("offer-ship"), goods(seat));
    case "ships-gained":
      return facts.count ? thing("i-merchant-ship", at("left-ships"), goods(seat)) : [];
    case "built":
      return thing(
        "i-event-buildings",
        at(`offer-${building}`),
        seat === ctx.me ? `${at(`building-${building}`)}, ${at(`player-${seat}`)}` : at(`player-${seat}`),
      );
    case "worker-gained":
      return figure(home(seat), gained(facts.place, seat));
    case "region-won":
      return [
        { from: at(`discovery-${seat}`), to: land(region), icon: "i-colonist", colour: seat },
        ...thing("i-discovery-token", land(region), at(`player-${seat}`)),
      ];
    case "region-failed":
      return [
        { from: at(`discovery-${seat}`), to: land(region), icon: "i-captain", colour: seat },
        { from: land(region), to: home(seat), icon: "i-captain", colour: seat },
      ];
    case "card-won":
      return thing("i-discovery-card", at("cards"), at(`player-${seat}`));
    case "eliminated":
      return figure(land(region), home(seat), facts.count);
    case "shrunk":
      return figure(land(region), home(seat), 2, seat, "colonist");
    case "migrated":
      return figure(land(region), land(region2), facts.count, seat, "colonist");
    case "rode":
      return figure(land(region), land(region2), 1, seat, "soldier");
    case "robbed":
      return thing("i-discovery-token", at(`player-${seat2}`), at(`player-${seat}`));
    case "tribute":
      return thing("i-dollar", purse(seat), purse(seat2));
    case "initiative-coins":
      return thing("i-dollar", initiative(ctx, seat), purse(seat));
    case "arrival-coins":
    case "coins":
    case "coins-per-good":
    case "loot":
    case "income":
      return facts.coins ? thing("i-dollar", at("left-goods"), purse(seat)) : [];
    case "dock-reinforced":
      return figure(home(seat), at("event-dock"), facts.count, seat, "colonist");
    default:
      return [];
  }
}

/** @param {Context} ctx @param {string} seat */
function initiative(ctx, seat) {
  const place = ctx.view.events.initiative.workers.findIndex((figure) => figure.seat === seat);
  return place < 0 ? at("event-initiative") : at(`initiative-${place + 1}`);
}

/** Where a new worker goes. @param {string} place @param {string} seat */
function gained(place, seat) {
  if (place === "discovery") return `${at(`discovery-${seat}`)}, ${at("event-discovery")}`;
  if (place === "dock_x" || place === "dock_y") return at(place.replace("_", "-"));
  return hand(seat);
}
