import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queue, type Moment } from './queue';
import { PACE } from './rhythm';

let shown: string[][];
let lit: string[];
let moving: number[];
let queue: Queue<string>;

function open(limit = 0): void {
  shown = [];
  lit = [];
  moving = [];
  queue = new Queue<string>(
    {
      light: (what) => lit.push(what),
      show: (all, motion) => {
        shown.push(all);
        moving.push(motion);
      },
      changed: () => undefined,
    },
    () => limit,
  );
}

const step = (what: string, more: Partial<Moment<string>> = {}): Moment<string> => ({
  what,
  beat: 1_000,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  open();
});
afterEach(() => vi.useRealTimers());

describe('a queue of moments', () => {
  it('shows one thing at a time: first who, then what, then a breath', () => {
    'abc'.split('').forEach((name) => queue.push(step(name)));
    expect([lit, shown]).toEqual([['a'], []]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([['a']]);
    vi.advanceTimersByTime(799);
    expect(lit).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect([lit, shown]).toEqual([['a', 'b'], [['a']]]);
    vi.advanceTimersByTime(2_000);
    expect(shown).toEqual([['a'], ['b'], ['c']]);
  });

  it('is behind until the last one is on screen, not until its beat is over', () => {
    queue.push(step('a'));
    queue.push(step('b'));
    vi.advanceTimersByTime(1_199);
    expect(queue.behind).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([['a'], ['b']]);
    expect(queue.behind).toBe(false);
  });

  it('what has nothing to look at takes no time and keeps its place', () => {
    queue.push(step('a'));
    queue.push(step('nothing', { beat: 0 }));
    queue.push(step('b'));
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([['a'], ['nothing']]);
    expect(lit).toEqual(['a', 'b']);
  });

  it('takes its speed from the reader, and waits for nothing at speed 0', () => {
    queue.play(2);
    queue.push(step('a'));
    queue.push(step('b'));
    vi.advanceTimersByTime(2_399);
    expect(shown).toEqual([['a']]);
    queue.play(0);
    expect(shown).toEqual([['a'], ['b']]);
    queue.push(step('c'));
    expect(shown).toEqual([['a'], ['b'], ['c']]);
    expect(moving.slice(1)).toEqual([0, 0]);
  });

  it('an own move is shown at once, with all that came before it', () => {
    queue.push(step('a'));
    queue.push(step('b'));
    queue.push(step('mine', { own: true }));
    expect(shown).toEqual([['a', 'b', 'mine']]);
    expect(queue.behind).toBe(false);
  });

  it('an own move alone moves as usual, and the next one gives it time to land', () => {
    queue.push(step('mine', { own: true, beat: 500 }));
    queue.push(step('a'));
    expect([shown, moving]).toEqual([[['mine']], [1]]);
    vi.advanceTimersByTime(499);
    expect(lit).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(lit).toEqual(['a']);
  });
});

describe('a queue that is behind', () => {
  it('hurries, so that it is never late by more than a few seconds, and calms down again', () => {
    for (let i = 0; i < 24; i++) {
      queue.push(step(`${i}`));
    }
    vi.advanceTimersByTime(1_000);
    expect(queue.rushing).toBe(true);
    vi.advanceTimersByTime(6_500);
    expect(shown.length).toBe(24);
    expect(queue.rushing).toBe(false);
    queue.push(step('later'));
    queue.push(step('last'));
    vi.advanceTimersByTime(1_199);
    expect(shown.length).toBe(25);
  });

  it('is not outrun by three bots of six steps each at the pace of its speed', () => {
    const beat = 1_030;
    for (let i = 0; i < 18; i++) {
      queue.push({ what: `${i}`, beat });
      // The pace is the longest that a bot waits; the shortest is two thirds of it (`Pace` of the bots).
      vi.advanceTimersByTime((PACE.normal * 2) / 3);
      expect(queue.rushing, `after ${i}`).toBe(false);
    }
  });

  it('keeps no more than it can show', () => {
    for (let i = 0; i < 62; i++) {
      queue.push(step(`${i}`));
    }
    expect(shown.flat().length).toBe(62);
    expect(queue.behind).toBe(false);
  });

  it('goes faster for a press, and shows everything for a second one', () => {
    'abcd'.split('').forEach((name) => queue.push(step(name)));
    queue.hurry();
    expect(shown).toEqual([['a']]);
    expect(queue.rushing).toBe(true);
    vi.advanceTimersByTime(301);
    expect(shown).toEqual([['a'], ['b']]);
    queue.hurry();
    expect(shown).toEqual([['a'], ['b'], ['c', 'd']]);
    expect(moving.at(-1)).toBe(0);
  });

  it('a press when nothing is under way changes nothing', () => {
    queue.push(step('a'));
    vi.advanceTimersByTime(200);
    queue.hurry();
    queue.push(step('b'));
    expect([lit, shown]).toEqual([['a'], [['a']]]);
  });
});

describe('a reveal', () => {
  it('stays until the reader presses on, however long that takes', () => {
    queue.push(step('reveal', { hold: true }));
    queue.push(step('a'));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([['reveal']]);
    expect(queue.held).toBe(true);
    queue.hurry();
    expect(queue.held).toBe(false);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([['reveal'], ['a']]);
    expect(moving).toEqual([1, 1]);
  });

  it('stays for its time where a clock runs', () => {
    open(15_000);
    queue.push(step('reveal', { hold: true }));
    queue.push(step('a'));
    vi.advanceTimersByTime(15_199);
    expect(shown).toEqual([['reveal']]);
    vi.advanceTimersByTime(201);
    expect(shown).toEqual([['reveal'], ['a']]);
  });

  it('what comes after it was looked at is shown in its turn', () => {
    queue.push(step('reveal', { hold: true }));
    vi.advanceTimersByTime(30_000);
    expect(queue.held).toBe(false);
    queue.push(step('a'));
    expect(queue.held).toBe(true);
    queue.hurry();
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([['reveal'], ['a']]);
  });
});
