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

/** Whether all cards lie open because the round is over; a number seen earlier is a note of one's own. */
export function isRevealed(now: CaboNow): boolean {
  return now.phase === 'round summary' || now.phase === 'game over';
}

/** Whether somebody holds a card in the air at the moment; a card whose power is being used lies on the pile only afterwards. */
export function isHolding(now: CaboNow): boolean {
  return now.phase.startsWith('hold') || now.phase === 'power target';
}

/** Seats around the table, the viewer's own last. */
export function around(now: CaboNow, me: string | undefined): string[] {
  const seats = Object.keys(now.tableaux);
  const own = me ? seats.indexOf(me) : -1;
  return own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}

export interface Chairs {
  left: string[];
  top: string[];
  right: string[];
  bottom: string[];
}

/** Who sits where, clockwise from the chair at my left. */
export function chairs(now: CaboNow, me: string | undefined): Chairs {
  const ring = around(now, me);
  const bottom = ring.slice(-1);
  const others = ring.slice(0, -1);
  const side = others.length >= 6 ? 2 : others.length >= 3 ? 1 : 0;
  return {
    bottom,
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
