export interface MetroPlayer {
  hand: string[];
  front: { card: string; paid: number; turn: number }[];
  accrocs: { card: string; layer: string }[];
  duels: { card: string; opponent: string }[];
  character?: string;
  revealed: boolean;
  money: number;
  counts: Record<string, number | number[]>;
}

/** What a screen gets of a game of Métro; the shape of the view on the server. */
export interface MetroNow {
  viewer: string;
  question: string;
  awaited: string[];
  station: string;
  round: number;
  options: { rounds?: number };
  active: string | null;
  players: Record<string, MetroPlayer>;
  piles: Record<string, number>;
  discard: string[];
}

export const LINES = ['AMOUR', 'SEXE', 'ETUDES', 'BOULOT', 'SOCIAL'] as const;

/** `mot-plie~2` is the second copy of `mot-plie`. */
export function slug(card: string): string {
  return card.split('~')[0] ?? card;
}

/** A card of which only the back is seen. */
export function isBack(card: string): boolean {
  return card.startsWith('?');
}
