import { describe, expect, it } from 'vitest';
import { pick, places } from './picking';

describe('picking', () => {
  it('finds the places a move names', () => {
    expect(places('swap 1 B2', 'A')).toEqual(['A1', 'B2']);
    expect(places('draw', 'A')).toEqual([]);
  });

  it('offers what leads to a listed move and nothing else', () => {
    const legal = ['exchange 1', 'exchange 2', 'exchange 1 2', 'discard'];
    expect([...pick(legal, 'A', new Set()).open]).toEqual(['A1', 'A2']);
    const one = pick(legal, 'A', new Set(['A1']));
    expect(one.exact).toEqual(['exchange 1']);
    expect(one.more).toBe(true);
    expect(pick(legal, 'A', new Set(['A1', 'A2'])).exact).toEqual(['exchange 1 2']);
  });

  it('works for a move nobody has heard of', () => {
    expect([...pick(['teleport C4 2'], 'B', new Set(['B2'])).open]).toEqual(['C4', 'B2']);
  });
});
