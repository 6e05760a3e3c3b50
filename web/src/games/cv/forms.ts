/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

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
