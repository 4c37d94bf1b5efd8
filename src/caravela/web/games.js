/** My games: all tables at which I sit, those that wait for me first; trials below the game that they come from. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { smallShip } from "./art.js";
import { tableCard, trialRow } from "./mytables.js";

/** @import { MyTable } from "./messages.d.ts" */
/** @import { Told } from "./mytables.js" */
/** @import { Texts } from "./text.js" */

/** @param {Texts} page @param {Told[]} tables @param {(table: MyTable) => void} remove @param {unknown} campaigns My campaigns, above. */
export function myGames(page, tables, remove, campaigns) {
  const t = page.say.bind(page);
  const ids = new Set(tables.map(({ table }) => table.table));
  const home = (/** @type {Told} */ { table }) => (table.origin?.table && ids.has(table.origin.table) ? table.origin.table : "");
  const games = tables.filter((told) => !home(told));
  const parts = [
    { key: "page-tables-mine", shown: games.filter(({ table }) => table.status === "running" && table.my_turn) },
    { key: "page-tables-others", shown: games.filter(({ table }) => table.status === "running" && !table.my_turn) },
    { key: "page-tables-over", shown: games.filter(({ table }) => table.status === "over") },
  ].filter(({ shown }) => shown.length);
  const one = (/** @type {Told} */ told) => {
    const trials = trialsOf(told.table.table);
    return html`<li>${tableCard(told, () => remove(told.table))}
      ${trials.length ? html`<ul class="trials" aria-label=${t("page-trials")}>${trials.map((trial) => trialRow(trial, () => remove(trial.table)))}</ul>` : nothing}</li>`;
  };
  /** Trials of trials stand with the game that all come from. @param {string} id @returns {Told[]} */
  function trialsOf(id) { return tables.filter((told) => home(told) === id).flatMap((told) => [told, ...trialsOf(told.table.table)]); }
  return html`<main class="mygames"><h1>${t("site-games")}</h1>${campaigns}
    ${parts.length ? parts.map(({ key, shown }) => html`<section class="tables" aria-label=${t(key)}><h2 class="caps">${t(key)} <span class="count">${shown.length}</span></h2><ul>${shown.map(one)}</ul></section>`)
      : html`<p class="paper nogames">${smallShip()}<span>${t("page-no-games")}</span><a class="btn primary" href="/">${t("page-start-new")}</a></p>`}</main>`;
}
