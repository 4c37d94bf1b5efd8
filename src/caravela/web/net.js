/** The wire: questions to the server, and the live line of a table that mends itself. */

/** @import { Advice, CampaignId, CampaignView, Chapter, GameFacts, GameView, Link, Live, MadeCampaign, MadeTable, MyCampaign, MyTable, NewCampaign, NewChoice, NewTable, NextGame, NotYet, Opened, Position, Refused, Stale, TableId } from "./messages.d.ts" */
/** @import { Seals } from "./seals.js" */

/** An answer that is not the wished one: the server's error key, and the position it sent along. */
export class Refusal extends Error {
  /** @param {number} status @param {Partial<Stale & NotYet & Refused>} body */
  constructor(status, body) {
    super(body.detail ?? body.error ?? `status ${status}`);
    this.status = status;
    this.key = body.error ?? "unknown";
    this.position = body.position;
    this.table = body.table;
    this.seconds = body.seconds;
  }
}

/** This page's name for itself: what it chooses it is told in the answer, and not once more by the live line. */
const PAGE = Math.random().toString(36).slice(2);

/** No answer at all. */
export class Silence extends Error {}

/** @param {string} path @param {RequestInit} [request] */
async function ask(path, request) {
  let answer;
  try { answer = await fetch(path, request); } catch (error) { throw new Silence(String(error)); }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, body);
  return body;
}

/** @param {string} path @param {unknown} body @param {AbortSignal} [signal] */
function post(path, body, signal) {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal });
}

export const server = {
  /** @returns {Promise<GameView[]>} */
  games: () => ask("/api/games"),
  /** @param {string} name @param {string} [content] @returns {Promise<GameFacts>} */
  game: (name, content) => ask(`/api/games/${name}${content ? `?content=${content}` : ""}`),
  /** @param {string} name @param {string} language @returns {Promise<Chapter[]>} */
  rules: (name, language) => ask(`/api/games/${name}/learn/${language}`),
  /** @returns {Promise<MyTable[]>} */
  myTables: () => ask("/api/tables"),
  /** @param {NewTable} wish @returns {Promise<MadeTable>} */
  newTable: (wish) => post("/api/tables", wish),
  /** @returns {Promise<MyCampaign[]>} */
  myCampaigns: () => ask("/api/campaigns"),
  /** @param {NewCampaign} wish @returns {Promise<MadeCampaign>} */
  newCampaign: (wish) => post("/api/campaigns", wish),
  /** @param {string} text @returns {Promise<CampaignId>} */
  openCampaign: (text) => ask("/api/campaigns/files", { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
  /** @param {string} text @returns {Promise<TableId>} */
  openRecord: (text) => ask("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
};

/** The page of a campaign. @param {string} id */
export function campaignAddress(id) { return `/campaigns/${id}`; }

/** One campaign on the server. */
export class CampaignWire {
  /** @param {string} id */
  constructor(id) { this.id = id; this.path = `/api/campaigns/${id}`; }

  /** @returns {Promise<CampaignView>} */
  show() { return ask(this.path); }
  /** @param {NextGame} wish @returns {Promise<MadeTable>} */
  next(wish) { return post(`${this.path}/games`, wish); }
  /** @param {string} language @returns {Promise<Opened>} */
  opened(language) { return ask(`${this.path}/opened/${language}`); }
  /** Takes it off my list. */
  forget() { return ask(this.path, { method: "DELETE" }); }
  get file() { return `${this.path}/file`; }
}

/** One table on the server. */
export class TableWire {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.path = `/api/tables/${id}`;
    /** @type {Seals | null} */
    this.seals = null;
  }

  /** A position is given out once all that it has opened can be told; where that can't be had, without it. @template {object} T @param {T} told @returns {Promise<T>} */
  async unsealed(told) {
    if (this.seals && "view" in told) await this.seals.open(/** @type {Record<string, unknown>} */ (told.view)).catch((error) => console.error(error));
    return told;
  }

  /** @param {string} language @returns {Promise<Opened>} */
  opened(language) { return ask(`${this.path}/opened/${language}`); }
  /** @returns {Promise<Position>} */
  async newest() { return this.unsealed(await ask(this.path)); }
  /** @param {number} number @returns {Promise<Position>} */
  async at(number) { return this.unsealed(await ask(`${this.path}/positions/${number}`)); }
  /** @param {NewChoice} choice @returns {Promise<Position>} */
  async choose(choice) { return this.unsealed(await post(`${this.path}/choices`, { ...choice, page: PAGE })); }
  /** @param {number} number @returns {Promise<Position>} */
  async undo(number) { return this.unsealed(await post(`${this.path}/undo`, { number })); }
  /** @param {boolean} agree @returns {Promise<Position>} */
  async answerUndo(agree) { return this.unsealed(await post(`${this.path}/undo/answer`, { agree })); }
  /** @param {number} seat @param {string} name */
  join(seat, name) { return post(`${this.path}/join`, { seat, name }); }
  /** @param {number} seat */
  resign(seat) { return post(`${this.path}/resign`, { seat }); }
  /** @param {number} seat @param {boolean} agree @returns {Promise<Position>} */
  replace(seat, agree) { return post(`${this.path}/replace`, agree ? { seat } : { seat, agree }); }
  /** @param {string} text */
  chat(text) { return post(`${this.path}/chat`, { text }); }
  /** @param {number} number @returns {Promise<TableId>} */
  tryFrom(number) { return post(`${this.path}/try`, { number }); }
  /** What a master would do in a position. @param {number} number @param {AbortSignal} signal @returns {Promise<Advice>} */
  advise(number, signal) { return post(`${this.path}/advice`, { number }, signal); }
  /** @returns {Promise<Link[]>} */
  links() { return ask(`${this.path}/link`); }
  /** Takes it off my list. */
  forget() { return ask(this.path, { method: "DELETE" }); }
  get record() { return `${this.path}/record`; }
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const SILENT_FOR = 45_000;

/** The live line: tells every message, notices when it is cut, and asks for what came after the last number. */
export class LiveLine {
  /**
   * @param {string} id
   * @param {{after: () => string, hear: (message: Live) => void, state: (connected: boolean) => void}} ears
   */
  constructor(id, ears) {
    this.id = id;
    this.ears = ears;
    this.failures = 0;
    this.closed = false;
    this.timer = 0;
    this.watch = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.socket?.close());
  }

  open() {
    if (this.closed) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${this.ears.after()}&page=${PAGE}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.failures = 0;
      this.listen();
      this.ears.state(true);
    });
    socket.addEventListener("message", ({ data }) => {
      this.listen();
      /** @type {Live} */
      const message = JSON.parse(data);
      if (message.kind === "ping") socket.send(JSON.stringify({ kind: "pong" }));
      else this.ears.hear(message);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.socket || this.closed) return;
      clearTimeout(this.watch);
      this.ears.state(false);
      const wait = PATIENCE[Math.min(this.failures, PATIENCE.length - 1)];
      this.failures += 1;
      this.timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
    });
  }

  /** A line that has been silent for too long is dead, even if nobody said so. */
  listen() {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.socket?.close(), SILENT_FOR);
  }

  /** Try now, with a new line: one that looks open may be dead. */
  again() {
    if (this.closed) return;
    const old = this.socket;
    this.failures = 0;
    this.socket = null;
    old?.close();
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.socket?.close();
  }
}
