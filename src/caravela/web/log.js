/** The log: every step that happened, by chapter, each a link to its position. */
import { html, render } from "./vendor/lit-html/lit-html.js";
import { dot } from "./art.js";

/** @import { LogLine, SeatView } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/** The drawn log: lines are added as they come, and it stays where the reader has scrolled to. */
export class LogBook {
  /** @param {HTMLElement} box @param {string} chapter What the game is counted in: such a line is a heading. */
  constructor(box, chapter) {
    this.box = box;
    this.heading = `log-${chapter}`;
    /** @type {string[]} */
    this.drawn = [];
    this.language = "";
    this.end = true;
    box.addEventListener("keydown", (event) => this.walk(event));
    box.addEventListener("scroll", () => { this.end = box.scrollHeight - box.scrollTop - box.clientHeight < 40; }, { passive: true });
  }

  /** @param {LogLine[]} events @param {number} number The shown position. @param {Texts} texts @param {SeatView[]} seats @param {string} table */
  draw(events, number, texts, seats, table) {
    const list = this.box.querySelector("ol");
    if (!list) return;
    const names = seats.map((seat) => seat.name).join();
    const marks = events.map((event) => `${event.number}${event.key}${JSON.stringify(event.facts)}`);
    let same = 0;
    if (this.language === texts.language + names) while (same < this.drawn.length && this.drawn[same] === marks[same]) same += 1;
    while (list.childElementCount > same) list.lastElementChild?.remove();
    for (const event of events.slice(same)) list.append(this.line(event, texts, seats, table));
    list.querySelectorAll(".lastline").forEach((line) => line.classList.remove("lastline"));
    if (number > 0) list.querySelectorAll(`[data-number="${number}"]`).forEach((line) => line.classList.add("lastline"));
    // One tab stop for the whole log; from there the arrows walk.
    const links = list.querySelectorAll("a");
    links.forEach((link, index) => { link.tabIndex = index === links.length - 1 ? 0 : -1; });
    const changed = same < marks.length || same < this.drawn.length;
    this.drawn = marks;
    this.language = texts.language + names;
    if (changed && this.end) this.box.scrollTop = this.box.scrollHeight;
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const links = [...this.box.querySelectorAll("a")];
    const here = links.findIndex((link) => link === event.target);
    if (!by || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    links[here + by]?.focus();
  }

  /** To the newest line, when the log comes into sight. */
  reveal() { this.box.scrollTop = this.box.scrollHeight; }

  /** @param {LogLine} event @param {Texts} texts @param {SeatView[]} seats @param {string} table */
  line(event, texts, seats, table) {
    const line = document.createElement("li");
    line.dataset.number = String(event.number);
    if (event.key === this.heading) {
      line.className = "head";
      line.textContent = texts.sentence(event);
      return line;
    }
    const word = typeof event.facts?.seat === "string" ? event.facts.seat : event.seat === null ? "" : seats[event.seat]?.colour;
    const known = seats.some((seat) => seat.colour === word);
    render(html`${known && word ? dot(word) : html`<span></span>`}<a href="/t/${table}/${event.number}" data-jump=${event.number}
      >${known && event.key.startsWith("do-") ? html`<b>${texts.name("seat", word ?? "")}</b> · ${texts.sentence(event)}` : texts.rich(event.key, event.facts, (kind) => kind === "seat")}</a>`, line);
    return line;
  }
}

