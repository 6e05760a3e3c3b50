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

/**
 * What somebody looks on who is shown the hands: the open table, and in each seat's part what that seat sees and remembers. What
 * lies in nobody's part, a card that was drawn, is seen as by whoever is asked.
 */
export function handsNow(now: Now, hands: Record<string, Now>, awaited: readonly string[]): Now {
  const asked = awaited.find((seat) => hands[seat] !== undefined);
  const seats = Object.keys(hands).sort((one, other) => Number(other === asked) - Number(one === asked));
  const views = seats.map((seat) => ({ seat, now: hands[seat] ?? now }));
  return { ...openNow({ step: 0, awaited: [], events: [], views }), viewer: now.viewer };
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
