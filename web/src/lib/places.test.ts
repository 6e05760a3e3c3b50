import { expect, it } from 'vitest';
import { around, bow } from './places';

const seen = { x: 0, y: 0, width: 400, bottom: 300 };
const size = { width: 100, height: 40 };

it('words stand above their place, below it where there is no room, and never outside', () => {
  expect(around({ x: 150, y: 200, width: 60, height: 30 }, size, seen)).toEqual({
    x: 130,
    y: 150,
    below: false,
    tip: 50,
  });
  expect(around({ x: 0, y: 10, width: 20, height: 20 }, size, seen)).toEqual({
    x: 6,
    y: 40,
    below: true,
    tip: 16,
  });
  expect(around({ x: 380, y: 900, width: 20, height: 20 }, size, seen)).toMatchObject({ x: 294, y: 254 });
});

it('a bow goes from the middle of one to the middle of the other', () => {
  expect(bow({ x: 0, y: 0, width: 20, height: 20 }, { x: 100, y: 0, width: 20, height: 20 })).toBe(
    'M10 10 Q60 -10 110 10',
  );
});
