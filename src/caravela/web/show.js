/** Between the rules and the table: which paragraphs tell about what lies there, and where it lies. */
import { keep, kept } from "./keep.js";
import { ruleOf } from "./learn.js";
import { Mark } from "./marks.js";

/** @import { MyTable } from "./messages.d.ts" */
/** @import { Table } from "./table.js" */

const shown = new Mark("data-shown");
const THINGS = "[data-pane] :is([data-tip], [data-token])";

/** What is drawn, with the address of the paragraph about it. @param {Table} table */
function things({ root, game }) {
  return [...root.querySelectorAll(THINGS)].flatMap((thing) => {
    const rule = ruleOf(game, thing.getAttribute("data-tip") ?? thing.getAttribute("data-token") ?? "");
    return rule ? [{ thing, rule }] : [];
  });
}

/** Whoever leaves this table for the rules finds the way back. @param {Table} table */
export function keepTable(table) {
  keep(`table-${table.game.name}`, JSON.stringify({ table: table.wire.id, rules: [...new Set(things(table).map(({ rule }) => rule))] }));
}

/** The table of a game that was last looked at, if it is one of mine, and what lies there. @param {string} game @param {MyTable[]} tables @returns {{table: string, rules: string[]} | null} */
export function lastTable(game, tables) {
  const last = /** @type {{table: string, rules: string[]}} */ (JSON.parse(kept(`table-${game}`, "{}")));
  return tables.some(({ table }) => table === last.table) ? last : null;
}

/** The way to a paragraph's things at a table. @param {string} table @param {string} rule Its address. */
export function showAddress(table, rule) { return `/t/${table}?show=${encodeURIComponent(rule)}`; }

/** What a paragraph tells about is marked on the board. @param {Table} table */
export function markShown(table) {
  const found = table.state.shown ? things(table).flatMap(({ thing, rule }) => (rule === table.state.shown ? [thing] : [])) : [];
  shown.put(found.filter((thing) => !found.some((other) => other !== thing && other.contains(thing))));
}
