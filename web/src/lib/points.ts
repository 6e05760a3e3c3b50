import type { Now } from './types';

/**
 * Points by seat where a view shows them, wherever a game keeps them: a list `scores`, or `points` or `counts.score` of each seat. No
 * rule is applied; a game that counts nothing while it lasts simply has none.
 */
export function pointsOf(now: Now): number[] | undefined {
  if (Array.isArray(now.scores)) {
    return now.scores as number[];
  }
  const seats = now.seats ?? now.players;
  if (typeof seats !== 'object' || seats === null) {
    return undefined;
  }
  const found = Object.keys(seats)
    .sort()
    .map((seat) => pointsOfSeat((seats as Record<string, Record<string, unknown>>)[seat] ?? {}));
  return found.every((points) => points !== undefined) && found.length > 0 ? found : undefined;
}

function pointsOfSeat(seat: Record<string, unknown>): number | undefined {
  const counts = seat.counts as Record<string, unknown> | undefined;
  const points = counts?.score ?? seat.points;
  return typeof points === 'number' ? points : undefined;
}
