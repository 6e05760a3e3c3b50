import { expect, it } from 'vitest';
import type { Frame, GameEvent } from '../../lib/types';
import { chapters } from './keepsake';

const left = (young: number, adult: number, senior: number): Frame['now'] => ({
  phase: 'roll',
  left: { young, adult, senior },
});
const frame = (now: Frame['now'], ...events: GameEvent[]): Frame => ({
  step: 0,
  awaited: [],
  events,
  ...(now && { now }),
});

it('tells a life by the decks that lay there when it happened, of one seat alone', () => {
  const life = chapters(
    [
      frame(left(3, 9, 9), { kind: 'bought', seat: 'A', card: 14 }, { kind: 'bought', seat: 'B', card: 15 }),
      // The purchase with which a deck ends belongs to that age.
      frame(left(0, 9, 9), { kind: 'bought', seat: 'A', card: 16 }),
      frame(left(0, 8, 9), { kind: 'lost', seat: 'A', card: 14, toMisfortune: true }),
      frame(left(0, 0, 9), { kind: 'took', seat: 'A', card: 50 }),
      // What nobody saw has no number.
      frame(left(0, 0, 8), { kind: 'bought', seat: 'A', card: 0 }),
    ],
    'A',
  );
  expect(life).toEqual([
    { age: 'young', gained: [14, 16], lost: [] },
    { age: 'adult', gained: [50], lost: [14] },
    { age: 'senior', gained: [], lost: [] },
  ]);
});
