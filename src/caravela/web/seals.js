/** Sealed texts: what a game tells only once it has come to it. They are fetched before what opens them is shown. */

/** @import { GameFacts, Opened } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

export class Seals {
  /** @param {(language: string) => Promise<Opened>} ask @param {GameFacts} game @param {Texts} texts */
  constructor(ask, game, texts) {
    this.ask = ask;
    this.game = game;
    this.texts = texts;
    /** @type {Set<string>} What has been asked for. */
    this.known = new Set();
  }

  /** What a view has opened can be told from now on. @param {Record<string, unknown>} view */
  async open({ opened = [] }) {
    const keys = /** @type {string[]} */ (opened);
    if (keys.every((key) => this.known.has(key))) return;
    const { texts } = this;
    const told = await this.ask(texts.language);
    texts.add(told.texts);
    Object.assign(this.game.descriptions[texts.language] ?? {}, told.descriptions);
    Object.assign(this.game.tokens, told.tokens);
    for (const key of keys) this.known.add(key);
  }

  /** From now on in another language. @param {Texts} texts @param {Record<string, unknown>} view */
  async speak(texts, view) {
    this.texts = texts;
    this.known.clear();
    await this.open(view);
  }
}
