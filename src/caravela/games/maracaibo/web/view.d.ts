/* Written by `make types` from games/maracaibo/view.py; a test compares them. */

/** Who decides what; the options themselves go to the one who decides. */
export interface Waiting {
  seat: string;
  decision: string;
  prompt: Record<string, string | number>;
}

/** What a nation would bring: printed, with the markers on the chart, and for which price. */
export interface CombatSide {
  nation: string;
  printed: number;
  value: number;
  cost: number;
  affordable: boolean;
}

/** A further combat action: which card or area gives it, what it costs on empty and taken ground, and whether it is used up this turn. */
export interface TacticView {
  project: string | null;
  price: number;
  taken: number;
  used: boolean;
}

/** A combat under way: its token, its sides, and once a nation fights, the value that is left. */
export interface CombatView {
  seat: string;
  stage: string;
  token: string | null;
  nation: string | null;
  value: number;
  sides: CombatSide[];
  influence_used: boolean;
  flag_used: boolean;
  tactics: TacticView[];
}

/** An assistant on the chart, and whether it is done this round. */
export interface Assistant {
  seat: string;
  project: string;
  done: boolean;
}

/** A location with all that lies and stands there. */
export interface Place {
  id: string;
  changed: boolean;
  there: boolean;
  city: string | null;
  good: string | null;
  spaces: number;
  discs: string[];
  marker: string | null;
  quests: string[];
  stories: string[];
  assistants: Assistant[];
  ships: string[];
}

/** A nation: its stock from left to right, what it multiplies titles by, and who stands where with it. */
export interface Nation {
  id: string;
  owned: number;
  stock: number;
  spaces: number[];
  emptied: number;
  bonus: number;
  multiplier: number;
  influence: Record<string, number>;
  ranks: Record<string, number>;
  points: Record<string, number>;
  leaders: string[];
}

/** A barrier: how often it was crossed, and what the next one gets for it. */
export interface BarrierView {
  id: string;
  crossings: number;
  points: number;
}

/** The explorer track: who stands where, what lies on it, and which spaces each would skip. */
export interface Explorers {
  at: Record<string, string>;
  quests: Record<string, string | null>;
  barriers: BarrierView[];
  end_points: number[];
  skipped: Record<string, string[]>;
}

/** A prestige building and who has invested; nothing is known of one that lies face down. */
export interface Prestige {
  id: string | null;
  round: number;
  investors: string[];
  points: Record<string, number>;
}

/** A bought card: figures and a quest tile that lie on it. */
export interface Tableau {
  id: string;
  figures: number;
  quest: string | null;
}

/** An area of a ship board: discs left; locked, open or completed. */
export interface AreaView {
  id: string;
  discs: number;
  state: string;
}

/** A task of a career: how far it has come. */
export interface TaskView {
  progress: number;
  done: boolean;
  ready: boolean;
  mastered: boolean;
}

/** What a card of mine can be used for: bought now, delivered at these locations, paid for these quests. */
export interface Use {
  buy: boolean;
  deliver: string[];
  quests: string[];
}

/** Where a ship can sail: the words of it, what it costs, and what it brings before anything is done there. */
export interface Stop {
  text: string;
  location: string;
  path: string[];
  cost: number;
  actions: number;
  assistants: number;
  points: number;
  toll: number;
  ends_round: boolean;
}

/** All that may be known about a player; what is hidden is None. */
export interface Player {
  seat: string;
  points: number;
  doubloons: number;
  doubloon_income: number;
  track_points: number;
  points_income: number;
  combat_points: number;
  figures: number;
  general: number;
  residence: number;
  cards: number;
  hand_limit: number;
  hand: string[] | null;
  shown: string[];
  planning: string[];
  planned: number;
  aside: string[];
  tableau: Tableau[];
  card_points: number;
  assistants: number;
  areas: AreaView[];
  completed: number;
  discs: number;
  synergies: string[];
  compasses: number;
  tokens: number;
  quests: number;
  next_quest_points: number;
  career: string | null;
  careers: string[];
  tasks: TaskView[];
  row_price: number;
  prices: Record<string, number>;
  uses: Record<string, Use>;
  stops: Stop[];
}

/** Where a card of hers would lead her, and after how many stops. */
export interface AnaStop {
  location: string;
  cost: number;
}

/** The solo opponent (MAR-27): her board, her card, what she has. */
export interface Ana {
  points: number;
  discs: number;
  upgrades: number;
  income: number;
  cards: number;
  quests: number;
  tokens: number;
  card: string | null;
  discards: string[];
  deck: number;
  stops: AnaStop[];
}

/** A story card on the story space: its quest and where it is, or the tile that must be full, and who will read. */
export interface StoryView {
  card: string;
  chapter: number;
  tile: number;
  at: string | null;
  full: string | null;
  reader: string | null;
  cost: Record<string, unknown>;
  effects: Record<string, unknown>[];
}

/** A way that a vote decides between, and what everybody would get. */
export interface BranchView {
  branch: string;
  effects: Record<string, unknown>[];
}

/** A story card whose reverse side was read in this game: by whom, and what was voted; nothing decided is None. */
export interface ReadView {
  card: string;
  chapter: number;
  reader: string;
  branch: string | null;
  branches: BranchView[];
  votes: Record<string, string>;
}

/** A way between two locations that costs more than one movement point, and the tile that makes it so. */
export interface Leg {
  start: string;
  end: string;
  points: number;
  tile: string;
}

/** A space of fleet or mine: the value it takes, and whose marker lies there. */
export interface SlotView {
  slot: string;
  value: number;
  nation: string | null;
}

/** A legacy tile in play, with all that it says and all that lies on it. */
export interface TileView {
  tile: string;
  kind: string;
  at: string | null;
  start: string | null;
  end: string | null;
  points: number;
  space: string | null;
  cost: Record<string, unknown>;
  effects: Record<string, unknown>[];
  spaces: number;
  discs: string[];
  toll: number;
  slots: SlotView[];
  quest: string | null;
}

/** The position as a set of eyes may see it. */
export interface View {
  game: string;
  seats: number;
  settings: Record<string, unknown>;
  solo: boolean;
  round: number;
  rounds: number;
  phase: string;
  choices: number;
  over: boolean;
  winners: string[];
  opener: string;
  order: string[];
  turn: string | null;
  ended_by: string | null;
  waiting: Waiting | null;
  combat: CombatView | null;
  locations: Place[];
  nations: Nation[];
  explorers: Explorers;
  row: (string | null)[];
  deck: number;
  discarded: number;
  discard_top: string | null;
  quest_top: string | null;
  quests_left: number;
  prestige: Prestige[];
  piles: number[];
  spent: number;
  players: Player[];
  ana: Ana | null;
  campaign: boolean;
  story: StoryView[];
  read: ReadView[];
  legs: Leg[];
  tiles: TileView[];
  archive: string[];
  unsealed: Record<string, Record<string, unknown>>;
  opened: string[];
}
