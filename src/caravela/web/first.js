// Before anything is drawn: the theme that this visitor has chosen, so that no page flashes in the other one; and the language, whose texts are asked for at once.
(() => {
  const { documentElement: page, head } = document;
  const kept = (/** @type {string} */ name) => { try { return localStorage.getItem(`caravela-${name}`) ?? ""; } catch { return ""; } };
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  const wishes = [kept("language"), ...(navigator.languages ?? [navigator.language])].map((wish) => wish.slice(0, 2).toLowerCase());
  const language = wishes.find((wish) => ["pt", "fr", "en"].includes(wish)) ?? "en";
  page.lang = language === "pt" ? "pt-BR" : language;
  head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: `/text/${page.dataset.texts}/${language}.ftl` }));
})();
