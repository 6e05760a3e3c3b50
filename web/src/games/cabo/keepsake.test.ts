import { expect, it } from 'vitest';
import type { Frame, Spoken } from '../../lib/types';
import type { CaboEvent, CaboResult } from './forms';
import { moments, rounds } from './keepsake';

type Event = Spoken<CaboEvent>;
const frame = (step: number, ...events: Event[]): Frame<unknown, Event> => ({ step, awaited: [], events });
const ended = (round: number, over: Partial<CaboResult>): Event => ({
  kind: 'roundEnded',
  say: `round ${round}`,
  round,
  tableaux: [],
  result: {
    points: [20, 0],
    totals: [20, 9],
    winners: ['B'],
    kamikaze: [],
    resets: [],
    scores: [],
    caller: 'B',
    ...over,
  },
});

const trade = (seat: string, slots: number[]): Event => ({
  kind: 'exchanged',
  seat,
  slots,
  replaced: 4,
  taken: false,
  incoming: null,
  say: `${seat} trades.`,
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
    frame(2, { kind: 'drew', seat: 'A', value: null, say: 'A draws.' }, trade('A', [1, 2])),
    frame(3, trade('B', [1])),
    frame(4, ended(2, { kamikaze: ['A'] })),
    frame(5, ended(3, {})),
  ];
  const found = moments(game);
  expect(found.map(({ step }) => step)).toEqual([1, 2, 4]);
  expect(found.map(({ why }) => why?.key)).toEqual(['wrong', undefined, 'kamikaze']);
  // A trade names the card it was made for: that it was drawn is not told once more.
  expect(found[1]?.say).toBe('A trades.');
});
