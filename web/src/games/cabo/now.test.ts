import { describe, expect, it } from 'vitest';
import { chairs, isHolding, type CaboNow } from './now';

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
  it.each([
    ['hold drawn', true],
    ['hold taken', true],
    ['power target', true],
    ['turn start', false],
    ['round summary', false],
  ])('at %s: %s', (phase, held) => {
    expect(isHolding({ ...table(2), phase })).toBe(held);
  });
});
