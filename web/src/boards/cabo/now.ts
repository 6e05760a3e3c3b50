/** What a screen gets of a game of Cabo; the shape of `ViewFormat` on the server. */
export interface CaboNow {
  viewer: string;
  players: number;
  options: Record<string, string>;
  phase: string;
  round: number;
  starter: string | null;
  dealer: string | null;
  active: string | null;
  caller: string | null;
  held: number | null;
  awaited: string[];
  /** "?" is a face-down card, null an empty slot. */
  tableaux: Record<string, (number | '?' | null)[]>;
  looked: string[];
  draw: number;
  discards: number;
  discard: number | null;
  scores: number[];
  points: number[][];
  last?: {
    totals: number[];
    points: number[];
    winners: string[];
    caller: string | null;
    kamikaze: string[];
    resets: string[];
  };
}

const USUAL_LOOK_SECONDS = 6;

export function lookSeconds(now: CaboNow): number {
  return Number(now.options.lookSeconds ?? USUAL_LOOK_SECONDS);
}

/** Seats around the table, the viewer's own last. */
export function around(now: CaboNow, me: string | undefined): string[] {
  const seats = Object.keys(now.tableaux);
  const own = me ? seats.indexOf(me) : -1;
  return own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}
