/** Quests: what they ask for, what there is of it, and what they are worth now. */
import { description } from "./content.js";
import { EACH_ICONS, hit, laurel } from "./glyphs.js";

/** @import { Context } from "./content.js" */
/** @import { Sign } from "./glyphs.js" */
/** @import { Player } from "./view.d.ts" */

/** A Quest card; with an owner as it stands for them. @param {Context} ctx @param {string} id @param {{ owner?: Player | null, token?: string | null }} [how] */
export function quest(ctx, id, { owner = null, token = null } = {}) {
  const { html } = ctx;
  const { needs, low, high } = ctx.game.content.quests[id];
  const now = owner?.progress[id];
  const state = now ? (now.points === 0 ? "" : now.points > 0 ? "got" : "lost") : "";
  return html`<div class="qst tile ${state}"><b class="nm" aria-hidden="true">${ctx.name("quest", id)}</b>
    <span class="nds" aria-hidden="true">${needs.map((need, index) => html`<span class="nd">${ctx.icon(EACH_ICONS[need.what])}${now ? html`<b>${now.needs[index].have}</b>/` : ctx.nothing}<i>${need.low}·${need.high}</i></span>`)}</span>
    <span class="qv" aria-hidden="true">${ctx.icon("i-vp")}${low}·${high}</span>${now ? html`<span class="qs">${laurel(ctx, now.points)}</span>` : ctx.nothing}
    ${hit(ctx, token, questWords(ctx, id, owner), `quest ${id}`, `quest-${id}`)}</div>`;
}

/** What it asks for and brings, on a button. @param {Context} ctx @param {string} id @returns {Sign[]} */
export function questSigns(ctx, id) {
  const { needs, low, high } = ctx.game.content.quests[id];
  return [...needs.flatMap((need) => [{ icon: EACH_ICONS[need.what] }, { text: `${need.low}·${need.high}` }]), { text: "→" }, { icon: "i-vp" }, { text: `${low}·${high}` }];
}

/** @param {Context} ctx @param {string} id @param {Player | null} owner */
export function questWords(ctx, id, owner) {
  const now = owner?.progress[id];
  const have = now ? ` ${ctx.t("look-quest-now", { list: now.needs.map((need) => `${need.have}/${need.low}·${need.high}`).join(", "), points: now.points })}` : "";
  return `${ctx.name("quest", id)}: ${description(ctx, "quest", id)}${have}`;
}

/** The Quests in a hand: faces for who may see them, else backs. @param {Context} ctx @param {Player} owner @param {string[]} [shown] */
export function hand(ctx, owner, shown = owner.hand ?? []) {
  const { html } = ctx;
  const verb = ctx.view.waiting?.decision === "ReturnQuest" ? "return" : "sell";
  if (!owner.hand) return html`<p class="backs" role="img" aria-label=${ctx.t("look-quests-held", { count: owner.quests })}>${Array.from({ length: owner.quests }, () => ctx.icon("i-quest-card"))}</p>`;
  return html`<ul class="hand">${shown.map((id) => html`<li>${quest(ctx, id, { owner, token: owner.seat === ctx.me ? `${verb} ${id}` : null })}</li>`)}</ul>`;
}
