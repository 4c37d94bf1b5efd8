/** My campaigns: with whom, which game is next, how far the story has come. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { dot, icon } from "./art.js";
import { ago, listed, nameOf } from "./mytables.js";
import { campaignAddress } from "./net.js";

/** @import { MyCampaign } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/** Whether a game is played, can be begun, or all is told. @param {Texts} texts @param {{status: string, number: number}} campaign */
export function statusOf(texts, { status, number }) { return texts.say(`page-campaign-${status}`, { number, next: number + 1 }); }

/** @param {MyCampaign} campaign @param {Texts} texts */
export function campaignCard(campaign, texts) {
  const { id, name, seats, status, number, table, my_turn: mine, updated } = campaign;
  const title = texts.has("game-title") ? texts.say("game-title").split(":")[0] : campaign.title;
  const go = status === "running" ? { href: `/t/${table}`, key: mine ? "page-play" : "page-open" } : { href: campaignAddress(id), key: status === "between" ? "page-campaign-go-on" : "page-logbook" };
  return html`<article class="tb paper ${mine ? "mineturn" : ""}" data-campaign=${id} aria-label=${name}>
    <span class="dots">${seats.map((seat) => dot(seat.colour, nameOf(seat, texts)))}<time class="when" datetime=${new Date(updated * 1000).toISOString()}>${ago(texts, updated)}</time></span>
    <div class="about"><h3>${icon("i-story")} ${name}</h3><p>${title} · ${listed(seats.map((seat) => nameOf(seat, texts)), texts)}</p><p class="state">${statusOf(texts, { status, number })}</p></div>
    <span class="acts">${status === "running" ? html`<a class="btn quiet" href=${campaignAddress(id)} aria-label="${texts.say("page-logbook")}: ${name}">${texts.say("page-logbook")}</a>` : nothing}<a class="btn ${mine || status === "between" ? "primary" : ""}" href=${go.href} aria-label="${texts.say(go.key)}: ${name}">${texts.say(go.key)}</a></span></article>`;
}
