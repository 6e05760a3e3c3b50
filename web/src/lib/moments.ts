import type { Now } from './types';

/** How many moments a page can go back to; older ones are in the replay when the game is over. */
const MOST = 40;

interface Moment {
  seq: number;
  seat: string;
  now: Now;
}

/** What this browser was shown a while ago, so that a line of the log can show its moment again. Bounded. */
export class Moments {
  private kept: Moment[] = [];

  keep(seq: number, seat: string, now: Now): void {
    this.kept.push({ seq, seat, now });
    if (this.kept.length > MOST) {
      this.kept.shift();
    }
  }

  at(seq: number, seat: string): Now | undefined {
    return this.kept.find((moment) => moment.seq === seq && moment.seat === seat)?.now;
  }

  has(seq: number, seat: string): boolean {
    return this.at(seq, seat) !== undefined;
  }
}
