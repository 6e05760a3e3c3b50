import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plan } from './plan.svelte';

const DRAW = { do: 'draw', say: 'Draw' };
const CALL = { do: 'call', say: 'Call' };

let done: string[];
let plan: Plan;
beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  plan = new Plan(
    (move) => done.push(move),
    () => 0.5,
  );
});
afterEach(() => vi.useRealTimers());

/** Asked once and answered by hand after so long. */
function turn(milliseconds: number): void {
  plan.look('A', [DRAW, CALL]);
  vi.advanceTimersByTime(milliseconds);
  plan.moved();
  plan.look('A', []);
}

describe('a planned move', () => {
  it('is one of those that could be made when the last turn began', () => {
    expect(plan.offers('A')).toEqual([]);
    turn(1_000);
    expect(plan.offers('A')).toEqual([DRAW, CALL]);
    plan.look('A', [CALL]);
    plan.look('A', [DRAW]);
    plan.look('A', []);
    expect(plan.offers('A')).toEqual([CALL]);
    expect(plan.offers('B')).toEqual([]);
    expect(plan.offers(undefined)).toEqual([]);
  });

  it('is made when its seat is asked, as slowly as its person answers', () => {
    for (let i = 0; i < 8; i++) {
      turn(6_000);
    }
    plan.make('A', CALL);
    plan.look('B', [CALL]);
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
    plan.look('A', [DRAW, CALL]);
    vi.advanceTimersByTime(5_900);
    // News of the table that change nothing about the question do not make it begin anew.
    plan.look('A', [DRAW, CALL]);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(done).toEqual(['call']);
    expect(plan.planned).toBeUndefined();
  });

  it('is never quicker than a person, and never eats up a clock', () => {
    for (let i = 0; i < 8; i++) {
      turn(10);
    }
    plan.make('A', CALL);
    plan.look('A', [CALL, DRAW]);
    vi.advanceTimersByTime(890);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['call']);
    plan.look('A', []);
    plan.make('A', DRAW);
    plan.look('A', [CALL, DRAW], 600);
    vi.advanceTimersByTime(210);
    expect(done).toEqual(['call', 'draw']);
  });

  it('is no answer of its person: however quick a clock made it, the next one is not', () => {
    for (let i = 0; i < 8; i++) {
      turn(6_000);
    }
    for (let i = 0; i < 8; i++) {
      plan.make('A', CALL);
      plan.look('A', [CALL, DRAW], 600);
      vi.advanceTimersByTime(210);
      plan.look('A', []);
    }
    plan.make('A', DRAW);
    plan.look('A', [CALL, DRAW]);
    vi.advanceTimersByTime(5_900);
    expect(done).toEqual(Array.from({ length: 8 }, () => 'call'));
    vi.advanceTimersByTime(200);
    expect(done.at(-1)).toBe('draw');
  });

  it('is kept without the card that people are asked to remember', () => {
    plan.look('A', [{ do: 'take', say: 'Take the 7', kept: 'Take the discard' }, DRAW]);
    plan.moved();
    plan.look('A', []);
    expect(plan.offers('A')).toEqual([{ do: 'take', say: 'Take the discard' }, DRAW]);
    plan.make('A', { do: 'take', say: 'Take the discard' });
    plan.look('A', [{ do: 'take', say: 'Take the 3', kept: 'Take the discard' }, DRAW]);
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual(['take']);
  });

  it('is dropped when the same words of a log mean another card', () => {
    plan.make('A', { do: 'take', say: 'Take the 7' });
    plan.look('A', [{ do: 'take', say: 'Take the 12' }, DRAW]);
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
    expect(plan.missed).toBe('Take the 7');
  });

  it('is dropped, and said to be, when it cannot be made', () => {
    plan.make('A', CALL);
    plan.look('A', [DRAW]);
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
    expect(plan.planned).toBeUndefined();
    expect(plan.missed).toBe('Call');
  });

  it('is withdrawn at will, also while it waits, and by moving oneself', () => {
    plan.make('A', CALL);
    plan.withdraw();
    plan.look('A', [CALL, DRAW]);
    vi.advanceTimersByTime(60_000);
    plan.look('A', []);
    plan.make('A', CALL);
    plan.look('A', [CALL, DRAW]);
    plan.withdraw();
    vi.advanceTimersByTime(60_000);
    plan.look('A', []);
    plan.make('A', CALL);
    plan.look('A', [CALL, DRAW]);
    plan.moved();
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
  });
});
