/* Made from the game's forms by its conformance test; written again with -Dgolden.update=true. */

export interface @Id@Now {
  viewer: string;
  goal: number;
  scores: number[];
  turn: string;
  pot: number;
  rolling: boolean;
}

export type @Id@Event =
  | { kind: 'threw'; seat: string; die: number }
  | { kind: 'held'; seat: string; points: number };
