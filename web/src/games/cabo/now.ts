import { around } from '../../boards/common/seats';
import type { CaboNow } from './forms';

export type { CaboNow };

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

export function indexOf(seat: string): number {
  return seat.charCodeAt(0) - 65;
}

/** Who still has a last turn to play after a call, in the order they will; whoever is at it comes first. */
export function owing(now: CaboNow): string[] {
  if (now.caller === null || now.active === null || isRevealed(now)) {
    return [];
  }
  const ring = around(Object.keys(now.tableaux), now.caller).slice(0, -1);
  return now.active === now.caller ? ring : ring.slice(ring.indexOf(now.active));
}

export interface Chairs {
  left: string[];
  top: string[];
  right: string[];
  bottom: string[];
}

/** Who sits where, clockwise from the chair at my left. */
export function chairs(now: CaboNow, me: string | undefined): Chairs {
  const ring = around(Object.keys(now.tableaux), me);
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

export interface Share {
  total: number;
  points: number;
  /** Why these points: a key of `board.cabo.why.`. */
  why: 'kamikaze' | 'suffers' | 'wrong' | 'called' | 'lowest' | 'total';
  /** What a wrong call costs on top of the cards. */
  fine: number;
  wins: boolean;
  /** Fell back from exactly 100. */
  reset: boolean;
}

/** What the last round brought a seat; every number is the server's. */
export function share(now: CaboNow, seat: string): Share | undefined {
  const last = now.last;
  if (!last) {
    return undefined;
  }
  const total = last.totals[indexOf(seat)] ?? 0;
  const points = last.points[indexOf(seat)] ?? 0;
  const wins = last.winners.includes(seat);
  const called = last.caller === seat;
  return {
    total,
    points,
    fine: points - total,
    wins,
    reset: last.resets.includes(seat),
    why: last.kamikaze.includes(seat)
      ? 'kamikaze'
      : last.kamikaze.length > 0
        ? 'suffers'
        : wins
          ? called
            ? 'called'
            : 'lowest'
          : called
            ? 'wrong'
            : 'total',
  };
}

/** What drops from 100 took off a seat's score so far: the rounds and this add up to the score. */
export function dropped(now: CaboNow, seat: string): number {
  const sum = now.points.reduce((all, round) => all + (round[indexOf(seat)] ?? 0), 0);
  return (now.scores[indexOf(seat)] ?? 0) - sum;
}

/** How many early rounds one line of the sheet stands for, where so many are shown by themselves; a single one is shown by itself, too. */
export function folded(rounds: number, shown: number): number {
  return rounds - shown > 1 ? rounds - shown : 0;
}
