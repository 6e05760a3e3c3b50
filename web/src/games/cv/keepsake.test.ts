import { expect, it } from 'vitest';
import type { Frame } from '../../lib/types';
import type { CvEvent } from './forms';
import { chapters } from './keepsake';
import type { CvNow } from './now';

type Left = Pick<CvNow, 'phase' | 'left'>;
const left = (young: number, adult: number, senior: number): Left => ({
  phase: 'roll',
  left: { young, adult, senior },
});
const frame = (now: Left, ...events: CvEvent[]): Frame<Left, CvEvent> => ({
  step: 0,
  awaited: [],
  events,
  now,
});
const bought = (seat: string, card: number): CvEvent => ({
  kind: 'bought',
  seat,
  card,
  place: 1,
  luck: false,
  with: [],
  paid: '',
});

it('tells a life by the decks that lay there when it happened, of one seat alone', () => {
  const life = chapters(
    [
      frame(left(3, 9, 9), bought('A', 14), bought('B', 15)),
      // The purchase with which a deck ends belongs to that age.
      frame(left(0, 9, 9), bought('A', 16)),
      frame(left(0, 8, 9), { kind: 'lost', seat: 'A', card: 14, toMisfortune: true }),
      frame(left(0, 0, 9), { kind: 'took', seat: 'A', card: 50, place: 1 }),
      // What nobody saw has no number.
      frame(left(0, 0, 8), bought('A', 0)),
    ],
    'A',
  );
  expect(life).toEqual([
    { age: 'young', gained: [14, 16], lost: [] },
    { age: 'adult', gained: [50], lost: [14] },
    { age: 'senior', gained: [], lost: [] },
  ]);
});
