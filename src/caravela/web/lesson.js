/** Rules as text: a little Markdown, in which {marks} are icons and components, drawn as at the table. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";

/** @import { Lesson } from "./types.d.ts" */

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|\{(.+?)\}/g;

/** A text in blocks: paragraphs, lists, tables, questions, and figures whose panels begin with an exclamation mark.
 * @param {Lesson} lesson @param {string} text */
export function blocks(lesson, text) {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n");
    const rest = (/** @type {RegExp} */ mark) => lines.map((line) => line.replace(mark, ""));
    if (/^- /.test(block)) return html`<ul class="points">${rest(/^- /).map((line) => html`<li>${inline(lesson, line)}</li>`)}</ul>`;
    if (/^\d+\. /.test(block)) return html`<ol class="points">${rest(/^\d+\. /).map((line) => html`<li>${inline(lesson, line)}</li>`)}</ol>`;
    if (/^! /.test(block)) return figure(lesson, rest(/^! /));
    if (/^\|/.test(block)) return table(lesson, lines);
    if (/^> /.test(block)) return html`<p class="question">${inline(lesson, rest(/^> /).join(" "))}</p>`;
    return block.trim() ? html`<p>${inline(lesson, lines.join(" "))}</p>` : nothing;
  });
}

/** Words with bold ones, links and marks. @param {Lesson} lesson @param {string} text @returns {unknown[]} */
export function inline(lesson, text) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    const [, strong, label, target, mark] = found;
    if (strong) parts.push(html`<b>${inline(lesson, strong)}</b>`);
    else if (label) parts.push(html`<a href=${lesson.address(target)}>${label}</a>`);
    else parts.push(drawn(lesson, mark));
  }
  return [...parts, text.slice(from)];
}

/** @param {Lesson} lesson @param {string} mark */
function drawn(lesson, mark) {
  const [kind, ...words] = mark.split(" ");
  const draw = lesson.drawings[kind];
  return draw ? draw(lesson.ctx, ...words) : lesson.ctx.icon(`i-${kind}`);
}

/** Panels in a row: the drawing above its words. @param {Lesson} lesson @param {string[]} panels */
function figure(lesson, panels) {
  return html`<figure class="figure ${lesson.dress}"><ol data-count=${panels.length}>${panels.map((panel) => {
    const cut = panel.lastIndexOf("} ") + 1;
    return html`<li><span class="drawing">${inline(lesson, panel.slice(0, cut))}</span><span>${inline(lesson, panel.slice(cut).trim())}</span></li>`;
  })}</ol></figure>`;
}

/** @param {Lesson} lesson @param {string[]} lines */
function table(lesson, lines) {
  const [head, ...rows] = lines.filter((line) => !/^[|\s-]+$/.test(line)).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  return html`<div class="tablebox ${lesson.dress}"><table><thead><tr>${head.map((cell) => html`<th scope="col">${inline(lesson, cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(lesson, cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** The words alone, to be searched. @param {string} text */
export function plain(text) {
  return text.replace(/\{.+?\}/g, "").replace(/\*\*|^[!>-] |^\d+\. /gm, "").replace(/\[(.+?)\]\(.+?\)/g, "$1").replace(/\s+/g, " ").trim();
}
