/** The colony: 6 by 6 spaces on an island, with heads for columns and rows, tiles, dice, coins, and what would
 * happen. */
import {
  SIZE, change, decision, effectWords, faces, heldTile, justNow, layingOf, lookedAt, lookedSpot, phraseOf, plan, player,
} from "./content.js";
import { handlers, spotOf } from "./placing.js";
import { signed } from "/web/consequence.js";
import { coin, dieDrawing, drawn, territorySigns } from "./glyphs.js";
import { ENGRAVINGS, ISLE, ROAD, WATER_LINES } from "./shapes.js";

/** @import { Context, Face, Held, Place, Plan } from "./content.js" */
/** @import { Cell, Die, Player } from "./view.d.ts" */

const STEP = 76;
const LEFT = 62;
const TOP = 46;
const EDGE = 2;
/** Heads and dice are drawn small, but a finger finds them. */
const TOUCH = 56;

/** @param {number} column */
const x = (column) => LEFT + (column - 1) * STEP;
/** @param {number} row */
const y = (row) => TOP + (row - 1) * STEP;

/** Which cell lies under a point of the screen, as broken numbers: whole ones are the middles of cells.
 * @param {SVGSVGElement} drawing @param {number} clientX @param {number} clientY */
export function cellAt(drawing, clientX, clientY) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return { row: (at.y - TOP) / STEP + 0.5, column: (at.x - LEFT) / STEP + 0.5 };
}

/** A colony, large. Live: with tokens and previews, for the one who plays it.
 * @param {Context} ctx @param {string} colour @param {boolean} live */
export function colony(ctx, colour, live) {
  const { svg } = ctx;
  const owner = player(ctx, colour);
  const label = ctx.t(colour === ctx.me ? "look-colony-mine" : "look-colony-of", { seat: colour });
  const what = live ? plan(ctx) : null;
  const held = live ? heldTile(ctx) : null;
  const { move = ctx.nothing, up = ctx.nothing, wheel = ctx.nothing, right = ctx.nothing } = held ? handlers(ctx, held) : {};
  return ctx.html`<svg class="colony" viewBox="-52 -18 614 594" role="group" aria-label=${label}
    data-at="colony-${colour}" data-turn=${held ? held.turn : ctx.nothing}
    @pointermove=${move} @pointerup=${up} @wheel=${wheel} @contextmenu=${right}>
    ${island(ctx, live ? "mine" : "other")}
    ${owner.colony ? svg`<text class="islname" x="290" y="566"
      text-anchor="middle">${ctx.name("colony", owner.colony)}</text>` : ctx.nothing}
    ${heads(ctx, owner, live, what)}
    ${spaces(ctx, owner, live, held)}
    ${owner.tiles.map((tile) => outline(ctx, tile.cells))}
    ${owner.grid.map((row, index) =>
      row.map((cell, place) => (cell ? on(ctx, owner, cell, [index + 1, place + 1]) : ctx.nothing)))}
    ${owner.rows.map((line, at) => developed(ctx, line, "row", at + 1))}
    ${owner.columns.map((line, at) => developed(ctx, line, "column", at + 1))}
    ${ctx.view.turn === colour || ctx.view.waiting?.seat === colour ? activation(ctx) : ctx.nothing}
    ${held ? ghost(ctx, held) : ctx.nothing}
    ${what ? svg`<g class="plan" aria-hidden="true">${preview(ctx, what)}</g>` : ctx.nothing}
  </svg>`;
}

/** @param {Context} ctx @param {string} name */
function island({ svg }, name) {
  const href = `#sm-isle-${name}`;
  return svg`<defs><path id="sm-isle-${name}" d=${ISLE}/></defs>
    ${WATER_LINES.map(([width, opacity]) => svg`<use href=${href} class="wl" stroke-width=${width} opacity=${opacity}/>
      <use href=${href} class="ws" stroke-width=${width - 1.7}/>`)}
    <use href=${href} class="isle"/>`;
}

// -- heads ------------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Player} owner @param {boolean} live @param {Plan | null} what */
function heads(ctx, owner, live, what) {
  const { svg } = ctx;
  const head = (/** @type {"row" | "column"} */ axis, /** @type {number} */ number) => {
    const across = axis === "column";
    const [hx, hy] = across ? [x(number) + STEP / 2 - 14, -3] : [20, y(number) + STEP / 2 - 14];
    const line = owner[across ? "columns" : "rows"][number - 1];
    const label = `${ctx.t(`look-${axis}`, { number })}, ${ctx.t("look-vacant", { count: line.vacant.length })}${
      line.developed ? `, ${ctx.t("look-developed", { count: line.settlers })}` : ""}`;
    return svg`<g class="head ${axis} ${what?.axis === axis && what.number === number ? "on" : ""}"
      data-token=${live ? `${axis} ${number}` : ctx.nothing} data-look data-tip="line ${owner.seat} ${axis} ${number}"
      data-at=${live ? `${axis}-${number}` : ctx.nothing} role=${live ? ctx.nothing : "img"} aria-label=${label}>
      <rect class="reach" x=${hx + 14 - TOUCH / 2} y=${hy + 14 - TOUCH / 2} width=${TOUCH} height=${TOUCH}/>
      <rect class="face" x=${hx} y=${hy} width="28" height="28" rx="6"/>
      <text x=${hx + 14} y=${hy + 20} text-anchor="middle">${number}</text></g>`;
  };
  const numbers = Array.from({ length: SIZE }, (_, index) => index + 1);
  return svg`${numbers.map((number) => head("column", number))}${numbers.map((number) => head("row", number))}
    ${numbers.map((number) => ownDice(ctx, owner, live, number))}`;
}

/** The blue dice beside a row; several of one value are one choice. @param {Context} ctx @param {Player} owner
 * @param {boolean} live @param {number} value */
function ownDice(ctx, owner, live, value) {
  const { svg } = ctx;
  const count = owner.blue.filter((/** @type {number} */ one) => one === value).length;
  if (!count) return ctx.nothing;
  const rolled = justNow(ctx, "blue-rolled", "blue-unlocked").some((event) => event.facts.seat === owner.seat);
  return svg`<g class="owndie ${rolled ? "rolled" : ""}" data-token=${live ? `blue ${value}` : ctx.nothing}
    data-tip="die blue ${value}" data-at="blue-${owner.seat}-${value}" role=${live ? ctx.nothing : "img"}
    aria-label=${ctx.t("look-blue-die", { number: value, count })}>
    <rect class="reach" x="-50" y=${y(value) + STEP / 2 - TOUCH / 2} width=${TOUCH} height=${TOUCH}/>
    <rect class="halo" x="-37" y=${y(value) + 21} width="36" height="34" rx="8"/>
    ${Array.from({ length: count }, (_, index) => svg`<g
      transform="translate(${-34 - index * 4} ${y(value) + 23 - index * 5}) scale(1.25)">
      ${dieDrawing(ctx, { colour: "blue", value }, "tumbles")}</g>`)}</g>`;
}

// -- spaces -----------------------------------------------------------------------------------------------------------

/** @param {Context} ctx @param {Player} owner @param {boolean} live @param {Held | null} held */
function spaces(ctx, owner, live, held) {
  return owner.grid.map((row, index) =>
    row.map((cell, at) => {
      const place = /** @type {Place} */ ([index + 1, at + 1]);
      return cell ? territory(ctx, owner, cell, place, live) : empty(ctx, place, live, held);
    }));
}

/** @param {Context} ctx @param {Place} place @param {boolean} live @param {Held | null} held */
function empty(ctx, [row, column], live, held) {
  const { svg } = ctx;
  const square = svg`<rect class="empty" x=${x(column) + 3} y=${y(row) + 3} width="70" height="70" rx="5"/>`;
  const spot = live && held ? spotOf(ctx, held, [row, column]) : null;
  if (!held || !spot) return square;
  const lines = change(ctx, layingOf(ctx, held, spot), "developed");
  const label = `${ctx.t("look-put-here", { row: spot.row, column: spot.column })}${held.turns.length > 1 ? `, ${ctx.t("look-turn", { number: held.turn })}` : ""}${
    lines ? `, ${ctx.t("look-completes", { count: lines })}` : ""}`;
  return svg`<g class="spot" data-token=${phraseOf(ctx, spot)} data-look aria-label=${label}
    data-at="cell-${row}-${column}">${square}
    <rect class="glow" x=${x(column) + 6} y=${y(row) + 6} width="64" height="64" rx="6"/></g>`;
}

/** A space in words: kind, what it does, what lies on it. @param {Context} ctx @param {Cell} cell */
export function cellWords(ctx, cell) {
  const name = ctx.name("kind", cell.kind);
  if (cell.kind === "road") return `${name}, ${ctx.t("look-settlers", { count: cell.settlers ?? 0 })}`;
  const covers = cell.die
    ? `, ${ctx.t(`look-has-${cell.die.colour}-die`, { number: cell.die.value })}`
    : cell.coins ? `, ${ctx.t("look-has-coins", { coins: cell.coins })}` : "";
  return `${name}: ${effectWords(ctx, cell.effects)}${covers}`;
}

/** @param {Context} ctx @param {Player} owner @param {Cell} cell @param {Place} place @param {boolean} live */
function territory(ctx, owner, cell, [row, column], live) {
  const { svg } = ctx;
  const own = owner.tiles.find((tile) =>
    tile.cells.some((/** @type {Place} */ [r, c]) => r === row && c === column));
  const label = `${ctx.t("look-space", { row, column })}: ${cellWords(ctx, cell)}`;
  const tip = `space ${owner.seat} ${row} ${column}`;
  const body = svg`${face(ctx, cell, x(column), y(row), own?.cells ?? null, [row, column])}`;
  if (!live || cell.kind === "road") return svg`<g class="space" role="img" aria-label=${label}
    data-tip=${tip}>${body}</g>`;
  const acting = ctx.view.activation?.cell;
  const gains = decision(ctx) === "Gain" && acting?.[0] === row && acting?.[1] === column;
  return svg`<g class="space ${cell.die || cell.coins ? "used" : ""}"
    data-token=${gains ? "gain" : `cell ${row} ${column}`} data-look
    data-tip=${tip} data-at="cell-${row}-${column}" aria-label=${label}>${body}
    <rect class="glow" x=${x(column) + 4} y=${y(row) + 4} width="68" height="68" rx="5"/></g>`;
}

/** A face of the land at a point; on a tile it goes to the edge where the tile goes on.
 * @param {Context} ctx @param {Cell | Face} cell @param {number} px @param {number} py @param {Place[] | null} tile
 * @param {Place} place */
export function face(ctx, cell, px, py, tile, [row, column]) {
  const { svg } = ctx;
  const terrain = cell.kind === "road" ? "road" : String(ctx.game.content.kinds[cell.kind].terrain);
  const with_ = (/** @type {number} */ dr, /** @type {number} */ dc) =>
    tile?.some(([r, c]) => r === row + dr && c === column + dc) ? 0 : EDGE;
  const [left, right, top, bottom] = tile ? [with_(0, -1), with_(0, 1), with_(-1, 0), with_(1, 0)] : [3, 3, 3, 3];
  return svg`<g class="terr ${terrain} ${tile ? "" : "printed"}">
    <rect x=${px + left} y=${py + top} width=${STEP - left - right} height=${STEP - top - bottom} rx=${tile ? 0 : 5}/>
    <g transform="translate(${px} ${py})">${cell.kind === "road" ? road(ctx, cell.settlers ?? 0)
      : svg`<path class="eng" d=${ENGRAVINGS[terrain]}/>${territorySigns(ctx, cell.effects)}`}</g></g>`;
}

/** @param {Context} ctx @param {number} settlers */
function road(ctx, settlers) {
  return ctx.svg`<path class="roadline" d=${ROAD}/><path class="roaddash" d=${ROAD}/>
    ${Array.from({ length: settlers }, (_, index) => drawn(ctx, "i-settler", (settlers > 1 ? 13 : 26) + index * 26, 12,
      25))}`;
}

/** The line round a whole tile. @param {Context} ctx @param {Place[]} cells @param {string} [name] */
export function outline(ctx, cells, name = "") {
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    cells.some(([r, c]) => r === row && c === column);
  const lines = cells.flatMap(([row, column]) => {
    const ends = {
      left: x(column) + (has(row, column - 1) ? -EDGE : EDGE),
        right: x(column) + STEP - (has(row, column + 1) ? -EDGE : EDGE),
      top: y(row) + (has(row - 1, column) ? -EDGE : EDGE),
        bottom: y(row) + STEP - (has(row + 1, column) ? -EDGE : EDGE),
    };
    return [
      has(row - 1, column) ? "" : `M${ends.left} ${y(row) + EDGE}H${ends.right}`,
      has(row + 1, column) ? "" : `M${ends.left} ${y(row) + STEP - EDGE}H${ends.right}`,
      has(row, column - 1) ? "" : `M${x(column) + EDGE} ${ends.top}V${ends.bottom}`,
      has(row, column + 1) ? "" : `M${x(column) + STEP - EDGE} ${ends.top}V${ends.bottom}`,
    ];
  });
  return ctx.svg`<path class="tline ${name}" d=${lines.join("")}/>`;
}

/** Die or coins on a territory. @param {Context} ctx @param {Player} owner @param {Cell} cell @param {Place} place */
function on(ctx, owner, cell, [row, column]) {
  const { svg } = ctx;
  if (cell.die) {
    return svg`<g class="dieon" data-at="die-${owner.seat}-${row}-${column}" aria-hidden="true"
      transform="translate(${x(column) + 32} ${y(row) + 32}) scale(1.62)">${dieDrawing(ctx, cell.die)}</g>`;
  }
  return cell.coins
    ? svg`<g class="dieon" aria-hidden="true">${coin(ctx, cell.coins, x(column) + 40, y(row) + 40, 32)}</g>`
    : ctx.nothing;
}

/** The mark of a full line. @param {Context} ctx @param {{ developed: boolean }} line @param {"row" | "column"} axis
 * @param {number} number @param {string} [name] */
function developed(ctx, line, axis, number, name = "") {
  if (!line.developed) return ctx.nothing;
  return axis === "row"
    ? ctx.svg`<path class="dev ${name}" d="M${x(7) + 8} ${y(number) + 10}v56"/>`
    : ctx.svg`<path class="dev ${name}" d="M${x(number) + 10} ${y(7) + 8}h56"/>`;
}

// -- what happens and what would happen -------------------------------------------------------------------------------

/** @param {Context} ctx @param {Place} place @param {number} number @param {string} [name] */
function order(ctx, [row, column], number, name = "") {
  return ctx.svg`<g class="ord ${name}" data-order="${number} ${row} ${column}"><circle cx=${x(column) + 13}
    cy=${y(row) + 13} r="11"/>
    <text x=${x(column) + 13} y=${y(row) + 18} text-anchor="middle">${number}</text></g>`;
}

/** @param {Context} ctx @param {Place} place @param {Die} die */
function ghostDie(ctx, [row, column], die) {
  return ctx.svg`<g class="ghostdie"
    transform="translate(${x(column) + 51} ${y(row) + 51}) scale(1.1)">${dieDrawing(ctx, die)}</g>`;
}

/** The territory that acts, those to come, and where the die will stand. @param {Context} ctx */
function activation(ctx) {
  const now = ctx.view.activation;
  if (!now) return ctx.nothing;
  const { svg } = ctx;
  return svg`<g class="activation" aria-hidden="true">
    ${now.cell ? svg`<rect class="acting" data-at="acting" x=${x(now.cell[1]) + 3} y=${y(now.cell[0]) + 3} width="70"
      height="70" rx="5"/>` : ctx.nothing}
    ${now.queue.map((place, index) =>
      order(ctx, place, index + (now.cell ? 2 : 1), "later"))}
    ${now.cell && now.queue.length ? order(ctx, now.cell, 1) : ctx.nothing}
    ${now.die && now.die_cell ? ghostDie(ctx, now.die_cell, now.die) : ctx.nothing}</g>`;
}

/** @param {Context} ctx @param {Plan} what */
function preview(ctx, what) {
  const { svg } = ctx;
  const last = what.cells[what.cells.length - 1];
  if (!what.axis) {
    const [row, column] = last;
    return svg`<rect class="band" x=${x(column) + 2} y=${y(row) + 2} width="72" height="72" rx="6"/>
      <g class="ghostcoin">${coin(ctx, player(ctx, String(ctx.me)).activation_price, x(column) + 42, y(row) + 42, 30)}</g>`;
  }
  const band = what.axis === "column"
    ? svg`<rect class="band" x=${x(what.number) - 2} y=${TOP - 4} width="80" height="464" rx="7"/>`
    : svg`<rect class="band" x=${LEFT - 4} y=${y(what.number) - 2} width="464" height="80" rx="7"/>`;
  return svg`${band}${what.cells.map((place, index) => order(ctx, place, index + 1))}
    ${last && what.die ? ghostDie(ctx, last, what.die) : ctx.nothing}`;
}

/** The held tile where it would lie, and the points that this would bring; or where it does not fit. @param {Context} ctx @param {Held} held */
function ghost(ctx, held) {
  const { svg } = ctx;
  const spot = lookedSpot(ctx, held);
  const at = lookedAt(ctx);
  if (!spot && !at) return ctx.nothing;
  const cells = spot ? spot.cells : turned(faces(ctx, held.id), held.turn).map(([down, right]) => [Number(at?.row) + down, Number(at?.column) + right]);
  const points = spot ? layingOf(ctx, held, spot)?.changes?.[String(ctx.me)]?.points ?? {} : {};
  const more = Object.values(points).reduce((sum, one) => sum + one, 0);
  const { grid } = player(ctx, String(ctx.me));
  const bad = spot ? [] : cells.filter(([row, column]) => grid[row - 1]?.[column - 1] !== null);
  return svg`<g class="ghost ${spot ? "" : "misfit"}" aria-hidden="true">
    ${faces(ctx, held.id).map((cell, index) => face(ctx, cell, x(cells[index][1]), y(cells[index][0]), cells, cells[index]))}
    ${outline(ctx, cells, spot ? "snapped" : "dashed")}
    ${bad.map(([row, column]) => svg`<rect class="bad" x=${x(column) + 3} y=${y(row) + 3} width="70" height="70" rx="4"/>`)}
    ${more && spot ? svg`<g class="more"><rect x=${x(spot.column) + 16} y=${y(spot.row) - 12} width="44" height="24" rx="12"/>
      <text x=${x(spot.column) + 27} y=${y(spot.row) + 5}>${signed(more)}</text>${drawn(ctx, "i-happiness-end", x(spot.column) + 38,
        y(spot.row) - 9, 18)}</g>` : ctx.nothing}
  </g>`;
}

// -- small ------------------------------------------------------------------------------------------------------------

/** A colony as a map of its terrains. @param {Context} ctx @param {Player} owner */
export function thumb(ctx, owner) {
  const { svg } = ctx;
  return ctx.html`<svg class="thumb" viewBox="0 0 62 62"
    aria-hidden="true">${owner.grid.map((row, down) =>
    row.map((cell, across) => {
      const terrain = cell ? (cell.terrain ?? "road") : "none";
      const dot = cell?.die ? `dot ${cell.die.colour}` : cell?.coins ? "dot gold" : "";
      return svg`<rect class=${terrain} data-at="thumb-${owner.seat}-${down + 1}-${across + 1}" x=${across * 10 + 1.5}
        y=${down * 10 + 1.5} width="9" height="9" rx="1.5"/>
        ${dot ? svg`<circle class=${dot} cx=${across * 10 + 6} cy=${down * 10 + 6} r="2.6"/>` : ctx.nothing}`;
    }))}</svg>`;
}

/** Where the cells of a tile are drawn after quarter turns clockwise. @param {Face[]} cells @param {number} turn @returns {Place[]} */
function turned(cells, turn) {
  return cells.map((cell) => {
    const [down, right] = [cell.row - cells[0].row, cell.column - cells[0].column];
    return [[down, right], [right, -down], [-down, -right], [-right, down]][turn];
  });
}

/** The cells that a tile covers which lies with its first one here. @param {Context} ctx @param {string} id @param {number} turn
 * @param {number} row @param {number} column @returns {Place[]} */
export function covered(ctx, id, turn, row, column) {
  return turned(faces(ctx, id), turn).map(([down, right]) => [row + down, column + right]);
}

/** A tile alone, turned; the style sheet says how large a cell of it is. @param {Context} ctx @param {string} id
 * @param {number} turn */
export function tile(ctx, id, turn) {
  const cells = faces(ctx, id);
  const places = turned(cells, turn);
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  return ctx.html`<svg class="xtile wide-${wide} high-${high}" viewBox="${x(left)} ${y(top)} ${wide * STEP} ${high * STEP}"
    aria-hidden="true">${cells.map((cell, index) =>
    face(ctx, cell, x(places[index][1]), y(places[index][0]), places, places[index]))}${outline(ctx, places)}</svg>`;
}

/** A colony board as it is printed, for choosing one. @param {Context} ctx @param {string} id */
export function printed(ctx, id) {
  const { svg } = ctx;
  const cells = ctx.game.content.boards[id].cells;
  const numbers = Array.from({ length: SIZE }, (_, index) => index + 1);
  return ctx.html`<svg class="colony small" viewBox="50 34 480 480" aria-hidden="true">${island(ctx, id)}
    ${numbers.map((row) => numbers.map((column) => svg`<rect class="empty" x=${x(column) + 3} y=${y(row) + 3}
      width="70" height="70" rx="5"/>`))}
    ${cells.map((/** @type {Face} */ cell) => face(ctx, cell, x(cell.column), y(cell.row), null,
      [cell.row, cell.column]))}</svg>`;
}
