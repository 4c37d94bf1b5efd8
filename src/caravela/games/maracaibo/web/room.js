/** Room on the chart: what is laid there later takes the best place beside its location that is still free. */

/** Left, top, right, bottom. @typedef {[number, number, number, number]} Box */

/** @param {Box} one @param {Box} other How much of one lies under the other. */
function covered(one, other) {
  return Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));
}

/** How bad it is to lie on a number or a name. */
export const CORE = 20;

/** How far things lie apart. */
const GAP = 1.5;

export class Room {
  /** @param {Box} sheet What is outside can't be seen. */
  constructor(sheet) {
    this.sheet = sheet;
    /** @type {{ box: Box, weight: number }[]} */
    this.taken = [];
  }

  /** @param {Box} box @param {number} [weight] How bad it is to lie on it. */
  keep(box, weight = 1) { this.taken.push({ box, weight }); }

  /** How badly a thing would lie there; what it belongs to minds only its very middle. @param {Box} box @param {[number, number]} about @param {number} radius */
  crowd(box, [x, y], radius) {
    const core = radius * 0.6;
    const size = (box[2] - box[0]) * (box[3] - box[1]);
    const wide = /** @type {Box} */ ([box[0] - GAP, box[1] - GAP, box[2] + GAP, box[3] + GAP]);
    return this.taken.reduce((sum, { box: one, weight }) => sum + (x > one[0] && x < one[2] && y > one[1] && y < one[3] ? 0 : weight * covered(wide, one)), 6 * (size - covered(box, this.sheet)) + CORE * covered(wide, [x - core, y - core, x + core, y + core]));
  }

  /** The first place without a crowd, from the wanted one outwards, else the least crowded. @param {[number, number]} wanted Its upper left corner. @param {[number, number]} size
   * @param {[number, number]} about What it lies beside. @param {number} radius @returns {Box} */
  find([x, y], [width, height], [cx, cy], radius) {
    const box = (/** @type {number} */ left, /** @type {number} */ top) => /** @type {Box} */ ([left, top, left + width, top + height]);
    const around = [0, 5, 11, 18, 28].flatMap((far) => {
      const [left, right, over, under] = [cx - radius - far - width, cx + radius + far, cy - radius - far - height, cy + radius + far];
      const [middle, level] = [cx - width / 2, cy - height / 2];
      return [box(right, level), box(left, level), box(middle, under), box(middle, over), box(right - 4, under - 4), box(left + 4, under - 4), box(right - 4, over + 4), box(left + 4, over + 4),
        box(cx, under), box(cx - width, under), box(cx, over), box(cx - width, over)];
    });
    /** @type {Box} */
    let best = box(x, y);
    let least = this.crowd(best, [cx, cy], radius);
    for (const one of around) {
      if (least === 0) break;
      const crowd = this.crowd(one, [cx, cy], radius);
      if (crowd < least) [best, least] = [one, crowd];
    }
    return best;
  }

  /** Finds a place and takes it. @param {Parameters<Room["find"]>} wanted @returns {Box} */
  take(...wanted) {
    const found = this.find(...wanted);
    this.keep(found);
    return found;
  }
}
