import { LINES, type Line } from './lines';

export type { MetroNow, MetroPlayer } from './forms';

/** The numbers printed on a card; they come with the game. */
export interface Face {
  kind: 'LIFE' | 'PATRIMOINE' | 'ACCROC' | 'DEFI' | 'CHARACTER' | 'UNKNOWN';
  station: string;
  category?: Line;
  points: Partial<Record<Line, number>>;
  noblesse: number;
  money: number;
  price: number;
  wealth: number;
  needs: { cards: string[]; points: Partial<Record<Line, number>> }[];
  main?: Line;
  mainMin?: number;
  secondary?: Line;
  secondaryMin?: number;
  immunity?: Line;
}

/** `mot-plie~2` is the second copy of `mot-plie`. */
export function slug(card: string): string {
  return card.split('~')[0] ?? card;
}

/** A card of which only the back is seen. */
export function isBack(card: string): boolean {
  return card.startsWith('?');
}

/** The lines of a card that no sign on it shows: gains and needs are drawn, a Défi's first line is the Défi itself. */
export function unsaid(lines: string[], face: Face): string[] {
  return face.kind === 'DEFI' ? lines : lines.slice(face.needs.length > 0 ? 2 : 1);
}

/** The line of the map on which a laid card is a station: where it counts most, or where its kind belongs. */
export function lineOf(face: Face): Line | 'WEALTH' {
  if (face.kind === 'PATRIMOINE') {
    return 'WEALTH';
  }
  const counted = LINES.filter((line) => (face.points[line] ?? 0) > 0);
  const most = counted.toSorted((a, b) => (face.points[b] ?? 0) - (face.points[a] ?? 0))[0];
  return most ?? face.category ?? 'SOCIAL';
}
