import type { Sitting, Clock } from './types';

const SECOND = 1_000;
const DAY = 86_400_000;

/** Milliseconds a seat has left, or undefined where no clock ticks. `now` is the server's time. */
export function left(clock: Clock, chair: Sitting, now: number): number | undefined {
  if (chair.left !== undefined) {
    return chair.left;
  }
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'live': {
      const reserve = chair.reserve ?? clock.reserve * SECOND;
      return chair.dueAt === undefined ? reserve : Math.max(0, chair.dueAt - now);
    }
    case 'slow':
      return chair.dueAt === undefined ? undefined : Math.max(0, chair.dueAt - now);
  }
}

/** `4:05`, or days and hours for slow games. */
export function spell(milliseconds: number, days: (d: number, h: number) => string): string {
  if (milliseconds >= DAY) {
    return days(Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / 3_600_000));
  }
  const seconds = Math.floor(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** `22:00` of minute 1320, and back. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
