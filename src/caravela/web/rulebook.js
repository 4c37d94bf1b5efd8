/** The rules for players: their games, their contents, and a chapter with its paragraphs. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { note } from "./dialog.js";
import { dress } from "./dress.js";
import { begunGuide, openGuide } from "./guided.js";
import { blocks, inline, plain } from "./lesson.js";
import { Search } from "./search.js";
import { lastTable, showAddress } from "./show.js";
import { missing, showAnchor } from "./site.js";
import { meet } from "./teacher.js";
import { Texts } from "./text.js";

/** @import { Chapter, GameView } from "./messages.d.ts" */
/** @import { Board, Lesson } from "./types.d.ts" */
/** @import { Entry } from "./search.js" */
/** @import { Site } from "./pages.js" */

/** All games that can be learnt. @param {Site} site */
export async function lessons({ texts, games, tables }) {
  const t = texts.say.bind(texts);
  const all = await Promise.all(games.map(async (game) => {
    const { name } = game;
    const [board, words] = await Promise.all([/** @type {Promise<Board>} */ (import(`/games/${name}/web/board.js`)), Texts.load(texts.language, name), dress(name)]);
    return { game, name, art: board.art?.() ?? nothing, words };
  }));
  document.title = `${t("site-learn")} · Caravela`;
  const guide = async (/** @type {GameView} */ game) => {
    try { location.href = `/t/${await openGuide(game, tables)}`; } catch { note(t("page-no-server")); }
  };
  return () => html`<section class="overview"><h1>${t("learn-title")}</h1><p class="lead">${t("learn-lead")}</p>
    <ul class="cards">${all.map(({ game, name, art, words }) => html`<li><article class="paper gamecard"><div class="vigbox">${art}</div>
      <div class="words"><h2>${words.say("game-title")}</h2><p>${words.say("game-line")}</p>
        <p class="ways">${game.guided ? html`<button type="button" class="btn primary" data-action="guide" @click=${() => void guide(game)}>${icon("i-compass")}${t(begunGuide(game, tables) ? "page-guide-resume" : "page-guide")}</button>` : nothing}<a class="btn" href="/learn/${name}">${t("learn-rules")}</a><a class="btn" href="/gallery/${name}">${t("site-gallery")}</a></p></div></article></li>`)}</ul></section>`;
}

/** The contents of a game's rules, or one chapter. @param {Site} site */
export async function learn(site) {
  const { texts, game } = site;
  const t = texts.say.bind(texts);
  const { ctx, teacher, chapters, lesson } = await meet(game, texts);
  /** @type {Entry[]} */
  const entries = [
    ...chapters.flatMap((chapter) => [{ title: chapter.title, place: t("learn-rules"), text: plain(chapter.lead), href: `/learn/${game}/${chapter.id}` },
      ...chapter.paragraphs.map(({ id, title, text }) => ({ title, place: chapter.title, text: plain(text), href: `/learn/${game}/${chapter.id}#${id}` }))]),
    ...teacher.shelves(ctx).flatMap((shelf) => shelf.exhibits.map((one) => ({ title: one.name, place: shelf.name, text: one.text, href: `/gallery/${game}#${one.id}` }))),
  ];
  const search = new Search(texts, entries, site.draw);
  const mine = lastTable(game, site.tables);
  const turn = () => {
    site.chapter = location.pathname.split("/")[3] ?? "";
    site.draw();
    if (location.hash) showAnchor(); else scrollTo(0, 0);
  };
  addEventListener("popstate", turn);

  /** Another page of the same book is turned to without loading anything. @param {MouseEvent} event */
  const follow = (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (!link || link.origin !== location.origin || !`${link.pathname}/`.startsWith(`/learn/${game}/`) || link.pathname === location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    search.open = false;
    history.pushState(null, "", link.href);
    turn();
    if (!location.hash) /** @type {HTMLElement | null} */ (document.querySelector(".leaf h1"))?.focus();
  };
  return () => {
    const now = chapters.find(({ id }) => id === site.chapter);
    if (site.chapter && !now) return missing(texts);
    document.title = `${now?.title ?? t("learn-rules")} · ${t("game-title")}`;
    return html`<div class="book" @click=${follow}><aside>${search.template()}${contents(site, chapters, now)}</aside>${now ? page(site, lesson, chapters, now, mine) : overview(site, lesson, chapters)}</div>`;
  };
}

/** @param {Site} site @param {Chapter[]} chapters @param {Chapter | undefined} now */
function contents({ texts, game }, chapters, now) {
  return html`<nav class="contents" aria-label=${texts.say("learn-contents")}><a class="caps" href="/learn/${game}" aria-current=${now ? nothing : "page"}>${texts.say("game-title")}</a>
    <ol>${chapters.map((chapter) => html`<li><a href="/learn/${game}/${chapter.id}" aria-current=${chapter === now ? "page" : nothing}>${chapter.title}</a>
      ${chapter === now ? html`<ol>${chapter.paragraphs.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol>` : nothing}</li>`)}</ol>
    <a class="aside" href="/gallery/${game}">${icon("i-map")}${texts.say("learn-to-gallery")}</a></nav>`;
}

/** @param {Site} site @param {Lesson} lesson @param {Chapter[]} chapters */
function overview({ texts, game }, lesson, chapters) {
  return html`<article class="paper leaf"><p class="caps">${texts.say("learn-rules")}</p><h1 tabindex="-1">${texts.say("game-title")}</h1><p class="lead">${texts.say("game-line")}</p>
    <ol class="chapters">${chapters.map(({ id, title, lead }) => html`<li><a href="/learn/${game}/${id}"><b>${title}</b><span>${inline(lesson, lead)}</span></a></li>`)}</ol></article>`;
}

/** @param {Site} site @param {Lesson} lesson @param {Chapter[]} chapters @param {Chapter} now @param {ReturnType<typeof lastTable>} mine */
function page({ texts, game }, lesson, chapters, now, mine) {
  const t = texts.say.bind(texts);
  const at = chapters.indexOf(now);
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  const show = (/** @type {string} */ id) => {
    const rule = `/learn/${game}/${now.id}#${id}`;
    return mine?.rules.includes(rule) ? html`<p class="ways"><a class="btn" data-action="show" href=${showAddress(mine.table, rule)}>${icon("i-spectator")}${t("learn-show")}</a></p>` : nothing;
  };
  return html`<article class="paper leaf"><p class="caps">${t("game-title")} · ${at + 1}</p><h1 tabindex="-1">${now.title}</h1><p class="lead">${inline(lesson, now.lead)}</p>
    ${now.paragraphs.map(({ id, title, text, rules }) => html`<section id=${id} data-rules=${rules.join(" ")}><h2>${title}<a class="anchor" href="#${id}" aria-label=${t("learn-anchor", { title })}>${icon("i-link")}</a></h2>
      ${blocks(lesson, text)}${show(id)}</section>`)}
    <nav class="turn" aria-label=${t("learn-turn")}>${before ? html`<a href="/learn/${game}/${before.id}" rel="prev">${icon("i-arrow-left")}${before.title}</a>` : html`<span></span>`}
      ${after ? html`<a href="/learn/${game}/${after.id}" rel="next">${after.title}${icon("i-arrow-right")}</a>` : nothing}</nav></article>`;
}
