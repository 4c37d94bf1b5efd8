/** Journeys: what travels from where to where when something has happened. */
import { TREASURE_ICONS } from "./glyphs.js";

/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Journey } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @param {string} place */
function at(place) { return `[data-at="${place}"]`; }

/** @param {string} who */
const home = (who) => `${at(`player-${who}`)}, ${at(`points-${who}`)}`;

/** What travels for an event. @param {LogLine} event @param {Context} ctx @returns {Journey[]} */
export function journeys(event, ctx) {
  const { seat, place, space, treasure, improvement, residence, location, quest, figurehead, square, slot, black_market: market } = /** @type {Record<string, any>} */ (event.facts);
  const ship = (/** @type {string} */ who) => at(`ship-${who}`);
  const thing = (/** @type {string} */ icon, /** @type {string} */ from, /** @type {string} */ to) => [{ from, to, icon }];
  const lies = (/** @type {string} */ id) => at(`place-${ctx.view.cells.find((cell) => cell.card === id)?.id}`);
  switch (event.key.replace(/^log-/, "")) {
    case "sailed": return [{ from: ship(seat), to: at(`place-${place}`), icon: "i-ship", colour: seat }];
    case "gulf": return [{ from: ship(seat), to: at("place-gulf"), icon: "i-ship", colour: seat }];
    case "maracaibo": return [{ from: ship(seat), to: at("place-maracaibo"), icon: "i-ship", colour: seat }];
    case "sailed-location":
    case "sailed-residence":
    case "sailed-improvement": return [{ from: ship(seat), to: lies(location ?? residence ?? improvement), icon: "i-ship", colour: seat }];
    case "explored": return [{ from: at(`explorer-${seat}`), to: at(`space-${space}`), icon: "i-explorer", colour: seat }];
    case "acquired": return thing("i-improvement", ship(seat), home(seat));
    case "built": return [{ from: home(seat), to: lies(residence), icon: "i-residence", colour: seat }];
    case "treasure": return thing(TREASURE_ICONS[treasure], at(`island-${treasure}`), `${at(`stored-${seat}-${treasure}`)}, ${home(seat)}`);
    case "cube": return thing(`i-cube-${treasure}`, at("place-maracaibo"), at(`island-${treasure}`));
    case "buried": return thing(`i-cube-${treasure}`, at(`stored-${seat}-${treasure}`), at(`square-${seat}-${square}`));
    case "upgraded": return thing("i-cube", home(seat), at(`slot-${seat}-${slot}`));
    case "quest-took": return thing("i-quest-card", at(`quest-${quest}`), home(seat));
    case "quest-drew": return thing("i-quest-card", at("quest-deck"), home(seat));
    case "figurehead": return thing("i-figurehead", at(`figurehead-${figurehead}`), home(seat));
    case "market-placed":
    case "market-placed-down": return market ? [{ from: home(seat), to: place ? at(`place-${place}`) : lies(location), icon: "i-black-market", colour: seat }] : [];
    case "doubloons": return thing("i-doubloon", ship(seat), `${at(`doubloons-${seat}`)}, ${home(seat)}`);
    case "points": return thing("i-vp", ship(seat), home(seat));
    default: return [];
  }
}
