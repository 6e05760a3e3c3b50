import { describe, expect, it } from 'vitest';
import { along, childhood, drawn, obstacleAt, standingAt, upward } from './road';

describe('the road', () => {
  it('goes up through a Carton from middle to middle, and the next one bends the other way', () => {
    expect(along(upward(1), 0)).toEqual([50, 100]);
    expect(along(upward(1), 1)).toEqual([50, 0]);
    expect(along(upward(1), 0.5)[0]).toBeGreaterThan(80);
    expect(along(upward(2), 0.5)[0]).toBeLessThan(20);
  });

  it('leads from both cradles to the crossroads in the middle', () => {
    expect(along(childhood('CH-L'), 1)[0]).toBe(100);
    expect(along(childhood('CH-R'), 1)[0]).toBe(0);
  });

  it('has its obstacles in order, and a pawn stands beyond the one it passed', () => {
    const heights = [1, 2, 3, 4, 5].flatMap((k) => [
      obstacleAt(upward(1), k, 5)[1],
      standingAt(upward(1), k, 5)[1],
    ]);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  it('is drawn as one path', () => {
    expect(drawn(upward(1))).toBe('M50 100 C108 92 108 8 50 0');
  });
});
