/** The desk: what is asked, the options, undo; or who thinks, what is wrong, how the game ended. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { emblem, icon } from "./art.js";
import { alike, brief } from "./consequence.js";
import { promptLink } from "./learn.js";
import { groups, narrow } from "./pick.js";
import { picker, selectionOf, sizeOf } from "./picker.js";
import { inOrder } from "./players.js";

/** @import { OptionView, SeatView, Sentence } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */
/** @import { Group } from "./pick.js" */
/** @import { Picked } from "./picker.js" */
/** @import { Texts } from "./text.js" */

const MANY = 14;
/** How many options, and how many letters on them, have room on the desk at full size; smaller; and beyond that still smaller. */
const FEW = 7;
const PACKED = { options: 9, letters: 190 };
const CROWDED = { options: 11, letters: 310 };

/**
 * @typedef {object} Desk What the desk shows beside the position.
 * @property {Texts} texts
 * @property {Board} board
 * @property {boolean} connected
 * @property {boolean} unsent Whether my last choice went without an answer.
 * @property {boolean} longCut Whether the line has been cut for long.
 * @property {boolean} busy Whether a choice is on its way.
 * @property {number} queued How many choices of others wait to be shown.
 * @property {Sentence | null} notice What just went otherwise.
 * @property {boolean} listOpen
 * @property {Picked} picked What is picked of a set.
 * @property {boolean} watching Whether a moment is played just now.
 * @property {number} takenBack How many choices an undo that somebody asks for would take back.
 * @property {{choose: (option: OptionView) => void, change: (picked: Picked) => void, send: () => void, pick: (phrase: string) => void, letGo: () => void, undo: () => void,
 *   skip: () => void, reconnect: () => void, answerUndo: (agree: boolean) => void, join: (seat: SeatView) => void, replace: (seat: SeatView) => void, vote: (seat: SeatView, agree: boolean) => void, invite: () => void,
 *   scores: () => void, replay: () => void, again: () => void, share: () => void, toggleList: (open: boolean) => void}} acts
 */

/** @param {Context} ctx @param {Desk} desk */
export function deskLine(ctx, desk) {
  const { position } = ctx;
  if (!desk.connected) return cutOff(ctx, desk);
  if (desk.watching) return waitLine(ctx, desk);
  if (position.waiting === "over") return overLine(ctx, desk);
  if (position.waiting === "me") return askLine(ctx, desk);
  return waitLine(ctx, desk);
}

/** @param {Context} ctx @param {Desk} desk */
function cutOff(ctx, desk) {
  return html`<div class="ask warn"><div id="prompt" class="prompt" role="status"><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 23 21.500H1Z"/><path class="hole" d="M11 9h2l-.3 6h-1.400Zm0 7.500h2v2h-2Z"/></svg> ${ctx.t("page-cut")}<small>${ctx.t(desk.unsent ? "page-cut-unsent" : "page-cut-help")}</small></div>
    <div id="options" class="options"></div><span class="grow"></span>
    ${desk.longCut ? html`<button type="button" class="btn" data-action="reconnect" @click=${desk.acts.reconnect}>${ctx.t("page-try-now")}</button>` : nothing}</div>`;
}

/** @param {Context} ctx @param {Desk} desk */
function waitLine(ctx, desk) {
  const { position } = ctx;
  const { seats } = position.table;
  const decider = seats.find((seat) => seat.seat === position.decider);
  const mine = seats.some((seat) => seat.mine);
  const away = decider?.kind === "person" && !decider.mine && !decider.online;
  const left = seats.filter((seat) => seat.was_mine);
  const open = mine ? [] : seats.filter((seat) => seat.kind === "open");
  if (desk.watching) return html`<div class="ask wait"><div id="prompt" class="prompt">${ctx.t("page-moment")}<small>${ctx.t("page-moment-help")}</small></div>
    <div id="options" class="options"></div><span class="grow"></span>${skip(ctx, desk)}</div>`;
  const small = !mine ? (left.length ? "page-watching-bots" : "page-watching") : next(ctx) ? "page-next-you" : "page-wait-help";
  return html`<div class="ask wait">
    <div id="prompt" class="prompt">${!decider ? ctx.t("page-wait") : decider.kind === "open"
      ? desk.texts.rich("page-waiting-for-open", { seat: decider.colour })
      : desk.texts.rich(away ? "page-absent" : "page-thinking", { seat: decider.colour })}<small>${notice(ctx, desk) ?? ctx.t(small)}</small></div>
    <div id="options" class="options"></div>
    ${mine && decider?.kind === "open" ? html`<button type="button" class="btn" data-action="invite" @click=${desk.acts.invite}>${icon("i-link")}${ctx.t("page-invite")}</button>` : nothing}
    ${mine && decider && (away || decider.kind === "open") ? html`<button type="button" class="btn" data-action="replace" @click=${() => desk.acts.replace(decider)}>${icon("i-bot")}${ctx.t("page-replace")}</button>` : nothing}
    ${open.map((seat) => html`<button type="button" class="btn primary" data-action="join" @click=${() => desk.acts.join(seat)}>${emblem(seat.colour)} ${ctx.t("page-take-seat")}</button>`)}
    ${left.map((seat) => html`<button type="button" class="btn" data-action="join" @click=${() => desk.acts.join(seat)}>${emblem(seat.colour)} ${ctx.t("page-come-back")}</button>`)}
    <span class="grow"></span>${asked(ctx, desk)}${votes(ctx, desk)}${skip(ctx, desk)}${mine ? undo(ctx, desk) : nothing}</div>`;
}

/** Whether mine is the next seat in player order. @param {Context} ctx */
function next(ctx) {
  const order = inOrder(ctx);
  const at = order.findIndex((seat) => seat.seat === ctx.position.decider);
  return order.length > 1 && at >= 0 && order[(at + 1) % order.length].mine;
}

/** @param {Context} ctx @param {Desk} desk */
function notice(ctx, desk) { return desk.notice ? html`<span class="notice ${desk.notice.key === "page-usual" ? "soft" : ""}" role="status">${desk.texts.sentence(desk.notice)}</span>` : null; }

/** @param {Context} ctx @param {Desk} desk */
function asked(ctx, desk) {
  const { asked: by = null, answered } = ctx.position.undo;
  const seat = by === null ? undefined : ctx.position.table.seats[by];
  if (!seat || ctx.me === null) return nothing;
  if (answered) return html`<span class="soft">${ctx.t(seat.mine ? "page-undo-asked-mine" : "page-undo-agreed")}</span>`;
  return html`<span class="asked" role="alert">${desk.texts.rich("page-undo-asked", { seat: seat.colour, count: desk.takenBack }, (kind) => kind === "seat")}</span>
    <button type="button" class="btn" data-action="agree" @click=${() => desk.acts.answerUndo(true)}>${ctx.t("page-agree")}</button>
    <button type="button" class="btn quiet" data-action="refuse" @click=${() => desk.acts.answerUndo(false)}>${ctx.t("page-refuse")}</button>`;
}

/** Who wants a bot for somebody that has gone. @param {Context} ctx @param {Desk} desk */
function votes(ctx, desk) {
  const { table: { seats }, votes: all = [] } = ctx.position;
  if (ctx.me === null) return nothing;
  return all.filter((vote) => seats[vote.seat]?.kind !== "bot" && !seats[vote.seat]?.mine).map((vote) => {
    const seat = seats[vote.seat];
    if (vote.answered) return html`<span class="soft">${ctx.t("page-replace-asked", { name: seat.name })}</span>`;
    const by = vote.by === null ? undefined : seats[vote.by];
    return html`<span class="asked" role="alert">${by ? desk.texts.rich("page-replace-wish", { seat: by.colour, seat2: seat.colour }) : ctx.t("page-replace-title", { name: seat.name })}</span>
      <button type="button" class="btn" data-action="vote" @click=${() => desk.acts.vote(seat, true)}>${ctx.t("page-agree")}</button>
      <button type="button" class="btn quiet" data-action="vote-against" @click=${() => desk.acts.vote(seat, false)}>${ctx.t("page-refuse")}</button>`;
  });
}

/** @param {Context} ctx @param {Desk} desk */
function skip(ctx, desk) {
  if (!desk.queued) return nothing;
  return html`<button type="button" class="btn quiet" data-action="skip" @click=${desk.acts.skip}>${icon("i-skip")}${ctx.t("page-skip")}</button>`;
}

/** @param {Context} ctx @param {Desk} desk */
function undo(ctx, desk) {
  const { possible, reason } = ctx.position.undo;
  const can = possible && !desk.busy && ctx.position.undo.asked == null;
  const why = reason && ctx.has(reason) ? ctx.t(reason) : "";
  return html`<button type="button" class="btn quiet undo" data-action="undo" aria-disabled=${String(!can)} data-reason=${why || nothing}
    @click=${() => { if (can) desk.acts.undo(); }}>${icon("i-undo")}<span>${ctx.t("page-undo")}${why ? html`<small>${why}</small>` : nothing}</span></button>`;
}

/** @param {Context} ctx @param {Desk} desk */
function askLine(ctx, desk) {
  const { position, picks } = ctx;
  const mineCount = position.table.seats.filter((seat) => seat.mine).length;
  const prompt = position.prompt ?? { key: "page-your-turn", facts: {} };
  const fitting = narrow(position.options, picks);
  const strong = new Set([...Object.values(ctx.game.tokens ?? {}).flat(), "card"].filter((kind) => kind !== "seat"));
  const decider = position.table.seats.find((seat) => seat.seat === position.decider);
  const help = fitting.length > MANY ? "page-choose-help" : "page-choose-here-help";
  return html`<div class="ask">
    <div class="said">${promptLink(ctx)}<h2 id="prompt" class="prompt" tabindex="-1">${mineCount > 1 && decider ? html`<b class="turn-of">${decider.name}</b> · ` : nothing}${desk.texts.rich(prompt.key, prompt.facts, (kind) => strong.has(kind))}</h2>
      <p class="how">${notice(ctx, desk) ?? (picks.length ? held(ctx, desk) : html`<span class="by-board">${ctx.t(help)}</span><span class="by-list">${ctx.t("page-choose-list-help")}</span>`)}</p></div>
    <div id="options" class="options" role="group" aria-labelledby="prompt">${options(ctx, desk, fitting)}</div>
    <span class="grow"></span>${asked(ctx, desk)}${votes(ctx, desk)}${skip(ctx, desk)}${undo(ctx, desk)}</div>`;
}

/** The parts that are chosen already, and how to let go of them. @param {Context} ctx @param {Desk} desk */
function held(ctx, desk) {
  return html`<span class="held">${ctx.picks.map((phrase) => html`<span class="chip">${phraseName(ctx, phrase)}</span>`)} …
    <button type="button" class="link" data-action="cancel" @click=${desk.acts.letGo}>${ctx.t("page-let-go")}</button></span>`;
}

/** What a piece of a set is called: the things that its option names. @param {Context} ctx @param {Texts} texts @param {string} text */
function pieceName(ctx, texts, text) {
  const option = ctx.position.options.find((one) => one.text === text);
  const named = Object.entries(option?.facts ?? {}).flatMap(([kind, word]) => (typeof word === "string" ? [texts.name(kind.replace(/\d+$/, ""), word)] : []));
  return named.length ? named.join(", ") : phraseName(ctx, text.split(" ").slice(1).join(" ") || text);
}

/** A phrase of tokens in words: the names of what it names. @param {Context} ctx @param {string} phrase */
export function phraseName(ctx, phrase) {
  const words = phrase.split(" ");
  const names = words.flatMap((word) => wordName(ctx, word) ?? []);
  return names.length ? names.join(", ").replace(/, (?=\d)/g, " ") : words.join(" ");
}

/** What a group of options is called: what its last word names, a number with the word before it. @param {Context} ctx @param {Group} group */
function groupName(ctx, { phrase, word }) {
  return (/^\d+$/.test(word) ? phraseName(ctx, phrase) : wordName(ctx, word)) ?? word;
}

/** @param {Context} ctx @param {string} word @returns {string | null} */
function wordName(ctx, word) {
  if (/^\d+$/.test(word)) return word;
  if (ctx.has(`group-${word}`)) return ctx.t(`group-${word}`);
  for (const kind of ctx.game.tokens?.[word] ?? []) {
    if (kind === "seat" && ctx.seats[word]) return ctx.seats[word].name;
    if (ctx.has(`${kind}-${word}`.replaceAll("_", "-"))) return ctx.name(kind, word);
  }
  const alone = `do-${word}`.replaceAll("_", "-");
  return ctx.has(alone) ? ctx.t(alone) : null;
}

const LAST = new Set(["pass", "done", "decline"]);

/** @param {Context} ctx @param {Desk} desk @param {OptionView[]} fitting */
function options(ctx, desk, fitting) {
  const all = ctx.position.options;
  const selection = selectionOf(ctx.position);
  const pieces = new Set(selection?.pieces.map(({ text }) => text));
  // What is picked is sent by the picker; "done" beside it would forget it.
  const picked = selection !== null && sizeOf(desk.picked) > 0;
  const main = picked ? [] : fitting.filter((option) => !option.free && !pieces.has(option.text));
  const first = main.length || selection ? main : fitting;
  const shown = first.length > MANY ? groups(first, ctx.game, MANY) : { groups: [], single: first };
  const plain = shown.single.filter((option) => !LAST.has(option.text));
  const last = shown.single.filter((option) => LAST.has(option.text));
  const rest = all.filter((option) => !shown.single.includes(option));
  let key = 0;
  const verbs = new Set(first.filter((option) => !LAST.has(option.text)).map((option) => option.text.split(" ", 1)[0]));
  const short = verbs.size > 1 || shown.groups.length ? new Map() : shortLabels(desk.texts, plain);
  const same = alike(ctx, first);
  const alone = shown.groups.length + shown.single.length === 1;
  const button = (/** @type {OptionView} */ option, /** @type {boolean} */ numbered) =>
    optionButton(ctx, desk, option, { key: numbered ? keyFor(key++) : "", short: numbered ? short.get(option.text) : undefined, alone: alone && numbered, among: first.length > 3, same });
  const set = selection ? picker(ctx, selection, desk.picked, {
    nameOf: ({ text }) => pieceName(ctx, desk.texts, text), change: desk.acts.change, send: desk.acts.send }) : nothing;
  const count = shown.groups.length + shown.single.length;
  const letters = shown.single.reduce((sum, option) => sum + (short.get(option.text) ?? desk.texts.sentence(option)).length + 8, 20 * shown.groups.length);
  const beyond = (/** @type {typeof PACKED} */ room) => count > room.options || letters > room.letters;
  const size = beyond(CROWDED) ? "packed crowded" : beyond(PACKED) ? "packed" : count <= FEW ? "few" : "";
  return html`${set}<div class="first ${size}">
      ${repeat(shown.groups, (group) => group.phrase, (group) => {
        const letter = keyFor(key++);
        return html`<button type="button" class="btn group" data-pick=${group.phrase} data-key=${letter} @click=${() => desk.acts.pick(group.phrase)}>
          <span>${groupName(ctx, group)}</span><small>${ctx.t("page-options-count", { count: group.options.length })}</small>${keyCap(letter)}</button>`;
      })}
      ${repeat(plain, (option) => option.text, (option) => button(option, true))}
      ${repeat(last, (option) => option.text, (option) => button(option, true))}</div>
    ${rest.length ? html`<details class="all" data-fold="options" .open=${desk.listOpen} @toggle=${(/** @type {Event} */ event) => desk.acts.toggleList(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary class="btn quiet">${icon("i-log")}${ctx.t(rest.every((option) => option.free) ? "page-beside" : rest.length === all.length ? "page-whole-list" : "page-all-options", { count: rest.length })}</summary>
      <div class="rest" data-folded="options">${repeat(rest, (option) => option.text, (option) => button(option, false))}</div></details>` : nothing}`;
}

/**
 * Where all options have one verb and differ only in the things they name, the names are enough: the prompt has said the rest.
 * @param {Texts} texts @param {OptionView[]} options @returns {Map<string, string>} By option text.
 */
function shortLabels(texts, options) {
  /** @type {Map<string, string>} */
  const labels = new Map();
  if (options.length < 2) return labels;
  const names = [...new Set(options.flatMap((option) => Object.keys(option.facts)))];
  const varying = names.filter((name) => new Set(options.map((option) => option.facts[name])).size > 1);
  for (const option of options) {
    const facts = varying.filter((name) => option.facts[name] !== undefined).map((name) => ({ name, value: option.facts[name] }));
    if (!facts.length || facts.some(({ value }) => typeof value !== "string")) return new Map();
    labels.set(option.text, facts.map(({ name, value }) => texts.name(name.replace(/\d+$/, ""), String(value))).reduce((name, value) => texts.say("page-pair", { name, value })));
  }
  return new Set(labels.values()).size === options.length ? labels : new Map();
}

/** @param {Context} ctx @param {Desk} desk @param {OptionView} option @param {{key: string, short?: string, alone: boolean, among: boolean, same: (name: string) => boolean}} how */
function optionButton(ctx, desk, option, { key, short, alone, among, same }) {
  const sentence = desk.texts.sentence(option);
  return html`<button type="button" class="btn option ${alone ? "primary" : LAST.has(option.text) ? "quiet" : ""} ${option.warning ? "warned" : ""}" data-option=${option.text} ?data-free=${option.free} data-key=${key || nothing}
    @click=${() => desk.acts.choose(option)}>${short ? html`<span class="sr">${sentence}</span><span aria-hidden="true">${short}</span>` : html`<span>${sentence}</span>`}
    ${brief(ctx, desk.board, option, among, same)}${keyCap(key)}</button>`;
}

/** @param {string} key */
function keyCap(key) { return key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing; }

/** @param {number} index */
function keyFor(index) { return "123456789abcdefghijklmn"[index] ?? ""; }

/** @param {Context} ctx @param {Desk} desk */
function overLine(ctx, desk) {
  const { table } = ctx.position;
  const [winners, scores] = [ctx.position.winners ?? [], ctx.position.scores ?? []];
  const names = winners.map((seat) => table.seats[seat]?.name ?? "");
  const list = new Intl.ListFormat(desk.texts.language, { type: "conjunction" }).format(names);
  const points = scores[winners[0] ?? 0] ?? 0;
  const verdict = desk.board.verdict?.(ctx);
  return html`<div class="ask over">
    <div id="prompt" class="prompt">${verdict?.won === false ? nothing : icon("i-trophy")} ${verdict?.title ?? ctx.t(winners.length > 1 ? "page-winners" : "page-winner", { name: list, points })}<small>${ctx.t("page-over-help")}</small></div>
    <div id="options" class="options">
      <button type="button" class="btn primary" data-action="scores" @click=${desk.acts.scores}>${ctx.t("page-scores")}</button>
      <button type="button" class="btn" data-action="replay" @click=${desk.acts.replay}>${icon("i-replay")}${ctx.t("page-replay")}</button>
      <button type="button" class="btn" data-action="again" @click=${desk.acts.again}>${ctx.t("page-again")}</button>
      <button type="button" class="btn quiet" data-action="share" @click=${desk.acts.share}>${icon("i-link")}${ctx.t("page-share")}</button></div>
    <span class="grow"></span>${ctx.me === null || !ctx.position.undo.possible ? nothing : undo(ctx, desk)}</div>`;
}
