/** Being called: a mark on the tab when it is my turn; out of sight also a bell, a message of the browser, a shake, if wished for. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { ask } from "./dialog.js";
import { keep, kept } from "./keep.js";

/** @import { Context } from "./types.d.ts" */

/** @typedef {"bell" | "message" | "shake"} Way */
/** @type {Record<Way, string>} */
const WAYS = { bell: "i-sound-on", message: "i-chat", shake: "i-hot-seat" };
const SHAKE = [120, 80, 120];
/** Partials of a small bell: how high, how loud, how long in seconds. */
const BELL = [[660, 0.16, 1.6], [1320, 0.07, 1.1], [1782, 0.04, 0.7], [2640, 0.02, 0.4]];

/** @type {AudioContext | null} */
let audio = null;

function ring() {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime + 0.02;
  for (const [tone, loud, long] of BELL) {
    const [voice, gain] = [audio.createOscillator(), audio.createGain()];
    voice.frequency.value = tone;
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + long);
    voice.connect(gain).connect(audio.destination);
    voice.start(now);
    voice.stop(now + long);
  }
}

/** @param {Way} way */
function isWished(way) { return kept(`call-${way}`) === "on"; }

/** @param {Way} way @returns {"on" | "off" | "blocked" | "missing"} */
function stateOf(way) {
  if (way === "shake" && !("vibrate" in navigator && matchMedia("(pointer: coarse)").matches)) return "missing";
  if (way !== "message") return isWished(way) ? "on" : "off";
  if (!("Notification" in window)) return "missing";
  if (Notification.permission === "denied") return "blocked";
  return isWished(way) && Notification.permission === "granted" ? "on" : "off";
}

/** @param {Way} way @param {boolean} on */
async function wish(way, on) {
  if (on && way === "message") await Notification.requestPermission();
  keep(`call-${way}`, on ? "on" : "");
  if (on && way === "bell") ring();
  if (on && way === "shake") navigator.vibrate(SHAKE);
}

/** The tab's mark. @param {boolean} turn Whether it is mine. */
export function markTab(turn) {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const href = turn ? "/web/icon-turn.svg" : "/web/icon.svg";
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** It is my turn: whoever looks elsewhere is called. @param {{title: string, body: string, table: string}} news */
export function callMe({ title, body, table }) {
  if (!document.hidden) return;
  if (stateOf("bell") === "on") ring();
  if (stateOf("shake") === "on") navigator.vibrate(SHAKE);
  if (stateOf("message") !== "on") return;
  try {
    const message = new Notification(title, { body, tag: table, icon: "/web/icon.svg" });
    message.addEventListener("click", () => { window.focus(); message.close(); });
  } catch { /* some phones have the name, but no messages of pages */ }
}

/** How I want to be called. @param {Context["t"]} t */
export async function callDialog(t) {
  const box = document.createElement("div");
  const row = (/** @type {Way} */ way) => {
    const state = stateOf(way);
    if (state === "missing") return nothing;
    const change = async (/** @type {Event} */ event) => { await wish(way, /** @type {HTMLInputElement} */ (event.target).checked); draw(); };
    return html`<li><label class="call" data-call=${way} data-state=${state}>${icon(WAYS[way])}<span><b>${t(`page-call-${way}`)}</b><small>${t(state === "blocked" ? "page-call-blocked-help" : `page-call-${way}-help`)}</small></span>
      ${state === "blocked" ? html`<span class="state">${icon("i-lock")}${t("page-call-blocked")}</span>` : html`<input type="checkbox" class="switch" name="call-${way}" .checked=${state === "on"} @change=${change}>`}</label></li>`;
  };
  const draw = () => render(html`<ul class="calls"><li><span class="call">${icon("i-your-turn")}<span><b>${t("page-call-mark")}</b><small>${t("page-call-mark-help")}</small></span><span class="state">${t("page-call-always")}</span></span></li>
    ${/** @type {Way[]} */ (Object.keys(WAYS)).map(row)}</ul>`, box);
  draw();
  await ask({ title: t("page-call"), body: box, id: "calls", acts: [{ label: t("page-close"), value: "", primary: true }] });
}
