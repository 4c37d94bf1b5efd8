/** What stays as it is costs nothing: an answer is given again while its question is the same, a drawing is not gone through again while it is the same. */
import { noChange } from "./vendor/lit-html/lit-html.js";
import { Directive, directive } from "./vendor/lit-html/directive.js";

/** A function that remembers its last answer. @template {unknown[]} A @template T @param {(...asked: A) => T} answer @returns {(...asked: A) => T} */
export function steady(answer) {
  /** @type {{asked: A, told: T} | null} */
  let last = null;
  return (...asked) => {
    if (!last || asked.some((one, at) => one !== last?.asked[at])) last = { asked, told: answer(...asked) };
    return last.told;
  };
}

class Still extends Directive {
  /** @type {unknown} */
  drawn;

  /** @param {unknown} drawing */
  render(drawing) {
    if (drawing === this.drawn) return noChange;
    this.drawn = drawing;
    return drawing;
  }
}

/** A drawing that is made once and shown as long as it is the same. */
export const still = directive(Still);
