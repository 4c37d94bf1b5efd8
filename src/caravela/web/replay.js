/** Replay: any position of a game by its number, stepped through forwards and backwards; the address says which. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { mayTry } from "./menu.js";

/** @import { Position } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { TableWire } from "./net.js" */

const STEP = 900;

export class Replay {
  /** @param {TableWire} wire @param {(position: Position, next: boolean) => void} show Of the next position the moments too.
   * @param {() => boolean} busy Whether there is still something to be watched. */
  constructor(wire, show, busy) {
    this.wire = wire;
    this.show = show;
    this.busy = busy;
    /** @type {Map<number, Position>} */
    this.known = new Map();
    this.number = 0;
    this.first = 0;
    this.last = 0;
    this.timer = 0;
  }

  get playing() { return this.timer !== 0; }

  /** @param {number} number */
  async go(number) {
    number = Math.max(this.first, this.last ? Math.min(number, this.last) : number);
    const next = number === this.number + 1;
    this.number = number;
    const position = await this.position(number);
    if (this.number !== number) return;
    this.last = Math.max(this.last, position.last);
    history.replaceState(null, "", `/t/${this.wire.id}/${number}`);
    this.show(position, next);
    if (number < this.last) void this.position(number + 1).catch(() => {});
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
    if (this.playing) { this.stop(); void this.go(this.number); return; }
    const next = async () => {
      if (this.number >= this.last) { this.stop(); void this.go(this.number); return; }
      this.timer = setTimeout(next, STEP);
      if (!this.busy()) await this.go(this.number + 1).catch(() => this.stop());
    };
    this.timer = setTimeout(next, 0);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** The controls, in the place of the options. @param {Context} ctx @param {{leave: () => void, tryFrom: () => void}} acts */
  controls(ctx, acts) {
    const step = (/** @type {string} */ key, /** @type {string} */ picture, /** @type {number} */ to, /** @type {string} */ action) =>
      html`<button type="button" class="iconbtn" data-action=${action} aria-label=${ctx.t(key)} title=${ctx.t(key)} ?disabled=${to < this.first || to > this.last || to === this.number}
        @click=${() => { this.stop(); void this.go(to); }}>${icon(picture)}</button>`;
    return html`<div class="ask replaying">
      <div class="said"><h2 id="prompt" class="prompt">${ctx.t("page-replay-at", { number: this.number, last: this.last })}</h2>
        <p class="how">${ctx.t("page-replay-help")}</p></div>
      <div class="steps">${step("page-step-first", "i-skip-back", this.first, "first")}${step("page-step-back", "i-step-back", this.number - 1, "back")}
        <button type="button" class="iconbtn" data-action="play" aria-label=${ctx.t(this.playing ? "page-pause" : "page-play-on")} title=${ctx.t(this.playing ? "page-pause" : "page-play-on")} @click=${() => this.play()}>${icon(this.playing ? "i-pause" : "i-play")}</button>
        ${step("page-step-forward", "i-step-forward", this.number + 1, "forward")}${step("page-step-last", "i-skip", this.last, "last")}</div>
      <label class="slide"><span class="sr">${ctx.t("page-position")}</span><input type="range" id="position" min=${this.first} max=${this.last} .value=${String(this.number)}
        @input=${(/** @type {Event} */ event) => { this.stop(); void this.go(Number(/** @type {HTMLInputElement} */ (event.target).value)); }}></label>
      <div id="options" class="options">${mayTry(ctx) ? html`<button type="button" class="btn" data-action="try" @click=${acts.tryFrom}>${icon("i-branch")}${ctx.t("page-try")}</button>` : nothing}
        <button type="button" class="btn primary" data-action="leave-replay" @click=${acts.leave}>${ctx.t("page-back-to-table")}</button></div></div>`;
  }
}
