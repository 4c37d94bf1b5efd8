/** Pace: what others did is shown one choice after another, so that it can be read; and skipped. */
import { keep, kept } from "./keep.js";
import { stillness } from "./theme.js";

/** @import { Position } from "./messages.d.ts" */

/** Something to be shown: a position, or one of its moments on the way there.
 * @typedef {{position: Position, at: number, own: boolean, paced: boolean}} Scene */

/** @type {Record<string, number>} Milliseconds between two choices of others. */
export const PACES = { slow: 1500, normal: 700, fast: 300, none: 0 };

/** My own choice needs no reading, only its voyage; a moment has a sentence to read, all of one choice together no longer than that. */
const OWN = 500;
const MOMENT = 2.2;
const MOMENTS = 9000;

/** @returns {string} */
export function pace() {
  const chosen = kept("pace", "normal");
  return chosen in PACES ? chosen : "normal";
}

/** @param {string} name */
export function setPace(name) { keep("pace", name); }

/** Whether moments are played one by one; else they are told together. */
export function playsMoments() { return !stillness.matches && !document.hidden && PACES[pace()] > 0; }

/** Positions and moments that wait to be shown, in their order. */
export class Parade {
  /** @param {(position: Position, pause: number, at: number) => void} show
   * @param {(positions: Position[]) => void} leap Goes over several at once. */
  constructor(show, leap) {
    this.show = show;
    this.leap = leap;
    /** @type {Scene[]} */
    this.queue = [];
    this.timer = 0;
    this.free = 0;
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.skip(); });
  }

  get waiting() { return this.queue.length; }

  /** The number of the last position that is shown or waits. @param {number} shown */
  last(shown) { return this.queue.length ? this.queue[this.queue.length - 1].position.number : shown; }

  /** @param {Position} position @param {boolean} own Whether nobody has to read it. */
  add(position, own) {
    const first = playsMoments() ? 0 : position.frames.length;
    for (let at = first; at <= position.frames.length; at += 1) this.queue.push({ position, at, own, paced: !own || at > first });
    if (!this.timer) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const [scene] = this.queue;
    if (!scene) return;
    const wait = scene.paced ? this.free - performance.now() : 0;
    if (wait > 4) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    this.queue.shift();
    const pause = this.pause(scene);
    this.free = performance.now() + pause;
    this.show(scene.position, pause, scene.at);
    if (this.queue.length) this.next();
  }

  /** A long queue goes faster: nobody waits for minutes. @param {Scene} scene */
  pause({ position, at, own }) {
    if (stillness.matches || document.hidden) return 0;
    const most = PACES[pace()];
    if (at < position.frames.length) return Math.min(most * MOMENT, MOMENTS / position.frames.length);
    if (own) return Math.min(most, OWN);
    return this.queue.length > 12 ? Math.min(most, 9000 / this.queue.length) : most;
  }

  /** All that waits, at once. */
  skip() {
    const rest = new Set(this.queue.map(({ position }) => position));
    this.clear();
    if (rest.size) this.leap([...rest]);
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.free = 0;
    this.queue.length = 0;
  }
}
