import { expect, it } from 'vitest';
import { around, bow } from './places';

const seen = { x: 0, y: 0, width: 400, bottom: 300 };
const size = { width: 100, height: 40 };

it('words stand above their place, below it where there is no room, and never outside', () => {
  expect(around({ x: 150, y: 200, width: 60, height: 30 }, size, seen)).toEqual({
    x: 130,
    y: 150,
    side: 'above',
    tip: 50,
  });
  expect(around({ x: 0, y: 10, width: 20, height: 20 }, size, seen)).toEqual({
    x: 6,
    y: 40,
    side: 'below',
    tip: 16,
  });
  expect(around({ x: 380, y: 900, width: 20, height: 20 }, size, seen)).toMatchObject({ x: 294, y: 254 });
});

it('words keep off what is to be seen: they stand beside their place then', () => {
  const place = { x: 20, y: 220, width: 80, height: 60 };
  const road = { x: 0, y: 0, width: 400, height: 210 };
  expect(around(place, size, seen).side).toBe('above');
  expect(around(place, size, seen, [road])).toEqual({ x: 110, y: 230, side: 'right', tip: 20 });
  expect(around({ ...place, x: 310 }, size, seen, [road])).toMatchObject({ x: 200, side: 'left' });
});

it('words keep off the places of others, further off on the same side rather than far below', () => {
  const plate = { x: 150, y: 10, width: 40, height: 20 };
  const row = { x: 120, y: 36, width: 100, height: 60 };
  expect(around(plate, { width: 100, height: 60 }, seen, [row])).toMatchObject({
    x: 230,
    y: 6,
    side: 'right',
  });
  // Wherever they end up, they point to their place.
  const wall = { x: 0, y: 0, width: 400, height: 150 };
  expect(around(plate, { width: 100, height: 60 }, seen, [wall])).toMatchObject({ y: 160, side: 'below' });
});

it('words give way to what is pinned at the foot of the window, also when their place lies under it', () => {
  const hand = { x: 0, y: 220, width: 400, height: 80 };
  expect(around({ x: 20, y: 500, width: 380, height: 60 }, size, seen, [hand]).y).toBe(170);
  // Without it they stand at the foot.
  expect(around({ x: 20, y: 500, width: 380, height: 60 }, size, seen).y).toBe(254);
});

it('a bow goes from the middle of one to the middle of the other', () => {
  expect(bow({ x: 0, y: 0, width: 20, height: 20 }, { x: 100, y: 0, width: 20, height: 20 })).toBe(
    'M10 10 Q60 -10 110 10',
  );
});
