/** Pace: what others did is shown one choice after another, so that it can be read; and skipped. */
import { keep, kept } from "./keep.js";
import { stillness } from "./theme.js";

/** @import { Position } from "./types.d.ts" */

/** @type {Record<string, number>} Milliseconds between two choices of others. */
export const PACES = { slow: 1500, normal: 700, fast: 300, none: 0 };

/** My own choice needs no reading, only its voyage. */
const OWN = 500;

/** @returns {string} */
export function pace() {
  const chosen = kept("pace", "normal");
  return chosen in PACES ? chosen : "normal";
}

/** @param {string} name */
export function setPace(name) { keep("pace", name); }

/** Positions that wait to be shown, in their order. */
export class Parade {
  /** @param {(position: Position, pause: number) => void} show
   * @param {(positions: Position[]) => void} leap Goes over several at once. */
  constructor(show, leap) {
    this.show = show;
    this.leap = leap;
    /** @type {{position: Position, paced: boolean}[]} */
    this.queue = [];
    this.timer = 0;
    this.free = 0;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.skip(); });
  }

  get waiting() { return this.queue.length; }

  /** The number of the last position that is shown or waits. @param {number} shown */
  last(shown) { return this.queue.length ? this.queue[this.queue.length - 1].position.number : shown; }

  /** @param {Position} position @param {boolean} paced Whether somebody has to read it. */
  add(position, paced) {
    this.queue.push({ position, paced });
    if (!this.timer) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const first = this.queue[0];
    if (!first) return;
    const wait = first.paced ? this.free - performance.now() : 0;
    if (wait > 4) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    this.queue.shift();
    const pause = first.paced ? this.pause() : Math.min(this.pause(), OWN);
    this.free = performance.now() + pause;
    this.show(first.position, pause);
    if (this.queue.length) this.next();
  }

  /** A long queue goes faster: nobody waits for minutes. */
  pause() {
    if (stillness.matches || document.hidden) return 0;
    const most = PACES[pace()];
    return this.queue.length > 12 ? Math.min(most, 9000 / this.queue.length) : most;
  }

  /** All that waits, at once. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.free = 0;
    const rest = this.queue.splice(0);
    if (rest.length) this.leap(rest.map(({ position }) => position));
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue.length = 0;
  }
}
