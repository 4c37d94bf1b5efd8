/** The log: one line for each turn with what it brought, by chapter; unfolded to its steps, each a link to its position. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { dot, icon } from "./art.js";
import { keep, kept } from "./keep.js";
import { chapterName, gains } from "./moment.js";
import { still } from "./steady.js";
import { actorOf, companyOf, summed, turnsOf } from "./turns.js";

/** @import { LogLine } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Heading, Manner, Turn } from "./turns.js" */

/** So many gains have room beside a line, and so many deeds beside the first in it. */
const ROOM = 3;
const MORE = 2;

/** @param {Table} table @returns {Manner} */
export function mannerOf({ game, board, texts }) {
  return { chapter: `log-${game.chapter}`, parts: board.headings ?? [], opens: board.opens ?? [], deeds: board.deeds ?? [], asides: board.asides ?? [], isMoment: (key) => key.startsWith("log-") && texts.has(key.replace("log-", "moment-")) };
}

/** A line with whom it is about first, who looks on marked as such. @param {Context} ctx @param {Table} table @param {LogLine} line @param {string | null} seat */
export function deed(ctx, { texts }, line, seat) {
  const own = ctx.me ? texts.name("seat", ctx.me) : "";
  const called = (/** @type {string} */ name) => (name === own ? ctx.t("page-name-you", { name }) : name);
  const words = texts.line(line, called);
  return seat && !Object.values(line.facts).includes(seat) ? html`<b>${called(texts.name("seat", seat))}</b> · ${words}` : words;
}

/** So much of a turn is told in its line. @param {Context} ctx @param {Table} table @param {Turn} turn */
export function deeds(ctx, table, { heads: [head, ...more], seat }) {
  const rest = more.length - MORE;
  return html`${deed(ctx, table, head, seat)}${more.slice(0, MORE).map((line) => html` · ${table.texts.further(line)}`)}${rest > 0 ? html` · ${ctx.t("page-more-deeds", { count: rest })}` : nothing}`;
}

/** @param {Turn} turn */
function idOf({ steps }) { return `turn ${steps[0].number} ${steps[0].key}`; }

const folded = html`<span aria-hidden="true">▸</span>`;
const unfolded = html`<span aria-hidden="true">▾</span>`;

/** The drawn log: it stays where the reader has scrolled to. */
export class LogBook {
  /** @param {HTMLElement} box @param {Table} table */
  constructor(box, table) {
    this.box = box;
    this.table = table;
    /** @type {Set<string>} What the reader has folded or unfolded against its habit. */
    this.turned = new Set();
    this.drawn = "";
    /** @type {WeakMap<LogLine, {mark: string, last: LogLine | undefined, item: unknown}>} How turns have been told, by their first lines. */
    this.told = new WeakMap();
    this.manner = "";
    this.end = true;
    box.addEventListener("keydown", (event) => this.walk(event));
    box.addEventListener("scroll", () => { this.end = box.scrollHeight - box.scrollTop - box.clientHeight < 40; this.whiten(); }, { passive: true });
    new ResizeObserver(() => this.settle()).observe(box);
  }

  /** Whether every step has its line. */
  get whole() { return kept("log") === "steps"; }

  /** @param {boolean} whole */
  setWhole(whole) {
    keep("log", whole ? "steps" : "turns");
    this.table.draw();
  }

  /** @param {Context} ctx @param {LogLine[]} lines @param {Map<LogLine, number>} marks By a turn's first line its number among those since I chose last. @returns {boolean} Whether it shows something new. */
  draw(ctx, lines, marks) {
    const list = this.box.querySelector("ol");
    if (!list) return false;
    const { position } = ctx;
    const { seats } = position.table;
    const manner = [ctx.language, seats.map((seat) => seat.name).join(), ctx.me].join("|");
    const mark = [manner, lines.length, position.number, this.whole, [...this.turned].join(), marks.size].join("|");
    if (mark === this.drawn) return false;
    this.drawn = mark;
    if (manner !== this.manner) this.told = new WeakMap();
    this.manner = manner;
    render(this.chapters(ctx, turnsOf(lines, companyOf(position), mannerOf(this.table)), marks), list);
    // One tab stop for the whole log; from there the arrows walk.
    const links = list.querySelectorAll("a");
    links.forEach((link, index) => { if ((link.tabIndex === 0) !== (index === links.length - 1)) link.tabIndex = index === links.length - 1 ? 0 : -1; });
    return true;
  }

  /** Past chapters are folded to what they brought me. @param {Context} ctx @param {(Turn | Heading)[]} all @param {Map<LogLine, number>} marks */
  chapters(ctx, all, marks) {
    const last = all.findLastIndex(({ kind }) => kind === "chapter");
    const money = this.table.board.money ?? "coins";
    const parts = all.flatMap((one, at) => (one.kind === "chapter" ? [at] : []));
    const starts = parts[0] === 0 ? parts : [0, ...parts];
    return repeat(starts, (at) => at, (at, place) => {
      const items = all.slice(at, starts[place + 1] ?? all.length);
      const [first, ...rest] = items;
      if (first?.kind !== "chapter") return items.map((one) => this.item(ctx, one, marks));
      const id = `chapter ${first.number}`;
      const open = this.turned.has(id) ? at !== last : at === last;
      const mine = open || !ctx.me ? undefined : rest.reduce((sums, one) => (one.kind === "turn" ? summed(sums, one.gains) : sums), /** @type {Turn["gains"]} */ ({}))[ctx.me];
      return html`<li class="head"><button type="button" class="fold" aria-expanded=${String(open)} @click=${() => this.turn(id)}>${open ? unfolded : folded} ${open ? this.table.texts.sentence(first.line) : chapterName(this.table, first.line)}</button>
        ${open || !mine ? nothing : html`<span class="gains">${ctx.t("page-you")} ${gains(ctx, this.table.board, { [money]: mine[money] ?? 0, points: mine.points ?? 0 })}</span>`}</li>
        ${open ? rest.map((one) => this.item(ctx, one, marks)) : nothing}`;
    });
  }

  /** @param {Context} ctx @param {Turn | Heading} one @param {Map<LogLine, number>} marks */
  item(ctx, one, marks) {
    if (one.kind !== "turn") return html`<li class="head phase">${this.table.texts.sentence(one.line)}</li>`;
    if (this.whole) return one.steps.map((step) => this.step(ctx, step));
    const { heads, steps, number } = one;
    const place = marks.get(steps[0]);
    const open = this.turned.has(idOf(one));
    // What is told as before need not be put into words again.
    const mark = [heads.length, steps.length, open, place, number === ctx.position.number].join();
    const [first, last] = [steps[0], steps.at(-1)];
    const known = this.told.get(first);
    const item = known?.mark === mark && known.last === last ? known.item : this.turnItem(ctx, one, open, place);
    this.told.set(first, { mark, last, item });
    return still(item);
  }

  /** @param {Context} ctx @param {Turn} one @param {boolean} open @param {number} [place] Among those since I chose last. */
  turnItem(ctx, one, open, place) {
    const { seat, steps, number } = one;
    const brought = seat ? one.gains[seat] : undefined;
    const seen = steps.find((step) => mannerOf(this.table).isMoment(step.key));
    const lead = html`${seat ? dot(seat) : nothing}${steps.length > 1 ? (open ? unfolded : folded) : nothing}`;
    return html`<li class="turn ${number === ctx.position.number ? "lastline" : ""}" data-number=${number}>${steps.length > 1
      ? html`<button type="button" class="fold lead" aria-expanded=${String(open)} aria-label=${ctx.t("page-steps")} @click=${() => this.turn(idOf(one))}>${lead}</button>` : html`<span class="lead">${lead}</span>`}
      <div class="deed"><a href="/t/${this.table.wire.id}/${number}" data-jump=${number}>${deeds(ctx, this.table, one)}</a>${seen
        ? html`<button type="button" class="fold" data-action="recall" aria-label=${ctx.t("page-recall")} title=${ctx.t("page-recall")} @click=${() => this.table.acts.stage.recall(seen.number)}>${icon("i-spectator")}</button>` : nothing}
        <span class="gains">${brought ? gains(ctx, this.table.board, brought).slice(0, ROOM) : nothing}${place ? html`<span class="disc">${place}</span>` : nothing}</span></div></li>
      ${open ? steps.map((step) => this.step(ctx, step, true)) : nothing}`;
  }

  /** @param {Context} ctx @param {LogLine} step @param {boolean} [inner] */
  step(ctx, step, inner = false) {
    const seat = actorOf(step, companyOf(ctx.position));
    return html`<li class="step ${inner ? "inner" : ""} ${step.number === ctx.position.number ? "lastline" : ""}" data-number=${step.number}><span class="lead">${seat && !inner ? dot(seat) : nothing}</span>
      <div class="deed"><a href="/t/${this.table.wire.id}/${step.number}" data-jump=${step.number}>${deed(ctx, this.table, step, seat)}</a>
        <span class="gains">${seat ? gains(ctx, this.table.board, step.gains?.[seat]).slice(0, ROOM) : nothing}</span></div></li>`;
  }

  /** @param {string} id */
  turn(id) {
    if (!this.turned.delete(id)) this.turned.add(id);
    this.table.draw();
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const links = [...this.box.querySelectorAll("a")];
    const here = links.findIndex((link) => link === event.target);
    if (here < 0) return;
    const fold = /** @type {HTMLElement | null | undefined} */ (links[here].closest("li")?.querySelector(`.fold[aria-expanded="${event.key === "ArrowRight" ? "false" : "true"}"]`));
    if (!by && !(fold && /^Arrow(Left|Right)$/.test(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) links[here + by]?.focus();
    else fold?.click();
  }

  /** To the newest line, unless the reader looks further up. */
  settle() {
    this.shorten();
    if (this.end) this.box.scrollTop = this.box.scrollHeight;
    this.whiten();
  }

  /** The newest turn is always in sight: where the pane is too low for it, it has as many lines as fit, and the rest in its tooltip. */
  shorten() {
    const before = this.box.querySelector("a[data-reason]");
    before?.removeAttribute("data-reason");
    before?.closest("li")?.classList.remove("brief", "beside");
    const line = [...this.box.querySelectorAll("li")].at(-1);
    const link = line?.querySelector("a");
    const room = this.box.clientHeight - Number.parseFloat(getComputedStyle(this.box).paddingBottom);
    if (!line || !link || room <= 0 || line.getBoundingClientRect().height <= room) return;
    const { lineHeight } = getComputedStyle(link);
    const { paddingTop, paddingBottom } = getComputedStyle(line);
    const lines = Math.max(1, Math.floor((room - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight)));
    const more = line.querySelector(".deed .fold, .gains > *");
    // What it brought has the last line for itself, or stands beside two lines or a single one.
    line.classList.add("brief");
    line.classList.toggle("beside", lines < 3);
    line.style.setProperty("--lines", String(more && lines > 2 ? lines - 1 : lines));
    link.dataset.reason = link.textContent?.replace(/\s+/g, " ").trim();
  }

  /** Whole lines only: what the upper edge would cut is left out while the newest line is in sight. */
  whiten() {
    const { top } = this.box.getBoundingClientRect();
    const first = this.end ? [...this.box.querySelectorAll("li")].findLast((line) => line.getBoundingClientRect().top < top) : undefined;
    const cut = first && first.getBoundingClientRect().bottom > top ? first : null;
    const before = this.box.querySelector(".cut");
    if (before === cut) return;
    before?.classList.remove("cut");
    cut?.classList.add("cut");
  }

  /** To the newest line, when the log comes into sight. */
  reveal() {
    this.end = true;
    this.settle();
  }
}
