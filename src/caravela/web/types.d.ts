/* What the server sends and what the parts of the page pass to each other; nothing here runs. */
import type { html, svg, nothing, TemplateResult } from "./vendor/lit-html/lit-html.js";

export type Facts = Record<string, string | number | boolean | null | undefined>;
export interface Sentence { key: string; facts?: Facts; }
export interface Option extends Sentence { text: string; }
export interface Happening extends Sentence { number: number; seat: number | null; option?: string; }
export interface ChatLine { id: number; seat: number | null; name?: string; text: string; at?: number; }
export type Waiting = "me" | "others" | "over";

export interface Seat {
  seat: number; colour: string; name: string; kind: "person" | "bot" | "open";
  bot?: string | null; mine: boolean; online: boolean; was_mine?: boolean; unnamed?: boolean;
}
export interface TableFacts {
  id: string; game: string; title: string; seats: Seat[]; settings: Record<string, unknown>; spectators: boolean;
  status: "running" | "over"; created?: number; first?: number;
}
export interface Undo { possible: boolean; reason: string | null; why?: string | null; asked?: number | null; answered?: boolean; count?: number | null; }
export interface Vote { seat: number; by: number | null; answered: boolean; }
/** `whole`: the events are all that happened so far, as the seat `as` may know it: they replace the log; else they are the last choice's. */
export interface Position {
  table: TableFacts; number: number; last: number; version?: number; view: any; waiting: Waiting; decider: number | null; as: number | null;
  prompt: Sentence | null; options: Option[]; undo: Undo; votes?: Vote[]; events: Happening[]; whole?: boolean; chat?: ChatLine[];
  scores?: number[]; breakdown?: Record<string, number>[]; winners?: number[];
}
export interface Message { kind: "position" | "undone" | "chat" | "seats" | "undo-asked" | "replace-asked" | "replace-ended" | "ping"; [name: string]: any; }

export interface SettingFacts { default: unknown; choices: unknown[]; many: boolean; }
export interface GameFacts {
  name: string; title: string; seats: number[]; settings: Record<string, SettingFacts>;
  presets: Record<string, Record<string, unknown>>; bots: string[]; seat_names: string[]; chapter: string;
  tokens?: Record<string, string[]>; descriptions?: Record<string, Record<string, string>>; content?: any;
}
export interface TableSummary {
  table: string; game: string; title: string; number: number; status: "running" | "over"; chapter?: number | null;
  seats: { name: string; colour: string; kind: string; mine: boolean }[]; my_turn: boolean; prompt?: Sentence | null;
  winners?: number[]; scores?: number[]; updated?: number;
}
export type SeatKind = "me" | "here" | "link" | "bot";
export interface SeatWish { kind: SeatKind; name: string; bot?: string; }

export interface Context {
  position: Position; view: any; game: GameFacts; me: string | null;
  seats: Record<string, { name: string; colour: string; shape: string; mine: boolean; kind: string; online: boolean; seat: number }>;
  picks: string[]; phone: boolean; language: string;
  /** What the thing under the pointer or the focus leads to; nothing where the board does not follow. */
  pointed: { phrase: string; options: Option[] } | null;
  offered(phrase: string): boolean;
  t(key: string, facts?: Facts): string;
  has(key: string): boolean;
  name(kind: string, word: string): string;
  icon(name: string, label?: string): TemplateResult;
  html: typeof html; svg: typeof svg; nothing: typeof nothing;
}
export interface Journey { from: string; to: string; icon: string; colour?: string; }
export interface Tip { title: string; text?: string; facts?: string; }
export interface Question { title: string; body?: unknown; verb?: string; }
export interface Tab { id: string; icon: string; key: string; part: string; }
export interface Board {
  parts: {
    header?(ctx: Context): unknown; offers?(ctx: Context): unknown; map(ctx: Context): unknown;
    rival?(ctx: Context, colour: string): unknown; mine?(ctx: Context, colour: string | null): unknown;
  };
  tabs: Tab[];
  /** The icons of the points and the money that all tables show. */
  marks?: { points: string; coins: string };
  /** Whether the board draws anew for what the pointer or the focus is on. */
  follows?: boolean;
  /** Options that have buttons of their own on the board, so that the desk need not show them first. */
  aside?(option: Option): boolean;
  tip?(token: string, ctx: Context): Tip | null;
  preview?(option: Option, ctx: Context): unknown;
  question?(option: Option, ctx: Context): Question | null;
  journeys?(event: Happening, ctx: Context): Journey[];
  scoreRows?(ctx: Context): string[];
  /** How the game ended, where "somebody won" does not say it; and what stands under the score sheet. */
  verdict?(ctx: Context): { title: string; won: boolean; more?: unknown } | null;
  art?(tools?: unknown): unknown;
}
