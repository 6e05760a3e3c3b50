import { expect, it } from 'vitest';
import { nearest, type Box } from './arrows';

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

it('goes to what lies nearest in that direction', () => {
  const others = [box(100, 0), box(0, 100), box(100, 100), box(300, 0)];
  expect(nearest(box(0, 0), others, 'ArrowRight')).toBe(0);
  expect(nearest(box(0, 0), others, 'ArrowDown')).toBe(1);
  expect(nearest(box(0, 0), others, 'ArrowLeft')).toBe(-1);
  expect(nearest(box(100, 100), others.slice(0, 2), 'ArrowUp')).toBe(0);
});
