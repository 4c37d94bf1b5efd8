/** A part of what can be done at a table: it changes the store, and the table draws that. */

/** @import { Table } from "./table.js" */

export class Part {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.store = table.store;
    this.wire = table.wire;
  }

  get acts() { return this.table.acts; }

  get state() { return this.store.state; }

  get texts() { return this.table.texts; }

  /** @param {string} key @param {import("./types.d.ts").Facts} [facts] */
  t(key, facts) { return this.texts.say(key, facts); }
}
