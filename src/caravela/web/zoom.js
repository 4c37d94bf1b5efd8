/** Zoom: the board under a glass: wheel and pinch zoom, drag pans, a double click fits. */

const MOST = 4;

export class Zoom {
  /** @param {HTMLElement} frame The window on the board. @param {HTMLElement} sheet What moves in it. */
  constructor(frame, sheet) {
    this.frame = frame;
    this.sheet = sheet;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.spread = 0;
    this.travelled = 0;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) frame.addEventListener(end, (event) => this.up(event));
    frame.addEventListener("dblclick", (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-offered], button")) this.fit();
    });
    // A drag that ends on a token must not pick it.
    frame.addEventListener("click", (event) => { if (this.travelled > 6) { event.stopPropagation(); event.preventDefault(); } }, { capture: true });
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.spread = this.distance();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.travelled += Math.abs(dx) + Math.abs(dy);
    if (this.fingers.size >= 2) {
      const spread = this.distance();
      const [one, other] = [...this.fingers.values()];
      if (this.spread) this.by(spread / this.spread, (one.x + other.x) / 2, (one.y + other.y) / 2);
      this.spread = spread;
    } else if (this.scale > 1 && this.travelled > 6) {
      if (!this.frame.hasPointerCapture(event.pointerId)) this.frame.setPointerCapture(event.pointerId);
      this.x += dx;
      this.y += dy;
      this.put();
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    this.spread = this.distance();
  }

  distance() {
    if (this.fingers.size < 2) return 0;
    const [one, other] = [...this.fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  }

  /** Zooms about a point of the screen, else about the middle. @param {number} factor @param {number} [clientX] @param {number} [clientY] */
  by(factor, clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    const px = (clientX ?? box.left + box.width / 2) - box.left;
    const py = (clientY ?? box.top + box.height / 2) - box.top;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.put();
  }

  fit() {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.put();
  }

  put() {
    const { width, height } = this.frame.getBoundingClientRect();
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y));
    this.sheet.style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.toggleAttribute("data-zoomed", this.scale > 1);
  }
}
