/** Tooltips: a name, a sentence, a line of facts; after a moment of rest, at once on focus, on phones by a long press. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";

/** @typedef {import("./types.d.ts").Tip & {more?: unknown, rule?: string | null}} Told A tip with what the table adds to it. */

const REST = 400;
const PRESS = 450;
/** So far from its target. */
const GAP = 10;

export class Tooltips {
  /** @param {HTMLElement} root @param {(token: string, element: Element) => Told | null} tell @param {() => string} label What the way to the rule is called. */
  constructor(root, tell, label) {
    this.root = root;
    this.tell = tell;
    this.label = label;
    /** The rule behind what is shown. */
    this.rule = "";
    this.timer = 0;
    this.held = false;
    this.byFinger = false;
    /** Whether what is shown was asked for by a long press. */
    this.pressed = false;
    this.start = { x: 0, y: 0 };
    /** @type {Element | null} */
    this.over = null;
    this.box = document.createElement("div");
    this.box.className = "tip";
    this.box.id = "tip";
    this.box.setAttribute("role", "tooltip");
    this.box.hidden = true;
    document.body.append(this.box);
    // What comes to lie under a pointer that rests is not looked at: only a movement is.
    root.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse") this.rest(event); });
    root.addEventListener("pointerout", (event) => { if (event.pointerType === "mouse" && !this.target(event.relatedTarget)) this.hide(); });
    root.addEventListener("focusin", (event) => {
      const target = this.target(event.target);
      if (target?.matches(":focus-visible")) { this.byFinger = false; this.show(target); }
    });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerdown", (event) => {
      // A finger that only wants to be rid of what a long press told chooses nothing.
      const told = !this.box.hidden && this.pressed;
      this.hide();
      if (event.pointerType !== "mouse") this.press(event, told);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) root.addEventListener(end, (event) => this.lift(event));
    root.addEventListener("wheel", () => this.hide(), { passive: true });
    root.addEventListener("contextmenu", (event) => { if (this.held) event.preventDefault(); });
    root.addEventListener("click", (event) => {
      if (this.held) { event.preventDefault(); event.stopPropagation(); this.held = false; }
    }, { capture: true });
    addEventListener("keydown", (event) => { if (event.key === "Escape") this.hide(); });
  }

  /** @param {EventTarget | null} place @returns {Element | null} */
  target(place) {
    return place instanceof Element ? place.closest("[data-tip], [data-token], [data-reason], [data-option], [data-pick]") : null;
  }

  /** @param {Event} event */
  rest(event) {
    const target = this.target(event.target);
    if (target === this.over) return;
    this.hide();
    this.over = target;
    if (target) this.timer = setTimeout(() => { this.byFinger = false; this.show(target); }, REST);
  }

  /** A long press asks and never chooses. @param {PointerEvent} event @param {boolean} told Whether something was told so far. */
  press(event, told) {
    const target = this.target(event.target);
    this.start = { x: event.clientX, y: event.clientY };
    this.held = told;
    clearTimeout(this.timer);
    if (target) this.timer = setTimeout(() => { this.byFinger = this.held = true; this.pressed = this.show(target); }, PRESS);
  }

  /** @param {Event} event */
  lift(event) {
    if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
    const moved = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > 10;
    if (event.type !== "pointermove" || moved) clearTimeout(this.timer);
  }

  /** @param {Element} target */
  show(target) {
    const token = target.getAttribute("data-tip") ?? target.getAttribute("data-token") ?? "";
    const reason = target.getAttribute("data-reason");
    /** @type {Told | null} */
    const tip = reason ? { title: "", text: reason } : this.tell(token, target);
    if (!tip || (!tip.title && !tip.text && !tip.more)) return false;
    this.over = target;
    target.setAttribute("aria-describedby", this.box.id);
    render(html`${tip.title ? html`<h3>${tip.title}</h3>` : nothing}${tip.text ? html`<p>${tip.text}</p>` : nothing}${tip.more ?? nothing}
      ${tip.facts ? html`<p class="faint">${tip.facts}</p>` : nothing}
      ${tip.rule ? html`<p class="rule"><kbd aria-hidden="true">?</kbd> <a href=${tip.rule} target="_blank" tabindex="-1">${this.label()}</a></p>` : nothing}`, this.box);
    this.rule = tip.rule ?? "";
    this.box.hidden = false;
    this.put(target);
    return true;
  }

  /** Beside its target on the side with most room, never on it nor on the desk, and where it can on nothing that may be clicked; a finger's stands at the desk's edge. @param {Element} target */
  put(target) {
    const { width, height } = this.box.getBoundingClientRect();
    const of = target.getBoundingClientRect();
    const ask = this.root.querySelector(".f-ask")?.getBoundingClientRect();
    const beside = ask && ask.height > ask.width ? ask.left : innerWidth;
    const floor = ask && ask.height < ask.width ? ask.top : innerHeight;
    const x = Math.max(8, Math.min(of.left + of.width / 2 - width / 2, beside - width - 8));
    const y = Math.max(8, Math.min(of.top + of.height / 2 - height / 2, floor - height - 8));
    const atEdge = { x: this.byFinger ? Math.max(8, (beside - width) / 2) : x, y: Math.max(8, floor - height - 8) };
    const sides = [
      { x: of.right + GAP, y, room: beside - of.right - width }, { x: of.left - GAP - width, y, room: of.left - width },
      { x, y: of.top - GAP - height, room: of.top - height }, { x, y: of.bottom + GAP, room: floor - of.bottom - height },
    ].filter(({ room }) => room > GAP + 8).sort((one, other) => other.room - one.room);
    const lit = [...this.root.querySelectorAll("[data-offered]")].filter((one) => one !== target && !one.contains(target) && !target.contains(one)).map((one) => one.getBoundingClientRect());
    const covers = (/** @type {{x: number, y: number}} */ at) => lit.filter((one) => one.width && one.left < at.x + width && one.right > at.x && one.top < at.y + height && one.bottom > at.y).length;
    const inDesk = target.closest(".f-ask, .f-mine") !== null;
    const place = this.byFinger || inDesk ? atEdge : (sides.map((at) => ({ ...at, over: covers(at) })).sort((one, other) => one.over - other.over || other.room - one.room)[0] ?? atEdge);
    this.box.style.left = `${place.x}px`;
    this.box.style.top = `${place.y}px`;
  }

  hide() {
    clearTimeout(this.timer);
    if (this.over?.getAttribute("aria-describedby") === this.box.id) this.over.removeAttribute("aria-describedby");
    this.over = null;
    this.rule = "";
    this.pressed = false;
    if (!this.box.hidden) this.box.hidden = true;
  }
}
