/** Dialogs: a question with its numbers and its verb, or a sheet with content of its own; and short notes. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";

/**
 * Asks, and answers with the value of the pressed button, which may stand in the body too (`data-answer`); Esc and Back answer null.
 * @param {{title: unknown, body?: unknown, acts: {label: unknown, value: string, primary?: boolean}[], id?: string, wide?: boolean,
 *   ready?: (dialog: HTMLDialogElement) => void}} question
 * @returns {Promise<string | null>}
 */
export function ask({ title, body = nothing, acts, id, wide = false, ready }) {
  const dialog = document.createElement("dialog");
  dialog.className = wide ? "dialog broad" : "dialog";
  dialog.setAttribute("aria-labelledby", "dialog-title");
  if (id) dialog.id = id;
  document.body.append(dialog);
  render(
    html`<h2 id="dialog-title">${title}</h2><div class="body">${body}</div>
      <div class="acts">${acts.map((act) => html`<button type="button" class="btn ${act.primary ? "primary" : "quiet"}"
        data-answer=${act.value} data-action=${act.value || nothing}>${act.label}</button>`)}</div>`,
    dialog,
  );
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector(".btn.primary"))?.focus({ preventScroll: true });
  dialog.scrollTop = 0;
  ready?.(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("click", ({ target }) => {
      const answer = target instanceof Element ? target.closest("[data-answer]") : null;
      if (answer || target === dialog) dialog.close(answer?.getAttribute("data-answer") ?? "");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
  });
}

/** A short note at the foot of the page, for what the visitor did: copied, saved. @param {string} text */
export function note(text) {
  const toast = document.createElement("p");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  toast.textContent = text;
  document.querySelector(".toast")?.remove();
  (document.querySelector("dialog[open]") ?? document.body).append(toast);
  setTimeout(() => toast.remove(), 3500);
}

/** Puts text into the clipboard; false where the browser does not let us. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return false; }
}
