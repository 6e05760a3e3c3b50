/** Something that happened, on its way from the server to the screen. */
export interface Moment<T> {
  what: T;
  /** How long it stays on screen before the next one, in milliseconds at normal speed; 0 is nothing to look at. */
  beat: number;
  /** A reveal: it stays until the reader presses on. */
  hold?: boolean;
  /** The reader's own move: it is shown at once, and so is whatever came before it. */
  own?: boolean;
}

export interface Stage<T> {
  /** Who is going to act. */
  light(what: T): void;
  /** What is shown now, usually one moment; several when somebody is in a hurry. `motion` is how long movements take, 1 is usual. */
  show(moments: T[], motion: number): void;
  /** The queue fell behind, caught up, hurries or waits. */
  changed(): void;
}

/** What may wait, in milliseconds at normal speed; with more than that the rest is shown faster, visibly. */
const PATIENCE = 6_000;
/** A page that nobody looks at for an hour must not keep it all. */
const MOST = 60;
/** A little faster is not worth a word. */
const NOTICED = 0.8;
/** After a press. */
const RUSH = 0.3;
/** The part of a beat in which only the one who acts is lit. */
const LEAD = 0.2;

/**
 * Between the socket and the board: one moment at a time, each for its beat. The server never waits for it. It is never more behind than a
 * few seconds: then it hurries. A press hurries it, a second one shows everything at once.
 */
export class Queue<T> {
  private waiting: Moment<T>[] = [];
  /** Lit and not yet shown. */
  private coming: Moment<T> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private rush = 1;
  private pressed = false;
  private holding = false;
  private tempo = 1;

  /** @param limit how long a reveal waits at most, in milliseconds; 0 waits for the reader */
  constructor(
    private readonly stage: Stage<T>,
    private readonly limit: () => number = () => 0,
  ) {}

  /** Whether what is on screen is older than what is known. */
  get behind(): boolean {
    return this.coming !== undefined || this.waiting.length > 0;
  }

  /** Whether something waits behind a reveal until the reader presses on. */
  get held(): boolean {
    return this.holding && this.behind;
  }

  get rushing(): boolean {
    return this.behind && this.rush < NOTICED;
  }

  /** @param tempo 1 is normal, 2 twice as slow, 0 at once */
  play(tempo: number): void {
    this.tempo = tempo;
    if (tempo === 0) {
      this.flush();
    }
  }

  push(moment: Moment<T>): void {
    this.waiting.push(moment);
    if (moment.own || this.tempo === 0 || this.waiting.length > MOST) {
      this.flush();
    } else if (!this.busy) {
      this.next();
    }
    this.stage.changed();
  }

  /** The newest that is not shown yet: what arrives in several parts is put together there. */
  newest(): T | undefined {
    return (this.waiting.at(-1) ?? this.coming)?.what;
  }

  /** The reader does not want to wait: faster, then at once. */
  hurry(): void {
    if (!this.behind) {
      return;
    }
    if (this.pressed && !this.holding) {
      this.flush();
    } else {
      this.rush = this.holding ? this.rush : Math.min(this.rush, RUSH);
      this.pressed = !this.holding;
      this.holding = false;
      clearTimeout(this.timer);
      if (this.coming) {
        this.unveil();
      } else {
        this.next();
      }
    }
    this.stage.changed();
  }

  /** Everything at once, without movement. */
  flush(): void {
    const all = this.coming ? [this.coming, ...this.waiting] : this.waiting;
    this.clear();
    const last = all.at(-1);
    if (last) {
      this.stage.show(
        all.map(({ what }) => what),
        last.own && all.length === 1 ? 1 : 0,
      );
      this.rest(last.beat * this.tempo);
    }
    this.stage.changed();
  }

  /** Forgets what waits: something newer than all of it is on screen. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.coming = undefined;
    this.busy = false;
    this.holding = false;
    this.pressed = false;
    this.rush = 1;
  }

  private rest(milliseconds: number): void {
    if (milliseconds > 0) {
      this.busy = true;
      this.timer = setTimeout(() => this.next(), milliseconds);
    }
  }

  private next(): void {
    this.busy = true;
    this.holding = false;
    const backlog = this.waiting.reduce((sum, { beat }) => sum + beat, 0);
    this.rush = Math.min(this.rush, PATIENCE / Math.max(PATIENCE, backlog));
    this.coming = this.waiting.shift();
    const coming = this.coming;
    if (!coming) {
      this.clear();
    } else if (coming.beat === 0) {
      this.unveil();
    } else {
      this.stage.light(coming.what);
      this.timer = setTimeout(() => this.unveil(), coming.beat * this.pace * LEAD);
    }
    this.stage.changed();
  }

  private get pace(): number {
    return this.tempo * this.rush;
  }

  private unveil(): void {
    const moment = this.coming;
    this.coming = undefined;
    if (!moment) {
      return;
    }
    this.stage.show([moment.what], this.rush);
    this.holding = moment.hold === true;
    const stay = this.holding ? this.limit() : moment.beat * this.pace * (1 - LEAD);
    if (moment.beat === 0) {
      this.next();
    } else if (stay > 0) {
      this.timer = setTimeout(() => this.next(), stay);
    }
    this.stage.changed();
  }
}
