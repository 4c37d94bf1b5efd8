/** Help: how the page is used, and the game in short. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { ask } from "./dialog.js";
import { legend } from "./legend.js";
import { still } from "./teacher.js";

/** @import { GameFacts } from "./messages.d.ts" */
/** @import { Teacher } from "./types.d.ts" */
/** @import { Texts } from "./text.js" */

export const KEYS = ["choose", "arrows", "enter", "extras", "advice", "escape", "undo", "skip", "standings", "help"];
const LINES = ["offered", "prompt", "tooltip", "whynot", "zoom", "undo"];

/** The game in short: the texts `help-1`, `help-2`, … with a title each. @param {Texts} texts */
function rules(texts) {
  const chapters = [];
  for (let number = 1; texts.has(`help-${number}`); number += 1) {
    chapters.push(html`<dt>${texts.part(`help-${number}`, "title") || number}</dt><dd>${texts.say(`help-${number}`)}</dd>`);
  }
  return chapters.length ? html`<h3 class="caps">${texts.say("page-help-rules")}</h3><dl class="rules">${chapters}</dl>` : nothing;
}

/** @param {Texts["say"]} t @param {string[]} keys */
export function keyList(t, keys) {
  return html`<dl class="keys">${keys.map((key) => html`<dt><kbd>${t(`page-key-${key}`)}</kbd></dt><dd>${t(`page-key-${key}-help`)}</dd>`)}</dl>`;
}

/** @param {Texts} texts @param {GameFacts} game */
export async function showHelp(texts, game) {
  const t = texts.say.bind(texts);
  const teacher = /** @type {Teacher} */ (await import(`/games/${game.name}/web/learn.js`));
  await ask({
    wide: true, title: t("page-help"),
    body: html`<div class="help"><ul class="lines">${LINES.map((line) => html`<li>${t(`page-help-${line}`)}</li>`)}</ul>
      ${rules(texts)}
      <p class="ways"><a class="btn" href="/learn/${game.name}" target="_blank">${t("learn-all-rules")}</a><a class="btn quiet" href="/gallery/${game.name}" target="_blank">${t("learn-to-gallery")}</a></p>
      <h3 class="caps">${t("page-help-keys")}</h3>
      ${keyList(t, KEYS)}
      <h3 class="caps">${t("legend-title")}</h3>${legend(still(game, texts), teacher)}</div>`,
    acts: [{ label: t("page-close"), value: "", primary: true }],
  });
}
