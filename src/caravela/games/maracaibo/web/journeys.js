/** Journeys: what travels from where to where when something has happened. */

/** @import { LogLine } from "/web/messages.d.ts" */
/** @import { Journey } from "/web/types.d.ts" */
/** @import { Context } from "./content.js" */

/** @param {string} place */
function at(place) { return `[data-at="${place}"]`; }

/** @param {string} who */
const home = (who) => `${at(`player-${who}`)}, ${at(`points-${who}`)}`;

/** What travels for an event. @param {LogLine} event @param {Context} ctx @returns {Journey[]} */
export function journeys(event, ctx) {
  const { seat, location, space, project, area, nation, quest, prestige, story, tile, slot } = /** @type {Record<string, any>} */ (event.facts);
  const ship = (/** @type {string} */ who) => at(`ship-${who}`);
  const thing = (/** @type {string} */ icon, /** @type {string} */ from, /** @type {string} */ to) => [{ from, to, icon }];
  switch (event.key.replace(/^log-/, "")) {
    case "sailed": return [{ from: ship(seat), to: at(`location-${location}`), icon: "i-ship", colour: seat }];
    case "ana-sailed": return [{ from: ship("ana"), to: at(`location-${location}`), icon: "i-ship", colour: "ana" }];
    case "explored": return [{ from: at(`explorer-${seat}`), to: at(`space-${space}`), icon: "i-explorer", colour: seat }];
    case "bought": return thing("i-project-card", `${at(`project-${project}`)}, ${home(seat)}`, home(seat));
    case "took": return thing("i-project-card", at(`project-${project}`), home(seat));
    case "ana-took": return thing("i-project-card", at(`project-${project}`), home("ana"));
    case "drew": return thing("i-project-card", at("deck"), home(seat));
    case "delivered": return thing("i-disc", home(seat), at(`location-${location}`));
    case "disc": return thing("i-disc", `${at(`area-${seat}-${area}`)}, ${home(seat)}`, ship(seat));
    case "quest": return thing("i-quest", `${at(`quest-${quest}`)}, ${ship(seat)}`, home(seat));
    case "story-done": return thing("i-story", `${at(`story-${story}`)}, ${ship(seat)}`, home(seat));
    case "worked": return thing("i-disc", home(seat), at(`tile-${tile}`));
    case "claimed": return thing(`i-marker-${nation}`, at(`nation-${nation}`), at(`slot-${slot}`));
    case "invested": return [{ from: home(seat), to: at(`prestige-${prestige}`), icon: "i-figure", colour: seat }];
    case "assistant-placed": return [{ from: home(seat), to: at(`location-${location}`), icon: "i-assistant", colour: seat }];
    case "annexed":
    case "captured": return thing(`i-marker-${nation}`, at(`nation-${nation}`), at(`location-${location}`));
    case "ana-marker": return thing(`i-marker-${nation}`, at(`nation-${nation}`), at(`location-${location}`));
    case "influence": return thing(`i-influence-${nation}`, ship(seat), at(`nation-${nation}`));
    case "doubloons": return thing("i-doubloon", ship(seat), `${at(`doubloons-${seat}`)}, ${home(seat)}`);
    case "points": return thing("i-vp", ship(seat), home(seat));
    default: return [];
  }
}
