import { describe, expect, it } from 'vitest';
import { clockOf, left, minuteOf, spell } from './clock';

const days = (d: number, h: number): string => `${d}d ${h}h`;
const chair = { seat: 'A', name: 'Ana', kind: 'person' as const, ready: true };

describe('clocks', () => {
  it('counts down to when the server’s time is up, and shows the reserve meanwhile', () => {
    const live = { kind: 'live' as const, turn: 30, reserve: 120 };
    expect(left(live, { ...chair, reserve: 120_000, dueAt: 151_000 }, 11_000)).toBe(140_000);
    expect(left(live, { ...chair, reserve: 5_000, dueAt: 35_000 }, 90_000)).toBe(0);
    expect(left(live, { ...chair, reserve: 5_000 }, 90_000)).toBe(5_000);
    expect(left({ kind: 'none' }, chair, 0)).toBeUndefined();
  });

  it('stands still while the table has a pause', () => {
    const live = { kind: 'live' as const, turn: 30, reserve: 120 };
    expect(left(live, { ...chair, reserve: 120_000, left: 7_000 }, 90_000)).toBe(7_000);
    expect(left({ kind: 'slow', days: 2 }, { ...chair, left: 7_000 }, 90_000)).toBe(7_000);
  });

  it('shows a minute of the day, and is read as one', () => {
    expect(clockOf(0)).toBe('00:00');
    expect(clockOf(1_325)).toBe('22:05');
    expect(minuteOf('22:05')).toBe(1_325);
    expect(minuteOf(clockOf(479))).toBe(479);
  });

  it('reads as people say it', () => {
    expect(spell(245_000, days)).toBe('4:05');
    expect(spell(3_725_000, days)).toBe('1:02:05');
    expect(spell(2 * 86_400_000 + 3_600_000, days)).toBe('2d 1h');
  });
});
