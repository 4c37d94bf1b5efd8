// Before anything is drawn: the theme that this visitor has chosen, so that no page flashes in the other one.
(() => {
  let theme = null;
  try { theme = localStorage.getItem("caravela-theme"); } catch { /* no storage: the system's theme */ }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
