/** Looking back: the replay of what has been. */
import { mannerOf } from "./log.js";
import { Part } from "./part.js";
import { Replay } from "./replay.js";
import { companyOf, turnsOf } from "./turns.js";

/** @import { Table } from "./table.js" */

export class Past extends Part {
  /** @param {Table} table */
  constructor(table) {
    super(table);
    /** @type {Replay | null} */
    this.replay = null;
  }

  /** What others did is watched once more, choice by choice. @param {number} number The first of their choices. */
  async watchAgain(number) {
    await this.lookBack(number - 1);
    this.replay?.play();
  }

  /** @param {number} number */
  async lookBack(number) {
    const last = this.acts.stage.parade.last(this.state.position.number);
    this.replay ??= new Replay(this.wire, this.store, this.table.game.chapter, (lines) => turnsOf(lines, companyOf(this.state.position), mannerOf(this.table)), (position, next) => {
      this.acts.stage.parade.clear();
      this.store.set({ cards: [] });
      // What plays on by itself does not wait for somebody who goes on.
      if (next) this.acts.stage.parade.add(position, !this.state.replay?.playing);
      else this.acts.stage.show(position, 0);
    }, () => this.acts.stage.parade.waiting > 0);
    // Who looks back has left the present: its scores do not come over what has been.
    this.acts.stage.skip();
    const { position } = this.state;
    this.replay.open(position.table.first, Math.max(last, position.last));
    const { replay } = this;
    await this.acts.attempt(() => replay.go(number));
    await this.acts.attempt(() => replay.readOn());
  }

  /** @returns {boolean} Whether there is something to be played on, or to be stopped. */
  plays() {
    this.replay?.play();
    return this.replay !== null;
  }

  leave() {
    this.replay?.close();
    this.replay = null;
    history.replaceState(null, "", `/t/${this.wire.id}`);
    this.store.set({ scoresSeen: true });
    void this.acts.news.resync();
    if (!this.acts.news.line) this.acts.news.live();
  }

  async tryFrom() {
    const number = this.replay ? this.replay.number : this.state.position.number;
    await this.acts.attempt(async () => {
      const { table } = await this.wire.tryFrom(number);
      location.href = `/t/${table}`;
    });
  }
}
