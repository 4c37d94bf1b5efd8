/** A campaign of Maracaibo as its logbook shows it: the sea as each game left it, and what was read. */
import { ballot, chapterName, tale, vignette } from "./book.js";
import { person } from "./content.js";
import { drawn } from "./glyphs.js";
import { bendOf, spotOf } from "./places.js";
import { LAND } from "./shapes.js";
import { tileIcon } from "./tiles.js";

/** @import { CampaignGame } from "/web/messages.d.ts" */
/** @import { Context } from "./content.js" */
/** @import { ReadView, StoryView, TileView } from "./view.d.ts" */

/** What a game tells of its story. @param {CampaignGame} game @returns {{ story: StoryView[], read: ReadView[], tiles: TileView[] }} */
function told(game) { return /** @type {any} */ (game); }

/** The chart with the tiles in play: small, without anything that is not theirs. @param {Context} ctx @param {CampaignGame} game */
function sea(ctx, game) {
  const { html, svg } = ctx;
  const { tiles, story } = told(game);
  const { locations } = ctx.game.content;
  const at = (/** @type {string} */ id) => spotOf(ctx, id).at;
  const legs = Object.keys(locations).filter((id) => !locations[id].late).flatMap((from) => locations[from].next.filter((to) => locations[to] && !locations[to].late).map((to) => `M${at(from).join(" ")}Q${bendOf(ctx, from, to).join(" ")} ${at(to).join(" ")}`));
  const middle = (/** @type {TileView} */ { start, end }) => at(start ?? "").map((one, axis) => (one + 2 * bendOf(ctx, start ?? "", end ?? "")[axis] + at(end ?? "")[axis]) / 4);
  const afloat = tiles.filter(({ slots }) => slots.length);
  const placed = tiles.filter((tile) => tile.at || tile.start).map((tile) => ({ tile, spot: tile.at ? at(tile.at) : middle(tile) }));
  const here = (/** @type {string | null} */ id, /** @type {number} */ index) => placed.slice(0, index).filter(({ tile }) => tile.at === id && id).length;
  return html`<svg class="maracaibo map smallsea" viewBox="0 0 800 445" role="img" aria-label=${tiles.length ? ctx.t("look-sea-with", { list: tiles.map(({ tile }) => ctx.name("tile", tile)).join(", ") }) : ctx.t("look-sea-plain")}>
    <path class="land" d=${LAND}/><path class="leg" d=${legs.join("")}/>
    ${Object.keys(locations).filter((id) => !locations[id].late).map((id) => svg`<circle class="stopdot" cx=${at(id)[0]} cy=${at(id)[1]} r="7"/>`)}
    ${placed.map(({ tile, spot: [x, y] }, index) => svg`<g class="mark ${tile.kind}" transform="translate(${x + 26 * here(tile.at, index)} ${y})"><circle r="21"/>${tile.kind === "route" ? svg`<text y="9" text-anchor="middle">${tile.points}</text>` : drawn(ctx, tileIcon(tile), -15, -15, 30)}</g>`)}
    ${afloat.map((tile, index) => svg`<g class="mark" transform="translate(${756 - 48 * index} 34)"><circle r="21"/>${drawn(ctx, tileIcon(tile), -15, -15, 30)}</g>`)}
    ${story.filter((one) => one.at && !one.reader).map((one) => svg`<g class="mark story" transform="translate(${at(one.at ?? "")[0]} ${at(one.at ?? "")[1] - 30})"><circle r="19"/>${drawn(ctx, "i-story", -13, -13, 26)}</g>`)}</svg>`;
}

/** What was read in a game, by whom, and what was decided; and what lies open at its end. @param {Context} ctx @param {CampaignGame} game */
function read(ctx, game) {
  const { html } = ctx;
  const { read: pages, story } = told(game);
  const heading = (/** @type {number} */ chapter) => html`<p class="kick">${chapterName(ctx, chapter)}</p>`;
  return html`<div class="maracaibo deedlist">
    ${pages.map((one, index) => html`${pages[index - 1]?.chapter === one.chapter ? ctx.nothing : heading(one.chapter)}<details class="deed"><summary><b>${ctx.name("story", one.card)}</b> <small>${ctx.t("look-read-by", { name: person(ctx, one.reader) })}${one.branch ? html` ${ctx.name("branch", one.branch)}.` : ctx.nothing}</small></summary>
      <div class="leafpage">${vignette(ctx, one.chapter)}<p class="tale">${tale(ctx, one.card, "front")}</p><p class="tale back">${tale(ctx, one.card, "back")}</p>${one.branches.length ? ballot(ctx, one) : ctx.nothing}</div></details>`)}
    ${story.map((one) => html`${pages.some(({ chapter }) => chapter === one.chapter) ? ctx.nothing : heading(one.chapter)}<details class="deed"><summary><b>${ctx.name("story", one.card)}</b> <small>${ctx.t("look-still-open")}</small></summary><div class="leafpage">${vignette(ctx, one.chapter)}<p class="tale">${tale(ctx, one.card, "front")}</p></div></details>`)}</div>`;
}

/** How far the story has come: the chapters of the cards that lie open. @param {Context} ctx @param {CampaignGame} game */
function chapter(ctx, game) { return [...new Set(told(game).story.map((one) => chapterName(ctx, one.chapter)))].filter(Boolean).join(" · "); }

export const saga = { sea, read, chapter };
