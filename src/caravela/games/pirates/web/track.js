/** The explorer track: a strip below the sea, and the whole of it, large enough to be tapped. */
import { description, everybody, person } from "./content.js";
import { hit, laurel, line, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */

/** Where a space lies: its column from the left, and its row from above. @typedef {{ at: number, row: number }} Spot */

/** The longest way to each space gives the columns; the shorter branch is spread between its fork and where it joins. @param {Context} ctx @returns {Map<string, Spot>} */
function spots(ctx) {
  const { spaces } = ctx.game.content;
  const ids = Object.keys(spaces).filter((id) => !spaces[id].from);
  /** @type {Map<string, number>} */
  const deep = new Map(ids.map((id) => [id, 0]));
  for (const _ of ids) for (const id of ids) for (const end of spaces[id].next) deep.set(end, Math.max(deep.get(end) ?? 0, (deep.get(id) ?? 0) + 1));
  const rows = /** @type {Record<string, number>} */ ({ upper: 0, main: 1, lower: 2 });
  /** @type {Map<string, Spot>} */
  const found = new Map(ids.map((id) => [id, { at: deep.get(id) ?? 0, row: rows[spaces[id].branch] }]));
  for (const fork of ids.filter((id) => spaces[id].next.length > 1)) {
    for (const first of spaces[fork].next) {
      const branch = [first];
      while (spaces[spaces[branch[branch.length - 1]].next[0]].branch === spaces[first].branch) branch.push(spaces[branch[branch.length - 1]].next[0]);
      const [from, to] = [deep.get(fork) ?? 0, deep.get(spaces[branch[branch.length - 1]].next[0]) ?? 0];
      branch.forEach((id, index) => found.set(id, { at: from + ((index + 1) * (to - from)) / (branch.length + 1), row: rows[spaces[id].branch] }));
    }
  }
  for (const id of Object.keys(spaces).filter((one) => spaces[one].from && ctx.view.settings.retirement)) found.set(id, { at: found.get(String(spaces[id].from))?.at ?? 0, row: 2 });
  return found;
}

/** Who stands on a space. @param {Context} ctx @param {string} id */
export function standing(ctx, id) { return everybody(ctx).filter((who) => ctx.view.explorers[who] === id); }

/** What is said of a space. @param {Context} ctx @param {string} id */
function words(ctx, id) {
  const cost = ctx.view.exploring?.reach[id];
  return [ctx.name("space", id), description(ctx, "space", id), ...standing(ctx, id).map((who) => person(ctx, who)), cost === undefined ? "" : ctx.t("look-takes", { count: cost })].filter(Boolean).join(", ");
}

/** @param {Context} ctx @param {string} id @param {boolean} live Whether it can be clicked. */
function space(ctx, id, live) {
  const { html } = ctx;
  const { effects, from } = ctx.game.content.spaces[id];
  const here = standing(ctx, id);
  const reach = ctx.view.exploring?.reach[id];
  const face = from ? ctx.icon("i-retirement") : effects.length ? line(ctx, signsOf(ctx, effects)) : ctx.icon("i-explorer");
  return html`<span class="esp ${effects.length > 1 ? "more" : ""} ${here.length ? "occ" : ""} ${reach === undefined ? "" : "could"}"><span class="face" aria-hidden="true">${face}</span>${hit(ctx, live ? `explore ${id}` : null, words(ctx, id), `space ${id}`, `space-${id}`)}
    ${here.length ? html`<span class="xps">${here.map((who) => html`<span class="xp seat-${who}" data-at="explorer-${who}" aria-hidden="true">${ctx.icon(`seat-${who}`)}</span>`)}</span>` : ctx.nothing}${reach === undefined ? ctx.nothing : html`<small class="mv" aria-hidden="true">${reach}</small>`}</span>`;
}

/** The strip: from left to right, the two branches of a fork above and below. @param {Context} ctx */
export function strip(ctx) {
  const { html, svg } = ctx;
  const { spaces, final } = ctx.game.content;
  const found = spots(ctx);
  const last = Math.max(...[...found.values()].map(({ at }) => at));
  const live = ctx.room("touch") === 0;
  const x = (/** @type {number} */ at) => ((at + 0.5) / (last + 1)) * 1000;
  const y = (/** @type {number} */ row) => 18 + row * 32;
  const paths = [...found].flatMap(([id, { at, row }]) => spaces[id].next.map((end) => {
    const to = /** @type {Spot} */ (found.get(end));
    return svg`<path class="foot" d="M${x(at)} ${y(row)}L${x(to.at)} ${y(to.row)}"/>`;
  }));
  const rivers = [...found].filter(([id]) => spaces[id].next.length === 1 && spaces[spaces[id].next[0]].rivers > spaces[id].rivers).map(([id, { at }]) => x(at) + (x((found.get(spaces[id].next[0]) ?? { at }).at) - x(at)) / 2);
  const bed = (/** @type {number} */ at) => `M${at} -4C${at + 7} 16 ${at - 7} 30 ${at} 50S${at + 5} 84 ${at - 2} 104`;
  return html`<div class="trail"><svg class="ground" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">${[...new Set(rivers)].map((at) => svg`<path class="rbed" d=${bed(at)}/><path class="rfl" d=${bed(at)}/>`)}${paths}</svg>
    <ol class="spaces" .style=${`--spaces: ${last + 1}`} aria-label=${ctx.t("look-track")}>${[...found].map(([id, { at, row }]) => html`<li .style=${`--at: ${at}; --row: ${row}`}>${space(ctx, id, live)}</li>`)}</ol>
    <span class="triv" data-tip="rivers" aria-hidden="true">${ctx.icon("i-river")}${laurel(ctx, final.river)}</span></div>`;
}

/** The whole track in rows, large enough to be read and tapped. @param {Context} ctx */
export function whole(ctx) {
  const { html, view } = ctx;
  const { spaces } = ctx.game.content;
  const order = [...spots(ctx)].sort((one, other) => one[1].at - other[1].at || one[1].row - other[1].row).map(([id]) => id);
  // Between two spaces of the main way lies a fork, its branches one above the other.
  const legs = order.reduce((/** @type {string[][]} */ all, id) => {
    const last = all.at(-1);
    if (last && spaces[id].branch !== "main" && spaces[last[0]].branch !== "main") last.push(id); else all.push([id]);
    return all;
  }, []);
  const step = (/** @type {string} */ id) => html`<li class="${spaces[id].branch} r${spaces[id].rivers % 2}">${space(ctx, id, true)}</li>`;
  const branch = (/** @type {string[]} */ leg, /** @type {string} */ name) => leg.filter((id) => spaces[id].branch === name).map(step);
  return html`<div class="wholetrack"><p class="hint">${view.exploring ? ctx.t("look-movement", { count: view.exploring.left }) : ctx.t("look-track-help", { points: ctx.game.content.final.river })}</p>
    <ol class="large">${legs.map((leg) => (spaces[leg[0]].branch === "main" ? step(leg[0]) : html`<li class="fork"><ol>${branch(leg, "upper")}</ol><ol>${branch(leg, "lower")}</ol></li>`))}</ol></div>`;
}
