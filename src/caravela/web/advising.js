/** Asking a master: the question goes to the server, and what it advises is looked at or held. */
import { announce } from "./announce.js";
import { Part } from "./part.js";
import { EXTRAS, opened } from "./store.js";

/** @import { Asked } from "./advice.js" */
/** @import { OptionView } from "./messages.d.ts" */

export class Advising extends Part {
  /** @type {AbortController | null} */
  line = null;

  /** What a master would do in the position that is shown; asked once more, the answer is put away. */
  async ask() {
    if (this.state.advice) { this.close(); return; }
    if (this.state.busy) return;
    const { number } = this.state.position;
    /** @type {Asked} */
    const asked = { number, options: null, lit: "" };
    this.line = new AbortController();
    this.store.set({ advice: asked, digest: false, untold: false });
    announce([this.t("page-advice-thinking")]);
    try {
      const { options } = await this.wire.advise(number, this.line.signal);
      if (!this.waitsFor(asked)) return;
      this.store.set({ advice: { ...asked, options } });
      announce(options.slice(0, 1).map((best) => this.t("page-pair", { name: this.t("page-advice-best"), value: this.texts.sentence(best) })));
      this.table.slices.after(() => /** @type {HTMLElement | null} */ (this.table.root.querySelector(".advised"))?.focus({ preventScroll: true }));
    } catch (error) {
      if (!this.waitsFor(asked)) return;
      this.close();
      this.acts.failed(error);
    }
  }

  /** Whether the answer is still wanted: the position may have changed. @param {Asked} asked */
  waitsFor(asked) { return this.state.advice === asked; }

  close() { this.store.set({ advice: null }); }

  /** Nobody waits for the answer any more: it was put away, or the position has changed. */
  hangUp() { this.line?.abort(); }

  /** The things that an option names are lit. @param {string} lit Its text. */
  light(lit) {
    const { advice } = this.state;
    if (advice && advice.lit !== lit) this.store.set({ advice: { ...advice, lit } });
  }

  /** What is advised is held as if it were clicked: the main button makes it. @param {OptionView} option */
  take(option) {
    this.close();
    this.store.put({ ...opened(this.state, option.free ? EXTRAS : ""), picks: [] });
    this.acts.choosing.pick(option.text, true);
  }
}
