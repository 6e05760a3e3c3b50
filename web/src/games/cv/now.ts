import type { CvNow as CvSent, CvSeat, CvSource as Source } from './forms';

export type { CvSeat, CvSent, Source };

/** Cards come with their words in every language. */
export type Words = Record<string, string>;

export type Condition =
  | { atLeast: { category: string; n: number } }
  | { none: { category: string } }
  | { owns: number }
  | { ownsActive: number }
  | { and: Condition[] };

export interface Goal {
  perCard?: { category: string; points: number };
  perToken?: { points: number };
  perSet?: { categories: Record<string, number>; points: number };
  health4?: Goal;
  wealth3?: Goal;
}

export interface CvCard {
  number: number;
  age: string;
  categories: string[];
  name: Words;
  text: Words;
  cost?: string;
  gains?: string;
  upkeep?: string;
  extraDice?: number;
  extraThrows?: number;
  points?: number;
  condition?: Condition;
  arrows?: { from: string; to: string; twoWay: boolean }[];
  special?: string;
  event?: {
    symbols?: string;
    insurance?: boolean;
    extraDice?: number;
    extraThrows?: number;
    discount?: { category: string; n: number };
    oldAgeOnly?: boolean;
  };
  goal?: Goal;
}

/** How old everybody's person looks: by the deck that is being dealt. */
export type Age = 'child' | 'young' | 'adult' | 'senior';
export const AGES = ['young', 'adult', 'senior'] as const;

export const PILES = ['health', 'knowledge', 'relationship', 'work', 'possession'] as const;
export type Pile = (typeof PILES)[number];

/** The view with the faces of its cards beside it, those of the content set and those made up for an arranged position: the server names cards by number. */
export type CvNow = Omit<CvSent, 'cards'> & { cards: Record<string, CvCard> };

export function withFaces(now: CvSent, faces: Record<string, unknown>): CvNow {
  return { ...now, cards: { ...faces, ...now.cards } as Record<string, CvCard> };
}

export function ageOf(now: Pick<CvNow, 'phase' | 'left'>): Age {
  return /^(draft|setup)/.test(now.phase) ? 'child' : (AGES.find((deck) => now.left[deck] > 0) ?? 'senior');
}

/** The category of a pile: `health` is `Health`. */
export function category(pile: string): string {
  return `${pile[0]?.toUpperCase()}${pile.slice(1)}`;
}

/** Dice that a listed throw can name. */
export function throwable(legal: readonly string[]): Set<number> {
  return new Set(
    legal.filter((move) => move.startsWith('throw ')).flatMap((move) => move.split(' ').slice(1).map(Number)),
  );
}

/** The listed throw of exactly these dice, if there is one. */
export function throwOf(legal: readonly string[], dice: ReadonlySet<number>): string | undefined {
  return legal.find((move) => {
    const named = move.startsWith('throw ') ? move.split(' ').slice(1).map(Number) : [];
    return named.length > 0 && named.length === dice.size && named.every((die) => dice.has(die));
  });
}

/** What a move would spend: the sources it names, or those the server would take for the plain purchase. */
export function spent(now: CvNow, move: string): string[] {
  const words = move.split(' ');
  const at = words.indexOf('with');
  if (at >= 0) {
    const end = words.indexOf('waive');
    return words.slice(at + 1, end < 0 ? undefined : end);
  }
  const luck = words.includes('luck');
  return now.reach.find((reach) => String(reach.place) === words[1] && reach.luck === luck)?.with ?? [];
}
