import type { Result, SeatResult } from '../../client';

/** Between the badges in the address of a group; no badge has it. */
const BETWEEN = '.';

/** Whoever sat there in person beside me; they make the group, whatever bots filled it up. */
function badges(result: Result): string[] {
  return [...new Set(result.people.flatMap((one) => one.badge ?? []))].sort();
}

/** The group of those who played here, as its page is addressed; nothing for a game without other people. */
export function groupOf(result: Result): string {
  return badges(result).join(BETWEEN);
}

/** Somebody of it with whom one may ask for all of its games. */
export const oneOf = (group: string): string => group.split(BETWEEN)[0] ?? '';

export interface Standing {
  key: string;
  name: string;
  face: string | undefined;
  mine: boolean;
  played: number;
  won: number;
  place: number;
}

/** What came of its games, best first: by average place, then by games won. Games with a bot in somebody's stead do not count. */
export function standings(results: readonly Result[]): Standing[] {
  const all = new Map<string, { one: SeatResult; places: number[] }>();
  // The newest first, so that everybody goes by the name they had last.
  for (const result of results.filter(({ counts }) => counts)) {
    for (const one of result.people) {
      const key = one.mine ? '' : one.badge;
      if (key !== undefined) {
        const known = all.get(key) ?? { one, places: [] };
        known.places.push(one.place);
        all.set(key, known);
      }
    }
  }
  return [...all]
    .map(([key, { one, places }]) => ({
      key,
      name: one.name,
      face: one.face,
      mine: one.mine,
      played: places.length,
      won: places.filter((place) => place === 1).length,
      place: places.reduce((sum, place) => sum + place, 0) / places.length,
    }))
    .sort((a, b) => a.place - b.place || b.won - a.won || a.name.localeCompare(b.name));
}
