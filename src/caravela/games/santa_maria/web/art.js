/** The game's picture on the start page: a corner of a colony with its dice. */
import { html, svg } from "/web/vendor/lit-html/lit-html.js";
import { ENGRAVINGS, ISLE, ROAD, WATER_LINES } from "./shapes.js";

/** What lies where: row, column, terrain, icon; the same tile has the same mark. @type {[number, number, string,
 * string][]} */
const LAND = [
  [1, 2, "woodland", "i-wood"], [1, 3, "farmland", "i-grain"], [1, 4, "road", "i-settler"], [1, 6, "town", "i-coin"],
  [2, 1, "farmland", "i-sugar"], [2, 3, "town", "i-export"], [2, 4, "woodland", "i-religion"],
    [2, 5, "mountain", "i-gem"],
  [3, 2, "mountain", "i-conquistador"], [3, 3, "road", "i-settler"], [3, 5, "town", "i-happiness"],
    [3, 6, "farmland", "i-grain"],
];
/** @type {[string, number, number, number, number[][]][]} */
const DICE = [
  ["white", 226, 96, -10, [[7, 7], [12, 12], [17, 17]]],
  ["blue", 300, 148, 13, [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]]],
  ["white", 196, 176, 7, [[7.5, 6.5], [16.5, 6.5], [7.5, 12], [16.5, 12], [7.5, 17.5], [16.5, 17.5]]],
];

/** @param {[number, number, string, string]} land */
function square([row, column, terrain, icon]) {
  const [x, y] = [62 + (column - 1) * 76, 46 + (row - 1) * 76];
  return svg`<g class="terr ${terrain}"><rect class="edge" x=${x + 2} y=${y + 2} width="72" height="72" rx="4"/>
    <g transform="translate(${x} ${y})">${terrain === "road"
      ? svg`<path class="roadline" d=${ROAD}/><path class="roaddash" d=${ROAD}/>` : svg`<path class="eng"
        d=${ENGRAVINGS[terrain]}/>`}
      <use href="/web/icons.svg#${icon}" x="20" y="12" width="36" height="36"/></g></g>`;
}

export function art() {
  return html`<svg class="santa art" viewBox="56 14 428 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs><path id="sm-art-isle" d=${ISLE}/></defs>
    ${WATER_LINES.map(([width, opacity]) => svg`<use href="#sm-art-isle"
      class="wl" stroke-width=${width} opacity=${opacity}/>
      <use href="#sm-art-isle" class="ws" stroke-width=${width - 1.7}/>`)}
    <use href="#sm-art-isle" class="isle"/>${LAND.map(square)}
    ${DICE.map(([colour, x, y, turn, pips]) => svg`<g class="die ${colour}"
      transform="translate(${x} ${y}) rotate(${turn}) scale(2.900)">
      <rect x="1.500" y="1.500" width="21" height="21" rx="4.500"/>${pips.map(([px, py]) => svg`<circle cx=${px}
        cy=${py} r="1.900"/>`)}</g>`)}
  </svg>`;
}
