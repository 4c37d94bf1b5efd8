/* What the parts of the page pass to each other; what the server sends is in messages.d.ts, what a game shows in its view.d.ts. */
import type { html, svg, nothing, TemplateResult } from "./vendor/lit-html/lit-html.js";
import type { CampaignGame, GameFacts, LogLine, OptionView, Position, SeatView, Sentence, Standing } from "./messages.d.ts";

export type Facts = Record<string, string | number | boolean | null | undefined>;

/** What all views have. */
export interface AnyView { order?: string[]; }
export interface Context<View = AnyView, Content = Record<string, any>> {
  position: Position; view: View; game: GameFacts & { content: Content }; me: string | null;
  seats: Record<string, SeatView & { shape: string }>;
  /** Whose board is in sight: mine while I choose, else that of whoever plays. */
  inSight: string | null;
  picks: string[]; phone: boolean; language: string;
  /** What the thing under the pointer or the focus leads to; nothing where the board does not follow. */
  pointed: { phrase: string; options: OptionView[] } | null;
  offered(phrase: string): boolean;
  /** The pointer is over something that stands for a phrase without being drawn as it; and a phrase is held, as if it were clicked. */
  look(phrase: string): void;
  hold(phrase: string): void;
  /** Draws again: a part of the board that keeps something of its own (a page turned, a hand sorted) has changed. */
  redraw(): void;
  /** What does not fit stands whole behind a labelled chip: gives the chip, and the frame shows the rest above the desk when it is opened, under a title where the chip's label is none.
   * A body that is only to be looked at is given as a function, and drawn while it is open; what may hold offers is always drawn, so that the chip can tell. */
  fold(id: string, label: string, body: unknown, icon?: string, title?: string): TemplateResult;
  folds: Fold[];
  /** How many things of a kind stand in a row in this class of windows: `--fold-<name>` in the style sheets, never measured. */
  room(name: string): number;
  t(key: string, facts?: Facts): string;
  has(key: string): boolean;
  name(kind: string, word: string): string;
  icon(name: string, label?: string): TemplateResult;
  html: typeof html; svg: typeof svg; nothing: typeof nothing;
}
/** What rules are drawn with: the game's drawings by the first word of a mark, and where links lead. */
export interface Lesson {
  ctx: Context<any, any>; drawings: Record<string, (ctx: Context<any, any>, ...words: string[]) => unknown>; dress: string;
  address(target: string): string;
}
/** A component in the gallery; its tags are what filters ask for. */
export interface Exhibit { id: string; name: string; text: string; facts: string[]; tags: Record<string, string[]>; picture: unknown; }
/** Components of one kind, whose pictures may bear their names; a filter names a tag and its values with their names. */
export interface Shelf { kind: string; name: string; titled: boolean; exhibits: Exhibit[]; filters: { tag: string; name: string; values: [string, string][] }[]; }
export interface LegendGroup { name: string; signs: { picture: unknown; name: string; text?: string }[]; }
/** The game's part of the pages beside the table: `web/learn.js`. */
export interface Teacher {
  dress: string; drawings: Lesson["drawings"];
  shelves(ctx: Context<any, any>): Shelf[]; legend(ctx: Context<any, any>): LegendGroup[];
}
export interface Fold { id: string; title: string; body: unknown; }
export interface Journey { from: string; to: string; icon: string; colour?: string; }
export interface Tip { title: string; text?: string; facts?: string; }
export interface Tab { id: string; icon: string; key: string; part: string; }
/** A moment with all that is known of it: what happened since the one before, and earlier; how the table looked, what everybody had and has. */
export interface Scene {
  moment: Sentence; events: LogLine[]; past: LogLine[]; view: any; standings: Record<string, Standing>; before: Record<string, Standing>;
  /** Those of the same kind right before it, and whether none follows. */
  series: Scene[]; last: boolean;
}
/** How a moment is told: in so many beats. A brief one never waits to be read, one that waits always does; one that grows tells those of its kind right before it too. */
export interface Story {
  title?: unknown; kick?: unknown; seat?: string; beats?: number; body?(beat: number): unknown; sum?: unknown; wide?: boolean; brief?: boolean; waits?: boolean; grows?: boolean;
  /** What is said to those who only hear it, where the moment's sentence is not all. */
  spoken?: string;
}
export interface Board {
  parts: {
    header?(ctx: Context<any>): unknown; offers?(ctx: Context<any>): unknown; map(ctx: Context<any>): unknown;
    /** What the board's marks mean and what lies beside it, behind a button on the board. */
    key?(ctx: Context<any>): unknown;
    rival?(ctx: Context<any>, colour: string): unknown; mine?(ctx: Context<any>, colour: string | null): unknown;
    /** In the rivals' place where there are none. */
    solo?(ctx: Context<any>): unknown;
  };
  tabs: Tab[];
  /** The view where others' deeds are seen, if it is always the same. */
  scene?: string;
  /** What the frame must know of the board: its own shape, and whether one has a hand or a board of one's own on the desk. Never changes in play. */
  shape: { board: "wide" | "tall"; desk: "slim" | "deep" };
  /** The icons of figures by their names, and of points. */
  icons: Record<string, string> & { points: string };
  /** The figure that is money, where it is not `coins`. */
  money?: string;
  /** The figures whose gains and losses are told in the log. */
  counted: string[];
  /** What a set that is picked could lead to, by what its pieces add up to. */
  outlook?(ctx: Context<any>, total: number): unknown;
  /** Beside what on the board (`data-at`) the chance of what is asked stands: of the set that is picked by what its pieces add up to, or else of what was sent. */
  chances?(ctx: Context<any>, total: number | null): { at: string; chance: number }[];
  /** An option by a better name than its sentence, where the board knows one. */
  label?(ctx: Context<any>, option: OptionView): string | null;
  /** What stands on an option's button, where neither its sentence nor the names of its things are best. */
  title?(ctx: Context<any>, option: OptionView): string | null;
  /** What could be chosen once it can be paid, where free actions may still bring that about: shown switched off, with the reason. */
  lacking?(ctx: Context<any>): { text: string; name: string; why: string }[];
  /** What an option is about beside what it changes, in signs before its consequence. */
  facts?(ctx: Context<any>, option: OptionView): unknown;
  /** What a group of options is about, by the word that they share: in signs before their number. */
  about?(ctx: Context<any>, word: string): unknown;
  /** What such a group is called, where the word's own name says too little. */
  called?(ctx: Context<any>, word: string): string | null;
  /** Whether the board draws anew for what the pointer or the focus is on. */
  follows?: boolean;
  tip?(token: string, ctx: Context<any>): Tip | null;
  /** The lines of the log that head a part of a chapter; and those that only go with a deed, so that no turn with another is called by them. */
  headings?: string[];
  asides?: string[];
  /** What begins a turn in the log, and what else of it is told in its line. */
  opens?: string[];
  deeds?: string[];
  /** What is told of a moment beyond its sentence. */
  moment?(scene: Scene, ctx: Context<any>): Story | null;
  journeys?(event: LogLine, ctx: Context<any>): Journey[];
  /** Where on the table (`data-at`) something has changed by what a rival did: it is outlined until I choose. */
  touched?(event: LogLine, ctx: Context<any>): string[];
  /** How a campaign is told: the sea as a game left it, what was read in it, and how far the story has come. */
  saga?: { sea(ctx: Context<any, any>, game: CampaignGame): unknown; read(ctx: Context<any, any>, game: CampaignGame): unknown; chapter(ctx: Context<any, any>, game: CampaignGame): string };
  /** The moment that is told to whoever comes to the table. */
  greets?(ctx: Context<any>): Sentence | null;
  /** Whether a player has nothing more to do in this round. */
  isOut?(ctx: Context<any>, colour: string): boolean;
  /** Shows all that a player has. */
  look?(ctx: Context<any>, colour: string): void;
  /** How the game ended, where "somebody won" does not say it; and what stands under the score sheet. */
  verdict?(ctx: Context<any>): { title: string; won: boolean; more?: unknown } | null;
  /** Called once when a game that was played here is over. */
  remember?(ctx: Context<any>): void;
  art?(tools?: unknown): unknown;
}
