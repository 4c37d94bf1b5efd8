/** Turns: what happened, put together to one line for each, under the headings of the game. Pure. */

/** @import { LogLine, Position, SeatView } from "./messages.d.ts" */

/** One of those who act. @typedef {Pick<SeatView, "colour" | "name">} Member */

/** What one player did in one go, or what befell somebody: the lines that say it, all its steps, and what it changed for whom.
 * @typedef {{kind: "turn", seat: string | null, number: number, heads: LogLine[], steps: LogLine[], gains: Record<string, Record<string, number>>}} Turn */
/** A heading: of a chapter, or of a part of one. @typedef {{kind: "chapter" | "part", line: LogLine, number: number}} Heading */
/** How a game's log is divided: its chapters, the parts of them, what begins a turn, what else of a turn is told in its line, what only goes with a deed, and what is told as a moment.
 * @typedef {{chapter: string, parts: string[], opens: string[], deeds: string[], asides: string[], isMoment: (key: string) => boolean}} Manner */

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
export function turnsOf(lines, seats, { chapter, parts, opens, deeds, asides, isMoment }) {
  const isTold = (/** @type {LogLine} */ { key }) => opens.includes(key) || deeds.includes(key);
  // A turn in which nothing is told by its nature is called by its weightiest line, the first of them.
  const weight = (/** @type {LogLine} */ line) => {
    if (line.key.startsWith("do-") || actorOf(line, seats) === null) return 0;
    return asides.includes(line.key) ? 1 : isMoment(line.key) ? 3 : 2;
  };
  /** @type {(Turn | Heading)[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.key === chapter || parts.includes(line.key)) {
      // What comes before a heading belongs to what was told last.
      if (last?.kind === "turn") last.gains = summed(last.gains, line.gains);
      // A part in which nothing happened has no heading.
      if (last && last.kind === "part") found.pop();
      found.push({ kind: line.key === chapter ? "chapter" : "part", line, number: line.number });
      continue;
    }
    const seat = actorOf(line, seats);
    // What names nobody goes with the choice that it came of, and with the turn of who chose.
    const chose = line.seat === null ? null : seats[line.seat]?.colour;
    const goesOn = last?.kind === "turn" && (seat === null ? last.number === line.number || (last.seat !== null && last.seat === chose) : last.seat === seat);
    if (!goesOn || (opens.includes(line.key) && last.steps.some(({ key }) => opens.includes(key)))) {
      found.push({ kind: "turn", seat, number: line.number, heads: [line], steps: [line], gains: summed({}, line.gains) });
      continue;
    }
    last.steps.push(line);
    last.number = line.number;
    last.gains = summed(last.gains, line.gains);
    const [head] = last.heads;
    if (isTold(line) && seat !== null) last.heads = isTold(head) ? [...last.heads, line] : [line];
    else if (!isTold(head) && weight(line) > weight(head)) last.heads = [line];
  }
  if (found.at(-1)?.kind === "part") found.pop();
  return found;
}

/** What others did since I chose last, and what I have gained by what has happened since. @typedef {{turns: Turn[], mine: Record<string, number>}} Since */

/** @param {LogLine[]} lines @param {Member[]} seats @param {Manner} manner @param {number | null} me My seat.
 * @param {number} answered So many of my last choices were made by the page. @returns {Since} */
export function sinceMine(lines, seats, manner, me, answered) {
  const chosen = [...new Set(lines.flatMap((line) => (line.seat === me ? [line.number] : [])))].at(-1 - answered);
  if (me === null || chosen === undefined) return { turns: [], mine: {} };
  const own = seats[me]?.colour;
  const all = turnsOf(lines.filter(({ number }) => number >= chosen), seats, manner);
  // My own deed comes first, but what it set going is news.
  const news = all.slice(all.findIndex((one) => one.kind === "turn" && one.seat === own) + 1).flatMap((one) => (one.kind === "turn" ? [one] : []));
  const isDeed = (/** @type {LogLine} */ { key }) => manner.opens.includes(key) || manner.deeds.includes(key);
  return { turns: news.filter(({ seat, steps }) => seat !== null && seat !== own && steps.some(isDeed)), mine: news.reduce((all, one) => summed(all, one.gains), /** @type {Turn["gains"]} */ ({}))[own] ?? {} };
}
