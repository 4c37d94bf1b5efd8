/** What this browser remembers about its visitor: language, theme, pace, name. */

/** @param {string} name @param {string} otherwise @returns {string} */
export function kept(name, otherwise = "") {
  try { return localStorage.getItem(`caravela-${name}`) ?? otherwise; } catch { return otherwise; }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try { localStorage.setItem(`caravela-${name}`, value); } catch { /* a browser that remembers nothing still plays */ }
}

/** Notes that a table is a copy to try things at: only who made it can see it. @param {string} table */
export function keepCopy(table) { keep("copies", [table, ...copies()].slice(0, 100).join(" ")); }

/** @param {string} table */
export function isCopy(table) { return copies().includes(table); }

function copies() { return kept("copies").split(" ").filter(Boolean); }
