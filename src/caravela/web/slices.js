/** Drawing in slices: a few milliseconds at a time, so that whoever points or types is never kept waiting. */

/** So many milliseconds at a time: when the next step is not likely to fit in any more, the page takes a breath, and what has happened meanwhile has its turn. */
const SLICE = 6;

/** How much of what a step once took it is still expected to take. */
const FADING = 0.8;

/** Where a browser can't tell what matters more: a message has its turn after what has happened meanwhile. */
const breath = new MessageChannel();

/** After what visitors have done meanwhile, and before the next frame: to show what is half drawn would only cost time. @param {() => void} act */
function soon(act) {
  if ("scheduler" in globalThis) { void globalThis.scheduler.postTask(act, { priority: "user-blocking" }); return; }
  breath.port1.onmessage = act;
  breath.port2.postMessage(null);
}

export class Slices {
  painting = false;

  /** @type {(() => void)[]} What is left to be drawn. */
  rest = [];

  /** @type {Map<() => void, number>} How long each step is likely to take. */
  costs = new Map();

  /** @type {(() => void)[]} What waits until all is drawn. */
  waiting = [];

  /** How long has been drawn since the last breath, and whether one is about to be taken. */
  spent = 0;

  gasping = false;

  /** @param {HTMLElement} root What is drawn on. @param {() => void} done What follows when all is drawn, and what waited for that is done. */
  constructor(root, done) {
    this.root = root;
    this.done = done;
  }

  /** @param {(() => void)[]} steps What is to be drawn, instead of what was left. @param {boolean} whole All at once, however long it takes. */
  draw(steps, whole) {
    this.rest = [...steps];
    this.paint(whole);
  }

  /** What was left is drawn now: for whoever wants to measure or click it. */
  finish() { if (this.rest.length) this.paint(true); }

  /** @param {() => void} act What is done once all is drawn. */
  after(act) {
    if (this.rest.length) this.waiting.push(act);
    else act();
  }

  /** Nothing draws while it draws. @param {boolean} [whole] */
  paint(whole = document.hidden) {
    if (this.painting) return;
    const fits = (/** @type {number} */ more) => whole || !this.spent || this.spent + more < SLICE;
    this.painting = true;
    try {
      while (this.rest.length && fits(this.costs.get(this.rest[0]) ?? 0)) {
        const start = performance.now();
        const [step] = this.rest.splice(0, 1);
        step();
        // What is drawn is laid out here and now: that takes its time too.
        this.root.getBoundingClientRect();
        const cost = performance.now() - start;
        this.costs.set(step, Math.max(cost, FADING * (this.costs.get(step) ?? 0)));
        this.spent += cost;
      }
    } finally { this.painting = false; }
    while (!this.rest.length && this.waiting.length && fits(0)) this.waiting.shift()?.();
    this.root.toggleAttribute("data-drawing", this.rest.length > 0);
    if (!this.rest.length && !this.waiting.length) this.done();
    if (!this.gasping) soon(() => this.breathe());
    this.gasping = true;
  }

  breathe() {
    this.gasping = false;
    this.spent = 0;
    if (this.rest.length || this.waiting.length) this.paint();
  }
}
