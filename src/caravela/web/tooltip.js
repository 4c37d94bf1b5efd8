/** Tooltips: a name, a sentence, a line of facts; after a moment of rest, at once on focus, on phones by a long press. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";

/** @typedef {import("./types.d.ts").Tip & {more?: unknown, rule?: string | null}} Told A tip with what the table adds to it. */

const REST = 400;
const PRESS = 450;

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
      if (target?.matches(":focus-visible")) this.show(target);
    });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerdown", (event) => {
      this.hide();
      if (event.pointerType !== "mouse") this.press(event);
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
    return place instanceof Element ? place.closest("[data-tip], [data-token], [data-reason], [data-option]") : null;
  }

  /** @param {Event} event */
  rest(event) {
    const target = this.target(event.target);
    if (target === this.over) return;
    this.hide();
    this.over = target;
    if (target) this.timer = setTimeout(() => this.show(target), REST);
  }

  /** @param {PointerEvent} event */
  press(event) {
    const target = this.target(event.target);
    this.start = { x: event.clientX, y: event.clientY };
    this.held = false;
    clearTimeout(this.timer);
    if (target) this.timer = setTimeout(() => { this.held = this.show(target); }, PRESS);
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

  /** Beside its target, never on it, never on the desk. @param {Element} target */
  put(target) {
    const { width, height } = this.box.getBoundingClientRect();
    const of = target.getBoundingClientRect();
    const desk = this.root.querySelector(".desk")?.getBoundingClientRect();
    const inDesk = desk ? of.top >= desk.top : false;
    const floor = desk && !inDesk ? desk.top : innerHeight;
    let x = of.left + of.width / 2 - width / 2;
    let y = of.top - height - 10;
    if (y < 8) y = of.bottom + 10;
    if (y + height > floor - 4) {
      y = Math.max(8, Math.min(of.top + of.height / 2 - height / 2, floor - height - 8));
      x = of.right + 10 + width < innerWidth ? of.right + 10 : of.left - width - 10;
    }
    this.box.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    this.box.style.top = `${y}px`;
  }

  hide() {
    clearTimeout(this.timer);
    if (this.over?.getAttribute("aria-describedby") === this.box.id) this.over.removeAttribute("aria-describedby");
    this.over = null;
    this.rule = "";
    if (!this.box.hidden) this.box.hidden = true;
  }
}
