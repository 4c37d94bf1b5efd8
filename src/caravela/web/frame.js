/** The frame of a table: header, offers, board, rivals, log, desk and tabs, each in its place. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { adviceSlip } from "./advice.js";
import { icon, smallShip } from "./art.js";
import { chat } from "./chat.js";
import { coachCard, hintCard } from "./coach.js";
import { curtain } from "./curtain.js";
import { deskLine } from "./desk.js";
import { digestSlip } from "./digest.js";
import { languageMenu, menu, originOf } from "./menu.js";
import { momentSlip } from "./moment.js";
import { campaignAddress } from "./net.js";
import { still } from "./steady.js";
import { isDark } from "./theme.js";

/** @import { Context, Fold, Tab } from "./types.d.ts" */
/** @import { Table } from "./table.js" */

/** The tabs of a narrow screen: the game's own, then those that every table has. @param {Table} table @returns {Tab[]} */
export function tabsOf(table) {
  const own = table.board.tabs.filter((tab) => tab.id !== "players" && tab.id !== "log");
  return [...own, { id: "players", icon: "i-human", key: "page-players", part: "players" }, { id: "log", icon: "i-log", key: "page-log", part: "log" }];
}

/** All but what the panes show: those are drawn afterwards, each in its place. @param {Context} ctx @param {Table} table */
export function frame(ctx, table) {
  const { board, state, acts } = table;
  const part = tabsOf(table).find((tab) => tab.id === state.tab)?.part ?? "map";
  // Where one view is shown at a time, that one is the main landmark.
  const landmark = (/** @type {string} */ key) => (table.narrow && key === part ? "main" : nothing);
  const pane = (/** @type {string} */ name, /** @type {string} */ key, /** @type {string} */ look) => html`<section class="f-${name} ${look}"
    data-pane=${key} role=${landmark(key)} data-on=${key === part ? "" : nothing} aria-labelledby="${name}-title"><h2 id="${name}-title" class="sr">${ctx.t(`page-${name}`)}</h2></section>`;
  const panes = html`
    ${board.parts.offers ? pane("offer", "offers", "offers paper") : nothing}
    <main class="f-board board" data-pane="map" data-on=${part === "map" ? "" : nothing} aria-labelledby="board-title"><h2 id="board-title" class="sr">${ctx.t("page-board")}</h2><div class="boardsheet"><div class="discs" aria-hidden="true"></div></div>
      <div class="glass">${glass(ctx, "zoom-in", "i-zoom-in", () => table.zoom?.by(1.4))}${glass(ctx, "zoom-out", "i-zoom-out", () => table.zoom?.by(1 / 1.4))}${glass(ctx, "zoom-fit", "i-fullscreen", () => table.zoom?.fit())}</div></main>
    <aside class="f-side others" role=${table.narrow ? "presentation" : nothing} aria-label=${table.narrow ? nothing : ctx.t("page-others")}>
      <div class="rivals" role=${landmark("players")} data-pane="players" data-on=${part === "players" ? "" : nothing}><h2 class="sr">${ctx.t("page-players")}</h2></div>
      <section class="logbox paper" role=${landmark("log")} data-pane="log" data-on=${part === "log" ? "" : nothing} aria-labelledby="log-title">
        <header class="loghead"><h2 id="log-title" class="caps">${ctx.t("page-log")}</h2>${logTools(ctx, table)}</header>
        <div class="scroll" tabindex="0" role="log" aria-live="off" aria-labelledby="log-title"><ol id="log" class="log"></ol></div>
        <details class="chat" ?open=${state.chatOpen} @toggle=${(/** @type {Event} */ event) => acts.company.openChat(/** @type {HTMLDetailsElement} */ (event.target).open)}>
          <summary title=${ctx.t("page-chat")}>${icon("i-chat")}${ctx.t("page-chat")}${state.unread ? html`<span class="count">${state.unread}</span>` : nothing}</summary>
          ${chat(ctx, state.chat, (text) => acts.company.say(text))}</details>
      </section>
    </aside>
    ${pane("mine", "mine", "mine")}`;
  return html`
    ${header(ctx, table)}
    <nav class="stripbox f-strip" aria-label=${ctx.t("page-players")}></nav>
    ${panes}
    <section id="options" aria-label=${ctx.t("page-desk")}><div class="f-ask desk" role="group" aria-labelledby="prompt"></div>
      <div class="f-pops"></div><div class="slips"></div></section>
    <div class="slips"></div>
    <div class="f-pops"></div>
    ${tabs(ctx, table)}
    ${state.curtain ? curtain(table.texts, state.curtain, () => acts.stage.lift(), (seat) => void acts.company.leave(seat)) : nothing}`;
}

/** What is asked, or how one looks back. @param {Context} ctx @param {Table} table */
export function desk(ctx, { acts }) {
  const { past } = acts;
  return past.replay ? past.replay.controls(ctx, { leave: () => past.leave(), tryFrom: () => past.tryFrom(), advise: () => void acts.advising.ask() }) : deskLine(ctx, acts.desk());
}

/** What is told beside the board. @param {Context} ctx @param {Table} table */
export function slips(ctx, table) { return html`${momentSlip(ctx, table)}${digestSlip(ctx, table)}${adviceSlip(ctx, table)}`; }

/** What chips hide. @param {Context} ctx @param {Table} table @param {Fold[]} folds */
export function pops(ctx, { state, acts }, folds) {
  return repeat(folds, (fold) => fold.id, (fold) => html`<section class="pop paper" id="fold-${fold.id}"
    data-folded=${fold.id} ?data-open=${fold.id === state.open} aria-label=${fold.title}><header><h3>${fold.title}</h3><button type="button" class="iconbtn small" data-action="close-fold"
      aria-label=${ctx.t("page-close")} @click=${() => acts.choosing.fold(fold.id)}>${icon("i-cross")}</button></header>${still(fold.body)}</section>`);
}

/** What was missed, and how closely the log tells. @param {Context} ctx @param {Table} table */
function logTools(ctx, table) {
  const missed = table.since().turns.length;
  return html`${missed ? html`<button type="button" class="btn quiet small" data-action="since" aria-pressed=${String(table.state.digest)} aria-label=${ctx.t("page-since-count", { count: missed })} title=${ctx.t("page-since")} @click=${() => table.acts.stage.openDigest()}><span class="disc">${missed}</span></button>` : nothing}
    <button type="button" class="btn quiet small" data-action="steps" aria-pressed=${String(Boolean(table.log?.whole))} @click=${() => table.log?.setWhole(!table.log.whole)}>${ctx.t("page-every-step")}</button>`;
}

/** What the coach of a guided game says, or a hint. @param {Context} ctx @param {Table} table */
export function coach(ctx, { step, hint, state, texts, game, acts }) {
  const folded = state.tucked && state.tucked.step === step?.name ? state.tucked.folded : null;
  if (step && state.course) return coachCard(ctx, texts, { steps: game.guide, course: state.course, step, folded }, { next: () => acts.coaching.next(), back: () => acts.coaching.back(), leave: () => acts.coaching.leave(), fold: (tucked) => acts.coaching.fold(step.name, tucked) });
  return hint ? hintCard(ctx, texts, hint, { met: () => acts.coaching.met(hint), none: () => acts.coaching.setHints(false) }) : nothing;
}

/** @param {Context} ctx @param {string} key @param {string} picture @param {() => void} act */
function glass(ctx, key, picture, act) {
  return html`<button type="button" class="iconbtn" data-action=${key} aria-label=${ctx.t(`page-${key}`)} title=${ctx.t(`page-${key}`)} @click=${act}>${icon(picture)}</button>`;
}

/** How many turns of others wait to be told, where the log is. @param {Table} table */
function newsDisc({ missed }) { return missed ? html`<span class="disc">${missed}</span>` : nothing; }

/** @param {Context} ctx @param {Table} table */
function header(ctx, table) {
  const title = ctx.has("game-title") ? ctx.t("game-title") : ctx.position.table.title;
  const tool = (/** @type {string} */ action, /** @type {string} */ key, /** @type {string} */ picture, /** @type {() => void} */ act, name = "") =>
    html`<button type="button" class="iconbtn ${name}" data-action=${action} aria-label=${ctx.t(key)} title=${ctx.t(key)} @click=${act}>${icon(picture)}</button>`;
  const origin = originOf(ctx.position.table);
  const { campaign } = ctx.position.table;
  const trial = origin ? html`<a class="trial" data-action="to-origin" href=${origin} title=${ctx.t("page-to-origin")}>${icon("i-arrow-left", ctx.t("page-to-origin"))}${ctx.t("page-trial")}</a>`
    : ctx.position.table.origin || ctx.position.table.first > 0 ? html`<span class="trial">${ctx.t("page-trial")}</span>` : nothing;
  return html`<header class="bar f-head"><a class="brand" href="/" aria-label="Caravela, ${ctx.t("page-home")}">${smallShip()}<span>Caravela</span></a>
    <h1 class="what"><span class="long">${title}</span><span class="short">${title.split(":")[0]}</span></h1>${trial}
    ${campaign ? html`<a class="trial" data-action="to-campaign" href=${campaignAddress(campaign.campaign)} title=${ctx.t("page-to-campaign")}>${icon("i-story", ctx.t("page-to-campaign"))}<span>${ctx.t("page-table-campaign", { name: campaign.name, number: campaign.number })}</span></a>` : nothing}<div class="figures"></div><span class="grow"></span>
    <span class="live ${table.state.connected ? "" : "cut"}" role="status">${ctx.t(table.state.connected ? "page-saved" : "page-offline")}</span>
    <div class="tools">
      <button type="button" class="iconbtn middle" data-action="drawer" aria-label=${ctx.t("page-others")} title=${ctx.t("page-others")} aria-expanded=${String(table.state.drawer)} @click=${() => table.toggleDrawer()}>${icon("i-log")}${newsDisc(table)}<span
        class="dot lantern" aria-label=${ctx.t("page-offers-here")}></span></button>
      ${tool("help", "page-help", "i-help", () => table.acts.help(), "wide")}
      <button type="button" class="iconbtn wide" popovertarget="languages" aria-label=${ctx.t("page-language")} title=${ctx.t("page-language")} data-action="languages">${icon("i-language")}</button>
      ${tool("theme", "page-theme", isDark() ? "i-light" : "i-dark", () => table.acts.switchTheme(), "wide")}
      <button type="button" class="iconbtn" popovertarget="menu" aria-label=${ctx.t("page-menu")} title=${ctx.t("page-menu")} data-action="menu">${icon("i-menu")}</button></div>
    ${languageMenu(ctx, table.texts.language, (language) => table.acts.speak(language))}${menu(ctx, table.acts.menu())}</header>`;
}

/** @param {Context} ctx @param {Table} table */
function tabs(ctx, table) {
  return html`<nav class="tabs f-tabs" aria-label=${ctx.t("page-views")}>${repeat(tabsOf(table), (tab) => tab.id, (tab) => html`<button type="button"
    data-tab=${tab.id} aria-current=${tab.id === table.state.tab ? "page" : nothing} @click=${() => table.openTab(tab.id)}>${icon(tab.icon)}${ctx.t(tab.key)}
    ${tab.id === "log" ? newsDisc(table) : nothing}${tab.id === "log" && table.state.unread ? html`<span class="dot"></span>` : nothing}<span class="dot lantern"></span></button>`)}</nav>`;
}
