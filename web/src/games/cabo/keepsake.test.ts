import { expect, it } from 'vitest';
import type { Frame, GameEvent } from '../../lib/types';
import { moments, rounds } from './keepsake';

const frame = (step: number, ...events: GameEvent[]): Frame => ({ step, awaited: [], events });
const ended = (round: number, over: Record<string, unknown>): GameEvent => ({
  kind: 'roundEnded',
  say: `round ${round}`,
  round,
  result: {
    points: [20, 0],
    totals: [20, 9],
    winners: ['B'],
    kamikaze: [],
    resets: [],
    caller: 'B',
    ...over,
  },
});

it('reads the rounds off the table', () => {
  expect(rounds([frame(1, ended(1, {})), frame(2, ended(2, { caller: null }))])).toMatchObject([
    { round: 1, caller: 'B' },
    { round: 2, caller: null },
  ]);
});

it('remembers three moments that differ, in the order they came', () => {
  const game = [
    frame(1, ended(1, { caller: 'A', points: [25, 0] })),
    frame(
      2,
      { kind: 'drew', seat: 'A', say: 'A draws.' },
      { kind: 'exchanged', seat: 'A', slots: [1, 2], replaced: 4, say: 'A trades.' },
    ),
    frame(3, { kind: 'exchanged', seat: 'B', slots: [1], replaced: 5, say: 'B trades.' }),
    frame(4, ended(2, { kamikaze: ['A'] })),
    frame(5, ended(3, {})),
  ];
  const found = moments(game);
  expect(found.map(({ step }) => step)).toEqual([1, 2, 4]);
  expect(found.map(({ why }) => why?.key)).toEqual(['wrong', undefined, 'kamikaze']);
  // A trade is told with the card it was made for.
  expect(found[1]?.say).toBe('A draws. A trades.');
});
