/** The guided first game, from the start page and from Learn: begun, or taken up again. */
import { beginCourse, begunCourse, resumeCourse } from "./coach.js";
import { server } from "./net.js";
import { guidedWish } from "./setup.js";

/** @import { GameView, MyTable } from "./messages.d.ts" */

/** The guided game that was begun here, if it is still there. @param {GameView} game @param {MyTable[]} tables */
export function begunGuide(game, tables) {
  const begun = begunCourse(game.name);
  return tables.some(({ table, status }) => table === begun && status === "running") ? begun : "";
}

/** The table of the guided game, made if there is none. @param {GameView} game @param {MyTable[]} tables */
export async function openGuide(game, tables) {
  const begun = begunGuide(game, tables);
  if (begun) {
    resumeCourse(begun);
    return begun;
  }
  const { table } = await server.newTable(guidedWish(game));
  beginCourse(game.name, table);
  return table;
}
