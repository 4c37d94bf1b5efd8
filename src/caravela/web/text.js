/** Texts: names and sentences in the visitor's language, out of the same Fluent files as the engine's. */
import { FluentBundle, FluentResource } from "./vendor/fluent/fluent.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { keep } from "./keep.js";

/** @import { Sentence } from "./messages.d.ts" */
/** @import { Member } from "./turns.js" */
/** @import { Facts } from "./types.d.ts" */

export const LANGUAGES = ["pt", "fr", "en"];
/** @type {Record<string, string>} */
export const LOCALES = { en: "en", pt: "pt-BR", fr: "fr" };
/** @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", pt: "Português", fr: "Français" };

/** So many sentences are remembered. */
const MEMORY = 4000;

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The language of the page: first.js has found out which. */
export function preferredLanguage() { return document.documentElement.lang.slice(0, 2); }

/** @param {string} language */
export function rememberLanguage(language) {
  keep("language", language);
  document.documentElement.lang = LOCALES[language];
}

/** @param {string} kind @param {string} word */
export function keyOf(kind, word) { return `${kind}-${word}`.replaceAll("_", "-"); }

/** @param {string} name An argument's name; `worker2` is a second worker. */
function kindOf(name) { return name.replace(/\d+$/, ""); }

/** French sets a space before these signs: they never begin a line. @param {string} text */
function joined(text) { return text.replace(/ (?=[?!:;»])/g, "\u00a0"); }

/** A text with its marked names strong. @param {string} text @param {(name: string) => string} [called] */
function marked(text, called = (name) => name) {
  const [first, ...rest] = text.split(OPEN);
  return html`${first}${rest.map((piece) => {
    const [name, after = ""] = piece.split(CLOSE);
    return html`<b>${called(name)}</b>${after}`;
  })}`;
}

/** The sentences of one language; an argument that names a thing is replaced by the thing's name. */
export class Texts {
  /** @param {string} language @param {string[]} sources */
  constructor(language, sources) {
    this.language = language;
    this.bundle = new FluentBundle([LOCALES[language]], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    /** @type {Map<string, Record<string, string>>} */
    this.names = new Map();
    /** @type {Record<string, string>} People's names by seat word, which win over the names of colours. */
    this.people = {};
    /** @type {Map<string, string>} What has been said since somebody came. */
    this.said = new Map();
  }

  /** Who is here. Somebody without a name, a solo opponent, is told apart from people who are called the same. @param {Member[]} company */
  meet(company) {
    const people = Object.fromEntries(company.filter(({ name }) => name).map(({ colour, name }) => [colour, name]));
    const taken = new Set(Object.values(people).map((name) => name.toLocaleLowerCase()));
    for (const { colour, name } of company) {
      const own = name ? "" : this.say(keyOf("seat", colour));
      if (taken.has(own.toLocaleLowerCase())) people[colour] = this.say("page-automa-named", { name: own });
    }
    if (JSON.stringify(people) === JSON.stringify(this.people)) return;
    this.people = people;
    this.said.clear();
  }

  /** The page's texts and a game's; `_` is the page alone. @param {string} language @param {string} game */
  static async load(language, game) {
    const answer = await fetch(`/text/${game}/${language}.ftl`);
    if (!answer.ok) throw new Error(`no texts of ${game} in ${language}`);
    return new Texts(language, [await answer.text()]);
  }

  /** Further texts. @param {string} source */
  add(source) {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.names.clear();
    this.said.clear();
  }

  /** @param {string} key */
  has(key) { return this.bundle.hasMessage(key); }

  /** @param {string} kind @param {string} word */
  name(kind, word) {
    if (kind === "seat" && this.people[word]) return this.people[word];
    const key = keyOf(kind, word);
    return this.has(key) ? this.say(key) : String(word);
  }

  /** A sentence with its arguments. @param {string} key @param {Facts} [facts] @returns {string} */
  say(key, facts) {
    const asked = facts ? key + JSON.stringify(facts) : key;
    let text = this.said.get(asked);
    if (text === undefined) {
      text = this.put(key, facts ?? {}, () => false);
      if (this.said.size >= MEMORY) this.said.clear();
      this.said.set(asked, text);
    }
    return text;
  }

  /**
   * A sentence as a template in which the named things of these kinds are strong.
   * @param {string} key @param {Facts} [facts] @param {(kind: string) => boolean} [strong]
   */
  rich(key, facts = {}, strong = () => true) { return marked(this.put(key, facts, strong)); }

  /** A line of the log, without its full stop: the players in it are strong. @param {Sentence} sentence @param {(name: string) => string} called What they are called there. */
  line({ key, facts }, called) { return marked(this.put(key, facts, (kind) => kind === "seat").replace(/\.$/, ""), called); }

  /** What else somebody did: the same without the name that it begins with. @param {Sentence} sentence */
  further({ key, facts }) {
    const text = this.put(key, facts, (kind) => kind === "seat").replace(/\.$/, "");
    return marked(text.startsWith(OPEN) ? text.slice(text.indexOf(CLOSE) + CLOSE.length).replace(/^[\s:·,]+/, "") : text);
  }

  /** @param {string} key @param {Facts} facts @param {(kind: string) => boolean} strong */
  put(key, facts, strong) {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`${this.language}: no text '${key}'`);
      return key;
    }
    /** @type {Record<string, string | number>} */
    const shown = {};
    for (const [name, value] of Object.entries(facts)) {
      shown[name] = typeof value === "number" ? value : String(value ?? "");
      if (typeof value !== "string") continue;
      const forms = this.forms(name, value);
      const mark = strong(kindOf(name));
      for (const [form, text] of Object.entries(forms)) shown[form] = mark ? OPEN + text + CLOSE : text;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, shown, errors);
    if (errors.length) console.error(`${this.language}: text '${key}': ${errors[0].message}`);
    return joined(text);
  }

  /** A part of a message, such as its title; empty where it has none. @param {string} key @param {string} part @param {Record<string, string | number>} [facts] */
  part(key, part, facts) {
    const pattern = this.bundle.getMessage(key)?.attributes[part];
    return pattern ? joined(this.bundle.formatPattern(pattern, facts)) : "";
  }

  /** A thing's name and its other forms, by the arguments they fill; several words are a list. @param {string} name @param {string} word */
  forms(name, word) {
    const kind = kindOf(name);
    if (kind === "seat" && this.people[word]) return { [name]: this.people[word] };
    const keys = word.split(" ").map((part) => keyOf(kind, part));
    if (!keys.every((key) => this.has(key))) return {};
    const found = keys.map((key) => this.named(key));
    return Object.fromEntries(Object.keys(found[0]).map((form) => [name + form, found.map((one) => one[form] ?? "").join(", ")]));
  }

  /** The forms of the name with this key. @param {string} key */
  named(key) {
    let forms = this.names.get(key);
    if (!forms) {
      forms = {};
      const message = this.bundle.getMessage(key);
      if (message?.value != null) {
        forms[""] = this.bundle.formatPattern(message.value);
        for (const [form, part] of Object.entries(message.attributes)) forms[`-${form}`] = this.bundle.formatPattern(part);
      }
      this.names.set(key, forms);
    }
    return forms;
  }

  /** An option, prompt or event as plain words. @param {Sentence} sentence */
  sentence({ key, facts }) { return this.say(key, facts); }
}
