/** The set-up of a new game: seats, rules, and the way to the table. */
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { live } from "./vendor/lit-html/directives/live.js";
import { emblem, icon } from "./art.js";
import { keep, kept } from "./keep.js";
import { keyOf } from "./text.js";

/** @import { GameFacts, GameView, LevelView, NewCampaign, NewTable, SeatView, SeatWish, SettingView } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/** @typedef {NonNullable<NewTable["settings"]>} Settings */

const NAVIGATORS = ["Magellan", "Vespucci", "Cabral", "Cartier", "Hudson", "Ursúa"];
/** Seconds that nobody notices. */
const AT_ONCE = 0.02;
/** @type {Record<string, string>} */
const PICTURES = { me: "i-human", link: "i-link", here: "i-hot-seat", bot: "i-bot", again: "i-human" };

/** The bot that a newcomer should meet first. @param {GameView} game */
function usualBot(game) { return game.bots.includes("casual") ? "casual" : (game.bots.at(-1) ?? "uniform"); }

/** What the visitor has filled in so far. */
export class Setup {
  /** @param {GameView} game @param {() => void} redraw */
  constructor(game, redraw) {
    this.game = game;
    this.redraw = redraw;
    this.busy = false;
    this.error = "";
    this.spectators = true;
    this.open = false;
    /** Whether a campaign begins, and what it is called. */
    this.campaign = false;
    this.name = "";
    /** @type {SeatView[]} Who sat there in the last game of a campaign. */
    this.last = [];
    const first = Object.keys(game.presets)[0];
    /** @type {Record<string, unknown>} */
    this.settings = { ...defaults(game), ...(first ? game.presets[first] : {}) };
    /** @type {SeatWish[]} */
    this.seats = [];
    this.setCount(game.seats.includes(3) ? 3 : game.seats[0]);
    this.recall();
  }

  /** What was chosen for the last game, as far as it can still be chosen. */
  recall() {
    const { game } = this;
    /** @type {Partial<NewTable>} */
    const last = read(kept(`setup-${game.name}`));
    const seats = (last.seats ?? []).filter(({ kind, bot }) => kind in PICTURES && kind !== "again" && (kind !== "bot" || game.bots.includes(bot ?? "")));
    if (seats.length !== last.seats?.length || !game.seats.includes(seats.length)) return;
    this.seats = seats;
    this.spectators = last.spectators !== false;
    const known = Object.entries(last.settings ?? {}).filter(([name, value]) => {
      const setting = game.settings[name];
      return setting && [value].flat().every((one) => typeof setting.default === "boolean" ? typeof one === "boolean" : setting.choices.some((choice) => same(choice, one)));
    });
    this.settings = { ...defaults(game), ...Object.fromEntries(known) };
  }

  /** The same people as in the last game. @param {SeatView[]} seats */
  seatAgain(seats) {
    this.last = seats;
    this.seats = seats.map(({ seat, name }) => ({ kind: "again", seat, name }));
  }

  /** @param {number} count */
  setCount(count) {
    while (this.seats.length < count) this.seats.push(this.seats.length ? this.bot(this.seats.length) : { kind: "me", name: kept("name") });
    this.seats.length = count;
  }

  /** @param {number} index @returns {SeatWish} */
  bot(index) { return { kind: "bot", name: NAVIGATORS[(index + NAVIGATORS.length - 1) % NAVIGATORS.length], bot: usualBot(this.game) }; }

  /** @param {number} index @param {string} value Such as "link", "bot:greedy" or "again:2". */
  setKind(index, value) {
    const [kind, bot] = value.split(":");
    const before = this.seats[index];
    if (kind === "again") { this.seats[index] = { kind, seat: Number(bot), name: this.last[Number(bot)]?.name }; return; }
    if (kind === "me") for (const seat of this.seats) if (seat.kind === "me") seat.kind = "here";
    if (kind === "bot") this.seats[index] = { ...(before.kind === "bot" ? before : this.bot(index)), bot };
    else this.seats[index] = { kind: /** @type {SeatWish["kind"]} */ (kind), name: before.kind === "bot" || before.kind === "again" ? (kind === "me" ? kept("name") : "") : before.name };
  }

  /** @param {number} index @param {string} style A style of the bot's level, or none. */
  setStyle(index, style) {
    const seat = this.seats[index];
    const [level] = (seat.bot ?? "").split("-");
    this.seats[index] = { ...seat, bot: style ? `${level}-${style}` : level };
  }

  /** The preset that these settings are, if they are one. */
  get preset() { return presetOf(this.game, this.settings); }

  /** @param {string} name */
  setPreset(name) { this.settings = { ...this.settings, ...this.game.presets[name] }; }

  /** Who is to sit where. @returns {SeatWish[]} */
  seatWishes() {
    const mine = this.seats.find((seat) => seat.kind === "me");
    if (mine?.name) keep("name", mine.name);
    return this.seats.map((seat) => ({ ...seat, name: seat.kind === "link" ? "" : (seat.name ?? "").trim() }));
  }

  /** The campaign that the server is asked for. @returns {NewCampaign} */
  campaignWish() {
    const { guided, settings = {}, ...wish } = this.wish();
    return { ...wish, settings: Object.fromEntries(Object.entries(settings).filter(([name]) => !this.game.settings[name]?.single)), name: this.name.trim() };
  }

  /** What the server is asked for. @returns {NewTable} */
  wish() {
    const seats = this.seatWishes();
    const settings = Object.fromEntries(Object.entries(this.settings).filter(([name, value]) => !same(value, this.game.settings[name]?.default)));
    /** @type {NewTable} */
    const wish = { game: this.game.name, settings: /** @type {Settings} */ (settings), seats, spectators: this.spectators };
    keep(`setup-${this.game.name}`, JSON.stringify(wish));
    keep("game", this.game.name);
    return wish;
  }
}

/** @param {string} text @returns {Partial<NewTable>} */
function read(text) { try { return JSON.parse(text) ?? {}; } catch { return {}; } }

/** The game that was played last here. @param {GameView[]} games */
export function lastGame(games) { return games.find(({ name }) => name === kept("game")) ?? games[0]; }

/** @param {GameView} game @param {Record<string, unknown>} settings */
function presetOf(game, settings) {
  return Object.keys(game.presets).find((name) => Object.entries(game.presets[name]).every(([key, value]) => same(settings[key], value))) ?? null;
}

/** The rules of a table in few words: the preset, and what differs from it. @param {GameView} game @param {Record<string, unknown>} settings @param {Texts} texts @returns {string[]} */
export function settingsInWords(game, settings, texts) {
  if (!Object.keys(settings).length) return [];
  const preset = presetOf(game, settings);
  const usual = { ...defaults(game), ...(preset ? game.presets[preset] : {}) };
  const other = Object.keys(game.settings).filter((name) => name in settings && !same(settings[name], usual[name])).map((name) => {
    const [title, value] = [texts.name("setting", name), settings[name]];
    return value === true || game.settings[name].many ? title : texts.say("page-pair", { name: title, value: choiceName(texts, name, value) });
  });
  return [...(preset ? [texts.name("preset", preset)] : []), ...other];
}

/** One click: me against two bots, by the rules for a first game. @param {GameView} game @returns {NewTable} */
export function playNowWish(game) {
  const bot = usualBot(game);
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  const preset = game.presets.beginner ?? Object.values(game.presets)[0] ?? {};
  /** @type {SeatWish[]} */
  const seats = [{ kind: "me", name: kept("name") }];
  while (seats.length < count) seats.push({ kind: "bot", name: NAVIGATORS[seats.length - 1], bot });
  keep("game", game.name);
  return { game: game.name, settings: /** @type {Settings} */ (preset), seats, spectators: true };
}

/** The guided first game. @param {GameView} game @returns {NewTable} */
export function guidedWish(game) {
  const bots = NAVIGATORS.slice(0, game.guided - 1).map((name) => ({ kind: /** @type {const} */ ("bot"), name, bot: usualBot(game) }));
  return { game: game.name, guided: true, seats: [{ kind: "me", name: kept("name") }, ...bots] };
}

/** @param {GameView} game */
function defaults(game) { return Object.fromEntries(Object.entries(game.settings).map(([name, setting]) => [name, setting.default])); }

/** @param {unknown} one @param {unknown} other */
function same(one, other) { return JSON.stringify(one) === JSON.stringify(other); }

/** @param {Texts} texts @param {string} name */
function presetHelp(texts, name) {
  const key = keyOf("preset", `${name}-help`);
  return texts.has(key) ? html`<small>${texts.say(key)}</small>` : nothing;
}

/** @param {Setup} setup @param {Texts} texts @param {{start: () => void, details: () => GameFacts | null}} acts */
export function setupPanel(setup, texts, acts) {
  const t = texts.say.bind(texts);
  const { game } = setup;
  const change = (/** @type {() => void} */ act) => { act(); setup.error = ""; setup.redraw(); };
  const settings = Object.entries(game.settings).filter(([, { single }]) => !(single && setup.campaign));
  return html`<form class="setup paper" id="setup" aria-labelledby="setup-title" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); acts.start(); }}>
    <h2 id="setup-title">${t("page-new-game")}<small>${texts.has("game-title") ? t("game-title") : game.title}</small></h2>
    ${game.campaign ? kindOfGame(setup, texts, change) : nothing}
    ${seatRows(setup, texts, change)}
    ${Object.keys(game.presets).length && !setup.campaign ? html`<fieldset class="fld"><legend class="caps">${t("page-rules")}</legend><div class="presets">
      ${Object.keys(game.presets).map((name) => html`<label class="ps"><input type="radio" name="preset" value=${name} .checked=${live(setup.preset === name)}
        @change=${() => change(() => setup.setPreset(name))}><span><b>${texts.name("preset", name)}</b>${presetHelp(texts, name)}</span></label>`)}</div></fieldset>` : nothing}
    <details class="settings" ?open=${setup.open} @toggle=${(/** @type {Event} */ event) => { const { open } = /** @type {HTMLDetailsElement} */ (event.target); if (open !== setup.open) change(() => { setup.open = open; }); }}>
      <summary>${t("page-all-settings", { count: settings.length + 1 })}</summary>
      <div class="settinglist">${settings.map(([name, setting]) => settingRow(setup, texts, name, setting, change, acts.details))}
        <label class="setting"><span class="words"><b>${t("page-spectators")}</b><small>${t("page-spectators-help")}</small></span>
          <input type="checkbox" class="switch" name="spectators" .checked=${live(setup.spectators)} @change=${() => change(() => { setup.spectators = !setup.spectators; })}></label></div></details>
    ${setup.error ? html`<p class="problem" role="alert">${icon("i-warning")}<span>${setup.error}</span></p>` : nothing}
    <div class="go"><button class="btn primary big" data-action="start" ?disabled=${setup.busy}>${t("page-start")}</button></div></form>`;
}

/** One game, or a campaign of several; the note on history stands where that begins. @param {Setup} setup @param {Texts} texts @param {(act: () => void) => void} change */
function kindOfGame(setup, texts, change) {
  const t = texts.say.bind(texts);
  const kind = (/** @type {boolean} */ campaign, /** @type {string} */ key) => html`<label><input type="radio" name="campaign" value=${String(campaign)} .checked=${live(setup.campaign === campaign)}
    @change=${() => change(() => { setup.campaign = campaign; })}><span>${t(key)}</span></label>`;
  return html`<fieldset class="fld"><legend class="caps">${t("page-kind-of-game")}</legend><div class="seg">${kind(false, "page-single-game")}${kind(true, "page-campaign")}</div></fieldset>
    ${setup.campaign ? html`<div class="begins"><label class="fld"><span class="caps">${t("page-campaign-name")}</span><input class="nm" name="campaign-name" maxlength="24" required autocomplete="off" .value=${live(setup.name)} placeholder=${t("page-campaign-name-help")}
        @input=${(/** @type {Event} */ event) => { setup.name = /** @type {HTMLInputElement} */ (event.target).value; }}></label>
      ${texts.has("campaign-line") ? html`<p>${t("campaign-line")}</p>` : nothing}${texts.has("campaign-note") ? html`<p class="historynote">${icon("i-info")}<span>${t("campaign-note")}</span></p>` : nothing}</div>` : nothing}`;
}

/** How many sit there, and who. @param {Setup} setup @param {Texts} texts @param {(act: () => void) => void} change */
export function seatRows(setup, texts, change) {
  const t = texts.say.bind(texts);
  return html`<fieldset class="fld"><legend class="caps">${t("page-players")}</legend>
      <div class="seg">${setup.game.seats.map((count) => html`<label><input type="radio" name="count" value=${count} .checked=${live(setup.seats.length === count)}
        @change=${() => change(() => setup.setCount(count))}><span>${count}</span></label>`)}</div></fieldset>
    <ol class="seatrows" aria-label=${t("page-seats")}>${setup.seats.map((seat, index) => seatRow(setup, texts, seat, index, change))}</ol>`;
}

/** How long a bot thinks, and where it was measured how strong it is. @param {Texts} texts @param {LevelView | undefined} level */
function told(texts, level) {
  if (!level) return nothing;
  const number = new Intl.NumberFormat(texts.language);
  const time = level.seconds > AT_ONCE ? texts.say("page-bot-time", { seconds: number.format(level.seconds) }) : texts.say("page-bot-at-once");
  return [time, ...(level.rating === null ? [] : [texts.say(level.rated_at ? "page-bot-rating-at" : "page-bot-rating", { rating: String(level.rating), games: number.format(level.games), seconds: number.format(level.rated_at) })])].join(" ");
}

/** @param {Setup} setup @param {Texts} texts @param {SeatWish} seat @param {number} index @param {(act: () => void) => void} change */
function seatRow(setup, texts, seat, index, change) {
  const t = texts.say.bind(texts);
  const colour = setup.game.seat_names[index] ?? "red";
  const [level, style] = seat.kind === "bot" ? (seat.bot ?? "").split("-") : [];
  const styles = setup.game.bots.filter((bot) => bot.startsWith(`${level}-`)).map((bot) => bot.split("-")[1]);
  const value = level ? `bot:${level}` : seat.kind === "again" ? `again:${seat.seat}` : seat.kind;
  // Whoever sat there before sits in one seat only.
  const before = setup.last.filter((one) => seat.seat === one.seat || !setup.seats.some((other) => other.kind === "again" && other.seat === one.seat));
  const choice = (/** @type {string} */ of, /** @type {string} */ label) => html`<option value=${of} ?selected=${of === value}>${label}</option>`;
  return html`<li class="seatrow seat-${colour}">${emblem(colour)}
    <input class="nm" name="name-${index}" aria-label=${t("page-name-of", { name: texts.name("seat", colour) })} maxlength="24" autocomplete="off" .value=${live(seat.name)}
      placeholder=${seat.kind === "me" ? t("page-your-name") : seat.kind === "link" ? t("page-friend") : texts.name("seat", colour)} ?disabled=${seat.kind === "link" || seat.kind === "again"}
      @input=${(/** @type {Event} */ event) => { seat.name = /** @type {HTMLInputElement} */ (event.target).value; }}>
    <span class="pick">${icon(PICTURES[seat.kind])}<select name="kind-${index}" aria-label=${t("page-kind-of", { name: texts.name("seat", colour) })} .value=${live(value)}
      @change=${(/** @type {Event} */ event) => change(() => setup.setKind(index, /** @type {HTMLSelectElement} */ (event.target).value))}>
      ${before.map((one) => choice(`again:${one.seat}`, t("page-kind-again", { name: one.name || texts.name("seat", one.colour) })))}${choice("me", t("page-kind-me"))}${choice("link", t("page-kind-link"))}${choice("here", t("page-kind-here"))}
      ${setup.game.bots.filter((bot) => !bot.includes("-")).map((bot) => choice(`bot:${bot}`, t("page-bot-level", { level: t(`bot-${bot}`) })))}</select></span>
    ${level ? html`<small class="level">${t(`bot-${level}-help`)} ${told(texts, setup.game.levels[seat.bot ?? ""])}</small>` : nothing}
    ${styles.length ? html`<span class="pick">${icon("i-bot")}<select name="style-${index}" aria-label=${t("page-style-of", { name: texts.name("seat", colour) })} .value=${live(style ?? "")}
      @change=${(/** @type {Event} */ event) => change(() => setup.setStyle(index, /** @type {HTMLSelectElement} */ (event.target).value))}>
      <option value="" ?selected=${!style}>${t("page-style-none")}</option>
      ${styles.map((one) => html`<option value=${one} ?selected=${one === style}>${texts.name("style", one)}</option>`)}</select></span>` : nothing}</li>`;
}

/** @param {Texts} texts @param {string} name @param {unknown} value */
function choiceName(texts, name, value) {
  for (const key of [keyOf(`choice-${name}`, String(value)), `choice-${value}`]) if (texts.has(key)) return texts.say(key);
  return String(value);
}

/** @param {Setup} setup @param {Texts} texts @param {string} name @param {SettingView} setting @param {(act: () => void) => void} change @param {() => GameFacts | null} details */
function settingRow(setup, texts, name, setting, change, details) {
  const title = texts.name("setting", name);
  const help = keyOf("setting", `${name}-help`);
  const words = html`<span class="words"><b>${title}</b>${texts.has(help) ? html`<small>${texts.say(help)}</small>` : nothing}</span>`;
  const value = setup.settings[name];
  if (setting.many) return manyRow(setup, texts, name, setting, change, words, details);
  if (typeof setting.default === "boolean") {
    return html`<label class="setting">${words}<input type="checkbox" class="switch" name="setting-${name}" .checked=${live(value === true)}
      @change=${() => change(() => { setup.settings[name] = value !== true; })}></label>`;
  }
  return html`<label class="setting">${words}<span class="pick"><select name="setting-${name}" .value=${live(String(value))}
    @change=${(/** @type {Event} */ event) => change(() => { setup.settings[name] = setting.choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]; })}>
    ${setting.choices.map((choice) => html`<option value=${String(choice)} ?selected=${same(choice, value)}>${choiceName(texts, name, choice)}</option>`)}</select></span></label>`;
}

/** @param {Setup} setup @param {Texts} texts @param {string} name @param {SettingView} setting @param {(act: () => void) => void} change @param {unknown} words @param {() => GameFacts | null} details */
function manyRow(setup, texts, name, setting, change, words, details) {
  const chosen = /** @type {unknown[]} */ (setup.settings[name]);
  const tokens = details()?.tokens ?? {};
  const label = (/** @type {string} */ word) => {
    const kind = (tokens[word] ?? []).find((one) => texts.has(keyOf(one, word)));
    return kind ? texts.name(kind, word) : word.replaceAll("_", " ");
  };
  const toggle = (/** @type {unknown} */ word) => change(() => { setup.settings[name] = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]; });
  return html`<details class="setting many"><summary>${words}<span class="count">${chosen.length}</span></summary>
    <ul>${setting.choices.map((word) => html`<li><label><input type="checkbox" name="setting-${name}" value=${String(word)} .checked=${live(chosen.includes(word))} @change=${() => toggle(word)}>${label(String(word))}</label></li>`)}</ul></details>`;
}
