/** What this browser last saw of each table, so that it can tell what happened since. Only the last few tables are kept. */
interface Seen {
  seq: number;
  at: number;
}

const KEY = 'tablee.seen';
const MOST = 30;
/** Shorter breaks are told by the log alone. */
export const LONG_BREAK = 45_000;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function lastSeen(table: string): Seen | undefined {
  return all()[table];
}

export function saw(table: string, seq: number, at = Date.now()): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const kept = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([[table, { seq, at }], ...kept])));
  } catch {
    // A full store costs a recap, nothing else.
  }
}
