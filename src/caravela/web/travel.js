/** Travel: pieces that move visibly from where they were to where they are now. */
import { render } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { Journey } from "./types.d.ts" */

const VOYAGE = 640;
const MOST = 1200;

/** @param {ParentNode} root @param {string} selector */
function spot(root, selector) {
  try {
    for (const element of root.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  } catch { /* a selector that is none: nothing travels */ }
  return null;
}

export class Travel {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Animation[]} */
    this.running = [];
    this.layer = document.createElement("div");
    this.layer.className = "travels";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  /** Where the journeys start: to be asked before the new position is drawn. @param {Journey[]} journeys */
  starts(journeys) { return journeys.map((journey) => ({ journey, from: spot(this.root, journey.from) })); }

  /**
   * After the new position is drawn, one piece after the other.
   * @param {ReturnType<Travel["starts"]>} starts @param {number} pace Milliseconds that the choice may take.
   */
  async go(starts, pace = MOST) {
    const legs = starts.flatMap(({ journey, from }) => {
      const to = from && spot(this.root, journey.to);
      return from && to && Math.hypot(to.x - from.x, to.y - from.y) > 8 ? [{ journey, from, to }] : [];
    }).slice(0, 8);
    if (!legs.length) return;
    const whole = Math.min(MOST, Math.max(pace, 240));
    const each = Math.min(VOYAGE, whole);
    const gap = legs.length > 1 ? Math.min(160, (whole - each * 0.7) / (legs.length - 1)) : 0;
    await Promise.all(legs.map((leg, index) => this.sail(leg.journey, leg.from, leg.to, each, gap * index)));
  }

  /** @param {Journey} journey @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} duration @param {number} delay */
  async sail(journey, from, to, duration, delay) {
    const piece = document.createElement("span");
    piece.className = journey.colour ? `piece seat-${journey.colour}` : "piece thing";
    render(icon(journey.icon), piece);
    this.layer.append(piece);
    const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
    const at = (/** @type {number} */ x, /** @type {number} */ y, scale = 1) => `translate(${x - 14}px, ${y - 14}px) scale(${scale})`;
    const animation = piece.animate(
      [
        { transform: at(from.x, from.y), opacity: 1 },
        { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(to.x, to.y), opacity: 1, offset: 0.95 },
        { transform: at(to.x, to.y), opacity: 0 },
      ],
      { duration, delay, easing: "cubic-bezier(.45, .05, .25, 1)", fill: "backwards" },
    );
    this.running.push(animation);
    await animation.finished.catch(() => {});
    piece.remove();
    this.running = this.running.filter((other) => other !== animation);
  }

  /** To the end, at once. */
  skip() { for (const animation of this.running) animation.finish(); }
}
