/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

export interface CvOptions {
  edition: string;
  seats: number;
  eventsAnyMoment: boolean;
  misfortuneAtOnce: boolean;
  misfortuneEveryThree: boolean;
  underAnyDepth: boolean;
  upkeepAfterPlacing: boolean;
  bicolourDefer: boolean;
  goal82Health: boolean;
  therapyAnyDice: boolean;
  openHands: boolean;
  publicGoals: number;
}

export interface CvThrows {
  made: number;
  allowed: number;
}

export interface CvSource {
  source: string;
  shows: string;
  spent: boolean;
  by: number[];
}

export interface CvAcquired {
  card: number;
  retired: boolean;
}

export interface CvLeft {
  young: number;
  adult: number;
  senior: number;
}

export interface CvSeat {
  health: number[];
  knowledge: number[];
  relationship: number[];
  work: number[];
  possession: number[];
  undecided: number[];
  retired: boolean;
  events: number[];
  hidden: number;
  tokens: string;
  size: number;
  points: number;
  hand?: number[];
  goal?: number;
  goalPoints?: number;
}

export interface CvReach {
  place: number;
  steps: string[];
  luck: boolean;
  with?: string[];
}

export interface CvNow {
  viewer: string;
  options: CvOptions;
  phase: 'setup' | 'draft 1' | 'draft 2' | 'roll' | 'thrown' | 'misfortune' | 'buy' | 'upkeep' | 'place' | 'decide' | 'assist' | 'over';
  turn?: string;
  actor?: string;
  first?: string;
  round: number;
  track: number[];
  discarded: number[];
  publicGoals: number[];
  dice: string;
  throws: CvThrows;
  kit: number[];
  sources: CvSource[];
  badLuck: number;
  settled: number;
  bought: number;
  acquired: CvAcquired[];
  resume?: 'after' | 'setup' | 'draft 1' | 'draft 2' | 'roll' | 'thrown' | 'misfortune' | 'buy' | 'upkeep' | 'place' | 'decide' | 'assist' | 'over';
  stage: number;
  air: number[];
  chosen: string[];
  eligible: string[];
  flags: ('therapyUsed' | 'changeUsed' | 'tripUsed' | 'borrowUsed' | 'oldAge' | 'assisting' | 'scoring')[];
  discounts: Record<string, number>;
  paid: number[];
  fresh: number[];
  setup?: number;
  left: CvLeft;
  seats: Record<string, CvSeat>;
  offer: number[];
  reach: CvReach[];
  cards?: Record<string, unknown>;
}

export interface CvMemory {
  dealt: number[];
  kept1: number[];
  second: number[];
  kept2: number[];
  third: number[];
  shown: number[][];
}

export type CvEvent =
  | { kind: 'shuffled'; age: 'childhood' | 'young' | 'adult' | 'senior' | 'goal' }
  | { kind: 'goalDealt'; seat: string; goal: number }
  | { kind: 'publicGoals'; goals: number[] }
  | { kind: 'offered'; seat: string; number: number; cards: number[] }
  | { kind: 'kept'; seat: string; card: number }
  | { kind: 'bicycleShown'; seat: string }
  | { kind: 'laid'; card: number; place: number }
  | { kind: 'turnStarted'; seat: string; round: number; dice: number }
  | { kind: 'threw'; seat: string; dice: number[] }
  | { kind: 'rolled'; seat: string; dice: number[]; faces: string }
  | { kind: 'stopped'; seat: string }
  | { kind: 'played'; seat: string; card: number }
  | { kind: 'converted'; seat: string; card: number; source: string; from: 'H' | 'K' | 'R' | 'M' | 'L' | 'B' | '*'; to: 'H' | 'K' | 'R' | 'M' | 'L' | 'B' | '*' }
  | { kind: 'borrowed'; seat: string; neighbour: string; symbol: 'H' | 'K' | 'R' | 'M' | 'L' | 'B' | '*' }
  | { kind: 'bought'; seat: string; card: number; place: number; luck: boolean; with: string[]; paid: string }
  | { kind: 'misfortune'; seat: string; badLuck: number }
  | { kind: 'nothingToLose'; seat: string }
  | { kind: 'lost'; seat: string; card: number; toMisfortune: boolean }
  | { kind: 'paid'; seat: string; card: number; with: string[]; paid: string }
  | { kind: 'placed'; seat: string; card: number; category: 'health' | 'knowledge' | 'relationship' | 'work' | 'possession' | 'event' | 'goal'; depth: number }
  | { kind: 'laidAside'; seat: string; card: number }
  | { kind: 'toHand'; seat: string; card: number }
  | { kind: 'dropped'; card: number }
  | { kind: 'oldAge' }
  | { kind: 'deckOut'; age: 'childhood' | 'young' | 'adult' | 'senior' | 'goal'; eligible: string[] }
  | { kind: 'took'; seat: string; card: number; place: number }
  | { kind: 'declined'; seat: string }
  | { kind: 'gameOver'; goals: number[] };
