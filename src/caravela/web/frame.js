/** The frame of a table: header, offers, board, rivals, log, desk and tabs, each in its place. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { icon, smallShip } from "./art.js";
import { chat } from "./chat.js";
import { deskLine } from "./desk.js";
import { isCopy } from "./keep.js";
import { languageMenu, menu } from "./menu.js";
import { rivals, strip } from "./players.js";
import { isDark } from "./theme.js";

/** @import { Context, Tab } from "./types.d.ts" */
/** @import { Table } from "./table.js" */

/** The tabs of a narrow screen: the game's own, then those that every table has. @param {Table} table @returns {Tab[]} */
export function tabsOf(table) {
  const own = table.board.tabs.filter((tab) => tab.id !== "players" && tab.id !== "log");
  return [...own, { id: "players", icon: "i-human", key: "page-players", part: "players" }, { id: "log", icon: "i-log", key: "page-log", part: "log" }];
}

/** @param {Context} ctx @param {Table} table */
export function frame(ctx, table) {
  const part = tabsOf(table).find((tab) => tab.id === table.tab)?.part ?? "map";
  const on = (/** @type {string} */ pane) => (pane === part ? "" : nothing);
  const mine = table.board.parts.mine?.(ctx, ctx.me) ?? nothing;
  return html`
    ${header(ctx, table)}
    ${strip(ctx, table.board, (seat) => table.lookAt(seat))}
    <main class="chart">
      ${table.board.parts.offers ? html`<section class="offers paper" tabindex="0" data-pane="offers" data-on=${on("offers")} aria-labelledby="offers-title"><h2 id="offers-title" class="sr">${ctx.t("page-offers")}</h2>${table.board.parts.offers(ctx)}</section>` : nothing}
      <section class="board" data-pane="map" data-on=${on("map")} aria-labelledby="board-title"><h2 id="board-title" class="sr">${ctx.t("page-board")}</h2><div class="boardsheet">${table.board.parts.map(ctx)}</div>
        <div class="glass">${glass(ctx, "zoom-in", "i-zoom-in", () => table.zoom?.by(1.4))}${glass(ctx, "zoom-out", "i-zoom-out", () => table.zoom?.by(1 / 1.4))}${glass(ctx, "zoom-fit", "i-fullscreen", () => table.zoom?.fit())}</div></section>
      ${ctx.phone ? html`<section class="mine paper" data-pane="mine" data-on=${on("mine")} aria-labelledby="mine-title"><h2 id="mine-title" class="sr">${ctx.t("page-mine")}</h2>${mine}</section>` : nothing}
      <aside class="others" aria-label=${ctx.t("page-others")}>
        <div class="rivals" data-pane="players" data-on=${on("players")}><h2 class="sr">${ctx.t("page-players")}</h2>${rivals(ctx, table.board, { take: (seat) => table.join(seat), replace: (seat) => table.replace(seat), invite: () => table.invite() })}</div>
        <section class="logbox paper" data-pane="log" data-on=${on("log")} aria-labelledby="log-title">
          <h2 id="log-title" class="caps">${ctx.t("page-log")}</h2>
          <div class="scroll" tabindex="0" role="group" aria-labelledby="log-title"><ol id="log" class="log"></ol></div>
          ${ctx.phone ? nothing : moments(ctx, table)}
          <details class="chat" ?open=${table.chatOpen} @toggle=${(/** @type {Event} */ event) => table.openChat(/** @type {HTMLDetailsElement} */ (event.target).open)}>
            <summary>${icon("i-chat")}${ctx.t("page-chat")}${table.unread ? html`<span class="count">${table.unread}</span>` : nothing}</summary>
            ${chat(ctx, table.chat, (text) => table.say(text))}</details>
        </section>
      </aside>
      ${ctx.phone ? moments(ctx, table) : nothing}
    </main>
    <section class="desk" aria-label=${ctx.t("page-desk")}>
      ${table.replay ? table.replay.controls(ctx, { leave: () => table.leaveReplay(), tryFrom: () => table.tryFrom() }) : deskLine(ctx, table.desk())}
      ${ctx.phone ? nothing : html`<div class="mine"><h2 class="sr">${ctx.t("page-mine")}</h2>${mine}</div>`}
    </section>
    ${tabs(ctx, table)}`;
}

/** What is to be watched: one moment at a time, or all of a choice where nothing moves. @param {Context} ctx @param {Table} table */
function moments(ctx, table) {
  if (!table.moments.length) return nothing;
  return html`<aside class="moment paper" aria-label=${ctx.t("page-moment")}><ul>${table.moments.map((moment) => html`<li>${table.texts.rich(moment.key, moment.facts)}</li>`)}</ul>
    <button type="button" class="btn small" data-action="go-on" @click=${() => table.goOn()}>${ctx.t("page-go-on")}</button></aside>`;
}

/** @param {Context} ctx @param {string} key @param {string} picture @param {() => void} act */
function glass(ctx, key, picture, act) {
  return html`<button type="button" class="iconbtn" data-action=${key} aria-label=${ctx.t(`page-${key}`)} title=${ctx.t(`page-${key}`)} @click=${act}>${icon(picture)}</button>`;
}

/** @param {Context} ctx @param {Table} table */
function header(ctx, table) {
  const title = ctx.has("game-title") ? ctx.t("game-title") : ctx.position.table.title;
  const tool = (/** @type {string} */ action, /** @type {string} */ key, /** @type {string} */ picture, /** @type {() => void} */ act, name = "") =>
    html`<button type="button" class="iconbtn ${name}" data-action=${action} aria-label=${ctx.t(key)} title=${ctx.t(key)} @click=${act}>${icon(picture)}</button>`;
  const trial = ctx.position.table.first > 0 || isCopy(table.wire.id);
  return html`<header class="bar"><a class="brand" href="/" aria-label="Caravela, ${ctx.t("page-home")}">${smallShip()}<span>Caravela</span></a>
    <h1 class="what"><span class="long">${title}</span><span class="short">${title.split(":")[0]}</span></h1>${trial ? html`<span class="trial">${ctx.t("page-trial")}</span>` : nothing}
    ${table.board.parts.header?.(ctx) ?? nothing}<span class="grow"></span>
    <span class="live ${table.connected ? "" : "cut"}" role="status">${ctx.t(table.connected ? "page-saved" : "page-offline")}</span>
    <div class="tools">
      ${tool("drawer", "page-log", "i-log", () => table.toggleDrawer(), "middle")}
      ${tool("help", "page-help", "i-help", () => table.help(), "wide")}
      <button type="button" class="iconbtn wide" popovertarget="languages" aria-label=${ctx.t("page-language")} title=${ctx.t("page-language")} data-action="languages">${icon("i-language")}</button>
      ${tool("theme", "page-theme", isDark() ? "i-light" : "i-dark", () => table.switchTheme(), "wide")}
      <button type="button" class="iconbtn" popovertarget="menu" aria-label=${ctx.t("page-menu")} title=${ctx.t("page-menu")} data-action="menu">${icon("i-menu")}</button></div>
    ${languageMenu(ctx, table.texts.language, (language) => table.speak(language))}${menu(ctx, table.menuActs())}</header>`;
}

/** @param {Context} ctx @param {Table} table */
function tabs(ctx, table) {
  return html`<nav class="tabs" aria-label=${ctx.t("page-views")}>${repeat(tabsOf(table), (tab) => tab.id, (tab) => html`<button type="button"
    data-tab=${tab.id} aria-current=${tab.id === table.tab ? "page" : nothing} @click=${() => table.openTab(tab.id)}>${icon(tab.icon)}${ctx.t(tab.key)}
    ${tab.id === "log" && table.unread ? html`<span class="dot"></span>` : nothing}<span class="dot lantern"></span></button>`)}</nav>`;
}
