/* Provisional. */
export type Crew = Record<string, number>;
export interface Found { id: string; natives: number; loot: number; plunder: number; points: number; }
export interface Figure { seat: string; worker: string; space?: string; }
export interface Set { good: string | null; goods: number; ships: number; coins: number; }
export interface Player {
  seat: string; coins: number; points: number; breakdown: Record<string, number>; available: Crew; stock: Crew; goods: Crew; ships: number;
  ships_sailing: number; income: number; sets: Set[]; buildings: { id: string; face_up: boolean }[]; tokens: Found[]; cards: Found[];
  nation: string | null; nation_uses: number;
}
export interface Region {
  id: string; discovered: boolean; token: Found | null; looked: string[]; good: string | null; workers: Record<string, Crew>; colonised: boolean; points: Record<string, number>;
}
export interface Row { workers: Figure[]; }
export interface Crews { workers: Record<string, Crew>; strength: Record<string, number>; }
export interface View {
  seats: number; settings: Record<string, unknown>; round: number; age: string; phase: string; order: string[]; choices: number; over: boolean; winners: string[];
  waiting: {
    seat: string; decision: string; prompt: Record<string, string | number>;
    auction: { bid: number; holder: string | null; passed: string[] } | null;
    expedition: { party: Crew; strength: number; target: string | null } | null;
    battle: { region: string; sides: { seat: string; against: string; kills: number; chosen: Crew }[] } | null;
  } | null;
  regions: Region[];
  events: {
    initiative: Row; dock: Row & { open: number }; trade: Row; shipping: Crews; buildings: Row; discovery: Crews; specialists: { spaces: Record<string, Figure | null> }; warfare: Row;
  };
  goods_offered: string[]; ship_offered: boolean; buildings_offered: string[];
  left: { goods: number; ships: number; cards: number; tokens_in_box: number; buildings: number[] };
  goods_pool: Crew; tokens_unseen: string[]; tokens_gone: string[]; deck: { cards: number; top: string | null; bottom: (string | null)[] }; last_buildings: string[] | null;
  players: Player[];
}
