/** My tables: with whom, which game, whose turn; opened, or removed. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { ask, note } from "./dialog.js";
import { TableWire } from "./net.js";
import { settingsInWords } from "./setup.js";
import { LOCALES } from "./text.js";

/** @import { GameView, MyTable, SeatView } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/**
 * @typedef {object} Told A table with what is needed to tell of it.
 * @property {MyTable} table
 * @property {Texts} texts
 * @property {GameView | undefined} game
 */

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 31_557_600], ["month", 2_629_800], ["week", 604_800], ["day", 86_400], ["hour", 3600], ["minute", 60]];

/** How long ago that was, in words. @param {Texts} texts @param {number} time */
export function ago(texts, time) {
  const seconds = Math.max(0, Date.now() / 1000 - time);
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ["second", 60];
  return new Intl.RelativeTimeFormat(LOCALES[texts.language], { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** @param {SeatView} seat @param {Texts} texts */
export function nameOf(seat, texts) { return seat.name || (seat.kind === "open" ? texts.say("page-seat-open") : texts.name("seat", seat.colour)); }

/** @param {string[]} names @param {Texts} texts */
export function listed(names, texts) { return new Intl.ListFormat(LOCALES[texts.language]).format(names); }

/** A table is called by those who sit there with me. @param {Told} told */
function titleOf({ table, texts }) {
  const [first] = table.seats.filter((seat) => seat.mine);
  const others = table.seats.some((seat) => !seat.mine);
  const named = table.seats.filter((seat) => !others || seat !== first);
  return table.seats.length === 1 ? texts.say("page-table-alone") : listed(named.map((seat) => nameOf(seat, texts)), texts);
}

/** Which game, how far, by which rules. @param {Told} told */
function aboutGame({ table, texts, game }) {
  const title = texts.has("game-title") ? texts.say("game-title").split(":")[0] : table.title;
  const chapter = game && table.chapter && table.status === "running" ? texts.say("page-table-chapter", { title, chapter: texts.say(`game-${game.chapter}`, { number: table.chapter }) }) : title;
  return [chapter, ...(game ? settingsInWords(game, table.settings, texts) : [])].join(" · ");
}

/** Whose turn it is, or how it ended. @param {Told} told */
function stateOf({ table, texts }) {
  if (table.status === "over") return outcome(table, texts);
  texts.meet(table.seats.filter(({ name }) => name));
  if (table.my_turn && table.prompt) return html`<span class="turnmark">${texts.say("page-your-turn-to", { what: texts.sentence(table.prompt) })}</span>`;
  const decider = table.decider === null ? undefined : table.seats[table.decider];
  if (decider?.kind === "open") return texts.say("page-table-open");
  return decider ? texts.say("page-table-waits-for", { name: nameOf(decider, texts) }) : texts.say("page-table-waits");
}

/** @param {MyTable} table @param {Texts} texts */
function outcome({ seats, winners, scores }, texts) {
  const sorted = [...scores ?? []].sort((one, other) => other - one);
  const best = (winners ?? []).map((seat) => seats[seat]);
  const mine = best.length === 1 && best[0]?.mine && seats.filter((seat) => seat.mine).length === 1;
  if (!best.length) return texts.say("page-table-lost", { points: sorted[0] ?? 0 });
  if (mine && sorted.length > 1) return texts.say("page-table-won", { points: sorted[0], second: sorted[1] });
  return texts.say("page-table-winner", { name: listed(best.map((seat) => nameOf(seat, texts)), texts), points: sorted[0] ?? 0 });
}

/** @param {MyTable} table */
function addressOf(table) { return table.status === "over" ? `/t/${table.table}/0` : `/t/${table.table}`; }

/** @param {MyTable} table */
function goKey(table) {
  if (table.status === "over") return "page-replay";
  return table.my_turn ? "page-play" : table.seats.some((seat) => seat.mine) ? "page-open" : "page-watch";
}

/** @param {Told} told @param {(() => void) | null} remove */
function acts(told, remove) {
  const { table, texts } = told;
  const name = titleOf(told);
  return html`<span class="acts"><a class="btn ${table.my_turn && !table.origin ? "primary" : ""}" href=${addressOf(table)} aria-label="${texts.say(goKey(table))}: ${name}">${texts.say(goKey(table))}</a>
    ${remove ? html`<button type="button" class="iconbtn" data-action="remove" aria-label=${texts.say("page-remove-of", { names: name })} title=${texts.say("page-remove")} @click=${remove}>${icon("i-cross")}</button>` : nothing}</span>`;
}

/** @param {Told} told @param {(() => void) | null} [remove] */
export function tableCard(told, remove = null) {
  const { table, texts } = told;
  return html`<article class="tb paper ${table.my_turn ? "mineturn" : ""}" data-table=${table.table} aria-label=${titleOf(told)}>
    <span class="dots">${table.seats.map((seat) => dot(seat.colour, nameOf(seat, texts)))}<time class="when" datetime=${new Date(table.updated * 1000).toISOString()}>${ago(texts, table.updated)}</time></span>
    <div class="about">${table.campaign ? html`<p class="saga">${icon("i-story")}${texts.say("page-table-campaign", { name: table.campaign.name, number: table.campaign.number })}</p>` : nothing}<h3>${table.origin ? html`<span class="trial">${texts.say("page-trial")}</span> ` : nothing}${titleOf(told)}</h3><p>${aboutGame(told)}</p><p class="state">${stateOf(told)}</p></div>
    ${acts(told, remove)}</article>`;
}

/** A trial, below the game that it was taken from. @param {Told} told @param {() => void} remove */
export function trialRow(told, remove) {
  const { table, texts } = told;
  return html`<li class="trialrow" data-table=${table.table}>${icon("i-branch")}<span class="about"><b>${texts.say("page-trial-from", { number: table.origin?.number ?? 0 })}</b>
    <small>${table.status === "over" ? outcome(table, texts) : ago(texts, table.updated)}</small></span>${acts(told, remove)}</li>`;
}

/** Asks, says what is lost, and removes. @param {Told} told @returns {Promise<boolean>} Whether it is gone. */
export async function removeTable(told) {
  const { table, texts } = told;
  const t = texts.say.bind(texts);
  const wire = new TableWire(table.table);
  const plays = table.status === "running" && table.seats.some((seat) => seat.mine);
  const answer = await ask({
    title: t("page-remove-title"),
    body: html`<p><b>${titleOf(told)}</b> · ${aboutGame(told)}</p><p>${t(table.alone ? "page-remove-alone" : plays ? "page-remove-others" : "page-remove-listed")}</p>
      ${table.alone && !table.origin ? html`<p><a href=${wire.record} download>${t("page-record")}</a></p>` : nothing}`,
    acts: [{ label: t("page-back"), value: "" }, { label: t("page-remove"), value: "remove", primary: true }],
  });
  if (answer !== "remove") return false;
  await wire.forget();
  note(t("page-removed"));
  return true;
}
