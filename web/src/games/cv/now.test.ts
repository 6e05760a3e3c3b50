import { describe, expect, it } from 'vitest';
import { spent, throwOf, throwable, type CvNow } from './now';

const legal = ['throw 1', 'throw 3', 'throw 1 3', 'stop'];

describe('throwing again', () => {
  it('knows which dice may be thrown from the list alone', () => {
    expect([...throwable(legal)]).toEqual([1, 3]);
  });

  it('finds the listed throw of the chosen dice and no other', () => {
    expect(throwOf(legal, new Set([3, 1]))).toBe('throw 1 3');
    expect(throwOf(legal, new Set([1, 2]))).toBeUndefined();
    expect(throwOf(legal, new Set())).toBeUndefined();
  });
});

describe('what a purchase spends', () => {
  const now = {
    reach: [
      { place: 2, steps: [], luck: false, with: ['d1', 't2'] },
      { place: 2, steps: ['play 4'], luck: true },
    ],
  } as unknown as CvNow;

  it('is what the move names', () => {
    expect(spent(now, 'buy 2 with d3 d4')).toEqual(['d3', 'd4']);
    expect(spent(now, 'buy 2 with d3 waive H')).toEqual(['d3']);
  });

  it('or what the server says it would take', () => {
    expect(spent(now, 'buy 2')).toEqual(['d1', 't2']);
    expect(spent(now, 'buy 2 luck')).toEqual([]);
  });
});
