/** Announcements: what happened and what is asked, read out by screen readers. */

/** @param {string[]} sentences */
export function announce(sentences) {
  const region = document.querySelector("#announcements");
  if (!region || !sentences.length) return;
  const line = document.createElement("p");
  line.textContent = sentences.join(" ");
  region.append(line);
  while (region.childElementCount > 4) region.firstElementChild?.remove();
}
