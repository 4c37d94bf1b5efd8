/** The slip: one temporary paper over what is offered to all, for moments, sets to pick and what happened meanwhile. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { emblem, icon } from "./art.js";

/**
 * @typedef {object} Slip
 * @property {string} name What it is: its class.
 * @property {string} [key] Which one.
 * @property {string} label What it is, for those who only hear it.
 * @property {unknown} [kick] Place and time, small above the title.
 * @property {unknown} title
 * @property {string} [seat] Whose it is.
 * @property {unknown} [mark] At the right end above the title.
 * @property {unknown} body
 * @property {unknown} [sum] At the left of the foot.
 * @property {unknown} foot The buttons.
 */

/** @param {Slip} slip */
export function slip({ name, key, label, kick, title, seat, mark, body, sum, foot }) {
  return html`<aside class="slip ${name}" data-key=${key ?? nothing} aria-label=${label}>
    <header><span class="kick">${kick}</span>${mark ?? nothing}</header>
    <h3>${seat ? emblem(seat) : nothing}<span>${title}</span></h3>
    <div class="inside">${body}</div>
    <footer><span class="sum">${sum}</span>${foot}</footer></aside>`;
}

/** One thing after another: told, told just now, or still to come.
 * @typedef {{icon?: string, seat?: string, text: unknown, why?: unknown, amount?: unknown, more?: unknown}} Row */

/** @param {Row[]} all @param {number} beat Which one is told just now; all of them at once where nothing moves. */
export function rows(all, beat) {
  return html`<ol class="rows">${all.map((row, place) => html`<li class=${stageOf(place, beat)}>${row.seat ? emblem(row.seat) : html`<span class="pic">${row.icon ? icon(row.icon) : nothing}</span>`}
    <span class="text">${row.text}${row.why ? html`<small>${row.why}</small>` : nothing}</span><b class="amt">${row.amount}</b>${row.more ? html`<span class="more">${row.more}</span>` : nothing}</li>`)}</ol>`;
}

/** @param {number} place @param {number} beat */
export function stageOf(place, beat) { return place < beat ? "done" : place === beat ? "now" : "later"; }

/** "9 → 20", and nothing where nothing changed. @param {number} before @param {number} after */
export function course(before, after) { return before === after ? html`${after}` : html`<span class="course">${before} → <b>${after}</b></span>`; }

/** A slip that is too long ends after a whole row; its foot says how many more can be scrolled to. @param {Element} root */
export function wholeRows(root) {
  const inside = /** @type {HTMLElement | null} */ (root.querySelector(".slip .inside"));
  const foot = /** @type {HTMLElement | null} */ (root.querySelector(".slip > footer"));
  if (!inside || !foot) return;
  inside.style.maxHeight = "";
  const start = inside.getBoundingClientRect().top - inside.scrollTop;
  const all = [...inside.querySelectorAll(".rows > li")].map((row) => row.getBoundingClientRect().bottom - start);
  const fits = inside.scrollHeight > inside.clientHeight + 1 ? all.filter((bottom) => bottom <= inside.clientHeight + 1).at(-1) : undefined;
  if (fits) inside.style.maxHeight = `${fits}px`;
  inside.querySelector(".now")?.scrollIntoView({ block: "nearest" });
  const count = () => {
    const below = all.filter((bottom) => bottom > inside.scrollTop + inside.clientHeight + 2).length;
    if (below) foot.dataset.more = String(below);
    else delete foot.dataset.more;
  };
  inside.onscroll = count;
  count();
}

/** What a panel of the left paper, or a picker over it, would cut in two is left out, unless it is offered. @param {Element} root */
export function wholeUnder(root) {
  const over = (root.querySelector(".slips > .slip.picker") ?? root.querySelector(".f-offer .panel"))?.getBoundingClientRect();
  for (const row of root.querySelectorAll(".f-offer [data-whole]")) {
    const { top, bottom } = row.getBoundingClientRect();
    const splits = (/** @type {number} */ edge) => edge > top + 1 && edge < bottom - 1;
    const offered = row.matches("[data-offered]") || row.querySelector("[data-offered]") !== null;
    row.toggleAttribute("data-cut", over !== undefined && !offered && (splits(over.top) || splits(over.bottom)));
  }
}
