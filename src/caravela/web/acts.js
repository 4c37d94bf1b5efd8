/** What the visitor does and what the server says: its parts, and what the page may ask of them. */
import { Advising } from "./advising.js";
import { callDialog } from "./call.js";
import { Choosing } from "./choosing.js";
import { Coaching } from "./coaching.js";
import { Company } from "./company.js";
import { copy, note } from "./dialog.js";
import { showHelp } from "./help.js";
import { takeAlongDialog } from "./menu.js";
import { Refusal, Silence } from "./net.js";
import { News } from "./news.js";
import { Part } from "./part.js";
import { Past } from "./past.js";
import { showScores } from "./score.js";
import { Stage } from "./stage.js";
import { decided, dropped, offers, takenBack } from "./store.js";
import { Texts, rememberLanguage } from "./text.js";
import { switchTheme } from "./theme.js";

/** @import { Desk } from "./desk.js" */
/** @import { MenuActs } from "./menu.js" */
/** @import { Table } from "./table.js" */

export class Acts extends Part {
  /** @param {Table} table */
  constructor(table) {
    super(table);
    this.advising = new Advising(table);
    this.choosing = new Choosing(table);
    this.coaching = new Coaching(table);
    this.company = new Company(table);
    this.news = new News(table);
    this.past = new Past(table);
    this.stage = new Stage(table);
  }

  /** Says what went otherwise, in the desk. @param {unknown} error */
  failed(error) {
    if (error instanceof Silence) {
      if (!this.news.line) { note(this.t("page-no-server")); return; }
      this.news.wireState(false);
      this.news.line.again();
      return;
    }
    if (!(error instanceof Refusal)) throw error;
    const key = error.key.startsWith("undo-") ? error.key : `error-${error.key}`;
    this.store.set({ notice: { key: error.key === "stale" ? "page-stale" : this.texts.has(key) ? key : "error-unknown", facts: { seconds: error.seconds ?? 0 } } });
    if (error.position) this.news.reset(error.position);
    else if (error.status === 409 || error.status === 422) void this.news.resync();
  }

  /** @param {() => Promise<void>} act */
  async attempt(act) { try { await act(); } catch (error) { this.failed(error); } }

  switchTheme() { switchTheme(); this.table.draw(); }

  help() { void showHelp(this.texts, this.table.game); }

  /** The rule behind what one looks at, or else the help. */
  explain() {
    const rule = this.table.tips?.rule;
    if (rule) open(rule, "_blank"); else this.help();
  }

  /** @param {string} language */
  async speak(language) {
    rememberLanguage(language);
    const texts = await Texts.load(language, this.table.game.name);
    await this.wire.seals?.speak(texts, this.state.position.view);
    this.table.texts = texts;
    this.table.draw();
  }

  async scores() {
    if (document.querySelector("#scores, #standings")) return;
    const answer = await showScores(this.table.context(), this.table.board);
    if (answer === "again") await this.company.again();
    if (answer === "replay") await this.past.lookBack(0);
    if (answer === "share") await this.share();
    const [, colour] = answer?.match(/^look (.+)$/) ?? [];
    if (colour) this.table.board.look?.(this.table.context(), colour);
  }

  async share() {
    const link = `${location.origin}/t/${this.wire.id}/${this.state.position.number}`;
    if (await copy(link)) note(this.t("page-copied"));
    else this.company.invite();
  }

  /** @returns {Parameters<typeof import("./keys.js").listenToKeys>[1]} */
  keys() {
    return {
      letGo: () => this.stage.goOn() || this.choosing.letGo(), help: () => { if (!this.table.explain()) this.explain(); }, commit: () => this.stage.goOn() || this.choosing.commit(),
      undo: () => { if (this.state.position.undo.possible && !this.past.replay) void this.choosing.undo(); },
      goOn: () => this.stage.goOn() || this.stage.skips() || this.past.plays(), skip: () => this.stage.skips(),
      step: (by, stride) => { if (!this.past.replay || !by) return false; void this.past.replay.step(by, stride); return true; },
    };
  }

  /** @returns {Desk} */
  desk() {
    const { state } = this;
    return {
      state, texts: this.texts, board: this.table.board, missed: this.table.missed, offers: offers(state), decided: decided(state), takenBack: takenBack(state),
      acts: {
        choose: (option) => void this.choosing.choose(option), change: (set) => this.store.set({ picked: set }), climb: (rung) => this.store.set({ rung }),
        send: () => this.choosing.sendSet(), pick: (phrase) => this.choosing.pick(phrase, true), drop: (phrase) => this.store.put(dropped(this.state, phrase)), undo: () => void this.choosing.undo(),
        advise: () => void this.advising.ask(), digest: () => this.stage.openDigest(), skip: () => this.stage.skip(), reconnect: () => this.news.line?.again(), answerUndo: (agree) => void this.company.answerUndo(agree), join: (seat) => void this.company.join(seat),
        replace: (seat) => void this.company.replace(seat), vote: (seat, agree) => void this.company.vote(seat, agree), invite: () => this.company.invite(),
        scores: () => void this.scores(), replay: () => void this.past.lookBack(0), again: () => void this.company.again(), share: () => void this.share(), toChoice: () => this.table.openTab(this.table.askingTab),
      },
    };
  }

  /** @returns {MenuActs} */
  menu() {
    return {
      record: this.wire.record,
      invite: () => this.company.invite(),
      takeAlong: () => void this.attempt(async () => takeAlongDialog(this.table.context(), await this.wire.links())),
      standings: () => void this.scores(),
      replay: () => void this.past.lookBack(this.state.position.waiting === "over" ? 0 : this.state.position.number),
      coach: this.state.course?.left ? () => this.coaching.resume() : null, hints: this.state.met !== null, setHints: (wanted) => this.coaching.setHints(wanted),
      calls: () => void callDialog((key, facts) => this.t(key, facts)),
      tryHere: () => void this.past.tryFrom(), resign: () => void this.company.resign(), help: () => this.help(), theme: () => this.switchTheme(), redraw: () => this.table.draw(),
    };
  }
}
