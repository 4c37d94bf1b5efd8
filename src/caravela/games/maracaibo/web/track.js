/** The explorer track: a strip below the chart, and the whole of it behind a chip. */
import { bookChip } from "./book.js";
import { decision, everybody, isMine, person, wayBy } from "./content.js";
import { hit, line, signsOf } from "./glyphs.js";

/** @import { Context } from "./content.js" */

/** The spaces from the start to the end: columns of the longer way, with what lies beside it. @param {Context} ctx */
function columns(ctx) {
  const { spaces } = ctx.game.content;
  const ids = Object.keys(spaces);
  const long = ids.filter((id) => spaces[id].branch !== "short");
  const column = new Map(long.sort((one, other) => spaces[one].depth - spaces[other].depth).map((id, index) => [id, index]));
  for (const id of ids.filter((one) => spaces[one].branch === "short")) {
    const before = ids.find((other) => spaces[other].next.includes(id));
    const shift = before && spaces[before].branch === "short" ? 2 : 1.5;
    column.set(id, (column.get(before ?? "") ?? 0) + shift);
  }
  return column;
}

/** Who stands on a space, as the track shows it. @param {Context} ctx @param {string} id */
function standing(ctx, id) { return everybody(ctx).filter((who) => ctx.view.explorers.at[who] === id); }

/** What is said of a space. @param {Context} ctx @param {string} id */
function words(ctx, id) { return [ctx.name("space", id), ...standing(ctx, id).map((who) => person(ctx, who))].join(", "); }

/** @param {Context} ctx @param {string} id @param {boolean} [live] Whether it can be clicked. */
function space(ctx, id, live = true) {
  const { html } = ctx;
  const { effects, quest, end } = ctx.game.content.spaces[id];
  const tile = ctx.view.explorers.quests[id];
  const gone = quest && !tile;
  const face = end ? ctx.icon("i-trophy") : quest ? (gone ? ctx.nothing : ctx.icon("i-quest")) : effects.length ? line(ctx, signsOf(effects)) : ctx.icon("i-explore");
  const skipped = ctx.me && ctx.view.explorers.skipped[ctx.me]?.includes(id);
  return html`<span class="space ${gone ? "gone" : ""} ${skipped ? "skipped" : ""}"><span class="face" aria-hidden="true">${face}</span>${standing(ctx, id).map((who) => html`<span class="xp seat-${who}" data-at="explorer-${who}">${ctx.icon("i-explorer")}<span class="shape">${ctx.icon(`seat-${who}`)}</span></span>`)}${hit(ctx, live ? (wayBy(ctx, "explore", id) ?? `explore ${id}`) : null, words(ctx, id), `space ${id}`, `space-${id}`)}</span>`;
}

/** The barrier before a space. @param {Context} ctx @param {string} id */
function barrierAt(ctx, id) {
  const { barriers } = ctx.game.content;
  const found = Object.keys(barriers).find((name) => barriers[name].before === id);
  if (!found) return ctx.nothing;
  const { points } = ctx.view.explorers.barriers.find((one) => one.id === found) ?? { points: 0 };
  const signs = barriers[found].effects.length ? signsOf(barriers[found].effects) : [{ text: String(points) }, { icon: "i-vp" }];
  return ctx.html`<span class="barrier ${found}" data-tip="barrier ${found}" role="img" aria-label=${ctx.name("barrier", found)}>${ctx.icon(`i-barrier-${found}`)}${line(ctx, signs)}</span>`;
}

/** The strip: from right to left, shortcuts above. @param {Context} ctx */
export function strip(ctx) {
  const column = columns(ctx);
  const { spaces } = ctx.game.content;
  const last = Math.max(...column.values());
  const live = ctx.room("touch") === 0;
  const cell = ([id, at] = /** @type {[string, number]} */ (["", 0])) => ctx.html`<li class=${spaces[id].branch === "short" ? "short" : ""} .style=${`--at: ${last - at}`}>${barrierAt(ctx, id)}${space(ctx, id, live)}</li>`;
  return ctx.html`<div class="trackstrip"><ol class="spaces" .style=${`--spaces: ${last + 1}`} aria-label=${ctx.t("look-track")}>${[...column].map(cell)}</ol>
    <div class="trackchip">${ctx.fold("track", ctx.t("look-whole-track"), live ? () => whole(ctx) : whole(ctx), "i-explore")}${bookChip(ctx)}</div></div>`;
}

/** The whole track, large enough to be read and tapped: the longer way in rows, shortcuts after the spaces where they leave. @param {Context} ctx */
function whole(ctx) {
  const { html, view } = ctx;
  const { spaces, residence } = ctx.game.content;
  const column = columns(ctx);
  const order = [...column].sort((one, other) => one[1] - other[1]).map(([id]) => id);
  const moving = isMine(ctx) && decision(ctx) === "MoveExplorer";
  const home = view.settings.retirement ? html`<li class="short">${retirement(ctx, residence.space)}</li>` : ctx.nothing;
  return html`<div class="maracaibo wholetrack"><p class="hint">${ctx.t(moving ? "look-track-move" : "look-track-help")} <b>${ctx.t("look-end-points", { list: view.explorers.end_points.join(", ") || "–" })}</b></p>
    <ol class="spaces large">${order.map((id) => html`<li class=${spaces[id].branch === "short" ? "short" : ""}>${barrierAt(ctx, id)}${space(ctx, id)}<small>${ctx.name("space", id)}</small></li>`)}${home}</ol></div>`;
}

/** The space of the retirement tile. @param {Context} ctx @param {string} id */
function retirement(ctx, id) {
  return ctx.html`<span class="space"><span class="face" aria-hidden="true">${ctx.icon("i-retirement")}</span>${hit(ctx, `explore ${id}`, ctx.name("space", id), `space ${id}`)}</span><small>${ctx.name("space", id)}</small>`;
}
