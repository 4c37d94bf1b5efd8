/** Picking: the tokens clicked so far narrow the offered options; drawn things show which of them may come next. */

/** @import { GameFacts, OptionView } from "./messages.d.ts" */

/** Where a phrase stands in an option's words, first place at or after `from`. @param {string[]} words @param {string[]} phrase @param {number} from @param {boolean[]} taken */
function place(words, phrase, from, taken) {
  search: for (let start = from; start + phrase.length <= words.length; start += 1) {
    for (let index = 0; index < phrase.length; index += 1) {
      if (words[start + index] !== phrase[index] || taken[start + index]) continue search;
    }
    return start;
  }
  return -1;
}

/** Whether all phrases occur in the words without overlap; tries every place, since a word may occur twice. @param {string[]} words @param {string[][]} phrases @param {boolean} inOrder @param {number} index @param {number} from @param {boolean[]} taken @returns {boolean} */
function holds(words, phrases, inOrder, index, from, taken) {
  if (index === phrases.length) return true;
  const phrase = phrases[index];
  for (let start = place(words, phrase, inOrder ? from : 0, taken); start >= 0; start = place(words, phrase, start + 1, taken)) {
    const next = taken.slice();
    for (let offset = 0; offset < phrase.length; offset += 1) next[start + offset] = true;
    if (holds(words, phrases, inOrder, index + 1, start + phrase.length, next)) return true;
  }
  return false;
}

/** What stands beside the question is only meant by its verb or by a phrase of several words: a mere name means the question. @param {string} text @param {string[][]} phrases */
function isMeant(text, phrases) { return phrases.some((words) => words.length > 1 || text.startsWith(`${words[0]} `)); }

/**
 * The options that fit the picked phrases: in the order picked if any does, else in any order.
 * @template {{text: string, free?: boolean}} T @param {T[]} options @param {string[]} picks @returns {T[]}
 */
export function narrow(options, picks) {
  if (!picks.length) return options;
  const phrases = picks.map((pick) => pick.split(" "));
  const fitting = (/** @type {boolean} */ inOrder) =>
    options.filter((option) => (!option.free || isMeant(option.text, phrases)) && holds(option.text.split(" "), phrases, inOrder, 0, 0, []));
  const ordered = fitting(true);
  return ordered.length ? ordered : fitting(false);
}

/** The picks after a click on a phrase: let go if it is held, added if it fits, else in place of the last ones. @param {OptionView[]} options @param {string[]} picks @param {string} phrase @returns {string[]} */
export function pick(options, picks, phrase) {
  const held = picks.lastIndexOf(phrase);
  if (held >= 0 && !narrow(options, [...picks, phrase]).length) return picks.toSpliced(held, 1);
  for (let keep = picks.length; keep >= 0; keep -= 1) {
    const next = [...picks.slice(0, keep), phrase];
    if (narrow(options, next).length) return next;
  }
  return picks;
}

/** A group of options that share their next words, behind one button. @typedef {{phrase: string, word: string, options: OptionView[]}} Group */

/**
 * The next narrowing words of many options: a button each, at most `limit`; single options stay themselves.
 * @param {OptionView[]} options @param {GameFacts} game @param {number} limit @returns {{groups: Group[], single: OptionView[]}}
 */
export function groups(options, game, limit) {
  const kinds = (/** @type {string} */ word) => game.tokens?.[word]?.length;
  /** @param {boolean} whole Whether the group is the words up to the naming one, or that word alone. @param {number} nth Which naming word. */
  const by = (whole, nth) => {
    /** @type {Map<string, Group>} */
    const found = new Map();
    for (const option of options) {
      const words = option.text.split(" ");
      const named = words.flatMap((word, index) => (index > 0 && kinds(word) ? [index] : []));
      const index = named[Math.min(nth, named.length - 1)] ?? words.length - 1;
      const phrase = words.slice(whole ? 0 : index, index + 1).join(" ");
      const group = found.get(phrase) ?? { phrase, word: words[index], options: [] };
      group.options.push(option);
      found.set(phrase, group);
    }
    return [...found.values()];
  };
  const named = options.every(({ text }) => !text.includes(" ") || text.split(" ").slice(1).some(kinds));
  for (const [whole, nth] of /** @type {[boolean, number][]} */ ([[true, 0], [false, 0], [false, 1]])) {
    const found = whole || named ? by(whole, nth) : [];
    if (found.length > 1 && found.length <= limit) {
      return { groups: found.filter((group) => group.options.length > 1), single: found.filter((group) => group.options.length === 1).flatMap((group) => group.options) };
    }
  }
  const found = byNextWord(options);
  if (found.length > 1 && found.length <= limit) {
    return { groups: found.filter((group) => group.options.length > 1), single: found.filter((group) => group.options.length === 1).flatMap((group) => group.options) };
  }
  return { groups: [], single: options.slice(0, limit) };
}

/** By the first word in which they differ; a number with the word before it. @param {OptionView[]} options @returns {Group[]} */
function byNextWord(options) {
  const texts = options.map((option) => option.text.split(" "));
  let same = 0;
  while (texts.every((words) => same < words.length - 1 && words[same] === texts[0][same])) same += 1;
  /** @type {Map<string, Group>} */
  const found = new Map();
  texts.forEach((words, index) => {
    let start = same;
    while (start > 0 && /^\d+$/.test(words[start])) start -= 1;
    const phrase = words.slice(start, same + 1).join(" ");
    const group = found.get(phrase) ?? { phrase, word: words[same], options: [] };
    group.options.push(options[index]);
    found.set(phrase, group);
  });
  return [...found.values()];
}

const NATIVE = new Set(["BUTTON", "A", "INPUT", "SELECT", "SUMMARY"]);

/** @param {Element} element @param {string} name @param {string | null} value */
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Says on every drawn token whether it may be clicked now and whether it is held.
 * @param {ParentNode} root @param {OptionView[]} options @param {string[]} picks @param {Map<string, Element>} clicked
 */
export function mark(root, options, picks, clicked) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  const offered = (/** @type {string} */ phrase) => {
    let answer = known.get(phrase);
    if (answer === undefined) {
      answer = options.length > 0 && narrow(options, [...picks, phrase]).length > 0;
      known.set(phrase, answer);
    }
    return answer;
  };
  const held = new Set(options.length ? picks : []);
  for (const stale of root.querySelectorAll(":is([data-offered], [data-chosen]):not([data-token])")) {
    for (const name of ["data-offered", "data-chosen", "aria-pressed", "tabindex", "role"]) stale.removeAttribute(name);
  }
  const tokens = [...root.querySelectorAll("[data-token]")];
  const live = new Set(tokens.filter((token) => offered(/** @type {HTMLElement} */ (token).dataset.token ?? "")));
  for (const token of tokens) {
    const phrase = token.getAttribute("data-token") ?? "";
    const isOffered = live.has(token);
    let isHeld = held.has(phrase);
    const witness = clicked.get(phrase);
    if (isHeld && witness?.isConnected && witness.getAttribute("data-token") === phrase) isHeld = witness === token;
    else if (isHeld) clicked.set(phrase, token);
    set(token, "data-offered", isOffered && !isHeld ? "" : null);
    set(token, "data-chosen", isHeld ? "" : null);
    const active = isOffered || isHeld;
    const holdsOthers = active && [...token.querySelectorAll("[data-token]")].some((inner) => live.has(inner));
    const acts = active && !holdsOthers;
    set(token, "aria-pressed", acts ? String(isHeld) : null);
    if (NATIVE.has(token.tagName)) continue;
    set(token, "tabindex", acts ? "0" : null);
    set(token, "role", acts ? "button" : resting(token));
  }
}

/** The role of a token that does nothing now: a name needs one to be read out. @param {Element} token */
function resting(token) {
  if (!token.hasAttribute("aria-label") || token.tagName === "LI") return null;
  return token.firstElementChild ? "group" : "img";
}
