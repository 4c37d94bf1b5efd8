"use strict";
// boardgame.io's own server, in memory, with a minimal game: its state is about as large as a view of Empires.
const { Server, Origins } = require("boardgame.io/server");

const CHOICES = 150;
const WORKERS = ["colonist", "captain", "merchant", "missionary", "soldier"];
const EVENTS = ["initiative", "dock", "trade", "shipping", "buildings", "discovery", "specialists", "warfare"];
const REGIONS = ["new_france", "new_england", "virginia", "florida", "caribbean", "new_spain", "new_granada", "peru", "brazil"];

const player = () => ({
  coins: 9, points: 0, goods: Object.fromEntries(EVENTS.map((name) => [name, 0])), ships: 0, buildings: [],
  workers: Object.fromEntries(WORKERS.map((name) => [name, 5])),
});

const game = {
  name: "bench",
  setup: () => ({
    made: 0,
    players: { 0: player(), 1: player() },
    regions: REGIONS.map((id) => ({ id, discovered: false, good: "sugar", workers: { 0: {}, 1: {} }, points: {} })),
    events: Object.fromEntries(EVENTS.map((name) => [name, []])),
    offered: Array.from({ length: 25 }, (_, at) => ({ id: `building_${at}`, price: 10, points: at % 4, age: 1 + (at % 3) })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, worker, event) => {
      if (!WORKERS.includes(worker) || !EVENTS.includes(event)) return "INVALID_MOVE";
      G.made += 1;
      G.players[playerID].coins += 1;
      const row = G.events[event];
      row.push({ seat: playerID, worker });
      if (row.length > 5) row.shift();
      return undefined;
    },
  },
  endIf: ({ G }) => (G.made >= CHOICES ? { draw: true } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
