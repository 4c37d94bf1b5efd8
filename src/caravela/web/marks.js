/** Marks that come and go: an attribute on some of the drawn things. */

export class Mark {
  /** @type {Set<Element>} */
  on = new Set();

  /** @param {string} name The attribute. */
  constructor(name) { this.name = name; }

  /** On these things, and no longer on others: nobody has to look for them on the whole page. @param {Iterable<Element>} things */
  put(things) {
    const next = new Set(things);
    for (const thing of this.on) if (!next.has(thing)) thing.removeAttribute(this.name);
    for (const thing of next) thing.toggleAttribute(this.name, true);
    this.on = next;
  }
}
