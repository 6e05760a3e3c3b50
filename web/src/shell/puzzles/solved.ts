/** Which puzzles somebody has solved on this device. */
const KEY = 'tablee.puzzles';

export function solved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns all that are solved now; a browser that keeps nothing forgets them with the page */
export function solve(known: string[], puzzle: string): string[] {
  const all = known.includes(puzzle) ? known : [...known, puzzle];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It was solved all the same.
  }
  return all;
}
