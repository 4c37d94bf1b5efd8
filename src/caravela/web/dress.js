/** A game's own styles, loaded when its board or its picture is drawn. */

/** @param {string} game @returns {Promise<unknown>} */
export function dress(game) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/games/${game}/web/style.css`;
  document.head.append(link);
  return new Promise((resolve) => { link.onload = link.onerror = resolve; });
}
