/** The map: nine regions with their tokens, goods and colonies, and what is left in store. */
import { EVENTS, buildingsLeft, decision, lastTouched, members, size } from "./content.js";
import { crewWords, pair, person } from "./pieces.js";
import { panelChip } from "./panels.js";
import { ANDES, BEYOND, LAGOON, LAND, PEAKS, RIVERS, ROSE, SEAM, SHIP, UNKNOWN } from "./shapes.js";

/** @import { Context, Crew } from "./content.js" */
/** @import { Found, Region } from "./view.d.ts" */


/** Where a region's name stands, with pills and on small boards; how far its colonies may reach, and in how many rows of pills;
 * on which side of the name the good lies.
 * @typedef {{ name: [number, number], small: [number, number], span: [number, number], rows: number, left?: boolean }} Spot */
/** @type {Record<string, Spot>} */
const SPOTS = {
  new_france: { name: [518, 50], small: [528, 44], span: [386, 740], rows: 3 },
  new_england: { name: [508, 190], small: [512, 196], span: [396, 752], rows: 2 },
  virginia: { name: [448, 276], small: [452, 282], span: [330, 640], rows: 2 },
  florida: { name: [392, 360], small: [394, 372], span: [322, 574], rows: 3 },
  caribbean: { name: [650, 388], small: [632, 420], span: [500, 757], rows: 4 },
  new_spain: { name: [240, 366], small: [232, 384], span: [64, 318], rows: 3, left: true },
  new_granada: { name: [560, 586], small: [552, 596], span: [430, 757], rows: 2 },
  peru: { name: [514, 694], small: [510, 692], span: [290, 588], rows: 3 },
  brazil: { name: [646, 664], small: [646, 668], span: [592, 757], rows: 4 },
};

const PILL_HEIGHT = 24;
const PILL_STEP = 26.5;
const ICON = 19;
const DIGIT = 8;
/** Pills that would be drawn smaller than this are a shape and a total. */
const LEAST = 0.93;
/** A shape with its total, and the points beside it. */
const MINI = 38;
const MINI_POINTS = 25;
const MINI_STEP = 40;

const SHAPE_PATHS = {
  red: "M5 5h14v14h-14Z",
  yellow: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z",
  blue: "M12 2.5 21.5 12 12 21.5 2.5 12Z",
  green: "M12 3 21.5 20H2.5Z",
  orange: "M7 3.5h10L22 12l-5 8.5H7L2 12Z",
  purple: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
};

/** An icon as a part of the map. @param {Context} ctx @param {string} name @param {number} x @param {number} y
 * @param {number} width */
function drawn(ctx, name, x, y, width) {
  return ctx.svg`<use class="i" href="/web/icons.svg#${name}" x=${x} y=${y} width=${width} height=${width}/>`;
}

/** @param {Context} ctx */
export function map(ctx) {
  const { html } = ctx;
  const box = ctx.phone ? "100 0 660 800" : "0 0 760 800";
  return html`<div class="empires mapview"><div class="chartsheet">
    <svg class="map bedrock" viewBox=${box} aria-hidden="true">${drawings(ctx)}</svg>
    <svg class="map" viewBox=${box} role="group" aria-label=${ctx.t("board-map")}>
      ${ctx.view.regions.map((region) => land(ctx, region))}
      ${ornaments(ctx)}
      ${ctx.view.regions.map((region) => glow(ctx, region))}
      ${ctx.view.regions.map((region) => plate(ctx, region))}
    </svg>
    ${panelChip(ctx)}
  </div>
  ${eventLine(ctx)}</div>`;
}

// -- chart --------------------------------------------------------------------------------------------------------

const WATER_LINES = [
  [45, 0.35],
  [33, 0.5],
  [22, 0.7],
  [12, 0.9],
];

/** What never changes: coasts with their water-lines, rhumb lines, the unknown land. @param {Context} ctx */
function drawings({ svg, t }) {
  const [terra, incognita = ""] = t("board-terra-incognita").split(" ");
  return svg`<defs>
      <pattern id="emp-fog" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path d="M0 0H7" class="fogline"/></pattern>
      ${Object.entries(LAND).map(([id, path]) => svg`<path id="emp-${id}" d=${path}/>`)}
      <path id="emp-lagoon" d=${LAGOON}/>
      <g id="emp-land">${[...Object.values(LAND), ...UNKNOWN, ...BEYOND].map((path) => svg`<path d=${path}/>`)}</g>
    </defs>
    <path class="rhumb" d=${rhumbs(96, 596)}/><path class="rhumb" d=${rhumbs(676, 250)}/>
    ${WATER_LINES.map(
      ([width, opacity]) => svg`
      <use href="#emp-land" class="wl" stroke-width=${width} opacity=${opacity}/>
      <use href="#emp-land" class="ws" stroke-width=${width - 1.7}/>`,
    )}
    <use href="#emp-lagoon" class="lagoon"/>
    ${[...BEYOND, ...UNKNOWN].map((path) => svg`<path class="unknown" d=${path}/>`)}<path class="seam" d=${SEAM}/>
    <path class="hachure" d=${PEAKS}/>
    <text class="terra" transform="translate(236 176) rotate(-8)">${terra}</text>
    <text class="terra" transform="translate(228 210) rotate(-8)">${incognita}</text>`;
}

/** @param {number} x @param {number} y */
function rhumbs(x, y) {
  return Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8)
    .map((angle) => `M${x} ${y}l${(1200 * Math.cos(angle)).toFixed(0)} ${(1200 * Math.sin(angle)).toFixed(0)}`)
    .join("");
}

/** @param {Context} ctx */
function ornaments({ svg }) {
  return svg`<path class="river" d=${RIVERS}/><path class="hachure" d=${ANDES}/>
    <g class="rose" transform="translate(96 596)"><circle r="46"/><circle r="36.8"/>
      <path class="d" d=${ROSE.dark}/><path class="l" d=${ROSE.light}/><circle class="hub" r="4.6"/>
      <path class="n" d="M0 -59.8l-4.6 -6.4 4.6 -9.2 4.6 9.2Z"/></g>
    <g class="ship" transform="translate(636 262) scale(0.74)">
      ${SHIP.map(([name, path]) => svg`<path class=${name} d=${path}/>`)}</g>`;
}

/** A region's land: what can be clicked. @param {Context} ctx @param {Region} region */
function land(ctx, region) {
  const { svg } = ctx;
  const place = `#emp-${region.id}`;
  const label = regionWords(ctx, region);
  const hidden = region.discovered ? "" : "hidden";
  const shape =
    region.id === "caribbean"
      ? svg`<use href="#emp-lagoon" class="hitarea"/><use href=${place}/>`
      : svg`<use href=${place}/>`;
  return svg`<g class="region ${hidden}" data-token=${region.id} data-tip="region ${region.id}"
    aria-label=${label}>${shape}</g>
    ${region.discovered ? ctx.nothing : svg`<use href=${place} class="fog"/>`}`;
}

/** The light round a region that may be chosen. @param {Context} ctx @param {Region} region */
function glow(ctx, region) {
  const { svg } = ctx;
  const state = ctx.picks.includes(region.id) ? "picked" : ctx.offered(region.id) ? "legal" : "";
  const place = region.id === "caribbean" ? "#emp-lagoon" : `#emp-${region.id}`;
  const halo = state === "legal" ? svg`<use href=${place} class="halo"/>` : ctx.nothing;
  if (region.id === "caribbean") return svg`${halo}<use href=${place} class="lagoonline ${state}"/>`;
  return state ? svg`${halo}<use href=${place} class="ring ${state}"/>` : ctx.nothing;
}

/** @param {Context} ctx @param {Region} region */
export function regionWords(ctx, region) {
  const words = [ctx.name("region", region.id)];
  if (region.token) words.push(ctx.t("board-token", { ...region.token }));
  else if (!region.discovered) words.push(ctx.t("board-undiscovered"));
  else if (!Object.keys(region.workers).length) words.push(ctx.t("board-nobody"));
  for (const [seat, crew] of colonies(region)) {
    words.push(ctx.t("board-colony", { seat, count: size(crew), workers: crewWords(ctx, crew) }));
    if (region.points[seat]) words.push(ctx.t("board-scores-now", { points: region.points[seat] }));
  }
  if (region.good) words.push(ctx.t("board-good-here", { good: region.good }));
  return words.join(", ");
}

/** The colonies of a region, the biggest first. @param {Region} region @returns {[string, Crew][]} */
export function colonies(region) {
  return Object.entries(region.workers).sort((one, other) => size(other[1]) - size(one[1]));
}

// -- plates: all that stands in a region ----------------------------------------------------------------------------

/** About half the width of a name in small capitals. @param {string} name @param {number} fontSize */
function halfWidth(name, fontSize) {
  const widths = [...name].map((letter) =>
    letter === " " || letter === "-"
      ? 0.27
      : /[ilíî]/.test(letter)
        ? 0.38
        : /\p{Lu}/u.test(letter)
          ? 0.72
          : letter === "m" || letter === "w"
            ? 0.74
            : 0.58,
  );
  return (widths.reduce((sum, width) => sum + width, 0) * fontSize) / 2;
}

/** @param {Context} ctx @param {Region} region */
function plate(ctx, region) {
  const { svg } = ctx;
  const spot = SPOTS[region.id];
  const name = ctx.name("region", region.id);
  const { builders } = region;
  const half = halfWidth(name, ctx.room("name"));
  const [middle, y] = ctx.room("pills") ? spot.name : spot.small;
  const x = spot.left ? Math.min(middle, spot.span[1] - half - 8) : Math.min(middle, 757 - half - (region.good ? 43 : 0));
  // The good lies beside the name; on the other side, or beyond the good, stand the marks.
  const marks = spot.left ? x - half - (region.good ? 48 : 4) : x - half - 4;
  const second = marks - (region.colonised ? 22 : 0);
  // What stands in a region without a click of its own lets the click through to the land under it.
  const through = (/** @type {Event} */ click) => {
    if (/** @type {Element} */ (click.target).closest("[data-offered], [data-chosen]")) return;
    const under = /** @type {SVGElement} */ (click.currentTarget).ownerSVGElement?.querySelector(
      `.region[data-token="${region.id}"]`,
    );
    if (under?.matches("[data-offered], [data-chosen]"))
      under.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  return svg`<g class="plate" data-at="region-${region.id}" @click=${through}>
    <text class="rname" x=${x} y=${y} text-anchor="middle">${name}</text>
    ${region.colonised ? sign(ctx, "i-colony", marks - 20, y - 17, ctx.t("board-colonised"), "colonised") : ctx.nothing}
    ${
      builders
        ? svg`<g class="builders" role="img" aria-label=${ctx.t("board-builders-here", { count: builders })}>
      ${drawn(ctx, "i-builder", second - 34, y - 17, 20)}<text x=${second - 14} y=${y - 1}>${builders}</text></g>`
        : ctx.nothing
    }
    ${region.good ? good(ctx, region, spot.left ? x - half - 43 : x + half + 9, y - 26) : ctx.nothing}
    ${region.discovered ? pills(ctx, region, spot, x, y) : token(ctx, region, x - 22, y + 9)}
  </g>`;
}

/** @param {Context} ctx @param {string} icon @param {number} x @param {number} y @param {string} label
 * @param {string} tip */
function sign(ctx, icon, x, y, label, tip) {
  return ctx.svg`<g class="sign" role="img" aria-label=${label} data-tip=${tip}>${drawn(ctx, icon, x, y, 20)}</g>`;
}

/** @param {Context} ctx @param {Region} region @param {number} x @param {number} y */
function good(ctx, region, x, y) {
  return ctx.svg`<g class="good" transform="translate(${x} ${y})" role="img" data-tip="regiongood ${region.id}"
      aria-label=${ctx.t("board-good-here", { good: region.good })}>
    <rect width="34" height="34" rx="5"/>${drawn(ctx, `i-${region.good}`, 4, 4, 26)}</g>`;
}

/** A discovery token, face down or seen. @param {Context} ctx @param {Region} region @param {number} x
 * @param {number} y */
function token(ctx, region, x, y) {
  const { svg } = ctx;
  const seen = region.token;
  const label = seen ? ctx.t("board-token", { ...seen }) : ctx.t("board-undiscovered");
  const looked =
    region.looked.length < ctx.view.seats ? region.looked.filter((seat) => seat !== ctx.me) : [];
  return svg`<g class="token" transform="translate(${x} ${y})" role="img" aria-label=${label}
    data-tip="region ${region.id}">
    <path data-at="token-${region.id}" d="M15 0h14L44 15v14L29 44H15L0 29V15Z"/>
    <text x="22" y="31" text-anchor="middle">${seen ? seen.natives : "?"}</text>
    ${
      seen
        ? svg`<path class="eye" d="M33 39c4-5 12-5 16 0-4 5-12 5-16 0Z"/><circle class="eyeb" cx="41" cy="39" r="1.8"/>
      <g class="found"><text x="50" y="18">${money(ctx, seen)}</text>
      ${drawn(ctx, "i-vp", 49, 23, 19)}<text x="70" y="39">${seen.points}</text></g>`
        : ctx.nothing
    }
    ${looked.map(
      (seat, place) => svg`<g class="looked seat-${seat}"
      transform="translate(${22 - 5.5 * looked.length + 11 * place} 44) scale(.46)"><path d=${shapePath(seat)}/></g>`,
    )}</g>`;
}

/** @param {Context} ctx @param {Found} found */
function money(ctx, found) {
  return ctx.t(found.plunder ? "board-loot-plunder" : "board-coins", { coins: found.loot, plunder: found.plunder });
}

/** @param {string} seat */
function shapePath(seat) {
  return SHAPE_PATHS[/** @type {keyof typeof SHAPE_PATHS} */ (seat)];
}

/** @param {Crew} crew */
function pillWidth(crew) {
  const figures = members(crew).reduce(
    (sum, [, count]) => sum + ICON + (count > 1 ? DIGIT * String(count).length : 0),
    0,
  );
  return 23 + DIGIT * String(size(crew)).length + 4 + figures + 4;
}

/** The colonies of a region in columns of pills; a shape with its total each, where there is no room.
 * @param {Context} ctx @param {Region} region @param {Spot} spot @param {number} middle @param {number} y */
function pills(ctx, region, spot, middle, y) {
  const { svg } = ctx;
  const all = colonies(region);
  if (!all.length) return ctx.nothing;
  const columns = Math.ceil(all.length / spot.rows);
  const rows = Math.ceil(all.length / columns);
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...all
        .slice(column * rows, (column + 1) * rows)
        .map(([seat, crew]) => pillWidth(crew) + (region.points[seat] ? 27 : 0)),
    ),
  );
  const total = widths.reduce((sum, width) => sum + width + 7, -7);
  const [from, to] = spot.span;
  const scale = Math.min(1, (to - from) / total);
  if (!ctx.room("pills") || scale < LEAST) return minis(ctx, region, spot, middle, y);
  const start = Math.max(from, Math.min(middle - (total * scale) / 2, to - total * scale));
  return svg`<g transform="translate(${start.toFixed(1)} ${y + 9}) scale(${scale.toFixed(3)})">
    ${all.map(([seat, crew], place) => {
      const column = Math.floor(place / rows);
      const x = widths.slice(0, column).reduce((sum, width) => sum + width + 7, 0);
      return colony(ctx, region, seat, crew, x, (place % rows) * PILL_STEP);
    })}</g>`;
}

/** What a colony is called in the options of the decision that waits.
 * @param {Context} ctx @param {string} place @param {string} seat */
function colonyToken(ctx, place, seat) {
  if (decision(ctx) === "Declare" && seat !== ctx.me) return `${place} ${seat}`;
  return decision(ctx) === "RemoveColonists" ? `${seat} ${place}` : null;
}

/** @param {Context} ctx @param {Region} region @param {string} seat @param {Crew} crew @param {number} x
 * @param {number} y */
function colony(ctx, region, seat, crew, x, y) {
  const { svg } = ctx;
  const width = pillWidth(crew);
  const points = region.points[seat];
  const total = size(crew);
  const line = 23 + DIGIT * String(total).length + 1;
  let at = line + 2;
  const figures = members(crew).map(([worker, count]) => {
    const here = at;
    at += ICON + (count > 1 ? DIGIT * String(count).length : 0);
    return svg`${drawn(ctx, `i-${worker}`, here, 2, 20)}
      ${count > 1 ? svg`<text class="pk" x=${here + ICON - 1} y="17">${count}</text>` : ctx.nothing}`;
  });
  const words = pair(ctx, person(ctx, seat), crewWords(ctx, crew)) + (points ? `; ${ctx.t("board-scores-now", { points })}` : "");
  const phrase = colonyToken(ctx, region.id, seat);
  const body = svg`<g aria-hidden="true">
    ${lastTouched(ctx).has(`region ${region.id} ${seat}`) ? svg`<rect class="lastmark" x="-3" y="-3" width=${width + 6} height="30" rx="9"/>` : ctx.nothing}
    <rect class="body" width=${width} height=${PILL_HEIGHT} rx="6"/>
    <g transform="translate(6 6.5) scale(.458)"><path class="pshape" d=${shapePath(seat)}/></g>
    <text x="20" y="17.2" class="pn">${total}</text><path class="pd" d="M${line} 4v16"/>${figures}
    ${points ? svg`<g class="vpb"><circle cx=${width + 14} cy="12" r="11"/><text x=${width + 14} y="16.4" text-anchor="middle">${points}</text></g>` : ctx.nothing}</g>`;
  return phrase
    ? svg`<g class="spill seat-${seat}" transform="translate(${x} ${y})">${body}</g>
      <g class="overhit" transform="translate(${x} ${y})" data-token=${phrase} data-tip="colony ${region.id} ${seat}"
        aria-label=${words}><rect width=${width} height=${PILL_HEIGHT} rx="6"/></g>`
    : svg`<g class="spill seat-${seat}" transform="translate(${x} ${y})" role="img"
      data-tip="colony ${region.id} ${seat}" aria-label=${words}>${body}</g>`;
}

/** Colonies as shapes with their totals and points, in as few rows as their span allows; the land under them takes the click.
 * @param {Context} ctx @param {Region} region @param {Spot} spot @param {number} middle @param {number} y */
function minis(ctx, region, spot, middle, y) {
  const { svg } = ctx;
  const [from, to] = spot.span;
  const width = (/** @type {string} */ seat) => MINI + (region.points[seat] ? MINI_POINTS : 0);
  /** @type {{ width: number, all: { seat: string, crew: Crew, at: number }[] }[]} */
  const lines = [];
  for (const [seat, crew] of colonies(region)) {
    let line = lines.at(-1);
    if (!line || line.width + width(seat) > to - from) lines.push((line = { width: 0, all: [] }));
    line.all.push({ seat, crew, at: line.width });
    line.width += width(seat);
  }
  return lines.map((line, place) => {
    const start = Math.max(from, Math.min(middle - line.width / 2, to - line.width));
    return line.all.map(({ seat, crew, at }) => {
      const points = region.points[seat];
      const last = lastTouched(ctx).has(`region ${region.id} ${seat}`) ? "touched" : "";
      const label = pair(ctx, person(ctx, seat), crewWords(ctx, crew)) + (points ? `; ${ctx.t("board-scores-now", { points })}` : "");
      return svg`<g class="mini seat-${seat} ${last}" transform="translate(${(start + at + MINI / 2).toFixed(1)} ${y + 29 + place * MINI_STEP})" role="img"
        data-tip="colony ${region.id} ${seat}" aria-label=${label}><g aria-hidden="true">
        <g transform="translate(-19 -19) scale(1.58)"><path d=${shapePath(seat)}/></g>
        <text y=${seat === "green" ? 11 : 8} text-anchor="middle">${size(crew)}</text>
        ${points ? svg`<g class="vpb"><circle cx="30" r="12.5"/><text x="30" y="6" text-anchor="middle">${points}</text></g>` : ctx.nothing}</g></g>`;
    });
  });
}

// -- beside the map -----------------------------------------------------------------------------------------------

/** What the marks mean, and what is left in store. @param {Context} ctx */
export function key(ctx) {
  const { html, view } = ctx;
  const stock = [
    ["i-good", ctx.t("board-left-goods", { count: view.left.goods }), "left goods"],
    [
      "i-event-buildings",
      ctx.t("board-left-buildings", { count: buildingsLeft(ctx), age: view.age }),
      "left buildings",
    ],
    ["i-discovery-card", ctx.t("board-left-cards", { count: view.left.cards }), "left cards"],
    ["i-merchant-ship", ctx.t("board-left-ships", { count: view.left.ships }), "left ships"],
  ];
  return html`<div class="empires beside">
    <ul>
      <li><span class="k vpk">6</span>${ctx.t("board-key-points")}</li>
      <li><span class="k lm"></span>${ctx.t("board-key-last")}</li>
      <li><span class="k lg"></span>${ctx.t("board-key-legal")}</li>
    </ul>
    <ul class="store" aria-label=${ctx.t("board-in-store")}>${stock.map(([icon, words, tip]) => html`<li data-at=${tip === "left cards" ? "cards" : tip.replace(" ", "-")}><span
      class="inli" data-tip=${tip}>${ctx.icon(icon)}<span>${words}</span></span></li>`)}
    </ul></div>`;
}

/** The eight events as one line, for phones. @param {Context} ctx */
function eventLine(ctx) {
  const now = EVENTS.findIndex((event) => event === ctx.view.phase);
  if (!ctx.phone) return ctx.nothing;
  return ctx.html`<ol class="eventline" aria-label=${ctx.t("board-events")}>${EVENTS.map(
    (event, place) => ctx.html`<li
    class=${place === now ? "now" : now >= 0 && place < now ? "done" : ""} aria-label=${pair(ctx, place + 1, ctx.name("event", event))}
    aria-current=${place === now ? "step" : ctx.nothing}><b>${place + 1}</b>${place === now ? ctx.html`<span>${ctx.name("event", event)}</span>` : ctx.nothing}</li>`,
  )}</ol>`;
}
