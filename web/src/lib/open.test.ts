import { expect, it } from 'vitest';
import { handsNow, openNow } from './open';

it('opens rows of cards and every hand', () => {
  const frame = {
    step: 3,
    awaited: [],
    events: [],
    position: { tableaux: { A: [1, 2], B: [3, 4] }, players: { A: { hand: ['x:B'] }, B: { hand: ['y'] } } },
    views: [
      {
        seat: 'A',
        now: {
          viewer: 'A',
          tableaux: { A: ['?', 2], B: ['?', '?'] },
          players: { A: { hand: ['x'] }, B: { hand: ['?'] } },
        },
      },
      {
        seat: 'B',
        now: {
          viewer: 'B',
          tableaux: { A: ['?', '?'], B: ['?', 4] },
          players: { A: { hand: ['?'] }, B: { hand: ['y'] } },
        },
      },
    ],
  };
  expect(openNow(frame)).toEqual({
    viewer: 'A',
    tableaux: { A: [1, 2], B: [3, 4] },
    players: { A: { hand: ['x'] }, B: { hand: ['y'] } },
  });
  expect(openNow({ step: 0, awaited: [], events: [], now: { phase: 'x' } })).toEqual({ phase: 'x' });
});

it('opens the hands that may be seen, and the card of whoever is asked', () => {
  const now = { viewer: 'spectator', held: null, tableaux: { A: ['?', '?'], B: ['?', '?'] } };
  const hands = {
    A: { viewer: 'A', held: null, tableaux: { A: [7, '?'], B: ['?', 3] } },
    B: { viewer: 'B', held: 12, tableaux: { A: ['?', '?'], B: [1, '?'] } },
  };
  expect(handsNow(now, hands, ['B'])).toEqual({
    viewer: 'spectator',
    held: 12,
    tableaux: { A: [7, '?'], B: [1, '?'] },
  });
});
