import { expect, it } from 'vitest';
import type { Sitting, Outcome } from './types';
import { victory, winners } from './winners';

const seats = ['A', 'B', 'C'].map((seat) => ({ seat, kind: 'person', ready: true }) as Sitting);
const names = { A: 'Ana', B: 'Bo', C: 'Cy' };
const say = (key: string, ...args: (string | number)[]): string => [key, ...args].join(' ');
const ranked = (...ranks: number[]): Outcome => ({ ranks }) as Outcome;

it('knows who is first, also where several are', () => {
  expect(winners(ranked(2, 1, 1), seats)).toEqual(['B', 'C']);
});

it('names those who won', () => {
  expect(victory(ranked(2, 1, 1), seats, names, ['A'], say)).toBe('end.won Bo, Cy 2');
  expect(victory(ranked(2, 1, 3), seats, names, ['A'], say)).toBe('end.won Bo 1');
});

it('says "you" to a single winner, and only where one person looks at the screen', () => {
  expect(victory(ranked(1, 2, 3), seats, names, ['A'], say)).toBe('end.youWon');
  expect(victory(ranked(1, 2, 3), seats, names, ['A', 'B'], say)).toBe('end.won Ana 1');
  expect(victory(ranked(1, 1, 3), seats, names, ['A'], say)).toBe('end.won Ana, Bo 2');
  expect(victory(ranked(1, 2, 3), seats, names, [], say)).toBe('end.won Ana 1');
});
