/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

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
