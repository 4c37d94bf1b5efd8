/** Replay: any position of a game by its number, stepped through forwards and backwards; the address says which. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { mayTry } from "./menu.js";

/** @import { Position } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { TableWire } from "./net.js" */
/** @import { Store } from "./store.js" */

const STEP = 900;

export class Replay {
  /** @param {TableWire} wire @param {Store} store @param {(position: Position, next: boolean) => void} show Of the next position the moments too.
   * @param {() => boolean} busy Whether there is still something to be watched. */
  constructor(wire, store, show, busy) {
    this.wire = wire;
    this.store = store;
    this.show = show;
    this.busy = busy;
    /** @type {Map<number, Position>} */
    this.known = new Map();
    this.timer = 0;
  }

  get at() { return this.store.state.replay ?? { number: 0, first: 0, last: 0, playing: false }; }

  get number() { return this.at.number; }

  /** @param {number} first @param {number} last */
  open(first, last) { this.store.set({ picks: [], replay: { ...this.at, first, last: Math.max(this.at.last, last) } }); }

  close() {
    this.stop();
    this.store.set({ replay: null });
  }

  /** @param {number} number */
  async go(number) {
    const { first, last, number: before } = this.at;
    number = Math.max(first, last ? Math.min(number, last) : number);
    this.store.set({ replay: { ...this.at, number } });
    const position = await this.position(number);
    if (this.number !== number) return;
    this.store.set({ replay: { ...this.at, last: Math.max(this.at.last, position.last) } });
    history.replaceState(null, "", `/t/${this.wire.id}/${number}`);
    this.show(position, number === before + 1);
    if (number < this.at.last) void this.position(number + 1).catch(() => {});
  }

  /** @param {number} number */
  async position(number) {
    const known = this.known.get(number);
    if (known) return known;
    const position = await this.wire.at(number);
    this.known.set(number, position);
    return position;
  }

  play() {
    if (this.at.playing) { this.stop(); return; }
    const next = async () => {
      if (this.number >= this.at.last) { this.stop(); return; }
      this.timer = setTimeout(next, STEP);
      if (!this.busy()) await this.go(this.number + 1).catch(() => this.stop());
    };
    this.timer = setTimeout(next, 0);
    this.store.set({ replay: { ...this.at, playing: true } });
  }

  stop() {
    clearTimeout(this.timer);
    if (this.at.playing) this.store.set({ replay: { ...this.at, playing: false } });
  }

  /** The controls, in the place of the options. @param {Context} ctx @param {{leave: () => void, tryFrom: () => void}} acts */
  controls(ctx, acts) {
    const { number, first, last, playing } = this.at;
    const step = (/** @type {string} */ key, /** @type {string} */ picture, /** @type {number} */ to, /** @type {string} */ action) =>
      html`<button type="button" class="iconbtn" data-action=${action} aria-label=${ctx.t(key)} title=${ctx.t(key)} ?disabled=${to < first || to > last || to === number}
        @click=${() => { this.stop(); void this.go(to); }}>${icon(picture)}</button>`;
    return html`<div class="ask replaying">
      <div class="said"><h2 id="prompt" class="prompt">${ctx.t("page-replay-at", { number, last })}</h2>
        <p class="how">${ctx.t("page-replay-help")}</p></div>
      <div class="steps">${step("page-step-first", "i-skip-back", first, "first")}${step("page-step-back", "i-step-back", number - 1, "back")}
        <button type="button" class="iconbtn" data-action="play" aria-label=${ctx.t(playing ? "page-pause" : "page-play-on")} title=${ctx.t(playing ? "page-pause" : "page-play-on")} @click=${() => this.play()}>${icon(playing ? "i-pause" : "i-play")}</button>
        ${step("page-step-forward", "i-step-forward", number + 1, "forward")}${step("page-step-last", "i-skip", last, "last")}</div>
      <label class="slide"><span class="sr">${ctx.t("page-position")}</span><input type="range" id="position" min=${first} max=${last} .value=${String(number)}
        @input=${(/** @type {Event} */ event) => { this.stop(); void this.go(Number(/** @type {HTMLInputElement} */ (event.target).value)); }}></label>
      <div id="options" class="options">${mayTry(ctx) ? html`<button type="button" class="btn" data-action="try" @click=${acts.tryFrom}>${icon("i-branch")}${ctx.t("page-try")}</button>` : nothing}
        <button type="button" class="btn primary" data-action="leave-replay" @click=${acts.leave}>${ctx.t("page-back-to-table")}</button></div></div>`;
  }
}
