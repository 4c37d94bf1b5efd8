/* Written by `make types` from games/pirates/view.py; a test compares them. */

/** Who decides what; the options themselves go to the one who decides. */
export interface Waiting {
  seat: string;
  decision: string;
  prompt: Record<string, string | number>;
}

/** What can be chosen of a list of effects, by its word: one effect, or all of a side of a slash. */
export interface Listed {
  boon: string;
  effects: Record<string, unknown>[];
}

/** A Raid die: its pips, and the power it would bring. */
export interface Die {
  treasure: string;
  pips: number;
  bonus: number;
  power: number;
}

/** A Raid under way: its dice, then what makes up its power, and what is left of it. */
export interface RaidView {
  seat: string;
  stage: string;
  dice: Die[];
  rerolls: number;
  treasure: string | null;
  basis: number;
  general: number;
  colour: number;
  paid: number;
  power: number;
  usable: string[];
}

/** The power that a Raid of this turn has left (PIR-8.17). */
export interface Leftover {
  raid: number;
  treasure: string;
  power: number;
}

/** Who lets an Explore trade movement, and whether it can be done in this one. */
export interface Trade {
  id: string;
  made: boolean;
  possible: boolean;
}

/** An Explore under way: the movement left, and how much of it each space takes. */
export interface ExploreView {
  seat: string;
  value: number;
  bonus: number;
  left: number;
  reach: Record<string, number>;
  jumped: string[];
  trades: Trade[];
}

/** A Black Market tile on a Location. */
export interface MarketTile {
  seat: string;
  side: string;
}

/** A card space with all that lies and stands there; of a face-down card only its back is known. */
export interface Cell {
  id: string;
  kind: string;
  card: string | null;
  back: string | null;
  tile: string | null;
  market: MarketTile | null;
  rubies: boolean;
  coins: number;
  tokens: string[];
  first_points: number;
}

/** A Treasure Island: its cubes, what a Treasure of its kind is worth now, and with one cube less or more. */
export interface Island {
  id: string;
  cubes: number;
  value: number;
  less: number;
  more: number;
}

/** Where a ship can end its move: with how many steps, and which fee is due there; the doubloons left after the fee, after the purchase of the card, and where the card is left for doubloons. */
export interface Stop {
  place: string;
  steps: number;
  fee: number;
  left: number;
  price: number | null;
  bought: number | null;
  passed: number | null;
}

/** A Raid action: how many of it one has, and how many were used this turn. */
export interface ActionView {
  id: string;
  owned: number;
  used: number;
}

/** An upgrade slot: filled, or how many upgrades its barrier still asks for. */
export interface SlotView {
  id: string;
  filled: boolean;
  missing: number;
}

/** An area of the Hideout: Treasures above the shovel line, the bonus square, the squares below it. */
export interface AreaView {
  treasure: string;
  stored: number;
  bonus: boolean;
  buried: boolean[];
  total: number;
}

/** One line of a Quest: what there is, and what it asks for. */
export interface NeedView {
  what: string;
  have: number;
  low: number;
  high: number;
}

/** A Quest as it stands for somebody: its lines, and the points it would bring now. */
export interface QuestView {
  id: string;
  needs: NeedView[];
  points: number;
}

/** All that may be known about a player; what is hidden is None. */
export interface Player {
  seat: string;
  points: number;
  doubloons: number;
  doubloon_income: number;
  points_income: number;
  ship: string;
  steps: number;
  stops: Stop[];
  explorer: string;
  rivers: number;
  explore_bonus: number;
  trades: string[];
  power: number;
  die_power: Record<string, number>;
  rerolls: number;
  actions: ActionView[];
  discounts: Record<string, number>;
  prices: Record<string, number>;
  slots: SlotView[];
  upgrades: number;
  areas: AreaView[];
  figurehead_squares: (string | null)[] | null;
  buried: number;
  treasure_points: number;
  tableau: string[];
  kinds: Record<string, number>;
  lightning: number;
  residences: string[];
  figurehead: string | null;
  unplaced: string[];
  rubies: number;
  can_retire: boolean;
  quests: number;
  hand: string[] | null;
  progress: Record<string, QuestView>;
}

/** The solo opponent (PIR-26): his boards, his card, what he has. */
export interface Jordan {
  points: number;
  ship: string;
  explorer: string;
  rivers: number;
  marker: number;
  upgrades: number;
  next_slot: string | null;
  tableau: string[];
  kinds: Record<string, number>;
  residences: string[];
  quests: number;
  treasures: Record<string, number>;
  treasure_points: number;
  rubies: number;
  card: string | null;
  discards: string[];
  deck: number;
}

/** The position as a set of eyes may see it. */
export interface View {
  game: string;
  seats: number;
  settings: Record<string, unknown>;
  solo: boolean;
  layout: string;
  round: number;
  rounds: number;
  phase: string;
  choices: number;
  over: boolean;
  winners: string[];
  opener: string;
  order: string[];
  turn: string | null;
  last: string | null;
  arrived: string | null;
  waiting: Waiting | null;
  listed: Listed[];
  raid: RaidView | null;
  leftover: Leftover[];
  exploring: ExploreView | null;
  cells: Cell[];
  islands: Island[];
  ships: Record<string, string>;
  explorers: Record<string, string>;
  quest_market: (string | null)[];
  quest_deck: number;
  figureheads: string[];
  level_two: number;
  top_up: boolean | null;
  market_sides: string[];
  ruby_market: string[];
  retirees: string[];
  players: Player[];
  jordan: Jordan | null;
}
