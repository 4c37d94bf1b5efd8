/** The game's picture on the start page. */
import { html, svg } from "/web/vendor/lit-html/lit-html.js";
import { LAND, ROSE, SHIP, UNKNOWN } from "./shapes.js";

const WATER_LINES = [
  [58, 0.4],
  [43, 0.6],
  [29, 0.8],
  [16, 1],
];
/** @type {Record<string, string>} */
const LIT = { new_spain: "lit", brazil: "lit wood", virginia: "lit town" };

/** @param {number} x @param {number} y */
function rhumbs(x, y) {
  return Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8)
    .map((angle) => `M${x} ${y}l${(1200 * Math.cos(angle)).toFixed(0)} ${(1200 * Math.sin(angle)).toFixed(0)}`)
    .join("");
}

export function art() {
  return html`<svg class="empires art" viewBox="-150 190 1010 545" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs><g id="emp-art-land">${[...Object.values(LAND), ...UNKNOWN].map((path) => svg`<path d=${path}/>`)}</g></defs>
    <path class="rhumb" d=${rhumbs(-40, 540)}/><path class="rhumb" d=${rhumbs(760, 430)}/>
    ${WATER_LINES.map(
      ([width, opacity]) => svg`<use href="#emp-art-land" class="wl" stroke-width=${width} opacity=${opacity}/>
      <use href="#emp-art-land" class="ws" stroke-width=${width - 2.2}/>`,
    )}
    <use href="#emp-art-land" class="land"/>
    ${Object.entries(LIT).map(([id, name]) => svg`<path class=${name} d=${LAND[id]}/>`)}
    <g class="rose" transform="translate(-40 540) scale(1.35)"><circle r="46"/><circle r="36.8"/>
      <path class="d" d=${ROSE.dark}/><path class="l" d=${ROSE.light}/><circle class="hub" r="4.6"/>
      <path class="n" d="M0 -59.8l-4.6 -6.4 4.6 -9.2 4.6 9.2Z"/></g>
    <g class="ship" transform="translate(690 352) scale(1.15)">${SHIP.map(([name, path]) => svg`<path class=${name} d=${path}/>`)}</g>
  </svg>`;
}
