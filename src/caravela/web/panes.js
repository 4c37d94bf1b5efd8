/** The panes of a table: what its board draws, each in its place and by itself, so that a redraw can be made in slices. */
import { render } from "./vendor/lit-html/lit-html.js";
import { rivals, strip } from "./players.js";

/** @import { Context, Fold } from "./types.d.ts" */
/** @import { Table } from "./table.js" */

/** A part of the page that is drawn again only where what it shows has changed. */
export class Pane {
  /** @type {Context | null} What it was drawn with. */
  ctx = null;

  /** What the pointer was on, and whether that shows here. */
  pointed = "";

  follows = false;

  /** @type {Fold[]} What its chips hide. */
  folds = [];

  /** @param {string} place Where it lies in the frame. @param {(ctx: Context, table: Table) => unknown} picture @param {string} [before] What follows it there. */
  constructor(place, picture, before = "") {
    this.place = place;
    this.picture = picture;
    this.before = before;
  }

  /** @param {Table} table @param {Context} ctx @returns {Element | null} Where something new is drawn. */
  draw(table, ctx) {
    const { pointed } = table.state;
    if (ctx === this.ctx && (!this.follows || pointed === this.pointed)) return null;
    const place = /** @type {HTMLElement} */ (table.root.querySelector(this.place));
    Object.assign(this, { ctx, pointed });
    table.followed = false;
    render(this.picture(ctx, table), place, { renderBefore: this.before ? /** @type {HTMLElement} */ (place.querySelector(this.before)) : null });
    this.follows = table.followed;
    this.folds = ctx.folds.splice(0);
    return place;
  }
}

/** In the order in which they matter to whoever chooses. @param {Table} table @returns {Pane[]} */
export function panesOf({ board: { parts } }) {
  const { offers, mine, header, key } = parts;
  return [
    new Pane(".boardsheet", (ctx) => parts.map(ctx), ".discs"),
    ...(offers ? [new Pane(".f-offer", offers)] : []),
    ...(mine ? [new Pane(".f-mine", (ctx) => mine(ctx, ctx.me))] : []),
    ...(header ? [new Pane(".figures", header)] : []),
    ...(key ? [new Pane(".glass", (ctx) => ctx.fold("key", ctx.t("page-key"), () => key(ctx), "i-info"))] : []),
    new Pane(".rivals", (ctx, { board, acts: { company } }) => rivals(ctx, board, { take: (seat) => company.join(seat), replace: (seat) => company.replace(seat), invite: () => company.invite() })),
    new Pane(".f-strip", (ctx, { board, acts: { company } }) => strip(ctx, board, (colour) => company.lookAt(colour))),
  ];
}
