/** The coach: the cards of a guided first game, one at a time, and a hint where something is met for the first time. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { keep, kept } from "./keep.js";
import { Mark } from "./marks.js";
import { narrow } from "./pick.js";

/** @import { GuideStepView, OptionView, Position } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */
/** @import { Texts } from "./text.js" */
/** @import { State } from "./store.js" */

/**
 * @typedef {object} Course What the coach knows of a table.
 * @property {string[]} seen The steps that were shown and done, in that order.
 * @property {boolean} back Whether the last of them is looked at once more.
 * @property {boolean} left Whether the coach was sent away.
 */

const suggested = new Mark("data-suggested");
/** Where the distance to the shown thing counts less than what the card would hide. */
const NEAR = 0.02;
const GAP = 18;
/** So far inside the edge of a thing the arrow aims: its tip ends at the edge. */
const INSIDE = 8;

// -- what this browser remembers -----------------------------------------------------------------------------------------

/** The course of a guided table; none at other tables. @param {string} table @returns {Course | null} */
export function courseOf(table) {
  const [mark, ...seen] = kept(`guide-${table}`).split(" ");
  return mark ? { seen: seen.filter(Boolean), back: false, left: mark === "left" } : null;
}

/** @param {string} table @param {Course} course */
export function keepCourse(table, { seen, left }) { keep(`guide-${table}`, [left ? "left" : "on", ...seen].join(" ")); }

/** A guided game begins: it can be found again, and hints follow it. @param {string} game @param {string} table */
export function beginCourse(game, table) {
  keepCourse(table, { seen: [], back: false, left: false });
  keep(`guide-of-${game}`, table);
  if (!kept("hints")) keep("hints", "on");
}

/** The coach comes back to a table. @param {string} table */
export function resumeCourse(table) {
  const course = courseOf(table);
  if (course) keepCourse(table, { ...course, left: false });
}

/** The table of the guided game that was begun here. @param {string} game */
export function begunCourse(game) { return kept(`guide-of-${game}`); }

/** What has been met, by game; nothing where hints are not wanted. @param {string} game @returns {Set<string> | null} */
export function metIn(game) { return kept("hints") === "on" ? new Set(kept(`met-${game}`).split(" ").filter(Boolean)) : null; }

/** @param {string} game @param {string} decision */
export function keepMet(game, decision) { keep(`met-${game}`, [...(metIn(game) ?? []), decision].join(" ")); }

// -- which card ----------------------------------------------------------------------------------------------------------

/** @param {Position} position */
export function decisionOf({ prompt, waiting }) { return waiting === "me" && prompt?.key.startsWith("prompt-") ? prompt.key.slice("prompt-".length) : ""; }

/** The card of a position: the first at its decision that was not shown yet. @param {GuideStepView[]} steps @param {Course | null} course @param {Position} position */
export function stepAt(steps, course, position) {
  const decision = decisionOf(position);
  if (!course || course.left || !decision) return null;
  if (course.back) return steps.find((step) => step.name === course.seen.at(-1)) ?? null;
  return steps.find((step) => step.decision === decision && !course.seen.includes(step.name) && (!step.after || course.seen.includes(step.after))) ?? null;
}

/** The option that a card means: the first of its picks that is offered. @param {GuideStepView | null} step @param {OptionView[]} options */
export function suggestion(step, options) {
  const fits = (/** @type {string[]} */ asked, /** @type {string[]} */ given) => asked.length === given.length && asked.every((word, at) => word === "*" || word === given[at]);
  for (const pick of step?.picks ?? []) {
    const found = options.find((option) => fits(pick.split(" "), option.text.split(" ")));
    if (found) return found;
  }
  return null;
}

// -- drawing -------------------------------------------------------------------------------------------------------------

/** @typedef {{next: () => void, back: () => void, leave: () => void, fold: (folded: boolean) => void}} CoachActs */

/** @param {Context} ctx @param {Texts} texts @param {{steps: GuideStepView[], course: Course, step: GuideStepView, folded: boolean | null}} shown @param {CoachActs} acts */
export function coachCard(ctx, texts, { steps, course, step, folded }, acts) {
  const key = `guide-${step.name}`;
  const number = course.back ? course.seen.length : course.seen.length + 1;
  const what = texts.part(key, "do");
  const reads = course.back || !step.picks.length;
  if (ctx.phone) return lowCard(ctx, texts, { step, number, count: steps.length, what: course.back ? "" : what, reads, folded: folded ?? ctx.picks.length > 0, backs: course.seen.length > 0 && !course.back, ends: !course.back && number === steps.length }, acts);
  return html`<svg class="coach-arrow" aria-hidden="true"><path class="line" /><path class="head" /></svg><section class="coach paper" tabindex="-1" data-step=${step.name} aria-labelledby="coach-title">
    <p class="caps">${ctx.t("page-guide-step", { number, count: steps.length })}<button type="button" class="iconbtn small" data-action="leave-guide" aria-label=${ctx.t("page-guide-leave")} title=${ctx.t("page-guide-leave-help")} @click=${acts.leave}>${icon("i-cross")}</button></p>
    <h3 id="coach-title">${texts.part(key, "title")}</h3><p>${texts.say(key)}</p>
    <details open><summary>${ctx.t("page-guide-why")}</summary><p>${texts.part(key, "why")}</p></details>
    ${what && !course.back ? html`<p class="do"><span class="mark"></span>${what}</p>` : nothing}
    <footer>${course.seen.length && !course.back ? html`<button type="button" class="btn quiet small" data-action="guide-back" @click=${acts.back}>${ctx.t("page-back")}</button>` : html`<span></span>`}
      <span class="dots" aria-hidden="true">${steps.map((one) => html`<i class=${one.name === step.name ? "now" : course.seen.includes(one.name) ? "done" : ""}></i>`)}</span>
      ${reads ? html`<button type="button" class="btn primary small" data-action="guide-next" @click=${acts.next}>${ctx.t(!course.back && number === steps.length ? "page-guide-end" : "page-guide-next")}</button>`
        : html`<button type="button" class="btn quiet small" data-action="leave-guide" @click=${acts.leave}>${ctx.t("page-guide-leave")}</button>`}</footer></section>`;
}

/** On a phone the card is as low as can be: one line once something is held, or as its reader folds it.
 * @param {Context} ctx @param {Texts} texts @param {{step: GuideStepView, number: number, count: number, what: string, reads: boolean, folded: boolean, backs: boolean, ends: boolean}} shown @param {CoachActs} acts */
function lowCard(ctx, texts, { step, number, count, what, reads, folded, backs, ends }, acts) {
  const key = `guide-${step.name}`;
  const title = texts.part(key, "title");
  const doing = what ? html`<span class="mark"></span>${what}` : nothing;
  if (folded) return html`<section class="coach low paper" tabindex="-1" data-step=${step.name} aria-label=${title}><button type="button" class="do" data-action="unfold-guide" aria-expanded="false" @click=${() => acts.fold(false)}>${what ? doing : title}${icon("i-arrow-up")}</button></section>`;
  const tool = (/** @type {string} */ action, /** @type {string} */ name, /** @type {string} */ picture, /** @type {() => void} */ act) => html`<button type="button" class="iconbtn small" data-action=${action} aria-label=${ctx.t(name)} @click=${act}>${icon(picture)}</button>`;
  return html`<section class="coach low paper" tabindex="-1" data-step=${step.name} aria-labelledby="coach-title">
    <header><span class="sr">${ctx.t("page-guide-step", { number, count })}</span><span class="disc" aria-hidden="true">${number}</span><h3 id="coach-title">${title}</h3>${backs ? tool("guide-back", "page-back", "i-arrow-left", acts.back) : nothing}
      ${tool("fold-guide", "page-guide-fold", "i-arrow-down", () => acts.fold(true))}${tool("leave-guide", "page-guide-leave", "i-cross", acts.leave)}</header>
    <p>${texts.say(key)}</p><details><summary>${ctx.t("page-guide-why")}</summary><p>${texts.part(key, "why")}</p></details><p class="do">${doing}</p>
    ${reads ? html`<button type="button" class="btn primary small" data-action="guide-next" @click=${acts.next}>${ctx.t(ends ? "page-guide-end" : "page-guide-next")}</button>` : nothing}</section>`;
}

/** A sentence on what is asked for the first time. @param {Context} ctx @param {Texts} texts @param {string} decision @param {{met: () => void, none: () => void}} acts */
export function hintCard(ctx, texts, decision, acts) {
  const { prompt, standings } = ctx.position;
  return html`<section class="coach hint paper" tabindex="-1" data-hint=${decision} aria-label=${ctx.t("page-hint-new")}><p class="caps">${ctx.t("page-hint-new")}</p>
    <p>${texts.say(`hint-${decision}`, { ...standings[ctx.me ?? ""]?.figures, ...prompt?.facts })}</p>
    <footer><button type="button" class="btn quiet small" data-action="no-hints" @click=${acts.none}>${ctx.t("page-hint-none")}</button>
      <button type="button" class="btn primary small" data-action="got-it" @click=${acts.met}>${ctx.t("page-hint-got")}</button></footer></section>`;
}

/** The thing that the coach or a master means is lit, all other offers only glimmer; who looks back sees what an option names, though nothing is offered.
 * @param {HTMLElement} root @param {State} state @param {{text: string} | null} option */
export function lightSuggestion(root, { picks, replay }, option) {
  root.toggleAttribute("data-guided", option !== null);
  if (!option) { suggested.put([]); return; }
  // A phrase that takes the place of what is held leads there too.
  const fits = (/** @type {string | null} */ phrase) => phrase !== null && !picks.includes(phrase) && [[...picks, phrase], [phrase]].some((held) => narrow([option], held).length > 0);
  const meant = [...root.querySelectorAll(replay ? "[data-token]" : "[data-offered], [data-option], [data-pick]")].filter((thing) =>
    thing.getAttribute("data-option") === option.text || fits(thing.getAttribute("data-pick")) || (thing.matches(replay ? "*" : "[data-offered]") && fits(thing.getAttribute("data-token"))));
  // What lies behind a chip is found by it.
  const folds = new Set(meant.map((thing) => thing.closest("[data-folded]")).filter((fold) => fold && !fold.checkVisibility()));
  const chips = meant.some((thing) => thing.parentElement?.matches(".options")) ? [] : [...folds].map((fold) => root.querySelector(`.options [data-fold="${fold?.getAttribute("data-folded")}"]`));
  suggested.put([...meant, ...chips.filter((chip) => chip !== null)]);
}

/** Puts the card near the thing that it speaks of, over as little as can be of what is offered and what a decision needs to see; an arrow leads there. @param {HTMLElement} root */
export function placeCard(root) {
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".f-pops > .coach"));
  const layer = card?.parentElement;
  if (!card || !layer) return;
  const room = layer.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const lit = [...root.querySelectorAll("[data-suggested]")];
  const seen = lit.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0);
  const above = (/** @type {DOMRect} */ box) => box.top >= room.top && box.bottom <= room.bottom - height - GAP;
  // On a phone, where it is as wide as the view, what it speaks of is brought up once; else it gives way itself.
  const far = width > room.width - GAP && card.dataset.sought !== card.dataset.step && !seen.some(above) ? lit.find((thing) => thing.closest("[data-pane]") && thing.checkVisibility()) : null;
  if (far) {
    card.dataset.sought = card.dataset.step;
    bringUp(far);
    placeCard(root);
    return;
  }
  // What lies on the desk is pointed at from above, at a choice rather than at a card.
  const low = lit.filter((thing) => thing.closest("#options")).map((thing) => thing.getBoundingClientRect()).find((box) => box.width > 0);
  const target = seen.find((box) => box.bottom <= room.bottom + 1) ?? low ?? seen[0];
  const offered = [...root.querySelectorAll("[data-offered], .slip, .panel")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.bottom <= room.bottom + 1);
  // There it lies on the desk, or on the set that is picked; at the upper edge only where it would hide less of what it speaks of.
  const floor = Math.min(room.bottom, ...[...root.querySelectorAll(".slip.picker")].map((slip) => slip.getBoundingClientRect().top));
  const spoken = (seen.length || !card.matches(".hint") ? seen : offered).filter((box) => box.left < room.right);
  const lost = (/** @type {number} */ top) => spoken.reduce((sum, box) => sum + box.width * Math.max(0, Math.min(box.bottom, top + height, floor) - Math.max(box.top, top)), 0);
  card.style.setProperty("--floor", `${room.bottom - floor}px`);
  card.toggleAttribute("data-high", lost(room.top) < lost(floor - height - GAP));
  const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.max(low, Math.min(value, high));
  const middle = target ? { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 } : { x: room.left + room.width / 2, y: room.bottom };
  const wishes = target ? [[target.right + GAP, middle.y - height / 2], [target.left - GAP - width, middle.y - height / 2], [middle.x - width / 2, target.top - GAP - height], [middle.x - width / 2, target.bottom + GAP]] : [];
  const board = root.querySelector(".f-board")?.getBoundingClientRect() ?? room;
  // What speaks of nothing that is lit may as well lie beside the board.
  for (const x of [board.left + 8, board.right - width - 8, board.left + (board.width - width) / 2, ...(target ? [] : [room.right - width - 8])]) for (const y of [board.top + 8, board.bottom - height - 8]) wishes.push([x, y]);
  let best = { x: room.left + 8, y: room.bottom - height - 8, cost: Infinity };
  for (const [wishedX, wishedY] of wishes) {
    const x = within(wishedX, room.left + 8, room.right - width - 8);
    const y = within(wishedY, room.top + 8, room.bottom - height - 8);
    const hidden = (/** @type {DOMRect} */ box) => Math.max(0, Math.min(box.right, x + width) - Math.max(box.left, x)) * Math.max(0, Math.min(box.bottom, y + height) - Math.max(box.top, y));
    const cost = offered.reduce((sum, box) => sum + hidden(box), 0) + seen.reduce((sum, box) => sum + hidden(box), 0) * 20 + NEAR * width * Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
    if (cost < best.cost) best = { x, y, cost };
  }
  card.style.translate = `${Math.round(best.x - room.left)}px ${Math.round(best.y - room.top)}px`;
  const to = target && (target.top < room.bottom ? edgeOf(target, best.x + width / 2, best.y + height / 2) : downTo(root, target, room.bottom, best.x + width / 2));
  drawArrow(layer, to ? { x: to.x - room.left, y: to.y - room.top } : null, { x: best.x - room.left, y: best.y - room.top, width, height });
}

/** The point of a thing nearest to another, a little inside. @param {DOMRect} box @param {number} x @param {number} y */
function edgeOf({ left, right, top, bottom }, x, y) {
  const near = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.max(Math.min(low + INSIDE, (low + high) / 2), Math.min(value, Math.max(high - INSIDE, (low + high) / 2)));
  return { x: near(x, left, right), y: near(y, top, bottom) };
}

/** Where a thing on the desk is reached from above without crossing what is said or offered there; nowhere, if all of it lies below that. @param {Element} root @param {DOMRect} box @param {number} top @param {number} x */
function downTo(root, box, top, x) {
  const said = [...root.querySelectorAll("#options :is(.prompt, .how)")].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect();
  });
  const between = [...said, ...[...root.querySelectorAll("#options :is(.btn, .chip, .part)")].map((thing) => thing.getBoundingClientRect())].filter((one) => one.width > 0 && one.bottom > top && one.top < box.top - 1);
  const clear = (/** @type {number} */ at) => at >= box.left + INSIDE && at <= box.right - INSIDE && !between.some((one) => at > one.left - INSIDE && at < one.right + INSIDE);
  const ways = [edgeOf(box, x, top).x, ...between.flatMap((one) => [one.left - INSIDE, one.right + INSIDE])].filter(clear);
  return ways.length ? { x: ways.reduce((one, other) => (Math.abs(other - x) < Math.abs(one - x) ? other : one)), y: box.top + INSIDE } : null;
}

/** Scrolls the view that holds a thing, and nothing around it. @param {Element} thing */
function bringUp(thing) {
  let box = thing.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
  if (box) box.scrollTop += thing.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP;
}

/** From the edge of the card that is nearest, bent a little, to just before the thing. @param {Element} layer @param {{x: number, y: number} | null} to @param {{x: number, y: number, width: number, height: number}} card */
function drawArrow(layer, to, card) {
  const [line, head] = layer.querySelectorAll(".coach-arrow path");
  if (!line || !head) return;
  const from = to && { x: Math.max(card.x, Math.min(to.x, card.x + card.width)), y: Math.max(card.y, Math.min(to.y, card.y + card.height)) };
  const length = to && from ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  if (!to || !from || length < 24) { line.setAttribute("d", ""); head.setAttribute("d", ""); return; }
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * 14, y: to.y - dy * 14 };
  line.setAttribute("d", `M${from.x} ${from.y}Q${(from.x + tip.x) / 2 - dy * length * 0.12} ${(from.y + tip.y) / 2 + dx * length * 0.12} ${tip.x} ${tip.y}`);
  head.setAttribute("d", `M${tip.x + dx * 6} ${tip.y + dy * 6}L${tip.x - dx * 6 - dy * 6} ${tip.y - dy * 6 + dx * 6}L${tip.x - dx * 6 + dy * 6} ${tip.y - dy * 6 - dx * 6}Z`);
}
