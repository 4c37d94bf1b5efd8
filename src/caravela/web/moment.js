/** Moments: what people would watch together, told once with its reasons, on a slip beside the board. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { amounts } from "./consequence.js";
import { Mark } from "./marks.js";
import { rows, slip } from "./slip.js";
import { learnt, until } from "./store.js";

/** @import { LogLine, Position } from "./messages.d.ts" */
/** @import { Board, Context, Scene, Story } from "./types.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Chronicle } from "./store.js" */

/** One of the moments of a position, and how far it is told. @typedef {{position: Position, at: number, beat: number}} Card */

const watched = new Mark("data-watched");

/** No moment takes longer, and no row of one. */
const LONGEST = 6000;
/** What does not go by in everybody's turn stays as long as so many rows, to be read to its end. */
const READ = 2.5;

/** @param {Position} position @param {number} at @param {Chronicle} chronicle @returns {Scene} */
export function sceneOf(position, at, chronicle) {
  const { moment, events, view, standings, before } = position.frames[at];
  const all = chronicle.get(position.number) ?? [];
  const earlier = position.frames[at - 1];
  const series = earlier?.moment.key === moment.key ? sceneOf(position, at - 1, chronicle) : null;
  return {
    moment, view, standings, before, events: all.slice(earlier?.events ?? 0, events), past: until(chronicle, position.number, events),
    series: series ? [...series.series, series] : [], last: position.frames[at + 1]?.moment.key !== moment.key,
  };
}

/** A story, in how many beats it is told, and whether that adds nothing to its sentence. @typedef {Story & {beats: number, bare: boolean}} Told */

/** @param {Table} table @param {Position} position @param {number} at @returns {Told} */
export function storyOf(table, position, at) {
  const chronicle = learnt(table.state.chronicle, position.events);
  const { view, standings, moment } = position.frames[at];
  const ctx = table.context({ ...position, view, standings });
  const scene = sceneOf(position, at, chronicle);
  const own = table.board.moment?.(scene, ctx);
  const seat = typeof moment.facts.seat === "string" ? moment.facts.seat : undefined;
  const plain = plainStory(ctx, table, scene);
  return { seat, ...plain, ...(own?.body ? { beats: 1 } : {}), ...own, bare: plain.bare && Boolean(own?.brief) && !own?.body };
}

/** What is told of any moment: its sentence, and what happened on the way to it to those whom it is about; what the sentence has said is not said again, only what it brought.
 * @param {Context} ctx @param {Table} table @param {Scene} scene @returns {Told} */
function plainStory(ctx, table, { moment, events }) {
  const said = table.texts.sentence(moment);
  const { seat: who } = moment.facts;
  const concerned = events.filter(({ key, facts: { seat } }) => !table.board.headings?.includes(key) && (who === undefined || seat === undefined || seat === who));
  const all = concerned.flatMap((event) => {
    const row = rowOf(ctx, table, event);
    if (!row.seat || row.text.replace(/\.$/, "") !== said) return [row];
    return row.amount.length ? [{ ...row, text: ctx.name("seat", row.seat) }] : [];
  });
  return { bare: !all.length, title: table.texts.rich(moment.key, moment.facts, () => false), beats: Math.max(1, all.length), body: (beat) => (all.length ? rows(all, beat) : nothing) };
}

/** A thing that happened as a row: whose, what, and what it changed for them. @param {Context} ctx @param {Table} table @param {LogLine} event */
export function rowOf(ctx, table, event) {
  const seat = typeof event.facts.seat === "string" ? event.facts.seat : undefined;
  return { seat, text: table.texts.sentence(event), amount: seat ? gains(ctx, table.board, event.gains?.[seat]).slice(0, 2) : [] };
}

/** What somebody has gained of what is told. @param {Context} ctx @param {Board} board @param {Record<string, number>} [gained] */
export function gains(ctx, board, { points = 0, likely = 0, ...figures } = {}) {
  const counted = board.counted.filter((name) => figures[name]).map((name) => [name, figures[name]]);
  return amounts(ctx, board, { figures: Object.fromEntries(counted), sums: { points, likely } });
}

/** How long each row of a moment stays, and the whole at its end. @param {Told} story @param {Scene} scene @param {number} row */
export function paceOf(story, scene, row) {
  const count = story.beats + (story.grows ? scene.series.length : 0);
  const each = Math.min(row, LONGEST / (count + 1));
  const goesBy = story.brief || (story.grows && !scene.last);
  return { each, hold: goesBy ? each : story.wide ? LONGEST : READ * row };
}

/** The moments of a position that wait to be read, where nothing moves. @param {Table} table @param {Position} position @returns {Card[]} */
export function cardsOf(table, position) {
  return position.frames.flatMap((frame, at) => {
    const { brief, grows } = storyOf(table, position, at);
    const follows = position.frames[at + 1]?.moment.key === frame.moment.key;
    return brief || (grows && follows) ? [] : [{ position, at, beat: Infinity }];
  });
}

/** @param {Context} ctx @param {Table} table */
export function momentSlip(ctx, table) {
  const { state, acts } = table;
  const [card] = state.cards;
  if (!card) return nothing;
  const story = storyOf(table, card.position, card.at);
  const plays = state.watching && card.beat !== Infinity;
  const ended = card.beat >= story.beats - 1;
  const many = state.cards.length;
  return slip({
    name: `moment ${story.wide ? "broad" : ""} ${plays ? "" : "still"}`, key: card.position.frames[card.at].moment.key, label: ctx.t("page-moment"), kick: story.kick ?? kickOf(ctx, table, card), title: story.title, seat: story.seat,
    mark: plays && story.beats > 1 ? html`<span class="beats" aria-hidden="true">${Array.from({ length: Math.min(story.beats, 9) }, (_, place) => html`<i class=${place < card.beat ? "on" : place === card.beat ? "now" : ""}></i>`)}</span>`
      : many > 1 ? html`<span class="beats">${ctx.t("page-moments-left", { count: many })}</span>` : nothing,
    body: story.body?.(card.beat) ?? nothing, sum: story.sum ?? nothing,
    foot: html`${plays && !acts.stage.parade.waits ? html`<button type="button" class="btn quiet" data-action="pause" data-hotkey="p" aria-pressed=${String(state.paused)} @click=${() => acts.stage.pause()}>${icon(state.paused ? "i-play" : "i-pause")}${ctx.t(state.paused ? "page-play-on" : "page-pause")}</button>` : nothing}
      ${many > 1 && !plays ? html`<button type="button" class="btn quiet" data-action="skip" @click=${() => acts.stage.skip()}>${icon("i-skip")}${ctx.t("page-skip-all")}</button>` : nothing}
      <button type="button" class="btn" data-action="go-on" @click=${() => acts.stage.goOn()}>${ctx.t(plays && !(ended && acts.stage.parade.waits) ? "page-skip" : "page-go-on")}<kbd>${ctx.t("page-key-space")}</kbd></button>
      ${plays && !acts.stage.parade.waits ? html`<progress class="pacebar" aria-hidden="true" max=${story.beats} value=${Math.min(card.beat, story.beats - 1) + 1}></progress>` : nothing}`,
  });
}

/** What a chapter is called: where its beginning is a moment, that says it without who begins. @param {Table} table @param {LogLine} heading */
export function chapterName({ game, texts }, heading) {
  const short = `moment-${game.chapter}`;
  return texts.sentence(texts.has(short) ? { ...heading, key: short } : heading);
}

/** The chapter that it happened in, unless that is what it tells. @param {Context} ctx @param {Table} table @param {Card} card */
function kickOf(ctx, table, { position, at }) {
  const scene = sceneOf(position, at, table.state.chronicle);
  const heading = scene.past.findLast((event) => event.key === `log-${table.game.chapter}`);
  return heading && scene.moment.key !== `moment-${table.game.chapter}` ? chapterName(table, heading) : "";
}

/** The things on the board that the moment speaks of are marked. @param {Table} table */
export function markWatched(table) {
  const [card] = table.state.cards;
  const facts = card?.position.frames[card.at].moment.facts ?? {};
  const words = Object.entries(facts).flatMap(([name, word]) => (typeof word === "string" && !name.startsWith("seat") ? [word] : []));
  watched.put(words.flatMap((word) => [...table.root.querySelectorAll(`[data-pane] [data-token="${CSS.escape(word)}"]`)]));
}

/** Before and after, by seat: where nobody is left out. @param {Context} ctx @param {Scene} scene @param {string} figure */
export function courses(ctx, { before, standings }, figure) {
  return Object.keys(standings).map((who) => ({ who, name: dot(who, ctx.name("seat", who)), before: before[who].figures[figure] ?? 0, after: standings[who].figures[figure] ?? 0 }));
}
