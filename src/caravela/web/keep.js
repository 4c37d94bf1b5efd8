/** What this browser remembers about its visitor: language, theme, pace, name, the last set-up. */

/** @param {string} name @param {string} otherwise @returns {string} */
export function kept(name, otherwise = "") {
  try { return localStorage.getItem(`caravela-${name}`) ?? otherwise; } catch { return otherwise; }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try { localStorage.setItem(`caravela-${name}`, value); } catch { /* a browser that remembers nothing still plays */ }
}
