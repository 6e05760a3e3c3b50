import type { Move } from './types';

/** Answers that somebody who has not answered often yet might take, in milliseconds. */
const USUAL = [1_800, 3_200, 4_700];
const REMEMBERED = 8;
const LEAST = 900;
const MOST = 15_000;
/** Of what is left on a clock, no more than this is spent on looking like somebody who thinks. */
const OF_CLOCK = 1 / 3;

/** What somebody means to do when they are asked next. */
export interface Planned {
  seat: string;
  do: string;
  say: string;
}

/** A move as a page may keep it when its moment is over: what the game asks people to remember is not in its words. */
export function lasting(move: Move): Move {
  return { do: move.do, say: move.kept ?? move.say };
}

/**
 * A move planned while others play: done when its seat is asked and it is among the moves then, else dropped. It never leaves this page before, so that nobody can hear
 * of it, and it is answered as slowly as its own person has answered before, so that its haste tells nothing either (ADR 336).
 */
export class Plan {
  planned = $state.raw<Planned | undefined>();
  /** Said once: what was planned could not be done. */
  missed = $state('');
  private offered = $state.raw<Record<string, readonly Move[]>>({});
  private taken = [...USUAL];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = '';
  private since = 0;

  /** @param act makes a move */
  constructor(
    private readonly act: (move: string) => void,
    private readonly random: () => number = Math.random,
  ) {}

  /** What this seat could do when its last turn began, which is what it can plan. */
  offers(seat: string | undefined): readonly Move[] {
    return (seat === undefined ? undefined : this.offered[seat]) ?? [];
  }

  make(seat: string, move: Move): void {
    this.planned = { seat, do: move.do, say: move.say };
    this.missed = '';
  }

  withdraw(): void {
    clearTimeout(this.timer);
    this.planned = undefined;
  }

  /**
   * How things stand on the screen: who looks on, and what they can do now, which is nothing while others are awaited.
   *
   * @param left milliseconds on their clock; undefined where none ticks
   */
  look(seat: string | undefined, moves: readonly Move[], left?: number): void {
    const asked =
      seat === undefined || moves.length === 0 ? '' : `${seat} ${moves.map((move) => move.do).join('\n')}`;
    if (asked === this.asked) {
      return;
    }
    clearTimeout(this.timer);
    const begins = this.asked === '';
    this.asked = asked;
    if (seat === undefined || asked === '') {
      return;
    }
    this.since = Date.now();
    this.missed = '';
    if (begins) {
      this.offered = { ...this.offered, [seat]: moves.map(lasting) };
    }
    const planned = this.planned;
    if (planned?.seat !== seat) {
      return;
    }
    // The same notation may mean another card by now, which its words tell.
    if (moves.map(lasting).some((move) => move.do === planned.do && move.say === planned.say)) {
      this.timer = setTimeout(() => {
        this.planned = undefined;
        this.act(planned.do);
      }, this.pause(left));
    } else {
      this.planned = undefined;
      this.missed = planned.say;
    }
  }

  /** The reader has moved by hand: a plan for this moment is over, and this is how long they take. */
  moved(): void {
    clearTimeout(this.timer);
    this.planned = undefined;
    this.taken = [...this.taken, Date.now() - this.since].slice(-REMEMBERED);
  }

  private pause(left = Infinity): number {
    const one = this.taken[Math.floor(this.random() * this.taken.length)] ?? LEAST;
    const like = Math.min(MOST, Math.max(LEAST, one * (0.8 + 0.4 * this.random())));
    return Math.min(like, left * OF_CLOCK);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
