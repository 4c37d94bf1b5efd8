/** Drawings that all pages share: icons, seats' emblems, the ship and the compass. */
import { html, svg } from "./vendor/lit-html/lit-html.js";

/** @type {Record<string, string>} */
export const SHAPES = {
  red: "square", yellow: "circle", blue: "diamond", green: "triangle", orange: "hexagon", purple: "cross", black: "star",
};

/** @type {Map<string, {plain: TemplateStringsArray, named: TemplateStringsArray}>} */
const drawn = new Map();

/** Once they are there, icons are drawn in place: a reference to another file costs the browser three times as much. */
export const icons = fetch("/web/icons.svg").then((answer) => (answer.ok ? answer.text() : "")).catch(() => "").then((text) => {
  for (const [, id, look, drawing] of text.matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs)) {
    const inside = drawing.replace(/\s*\n\s*/g, "");
    const [start, end] = [`<svg class="${kindOf(id)}"${look}`, `>${inside}</svg>`];
    drawn.set(id, { plain: template([`${start} aria-hidden="true"${end}`]), named: template([`${start} role="img" aria-label=`, end]) });
  }
});

/** @param {string[]} strings @returns {TemplateStringsArray} */
function template(strings) { return Object.assign(strings, { raw: strings }); }

/** @param {string} id */
function kindOf(id) { return id.startsWith("i-") ? "i" : "i shape"; }

/**
 * An icon of the set; with a label it is an image of its own, without one decoration.
 * @param {string} name @param {string} [label]
 */
export function icon(name, label) {
  const id = /^(i|seat|shape)-/.test(name) ? name : `i-${name}`;
  const known = drawn.get(id);
  if (known) return label ? html(known.named, label) : html(known.plain);
  const href = `/web/icons.svg#${id}`;
  return label
    ? html`<svg class=${kindOf(id)} viewBox="0 0 24 24" role="img" aria-label=${label}><use href=${href}></use></svg>`
    : html`<svg class=${kindOf(id)} viewBox="0 0 24 24" aria-hidden="true"><use href=${href}></use></svg>`;
}

/** @param {string} colour */
export function emblem(colour) { return html`<span class="emblem seat-${colour}">${icon(`seat-${colour}`)}</span>`; }

/** A seat's shape in its colour. @param {string} colour @param {string} [label] */
export function dot(colour, label) { return html`<span class="sm seat-${colour}">${icon(`seat-${colour}`, label)}</span>`; }

const ship = svg`
  <path class="hull" d="M8 78c10 2 22 3 34 3h34c12 0 22-3 30-9l4-12 6 1-7 19c-4 12-12 20-24 20H36C22 100 12 92 8 78Z"/>
  <path class="wale" d="M14 86c26 5 62 5 88-3M20 92c24 4 54 4 76-1"/>
  <path class="mast" d="M38 80V22M66 80V8M92 74V30M110 60l8-10"/>
  <path class="sail" d="M40 24c-2 18-10 34-26 44 12 2 22 2 30-1 2-16 1-30-4-43Z"/>
  <path class="sail" d="M68 10c-3 22-12 42-30 56 16 4 28 4 38 0 3-20 0-40-8-56Z"/>
  <path class="sail" d="M94 32c0 14-5 26-14 35 10 2 17 1 23-2 0-12-3-23-9-33Z"/>
  <path class="cross" d="M57 40v18M49 49h16"/>
  <path class="flag" d="M66 8c5-4 9 1 15-3l-2 6c-5 3-9-1-13 1Z"/>
  <path class="wave" d="M-6 104c8-5 14 4 22 0s14-4 22 0 14 4 22 0 14-4 22 0 14 4 22 0 12-3 18 0"/>`;

/** The caravel alone. @param {string} [name] */
export function smallShip(name = "logo") {
  return html`<svg class=${name} viewBox="0 0 120 112" aria-hidden="true"><g class="ship">${ship}</g></svg>`;
}

/** @param {number} radius */
function rose(radius) {
  const points = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const long = turn % 4 === 0 ? 1 : turn % 2 === 0 ? 0.7 : 0.48;
    const angle = (turn * Math.PI) / 8;
    const tip = at(angle, radius * long);
    const width = radius * (turn % 4 === 0 ? 0.15 : 0.11);
    points.push({ order: long, path: `M0 0L${at(angle + 0.6, width)}L${tip}Z`, name: "d" });
    points.push({ order: long, path: `M0 0L${at(angle - 0.6, width)}L${tip}Z`, name: "l" });
  }
  points.sort((one, other) => one.order - other.order);
  return svg`<g class="rose"><circle r=${radius * 0.94}/><circle r=${radius * 0.76}/>
    ${points.map((point) => svg`<path class=${point.name} d=${point.path}/>`)}
    <circle class="hub" r=${radius * 0.06}/><path class="n" d="M0 ${-radius * 1.28}l4 8-4 6-4-6Z"/></g>`;
}

/** @param {number} angle From the north, clockwise. @param {number} length */
function at(angle, length) { return `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`; }

/** @param {number} x @param {number} y */
function rhumbs(x, y) {
  let path = "";
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = (turn * Math.PI) / 8;
    path += `M${x} ${y}L${(x + Math.sin(angle) * 1200).toFixed(0)} ${(y - Math.cos(angle) * 1200).toFixed(0)}`;
  }
  return svg`<path class="rhumb" d=${path}/>`;
}

const swell = "c20-8 34 6 54 0s34-8 54 0 34 6 54 0 34-8 54 0 34 6 54 0 34-8 54 0 34 6 54 0 34-8 54 0 20 4 30 0";

/** The sea beside the greeting. */
export function heroSea() {
  return html`<svg class="herosea" viewBox="0 0 460 130" aria-hidden="true">
    ${rhumbs(330, 66)}<g transform="translate(60 66)">${rose(46)}</g>
    <g class="ship" transform="translate(270 2) scale(1.12)">${ship}</g>
    <path class="swell" d="M0 122${swell}M-10 132${swell}"/></svg>`;
}

/** A card without art of its own: open water. */
export function openWater() {
  return html`<svg viewBox="0 0 460 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${rhumbs(90, 80)}<g transform="translate(90 80)">${rose(42)}</g>
    <g class="ship" transform="translate(260 26) scale(.95)">${ship}</g></svg>`;
}

