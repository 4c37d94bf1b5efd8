/** The others at the table: who sits where, what they are asked and what is said. */
import { ask, note } from "./dialog.js";
import { keep, kept } from "./keep.js";
import { inviteDialog, nameDialog, resignDialog } from "./menu.js";
import { campaignAddress, server } from "./net.js";
import { Part } from "./part.js";
import { keyOf } from "./text.js";

/** @import { NewTable, SeatView, SeatWish } from "./messages.d.ts" */

/** Seats whose name is that of their colour. @type {WeakSet<SeatView>} */
const UNNAMED = new WeakSet();

export class Company extends Part {
  /** Who has no name goes by the name of the colour. @param {SeatView[]} seats */
  nameSeats(seats) {
    for (const seat of seats) {
      if (!seat.name) UNNAMED.add(seat);
      if (UNNAMED.has(seat)) seat.name = this.texts.say(keyOf("seat", seat.colour));
    }
  }

  invite() { void inviteDialog((key, facts) => this.t(key, facts), this.wire.id); }

  /** @param {boolean} agree */
  async answerUndo(agree) {
    await this.acts.attempt(async () => {
      const answer = await this.wire.answerUndo(agree);
      if (answer.number < this.state.position.number) this.acts.news.back(answer);
      else this.acts.news.reset(answer);
    });
  }

  /** @param {SeatView} seat */
  async join(seat) {
    const name = seat.was_mine ? seat.name : await nameDialog((key, facts) => this.t(key, facts), this.t("page-take-seat"), kept("name"));
    if (name === null) return;
    if (!seat.was_mine) keep("name", name);
    await this.acts.attempt(async () => {
      await this.wire.join(seat.seat, name);
      this.acts.news.line?.close();
      await this.acts.news.resync();
      this.acts.news.live();
      this.table.openOffers();
    });
  }

  /** @param {SeatView} seat */
  async replace(seat) {
    const answer = await ask({
      title: this.t("page-replace-title", { name: seat.name }), body: this.t("page-replace-body", { name: seat.name }),
      acts: [{ label: this.t("page-back"), value: "" }, { label: this.t("page-replace"), value: "yes", primary: true }],
    });
    if (answer === "yes") await this.vote(seat, true);
  }

  /** Whether a bot is to play for somebody who has gone. @param {SeatView} seat @param {boolean} agree */
  async vote(seat, agree) {
    await this.acts.attempt(async () => {
      const { table, votes } = await this.wire.replace(seat.seat, agree);
      if (agree) note(this.t(table.seats[seat.seat]?.kind === "bot" ? "page-replace-done" : "page-replace-asked", { name: seat.name }));
      this.store.set({ position: { ...this.state.position, votes } });
    });
  }

  async resign() {
    const seat = await resignDialog(this.table.context());
    if (seat) await this.leave(seat.seat);
  }

  /** A bot plays on in a seat of this screen. @param {number} seat */
  leave(seat) {
    return this.acts.attempt(async () => {
      await this.wire.resign(seat);
      this.store.set({ curtain: null });
      await this.acts.news.resync();
    });
  }

  /** @param {string} text */
  say(text) { void this.acts.attempt(() => this.wire.chat(text)); }

  /** @param {boolean} open */
  openChat(open) { if (this.state.chatOpen !== open) this.store.set({ chatOpen: open, unread: 0 }); }

  /** @param {string} colour */
  lookAt(colour) {
    const { table } = this;
    const { seats } = this.state.position.table;
    const mine = seats.some((seat) => seat.colour === colour && seat.mine);
    if (table.narrow) table.openTab(table.board.tabs.find((tab) => mine && tab.part === "mine")?.id ?? "players");
    else table.toggleDrawer();
    table.slices.after(() => table.root.querySelector(`.rivals [data-seat="${colour}"]`)?.scrollIntoView({ block: "nearest" }));
  }

  /** The same table once more; in a campaign its next game is made on its own page. */
  async again() {
    const { game, seats, spectators, campaign } = this.state.position.table;
    if (campaign) { location.href = campaignAddress(campaign.campaign); return; }
    const settings = /** @type {NewTable["settings"]} */ (this.state.position.table.settings);
    let first = true;
    /** @type {SeatWish[]} */
    const wishes = seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot ?? undefined };
      if (!seat.mine) return { kind: "link", name: "" };
      const kind = first ? "me" : "here";
      first = false;
      return { kind, name: UNNAMED.has(seat) ? "" : seat.name };
    });
    await this.acts.attempt(async () => { location.href = `/t/${(await server.newTable({ game, settings, seats: wishes, spectators })).table}`; });
  }
}
