/** The desk: what is asked, the options, undo; or who thinks, what is wrong, how the game ended. Always in three places: said, options, go. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { adviceButton, thinking } from "./advice.js";
import { emblem, icon } from "./art.js";
import { alike, brief } from "./consequence.js";
import { unbroken } from "./hyphen.js";
import { promptLink } from "./learn.js";
import { groups, narrow } from "./pick.js";
import { picker, selectionOf, sizeOf } from "./picker.js";
import { inOrder } from "./players.js";
import { EXTRAS } from "./store.js";

/** @import { OptionView, SeatView } from "./messages.d.ts" */
/** @import { Board, Context } from "./types.d.ts" */
/** @import { Group } from "./pick.js" */
/** @import { Picked } from "./picker.js" */
/** @import { State } from "./store.js" */
/** @import { Texts } from "./text.js" */

/** What ends or declines: quiet, beside Undo. */
const LAST = new Set(["pass", "done", "decline"]);
/** The list of all choices, behind a chip. */
const LIST = "options";
/** Longer names are long. */
const LONG = 18;
/** So many headings divide the list of all choices, not more. */
const HEADINGS = 12;

/**
 * @typedef {object} Desk What the desk shows beside the position.
 * @property {State} state
 * @property {Texts} texts
 * @property {Board} board
 * @property {OptionView[]} offers What the board lights.
 * @property {OptionView | null} decided What is left by what is held.
 * @property {number} missed How many turns of others wait to be told.
 * @property {number} takenBack How many choices an undo that somebody asks for would take back.
 * @property {{choose: (option: OptionView) => void, change: (picked: Picked) => void, climb: (rung: number) => void, send: () => void, pick: (phrase: string) => void, drop: (phrase: string) => void, undo: () => void,
 *   advise: () => void, digest: () => void, skip: () => void, reconnect: () => void, answerUndo: (agree: boolean) => void, join: (seat: SeatView) => void, replace: (seat: SeatView) => void, vote: (seat: SeatView, agree: boolean) => void, invite: () => void,
 *   scores: () => void, replay: () => void, again: () => void, share: () => void, toChoice: () => void}} acts
 */

/** @param {Context} ctx @param {Desk} desk */
export function deskLine(ctx, desk) {
  const { position } = ctx;
  if (!desk.state.connected) return cutOff(ctx, desk);
  const question = asked(ctx, desk) ?? vote(ctx, desk);
  if (question) return question;
  if (isWatching(desk)) return waitLine(ctx, desk);
  if (position.waiting === "over") return overLine(ctx, desk);
  if (position.waiting === "me" && !desk.state.due) return askLine(ctx, desk);
  return waitLine(ctx, desk);
}

/** Whether there is a moment to be watched first. @param {Desk} desk */
function isWatching({ state }) { return state.watching || state.cards.length > 0; }

/** The band with its three places. @param {string} look @param {{rule?: unknown, before?: unknown, prompt: unknown, how?: unknown, cells?: unknown, commit?: unknown, go?: unknown, line?: unknown}} parts */
export function band(look, { rule = nothing, before = nothing, prompt, how = nothing, cells = nothing, commit = nothing, go = nothing, line = nothing }) {
  return html`<div class="ask ${look}">${rule}<div class="said">${before}<h2 id="prompt" class="prompt" tabindex="-1">${prompt}</h2><p class="how">${how}</p></div>
    <div class="options">${cells}${commit}</div><div class="go">${line}${go}</div></div>`;
}

/** @param {Context} ctx @param {Desk} desk */
function cutOff(ctx, desk) {
  return band("warn", {
    prompt: html`${icon("i-warning")} ${ctx.t("page-cut")}`, how: html`<span role="status">${ctx.t(desk.state.unsent !== null ? "page-cut-unsent" : "page-cut-help")}</span>`,
    commit: desk.state.longCut ? html`<button type="button" class="btn primary commit" data-action="reconnect" @click=${desk.acts.reconnect}>${ctx.t("page-try-now")}</button>` : nothing,
  });
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
  if (isWatching(desk)) return band("wait", { prompt: ctx.t("page-moment"), how: html`<span class="by-mouse">${ctx.t("page-moment-help")}</span><span class="by-touch">${ctx.t("page-moment-touch")}</span>`, go: skip(ctx, desk) });
  const after = next(ctx, desk.board);
  const small = !mine ? (left.length ? "page-watching-bots" : "page-watching") : after?.mine ? "page-next-you" : "page-wait-help";
  const told = after && !after.mine ? html`${desk.texts.rich("page-next", { seat: after.colour })} ${ctx.t(small)}` : ctx.t(small);
  const act = (/** @type {string} */ action, /** @type {unknown} */ picture, /** @type {string} */ key, /** @type {() => void} */ doIt, look = "") =>
    html`<button type="button" class="btn option ${look}" data-action=${action} @click=${doIt}>${picture}<span class="name">${ctx.t(key)}</span></button>`;
  const waits = decider?.kind === "open" ? "page-waiting-for-open" : away ? "page-absent" : "page-thinking";
  return band("wait", {
    prompt: html`${decider ? desk.texts.rich(waits, { seat: decider.colour }) : ctx.t("page-wait")}${repeat(decider?.kind === "bot" ? [position.number] : [], (number) => number, thinking)}`, how: notice(desk) ?? answered(ctx) ?? told,
    cells: html`${mine && decider?.kind === "open" ? act("invite", icon("i-link"), "page-invite", desk.acts.invite) : nothing}
      ${mine && decider && (away || decider.kind === "open") ? act("replace", icon("i-bot"), "page-replace", () => desk.acts.replace(decider)) : nothing}
      ${open.map((seat) => act("join", emblem(seat.colour), "page-take-seat", () => desk.acts.join(seat), open.length === 1 ? "primary" : ""))}
      ${left.map((seat) => act("join", emblem(seat.colour), "page-come-back", () => desk.acts.join(seat)))}`,
    go: html`${skip(ctx, desk)}${mine ? undo(ctx, desk) : nothing}`,
  });
}

/** Who is next in player order of those who still have something to do. @param {Context} ctx @param {Board} board */
function next(ctx, board) {
  const order = inOrder(ctx);
  const at = order.findIndex((seat) => seat.seat === ctx.position.decider);
  return at < 0 ? undefined : [...order.slice(at + 1), ...order.slice(0, at)].find((seat) => !board.isOut?.(ctx, seat.colour));
}

/** What others did waits to be told. @param {Context} ctx @param {Desk} desk */
function untold(ctx, { missed, acts }) {
  const name = ctx.t("page-pair", { name: ctx.t("page-since"), value: ctx.t("page-since-count", { count: missed }) });
  return missed ? html`<button type="button" class="news" data-action="news" aria-label=${name} title=${name} @click=${acts.digest}>${icon("i-spectator")}${missed}</button> ` : nothing;
}

/** What the visitor wanted, and is but told of. */
const CALM = ["page-guide-left", "page-campaign-next"];

/** @param {Desk} desk */
function notice({ state, texts }) {
  return state.notice ? html`<span class="notice ${CALM.includes(state.notice.key) ? "soft" : ""}" role="status">${texts.sentence(state.notice)}</span>` : null;
}

/** What was answered by itself, with the way back. @param {Context} ctx @param {Desk} desk */
function taken(ctx, { state, texts, acts }) {
  if (!state.taken.length) return null;
  const names = new Intl.ListFormat(texts.language, { type: "conjunction" }).format([...new Set(state.taken.map((option) => texts.sentence(option)))]);
  return html`<span class="taken" role="status">${ctx.t("page-usual", { name: names })}</span>${ctx.position.undo.possible
    ? html` · <button type="button" class="link" data-action="undo-usual" @click=${acts.undo}>${ctx.t("page-undo")}</button>` : nothing}`;
}

/** A question that the others ask me comes before all else: two answers, and the game's own question returns.
 * @param {Context} ctx @param {Desk} desk @param {unknown} prompt @param {(agree: boolean) => void} answer @param {string} yes @param {string} no */
function question(ctx, desk, prompt, answer, yes, no) {
  return band("asked", {
    prompt: html`<span role="alert">${prompt}</span>`,
    cells: html`<button type="button" class="btn option" data-action=${yes} @click=${() => answer(true)}><span class="name">${ctx.t("page-agree")}</span></button>
      <button type="button" class="btn option" data-action=${no} @click=${() => answer(false)}><span class="name">${ctx.t("page-refuse")}</span></button>`,
    go: skip(ctx, desk),
  });
}

/** @param {Context} ctx @param {Desk} desk */
function asked(ctx, desk) {
  const { asked: by = null, answered: done } = ctx.position.undo;
  const seat = by === null ? undefined : ctx.position.table.seats[by];
  if (!seat || ctx.me === null || done) return null;
  const prompt = desk.texts.rich("page-undo-asked", { seat: seat.colour, count: desk.takenBack }, (kind) => kind === "seat");
  return question(ctx, desk, prompt, desk.acts.answerUndo, "agree", "refuse");
}

/** Whom somebody wants a bot for, and who has not agreed yet. @param {Context} ctx */
function openVotes(ctx) {
  const { table: { seats }, votes: all = [] } = ctx.position;
  return ctx.me === null ? [] : all.filter((one) => seats[one.seat]?.kind !== "bot" && !seats[one.seat]?.mine);
}

/** @param {Context} ctx @param {Desk} desk */
function vote(ctx, desk) {
  const { seats } = ctx.position.table;
  const open = openVotes(ctx).find((one) => !one.answered);
  if (!open) return null;
  const seat = seats[open.seat];
  const by = open.by === null ? undefined : seats[open.by];
  const prompt = by ? desk.texts.rich("page-replace-wish", { seat: by.colour, seat2: seat.colour }) : ctx.t("page-replace-title", { name: seat.name });
  return question(ctx, desk, prompt, (agree) => desk.acts.vote(seat, agree), "vote", "vote-against");
}

/** What I have agreed to, while the others are asked. @param {Context} ctx */
function answered(ctx) {
  const { asked: by = null } = ctx.position.undo;
  if (by !== null && ctx.me !== null) return ctx.t(ctx.position.table.seats[by]?.mine ? "page-undo-asked-mine" : "page-undo-agreed");
  const [one] = openVotes(ctx);
  return one ? ctx.t("page-replace-asked", { name: ctx.position.table.seats[one.seat].name }) : null;
}

/** @param {Context} ctx @param {Desk} desk */
function skip(ctx, desk) {
  if (!desk.state.queued) return nothing;
  return html`<button type="button" class="btn quiet" data-action="skip" @click=${desk.acts.skip}>${icon("i-skip")}<span>${ctx.t("page-skip")}</span></button>`;
}

/** @param {Context} ctx @param {Desk} desk */
function undo(ctx, desk) {
  const { possible, reason } = ctx.position.undo;
  const can = possible && !desk.state.busy && ctx.position.undo.asked == null;
  const why = !can && reason && ctx.has(reason) ? ctx.t(reason) : "";
  return html`<button type="button" class="btn quiet undo" data-action="undo" aria-label=${ctx.t("page-undo")} aria-disabled=${String(!can)} data-reason=${why || nothing}
    @click=${() => { if (can) desk.acts.undo(); }}>${icon("i-undo")}<span>${ctx.t("page-undo")}</span></button>`;
}

/** @param {Context} ctx @param {Desk} desk */
function askLine(ctx, desk) {
  const { position, picks } = ctx;
  const prompt = position.prompt ?? { key: "page-your-turn", facts: {} };
  const strong = new Set([...Object.values(ctx.game.tokens).flat(), "card"].filter((kind) => kind !== "seat"));
  const decider = position.table.seats.filter((seat) => seat.mine).length > 1 ? position.table.seats.find((seat) => seat.seat === position.decider) : undefined;
  const { cells, commit, quiet } = choices(ctx, desk);
  const help = html`<span class="by-board">${ctx.t("page-choose-here-help")}</span><span class="by-tab">${ctx.t("page-choose-tab-help")}</span><span class="by-list">${ctx.t("page-choose-list-help")}</span>`;
  return band(picks.length ? "holding" : "", {
    rule: promptLink(ctx), before: held(ctx, desk),
    prompt: html`${untold(ctx, desk)}${decider ? html`<span class="whose"><b class="turn-of">${decider.name}</b> · </span>` : nothing}${desk.texts.rich(prompt.key, prompt.facts, (kind) => strong.has(kind))}`,
    how: notice(desk) ?? changed(ctx, desk) ?? taken(ctx, desk) ?? answered(ctx) ?? (picks.length ? nothing : help), cells, commit,
    line: html`<button type="button" class="btn to" data-action="to-choice" @click=${desk.acts.toChoice}><span class="dot lantern"></span>${ctx.t("page-to-choice")}</button>`,
    go: html`${skip(ctx, desk)}${quiet}${position.advice ? adviceButton(ctx, desk.state.advice, "page-advice", desk.acts.advise) : nothing}${undo(ctx, desk)}`,
  });
}

/** The parts that are held, each with its cross. @param {Context} ctx @param {Desk} desk */
function held(ctx, desk) {
  if (!ctx.picks.length) return nothing;
  return html`<ul class="inhand">${ctx.picks.map((phrase) => html`<li class="part">${partName(ctx, desk, phrase)}<button type="button" data-action="cancel" data-held=${phrase}
    aria-label=${ctx.t("page-let-go-of", { name: partName(ctx, desk, phrase) })} @click=${() => desk.acts.drop(phrase)}>${icon("i-cross")}</button></li>`)}</ul>`;
}

/** What is held in words: where it is a whole option, as the board calls that. @param {Context} ctx @param {Desk} desk @param {string} phrase */
function partName(ctx, { board }, phrase) {
  const option = ctx.position.options.find(({ text }) => text === phrase);
  return (option && board.label?.(ctx, option)) ?? phraseName(ctx, phrase);
}

/** What the last click put in the place of what. @param {Context} ctx @param {Desk} desk */
function changed(ctx, desk) {
  const { state } = desk;
  if (!state.changed) return null;
  const [other, ...more] = state.changed.gone.map((phrase) => partName(ctx, desk, phrase));
  return html`<span class="changed" role="status">${ctx.t("page-changed", { name: partName(ctx, desk, state.changed.to), other })}${more.map((name) => html` ${ctx.t("page-let-go-of", { name })}.`)}</span>`;
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
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const key = `phrase-${words.filter((word) => !numbers.includes(word)).join("-")}-${numbers.length}`;
  if (ctx.has(key)) return ctx.t(key, { number: Number(numbers[0]), number2: Number(numbers[1]), number3: Number(numbers[2]) });
  const names = words.flatMap((word) => wordName(ctx, word) ?? []);
  return names.length ? names.join(", ").replace(/, (?=\d)/g, " ") : words.join(" ");
}

/** What groups of options are called: what their last words name, a mere number with the word before it; where that is the same, all that they name. @param {Context} ctx @param {Board} board @param {Group[]} found */
function groupNames(ctx, board, found) {
  const names = found.map(({ phrase, word }) => {
    const name = board.called?.(ctx, word) ?? wordName(ctx, word);
    return name === null || name === word ? phraseName(ctx, phrase) : name;
  });
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : phraseName(ctx, found[at].phrase.split(" ").slice(1).join(" "))));
}

/** @param {Context} ctx @param {string} word @returns {string | null} */
function wordName(ctx, word) {
  if (ctx.has(`group-${word}`)) return ctx.t(`group-${word}`);
  for (const kind of ctx.game.tokens?.[word] ?? []) {
    if (kind === "seat" && ctx.seats[word]) return ctx.seats[word].name;
    if (ctx.has(`${kind}-${word}`.replaceAll("_", "-"))) return ctx.name(kind, word);
  }
  if (/^\d+$/.test(word)) return word;
  const alone = `do-${word}`.replaceAll("_", "-");
  return ctx.has(alone) ? ctx.t(alone) : null;
}

/** @param {Context} ctx @param {Desk} desk @returns {{cells: unknown, commit: unknown, quiet: unknown}} */
function choices(ctx, desk) {
  const all = ctx.position.options;
  const extras = all.filter((option) => option.free);
  const asked = all.length > extras.length ? all.filter((option) => !option.free) : all;
  const selection = selectionOf(ctx.position);
  const pieces = new Set(selection?.pieces.map(({ text }) => text));
  const fitting = ctx.picks.length ? narrow(desk.offers, ctx.picks) : asked;
  // What is picked is sent by the picker; "done" beside it would forget it.
  const main = selection && sizeOf(desk.state.picked) ? [] : fitting.filter((option) => !pieces.has(option.text));
  const last = main.filter((option) => LAST.has(option.text));
  const plain = main.filter((option) => !LAST.has(option.text));
  // What can't be paid yet stands there all the same: to do without it is not the one thing to do.
  const lacking = plain.length || ctx.picks.length || !extras.length ? [] : (desk.board.lacking?.(ctx) ?? []);
  const one = desk.decided ?? (selection || ctx.picks.length || lacking.length ? null : plain.length === 1 ? plain[0] : plain.length ? null : (last[0] ?? null));
  const room = ctx.room("cells");
  const ladder = ctx.picks.length || plain.length <= room ? [] : ladderOf(plain);
  if (ladder.length) return steps(ctx, desk, ladder, { last, extras, all });
  const whole = fitting.length === asked.length && plain.length <= room;
  const shown = one ? { groups: [], single: [] } : whole || plain.length < room ? { groups: [], single: plain } : groups(plain, ctx.game, room - 1);
  const quiet = last.filter((option) => option !== one);
  const seen = new Set([...shown.single, ...quiet, one]);
  const rest = all.filter((option) => !option.free && !seen.has(option));
  const look = { same: alike(ctx, plain), labels: labelsOf(ctx, desk, shown.single, shown.groups.length ? plain : shown.single) };
  const button = (/** @type {OptionView} */ option, /** @type {{key?: string, look?: string}} */ how = {}) => optionButton(ctx, desk, option, { ...look, ...how });
  const listed = listing(ctx, desk, look.labels);
  const names = groupNames(ctx, desk.board, shown.groups);
  const second = shown.groups.length + shown.single.length;
  const key = selection ? "page-one-at-a-time" : shown.groups.length && !shown.single.length ? "page-one-by-one" : "page-more-options";
  const cells = html`${repeat(inTurn(plain, shown), ({ key: phrase }) => phrase, ({ group, option }, at) => {
    const cap = keyFor(at);
    if (option) return button(option, { key: cap });
    return html`<button type="button" class="btn option group" data-pick=${group.phrase} data-key=${cap} @click=${() => desk.acts.pick(group.phrase)}>
      ${named(names[shown.groups.indexOf(group)])}<small>${desk.board.about?.(ctx, group.word) ?? nothing}${ctx.t("page-options-count", { count: group.options.length })}</small>${keyCap(cap)}</button>`;
  })}${lacking.map(({ name, why }) => html`<button type="button" class="btn option off" aria-disabled="true">${named(name)}
      <small class="reason">${why}</small></button>`)}
    ${rest.length ? ctx.fold(LIST, ctx.t(key, { count: rest.length }), list(ctx, desk.board, rest, listed), "i-log") : nothing}`;
  const ending = quiet.map((option, at) => button(option, { look: "quiet", key: keyFor(second + at) }));
  const aside = freely(ctx, desk.board, extras, listed);
  const [endsBelow, freeBelow] = below(ctx, second + lacking.length + Number(rest.length > 0), one !== null, quiet.length, Number(extras.length > 0));
  return {
    cells: html`${cells}${endsBelow ? ending : nothing}${freeBelow ? aside : nothing}`, commit: one ? button(one, { look: "primary commit", key: "↵" }) : nothing,
    quiet: html`${freeBelow ? nothing : aside}${endsBelow ? nothing : ending}`,
  };
}

/** Groups and single options in the order of what they hold.
 * @param {OptionView[]} options @param {{groups: Group[], single: OptionView[]}} shown @returns {({key: string, group: Group, option: null} | {key: string, group: null, option: OptionView})[]} */
function inTurn(options, { groups: grouped, single }) {
  const parts = [...grouped.map((group) => ({ key: group.phrase, first: group.options[0], group, option: null })), ...single.map((option) => ({ key: option.text, first: option, group: null, option }))];
  return parts.sort((one, other) => options.indexOf(one.first) - options.indexOf(other.first));
}

/** A question that shares its line with many buttons is small: where they have room among the options, what ends and what may be done beside stand there.
 * @param {Context} ctx @param {number} used @param {boolean} commits Whether a row is the main button's. @param {number} ends @param {number} free @returns {[boolean, boolean]} */
function below(ctx, used, commits, ends, free) {
  const row = ctx.room("row");
  const room = row ? ctx.room("cells") - used - (commits ? row : 0) : 0;
  const endsBelow = ends > 0 && ends <= room;
  return [endsBelow, free > 0 && free <= room - (endsBelow ? ends : 0)];
}

/** One of many amounts. @typedef {{option: OptionView, amount: number}} Rung */

/** Who steps with the pointer says yes with Enter: a button that had the focus would step once more. @param {Event} event */
const keepsFocus = (event) => event.preventDefault();

/** Many amounts of one thing, from the least to the most; nothing where options differ in more than a number. @param {OptionView[]} options @returns {Rung[]} */
function ladderOf(options) {
  const [first] = options;
  const names = Object.keys(first.facts).filter((name) => options.some((option) => option.facts[name] !== first.facts[name]));
  const same = names.length === 1 && options.every((option) => option.key === first.key && typeof option.facts[names[0]] === "number");
  return same ? options.map((option) => ({ option, amount: Number(option.facts[names[0]]) })).sort((one, other) => one.amount - other.amount) : [];
}

/** An amount is stepped to, and made by the main button. @param {Context} ctx @param {Desk} desk @param {Rung[]} ladder @param {{last: OptionView[], extras: OptionView[], all: OptionView[]}} beside */
function steps(ctx, desk, ladder, { last, extras, all }) {
  const top = ladder.length - 1;
  const at = Math.min(desk.state.rung, top);
  const { option: one } = ladder[at];
  const look = { labels: new Map(), same: () => false };
  const listed = listing(ctx, desk, look.labels);
  const rest = all.filter((option) => !option.free && option !== one && !last.includes(option));
  const step = (/** @type {string} */ action, /** @type {string} */ key, /** @type {number} */ to, /** @type {unknown} */ sign) => html`<button type="button" class="btn step" data-action=${action} data-hotkey=${key || nothing}
    ?disabled=${to === at} aria-label=${ctx.t(`page-${action}`, { name: nameOf(ctx, desk, ladder[to].option) })} @mousedown=${keepsFocus} @click=${() => desk.acts.climb(to)}>${sign}</button>`;
  return {
    cells: html`<div class="ladder" role="group" aria-label=${desk.texts.sentence(one)}>${step("least", "", 0, ladder[0].amount)}${step("one-less", "-", Math.max(0, at - 1), icon("i-minus"))}
      ${step("one-more", "+", Math.min(top, at + 1), icon("i-plus"))}${step("most", "", top, ladder[top].amount)}</div>
      ${ctx.fold(LIST, ctx.t("page-more-options", { count: rest.length }), list(ctx, desk.board, rest, listed), "i-log")}`,
    commit: optionButton(ctx, desk, one, { ...look, look: "primary commit", key: ENTER }),
    quiet: html`${freely(ctx, desk.board, extras, listed)}${last.map((option, place) => optionButton(ctx, desk, option, { ...look, look: "quiet", key: keyFor(place) }))}`,
  };
}

/** What may be done beside the question. @param {Context} ctx @param {Board} board @param {OptionView[]} extras @param {(option: OptionView) => unknown} button */
function freely(ctx, board, extras, button) {
  if (!extras.length) return nothing;
  return ctx.fold(EXTRAS, ctx.t("page-extras", { count: extras.length }), html`<p class="hint">${ctx.t("page-extras-help")}</p>${list(ctx, board, extras, button)}`);
}

/** A choice in a list behind a chip: what it leads to is only drawn where it can be seen. @param {Context} ctx @param {Desk} desk @param {Map<string, string>} labels @returns {(option: OptionView) => unknown} */
function listing(ctx, desk, labels) {
  const seen = desk.state.open === LIST || desk.state.open === EXTRAS;
  return (option) => optionButton(ctx, desk, option, { labels, same: () => false, roomy: true, seen });
}

/** Many choices, under headings where they fall into a few groups. @param {Context} ctx @param {Board} board @param {OptionView[]} options @param {(option: OptionView) => unknown} button */
function list(ctx, board, options, button) {
  const found = groups(options, ctx.game, HEADINGS);
  const loose = found.groups.length ? found.single : options;
  const names = groupNames(ctx, board, found.groups);
  return html`<div class="choices">${found.groups.map((group, at) => html`<h4>${names[at]}</h4>${group.options.map(button)}`)}
    ${loose.length && found.groups.length ? html`<hr>` : nothing}${loose.map(button)}</div>`;
}

/**
 * What stands on the buttons: where all options have one verb and differ only in the things they name, the names are enough, since the prompt has said the rest;
 * where two would read the same, what tells them apart is added.
 * @param {Context} ctx @param {Desk} desk @param {OptionView[]} options @param {OptionView[]} beside Those that they stand among, in groups too. @returns {Map<string, string>} By option text.
 */
function labelsOf(ctx, desk, options, beside) {
  const { texts } = desk;
  const verbs = new Set(beside.map((option) => option.text.split(" ", 1)[0]));
  const names = verbs.size > 1 ? new Map() : shortLabels(texts, options);
  const labels = new Map(options.map((option) => [option.text, desk.board.title?.(ctx, option) ?? names.get(option.text) ?? nameOf(ctx, desk, option)]));
  const known = [...labels.values()];
  for (const [text, label] of labels) if (known.indexOf(label) !== known.lastIndexOf(label)) labels.set(text, texts.say("page-pair", { name: label, value: phraseName(ctx, text.split(" ").slice(1).join(" ")) }));
  return labels;
}

/** @param {Context} ctx @param {Desk} desk @param {OptionView} option */
function nameOf(ctx, desk, option) { return desk.board.label?.(ctx, option) ?? desk.texts.sentence(option); }

/** The names alone, where they tell all options apart. @param {Texts} texts @param {OptionView[]} options @returns {Map<string, string>} By option text. */
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

/** @param {Context} ctx @param {Desk} desk @param {OptionView} option
 * @param {{labels: Map<string, string>, same: (name: string) => boolean, key?: string, look?: string, roomy?: boolean, seen?: boolean}} how */
function optionButton(ctx, desk, option, { labels, same, key = "", look = "", roomy = look.includes("commit"), seen = true }) {
  const sentence = nameOf(ctx, desk, option);
  const label = labels.get(option.text) ?? sentence;
  return html`<button type="button" class="btn option ${look} ${option.warning ? "warned" : ""}" data-option=${option.text} ?data-free=${option.free} data-key=${key && key !== ENTER ? key : nothing}
    data-action=${look.includes("commit") ? "commit" : nothing} @click=${() => desk.acts.choose(option)}>
    ${named(label)}${label === sentence ? nothing : html`<span class="sr">. ${sentence}</span>`}${seen ? brief(ctx, desk.board, option, !roomy, same) : nothing}${keyCap(key)}</button>`;
}

/** What a button says; a long name stands in smaller letters where the button is narrow, so that what it changes keeps its line. @param {string} label */
function named(label) { return html`<span class="name ${label.length > LONG ? "long" : ""}">${unbroken(label)}</span>`; }

const ENTER = "↵";

/** @param {string} key */
function keyCap(key) { return key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing; }

/** @param {number} index */
function keyFor(index) { return "123456789"[index] ?? ""; }

/** The set that is to be picked. @param {Context} ctx @param {Desk} desk */
export function pickerSlip(ctx, desk) {
  const selection = desk.offers.length ? selectionOf(ctx.position) : null;
  if (!selection) return nothing;
  return picker(ctx, selection, desk.state.picked, { nameOf: ({ text }) => pieceName(ctx, desk.texts, text), outlook: (total) => desk.board.outlook?.(ctx, total) ?? nothing, change: desk.acts.change, send: desk.acts.send });
}

/** @param {Context} ctx @param {Desk} desk */
function overLine(ctx, desk) {
  const { table } = ctx.position;
  const [winners, scores] = [ctx.position.winners ?? [], ctx.position.scores ?? []];
  const names = winners.map((seat) => table.seats[seat]?.name ?? "");
  const list = new Intl.ListFormat(desk.texts.language, { type: "conjunction" }).format(names);
  const verdict = desk.board.verdict?.(ctx);
  const act = (/** @type {string} */ action, /** @type {string} */ picture, /** @type {() => void} */ doIt, look = "") =>
    html`<button type="button" class="btn option ${look}" data-action=${action} @click=${doIt}>${picture ? icon(picture) : nothing}<span class="name">${ctx.t(action === "again" && table.campaign ? "page-to-campaign" : `page-${action}`)}</span></button>`;
  return band("over", {
    prompt: html`${verdict?.won === false ? nothing : icon("i-trophy")} ${verdict?.title ?? ctx.t(winners.length > 1 ? "page-winners" : "page-winner", { name: list, points: scores[winners[0] ?? 0] ?? 0 })}`,
    how: ctx.t("page-over-help"),
    cells: html`${act("replay", "i-replay", desk.acts.replay)}${act("again", "", desk.acts.again)}${act("share", "i-link", desk.acts.share)}`,
    commit: act("scores", "", desk.acts.scores, "primary commit"),
    go: ctx.me === null || !ctx.position.undo.possible ? nothing : undo(ctx, desk),
  });
}
