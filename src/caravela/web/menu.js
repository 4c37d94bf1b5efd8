/** What can be done with a table beside playing at it: invite, take along, replay, resign, and the visitor's own wishes. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon, emblem } from "./art.js";
import { ask, copy, note } from "./dialog.js";
import { keep, kept } from "./keep.js";
import { campaignAddress } from "./net.js";
import { PACES, pace, setPace } from "./pace.js";
import { LANGUAGES, LANGUAGE_NAMES } from "./text.js";
import { isDark } from "./theme.js";

/** @import { SeatView, TableView } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */

/**
 * @typedef {object} MenuActs
 * @property {() => void} invite
 * @property {() => void} takeAlong
 * @property {() => void} replay
 * @property {() => void} standings
 * @property {() => void} tryHere
 * @property {() => void} resign
 * @property {() => void} calls
 * @property {(() => void) | null} coach Calls the coach of a guided game back; null where none was sent away.
 * @property {boolean} hints
 * @property {(wanted: boolean) => void} setHints
 * @property {() => void} help
 * @property {() => void} theme
 * @property {() => void} redraw
 * @property {string} record The address of the record.
 */

/** Whether this visitor wants to be asked even what every sensible player answers the same. */
export function asksEverything() { return kept("ask") === "everything"; }

/** Whether my own board stays in sight while others play. */
export function staysHome() { return kept("look") === "own"; }

/** @param {() => void} act */
function chosen(act) {
  return () => {
    document.querySelectorAll("[popover]:popover-open").forEach((one) => /** @type {HTMLElement} */ (one).hidePopover());
    act();
  };
}

/** While a game runs only who plays it may try things from it. @param {Context} ctx */
export function mayTry(ctx) { return ctx.position.table.status === "over" || ctx.me !== null; }

/** The address of the game that a trial was taken from: of a finished one the position. @param {TableView} table */
export function originOf({ origin, first }) {
  if (!origin?.table) return "";
  return first > 0 ? `/t/${origin.table}` : `/t/${origin.table}/${origin.number}`;
}

/** @param {Context} ctx @param {MenuActs} acts */
export function menu(ctx, acts) {
  const mine = ctx.position.table.seats.some((seat) => seat.mine);
  const running = ctx.position.table.status === "running";
  const { first, campaign } = ctx.position.table;
  const origin = originOf(ctx.position.table);
  const item = (/** @type {string} */ action, /** @type {string} */ picture, /** @type {string} */ key, /** @type {() => void} */ act) =>
    html`<li><button type="button" data-action=${action} @click=${chosen(act)}>${icon(picture)}${ctx.t(key)}</button></li>`;
  return html`<div popover id="menu" class="menu" aria-label=${ctx.t("page-menu")}><ul>
    ${campaign ? html`<li><a href=${campaignAddress(campaign.campaign)} data-action="campaign">${icon("i-story")}${ctx.t("page-table-campaign", { name: campaign.name, number: campaign.number })}</a></li>` : nothing}
    ${origin ? html`<li><a href=${origin} data-action="origin">${icon("i-arrow-left")}${ctx.t("page-to-origin")}</a></li>` : nothing}
    ${item("invite", "i-link", "page-invite", acts.invite)}
    ${mine ? item("take-along", "i-human", "page-take-along", acts.takeAlong) : nothing}
    ${item("standings", "i-trophy", "page-points-now", acts.standings)}
    ${item("replay", "i-replay", "page-replay", acts.replay)}
    ${mayTry(ctx) ? item("try", "i-branch", "page-try", acts.tryHere) : nothing}
    ${first > 0 ? nothing : html`<li><a data-action="record" href=${acts.record} download>${icon("i-download")}${ctx.t("page-record")}</a></li>`}
    ${mine && running ? item("resign", "i-bot", "page-resign", acts.resign) : nothing}
    ${mine && running ? item("calls", "i-sound-on", "page-call", acts.calls) : nothing}
    ${acts.coach ? item("resume-guide", "i-compass", "page-guide-resume", acts.coach) : nothing}
    ${item("help", "i-help", "page-help", acts.help)}
    <li class="narrow"><button type="button" popovertarget="languages">${icon("i-language")}${ctx.t("page-language")}</button></li>
    <li class="narrow"><button type="button" data-action="theme" @click=${chosen(acts.theme)}>${icon(isDark() ? "i-light" : "i-dark")}${ctx.t("page-theme")}</button></li>
    <li><a href="/games" data-action="games">${icon("i-your-turn")}${ctx.t("site-games")}</a></li>
    <li><a href="/" data-action="home">${icon("i-home")}${ctx.t("page-home")}</a></li></ul>
    <fieldset class="pace"><legend>${ctx.t("page-pace")}</legend>${Object.keys(PACES).map((name) => html`<label>
      <input type="radio" name="pace" value=${name} .checked=${pace() === name} @change=${() => { setPace(name); acts.redraw(); }}><span>${ctx.t(`page-pace-${name}`)}</span></label>`)}</fieldset>
    <label class="check"><input type="checkbox" name="ask" .checked=${asksEverything()}
      @change=${(/** @type {Event} */ event) => keep("ask", /** @type {HTMLInputElement} */ (event.target).checked ? "everything" : "")}>
      <span>${ctx.t("page-ask-everything")}<small>${ctx.t("page-ask-everything-help")}</small></span></label>
    <label class="check"><input type="checkbox" name="look" .checked=${!staysHome()}
      @change=${(/** @type {Event} */ event) => { keep("look", /** @type {HTMLInputElement} */ (event.target).checked ? "" : "own"); acts.redraw(); }}>
      <span>${ctx.t("page-look")}<small>${ctx.t("page-look-help")}</small></span></label>
    <label class="check"><input type="checkbox" name="hints" .checked=${acts.hints}
      @change=${(/** @type {Event} */ event) => acts.setHints(/** @type {HTMLInputElement} */ (event.target).checked)}><span>${ctx.t("page-hints")}</span></label>
  </div>`;
}

/** @param {{t: Context["t"]}} ctx @param {string} current @param {(language: string) => void} choose */
export function languageMenu(ctx, current, choose) {
  return html`<div popover id="languages" class="menu languages" aria-label=${ctx.t("page-language")}><ul>${LANGUAGES.map((language) => html`<li>
    <button type="button" lang=${language} data-action="language" data-language=${language} aria-current=${language === current ? "true" : nothing}
      @click=${chosen(() => choose(language))}>${LANGUAGE_NAMES[language]}</button></li>`)}</ul></div>`;
}

/** A link to hand on, with a button to copy it. @param {Context["t"]} t @param {{label: unknown, link: string}[]} links @param {string} done */
export function linkList(t, links, done) {
  const lonely = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  const take = async (/** @type {Event} */ event, /** @type {string} */ link) => {
    const field = /** @type {HTMLElement} */ (event.currentTarget).parentElement?.querySelector("input");
    field?.select();
    if (await copy(link)) note(done);
  };
  return html`${lonely ? html`<p class="lonely">${t("page-link-lonely")}</p>` : nothing}<ul class="links">${links.map(({ label, link }, index) => html`<li><label for="link-${index}">${label}</label>
    <span class="copyrow"><input id="link-${index}" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
    <button type="button" class="btn" data-action="copy" @click=${(/** @type {Event} */ event) => take(event, link)}>${t("page-copy")}</button></span></li>`)}</ul>`;
}

/** @param {Context["t"]} t @param {string} table */
export async function inviteDialog(t, table) {
  await ask({
    title: t("page-invite"),
    body: html`<p>${t("page-invite-help")}</p>${linkList(t, [{ label: t("page-table-link"), link: `${location.origin}/t/${table}` }], t("page-copied"))}`,
    acts: [{ label: t("page-close"), value: "", primary: true }],
  });
}

/** @param {Context} ctx @param {{seat: number, link: string}[]} links */
export async function takeAlongDialog(ctx, links) {
  const rows = links.map(({ seat, link }) => ({
    label: html`${emblem(ctx.position.table.seats[seat]?.colour ?? "red")} ${ctx.position.table.seats[seat]?.name ?? ""}`,
    link: new URL(link, location.origin).href,
  }));
  await ask({
    title: ctx.t("page-take-along"), body: html`<p>${ctx.t("page-take-along-help")}</p>${linkList(ctx.t, rows, ctx.t("page-copied-secret"))}`,
    acts: [{ label: ctx.t("page-close"), value: "", primary: true }],
  });
}

/** Which of my seats; asks only if there are several. @param {Context} ctx @returns {Promise<SeatView | null>} */
export async function resignDialog(ctx) {
  const mine = ctx.position.table.seats.filter((seat) => seat.mine);
  const answer = await ask({
    title: ctx.t("page-resign-title"), body: html`<p>${ctx.t("page-resign-body")}</p>`,
    acts: [{ label: ctx.t("page-back"), value: "" },
      ...mine.map((seat) => ({ label: mine.length > 1 ? ctx.t("page-resign-seat", { name: seat.name }) : ctx.t("page-resign-do"), value: `seat-${seat.seat}`, primary: true }))],
  });
  return mine.find((seat) => `seat-${seat.seat}` === answer) ?? null;
}

/** A name for somebody who sits down. @param {Context["t"]} t @param {string} title @param {string} name @returns {Promise<string | null>} */
export async function nameDialog(t, title, name) {
  let given = name;
  const answer = await ask({
    title,
    body: html`<label class="field">${t("page-your-name")}<input name="name" maxlength="24" autocomplete="nickname" .value=${name}
      @input=${(/** @type {Event} */ event) => { given = /** @type {HTMLInputElement} */ (event.target).value; }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => { if (event.key !== "Enter") return;
        event.preventDefault(); // Else the press goes on to the button that opened the dialog, and opens it again.
        /** @type {HTMLElement} */ (event.target).closest("dialog")?.close("sit");
      }}></label>`,
    acts: [{ label: t("page-back"), value: "" }, { label: t("page-sit-down"), value: "sit", primary: true }],
    ready: (dialog) => dialog.querySelector("input")?.focus(),
  });
  return answer === "sit" ? given.trim() || name || t("page-guest") : null;
}
