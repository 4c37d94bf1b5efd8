/** A game's own styles, loaded when its board or its picture is drawn; the page of a table has them from the start. */

/** @param {string} game @returns {Promise<unknown>} */
export function dress(game) {
  const href = `/games/${game}/web/style.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => { link.onload = link.onerror = resolve; });
}
