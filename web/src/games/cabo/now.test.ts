import { describe, expect, it } from 'vitest';
import { tradedAfter } from './motion';
import { chairs, dropped, folded, isHolding, owing, share, type CaboNow } from './now';
import { way } from './trade';

function table(seats: number): CaboNow {
  return {
    tableaux: Object.fromEntries([...'ABCDEFGH'].slice(0, seats).map((seat) => [seat, []])),
  } as unknown as CaboNow;
}

describe('the chairs of a Cabo table', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('seat everybody once, clockwise from me, with %i players', (seats) => {
    const { left, top, right, bottom } = chairs(table(seats), 'B');
    const ring = [...left.toReversed(), ...top, ...right, ...bottom];
    const all = [...'ABCDEFGH'].slice(0, seats);
    expect(ring).toEqual([...all.slice(2), ...all.slice(0, 2)]);
    expect(bottom).toEqual(['B']);
  });
});

describe('the card in the air', () => {
  it.each<[CaboNow['phase'], boolean]>([
    ['hold drawn', true],
    ['hold taken', true],
    ['power target', true],
    ['turn start', false],
    ['round summary', false],
  ])('at %s: %s', (phase, held) => {
    expect(isHolding({ ...table(2), phase })).toBe(held);
  });
});

describe('after a call', () => {
  const called = (active: string): CaboNow => ({ ...table(4), phase: 'turn start', caller: 'B', active });

  it.each([
    ['C', ['C', 'D', 'A']],
    ['A', ['A']],
  ])('with %s to play these have a last turn: %j', (active, left) => {
    expect(owing(called(active))).toEqual(left);
  });

  it('nobody owes one before it, nor when the cards lie open', () => {
    expect(owing({ ...called('C'), caller: null })).toEqual([]);
    expect(owing({ ...called('C'), phase: 'round summary' })).toEqual([]);
  });
});

describe('what a round brought', () => {
  const over = (last: Partial<NonNullable<CaboNow['last']>>): CaboNow => ({
    ...table(3),
    scores: [50, 0, 13],
    points: [
      [86, 0, 0],
      [14, 0, 13],
    ],
    last: {
      totals: [9, 6, 13],
      points: [14, 0, 13],
      winners: ['B'],
      caller: 'A',
      kamikaze: [],
      resets: ['A'],
      scores: [50, 0, 13],
      ...last,
    },
  });

  it('says why: a wrong call with its fine, the lowest total, the cards', () => {
    const now = over({});
    expect(share(now, 'A')).toMatchObject({ why: 'wrong', fine: 5, points: 14, reset: true });
    expect(share(now, 'B')).toMatchObject({ why: 'lowest', wins: true, points: 0 });
    expect(share(now, 'C')).toMatchObject({ why: 'total', points: 13 });
    expect(share(over({ caller: 'B' }), 'B')?.why).toBe('called');
  });

  it('says who went kamikaze and who suffers from it', () => {
    const now = over({ kamikaze: ['C'], winners: ['C'], points: [50, 50, 0] });
    expect(['A', 'B', 'C'].map((seat) => share(now, seat)?.why)).toEqual(['suffers', 'suffers', 'kamikaze']);
  });

  it('knows what a drop from 100 took off, so that the columns add up', () => {
    expect(['A', 'B', 'C'].map((seat) => dropped(over({}), seat))).toEqual([-50, 0, 0]);
  });
});

describe('a swap', () => {
  it('names both places until the next thing happens', () => {
    const named = tradedAfter({}, { kind: 'swapped', seat: 'A', first: 'A2', second: 'B3' });
    expect(named).toEqual({ A2: 'B3', B3: 'A2' });
    expect(tradedAfter(named, { kind: 'peeked', seat: 'A', slot: 1, value: null })).toEqual(named);
    expect(tradedAfter(named, { kind: 'drew', seat: 'B', value: null })).toEqual({});
  });

  it('goes there and back on two ways', () => {
    const [there, back] = [way({ x: 0, y: 0 }, { x: 100, y: 0 }), way({ x: 100, y: 0 }, { x: 0, y: 0 })];
    expect(there.at(-1)).toEqual({ x: 100, y: 0 });
    expect(there[6]?.y).toBeGreaterThan(10);
    expect(back[6]?.y).toBeLessThan(-10);
  });
});

describe('the sheet of a Cabo table', () => {
  it.each([
    [2, 0],
    [3, 0],
    [4, 2],
    [9, 7],
  ])(
    'of %i rounds with room for two has one line for the first %i, never for a single one',
    (rounds, early) => {
      expect(folded(rounds, 2)).toBe(early);
    },
  );
});
