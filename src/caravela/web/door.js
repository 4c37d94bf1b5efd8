/** The door of a table: fetches what is needed to sit down at it, or says why it stays closed. */
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { emblem, icons, smallShip } from "./art.js";
import { Screen, behindCurtain } from "./curtain.js";
import { dress } from "./dress.js";
import { keep, kept } from "./keep.js";
import { nameDialog } from "./menu.js";
import { Refusal, TableWire, server } from "./net.js";
import { Seals } from "./seals.js";
import { Table } from "./table.js";
import { Texts, preferredLanguage } from "./text.js";

/** @import { SeatView } from "./messages.d.ts" */
/** @import { Board } from "./types.d.ts" */

/** What, where, what now. @param {HTMLElement} root @param {Texts} texts @param {unknown} error */
function cannotOpen(root, texts, error) {
  const missing = error instanceof Refusal && error.status === 404;
  const nowhere = missing && error.key === "no-such-position";
  const broken = error instanceof Refusal && error.status === 410;
  const closed = error instanceof Refusal && error.status === 403;
  const open = closed ? (error.table?.seats.filter((seat) => seat.kind === "open") ?? []) : [];
  root.className = "closed";
  root.replaceChildren();
  const id = location.pathname.split("/")[2];
  const key = nowhere ? "page-no-position" : missing ? "page-no-table" : closed ? "page-closed-table" : broken ? "page-broken-table" : "page-no-server";
  render(html`<main class="nothing paper">${smallShip("bigship")}<h1>${texts.say(key)}</h1>
    <p>${texts.say(`${key}-help`)}</p>
    <p>${open.map((seat) => html`<button type="button" class="btn" data-action="join" @click=${() => void sitDown(texts, id, seat)}>${emblem(seat.colour)} ${texts.say("page-take-seat")}</button>`)}
      ${nowhere ? html`<a class="btn primary" href="/t/${id}">${texts.say("page-to-table")}</a>` : nothing}
      ${broken ? html`<a class="btn" href=${new TableWire(id).record} download>${texts.say("page-record")}</a>` : nothing}
      <a class="btn ${nowhere ? "" : "primary"}" href="/">${texts.say("page-home")}</a></p></main>`, root);
  if (!missing && !closed && !broken) console.error(error);
}

/** @param {Texts} texts @param {string} table @param {SeatView} seat */
async function sitDown(texts, table, seat) {
  const name = await nameDialog((key, facts) => texts.say(key, facts), texts.say("page-take-seat"), kept("name"));
  if (name === null) return;
  keep("name", name);
  await new TableWire(table).join(seat.seat, name).catch(() => {});
  location.reload();
}

async function open() {
  const root = /** @type {HTMLElement} */ (document.querySelector("#table"));
  const [, , id, number] = location.pathname.split("/");
  const wire = new TableWire(id);
  const language = preferredLanguage();
  try {
    const position = await (number === undefined || number === "" ? wire.newest() : wire.at(Number(number)));
    const name = position.table.game;
    const [texts, game, board] = await Promise.all([
      Texts.load(language, name), server.game(name, position.table.content), /** @type {Promise<Board>} */ (import(`/games/${name}/web/board.js`)), dress(name), icons,
    ]);
    wire.seals = new Seals((spoken) => wire.opened(spoken), game, texts);
    await wire.unsealed(position);
    if (new Screen(wire.id).covers(position)) await behindCurtain(root, texts, position, (seat) => void wire.resign(seat).finally(() => location.reload()));
    root.replaceChildren();
    const table = new Table(root, wire, { position, texts, game, board });
    if (number) {
      await table.acts.past.lookBack(Number(number));
    } else {
      table.acts.stage.reach(position, 0, position.frames.length);
      table.openOffers();
      const greeting = position.waiting === "over" ? null : board.greets?.(table.context());
      if (greeting) table.acts.stage.greet(greeting);
      table.acts.news.live();
      const rule = new URLSearchParams(location.search).get("show");
      if (rule) table.show(rule);
    }
  } catch (error) {
    cannotOpen(root, await Texts.load(language, "_"), error);
  }
}

void open();
