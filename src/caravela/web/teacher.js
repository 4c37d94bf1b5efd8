/** What a game brings to the pages beside the table, with its components but without a position. */
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { dress } from "./dress.js";
import { server } from "./net.js";

/** @import { Chapter, GameFacts } from "./messages.d.ts" */
/** @import { Context, Lesson, Teacher } from "./types.d.ts" */
/** @import { Texts } from "./text.js" */

/** Loads a game with its drawings. @param {string} name @param {Texts} texts
 * @returns {Promise<{ctx: Context, teacher: Teacher, chapters: Chapter[], lesson: Lesson}>} */
export async function meet(name, texts) {
  const [game, teacher, chapters] = await Promise.all([
    server.game(name), /** @type {Promise<Teacher>} */ (import(`/games/${name}/web/learn.js`)), server.rules(name, texts.language), dress(name),
  ]);
  const ctx = still(game, texts);
  const chapterOf = new Map(chapters.flatMap((chapter) => chapter.paragraphs.map(({ id }) => [id, chapter.id])));
  const address = (/** @type {string} */ target) => target.startsWith("#")
    ? `/learn/${name}/${chapterOf.get(target.slice(1))}${target}` : `/gallery/${name}#${target.replaceAll(/[ _]/g, "-")}`;
  return { ctx, teacher, chapters, lesson: { ctx, drawings: teacher.drawings, dress: teacher.dress, address } };
}

/** Tools for drawing where no game is played. @param {GameFacts} game @param {Texts} texts @returns {Context} */
export function still(game, texts) {
  const position = /** @type {Context["position"]} */ (/** @type {unknown} */ ({ events: [], options: [], standings: {} }));
  return {
    game, view: {}, position, me: null, inSight: null, seats: {}, picks: [], phone: false, pointed: null, language: texts.language,
    offered: () => false, look: () => {}, hold: () => {}, redraw: () => {}, folds: [], room: () => Infinity, fold: (id, label, body) => html`${body}`, t: (key, facts) => texts.say(key, facts), has: (key) => texts.has(key), name: (kind, word) => texts.name(kind, word),
    icon, html, svg, nothing,
  };
}
