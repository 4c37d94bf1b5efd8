/** The pages beside the game: learn, gallery, about. */
import { html, render } from "./vendor/lit-html/lit-html.js";
import { about } from "./about.js";
import { gallery, galleries } from "./gallery.js";
import { learn, lessons } from "./rulebook.js";
import { server } from "./net.js";
import { missing, showAnchor, siteHeader } from "./site.js";
import { Texts, preferredLanguage, rememberLanguage } from "./text.js";

/** @import { GameView, MyTable } from "./messages.d.ts" */

/**
 * What every page is made of.
 * @typedef {object} Site
 * @property {Texts} texts The page's texts, and the game's where it is about one.
 * @property {GameView[]} games
 * @property {MyTable[]} tables
 * @property {string} game
 * @property {string} chapter
 * @property {() => void} draw
 */

/** What a page shows, asked again at each drawing. @typedef {() => unknown} Body */

/** @type {Record<string, (site: Site) => Promise<Body>>} */
const OVERVIEWS = { learn: lessons, gallery: galleries, about };
/** @type {Record<string, (site: Site) => Promise<Body>>} */
const OF_A_GAME = { learn, gallery };

async function open() {
  const root = /** @type {HTMLElement} */ (document.querySelector("#site"));
  const [place, game = "", chapter = ""] = location.pathname.slice(1).split("/").map(decodeURIComponent);
  const language = preferredLanguage();
  const [games, tables] = await Promise.all([server.games(), server.myTables().catch(() => /** @type {MyTable[]} */ ([]))]);
  const known = !game || games.some(({ name }) => name === game);
  const texts = await Texts.load(language, game && known ? game : "_");
  const speak = (/** @type {string} */ chosen) => { rememberLanguage(chosen); location.reload(); };
  /** @type {Body} */
  let body = () => html``;
  const draw = () => render(html`${siteHeader({ texts, here: place, tables, speak, redraw: draw })}<main id="main">${body()}</main>`, root);
  const site = { texts, games, tables, game, chapter, draw };
  const page = game ? OF_A_GAME[place] : OVERVIEWS[place];
  body = known && page ? await page(site) : () => missing(texts);
  draw();
  showAnchor();
  addEventListener("hashchange", showAnchor);
}

void open();
