/** The book: story cards as pages that can be opened again, with what they ask for and what was decided. */
import { keep, kept } from "/web/keep.js";
import { decision, description, isMine, person } from "./content.js";
import { line, signsOf } from "./glyphs.js";
import { bargain } from "./tiles.js";

/** @import { Context, Effect } from "./content.js" */
/** @import { BranchView, ReadView, StoryView } from "./view.d.ts" */

/** A page: a card that is laid out, or one that was read in this game. @typedef {{ card: string, chapter: number, laid: StoryView | null, read: ReadView | null }} Page */

/** Which page lies open, and the newest when it was opened. */
const book = { card: "", newest: "" };

/** All pages of this game, the oldest first. @param {Context} ctx @returns {Page[]} */
export function pagesOf({ view: { story, read } }) {
  return [...read.map((one) => ({ card: one.card, chapter: one.chapter, laid: null, read: one })), ...story.map((one) => ({ card: one.card, chapter: one.chapter, laid: one, read: null }))];
}

/** @param {Context} ctx @param {string} card @returns {Page | undefined} */
export function pageOf(ctx, card) { return pagesOf(ctx).find((page) => page.card === card); }

/** The chapter that a page belongs to. @param {Context} ctx @param {number} chapter */
export function chapterName(ctx, chapter) { return chapter && ctx.has(`chapter-${chapter}`) ? ctx.t("look-chapter", { number: chapter, title: ctx.t(`chapter-${chapter}`) }) : ""; }

/** @param {Context} ctx @param {string} card @param {"front" | "back"} side */
export function tale(ctx, card, side) { return ctx.has(`story-${card}-${side}`) ? ctx.t(`story-${card}-${side}`) : ""; }

/** What was before the first card of a chapter that is played alone. @param {Context} ctx @param {string} card */
export function soFar(ctx, card) {
  const { story, read } = ctx.view;
  const before = read.length ? undefined : story.find((one) => !one.at && !one.full && one.card !== card);
  return before ? tale(ctx, before.card, "front") : "";
}

/** The drawing of a chapter. @param {Context} ctx @param {number} chapter */
export function vignette({ html, nothing }, chapter) {
  return chapter ? html`<svg class="vignette" viewBox="0 0 240 120" aria-hidden="true"><use href="/games/maracaibo/web/chapters/${chapter}.svg#drawing"/></svg>` : nothing;
}

/** The chip that opens the book, where there is one. @param {Context} ctx */
export function bookChip(ctx) {
  const pages = pagesOf(ctx);
  if (!pages.length) return ctx.nothing;
  return ctx.fold("story", ctx.t("look-story"), opened(ctx, pages), "i-story");
}

/** Whoever comes to a table is shown the page that was not read here yet. @param {Context} ctx */
export function unread(ctx) {
  const last = ctx.view.story.findLast(({ card }) => tale(ctx, card, "front"));
  return last && `${ctx.position.table.id} ${last.card}` !== kept("maracaibo-read") ? { key: "moment-story", facts: { story: last.card } } : null;
}

/** A page has been shown here. @param {Context} ctx @param {string} card */
export function haveRead(ctx, card) { keep("maracaibo-read", `${ctx.position.table.id} ${card}`); }

/** The book where it was left; a new card opens it there. @param {Context} ctx @param {Page[]} pages */
function opened(ctx, pages) {
  const { html } = ctx;
  const newest = pages[pages.length - 1].card;
  if (newest !== book.newest) Object.assign(book, { card: newest, newest });
  const at = Math.max(0, pages.findIndex(({ card }) => card === book.card));
  const turn = (/** @type {number} */ by) => { book.card = pages[at + by].card; ctx.redraw(); };
  const leaf = (/** @type {number} */ by, /** @type {string} */ key, /** @type {string} */ icon) => html`<button type="button" class="iconbtn" data-action="leaf" aria-label=${ctx.t(key)} title=${ctx.t(key)} ?disabled=${!pages[at + by]} @click=${() => turn(by)}>${ctx.icon(icon)}</button>`;
  return html`<div class="maracaibo book">${page(ctx, pages[at])}
    ${pages.length > 1 ? html`<nav class="leaves" aria-label=${ctx.t("look-pages")}>${leaf(-1, "look-page-before", "i-arrow-left")}<span aria-live="polite">${at + 1}/${pages.length}</span>${leaf(1, "look-page-after", "i-arrow-right")}</nav>` : ctx.nothing}</div>`;
}

/** A whole page: front, what is asked for, reverse side, the vote. @param {Context} ctx @param {Page} shown */
export function page(ctx, { card, chapter, laid, read }) {
  const { html } = ctx;
  const [front, back] = [tale(ctx, card, "front"), read ? tale(ctx, card, "back") : ""];
  return html`<article class="leafpage" aria-label=${ctx.name("story", card)}><p class="kick">${chapterName(ctx, chapter)}</p><h4>${ctx.name("story", card)}</h4>${vignette(ctx, chapter)}
    ${front ? html`<p class="tale">${front}</p>` : ctx.nothing}${laid ? quest(ctx, laid) : ctx.nothing}
    ${back ? html`<p class="tale back">${back}</p>` : ctx.nothing}${read ? readBy(ctx, read) : ctx.nothing}${read?.branches.length ? ballot(ctx, read) : ctx.nothing}</article>`;
}

/** Who read a reverse side. @param {Context} ctx @param {ReadView} read */
function readBy(ctx, { reader }) {
  return reader ? ctx.html`<p class="by"><span class="emblem seat-${reader}">${ctx.icon(`seat-${reader}`)}</span>${ctx.t("look-read-by", { name: person(ctx, reader) })}</p>` : ctx.nothing;
}

/** What a card asks for and brings, and where; or the tile that must be full. @param {Context} ctx @param {StoryView} story */
export function quest(ctx, story) {
  const { html } = ctx;
  const { card, at, full, reader } = story;
  if (full) return html`<p class="asked">${ctx.icon("i-legacy")}<span>${ctx.t("look-story-full", { tile: full })}</span></p>`;
  if (!at) return ctx.nothing;
  const words = description(ctx, "story", card);
  return html`<div class="asked"><p>${ctx.icon("i-story")}<b>${ctx.t("look-story-quest", { number: at, location: at })}</b></p>
    <p role="img" aria-label=${words || ctx.t("look-story-quest", { number: at, location: at })}>${line(ctx, bargain(story))}</p>${words ? html`<p class="hint" aria-hidden="true">${words}</p>` : ctx.nothing}
    ${reader ? html`<p class="by"><span class="emblem seat-${reader}">${ctx.icon(`seat-${reader}`)}</span>${ctx.t("look-story-done", { name: person(ctx, reader) })}</p>` : ctx.nothing}</div>`;
}

// -- votes ------------------------------------------------------------------------------------------------------------

/** What everybody gets if a way is chosen. @param {Context} ctx @param {BranchView} branch */
function brings(ctx, { effects }) {
  const all = /** @type {Effect[]} */ (effects);
  return all.length ? ctx.html`<span class="brings">${ctx.t("look-vote-all")} ${line(ctx, signsOf(all))}</span>` : ctx.html`<span class="brings">${ctx.t("look-vote-none")}</span>`;
}

/** Who has voted for a way. @param {Context} ctx @param {ReadView} read @param {string} branch */
function voters(ctx, { votes }, branch) {
  return ctx.html`<span class="ems">${Object.keys(votes).filter((seat) => votes[seat] === branch).map((seat) => ctx.html`<span class="em"><span class="emblem seat-${seat}">${ctx.icon(`seat-${seat}`)}</span>${person(ctx, seat)}</span>`)}</span>`;
}

/** The ways of a vote with everybody's vote; what was decided is marked. @param {Context} ctx @param {ReadView} read @param {boolean} [live] Whether they can be clicked. */
export function ballot(ctx, read, live = false) {
  const { html } = ctx;
  return html`<ul class="votes">${read.branches.map((branch) => html`<li><div class="vote tile ${read.branch === branch.branch ? "won" : ""}" data-token=${live ? `vote ${branch.branch}` : ctx.nothing} data-tip=${live ? `branch ${branch.branch}` : ctx.nothing}>
    <b>${read.branch === branch.branch ? ctx.icon("i-check", ctx.t("look-decided")) : ctx.nothing}${ctx.name("branch", branch.branch)}</b>${brings(ctx, branch)}${voters(ctx, read, branch.branch)}</div></li>`)}</ul>`;
}

/** The vote that goes on. @param {Context} ctx @returns {ReadView | null} */
export function voteNow(ctx) { return decision(ctx) === "Vote" ? (ctx.view.read.findLast((read) => read.branches.length && !read.branch) ?? null) : null; }

/** The vote that goes on: its text, its ways, who has voted and who is asked. @param {Context} ctx @param {ReadView} read */
export function voting(ctx, read) {
  const { html, view } = ctx;
  const asked = view.waiting?.seat ?? "";
  return html`<div class="voting"><h3>${ctx.icon("i-story")}<b>${ctx.name("story", read.card)}</b></h3><p class="tale">${tale(ctx, read.card, "back")}</p>${ballot(ctx, read, isMine(ctx))}
    <p class="hint">${asked ? ctx.t("look-vote-turn", { name: person(ctx, asked) }) : ""} ${read.reader ? ctx.t("look-vote-tie", { name: person(ctx, read.reader) }) : ""}</p></div>`;
}
