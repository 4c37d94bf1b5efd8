/** The game's picture on the start page: a corner of the chart with its route and a ship. */
import { html, svg } from "/web/vendor/lit-html/lit-html.js";
import { LAND, PEAKS, WATER_LINES } from "./shapes.js";

/** @type {[number, number, string][]} */
const STOPS = [[632, 172, "6"], [546, 192, "5"], [532, 142, "4"], [460, 138, "3"], [396, 112, "2"], [708, 198, "7"]];

export function art() {
  return html`<svg class="maracaibo art map" viewBox="330 40 430 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><path id="mar-art-land" d=${LAND}/></defs>
    ${WATER_LINES.map(([width, strength]) => svg`<use href="#mar-art-land" class="wl" stroke-width=${width} opacity=${strength}/><use href="#mar-art-land" class="ws" stroke-width=${width - 1.6}/>`)}
    <use href="#mar-art-land" class="land"/><path class="peaks" d=${PEAKS}/>
    <path class="leg" d="M396 112Q430 112 460 138Q494 124 532 142Q590 138 632 172Q672 172 708 198M460 138Q448 214 546 192Q594 202 632 172"/>
    ${STOPS.map(([x, y, number]) => svg`<g class="loc" transform="translate(${x} ${y})"><circle class="pt" r="13.500"/><text class="no" y="4.600" text-anchor="middle">${number}</text></g>`)}
    <g class="sp seat-red"><use href="/web/icons.svg#i-ship" x="566" y="224" width="64" height="64"/></g>
    <g class="sp seat-blue"><use href="/web/icons.svg#i-ship" x="664" y="124" width="44" height="44"/></g></svg>`;
}
