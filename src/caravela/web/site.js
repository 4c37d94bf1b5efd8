/** What all pages but the table share: the header with the ways to go, and what stands where nothing is. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon, smallShip } from "./art.js";
import { languageMenu } from "./menu.js";
import { LANGUAGES, LANGUAGE_NAMES } from "./text.js";
import { isDark, switchTheme } from "./theme.js";

/** @import { MyTable } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

const PLACES = [["play", "/"], ["games", "/games"], ["learn", "/learn"], ["gallery", "/gallery"], ["about", "/about"]];

/**
 * @typedef {object} Site
 * @property {Texts} texts
 * @property {string} here The place that is open.
 * @property {MyTable[]} tables
 * @property {(language: string) => void} speak
 * @property {() => void} redraw
 */

/** @param {Site} site */
export function siteHeader(site) {
  const t = site.texts.say.bind(site.texts);
  const waiting = site.tables.filter((table) => table.my_turn && !table.origin);
  const links = PLACES.map(([place, href]) => html`<li><a href=${href} data-place=${place} aria-current=${place === site.here ? "page" : nothing}>${t(`site-${place}`)}
    ${place === "games" && waiting.length ? html`<b class="waiting" title=${t("site-waiting", { count: waiting.length })}>${waiting.length}</b>` : nothing}</a></li>`);
  const theme = () => { switchTheme(); site.redraw(); };
  const [due] = waiting;
  const mine = due?.seats.find((seat) => seat.mine);
  return html`<header class="bar site"><a class="brand" href="/" aria-label="Caravela, ${t("page-home")}">${smallShip()}<span>Caravela</span></a>
    <nav class="places" aria-label=${t("site-places")}><ul>${links}</ul></nav><span class="grow"></span>
    ${due ? html`<a class="due" href="/t/${due.table}">${mine ? dot(mine.colour) : nothing}<span><b>${due.title.split(":")[0]}</b><small>${t("page-your-turn")}</small></span>${icon("i-arrow-right")}</a>` : nothing}
    <div class="tools">
      <button type="button" class="iconbtn wide" popovertarget="languages" data-action="languages" aria-label=${t("page-language")} title=${t("page-language")}>${icon("i-language")}</button>
      <button type="button" class="iconbtn wide" data-action="theme" aria-label=${t("page-theme")} title=${t("page-theme")} @click=${theme}>${icon(isDark() ? "i-light" : "i-dark")}</button>
      <button type="button" class="iconbtn narrow" popovertarget="places" data-action="menu" aria-label=${t("page-menu")} title=${t("page-menu")}>${icon("i-menu")}</button></div>
    ${languageMenu({ t }, site.texts.language, site.speak)}
    <div popover id="places" class="menu"><nav aria-label=${t("page-menu")}><ul>${links}</ul></nav>
      <ul>${LANGUAGES.map((language) => html`<li><button type="button" lang=${language} data-action="language" data-language=${language} aria-current=${language === site.texts.language ? "true" : nothing}
        @click=${() => { document.getElementById("places")?.hidePopover(); site.speak(language); }}>${LANGUAGE_NAMES[language]}</button></li>`)}
        <li><button type="button" data-action="theme" @click=${theme}>${icon(isDark() ? "i-light" : "i-dark")}${t("page-theme")}</button></li></ul></div></header>`;
}

/** Goes to what the address names: it was not there yet when the browser looked. */
export function showAnchor() { document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(); }

/** A page that does not exist. @param {Texts} texts */
export function missing(texts) {
  document.title = texts.say("learn-missing");
  return html`<article class="paper leaf"><h1>${texts.say("learn-missing")}</h1><p>${texts.say("learn-missing-help")}</p></article>`;
}
