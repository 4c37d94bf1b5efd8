/** From the table to the rules: which paragraph tells about a decision or a thing. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { GameFacts } from "./messages.d.ts" */
/** @import { Context } from "./types.d.ts" */

/** The address of the paragraph about a decision ("LandWorker") or a thing ("event dock", "building university", "good").
 * @param {GameFacts} game @param {string} key @returns {string | null} */
export function paragraphFor({ name, learn }, key) {
  const place = learn[key] ?? learn[key.split(" ").slice(0, 2).join(" ")] ?? learn[key.split(" ")[0]];
  return place ? `/learn/${name}/${place}` : null;
}

/** The same for anything drawn: as its tooltip calls it, or by the kind of its last word that the game knows.
 * @param {GameFacts} game @param {string} token @returns {string | null} */
export function ruleOf(game, token) {
  const known = token.split(" ").findLast((word) => game.tokens[word]?.length) ?? "";
  const kinds = (game.tokens[known] ?? []).map((kind) => paragraphFor(game, `${kind} ${known}`));
  return paragraphFor(game, token) ?? kinds.find(Boolean) ?? null;
}

/** The address of the rule behind what is asked. @param {Context} ctx */
export function promptRule(ctx) { return paragraphFor(ctx.game, ctx.position.prompt?.key.replace("prompt-", "") ?? ""); }

/** A small link from what is asked to the rule behind it. @param {Context} ctx */
export function promptLink(ctx) {
  const address = promptRule(ctx);
  return address ? html`<a class="rulelink" data-action="rule" href=${address} target="_blank" aria-label=${ctx.t("learn-rule")} title=${ctx.t("learn-rule")}>${icon("i-help")}</a>` : nothing;
}
