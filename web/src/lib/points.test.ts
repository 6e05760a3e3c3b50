import { expect, it } from 'vitest';
import { pointsOf } from './points';

it('finds points wherever a view shows them', () => {
  expect(pointsOf({ scores: [3, 4] })).toEqual([3, 4]);
  expect(pointsOf({ seats: { B: { points: 2 }, A: { points: 1 } } })).toEqual([1, 2]);
  expect(pointsOf({ players: { A: { points: 0, counts: { score: 6 } } } })).toEqual([6]);
  expect(pointsOf({ pawns: {} })).toBeUndefined();
  expect(pointsOf({ players: 3 })).toBeUndefined();
});
