/** The game's picture on the start page: a corner of the sea of cards. */
import { html, svg } from "/web/vendor/lit-html/lit-html.js";

/** @type {[number, number, string, string, number][]} */
const CARDS = [[20, 16, "crew", "i-crew", 8], [116, 16, "location", "i-upgrade", 0], [308, 16, "vessel", "i-vessel", 11], [20, 140, "equipment", "i-equipment", 4], [116, 140, "residence", "i-residence", 16], [308, 140, "location", "i-upgrade", 0]];

export function art() {
  return html`<svg class="pirates art" viewBox="0 0 410 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${CARDS.map(([x, y, kind, icon, price]) => svg`<g transform="translate(${x} ${y})"><rect class="cardp ${kind}" width="84" height="112" rx="7"/><rect class="band ${kind}" x="1" y="1" width="82" height="27" rx="6"/><use href="/web/icons.svg#${icon}" x="5" y="4" width="21" height="21"/>
      ${price ? svg`<use href="/web/icons.svg#i-doubloon-blank" x="29" y="3" width="23" height="23"/><text class="pr" x="40.500" y="19" text-anchor="middle">${price}</text>` : svg``}<path class="wr" d="M10 42H66M10 56H52M10 70H60"/></g>`)}
    <path class="isle" d="M254 22C278 18 292 34 292 60C292 110 296 170 286 206C278 236 236 238 222 216C208 190 218 150 214 110C212 70 218 28 254 22Z"/>
    ${[0, 1, 2, 3].map((index) => svg`<use href="/web/icons.svg#i-cube-gold" x="238" y=${184 - index * 34} width="30" height="30"/>`)}
    <g class="sp seat-black"><use href="/web/icons.svg#i-ship" x="138" y="196" width="52" height="52"/></g><g class="sp seat-yellow"><use href="/web/icons.svg#i-ship" x="348" y="84" width="46" height="46"/></g></svg>`;
}
