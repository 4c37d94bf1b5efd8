/** The store of a table: all that the page knows of it, and how what happens changes that. Pure: a state and what happened give the next state. */
import { narrow, pick, saysAll } from "./pick.js";
import { picking, selectionOf } from "./picker.js";

/** @import { ChatLine, GameFacts, LogLine, OptionView, Position, SeatView, Sentence } from "./messages.d.ts" */
/** @import { Asked } from "./advice.js" */
/** @import { Course } from "./coach.js" */
/** @import { Card } from "./moment.js" */
/** @import { Picked } from "./picker.js" */

/** So many moments wait to be read, at most. */
const CARDS = 8;

/** What happened so far, by the number of the choice that led to it. @typedef {ReadonlyMap<number, LogLine[]>} Chronicle */

/**
 * @typedef {object} State
 * @property {Position} position What is shown.
 * @property {Chronicle} chronicle
 * @property {number} told How many of the last choice's events have been shown.
 * @property {string[]} picks The tokens clicked so far.
 * @property {{to: string, gone: string[]} | null} changed What the last click put in the place of what.
 * @property {Picked} picked What is picked of a set.
 * @property {number} rung Which of many amounts the main button says.
 * @property {string} pointed The phrase of the thing under the pointer or the focus.
 * @property {Card[]} cards The moment that is watched now; where nothing moves, those that wait to be read.
 * @property {boolean} paused Whether the moment waits.
 * @property {boolean} watching Whether the view is that of a moment on the way to the position.
 * @property {Asked | null} advice What a master was asked.
 * @property {boolean} digest Whether I am told what others did since my last move.
 * @property {boolean} untold Whether that waits to be opened, since it would cover what is offered.
 * @property {boolean} due Whether the page is about to answer by itself.
 * @property {number} queued How many positions and moments wait to be shown.
 * @property {ChatLine[]} chat
 * @property {boolean} chatOpen
 * @property {number} unread
 * @property {boolean} connected
 * @property {number | null} unsent Where I chose without getting an answer.
 * @property {boolean} longCut Whether the line has been cut for long.
 * @property {boolean} busy Whether a choice is on its way.
 * @property {Sentence | null} notice What just went otherwise.
 * @property {OptionView[]} taken What the page has answered by itself since my last choice.
 * @property {string} open Which fold is open: only one at a time.
 * @property {string} shown The address of the paragraph whose things are shown.
 * @property {boolean} drawer Whether the rivals and the log lie over the board.
 * @property {string} tab Which view a narrow screen shows.
 * @property {boolean} scoresSeen
 * @property {Position | null} curtain What must not be seen yet by whoever sits at the screen.
 * @property {Course | null} course What the coach of a guided game has shown.
 * @property {{step: string, folded: boolean} | null} tucked Whose card was folded or unfolded by hand.
 * @property {Set<string> | null} met What has been met at such tables; nothing where hints are not wanted.
 * @property {number} hinted Where the last hint was read: one a turn is enough.
 * @property {{number: number, first: number, last: number, playing: boolean} | null} replay What is looked back at.
 */

/** @param {Position} position @param {string} tab @returns {State} */
export function begin(position, tab) {
  return {
    position, chronicle: learnt(new Map(), position.events), told: position.events.length, picks: [], changed: null, picked: new Map(), rung: 0, pointed: "", cards: [], paused: false, watching: false,
    advice: null, digest: false, untold: false, due: false, queued: 0, chat: position.chat ?? [], chatOpen: false, unread: 0, connected: true, unsent: null, longCut: false, busy: false, notice: null, taken: [],
    open: "", shown: "", drawer: false, tab, scoresSeen: false, course: null, tucked: null, met: null, hinted: -1, replay: null, curtain: null,
  };
}

// -- what happened ---------------------------------------------------------------------------------------------------

/** @param {Chronicle} chronicle @param {LogLine[]} events @returns {Chronicle} */
export function learnt(chronicle, events) {
  /** @type {Map<number, LogLine[]>} */
  const fresh = new Map();
  for (const event of events) fresh.set(event.number, [...(fresh.get(event.number) ?? []), event]);
  return new Map([...chronicle, ...fresh]);
}

/** All of it up to a number, of the last choice only so much. @param {Chronicle} chronicle @param {number} number @param {number} [told] @returns {LogLine[]} */
export function until(chronicle, number, told = Infinity) {
  return [...chronicle].filter(([at]) => at <= number).sort(([one], [other]) => one - other)
    .flatMap(([at, steps]) => (at === number ? steps.slice(0, told) : steps));
}

/** What one choice led to, as far as it has not been shown. @param {State} state @param {Position} position @param {number} at Up to which moment. */
export function fresh(state, position, at) {
  const isNew = position.number !== state.position.number;
  if (!isNew && !state.watching) return [];
  const events = learnt(state.chronicle, position.events).get(position.number) ?? [];
  return events.slice(isNew ? 0 : state.told, position.frames[at]?.events ?? events.length);
}

/** A position takes its place on the page, or the view of a moment on the way there.
 * @param {State} state @param {Position} position @param {{at: number, due: boolean, cards: Card[] | null}} how The moments of a position that wait to be read; none where they are played. */
export function shown(state, position, { at, due, cards: unread }) {
  const frame = position.frames[at];
  const isNew = position.number !== state.position.number;
  const changed = isNew || state.watching;
  const chronicle = learnt(state.chronicle, position.events);
  const moment = frame ? { view: frame.view, waiting: /** @type {const} */ ("others"), options: [], not_offered: [], selection: null, standings: frame.standings } : {};
  const cards = unread ? (isNew ? [...state.cards, ...unread].slice(-CARDS) : state.cards) : frame ? [{ position, at, beat: 0 }] : [];
  return {
    ...state, chronicle, due, watching: Boolean(frame), told: frame ? frame.events : (chronicle.get(position.number) ?? []).length,
    position: { ...position, chat: null, ...moment },
    ...(changed ? { ...nothingHeld, open: "", shown: "", advice: null, digest: false, untold: false, cards, paused: false } : {}),
  };
}

/** What others did is told, though not shown. @param {State} state @param {Position[]} positions */
export function told(state, positions) { return { ...state, chronicle: positions.reduce((chronicle, { events }) => learnt(chronicle, events), state.chronicle) }; }

/** Nothing after this number has happened. @param {State} state @param {number} number @returns {State} */
export function undone(state, number) {
  return { ...state, chronicle: new Map([...state.chronicle].filter(([at]) => at <= number)), cards: [], taken: [], scoresSeen: false, position: { ...state.position, number: -1 } };
}

/** The game goes on while somebody looks back: only its end is noted. @param {State} state @param {Position} position @returns {State} */
export function meanwhile(state, position) {
  const { replay } = state;
  if (!replay) return state;
  return { ...state, chronicle: learnt(state.chronicle, position.events), position: { ...state.position, table: position.table }, replay: { ...replay, last: position.number } };
}

// -- what others say -------------------------------------------------------------------------------------------------

/** @param {State} state @param {SeatView[]} seats @returns {State} */
export function seated(state, seats) { return { ...state, position: { ...state.position, table: { ...state.position.table, seats } } }; }

/** @param {State} state @param {number | null} seat Nobody: the question is answered. @param {boolean | null} agreed @returns {State} */
export function undoAsked(state, seat, agreed) {
  const { position } = state;
  return {
    ...state, position: { ...position, undo: { ...position.undo, asked: seat, answered: seat !== null && Boolean(position.table.seats[seat]?.mine) } },
    notice: seat === null && agreed === false ? { key: "page-undo-refused", facts: {} } : state.notice,
  };
}

/** Somebody wants a bot in a seat, or nobody does any longer. @param {State} state @param {number} seat @param {number | null} by @returns {State} */
export function replaceAsked(state, seat, by) {
  const { votes, table } = state.position;
  const before = votes.find((vote) => vote.seat === seat);
  const vote = { seat, by: before?.by ?? by, answered: Boolean(before?.answered || (by !== null && table.seats[by]?.mine)) };
  return { ...state, position: { ...state.position, votes: [...votes.filter((other) => other !== before), ...(by === null ? [] : [vote])] } };
}

/** @param {State} state @param {ChatLine} line @returns {State} */
export function heard(state, line) {
  if (state.chat.some((other) => other.id === line.id)) return state;
  return { ...state, chat: [...state.chat, line], unread: state.unread + (state.chatOpen ? 0 : 1) };
}

/** @param {State} state @param {boolean} connected @returns {State} */
export function wired(state, connected) { return { ...state, connected, longCut: false, picks: connected ? state.picks : [] }; }

// -- what the visitor holds ------------------------------------------------------------------------------------------

const nothingHeld = { picks: /** @type {string[]} */ ([]), changed: null, picked: /** @type {Picked} */ (new Map()), rung: 0, pointed: "" };

/** What may be chosen here and now: nothing while looking back, cut off, or while there is a moment to watch. @param {State} state @returns {OptionView[]} */
export function options({ replay, due, connected, cards, curtain, position }) { return replay || due || curtain || !connected || cards.length || position.waiting !== "me" ? [] : position.options; }

/** The fold that holds what may be done beside the question. */
export const EXTRAS = "extras";

/** What the board lights: what is asked; what may be done beside it only while that is open. @param {State} state @returns {OptionView[]} */
export function offers(state) {
  const all = options(state);
  const asked = all.filter((option) => Boolean(option.free) === (state.open === EXTRAS));
  return asked.length ? asked : all;
}

/** What a click may mean: what the board lights, and every piece of a set, whichever of them the rules ask for first. @param {State} state @returns {{text: string}[]} */
export function clickable(state) {
  const asked = offers(state);
  const set = asked.length && state.open !== EXTRAS ? selectionOf(state.position) : null;
  return set ? [...asked, ...set.pieces.filter(({ text }) => !asked.some((option) => option.text === text))] : asked;
}

/** The pieces of a set that are picked as often as they can be. @param {State} state @returns {string[]} */
export function fullyPicked({ position, picked }) { return (selectionOf(position)?.pieces ?? []).filter(({ text, count }) => picked.get(text) === count).map(({ text }) => text); }

/** The option that is left, where what is held leaves one. @param {State} state @returns {OptionView | null} */
export function decided(state) {
  const left = state.picks.length ? narrow(offers(state), state.picks) : [];
  return left.length === 1 ? left[0] : null;
}

/** Whether a first click makes its option at once: it says all that there is to choose, it is what was asked for, and nothing is learnt by it. @param {State} state @returns {OptionView | null} */
export function madeAtOnce(state) {
  const option = state.picks.length === 1 ? decided(state) : null;
  return option && !option.free && !option.unknown && saysAll(offers(state), option, state.picks) ? option : null;
}

/** A click on a phrase: held, let go, changed, or one more piece of a set. @param {State} state @param {string} phrase @param {GameFacts} game @returns {State} */
export function picked(state, phrase, game) {
  const all = clickable(state);
  const { picks, gone } = pick(all, state.picks, phrase, game);
  const fitting = narrow(all, picks);
  const selection = selectionOf(state.position);
  const piece = fitting.length === 1 ? selection?.pieces.find(({ text }) => text === fitting[0].text) : undefined;
  if (!selection || !piece) return { ...state, picks, notice: null, changed: gone.length ? { to: phrase, gone } : null };
  const count = state.picked.get(piece.text) ?? 0;
  return { ...state, picks: [], notice: null, changed: null, picked: picking(selection, state.picked, piece, count < piece.count ? count + 1 : 0) };
}

/** One of the held parts is let go. @param {State} state @param {string} phrase @returns {State} */
export function dropped(state, phrase) { return { ...state, picks: state.picks.filter((held) => held !== phrase), changed: null }; }

/** A fold is opened instead of another; what is held belongs to what was lit. @param {State} state @param {string} id @returns {State} */
export function opened(state, id) {
  if (state.open === id) return state;
  return { ...state, open: id, ...(id === EXTRAS || state.open === EXTRAS ? nothingHeld : {}) };
}

/** The last thing held or opened is let go. @param {State} state @returns {State} The same where there is nothing. */
export function letGo(state) {
  if (state.advice) return { ...state, advice: null };
  if (state.digest) return { ...state, digest: false };
  if (state.shown) return { ...state, shown: "" };
  if (state.picks.length) return { ...state, picks: state.picks.slice(0, -1), changed: null };
  if (state.open) return opened(state, "");
  return state.picked.size ? { ...state, picked: new Map() } : state;
}

/** The options that a phrase leads to: a whole option, or what fits together with what is held, or what stands beside the question.
 * @param {State} state @param {string} phrase */
export function leadsTo(state, phrase) {
  const whole = options(state).filter((option) => option.text === phrase);
  if (whole.length) return whole;
  const fitting = narrow(offers(state), state.picks.includes(phrase) ? state.picks : [...state.picks, phrase]);
  return fitting.length ? fitting : narrow(offers(state), [phrase]);
}

/** Whether a phrase means something beside the question: a mere name does not. @param {State} state @param {string} phrase */
export function isExtra(state, phrase) {
  return phrase.includes(" ") && state.open !== EXTRAS && narrow(options(state).filter((option) => option.free), [phrase]).length > 0;
}

/** How many choices an undo that somebody asks for would take back. @param {State} state */
export function takenBack({ position: { number, undo }, chronicle }) {
  if (undo.asked === null || undo.count !== null) return undo.count ?? 1;
  const made = until(chronicle, number).findLast((event) => event.number > 0 && event.seat === undo.asked);
  return made ? number - made.number + 1 : 1;
}

/** Whether nothing has changed but what the pointer is on. @param {State} state @param {State} before */
export function onlyPoints(state, before) {
  return Object.entries(state).every(([name, value]) => name === "pointed" || value === before[/** @type {keyof State} */ (name)]);
}

/** Holds the state and tells when it changes. */
export class Store {
  /** @param {State} state @param {(state: State, before: State) => void} changed */
  constructor(state, changed) {
    this.state = state;
    this.changed = changed;
  }

  /** @param {State} state */
  put(state) {
    const before = this.state;
    if (state === before) return;
    this.state = state;
    this.changed(state, before);
  }

  /** What follows at once will tell of this too. @param {Partial<State>} part */
  quietly(part) { this.state = { ...this.state, ...part }; }

  /** What is as it was is not told. @param {Partial<State>} part */
  set(part) {
    const next = { ...this.state, ...part };
    if (Object.keys(part).some((name) => next[/** @type {keyof State} */ (name)] !== this.state[/** @type {keyof State} */ (name)])) this.put(next);
  }
}
