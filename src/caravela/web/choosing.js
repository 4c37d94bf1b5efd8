/** Choosing: what is held, and what is made of it. */
import { announce } from "./announce.js";
import { Silence } from "./net.js";
import { Part } from "./part.js";
import { narrow } from "./pick.js";
import { isEnough, piecesOf, selectionOf } from "./picker.js";
import { EXTRAS, decided, letGo, madeAtOnce, offers, opened, options, picked } from "./store.js";

/** @import { NewChoice, OptionView } from "./messages.d.ts" */

/** So many milliseconds is an answer waited for in silence. */
const SLOW = 250;

export class Choosing extends Part {
  /** A click on a thing. What it leaves is made at once only if the first click says all; else by a second click on the same thing.
   * @param {string} phrase @param {boolean} [holds] Whether it is only held, even if it says all. */
  pick(phrase, holds = false) {
    if (!options(this.state).length || this.state.busy) return;
    const whole = decided(this.state);
    if (whole && !holds && this.state.picks.at(-1) === phrase) { void this.choose(whole); return; }
    const next = picked(this.state, phrase, this.table.game);
    const made = holds ? null : madeAtOnce(next);
    if (made) { void this.choose(made); return; }
    this.store.put(next);
    this.table.slices.after(() => this.table.revealOffers());
    const left = decided(this.state);
    announce([left ? this.texts.sentence(left) : this.t("page-options-count", { count: narrow(offers(this.state), this.state.picks).length })]);
  }

  /** What a board holds in the player's hand, as a tile that is turned: no part is changed for another. @param {string} phrase */
  hold(phrase) {
    if (options(this.state).length && !this.state.busy) this.store.put({ ...picked(this.state, phrase, this.table.game), changed: null });
  }

  /** The main button: what is held is made, what is picked is sent, or the one thing that is asked. @returns {boolean} Whether there is one. */
  commit() {
    const button = /** @type {HTMLButtonElement | null} */ (this.table.root.querySelector('#options [data-action="commit"], #options [data-action="pick"]:not(:disabled)'));
    if (this.state.busy || !options(this.state).length) return false;
    button?.click();
    return button !== null;
  }

  /** What is picked of a set. */
  sendSet() {
    const selection = selectionOf(this.state.position);
    if (selection && isEnough(selection, this.state.picked)) void this.send({ number: this.state.position.number, pieces: piecesOf(this.state.picked) });
  }

  /** @returns {boolean} Whether there was something to let go of. */
  letGo() {
    this.table.tips?.hide();
    const next = letGo(this.state);
    if (next === this.state) return false;
    this.store.put(next);
    return true;
  }

  /** @param {OptionView} option @param {OptionView[]} [taken] What the page has answered by itself, this among it. */
  choose(option, taken) { return this.send({ number: this.state.position.number, option: option.text }, taken); }

  /** An option, or a whole set. @param {NewChoice} choice @param {OptionView[]} [taken] */
  async send(choice, taken = []) {
    if (this.state.busy) return;
    this.table.tips?.hide();
    // On its way before anything is drawn.
    const answered = this.wire.choose(choice);
    if (!this.state.course?.back) this.acts.coaching.next();
    if (this.table.hint) this.acts.coaching.met(this.table.hint);
    this.store.set({ notice: null, taken, cards: [], digest: false, untold: false, busy: true });
    // Only a long wait is shown.
    const slow = setTimeout(() => this.table.root.toggleAttribute("data-slow", true), SLOW);
    try {
      const answer = await answered;
      // A set is several choices: each is shown as it was made.
      for (let number = choice.number + 1; number < answer.number; number += 1) this.acts.news.arrive(await this.wire.at(number));
      this.acts.news.arrive(answer);
    } catch (error) {
      this.store.set({ picks: [], ...(error instanceof Silence ? { unsent: this.state.position.number } : {}) });
      this.acts.failed(error);
    }
    clearTimeout(slow);
    this.table.root.removeAttribute("data-slow");
    this.store.set({ busy: false });
    this.acts.news.catchUp();
  }

  async undo() {
    if (this.state.busy) return;
    this.acts.stage.skip();
    this.store.set({ busy: true });
    try {
      const answer = await this.wire.undo(this.state.position.number);
      this.store.set({ busy: false });
      if (answer.undo.asked === null) this.acts.news.back(answer);
      else this.acts.news.reset(answer);
    } catch (error) {
      this.store.set({ busy: false });
      this.acts.failed(error);
    }
    this.acts.news.catchUp();
  }

  /** A chip opens what it hides, and closes it again. @param {string} id */
  fold(id) { this.store.put(opened(this.state, this.state.open === id ? "" : id)); }

  /** Something beside the question is meant: it is opened, and held. @param {string} phrase */
  extra(phrase) {
    this.store.put(opened(this.state, EXTRAS));
    this.pick(phrase, true);
  }
}
