/* Written by `make types` from games/santa_maria/view.py; a test compares them. */

/** Where a tile can be laid: how it is turned, the place of its first space, and all that it covers. */
export interface Spot {
  turn: number;
  row: number;
  column: number;
  cells: number[][];
}

/** So many of an item. */
export interface Gain {
  item: string;
  count: number;
}

/** What a trade takes and gives. */
export interface Exchange {
  pay: string[];
  gain: Gain[];
}

/** Who decides what; the options themselves go to the one who decides. */
export interface Waiting {
  seat: string;
  decision: string;
  prompt: Record<string, string | number>;
  tile: string | null;
  spots: Spot[];
  dock: string | null;
  trade: Exchange | null;
}

/** A die by its colour and what it shows. */
export interface Die {
  colour: string;
  value: number;
}

/** The territory that acts, those still to come, and the die with its place. */
export interface ActivationView {
  cell: number[] | null;
  queue: number[][];
  die: Die | null;
  die_cell: number[] | null;
}

/** What gives the effect that is under way: a cell, a retire space or a dock. */
export interface SourceView {
  type: string;
  cell: number[] | null;
  space: string | null;
  dock: string | null;
}

/** The religion track. */
export interface Religion {
  end: number;
  monks: number[];
  dice: number[];
  markers: Record<string, number>;
}

/** The conquistador track; piles from below, points by year and place, and as the year would end now. */
export interface Conquistador {
  end: number;
  gold: number[];
  trees: number[] | null;
  markers: Record<string, number>;
  piles: Record<string, string[]>;
  ranking: string[];
  table: number[][];
  points: Record<string, number>;
  year: number;
}

/** A scholar, bishop or station: whose monks stand there, what a place costs the others, what it scores now. */
export interface MonkSpace {
  id: string;
  points: number;
  monks: string[];
  prices: Record<string, number>;
  scores: Record<string, number>;
}

/** A shipment tile. */
export interface Shipment {
  id: string;
  cost: Record<string, number>;
  points: number;
}

/** A dock of the shared board. */
export interface Dock {
  id: string;
  shipment: Shipment | null;
}

/** A retire space. */
export interface RestSpace {
  id: string;
  order: number;
  seat: string | null;
}

/** The expansion tiles on offer, and how many are in the stacks. */
export interface Expansions {
  doubles: string[];
  triples: string[];
  doubles_left: number;
  triples_left: number;
}

/** A town hall with the scholar under it, and who has it. */
export interface HallSet {
  hall: string;
  scholar: string;
  seat: string | null;
}

/** What something does, and when. */
export interface EffectView {
  when: string;
  verb: string;
  facts: Record<string, string | number>;
  icons: string[];
}

/** A space of a colony that is not empty. */
export interface Cell {
  kind: string;
  terrain: string | null;
  effects: EffectView[];
  printed: boolean;
  tile: string | null;
  settlers: number | null;
  coins: number;
  die: Die | null;
}

/** A tile in a colony. */
export interface LaidTile {
  id: string;
  turn: number;
  row: number;
  column: number;
  cells: number[][];
}

/** A row or column: whether it is developed, its settlers, and what a die would activate, in order. */
export interface Line {
  developed: boolean;
  settlers: number;
  vacant: number[][];
}

/** A shipment in a harbour. */
export interface OwnShipment {
  id: string;
  dock: string;
  points: number;
}

/** A bishop with an own monk: what it scores as of now, and what the space costs. */
export interface OwnBishop {
  id: string;
  score: number;
  penalty: number;
}

/** All that may be known about a player; what is hidden is None. */
export interface Player {
  seat: string;
  colony: string | null;
  retired: string | null;
  storage: Record<string, number>;
  limit: number;
  coins: number;
  points: number | null;
  white_taken: number;
  white_limit: number;
  blue: number[];
  blue_used: number;
  blue_limit: number;
  uses: number;
  activation_price: number;
  sell: Record<string, number>;
  buy: Record<string, number>;
  pip_price: number;
  free_pips: number;
  expansion_cost: Record<string, Record<string, number>>;
  grid: ((Cell | null)[])[];
  tiles: LaidTile[];
  rows: Line[];
  columns: Line[];
  settler_points: number;
  developed: number;
  harbour: Record<string, number>;
  sets: number;
  tiles_shipped: number;
  shipments: OwnShipment[] | null;
  shipment_points: number | null;
  income: Record<string, number>;
  doubled: string | null;
  scholars: string[];
  bishops: OwnBishop[];
  monks_left: number;
  monks_placed: number;
  breakdown: Record<string, number> | null;
}

/** How a solo game ended. */
export interface Result {
  victory: boolean;
  feats: string[];
}

/** A feat of a solo game, as far as it goes. */
export interface Feat {
  id: string;
  count: number;
  needed: number;
}

/** The position as a set of eyes may see it. */
export interface View {
  game: string;
  seats: number;
  settings: Record<string, unknown>;
  solo: boolean;
  year: number;
  years: number;
  phase: string;
  choices: number;
  over: boolean;
  winners: string[];
  first: string;
  opener: string;
  order: string[];
  turn: string | null;
  waiting: Waiting | null;
  activation: ActivationView | null;
  source: SourceView | null;
  white: number[];
  blue_offer: number[] | null;
  blue_reserve: number;
  religion: Religion;
  conquistador: Conquistador;
  scholars: MonkSpace[];
  bishops: MonkSpace[];
  stations: MonkSpace[];
  docks: Dock[];
  shipments_left: number;
  retire: RestSpace[];
  roads_left: number;
  expansions: Expansions;
  sets: HallSet[];
  boards_left: string[];
  players: Player[];
  result: Result | null;
  feats: Feat[];
}
