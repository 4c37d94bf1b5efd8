/** Legacy tiles and story tiles: where they lie on the chart, what they change there, and what floats beside it. */
import { description, landOf, person } from "./content.js";
import { costSigns, disc, drawn, drawnLine, signsOf, widthOf } from "./glyphs.js";

/** @import { Scale } from "./chart.js" */
/** @import { Context, Cost, Effect } from "./content.js" */
/** @import { Sign } from "./glyphs.js" */
/** @import { Box } from "./room.js" */
/** @import { Place, StoryView, TileView } from "./view.d.ts" */

/** A thing in a tray: how wide it is, and how it is drawn there. @typedef {{ width: number, draw: (x: number, y: number) => unknown }} Thing */

/** @type {Record<string, string>} */
const KIND_ICONS = { city: "i-city", route: "i-sail", plague: "i-skull", crews: "i-figure", fleet: "i-silver-fleet", mine: "i-gold-mine", shrine: "i-vp", works: "i-legacy" };

/** The sign of a tile. @param {TileView} tile */
export function tileIcon({ kind }) { return KIND_ICONS[kind] ?? "i-legacy"; }

/** What is paid, and what it brings. @param {{ cost: unknown, effects: unknown }} asked @returns {Sign[]} */
export function bargain({ cost, effects }) {
  const paid = costSigns(/** @type {Cost} */ (cost ?? {}));
  return [...paid, ...(paid.length ? [{ text: "→" }] : []), ...signsOf(/** @type {Effect[]} */ (effects ?? []))];
}

/** The leg between two locations, where it costs more than others. @param {Context} ctx @param {string} from @param {string} to */
export function dearLeg({ view: { legs } }, from, to) { return legs.find(({ start, end }) => start === from && end === to) ?? null; }

/** A tile in words: its name and what it changes. @param {Context} ctx @param {TileView} tile */
export function tileWords(ctx, { tile }) { return [ctx.name("tile", tile), description(ctx, "tile", tile)].filter(Boolean).join(": "); }

// -- at a location ----------------------------------------------------------------------------------------------------

/** The story tiles that lie at a location, with what their cards ask for. @param {Context} ctx @param {Place} place @param {Scale} scale @param {number} size @returns {Thing[]} */
export function storyTiles(ctx, place, scale, size) {
  return place.stories.flatMap((id) => ctx.view.story.filter(({ card }) => card === id)).map((story) => {
    const cost = scale.names ? costSigns(/** @type {Cost} */ (story.cost)) : [];
    const width = size + widthOf(cost, size - 4) + (cost.length ? 2 : 0);
    return { width, draw: (x, y) => ctx.svg`<g data-laid class="qt st" data-token=${scale.touch ? ctx.nothing : `story ${story.card}`} data-tip="story ${story.card}" data-at="story-${story.card}" role="img" aria-label=${storyWords(ctx, story)}>
      <rect x=${x} y=${y} width=${width} height=${size + 1} rx="4"/>${drawn(ctx, "i-story", x + 1, y + 1, size - 1)}${drawnLine(ctx, cost, x + size + 1, y + 2.5, size - 4)}</g>` };
  });
}

/** @param {Context} ctx @param {StoryView} story */
export function storyWords(ctx, { card, at }) { return ctx.t("look-story-at", { story: card, location: at ?? "" }); }

/** What the tiles at a location do there, if no sheet tells it. @param {Context} ctx @param {Place} place @param {Scale} scale @param {number} size @param {boolean} told @returns {Thing[]} */
export function tilesAt(ctx, place, scale, size, told) {
  return ctx.view.tiles.filter(({ at, kind }) => at === place.id && kind !== "plague" && !(told && kind === "city")).flatMap((tile) => {
    const signs = scale.names ? (tile.kind === "city" ? signsOf(landOf(ctx, place.id).effects) : bargain(tile)) : [{ icon: tileIcon(tile) }];
    const width = widthOf(signs, scale.names ? size - 4 : size) + (scale.names ? 7 : 0);
    const paper = { width, draw: (/** @type {number} */ x, /** @type {number} */ y) => ctx.svg`<g data-laid class="qt lt" data-token=${tile.kind === "works" && !scale.touch ? `work ${tile.tile}` : ctx.nothing} data-tip="tile ${tile.tile}" data-at="tile-${tile.tile}" role="img" aria-label=${tileWords(ctx, tile)}>
      ${scale.names ? ctx.svg`<rect x=${x} y=${y} width=${width} height=${size + 1} rx="2"/>` : ctx.nothing}${drawnLine(ctx, signs, scale.names ? x + 4 : x, y + (scale.names ? 2.5 : 0), scale.names ? size - 4 : size)}</g>` };
    return [paper, ...(tile.spaces && scale.names ? [spacesOf(ctx, tile, size)] : [])];
  });
}

/** The spaces of a tile with their discs. @param {Context} ctx @param {TileView} tile @param {number} size @returns {Thing} */
function spacesOf(ctx, { tile, spaces, discs }, size) {
  const step = size - 4;
  const width = spaces * step + 4;
  return { width, draw: (x, y) => ctx.svg`<g data-laid class="qt lt" data-tip="tile ${tile}" role="img" aria-label=${ctx.t("look-tile-discs", { count: discs.length, spaces })}><rect x=${x} y=${y} width=${width} height=${size + 1} rx="2"/>${Array.from({ length: spaces }, (_, index) => {
    const [cx, cy] = [x + 2 + step * (index + 0.5), y + (size + 1) / 2];
    return discs[index] ? disc(ctx, discs[index], cx, cy, step / 2 - 1.2) : ctx.svg`<circle class="ms" cx=${cx} cy=${cy} r=${step / 2 - 1.4}/>`;
  })}</g>` };
}

/** The skulls at a location. @param {Context} ctx @param {string} id @param {[number, number]} about @param {Scale} scale */
export function plagues(ctx, id, [x, y], scale) {
  return ctx.view.tiles.filter(({ at, kind }) => at === id && kind === "plague").map((tile) => ctx.svg`<g class="skull" transform="translate(${x} ${y}) scale(${scale.mark})" data-token=${scale.touch ? ctx.nothing : `heal ${tile.tile}`} data-tip="tile ${tile.tile}" data-at="tile-${tile.tile}" role="img"
    aria-label=${tileWords(ctx, tile)}><circle cx="-14" cy="-14" r="9.500"/>${drawn(ctx, "i-skull", -21.5, -21.5, 15)}</g>`);
}

// -- beside the chart -------------------------------------------------------------------------------------------------

/** Papers in the open sea: how large they are, where their right edge is, how far apart. */
const PAPER = { width: 118, low: 28, high: 46, right: 744, narrow: 690, top: 8, gap: 6 };

/** A longer name is set more closely. */
const LONGEST = 12;

/** The tiles whose spaces combats fill, each with its box. @param {Context} ctx @param {Scale} scale @returns {{ tile: TileView, box: Box }[]} */
function floating(ctx, { mark, names }) {
  return ctx.view.tiles.filter(({ slots }) => slots.length).map((tile, index) => {
    const [width, height] = names ? [PAPER.width, PAPER.high] : [(32 + 26 * tile.slots.length) * mark, PAPER.low * mark];
    const [right, top] = [names ? PAPER.right : PAPER.narrow, PAPER.top + index * (height + PAPER.gap)];
    return { tile, box: /** @type {Box} */ ([right - width, top, right, top + height]) };
  });
}

/** @param {Context} ctx @param {Scale} scale @returns {Box[]} */
export function afloatRoom(ctx, scale) { return floating(ctx, scale).map(({ box }) => box); }

/** @param {Context} ctx @param {Scale} scale */
export function afloat(ctx, scale) {
  return floating(ctx, scale).map(({ tile, box: [x, y, right, bottom] }) => {
    const k = scale.names ? 1 : scale.mark;
    const signs = signsOf(/** @type {Effect[]} */ (tile.effects));
    const from = scale.names ? 116 - 26 * tile.slots.length : 30;
    return ctx.svg`<g class="city afloat" transform="translate(${x} ${y}) scale(${k})" data-tip="tile ${tile.tile}" data-at="tile-${tile.tile}"><rect class="sheet" width=${(right - x) / k} height=${(bottom - y) / k} rx="4" role="img" aria-label=${tileWords(ctx, tile)}/>
      ${drawn(ctx, tileIcon(tile), 4, 3, 22)}${scale.names ? ctx.svg`<text class="cn" x="30" y="18" textLength=${ctx.name("tile", tile.tile).length > LONGEST ? PAPER.width - 34 : ctx.nothing} lengthAdjust="spacingAndGlyphs" aria-hidden="true">${ctx.name("tile", tile.tile)}</text>${drawnLine(ctx, signs, 5, 27, 16)}` : ctx.nothing}
      ${tile.slots.map(({ slot, value, nation }, index) => ctx.svg`<g class="slot" transform="translate(${from + 26 * index} ${scale.names ? 23 : 3})" data-token=${nation || scale.touch ? ctx.nothing : `claim ${slot}`} data-tip="tile ${tile.tile}" data-at="slot-${slot}" role="img" aria-label=${slotWords(ctx, tile.tile, value, nation)}>
        <rect width="23" height="21" rx="4"/>${nation ? drawn(ctx, `i-marker-${nation}`, 3, 1.5, 18) : ctx.svg`<text x="11.500" y="15.500" text-anchor="middle">${value}</text>`}</g>`)}</g>`;
  });
}

/** A space that a combat can claim. @param {Context} ctx @param {string} tile @param {number} value @param {string | null} nation */
export function slotWords(ctx, tile, value, nation) { return ctx.t("look-slot", { tile, value, owner: nation ?? "none" }); }

// -- tooltips ---------------------------------------------------------------------------------------------------------

/** What a tile changes, and who has been there. @param {Context} ctx @param {string} id @returns {import("/web/types.d.ts").Tip | null} */
export function tileTip(ctx, id) {
  const tile = ctx.view.tiles.find((one) => one.tile === id);
  if (!tile) return null;
  const facts = [
    tile.space ? ctx.t("look-tile-needs", { space: tile.space }) : "",
    tile.spaces ? ctx.t("look-tile-discs", { count: tile.discs.length, spaces: tile.spaces }) : "",
    [...new Set(tile.discs)].filter((who) => who !== "box").map((who) => person(ctx, who)).join(", "),
    ...tile.slots.map(({ value, nation }) => slotWords(ctx, id, value, nation)),
  ];
  return { title: ctx.name("tile", id), text: description(ctx, "tile", id), facts: facts.filter(Boolean).join(" · ") || undefined };
}

// -- what the marks mean ----------------------------------------------------------------------------------------------

/** The marks of the tiles in play. @param {Context} ctx @returns {[unknown, string][]} */
export function tileKey(ctx) {
  const has = (/** @type {(tile: TileView) => boolean} */ kind) => ctx.view.tiles.some(kind);
  return [
    ...(has(({ kind }) => kind !== "plague" && kind !== "route") ? [/** @type {[unknown, string]} */ ([ctx.icon("i-legacy"), "tile"])] : []),
    ...(has(({ kind }) => kind === "plague") ? [/** @type {[unknown, string]} */ ([ctx.icon("i-skull"), "skull"])] : []),
    ...(ctx.view.legs.length ? [/** @type {[unknown, string]} */ ([ctx.html`<svg class="map" viewBox="-11 -11 22 22"><g class="dear"><path d="M0-10L9-5V5L0 10L-9 5V-5Z"/></g></svg>`, "dear"])] : []),
  ];
}
