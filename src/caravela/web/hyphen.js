/** Where a long word may break: browsers without a dictionary would break it anywhere. */
import { html } from "./vendor/lit-html/lit-html.js";

const SOFT_HYPHEN = "\u00ad";

/** Shorter words have room in any cell. */
const LONG = 8;

/** So many letters stay together at either end of a word. */
const LEAST = 3;

/** What was found: the same few hundred names are drawn again and again. @type {Map<string, string>} */
const known = new Map();

/** A name of which a long word goes to the next line whole, and only breaks where it is longer than a line. @param {string} name */
export function unbroken(name) {
  const words = name.split(" ");
  if (words.every((word) => word.length < LONG)) return name;
  return words.map((word, at) => html`${at ? " " : ""}${word.length < LONG ? word : html`<span class="word">${hyphenated(word)}</span>`}`);
}

/** A name whose long words may break between syllables. @param {string} name */
export function hyphenated(name) {
  const found = known.get(name) ?? name.split(" ").map((word) => (word.length < LONG ? word : inSyllables(word))).join(" ");
  known.set(name, found);
  return found;
}

/** @param {string} word */
function inSyllables(word) {
  const vowel = (/** @type {number} */ place) => /[aeiouyàâãáéêèëíîïóôõúûü]/i.test(word[place] ?? "");
  const together = (/** @type {number} */ place) => /^([bcdfgptv][lr]|[cpst]h|[ln]h|gn|qu)$/i.test(word.slice(place, place + 2));
  return [...word].map((letter, place) => {
    const inside = place >= LEAST && place <= word.length - LEAST;
    const begins = inside && !vowel(place) && vowel(place + (together(place) ? 2 : 1)) && !together(place - 1) && word[place - 1] !== "-" && (vowel(place - 1) || vowel(place - 2));
    return begins ? SOFT_HYPHEN + letter : letter;
  }).join("");
}
