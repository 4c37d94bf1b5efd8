/** Pace: what others did is shown one choice after another, and a moment row by row, so that it can be read; and skipped. */
import { keep, kept } from "./keep.js";
import { stillness } from "./theme.js";

/** @import { Position } from "./messages.d.ts" */

/** Something to be shown: a position, or one of its moments on the way there. @typedef {{position: Position, at: number, own: boolean}} Turn */
/** How it is shown: in so many beats, each so long, and the whole for a while; without end until somebody goes on. @typedef {{beats: number, each: number, hold: number}} Timing */

/** @type {Record<string, {choice: number, row: number}>} Milliseconds between two choices of others, and for a row of a moment. */
export const PACES = { slow: { choice: 1500, row: 1400 }, calm: { choice: 700, row: 900 }, brisk: { choice: 300, row: 400 }, still: { choice: 0, row: 0 } };

/** What came of my own choice is seen before others go on. */
const OWN = 1000;
const LONGER = 1.5;
/** A long queue goes faster: nobody waits for minutes. */
const LONG = 12;
const WHOLE = 9000;

/** @returns {string} */
export function pace() {
  const chosen = kept("pace", "calm");
  return chosen in PACES ? chosen : "calm";
}

/** @param {string} name */
export function setPace(name) { keep("pace", name); }

/** How long a row of a moment is read. */
export function rowPace() { return PACES[pace()].row; }

/** Whether moments are played one by one; else each is a still card. */
export function playsMoments() { return !stillness.matches && !document.hidden && rowPace() > 0; }

/** Positions and moments that wait to be shown, in their order. */
export class Parade {
  /** @param {(turn: Turn) => Timing} show @param {(position: Position, at: number) => boolean} tells Whether there is something to be watched in a moment.
   * @param {() => void} step One beat further. @param {(positions: Position[]) => void} leap Goes over several at once. */
  constructor(show, tells, step, leap) {
    this.show = show;
    this.tells = tells;
    this.step = step;
    this.leap = leap;
    /** @type {Turn[]} */
    this.queue = [];
    this.timer = 0;
    this.paused = false;
    /** @type {Timing} What is left of what is shown. */
    this.left = { beats: 0, each: 0, hold: 0 };
    /** Whether what is shown stays until somebody goes on. */
    this.waits = false;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.skip(); });
  }

  get waiting() { return this.queue.length; }

  /** The number of the last position that is shown or waits. @param {number} shown */
  last(shown) { return this.queue.length ? this.queue[this.queue.length - 1].position.number : shown; }

  /** @param {Position} position @param {boolean} own Whether nobody has to read it. */
  add(position, own) {
    const first = playsMoments() ? 0 : position.frames.length;
    const free = !this.timer && !this.waits && !this.paused;
    const at = own && !this.queue.length && !this.waits;
    for (let frame = first; frame <= position.frames.length; frame += 1) {
      if (frame === position.frames.length || this.tells(position, frame)) this.queue.push({ position, at: frame, own });
    }
    if (free || at) this.next();
  }

  /** What comes next is shown. */
  next() {
    this.stop();
    const turn = this.queue.shift();
    if (!turn) return;
    this.left = this.show(turn);
    this.tick();
  }

  /** Beat after beat, then what comes next. */
  tick() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { left } = this;
    if (this.paused) return;
    if (left.beats > 1) {
      this.timer = setTimeout(() => { left.beats -= 1; this.step(); this.tick(); }, left.each);
      return;
    }
    this.waits = left.hold === Infinity;
    if (this.waits) this.step();
    else if (left.hold > 4) this.timer = setTimeout(() => { this.timer = 0; if (this.queue.length) this.next(); }, left.hold);
    else if (this.queue.length) this.next();
  }

  pause() {
    this.paused = !this.paused;
    this.tick();
  }

  /** How long a position stays. @param {boolean} own */
  hold(own) {
    if (stillness.matches || document.hidden) return 0;
    const most = PACES[pace()].choice;
    if (own) return Math.min(most * LONGER, OWN);
    return this.queue.length > LONG ? Math.min(most, WHOLE / this.queue.length) : most;
  }

  /** All that waits, at once. */
  skip() {
    const rest = new Set(this.queue.map(({ position }) => position));
    this.clear();
    if (rest.size) this.leap([...rest]);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.paused = false;
    this.waits = false;
  }

  clear() {
    this.stop();
    this.queue.length = 0;
  }
}
