/** What the visitor answers to the coach. */
import { keepCourse, keepMet, metIn } from "./coach.js";
import { keep } from "./keep.js";
import { Part } from "./part.js";

/** @import { Course } from "./coach.js" */

export class Coaching extends Part {
  /** The card that is shown is done: by its button, or by a choice. */
  next() {
    const { step } = this.table;
    const { course } = this.state;
    if (!step || !course) return;
    this.course({ ...course, back: false, seen: course.back ? course.seen : [...course.seen, step.name] });
  }

  /** The last card once more; nothing is taken back. */
  back() { if (this.state.course) this.course({ ...this.state.course, back: true }); }

  leave() {
    if (!this.state.course) return;
    this.course({ ...this.state.course, back: false, left: true });
    this.store.set({ notice: { key: "page-guide-left", facts: {} } });
  }

  /** The coach comes back. */
  resume() { if (this.state.course) this.course({ ...this.state.course, left: false }); }

  /** @param {Course} course */
  course(course) {
    keepCourse(this.wire.id, course);
    this.store.set({ course });
  }

  /** The card is but one line, or whole. @param {string} step @param {boolean} folded */
  fold(step, folded) { this.store.set({ tucked: { step, folded } }); }

  /** @param {string} decision Whose hint was read. */
  met(decision) {
    keepMet(this.table.game.name, decision);
    this.store.set({ met: new Set([...(this.state.met ?? []), decision]), hinted: this.state.position.number });
  }

  /** @param {boolean} wanted */
  setHints(wanted) {
    keep("hints", wanted ? "on" : "off");
    this.store.set({ met: metIn(this.table.game.name) });
  }
}
