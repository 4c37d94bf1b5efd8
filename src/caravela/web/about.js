/** What Caravela is, how its pages are used by keyboard, what it keeps, and on what it stands. */
import { html } from "./vendor/lit-html/lit-html.js";
import { KEYS, keyList } from "./help.js";

/** @import { Site } from "./pages.js" */

const CHAPTERS = ["what", "play", "languages"];

/** @param {Site} site */
export async function about({ texts }) {
  const t = texts.say.bind(texts);
  document.title = `${t("site-about")} · Caravela`;
  return () => html`<article class="paper leaf about"><h1>Caravela</h1><p class="lead">${t("about-lead")}</p>
    ${CHAPTERS.map((chapter) => html`<section><h2>${t(`about-${chapter}`)}</h2><p>${t(`about-${chapter}-text`)}</p></section>`)}
    <section id="keys"><h2>${t("page-help-keys")}</h2>${keyList(t, [...KEYS, "search"])}</section>
    <section><h2>${t("about-privacy")}</h2><ul class="points">${["cookie", "games", "nobody"].map((line) => html`<li>${t(`about-privacy-${line}`)}</li>`)}</ul></section>
    <section><h2>${t("about-credits")}</h2><p>${t("about-games")}</p><ul class="points">${["code", "fonts", "lit", "fluent", "server"].map((line) => html`<li>${t(`about-credits-${line}`)}</li>`)}</ul></section></article>`;
}
