/** Turns: what happened, put together to one line for each, under the headings of the game. Pure. */

/** @import { LogLine, Position, SeatView } from "./messages.d.ts" */

/** One of those who act. @typedef {Pick<SeatView, "colour" | "name">} Member */

/** What one player did in one go, or what befell somebody: the line that says it, all its steps, and what it changed for whom.
 * @typedef {{kind: "turn", seat: string | null, number: number, head: LogLine, steps: LogLine[], gains: Record<string, Record<string, number>>}} Turn */
/** A heading: of a chapter, or of a part of one. @typedef {{kind: "chapter" | "part", line: LogLine, number: number}} Heading */
/** How a game's log is divided: its chapters, the parts of them, what only goes with a deed, and what is told as a moment.
 * @typedef {{chapter: string, parts: string[], asides: string[], isMoment: (key: string) => boolean}} Manner */

/** All who act: the seats, and who plays without one (a solo opponent), in whose place no name stands. @param {Pick<Position, "table" | "standings">} position @returns {Member[]} */
export function companyOf({ table: { seats }, standings }) {
  return [...seats, ...Object.keys(standings).filter((word) => !seats.some(({ colour }) => colour === word)).map((colour) => ({ colour, name: "" }))];
}

/** Whom a line is about: who is named in it, or who chose where nothing came of it; nobody where it is about all. @param {LogLine} line @param {Member[]} seats @returns {string | null} */
export function actorOf({ key, facts, seat }, seats) {
  const word = typeof facts.seat === "string" && !facts.seat3 ? facts.seat : key.startsWith("do-") && seat !== null ? seats[seat]?.colour : "";
  return seats.some(({ colour }) => colour === word) ? word : null;
}

/** @param {Record<string, Record<string, number>>} all @param {LogLine["gains"]} more */
export function summed(all, more = {}) {
  const sums = { ...all };
  for (const [who, gained] of Object.entries(more)) {
    const own = { ...sums[who] };
    for (const [name, count] of Object.entries(gained)) {
      own[name] = (own[name] ?? 0) + count;
      if (!own[name]) delete own[name];
    }
    sums[who] = own;
  }
  return sums;
}

/** @param {LogLine[]} lines @param {Member[]} seats @param {Manner} manner @returns {(Turn | Heading)[]} */
export function turnsOf(lines, seats, { chapter, parts, asides, isMoment }) {
  // A turn is called by its weightiest line, the first of them.
  const weight = (/** @type {LogLine} */ line) => {
    if (line.key.startsWith("do-") || actorOf(line, seats) === null) return 0;
    return asides.includes(line.key) ? 1 : isMoment(line.key) ? 3 : 2;
  };
  /** @type {(Turn | Heading)[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.key === chapter || parts.includes(line.key)) {
      // A part in which nothing happened has no heading.
      if (last && last.kind === "part") found.pop();
      found.push({ kind: line.key === chapter ? "chapter" : "part", line, number: line.number });
      continue;
    }
    const seat = actorOf(line, seats);
    // What names nobody goes with the choice that it came of, and with the turn of who chose.
    const chose = line.seat === null ? null : seats[line.seat]?.colour;
    const same = last?.kind === "turn" && (seat === null ? last.number === line.number || (last.seat !== null && last.seat === chose) : last.seat === seat);
    if (!same) {
      found.push({ kind: "turn", seat, number: line.number, head: line, steps: [line], gains: summed({}, line.gains) });
      continue;
    }
    last.steps.push(line);
    last.number = line.number;
    last.gains = summed(last.gains, line.gains);
    if (weight(line) > weight(last.head)) last.head = line;
  }
  if (found.at(-1)?.kind === "part") found.pop();
  return found;
}

/** What others did since I chose last. @param {LogLine[]} lines @param {Member[]} seats @param {Manner} manner @param {number | null} me My seat.
 * @param {number} answered So many of my last choices were made by the page. @returns {Turn[]} */
export function sinceMine(lines, seats, manner, me, answered) {
  if (me === null) return [];
  const mine = [...new Set(lines.flatMap((line) => (line.seat === me ? [line.number] : [])))].at(-1 - answered) ?? 0;
  const own = seats[me]?.colour;
  return turnsOf(lines.filter(({ number }) => number > mine), seats, manner).flatMap((one) => (one.kind === "turn" && one.seat !== own && one.steps.some(({ seat }) => seat !== null && seats[seat]?.colour === one.seat) ? [one] : []));
}
