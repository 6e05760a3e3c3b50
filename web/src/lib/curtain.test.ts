import { describe, expect, it } from 'vitest';
import { isSecret, nextSeat } from './curtain';
import type { SeatView } from './types';

function view(seat: string, moves: number, now: Record<string, unknown> = {}): SeatView {
  const legal = Array.from({ length: moves }, (_, i) => ({ do: `m${i}`, say: '' }));
  return { seat, now: { viewer: seat, ...now }, awaited: [], asked: '', legal };
}

describe('the curtain', () => {
  it('falls only where somebody could see what is not theirs', () => {
    expect(isSecret([view('A', 0, { pawn: 3 }), view('B', 1, { pawn: 3 })])).toBe(false);
    expect(isSecret([view('A', 0, { hand: [1] }), view('B', 1, { hand: [] })])).toBe(true);
    expect(isSecret([view('A', 1, { row: ['?'] }), view('B', 1, { row: ['?'] })])).toBe(true);
  });

  it('leaves the screen to whoever still decides, then goes round', () => {
    const views = { A: view('A', 0), B: view('B', 2), C: view('C', 1) };
    expect(nextSeat(['A', 'B', 'C'], views, undefined)).toBe('B');
    expect(nextSeat(['A', 'B', 'C'], views, 'B')).toBe('B');
    expect(nextSeat(['A', 'B', 'C'], { ...views, B: view('B', 0) }, 'B')).toBe('C');
    expect(nextSeat(['A', 'C'], { A: view('A', 0), C: view('C', 0) }, 'C')).toBe('C');
  });
});
