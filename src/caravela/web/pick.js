/** Picking: the tokens clicked so far narrow the offered options; drawn things show which of them may come next. */

/** @import { GameFacts, OptionView } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */

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

/** @type {WeakMap<object, string[]>} */
const WORDS = new WeakMap();

/** @param {{text: string}} option */
function wordsOf(option) {
  const words = WORDS.get(option) ?? option.text.split(" ");
  WORDS.set(option, words);
  return words;
}

/**
 * The options that fit the picked phrases: in the order picked if any does, else in any order.
 * @template {{text: string}} T @param {T[]} options @param {string[]} picks @returns {T[]}
 */
export function narrow(options, picks) {
  if (!picks.length) return options;
  const phrases = picks.map((pick) => pick.split(" "));
  const fitting = (/** @type {boolean} */ inOrder) => options.filter((option) => holds(wordsOf(option), phrases, inOrder, 0, 0, []));
  const ordered = fitting(true);
  return ordered.length ? ordered : fitting(false);
}

/** Of one kind are two things that answer the same question: names of one vocabulary, or the same words with other numbers.
 * @param {GameFacts} game @param {string} one @param {string} other */
function areAlike(game, one, other) {
  const [words, others] = [one, other].map((phrase) => phrase.split(" ").filter((word) => !/^\d+$/.test(word)));
  const kinds = (/** @type {string[]} */ list) => list.map((word) => game.tokens[word] ?? []).findLast((found) => found.length) ?? [list.join(" ")];
  return kinds(words).some((kind) => kinds(others).includes(kind));
}

/** Whether a phrase says all that another says. @param {string} phrase @param {string} other */
function says(phrase, other) { return ` ${phrase} `.includes(` ${other} `); }

/** What is held, with one more phrase: parts that it says itself are said once. @param {string[]} picks @param {string} phrase */
function joined(picks, phrase) { return [...picks.filter((held) => !says(phrase, held)), phrase]; }

/** Whether a click on a phrase leads on: it fits what is held, or takes the place of a part of its kind.
 * @param {{text: string}[]} options @param {string[]} picks @param {string} phrase @param {GameFacts} game */
export function leads(options, picks, phrase, game) {
  if (narrow(options, joined(picks, phrase)).length) return true;
  return picks.some((held) => areAlike(game, held, phrase)) && narrow(options, [phrase]).length > 0;
}

/** What is held after a click, and the parts that had to go for it. @typedef {{picks: string[], gone: string[]}} Picks */

/** A click on a phrase: let go if it is held, added if it fits, else in place of what it does not fit with, first of all a part of its kind.
 * @param {{text: string}[]} options @param {string[]} picks @param {string} phrase @param {GameFacts} game @returns {Picks} */
export function pick(options, picks, phrase, game) {
  if (picks.some((held) => says(held, phrase))) return { picks: picks.filter((held) => !says(held, phrase)), gone: [] };
  const whole = joined(picks, phrase);
  if (narrow(options, whole).length) return { picks: whole, gone: [] };
  const alike = (/** @type {string} */ held) => areAlike(game, held, phrase);
  const kept = picks.reduce((sets, held) => sets.flatMap((set) => [[...set, held], set]), /** @type {string[][]} */ ([[]]))
    .sort((one, other) => other.length - one.length || one.filter(alike).length - other.filter(alike).length)
    .find((set) => narrow(options, joined(set, phrase)).length);
  if (!kept) return { picks, gone: [] };
  const gone = picks.filter((held) => !kept.includes(held)).sort((one, other) => Number(alike(other)) - Number(alike(one)));
  const place = picks.findIndex((held) => held === gone[0]);
  return { picks: [...kept.slice(0, place), phrase, ...kept.slice(place)], gone };
}

/** Whether the phrases name all that tells the option from the others of its verb; the only way there need not be named. @param {OptionView[]} options @param {OptionView} option @param {string[]} picks */
export function saysAll(options, { text: whole, facts }, picks) {
  const [end, way] = whole.split(" by ");
  const text = way && options.every((other) => other.text === whole || !other.text.startsWith(`${end} by `)) ? end : whole;
  const said = picks.flatMap((phrase) => phrase.split(" "));
  const named = Object.values(facts).flatMap((fact) => String(fact).split(" "));
  const [verb, ...words] = text.split(" ");
  const others = options.map((other) => other.text.split(" ")).filter((other) => other[0] === verb);
  return words.every((word) => !named.includes(word) || said.includes(word) || others.every((other) => other.includes(word)));
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
  const found = [by(true, 0), ...(named ? [by(false, 0), by(false, 1)] : []), byNextWord(options)].find((list) => list.length > 1 && list.length <= limit);
  if (!found) return { groups: [], single: options.slice(0, limit) };
  return { groups: found.filter((group) => group.options.length > 1), single: found.flatMap((group) => (group.options.length > 1 ? [] : group.options)) };
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
 * Says on every drawn token whether it may be clicked now and whether it is held, or picked for a set.
 * @param {ParentNode} root @param {Context} ctx @param {string[]} held @param {string[]} pieces @param {Map<string, Element>} clicked
 */
export function mark(root, { offered }, held, pieces, clicked) {
  const all = [...root.querySelectorAll("[data-token], [data-offered], [data-chosen]")];
  for (const stale of all.filter((one) => !one.hasAttribute("data-token"))) {
    for (const name of ["data-offered", "data-chosen", "aria-pressed", "tabindex", "role"]) stale.removeAttribute(name);
  }
  const tokens = all.filter((one) => one.hasAttribute("data-token"));
  const live = new Set(tokens.filter((token) => offered(/** @type {HTMLElement} */ (token).dataset.token ?? "")));
  for (const token of tokens) {
    const phrase = token.getAttribute("data-token") ?? "";
    const isOffered = live.has(token);
    let isHeld = held.some((pick) => says(pick, phrase));
    const witness = clicked.get(phrase);
    if (isHeld && witness?.isConnected && witness.getAttribute("data-token") === phrase) isHeld = witness === token;
    else if (isHeld) clicked.set(phrase, token);
    isHeld ||= pieces.some((piece) => says(piece, phrase));
    set(token, "data-offered", isOffered && !isHeld ? "" : null);
    set(token, "data-chosen", isHeld ? "" : null);
    const active = isOffered || isHeld;
    const holdsOthers = active && [...token.querySelectorAll("[data-token]")].some((inner) => live.has(inner));
    const acts = active && !holdsOthers;
    set(token, "aria-pressed", acts ? String(isHeld) : null);
    if (NATIVE.has(token.tagName)) continue;
    // Where the keyboard has gone to hear why not, it stays.
    set(token, "tabindex", acts ? "0" : token.getAttribute("tabindex") === "-1" ? "-1" : null);
    set(token, "role", acts ? "button" : resting(token));
  }
}

/** The role of a token that does nothing now: a name needs one to be read out. @param {Element} token */
function resting(token) {
  if (!token.hasAttribute("aria-label") || token.tagName === "LI") return null;
  return token.firstElementChild ? "group" : "img";
}
