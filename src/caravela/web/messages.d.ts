/* Written by `make types` from server/messages.py; a test compares them. */

/** Who is to sit in a seat: me, somebody on my screen, whoever has the table's link, or a bot. In the next game of a campaign also whoever sat in a seat of the last one: `again`. */
export interface SeatWish {
  kind: "me" | "here" | "link" | "bot" | "again";
  name?: string;
  bot?: string;
  seat?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, boolean | number | string | string[]>;
  spectators?: boolean;
  guided?: boolean;
  seed?: number | null;
}

/** A campaign and its first game. */
export interface NewCampaign {
  game: string;
  name: string;
  seats: SeatWish[];
  settings?: Record<string, boolean | number | string | string[]>;
  spectators?: boolean;
  seed?: number | null;
}

/** The next game of a campaign. */
export interface NextGame {
  seats?: SeatWish[];
  settings?: Record<string, boolean | number | string | string[]> | null;
  seed?: number | null;
}

/** An offered option; or the pieces of a set, in any order. */
export interface NewChoice {
  number: number;
  option?: string | null;
  pieces?: string[] | null;
  page?: string;
}

export interface AtNumber {
  number: number;
}

export interface UndoAnswer {
  agree: boolean;
}

export interface Join {
  seat: number;
  name?: string;
}

export interface Resign {
  seat: number;
  bot?: string;
}

export interface Vote {
  seat: number;
  agree?: boolean;
}

export interface Say {
  text: string;
}

/** Why nothing has changed. */
export interface Problem {
  error: string;
  detail: string;
}

export interface SeatView {
  seat: number;
  colour: string;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  mine: boolean;
  online: boolean;
  was_mine: boolean;
}

export interface TableView {
  id: string;
  game: string;
  title: string;
  seats: SeatView[];
  settings: Record<string, unknown>;
  content: string;
  spectators: boolean;
  status: "running" | "over";
  created: number;
  first: number;
  origin: OriginView | null;
  campaign: InCampaign | null;
}

export interface OriginView {
  table: string | null;
  number: number;
}

/** Which game of which campaign a table is. */
export interface InCampaign {
  campaign: string;
  name: string;
  number: number;
  next: string | null;
}

/** A text in the language of whoever reads it: its key and arguments. */
export interface Sentence {
  key: string;
  facts: Record<string, string | number>;
}

/** What becomes more or less for one of the company. */
export interface Change {
  figures?: Record<string, number>;
  points?: Record<string, number>;
  sums?: Record<string, number>;
}

/** So many cases of so many are good, as far as I know. */
export interface OddsView {
  good: number;
  all: number;
}

export interface OptionView {
  text: string;
  key: string;
  facts: Record<string, string | number>;
  free?: boolean;
  changes?: Record<string, Change>;
  unknown?: boolean;
  odds?: OddsView | null;
  warning?: Sentence | null;
}

/** Something that could be offered another time, and why it is not now. */
export interface NotOffered {
  text: string;
  why: Sentence;
}

/** A piece of a set: so many may be picked, each adding so much. */
export interface PieceView {
  text: string;
  count: number;
  amount: number;
}

/** A set that I pick in any order; it is sent as a list of pieces. */
export interface SelectionView {
  least: number;
  most: number;
  pieces: PieceView[];
  counted: string;
  total: number;
  needed: number;
}

/** The figures of one of the company, and the points by reason if the game ended now. */
export interface Standing {
  figures: Record<string, number>;
  points: Record<string, number>;
  total: number;
  hidden: string[];
}

/** A moment to be watched: what happened before it, and how the table looked right then. */
export interface Frame {
  moment: Sentence;
  events: number;
  view: Record<string, unknown>;
  standings: Record<string, Standing>;
  before: Record<string, Standing>;
}

export interface UndoView {
  possible: boolean;
  reason: string | null;
  why: string | null;
  asked: number | null;
  answered: boolean;
  count: number | null;
}

/** Some want a bot in the seat of somebody who has gone. */
export interface VoteView {
  seat: number;
  by: number | null;
  answered: boolean;
}

export interface LogLine {
  number: number;
  seat: number | null;
  key: string;
  facts: Record<string, string | number>;
  option?: string | null;
  gains?: Record<string, Record<string, number>>;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A table as one visitor may see it, after so many choices. */
export interface Position {
  table: TableView;
  number: number;
  last: number;
  version: number;
  view: Record<string, unknown>;
  waiting: "me" | "others" | "over";
  decider: number | null;
  as: number | null;
  hidden_from: number[];
  prompt: Sentence | null;
  options: OptionView[];
  not_offered: NotOffered[];
  usual: string | null;
  selection: SelectionView | null;
  standings: Record<string, Standing>;
  frames: Frame[];
  advice: boolean;
  undo: UndoView;
  votes: VoteView[];
  events: LogLine[];
  whole: boolean;
  chat: ChatLine[] | null;
  scores: number[] | null;
  breakdown: Record<string, number>[] | null;
  winners: number[] | null;
}

/** An option that a master looks at, and what it is expected to lead to beside the others. */
export interface Advised {
  text: string;
  key: string;
  facts: Record<string, string | number>;
  points: number;
  margin: number;
  change: Change;
}

/** What a master would do in a position, the best first. */
export interface Advice {
  number: number;
  seat: number;
  options: Advised[];
}

export interface Stale {
  error: string;
  detail?: string;
  position?: Position | null;
}

export interface NotYet {
  error: string;
  detail?: string;
  seconds?: number | null;
}

export interface Refused {
  error: string;
  detail?: string;
  table?: TableView | null;
}

export interface NewSeat {
  seat: number;
  kind: string;
  link?: string | null;
}

export interface MadeTable {
  table: string;
  seats: NewSeat[];
}

export interface TableId {
  table: string;
}

export interface Link {
  seat: number;
  link: string;
}

/** A line of my games. */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  number: number;
  status: "running" | "over";
  seats: SeatView[];
  my_turn: boolean;
  prompt: Sentence | null;
  chapter: number | null;
  winners: number[] | null;
  scores: number[] | null;
  decider: number | null;
  settings: Record<string, unknown>;
  origin: OriginView | null;
  campaign: InCampaign | null;
  alone: boolean;
  updated: number;
}

/** A new campaign, and the table of its first game. */
export interface MadeCampaign {
  campaign: string;
  table: string;
  seats: NewSeat[];
}

export interface CampaignId {
  campaign: string;
}

/** Something that a campaign hands on: its name is the text `kind-word`, once it is opened. */
export interface Thing {
  kind: string;
  word: string;
}

/** A game of a campaign; what it has left and who read what is told as the game's own view tells it. */
export interface CampaignGame {
  number: number;
  table: string;
  status: "running" | "over";
  seats: SeatView[];
  company: string[];
  settings: Record<string, unknown>;
  scores: number[] | null;
  winners: number[] | null;
  before: Thing[];
  after: Thing[];
  story: Record<string, unknown>[];
  read: Record<string, unknown>[];
  tiles: Record<string, unknown>[];
  updated: number;
}

/** A campaign as a visitor may see it. */
export interface CampaignView {
  id: string;
  game: string;
  title: string;
  name: string;
  spectators: boolean;
  created: number;
  status: "running" | "between" | "over";
  games: CampaignGame[];
  may_go_on: boolean;
  opened: string[];
  alone: boolean;
}

/** A line of my campaigns. */
export interface MyCampaign {
  id: string;
  game: string;
  title: string;
  name: string;
  status: "running" | "between" | "over";
  number: number;
  table: string;
  seats: SeatView[];
  my_turn: boolean;
  alone: boolean;
  updated: number;
}

/** What may be told of the sealed texts: messages in Fluent, and words about the things that they name. */
export interface Opened {
  texts: string;
  descriptions: Record<string, string>;
  tokens: Record<string, string[]>;
}

export interface SettingView {
  default: unknown;
  choices: unknown[];
  many: boolean;
  only_with: [string, unknown] | null;
  single: boolean;
}

/** What can be told of a bot beforehand. */
export interface LevelView {
  seconds: number;
  rating: number | null;
  games: number;
  rated_at: number;
}

export interface GameView {
  name: string;
  title: string;
  seats: number[];
  settings: Record<string, SettingView>;
  presets: Record<string, Record<string, unknown>>;
  bots: string[];
  levels: Record<string, LevelView>;
  seat_names: string[];
  chapter: string;
  guided: number;
  campaign: boolean;
}

export interface GuideStepView {
  name: string;
  decision: string;
  picks: string[];
  after: string;
}

export interface GameFacts extends GameView {
  scored: string[];
  guide: GuideStepView[];
  tokens: Record<string, string[]>;
  descriptions: Record<string, Record<string, string>>;
  content: Record<string, unknown>;
  learn: Record<string, string>;
}

/** A piece of the rules for players: Markdown, and the rules that it tells. */
export interface Paragraph {
  id: string;
  title: string;
  text: string;
  rules: string[];
}

export interface Chapter {
  id: string;
  title: string;
  lead: string;
  paragraphs: Paragraph[];
}

export interface LivePosition extends Position {
  kind: "position";
}

export interface LiveUndone extends Position {
  kind: "undone";
}

export interface LiveChat extends ChatLine {
  kind: "chat";
}

export interface LiveSeats {
  kind: "seats";
  seats: SeatView[];
}

export interface LiveUndoAsked {
  kind: "undo-asked";
  seat: number | null;
  agreed: boolean | null;
}

export interface LiveReplaceAsked {
  kind: "replace-asked";
  seat: number;
  by: number;
}

/** Nobody wants a bot in the seat any more, or it has come. */
export interface LiveReplaceEnded {
  kind: "replace-ended";
  seat: number;
}

/** The campaign goes on at another table. */
export interface LiveNext {
  kind: "next";
  table: string;
}

export interface Ping {
  kind: "ping";
}

export type Live = LivePosition | LiveUndone | LiveChat | LiveSeats | LiveUndoAsked | LiveReplaceAsked | LiveReplaceEnded | LiveNext | Ping;
