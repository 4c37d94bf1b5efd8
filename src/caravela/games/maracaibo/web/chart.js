/** The chart of the Caribbean: the route, the locations, and all that lies, stands and sails there. */
import { actionOf, chosenStop, costsOf, decision, isMine, isVillage, landOf, offeredStops, person, reachOf, watched, wayBy } from "./content.js";
import { costSigns, disc, drawn, drawnLine, signsOf, widthOf } from "./glyphs.js";
import { bendOf, spotOf } from "./places.js";
import { CORE, Room } from "./room.js";
import { LAND, PEAKS, RIVERS, WATER_LINES } from "./shapes.js";
import { afloat, afloatRoom, dearLeg, plagues, storyTiles, tileKey, tilesAt } from "./tiles.js";

/** @import { Context } from "./content.js" */
/** @import { Box } from "./room.js" */
/** @import { Thing } from "./tiles.js" */
/** @import { Assistant, Place, Stop } from "./view.d.ts" */

/** How large marks are, how far the sheet is stretched downwards, and whether names and sheets have room: by class of windows.
 * @typedef {{ mark: number, stretch: number, names: boolean, touch: boolean }} Scale */

/** @param {Context} ctx @returns {Scale} */
function scaleOf(ctx) {
  return { mark: ctx.room("mark") / 100, stretch: ctx.room("stretch") / 100, names: ctx.room("names") > 0, touch: ctx.room("touch") > 0 };
}

const HEIGHT = 445;

/** @param {Context} ctx */
export function chart(ctx) {
  const { svg, html, view } = ctx;
  const scale = scaleOf(ctx);
  const { stretch } = scale;
  const there = view.locations.filter((place) => place.there);
  const chosen = chosenStop(ctx);
  const stops = offeredStops(ctx);
  const room = roomOn(ctx, there, scale);
  return html`<svg class="map ${watched(ctx) ? "watching" : ""}" viewBox="0 0 800 ${HEIGHT * stretch}" role="group" aria-label=${ctx.t("look-chart")}>
    <defs><path id="mar-land" d=${LAND}/></defs>
    <g transform="scale(1 ${stretch})" aria-hidden="true">${WATER_LINES.map(([width, strength]) => svg`<use href="#mar-land" class="wl" stroke-width=${width} opacity=${strength}/>
      <use href="#mar-land" class="ws" stroke-width=${width - 1.6}/>`)}<use href="#mar-land" class="land"/><path class="peaks" d=${PEAKS}/><path class="river" d=${RIVERS}/></g>
    <g aria-hidden="true">${there.flatMap((place) => legs(ctx, place.id, scale))}${chosen ? course(ctx, chosen, scale) : ctx.nothing}</g>
    ${dearLegs(ctx, there.map(({ id }) => id), scale)}${afloat(ctx, scale)}
    ${scale.names ? there.map((place) => sheet(ctx, place, scale)) : ctx.nothing}
    ${there.map((place) => node(ctx, place, scale))}
    ${scale.names ? svg`<g aria-hidden="true">${there.map((place) => placeName(ctx, place))}</g>` : ctx.nothing}
    ${there.map((place) => tray(ctx, place, scale, room))}
    ${there.map((place) => ships(ctx, place, scale, room))}
    ${pills(ctx, stops, chosen, scale, room)}
    ${reach(ctx, scale, room)}
    ${chosen && ctx.me ? ship(ctx, ctx.me, middleOf(room.find(...shipRoom(ctx, chosen.location, scale, 1))), 30 * scale.mark, "ghost") : ctx.nothing}
  </svg>`;
}

/** @param {Context} ctx @param {string} id @param {Scale} scale @returns {[number, number]} */
function pointOf(ctx, id, { stretch }) {
  const [x, y] = spotOf(ctx, id).at;
  return [x, y * stretch];
}

/** A place beside a location, as far away as marks are large. @param {Context} ctx @param {string} id @param {Scale} scale @param {[number, number]} by @returns {[number, number]} */
function beside(ctx, id, scale, by) {
  const [x, y] = pointOf(ctx, id, scale);
  return [x + by[0] * scale.mark, y + by[1] * scale.mark];
}

/** Where a city's paper lies, while it is one. @param {Context} ctx @param {string} id */
function sheetOf(ctx, id) { return landOf(ctx, id).kind === "city" ? spotOf(ctx, id).sheet : undefined; }

/** How wide a letter of a name is. */
const LETTER = 6.6;

/** Where the buttons lie over the lower corner: one for the track, and one for the story. @param {Context} ctx @param {Scale} scale @param {number} high @returns {Box[]} */
function buttonsRoom(ctx, { mark, touch }, high) {
  const [line, told] = [(touch ? 38 : 22) * mark, ctx.view.story.length > 0];
  if (!ctx.room("stacked")) return [[0, high - line, (told ? 270 : 150) * mark, high]];
  return [[0, high - line, 120 * mark, high], ...(told ? [/** @type {Box} */ ([0, high - 2 * line, 90 * mark, high])] : [])];
}

/** What lies where it is printed: locations, names and sheets; and the buttons over the lower corner. @param {Context} ctx @param {Place[]} there @param {Scale} scale */
function roomOn(ctx, there, scale) {
  const high = HEIGHT * scale.stretch;
  const room = new Room([0, 0, 800, high]);
  for (const box of buttonsRoom(ctx, scale, high)) room.keep(box);
  for (const box of afloatRoom(ctx, scale)) room.keep(box);
  for (const { id } of there) {
    for (const to of landOf(ctx, id).next.filter((end) => dearLeg(ctx, id, end) && there.some((place) => place.id === end))) {
      const [markX, markY] = legPath(ctx, id, to, scale).along(DEAR);
      room.keep([markX - 9 * scale.mark, markY - 10 * scale.mark, markX + 9 * scale.mark, markY + 10 * scale.mark]);
    }
    const [x, y] = pointOf(ctx, id, scale);
    // What lies nearer to another location would seem to belong there.
    const reach = 20 * scale.mark;
    room.keep([x - reach, y - reach, x + reach, y + reach]);
    room.keep([x - reach / 2, y - reach / 2, x + reach / 2, y + reach / 2], CORE);
    if (ctx.view.tiles.some(({ at, kind }) => at === id && kind === "plague")) room.keep([x - 24 * scale.mark, y - 24 * scale.mark, x - 4 * scale.mark, y - 4 * scale.mark]);
    if (landOf(ctx, id).hand) room.keep([x + 6 * scale.mark, y - 22 * scale.mark, x + 21 * scale.mark, y]);
    const { name: [dx, dy, anchor] } = spotOf(ctx, id);
    const paper = sheetOf(ctx, id);
    if (scale.names && paper) room.keep([paper[0], paper[1], paper[0] + SHEET.width, paper[1] + SHEET.height]);
    else if (scale.names) {
      const width = LETTER * ctx.name("location", id).length;
      const left = x + dx - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
      room.keep([left, y + dy - 10, left + width, y + dy + 3], CORE);
    }
  }
  return room;
}

/** @param {Box} box @returns {[number, number]} */
function middleOf([left, top, right, bottom]) { return [(left + right) / 2, (top + bottom) / 2]; }

// -- the route --------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {string} from @param {string} to @param {Scale} scale */
function legPath(ctx, from, to, scale) {
  const [[x, y], [bx, by], [x2, y2]] = [pointOf(ctx, from, scale), bendOf(ctx, from, to), pointOf(ctx, to, scale)];
  /** A point so far along. @param {number} t @returns {[number, number]} */
  const along = (t) => [(1 - t) ** 2 * x + 2 * t * (1 - t) * bx + t * t * x2, (1 - t) ** 2 * y + 2 * t * (1 - t) * by * scale.stretch + t * t * y2];
  return { path: `M${x} ${y}Q${bx} ${by * scale.stretch} ${x2} ${y2}`, along, turn: (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI };
}

/** The legs that begin at a location, each with its arrow. @param {Context} ctx @param {string} from @param {Scale} scale */
function legs(ctx, from, scale) {
  const open = new Set(ctx.view.locations.filter((place) => place.there).map(({ id }) => id));
  return landOf(ctx, from).next.filter((to) => open.has(to)).map((to) => {
    const { path, along, turn } = legPath(ctx, from, to, scale);
    const [x, y] = along(dearLeg(ctx, from, to) ? 0.3 : 0.5);
    return ctx.svg`<path class="leg" d=${path}/><path class="arrow" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.mark})" d="M5 0L-5 -5L-2 0L-5 5Z"/>`;
  });
}

/** How far along a leg its price stands. */
const DEAR = 0.55;

/** What the legs cost that a tile has made dearer. @param {Context} ctx @param {string[]} there @param {Scale} scale */
function dearLegs(ctx, there, scale) {
  return there.flatMap((from) => landOf(ctx, from).next.filter((to) => there.includes(to)).map((to) => {
    const dear = dearLeg(ctx, from, to);
    if (!dear) return ctx.nothing;
    const [x, y] = legPath(ctx, from, to, scale).along(DEAR);
    const [[x1, y1], [x2, y2]] = [pointOf(ctx, from, scale), pointOf(ctx, to, scale)];
    const long = Math.hypot(x2 - x1, y2 - y1);
    const room = (long - 36 * scale.mark) / 19;
    const size = Math.max(0.82 * scale.mark, Math.min(scale.mark, room));
    // Where a leg is too short for it, it stands above the leg.
    const aside = (Math.sign(x2 - x1) * 48 * Math.max(0, size - room)) / long;
    return ctx.svg`<g class="dear" transform="translate(${x + aside * (y2 - y1)} ${y - aside * (x2 - x1)}) scale(${size})" data-tip="tile ${dear.tile}" role="img" aria-label=${ctx.t("look-leg-cost", { location: from, location2: to, count: dear.points })}>
      <path d="M0-10L9-5V5L0 10L-9 5V-5Z"/><text y="4.500" text-anchor="middle">${dear.points}</text></g>`;
  }));
}

/** The way to a stop. @param {Context} ctx @param {Stop} stop @param {Scale} scale */
function course(ctx, { path }, scale) {
  const from = ctx.view.locations.find(({ ships }) => ships.includes(String(ctx.me)))?.id;
  if (!from) return ctx.nothing;
  const all = [from, ...path];
  return path.map((to, index) => ctx.svg`<path class="course" d=${legPath(ctx, all[index], to, scale).path}/>`);
}

// -- locations --------------------------------------------------------------------------------------------------------

/** Whether I choose my action at a location. @param {Context} ctx @param {Place} place */
function actsHere(ctx, { ships: there }) { return isMine(ctx) && decision(ctx) === "MainAction" && there.includes(String(ctx.me)); }

/** What a click on a location says: it depends on what is asked. @param {Context} ctx @param {Place} place */
function phraseOf(ctx, place) {
  const { id } = place;
  const asked = decision(ctx);
  if (actsHere(ctx, place) && !isVillage(ctx, id)) return "city";
  if (asked === "Fight") return `${isVillage(ctx, id) ? "land" : "annex"} ${id}`;
  return wayBy(ctx, "sail", id) ?? `${asked === "ChooseAnnexation" ? "annex" : "sail"} ${id}`;
}

/** @param {Context} ctx @param {string} id */
function label(ctx, id) { return ctx.t("look-location", { number: id, location: id }); }

/** A village is a circle, a city a square; homeward spaces have six sides. @param {Context} ctx @param {Place} place @param {Scale} scale */
function node(ctx, place, scale) {
  const { svg } = ctx;
  const { id } = place;
  const { kind, hand } = landOf(ctx, id);
  const [x, y] = pointOf(ctx, id, scale);
  const shape = kind === "city" || kind === "ruin" ? svg`<rect class="pt" x="-14" y="-14" width="28" height="28" rx="5"/>`
    : kind === "home" ? svg`<path class="pt" d="M-9-14H9L15 0 9 14H-9L-15 0Z"/>` : svg`<circle class="pt" r="13.500"/><circle class="in" r="11"/>`;
  return svg`<g class="loc ${kind}" transform="translate(${x} ${y})" data-token=${phraseOf(ctx, place)} ?data-look=${!scale.names} data-tip="location ${id}" data-at="location-${id}" aria-label=${label(ctx, id)}>
    <circle class="reach" r=${Math.max(20, 16 * scale.mark)}/><g transform="scale(${scale.mark})"><circle class="halo" r=${kind === "village" ? 17.5 : 19.5}/>${shape}${kind === "start"
      ? drawn(ctx, "i-home", -9, -9.5, 18) : svg`<text class="no" y="4.600" text-anchor="middle">${id}</text>`}${hand ? drawn(ctx, "i-stop-hand", 6, -22, 15) : ctx.nothing}</g></g>${plagues(ctx, id, [x, y], scale)}`;
}

/** @param {Context} ctx @param {Place} place */
function placeName(ctx, { id }) {
  const { at: [x, y], name: [dx, dy, anchor], sea } = spotOf(ctx, id);
  return sheetOf(ctx, id) ? ctx.nothing : ctx.svg`<text class="ln ${sea ? "sea" : ""}" x=${x + dx} y=${y + dy} text-anchor=${anchor}>${ctx.name("location", id)}</text>`;
}

const SHEET = { width: 118, height: 62 };

/** A city's paper: its action, its market, its flag with its bonus. @param {Context} ctx @param {Place} place @param {Scale} scale */
function sheet(ctx, place, scale) {
  const { svg } = ctx;
  const spot = spotOf(ctx, place.id);
  const paper = sheetOf(ctx, place.id);
  if (!paper) return ctx.nothing;
  const [[x, y], [px, py]] = [paper, spot.at];
  const action = signsOf(actionOf(ctx, place));
  const size = Math.min(19, (19 * 106) / widthOf(action, 19));
  const bonus = signsOf(landOf(ctx, place.id).flag ?? []);
  const edge = y > py ? y : y + SHEET.height;
  return svg`<path class="leader" d="M${px} ${py}L${Math.min(Math.max(px, x + 8), x + SHEET.width - 8)} ${edge}" aria-hidden="true"/>
    <g class="city" transform="translate(${x} ${y})">
    <rect class="sheet" width=${SHEET.width} height=${SHEET.height} rx="6"/><path class="curl" d="M5 16.500h108" aria-hidden="true"/>
    <text class="cn" x="59" y="12.500" text-anchor="middle" aria-hidden="true">${ctx.name("location", place.id)}</text>
    <g aria-hidden="true">${drawnLine(ctx, action, 7, 17 + (20 - size) / 2, size)}${market(ctx, place, 6, 39, 19)}${flag(ctx, place, 112 - widthOf(bonus, 17) - 20, 38, 20)}
      ${drawnLine(ctx, bonus, 112 - widthOf(bonus, 17), 40, 17)}</g>
    <rect class="over" width=${SHEET.width} height=${SHEET.height} rx="6" data-token=${phraseOf(ctx, place)} data-tip="city ${place.id}" aria-label=${ctx.t("look-city", { location: place.id })}/></g>`;
}

/** What a market takes, and its spaces. @param {Context} ctx @param {Place} place @param {number} x @param {number} y @param {number} size */
function market(ctx, { good, spaces, discs }, x, y, size) {
  if (!good) return ctx.nothing;
  return ctx.svg`${drawn(ctx, `i-${good}`, x, y, size)}${Array.from({ length: Math.max(spaces, discs.length) }, (_, index) => {
    const at = x + size + 11 + index * 17;
    return discs[index] ? disc(ctx, discs[index], at, y + size / 2, 7.4) : ctx.svg`<circle class="ms" cx=${at} cy=${y + size / 2} r="7.200"/>`;
  })}`;
}

/** @param {Context} ctx @param {Place} place @param {number} x @param {number} y @param {number} size */
function flag(ctx, { id, marker }, x, y, size) {
  if (!landOf(ctx, id).flag) return ctx.nothing;
  return ctx.svg`<g class=${marker ? "" : "noflag"}>${drawn(ctx, `i-marker-${marker ?? "any"}`, x, y, size)}</g>`;
}

// -- what lies beside a location --------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Place} place @param {Scale} scale @param {Room} room */
function tray(ctx, place, scale, room) {
  const size = scale.names ? 18 : 13 * scale.mark;
  const things = [...markers(ctx, place, scale, size), ...storyTiles(ctx, place, scale, size), ...tilesAt(ctx, place, scale, size, Boolean(sheetOf(ctx, place.id))), ...quests(ctx, place, scale, size), ...helpers(ctx, place, scale, size), ...homeward(ctx, place, size)];
  if (!things.length) return ctx.nothing;
  const most = scale.names ? 82 : 3.4 * size;
  let [at, row, wide] = [0, 0, 0];
  const laid = things.map((thing) => {
    if (at && at + thing.width > most) [at, row] = [0, row + 1];
    const from = at;
    at += thing.width + 2;
    wide = Math.max(wide, at - 2);
    return { ...thing, from, top: row * (size + 2) };
  });
  const { tray: [dx, dy, way] } = spotOf(ctx, place.id);
  const [x, y] = beside(ctx, place.id, scale, [dx, dy]);
  const about = pointOf(ctx, place.id, scale);
  const [left, top, right] = room.take([way === "right" ? x : x - wide, y], [wide, (row + 1) * (size + 2)], about, 17 * scale.mark);
  return laid.map(({ width, draw, from, top: down }) => draw(left < about[0] && right <= about[0] ? right - from - width : left + from, top + down));
}

/** The owner of a village, and of a city whose sheet has no room. @param {Context} ctx @param {Place} place @param {Scale} scale @param {number} size @returns {Thing[]} */
function markers(ctx, { id, marker }, scale, size) {
  if (!marker || (scale.names && sheetOf(ctx, id))) return [];
  return [{ width: size, draw: (x, y) => ctx.svg`<g data-laid class="mk" data-tip="marker ${id}" data-at="marker-${id}" role="img" aria-label=${ctx.t("look-marker", { nation: marker, location: id })}>${drawn(ctx, `i-marker-${marker}`, x, y, size)}</g>` }];
}

/** @param {Context} ctx @param {Place} place @param {Scale} scale @param {number} size @returns {Thing[]} */
function quests(ctx, place, scale, size) {
  return place.quests.map((quest) => {
    const cost = scale.names ? costSigns(ctx.game.content.quests[quest].cost) : [];
    const width = size + widthOf(cost, size - 4);
    return { width, draw: (x, y) => ctx.svg`<g data-laid class="qt" data-token=${scale.touch ? ctx.nothing : quest} data-tip="quest ${quest}" data-at="quest-${quest}" role="img" aria-label=${ctx.t("look-quest-at", { quest, location: place.id })}>
      <rect x=${x} y=${y} width=${width} height=${size + 1} rx="4"/>${drawn(ctx, "i-quest", x + 1, y + 1, size - 1)}${drawnLine(ctx, cost, x + size, y + 2.5, size - 4)}</g>` };
  });
}

/** Assistants: those of a seat together, apart from those that are done; my own where I am, one by one. @param {Context} ctx @param {Place} place @param {Scale} scale @param {number} size @returns {Thing[]} */
function helpers(ctx, place, scale, size) {
  const alone = actsHere(ctx, place) && !scale.touch;
  /** @type {Map<string, Assistant[]>} */
  const groups = new Map();
  for (const one of place.assistants) {
    const key = alone && one.seat === ctx.me ? one.project : `${one.seat} ${one.done}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [{ seat, done, project }] = group;
    const token = alone && seat === ctx.me ? `assist ${project}` : "";
    const words = ctx.t("look-assistants", { seat, count: group.length, done: done ? "yes" : "no", location: place.id });
    const k = size / 18;
    return { width: size, draw: (x, y) => ctx.svg`<g data-laid class="asst seat-${seat} ${done ? "done" : ""}" data-token=${token || ctx.nothing} data-tip="assistants ${place.id}" role="img" aria-label=${words}>
      <g transform="translate(${x} ${y}) scale(${k})"><rect width="18" height="18" rx="5"/>${group.length > 1 ? ctx.svg`<text class="an" x="7.500" y="13.500" text-anchor="middle">${group.length}</text>`
        : drawn(ctx, "i-assistant", 1.5, 2, 14)}<g class="shape">${drawn(ctx, `seat-${seat}`, 10.5, 10.5, 9)}</g></g></g>` };
  });
}

/** What the homeward spaces bring. @param {Context} ctx @param {Place} place @param {number} size @returns {Thing[]} */
function homeward(ctx, { id }, size) {
  const { kind, effects } = landOf(ctx, id);
  if (kind !== "home" || !ctx.room("names")) return [];
  const signs = signsOf(effects);
  const width = widthOf(signs, size - 2) + 6;
  return [{ width, draw: (x, y) => ctx.svg`<g data-laid class="qt" data-tip="location ${id}" aria-hidden="true"><rect x=${x} y=${y} width=${width} height=${size + 2} rx="4"/>${drawnLine(ctx, signs, x + 3, y + 2, size - 2)}</g>` }];
}

// -- stops and ships --------------------------------------------------------------------------------------------------

/** What each stop costs, and how many village actions it gives. @param {Context} ctx @param {Stop[]} stops @param {Stop | null} chosen @param {Scale} scale @param {Room} room */
function pills(ctx, stops, chosen, scale, room) {
  const ends = [...new Set(stops.map(({ location }) => location))];
  const size = scale.names ? scale.mark : 0.75 * scale.mark;
  return ctx.svg`<g aria-hidden="true">${ends.map((id) => {
    const here = stops.filter(({ location }) => location === id);
    const costs = costsOf(here, id);
    const actions = scale.names ? Math.max(...here.map((stop) => stop.actions)) : 0;
    const width = 16 + 8 * costs.length + 16 * actions;
    const by = scale.names ? spotOf(ctx, id).pill : /** @type {[number, number]} */ ([5, 4]);
    const wanted = beside(ctx, id, scale, by[0] < 0 ? [by[0] - width, by[1]] : by);
    const [x, y] = scale.names ? room.take(wanted, [width * size, 20 * size], pointOf(ctx, id, scale), 18 * scale.mark) : wanted;
    return ctx.svg`<g data-laid class="stop ${chosen?.location === id ? "on" : ""}" transform="translate(${x} ${y}) scale(${size})"><rect width=${width} height="20" rx="10"/>
      <text x="8" y="15">${costs}</text>${Array.from({ length: actions }, (_, index) => drawn(ctx, "i-village-action", 11 + 8 * costs.length + 16 * index, 2, 16))}</g>`;
  })}</g>`;
}

/** How far a rival that is looked at could sail: the places, and what each costs. @param {Context} ctx @param {Scale} scale @param {Room} room */
function reach(ctx, scale, room) {
  const who = watched(ctx);
  if (!who) return ctx.nothing;
  const stops = reachOf(ctx, who);
  const size = scale.names ? scale.mark : 0.75 * scale.mark;
  return ctx.svg`<g class="theirs seat-${who}" aria-hidden="true">${[...new Set(stops.map(({ location }) => location))].map((id) => {
    const about = pointOf(ctx, id, scale);
    const costs = costsOf(stops, id);
    const width = 10 + 7 * costs.length;
    const [x, y] = room.find(beside(ctx, id, scale, [8, 8]), [width * size, 17 * size], about, 18 * scale.mark);
    return ctx.svg`<circle cx=${about[0]} cy=${about[1]} r=${18.5 * scale.mark}/><g transform="translate(${x} ${y}) scale(${size})"><rect width=${width} height="17" rx="8.500"/><text x=${width / 2} y="13" text-anchor="middle">${costs}</text></g>`;
  })}</g>`;
}

/** What so many ships need, and where they would lie best. @param {Context} ctx @param {string} id @param {Scale} scale @param {number} count @returns {Parameters<Room["find"]>} */
function shipRoom(ctx, id, scale, count) {
  const [x, y] = beside(ctx, id, scale, spotOf(ctx, id).ship);
  const [width, height] = [(36 + 21 * (count - 1)) * scale.mark, (count > 1 ? 39 : 34) * scale.mark];
  return [[x - width / 2, y - height / 2], [width, height], pointOf(ctx, id, scale), 15 * scale.mark];
}

/** @param {Context} ctx @param {Place} place @param {Scale} scale @param {Room} room */
function ships(ctx, place, scale, room) {
  if (!place.ships.length) return ctx.nothing;
  const order = [...place.ships].sort((one, other) => Number(one === ctx.me) - Number(other === ctx.me));
  const [x, y] = middleOf(room.take(...shipRoom(ctx, place.id, scale, order.length)));
  return order.map((who, index) => ship(ctx, who, [x + (index - (order.length - 1) / 2) * 21 * scale.mark, y + ((index % 2) - (order.length > 1 ? 0.5 : 0)) * 5 * scale.mark], (who === ctx.me ? 34 : 29) * scale.mark, ""));
}

/** @param {Context} ctx @param {string} who @param {[number, number]} at @param {number} size @param {string} look */
function ship(ctx, who, [x, y], size, look) {
  return ctx.svg`<g data-laid class="sp seat-${who} ${look} ${who === ctx.me ? "me" : ""}" data-tip=${look ? ctx.nothing : `ship ${who}`} data-shows=${look ? ctx.nothing : `reach ${who}`} data-at=${look ? ctx.nothing : `ship-${who}`} role=${look ? ctx.nothing : "img"}
    aria-hidden=${look ? "true" : ctx.nothing} aria-label=${look ? ctx.nothing : ctx.t("look-ship-of", { name: person(ctx, who) })}>${drawn(ctx, "i-ship", x - size / 2, y - size / 2, size)}
    <g class="shape">${drawn(ctx, `seat-${who}`, x + size * 0.12, y + size * 0.1, size * 0.36)}</g></g>`;
}

// -- what the marks mean ----------------------------------------------------------------------------------------------

/** What the marks of the chart mean. @param {Context} ctx */
export function key(ctx) {
  const { html, svg } = ctx;
  const seat = ctx.me ?? ctx.view.order[0];
  const helper = (/** @type {string} */ look) => html`<svg class="map" viewBox="-2 -2 24 24"><g class="asst seat-${seat} ${look}"><rect width="18" height="18" rx="5"/>${drawn(ctx, "i-assistant", 1.5, 2, 14)}</g></svg>`;
  const shape = (/** @type {unknown} */ path) => html`<svg class="map" viewBox="-17 -17 34 34"><g class="loc">${path}</g></svg>`;
  /** @type {[unknown, string][]} */
  const signs = [
    [shape(svg`<circle class="pt" r="13.500"/>`), "village"], [shape(svg`<rect class="pt" x="-13" y="-13" width="26" height="26" rx="5"/>`), "city"], [ctx.icon("i-stop-hand"), "hand"],
    [html`<svg class="map" viewBox="0 0 24 24"><circle class="ms" cx="12" cy="12" r="8"/></svg>`, "market"], [ctx.icon("i-marker-any"), "flag"], [ctx.icon("i-quest"), "quest"], [helper(""), "open"], [helper("done"), "done"],
    ...(ctx.view.story.some(({ at }) => at) ? [/** @type {[unknown, string]} */ ([ctx.icon("i-story"), "story"])] : []), ...tileKey(ctx),
  ];
  return html`<ul class="maracaibo chartkey">${signs.map(([picture, name]) => html`<li><span class="pic" aria-hidden="true">${picture}</span>${ctx.t(`key-${name}`)}</li>`)}</ul>`;
}
