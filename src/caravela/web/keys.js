/** The keyboard: numbers and letters choose options or press what has that hotkey, arrows go from token to token, Esc lets go, ? helps. */

/** @import { Stride } from "./replay.js" */

/** What is opened by a letter. @type {Record<string, string>} */
const FOLDS = { e: "extras" };

/**
 * @param {HTMLElement} root
 * @param {{letGo: () => boolean, commit: () => boolean, undo: () => void, goOn: () => boolean, skip: () => boolean, help: () => void, step: (by: number, stride?: Stride) => boolean}} acts
 */
export function listenToKeys(root, acts) {
  addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector("dialog[open], .curtain") || target.closest("input, textarea, select, [popover]:popover-open")) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      acts.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab" || event.key.startsWith("Arrow")) document.documentElement.classList.add("by-keys");
    if (press(event, target)) event.preventDefault();
  });
  addEventListener("pointerdown", () => document.documentElement.classList.remove("by-keys"));

  /** @param {KeyboardEvent} event @param {Element} target @returns {boolean} Whether it meant something. */
  function press(event, target) {
    if (event.key === "Escape") return acts.letGo();
    if (event.key === "?") { acts.help(); return true; }
    const token = target.closest("[data-token]");
    if (token && (event.key === "Enter" || event.key === " ") && token.tagName !== "BUTTON") {
      token.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return true;
    }
    if (event.key === " " && !target.closest("button, a, summary, [role=\"button\"]")) return event.shiftKey ? acts.skip() : acts.goOn();
    if (event.key === "Enter" && !target.closest("button, a, summary")) return acts.commit();
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const far = { Home: -Infinity, End: Infinity, PageUp: -1, PageDown: 1 }[event.key];
    if (far) return acts.step(far, "chapter");
    if (arrow) return acts.step(arrow[0], event.shiftKey ? "turn" : "choice") || toNearest(root, target, arrow[0], arrow[1], event.shiftKey);
    const coach = event.key.toLowerCase() === "g" ? /** @type {HTMLElement | null} */ (root.querySelector(".coach")) : null;
    if (coach) { coach.focus(); return true; }
    const key = CSS.escape(event.key.toLowerCase());
    const button = /** @type {HTMLButtonElement | null} */ (event.key.length === 1 ? root.querySelector(`#options button[data-key="${key}"], button[data-hotkey="${key}"], [data-fold="${FOLDS[event.key.toLowerCase()] ?? ""}"]`) : null);
    if (!button || button.disabled) return false;
    button.click();
    return true;
  }
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 && box.height > 0 };
}

/** Moves the focus to the nearest offered thing in a direction. @param {HTMLElement} root @param {Element} from @param {number} dx @param {number} dy
 * @param {boolean} unlit Whether also to what can't be chosen, which tells why. */
function toNearest(root, from, dx, dy, unlit) {
  const wanted = unlit ? "[data-pane] :is([data-token], [data-tip]):not(:has([data-token], [data-tip]))" : '[data-token][role="button"], button[data-token][data-offered]';
  const tokens = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(wanted)]);
  const places = tokens.map((token) => ({ token, ...middle(token) })).filter((place) => place.seen);
  if (!places.length) return false;
  const to = (/** @type {HTMLElement} */ token) => {
    if (token.tabIndex < 0) token.tabIndex = -1;
    token.focus();
  };
  if (!from.closest("[data-token], [data-tip]")) { to(places[0].token); return true; }
  const here = middle(from);
  const cost = (/** @type {{x: number, y: number}} */ place) => {
    const along = (place.x - here.x) * dx + (place.y - here.y) * dy;
    const aside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx);
    return along > 2 ? along + aside * 2 : Infinity;
  };
  let best = null;
  for (const place of places) if (place.token !== from && cost(place) < (best ? cost(best) : Infinity)) best = place;
  if (best) to(best.token);
  return true;
}
