import { describe, expect, it } from 'vitest';
import { changes, nearest } from './changes';

describe('changing a whole hand', () => {
  const ways = changes([
    'draw P',
    'change P7',
    'change P6 M1',
    'change P5 M2',
    'change P5 M1 T1',
    'lay colo',
  ]);

  it('reads the listed ways', () => {
    expect(ways.map((way) => way.share)).toEqual([
      [7, 0, 0],
      [6, 1, 0],
      [5, 2, 0],
      [5, 1, 1],
    ]);
  });

  it('goes to the nearest listed way and to no other', () => {
    expect(nearest(ways, [6, 1, 0], 0, 5)?.move).toBe('change P5 M2');
    expect(nearest(ways, [6, 1, 0], 2, 1)?.move).toBe('change P5 M1 T1');
    expect(nearest(ways, [6, 1, 0], 1, 4)).toBeUndefined();
  });
});
