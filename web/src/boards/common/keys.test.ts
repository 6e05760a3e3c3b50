import { describe, expect, it } from 'vitest';
import { nearest } from './keys';

function at(left: number, top: number): DOMRect {
  return { left, top, width: 10, height: 10 } as DOMRect;
}

describe('arrows over the board', () => {
  const things = [
    { thing: 'right', rect: at(40, 0) },
    { thing: 'far right', rect: at(80, 0) },
    { thing: 'below', rect: at(0, 50) },
    { thing: 'aslant', rect: at(30, 30) },
  ];

  it('go to the nearest thing in their direction', () => {
    expect(nearest(at(0, 0), things, [1, 0])).toBe('right');
    expect(nearest(at(0, 0), things, [0, 1])).toBe('below');
  });

  it('stay where nothing lies that way', () => {
    expect(nearest(at(0, 0), things, [-1, 0])).toBeUndefined();
  });
});
