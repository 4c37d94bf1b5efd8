/** Journeys: what travels from where to where when something has happened, and where it has left its mark. */
import { covered } from "./colony.js";
import { ICONS } from "./glyphs.js";

/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Journey } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @param {string} place */
function at(place) {
  return `[data-at="${place}"]`;
}

/** @param {string} colour */
const home = (colour) => at(`player-${colour}`);
/** @param {string} colour */
const purse = (colour) => `${at(`coins-${colour}`)}, ${home(colour)}`;
/** @param {string} colour */
const points = (colour) => `${at(`points-${colour}`)}, ${home(colour)}`;
/** @param {string} colour @param {string} resource */
const store = (colour, resource) => `${at(`store-${colour}-${resource}`)}, ${at(`store-${colour}`)}, ${home(colour)}`;
/** @param {Context} ctx @param {string} colour @param {unknown} row @param {unknown} column */
const space = (ctx, colour, row, column) => (colour === ctx.me ? `${at(`cell-${row}-${column}`)}, ${home(colour)}`
  : home(colour));

/** Where a gain comes from: the territory told last, or the one that acts. @param {LogLine} event
 * @param {Context} ctx */
function source(event, ctx) {
  const told = ctx.position.events.filter((one) => one.number === event.number);
  const before = told.slice(0, told.findIndex((one) => one.key === event.key && one.facts === event.facts) + 1);
  const last = before.findLast((one) => /-(territory|activated)$/.test(one.key));
  const colour = String(event.facts.seat);
  return last ? space(ctx, colour, last.facts.row, last.facts.column) : colour === ctx.me
    ? `${at("acting")}, ${at(`colony-${colour}`)}` : home(colour);
}

/** What travels for an event. @param {LogLine} event @param {Context} ctx @returns {Journey[]} */
export function journeys(event, ctx) {
  const facts = /** @type {Record<string, any>} */ (event.facts);
  const { seat, seat2, resource, dock, row, column } = facts;
  const thing = (/** @type {string} */ icon, /** @type {string} */ from, /** @type {string} */ to, times = 1) =>
    Array.from({ length: Math.min(times, 3) }, () => ({ from, to, icon }));
  const piece = (/** @type {string} */ icon, /** @type {string} */ from, /** @type {string} */ to) =>
    [{ from, to, icon, colour: seat }];
  switch (event.key.replace(/^log-/, "")) {
    case "gained": return thing(ICONS[resource], source(event, ctx), store(seat, resource), facts.count);
    case "coins":
    case "overflow": return thing("i-coin", source(event, ctx), purse(seat));
    case "points": return thing("i-happiness", source(event, ctx), points(seat));
    case "paid": return thing(ICONS[resource], store(seat, resource), at("shipments"), facts.count);
    case "sold": return thing(ICONS[resource], store(seat, resource), purse(seat));
    case "bought": return thing(ICONS[resource], purse(seat), store(seat, resource));
    case "white-used": return thing(`i-die-${facts.number}`, at(`white-${facts.number}`),
      `${seat === ctx.me ? at(`column-${column}`) : home(seat)}`);
    case "blue-used": return thing(`i-die-blue-${facts.number}`, seat === ctx.me ? at(`blue-${seat}-${facts.number}`)
      : at(`blue-${facts.number}`), seat === ctx.me ? at(`row-${row}`) : home(seat));
    case "die-placed":
      return thing(`i-die-${facts.colour === "blue" ? "blue-" : ""}${facts.number}`,
        seat === ctx.me ? at(facts.colour === "blue" ? `row-${facts.number}` : `column-${facts.number}`) : home(seat),
          space(ctx, seat, row, column));
    case "activated": return thing("i-coin", purse(seat), space(ctx, seat, row, column));
    case "shipped": return thing("i-shipment", at(`dock-${dock}`), `${at(`harbour-${seat}-${dock}`)}, ${home(seat)}`);
    case "docked": return thing("i-shipment", at("shipments"), at(`dock-${dock}`));
    case "conquered": return piece(`seat-${seat}`, at(`conquistador-${seat}`), at(`conquistador-${seat}`));
    case "prayed": return piece(`seat-${seat}`, at(`religion-${seat}`), at(`religion-${seat}`));
    case "monk-scholar": return piece("i-monk", home(seat), at(`monk-${facts.scholar}`));
    case "monk-bishop": return piece("i-monk", home(seat), at(`monk-${facts.bishop}`));
    case "monk-station": return piece("i-monk", home(seat), at(`monk-${facts.station}`));
    case "monk-paid": return thing("i-coin", purse(seat), purse(seat2));
    case "retired": return piece(`seat-${seat}`, home(seat), at(`retire-${facts.retire}`));
    case "expanded": return thing("i-expansion-double", ".santa .turns, .santa .heldtile",
      space(ctx, seat, row, column));
    case "blue-unlocked": return thing(`i-die-blue-${facts.number}`, at(`religion-${seat}`),
      `${at(`blue-${seat}-${facts.number}`)}, ${home(seat)}`);
    case "conquest":
    case "conquest-tree": return thing("i-happiness", at(`conquistador-${seat}`), points(seat));
    default: return [];
  }
}

/** Where a rival's deed can be seen: on the small map of the colony, and on what all share. @param {LogLine} event
 * @param {Context} ctx */
export function touched(event, ctx) {
  const facts = /** @type {Record<string, any>} */ (event.facts);
  const { seat, row, column } = facts;
  switch (event.key.replace(/^log-/, "")) {
    case "expanded":
    case "hall-placed": return covered(ctx, facts.expansion ?? facts.hall, facts.turn, row, column).map(([down, across]) => `thumb-${seat}-${down}-${across}`);
    case "road-placed":
    case "activated":
    case "die-placed": return [`thumb-${seat}-${row}-${column}`];
    case "shipped": return [`harbour-${seat}-${facts.dock}`, `dock-${facts.dock}`];
    case "conquered": return [`conquistador-${seat}`];
    case "prayed": return [`religion-${seat}`];
    case "monk-scholar":
    case "monk-bishop":
    case "monk-station": return [`monk-${facts.scholar ?? facts.bishop ?? facts.station}`];
    case "retired": return [`retire-${facts.retire}`];
    default: return [];
  }
}
