/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

export interface CaboResult {
  totals: number[];
  points: number[];
  winners: string[];
  resets: string[];
  kamikaze: string[];
  scores: number[];
  caller: string | null;
}

export interface CaboNow {
  viewer: string;
  players: number;
  options: Record<string, string>;
  phase: 'starter' | 'deal' | 'initial look' | 'turn start' | 'hold drawn' | 'hold taken' | 'power target' | 'renewal' | 'round summary' | 'game over';
  round: number;
  turns: number;
  starter: string | null;
  dealer: string | null;
  active: string | null;
  caller: string | null;
  held: number | null;
  awaited: string[];
  tableaux: Record<string, (number | '?' | null)[]>;
  looked: string[];
  draw: number;
  discards: number;
  discard: number | null;
  scores: number[];
  resets: number[];
  points: number[][];
  last?: CaboResult;
}

export interface CaboMemory {
  cards: Record<string, number>;
  knownBy: Record<string, string[]>;
  discards: number[];
}

export type CaboEvent =
  | { kind: 'starter'; starter: string }
  | { kind: 'roundStarted'; round: number; starter: string; dealer: string; cards: number; discard: number | null }
  | { kind: 'looked'; seat: string; slot: number; value: number | null }
  | { kind: 'ready'; seat: string }
  | { kind: 'drew'; seat: string; value: number | null }
  | { kind: 'took'; seat: string; value: number | null }
  | { kind: 'exchanged'; seat: string; slots: number[]; replaced: number | null; taken: boolean; incoming: number | null }
  | { kind: 'claimFailed'; seat: string; slots: number[]; values: (number | null)[]; taken: boolean; incoming: number | null }
  | { kind: 'discarded'; seat: string; value: number | null }
  | { kind: 'declared'; seat: string; value: number | null }
  | { kind: 'peeked'; seat: string; slot: number; value: number | null }
  | { kind: 'spied'; seat: string; card: string; value: number | null }
  | { kind: 'swapped'; seat: string; first: string; second: string }
  | { kind: 'forwent'; seat: string; value: number | null }
  | { kind: 'called'; seat: string }
  | { kind: 'renewed'; cards: number }
  | { kind: 'roundEnded'; round: number; tableaux: ((number | null)[])[]; result: CaboResult }
  | { kind: 'continued'; seat: string }
  | { kind: 'gameEnded'; scores: number[] };
