/* Written by `make types` from games/empires/view.py; a test compares them. */

/** The highest bid, whose it is, and who has passed (EMP-22.4). */
export interface Auction {
  bid: number;
  holder: string | null;
  passed: string[];
}

/** Where an expedition may go, and how many of all cases would be won. */
export interface Target {
  id: string;
  natives: number | null;
  good: number;
  all: number;
  chances: number[];
}

/** How many of the things that may be met resist with so much. */
export interface Resistance {
  natives: number;
  count: number;
  won: boolean;
}

/** The party that is being sent, where it may go, and what it may meet as far as these eyes know. */
export interface Expedition {
  party: Record<string, number>;
  strength: number;
  target: string | null;
  targets: Target[];
  tokens: Resistance[];
  cards: Resistance[];
}

/** One side of a battle: how many it eliminates, and whom it has chosen so far (EMP-14.13). */
export interface Side {
  seat: string;
  against: string;
  kills: number;
  enemies: Record<string, number>;
  chosen: Record<string, number>;
}

export interface Battle {
  region: string;
  sides: Side[];
}

/** A battle that could be declared, and how many each would lose (EMP-14.8). */
export interface Battlefield {
  region: string;
  seat: string;
  kills: number;
  losses: number;
}

/** Who decides what; the options themselves go to the one who decides. */
export interface Waiting {
  seat: string;
  decision: string;
  prompt: Record<string, string | number>;
  auction: Auction | null;
  expedition: Expedition | null;
  battle: Battle | null;
  battlefields: Battlefield[];
}

/** A discovery token or card. */
export interface Found {
  id: string;
  natives: number;
  loot: number;
  plunder: number;
  points: number;
}

export interface Region {
  id: string;
  discovered: boolean;
  token: Found | null;
  looked: string[];
  good: string | null;
  workers: Record<string, Record<string, number>>;
  builders: number;
  colonised: boolean;
  points: Record<string, number>;
}

export interface Figure {
  seat: string;
  worker: string;
  space: string;
}

export interface Row {
  workers: Figure[];
  open: number;
  free: number;
}

/** An event without spaces. */
export interface Gathering {
  workers: Record<string, Record<string, number>>;
  strength: Record<string, number>;
}

export interface School {
  spaces: Record<string, Figure | null>;
}

export interface Events {
  initiative: Row;
  dock: Row;
  trade: Row;
  shipping: Gathering;
  buildings: Row;
  discovery: Gathering;
  specialists: School;
  warfare: Row;
}

export interface OfferedBuilding {
  id: string;
  price: number;
  prices: Record<string, number>;
}

export interface Left {
  goods: number;
  ships: number;
  cards: number;
  tokens_in_box: number;
  buildings: number[];
}

export interface Prices {
  building: number;
  point: number;
  look: number;
  training: number;
  war: number;
}

/** EMP-3.13: the ends of the deck as far as these eyes know them. */
export interface Deck {
  cards: number;
  top: string | null;
  bottom: (string | null)[];
}

export interface GoodsSet {
  goods: string[];
  ships: number;
  coins: number;
}

export interface OwnedBuilding {
  id: string;
  face_up: boolean;
}

/** What buildings change for their owner. */
export interface Traits {
  resistance: number;
  strengths: Record<string, number>;
  companions: number;
  blocks: boolean;
  militia: number;
  sailing: number;
}

export interface Player {
  seat: string;
  coins: number;
  points: number;
  breakdown: Record<string, number>;
  available: Record<string, number>;
  stock: Record<string, number>;
  goods: Record<string, number>;
  ships: number;
  ships_sailing: number;
  income: number;
  sets: GoodsSet[];
  loose: string[];
  loose_ships: number;
  buildings: OwnedBuilding[];
  tokens: Found[];
  cards: Found[];
  nation: string | null;
  nation_uses: number;
  traits: Traits;
}

export interface View {
  game: string;
  seats: number;
  settings: Record<string, unknown>;
  round: number;
  age: string;
  phase: string;
  order: string[];
  waiting: Waiting | null;
  choices: number;
  over: boolean;
  winners: string[];
  regions: Region[];
  events: Events;
  initiative_coins: number;
  goods_offered: string[];
  ship_offered: boolean;
  buildings_offered: OfferedBuilding[];
  left: Left;
  prices: Prices;
  goods_pool: Record<string, number>;
  tokens_unseen: string[];
  tokens_gone: string[];
  cards_unseen: string[];
  deck: Deck;
  last_buildings: string[] | null;
  players: Player[];
}
