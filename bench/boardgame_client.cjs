"use strict";
// Plays tables at once, one connection each, and waits for the server's new state before the next choice.
// Arguments: port, tables, seconds. Prints one JSON object.
const { io } = require("socket.io-client");
const { version } = require("boardgame.io/package.json");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const WORKERS = ["colonist", "captain", "merchant", "missionary", "soldier"];
const EVENTS = ["initiative", "dock", "trade", "shipping", "buildings", "discovery", "specialists", "warfare"];
const any = (list) => list[Math.floor(Math.random() * list.length)];

let counting = false;
let made = 0;
let bytes = 0;
const waits = [];

function play(number) {
  const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ["websocket"] });
  let match = "";
  let game = 0;
  let sent = 0;
  const begin = () => {
    match = `bench-${number}-${game++}`;
    socket.emit("sync", match, "0", undefined, 2);
  };
  const choose = (state) => {
    if (state.ctx.gameover !== undefined) return begin();
    const playerID = state.ctx.currentPlayer;
    const payload = { type: "place", args: [any(WORKERS), any(EVENTS)], playerID };
    sent = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, playerID);
    return undefined;
  };
  socket.on("connect", begin);
  socket.on("sync", (id, synced) => id === match && choose(synced.state));
  socket.on("update", (id, state) => {
    if (id !== match) return;
    if (counting) {
      made += 1;
      waits.push(performance.now() - sent);
      if (made % 100 === 1) bytes = JSON.stringify(state).length;
    }
    choose(state);
  });
}

for (let number = 0; number < tables; number++) play(number);
setTimeout(() => {
  counting = true;
  const start = performance.now();
  setTimeout(() => {
    waits.sort((a, b) => a - b);
    const result = {
      version, choices_per_second: made / ((performance.now() - start) / 1000),
      wait_ms: waits[Math.floor(waits.length / 2)] ?? null, state_bytes: bytes,
    };
    console.log(JSON.stringify(result));
    process.exit(made ? 0 : 1);
  }, seconds * 1000);
}, 1000);
