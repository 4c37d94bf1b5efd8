/** Searching rules and components: / goes there, the arrows walk, Enter opens. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { live } from "./vendor/lit-html/directives/live.js";
import { icon } from "./art.js";

/** @import { Texts } from "./text.js" */

/** @typedef {{ title: string, place: string, text: string, href: string }} Entry Something that can be found. */

const MOST = 12;
const AROUND = 34;

/** Letters without accents and hyphenation, so that "açúcar" is found by "acucar". @param {string} text */
export function folded(text) { return text.normalize("NFD").replace(/\p{M}|\u00AD/gu, "").toLowerCase(); }

export class Search {
  /** @param {Texts} texts @param {Entry[]} entries @param {() => void} draw */
  constructor(texts, entries, draw) {
    this.texts = texts;
    this.draw = draw;
    this.entries = entries.map((entry) => ({ ...entry, name: folded(entry.title), words: folded(entry.text) }));
    this.wish = "";
    this.at = 0;
    this.open = false;
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || /** @type {Element} */ (event.target).closest("input, textarea, select")) return;
      event.preventDefault();
      document.getElementById("search")?.focus();
    });
  }

  /** The best first: by the start of the name, inside the name, in the text. */
  found() {
    const wish = folded(this.wish.trim());
    if (wish.length < 2) return [];
    const rank = (/** @type {{ name: string, words: string }} */ entry) => (entry.name.startsWith(wish) ? 3 : entry.name.includes(wish) ? 2 : entry.words.includes(wish) ? 1 : 0);
    const ranked = this.entries.map((entry) => ({ entry, rank: rank(entry) })).filter((one) => one.rank);
    return ranked.sort((one, other) => other.rank - one.rank).slice(0, MOST).map(({ entry }) => entry);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const found = this.found();
    if (event.key === "Escape") this.open = false;
    else if (event.key === "ArrowDown") this.at = Math.min(this.at + 1, found.length - 1);
    else if (event.key === "ArrowUp") this.at = Math.max(this.at - 1, 0);
    else if (event.key === "Enter" && found[this.at]) document.getElementById(`found-${this.at}`)?.querySelector("a")?.click();
    else return;
    event.preventDefault();
    this.draw();
    document.getElementById(`found-${this.at}`)?.scrollIntoView({ block: "nearest" });
  }

  /** The words around what was found, that with a mark. @param {Entry & { words: string }} entry */
  excerpt(entry) {
    const wish = folded(this.wish.trim());
    const at = entry.words.indexOf(wish);
    // Folding keeps the number of letters for the texts that we write; where it does not, the whole start is shown.
    if (at < 0 || entry.words.length !== entry.text.length) return entry.text.slice(0, 2 * AROUND);
    const from = Math.max(0, at - AROUND);
    return html`${from ? "…" : ""}${entry.text.slice(from, at)}<mark>${entry.text.slice(at, at + wish.length)}</mark>${entry.text.slice(at + wish.length, at + wish.length + AROUND)}…`;
  }

  template() {
    const t = this.texts.say.bind(this.texts);
    const found = this.found();
    const shown = this.open && this.wish.trim().length > 1;
    return html`<div class="search" role="search" @focusout=${(/** @type {FocusEvent} */ event) => {
      if (!/** @type {Element} */ (event.currentTarget).contains(/** @type {Node | null} */ (event.relatedTarget))) { this.open = false; this.draw(); }
    }}>
      <label class="searchbox">${icon("i-zoom-in")}<input id="search" type="search" role="combobox" autocomplete="off" spellcheck="false" placeholder=${t("learn-search-short")} aria-label=${t("learn-search")}
        aria-controls="found" aria-expanded=${shown ? "true" : "false"} aria-activedescendant=${shown && found.length ? `found-${this.at}` : nothing} .value=${live(this.wish)}
        @input=${(/** @type {Event} */ event) => { this.wish = /** @type {HTMLInputElement} */ (event.target).value; this.at = 0; this.open = true; this.draw(); }}
        @focus=${() => { this.open = true; this.draw(); }} @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event)}><kbd aria-hidden="true">/</kbd></label>
      <ul id="found" class="found paper" role="listbox" aria-label=${t("learn-found")} ?hidden=${!shown}>${found.map((entry, place) => html`<li id="found-${place}" role="option" aria-selected=${place === this.at ? "true" : "false"}>
        <a href=${entry.href} tabindex="-1"><b>${entry.title}</b><small>${entry.place}</small><small>${this.excerpt(entry)}</small></a></li>`)}
        ${shown && !found.length ? html`<li role="option" aria-selected="false" aria-disabled="true"><span>${t("learn-nothing-found")}</span></li>` : nothing}</ul></div>`;
  }
}
