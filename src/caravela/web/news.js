/** What the server says: the live line, and the way back to what is true after a cut. */
import { announce } from "./announce.js";
import { LiveLine, Refusal } from "./net.js";
import { Part } from "./part.js";
import { heard, meanwhile, replaceAsked, seated, undoAsked, undone, until, wired } from "./store.js";

/** @import { Live, Position, SeatView } from "./messages.d.ts" */
/** @import { Table } from "./table.js" */

const LONG_CUT = 10_000;

export class News extends Part {
  /** @param {Table} table */
  constructor(table) {
    super(table);
    this.cutTimer = 0;
    /** @type {LiveLine | null} */
    this.line = null;
    /** Messages are heard one after the other, each once all that it opens can be told. */
    this.heard = Promise.resolve();
    /** @type {Position[]} What others did meanwhile, heard before the answer to my own choice. */
    this.early = [];
  }

  live() {
    this.line = new LiveLine(this.wire.id, {
      after: () => `after=${this.reached}&version=${this.state.position.version}&heard=${this.state.chat.at(-1)?.id ?? 0}`,
      hear: (message) => { this.heard = this.heard.then(() => this.wire.unsealed(message)).then((told) => this.hear(told)).catch((error) => console.error(error)); },
      state: (connected) => this.wireState(connected),
    });
    this.line.open();
  }

  /** The number of the newest position that has come, shown or not. */
  get reached() { return this.state.replay?.last ?? this.acts.stage.parade.last(this.state.position.number); }

  /** @param {boolean} connected */
  wireState(connected) {
    if (connected === this.state.connected) return;
    clearTimeout(this.cutTimer);
    this.store.put(wired(this.state, connected));
    announce([this.t(connected ? "page-reconnected" : "page-cut")]);
    if (connected) void this.check();
    else this.cutTimer = setTimeout(() => void this.longCut(), LONG_CUT);
  }

  /** The line does not come back: perhaps the table has been removed. */
  async longCut() {
    this.store.set({ longCut: true });
    await this.wire.newest().catch((error) => { if (error instanceof Refusal && error.status === 404) location.reload(); });
  }

  /** After a cut: what was undone meanwhile does not come down the line by itself. */
  async check() {
    const newest = await this.wire.newest().catch(() => null);
    if (!newest) return;
    const isNews = this.isNews(newest);
    const lost = isNews && this.state.unsent === newest.number;
    this.store.set({ unsent: null, notice: lost ? { key: "page-not-arrived", facts: {} } : this.state.notice });
    if (!isNews) return;
    const last = this.reached;
    const known = newest.events.filter((event) => event.number <= last);
    const same = newest.number >= last && JSON.stringify(known) === JSON.stringify(until(this.state.chronicle, last));
    if (!same || newest.number === this.state.position.number) this.reset(newest);
  }

  /** @param {Live} message */
  hear(message) {
    if (message.kind === "position") this.arrive(message);
    else if (message.kind === "undone") { if (message.version >= this.state.position.version) this.back(message); } // Else I have gone back further meanwhile.
    else if (message.kind === "chat") this.store.put(heard(this.state, message));
    else if (message.kind === "undo-asked") this.store.put(undoAsked(this.state, message.seat, message.agreed));
    else if (message.kind === "replace-asked") this.store.put(replaceAsked(this.state, message.seat, message.by));
    else if (message.kind === "replace-ended") this.store.put(replaceAsked(this.state, message.seat, null));
    else if (message.kind === "seats") this.seated(message.seats);
    else if (message.kind === "next") this.store.set({ notice: { key: "page-campaign-next", facts: {} } });
  }

  /** @param {Position} position */
  arrive(position) {
    const last = this.reached;
    if (position.number <= last) return;
    if (this.acts.past.replay) { this.meanwhile(position); return; }
    if (position.number > last + 1) {
      if (this.state.busy) this.early.push(position);
      else if (position.whole) this.reset(position);
      else void this.resync();
      return;
    }
    const before = this.acts.stage.parade.queue.at(-1)?.position ?? this.state.position;
    const author = before.decider === null ? undefined : before.table.seats[before.decider];
    this.store.set({ notice: null });
    this.acts.stage.parade.add(position, Boolean(author?.mine));
    this.store.set({ busy: false, queued: this.acts.stage.parade.waiting });
  }

  /** What was heard too early has its turn. */
  catchUp() { for (const position of this.early.splice(0)) this.arrive(position); }

  /** The game goes on while somebody looks back: what is looked at stays. @param {Position} position */
  meanwhile(position) {
    const { replay } = this.acts.past;
    if (!replay) return;
    this.store.put(meanwhile(this.state, position));
    // Once the game is over, every position tells more; and what is undone can't be looked at any longer.
    if (position.waiting === "over") replay.known.clear();
    if (position.waiting === "over" || replay.number > position.number) void this.acts.attempt(() => replay.go(replay.number));
  }

  /** Told twice, by the answer and down the line, it is gone back once. @param {Position} position */
  back(position) {
    const { number, version } = this.state.position;
    if (position.number === number && position.version === version) return;
    this.acts.stage.parade.clear();
    this.acts.past.replay?.known.clear();
    this.store.quietly(undone(this.state, position.number));
    if (this.acts.past.replay) { this.meanwhile(position); return; }
    this.acts.stage.show(position, 0);
    announce([this.t("page-undone")]);
  }

  /** While it was on its way, more may have come down the line. @param {Position} newest */
  isNews({ number, version }) {
    const known = (this.acts.stage.parade.queue.at(-1)?.position ?? this.state.position).version;
    return version > known || (version === known && number >= this.reached);
  }

  async resync() {
    try {
      const newest = await this.wire.newest();
      if (this.isNews(newest)) this.reset(newest);
    } catch (error) { this.acts.failed(error); }
  }

  /** @param {Position} position With all that happened so far. */
  reset(position) {
    this.acts.stage.parade.clear();
    const { state } = this;
    this.store.quietly({ chronicle: new Map(), chat: position.chat ?? state.chat, ...(position.number === state.position.number || this.acts.past.replay ? {} : { picks: [] }) });
    if (this.acts.past.replay) this.meanwhile(position);
    else this.acts.stage.show(position, 0);
  }

  /** @param {SeatView[]} seats */
  seated(seats) {
    const mine = (/** @type {SeatView[]} */ list) => list.map((seat) => seat.mine).join();
    const changed = mine(seats) !== mine(this.state.position.table.seats);
    for (const { position } of this.acts.stage.parade.queue) position.table.seats = seats;
    this.store.put(seated(this.state, seats));
    if (changed) void this.resync();
  }
}
