/** The theme: light or dark, by the system unless the visitor has chosen. */
import { keep } from "./keep.js";

export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function switchTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  keep("theme", theme);
}

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
