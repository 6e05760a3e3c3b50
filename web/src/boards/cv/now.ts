import type { Language } from '../../lib/types';

/** Cards come with their words in every language. */
export type Words = Record<Language, string>;

export interface CvCard {
  number: number;
  age: string;
  categories: string[];
  name: Words;
  text: Words;
  cost?: string;
  gives?: string;
  points?: number;
  [fact: string]: unknown;
}

export interface CvSeat {
  health: number[];
  knowledge: number[];
  relationship: number[];
  work: number[];
  possession: number[];
  undecided: number[];
  events: number[];
  hidden: number;
  tokens: string;
  size: number;
  points: number;
  hand?: number[];
  goal?: number;
}

/** What a screen gets of a game of CV; the shape of the view on the server. */
export interface CvNow {
  viewer: string;
  phase: string;
  turn: string | null;
  round: number;
  track: (number | null)[];
  publicGoals: number[];
  dice: string;
  throws: { made: number; allowed: number };
  left: { young: number; adult: number; senior: number };
  seats: Record<string, CvSeat>;
  offer: number[];
  /** Cards made up for an arranged position; all others are in the content set. */
  cards?: Record<string, CvCard>;
  /** Cards that can be had now, with the steps before buying each. */
  reach: { place: number; steps: string[]; luck: boolean }[];
}

/** The view with the faces of its cards beside it. */
export function withFaces(
  now: unknown,
  faces: Record<string, unknown>,
): CvNow & { cards: Record<string, CvCard> } {
  const cv = now as CvNow;
  return { ...cv, cards: { ...(faces as Record<string, CvCard>), ...cv.cards } };
}

export const PILES = ['health', 'knowledge', 'relationship', 'work', 'possession'] as const;

/** Never colour alone: a sign for each symbol. */
export const SIGNS: Record<string, string> = { H: '♥', K: '✎', R: '☺', M: '¤', L: '♣', B: '☂' };
