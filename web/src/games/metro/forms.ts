/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

export interface MetroChoice {
  seats: number;
  intensity: 'EQUILIBRE' | 'CALME' | 'DEBRIDE' | 'TOUT' | 'LIBRE';
  accrocsMajorite: number;
  accrocsMaturite: number;
  removals: boolean;
  mostNoblesse: boolean;
  starter: number;
  freePassing: boolean;
  namedDuels: boolean;
  rounds: number;
}

export interface MetroLaid {
  card: string;
  paid: number;
  turn: number;
}

export interface MetroTrouble {
  card: string;
  layer: string;
  spared: string[];
  turn: number;
  copy?: number;
}

export interface MetroDuel {
  card: string;
  opponent?: string;
}

export interface MetroRunning {
  card: string;
  effect: number;
  left: number;
  fresh: boolean;
  turn: number;
  copy?: number;
}

export interface MetroCounts {
  AMOUR: number;
  SEXE: number;
  ETUDES: number;
  BOULOT: number;
  SOCIAL: number;
  noblesse: number;
  patrimoine: number;
  properties: number;
  score: number;
  money: number;
  backs: number[];
}

export interface MetroPlayer {
  hand: string[];
  noted: number;
  front: MetroLaid[];
  accrocs: MetroTrouble[];
  duels: MetroDuel[];
  running: MetroRunning[];
  character?: string;
  revealed: boolean;
  characterSeen?: string[];
  money: number;
  points: number;
  counts: MetroCounts;
}

export interface MetroPermission {
  card: string;
  effect: number;
}

export interface MetroOuterLay {
  card: string;
  victim?: string;
  chosen?: string;
  moved?: number;
  effect: number;
  step: number;
  left: number;
  spared: string[];
  waiting: string[];
  placed: boolean;
  revealing?: string[];
}

export interface MetroLay {
  card: string;
  victim?: string;
  chosen?: string;
  moved?: number;
  effect: number;
  step: number;
  left: number;
  spared: string[];
  waiting: string[];
  placed: boolean;
  revealing?: string[];
  outer?: MetroOuterLay;
}

export interface MetroNow {
  viewer: string;
  options: MetroChoice;
  question: 'STARTER' | 'CHARACTERS' | 'DEFIS' | 'ACCROCS' | 'REGROUP_PUBERTE' | 'REGROUP_MAJORITE' | 'PACK' | 'TURN' | 'LAY' | 'SALE' | 'TARGET' | 'MOVE' | 'DUEL' | 'OPPONENT' | 'REACT' | 'CARD' | 'PAIR' | 'EXTRA' | 'PILE_DRAW' | 'PILE_PEEK' | 'PILE_SETTLE' | 'RETURN' | 'ALLOC' | 'LOT_HAND' | 'LOT_CARD' | 'OVER';
  awaited: string[];
  station: 'PUBERTE' | 'MAJORITE' | 'MATURITE';
  round: number;
  turn: number;
  active: string;
  starter: string;
  whole: boolean;
  drawn?: string;
  cards?: unknown;
  players: Record<string, MetroPlayer>;
  piles: Record<string, number>;
  queue: MetroPermission[];
  discard: string[];
  out?: string[];
  flow?: MetroLay;
}

export interface MetroPiled {
  pile: 'PUBERTE' | 'MAJORITE' | 'MATURITE';
  place: number;
  card: string;
}

export interface MetroMemory {
  hands: string[][];
  piles: MetroPiled[];
  characters: string[];
  answer?: boolean;
}

export type MetroEvent =
  | { kind: 'starterDrawn'; seat: string }
  | { kind: 'characterDealt'; seat: string; character?: string }
  | { kind: 'stationOpened'; seat: string; station: 'PUBERTE' | 'MAJORITE' | 'MATURITE' }
  | { kind: 'dealt'; seat: string; count: number; cards: string[] }
  | { kind: 'turnBegan'; seat: string; round: number; turn: number }
  | { kind: 'turnSkipped'; seat: string }
  | { kind: 'drew'; seat: string; pile?: 'PUBERTE' | 'MAJORITE' | 'MATURITE'; card?: string }
  | { kind: 'changed'; seat: string; taken: number[]; returned: number[]; cards: string[] }
  | { kind: 'passed'; seat: string; back?: 'PUBERTE' | 'MAJORITE' | 'MATURITE'; card?: string }
  | { kind: 'returned'; seat: string; back: 'PUBERTE' | 'MAJORITE' | 'MATURITE'; card?: string }
  | { kind: 'announced'; seat: string; faceDown: boolean; card?: string }
  | { kind: 'chose'; seat: string; other: string }
  | { kind: 'moveChosen'; seat: string; card: string }
  | { kind: 'laid'; seat: string; card: string; paid: number }
  | { kind: 'sold'; seat: string; cards: string[] }
  | { kind: 'accrocLaid'; seat: string; card: string; other: string }
  | { kind: 'duelLaid'; seat: string; named: boolean; other?: string; card?: string }
  | { kind: 'declined'; seat: string }
  | { kind: 'revealed'; seat: string; character: string }
  | { kind: 'cancelled'; seat: string; card: string }
  | { kind: 'spared'; seat: string; card: string }
  | { kind: 'accrocMoved'; seat: string; other: string; card: string }
  | { kind: 'moneyChanged'; seat: string; amount: number; card: string }
  | { kind: 'pointsChanged'; seat: string; amount: number; card: string }
  | { kind: 'moneyStolen'; seat: string; other: string; amount: number }
  | { kind: 'cardStolen'; seat: string; other: string; card: string; refund: number }
  | { kind: 'cardDestroyed'; seat: string; card: string; refund: number }
  | { kind: 'cardsSwapped'; seat: string; other: string; given: string; taken: string }
  | { kind: 'handsSwapped'; seat: string; other: string; cards: string[]; theirs: string[] }
  | { kind: 'takenFromHand'; seat: string; other: string; back: 'PUBERTE' | 'MAJORITE' | 'MATURITE'; card?: string }
  | { kind: 'handPeeked'; seat: string; other: string; cards: string[] }
  | { kind: 'characterPeeked'; seat: string; other: string; character?: string }
  | { kind: 'pilePeeked'; seat: string; pile: 'PUBERTE' | 'MAJORITE' | 'MATURITE'; count: number; cards: string[] }
  | { kind: 'effectBegan'; seat: string; card: string; effect: number; turns: number }
  | { kind: 'stopped'; seat: string }
  | { kind: 'characterShown'; seat: string; character: string; points: number }
  | { kind: 'duelShown'; seat: string; card: string; other: string; points: number };
