/** Placing: the held tile follows the pointer, snaps to the nearest place where it fits, is turned and put down. */
import { heldTile, lookedSpot, phraseOf } from "./content.js";
import { cellAt } from "./colony.js";

/** @import { Context, Held, Place } from "./content.js" */
/** @import { Spot } from "./view.d.ts" */

/** A finger hides what is under it: what it drags is drawn so far above it. */
const ABOVE = 60;
/** So long a turn of the wheel takes, at least. */
const NOTCH = 140;
/** So far from the pointer, in cells, the tile still snaps. */
const REACH = 1.2;

/** Where the pointer was last, in cells; where a finger came down; when the wheel turned last. */
const hand = { row: 0, column: 0, dragging: false, turnedAt: -NOTCH };

/** @param {Place[]} cells */
function middleOf(cells) {
  const mean = (/** @type {0 | 1} */ at) => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;
  return { row: mean(0), column: mean(1) };
}

/** The place nearest to a point, first of all of those that cover the cell there. @param {Spot[]} spots @param {{ row: number, column: number }} point */
function nearest(spots, { row, column }) {
  const reach = (/** @type {Spot} */ { cells }) => {
    const middle = middleOf(cells);
    const covers = cells.some(([r, c]) => r === Math.round(row) && c === Math.round(column));
    return { far: Math.hypot(middle.row - row, middle.column - column) - (covers ? 10 : 0), covers };
  };
  const best = spots.map((spot) => ({ spot, ...reach(spot) })).sort((one, other) => one.far - other.far)[0];
  return best && (best.covers || best.far < REACH) ? best.spot : null;
}

/** The place that a click on a cell takes. @param {Context} ctx @param {Held} held @param {Place} cell @returns {Spot | null} */
export function spotOf(ctx, held, [row, column]) {
  const covers = (/** @type {Spot | undefined} */ spot) => spot?.cells.some(([r, c]) => r === row && c === column);
  const looked = lookedSpot(ctx, held);
  if (looked && covers(looked)) return looked;
  return held.spots.find((spot) => spot.row === row && spot.column === column) ?? nearest(held.spots.filter(covers), { row, column });
}

/** The tile is looked at where the hand is. @param {Context} ctx @param {Held} held */
function follow(ctx, held) {
  const spot = nearest(held.spots, hand);
  ctx.look(phraseOf(ctx, spot ?? { turn: held.turn, row: Math.round(hand.row), column: Math.round(hand.column) }));
}

/** The tile is turned, and stays near where it is. @param {Context} ctx @param {number} by */
export function turn(ctx, by) {
  const held = heldTile(ctx);
  if (!held || held.turns.length < 2) return;
  const now = held.turns[(held.turns.indexOf(held.turn) + by + held.turns.length) % held.turns.length];
  const spots = held.all.filter((spot) => spot.turn === now);
  const looked = lookedSpot(ctx, held);
  if (looked) Object.assign(hand, middleOf(looked.cells));
  const put = ctx.picks.some((phrase) => phrase.includes("cell")) ? nearest(spots, hand) : null;
  ctx.hold(put ? phraseOf(ctx, put) : `turn ${now}`);
  if (ctx.pointed) follow(ctx, { ...held, turn: now, spots });
}

/** @param {Context} ctx @param {Held} held */
export function handlers(ctx, held) {
  const to = (/** @type {MouseEvent} */ event, above = 0) => Object.assign(hand, cellAt(/** @type {SVGSVGElement} */ (event.currentTarget), event.clientX, event.clientY - above));
  return {
    /** @param {PointerEvent} event */
    move(event) {
      if (event.pointerType === "touch" && !event.isPrimary) return;
      hand.dragging ||= event.pointerType === "touch" && Math.abs(event.movementX) + Math.abs(event.movementY) > 2;
      if (event.pointerType === "touch" && !hand.dragging) return;
      to(event, event.pointerType === "touch" ? ABOVE : 0);
      follow(ctx, held);
    },
    /** @param {PointerEvent} event */
    up(event) {
      const spot = hand.dragging && event.pointerType === "touch" ? nearest(held.spots, hand) : null;
      hand.dragging = false;
      if (spot && !ctx.picks.includes(phraseOf(ctx, spot))) ctx.hold(phraseOf(ctx, spot));
    },
    /** @param {WheelEvent} event */
    wheel(event) {
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - hand.turnedAt < NOTCH) return;
      hand.turnedAt = event.timeStamp;
      to(event);
      turn(ctx, Math.sign(event.deltaY) || 1);
    },
    /** @param {MouseEvent} event */
    right(event) {
      event.preventDefault();
      to(event);
      turn(ctx, 1);
    },
  };
}
