import type { Frame, Now } from './types';

/**
 * All cards open: one view in which every seat's part is the one that seat saw itself, and rows of cards are those that truly lay
 * there. Boards keep what belongs to a seat under its letter, which is all this knows.
 */
export function openNow(frame: Frame): Now {
  if (frame.now) {
    return frame.now;
  }
  const views = frame.views ?? [];
  const result: Now = { ...(views[0]?.now ?? {}) };
  for (const [key, value] of Object.entries(result)) {
    if (isBySeat(value)) {
      result[key] = Object.fromEntries(
        Object.keys(value).map((seat) => {
          const own = views.find((view) => view.seat === seat)?.now[key];
          return [seat, truth(frame.position?.[key], seat) ?? part(own, seat) ?? value[seat]];
        }),
      );
    }
  }
  return result;
}

function isBySeat(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => /^[A-H]$/.test(key))
  );
}

/** A row of cards as it truly lay; anything more than a row is better told by its owner's view. */
function truth(value: unknown, seat: string): unknown {
  const row = part(value, seat);
  return Array.isArray(row) ? row : undefined;
}

function part(value: unknown, seat: string): unknown {
  return isBySeat(value) ? value[seat] : undefined;
}
