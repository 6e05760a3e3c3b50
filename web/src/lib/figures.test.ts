import { expect, it } from 'vitest';
import { framed } from './figures';

it('puts a part of a drawing into the middle of a window, as large as it fits', () => {
  expect(framed({ x: 100, y: 50, width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({
    scale: 0.5,
    x: -50,
    y: 50,
  });
});

it('enlarges no further than allowed, and minds a part that is not there yet', () => {
  expect(framed({ x: 0, y: 0, width: 10, height: 10 }, { width: 200, height: 100 }).scale).toBe(1.25);
  expect(framed({ x: 0, y: 0, width: 0, height: 0 }, { width: 200, height: 100 }, 2).scale).toBe(2);
});
