import { lasting, marked, wipes, faces, type Mark } from './marks';
import { prefs } from './prefs.svelte';
import { Queue } from './queue';
import { beatOf, momentsOf, NO_MOMENTS, picturesOf, TEMPO, type GameMoments } from './rhythm';
import { play, type Sound } from './sound';
import type { LogLine } from './story';
import type { GameEvent, UpdateMessage } from './types';

/** One step of the game, with a message for each seat that looks on from this page. */
export interface Step {
  seq: number;
  updates: UpdateMessage[];
}

/** What somebody did, in the words of the log, at their seat. */
export interface Bubble {
  seat: string;
  say: string;
  seq: number;
  /** What may be shown beside the words, the best first; a set need not have them all. */
  pictures: string[];
}

/** A reveal waits so long at a table with a clock. */
const REVEAL = 15_000;
/** What I do myself I have seen: the next one only gives it time to land. What it reveals I have not. */
const OWN_BEAT = 450;
/** One and the same for everybody, so that nothing is drawn again for it. */
const NOTHING: never[] = [];
const MOST_WORDS = 2;
const SIX_SIDED = /^[1-6]( [1-6])*$/;

const eventsOf = (step: Step): GameEvent[] => step.updates[0]?.events ?? NOTHING;

/** What is going on at the table as it is shown: who acts, what they did, what stays marked, whether more is waiting. */
export class Play {
  lit = $state<string | undefined>();
  bubble = $state.raw<Bubble | undefined>();
  behind = $state(false);
  held = $state(false);
  rushing = $state(false);
  private marks = $state.raw<Record<string, Mark[]>>({});
  private said: GameMoments = NO_MOMENTS;
  private readonly queue: Queue<Step>;
  private hidden = document.hidden;

  /**
   * @param show puts steps on screen
   * @param actor whose step it is
   * @param timed whether a clock runs at this table
   */
  constructor(
    show: (steps: Step[]) => void,
    private readonly actor: (step: Step) => string | undefined,
    timed: () => boolean,
  ) {
    this.queue = new Queue<Step>(
      {
        light: (step) => {
          this.lit = this.actor(step);
        },
        show: (steps, motion) => {
          prefs.hasten(motion);
          this.ring(steps.flatMap(eventsOf));
          show(steps);
        },
        changed: () => this.look(),
      },
      () => (timed() ? REVEAL : 0),
    );
    this.pace();
  }

  /** What this game says about its events. */
  async learn(game: string): Promise<void> {
    this.said = await momentsOf(game).catch(() => NO_MOMENTS);
  }

  /** The reader's speed; a page that nobody sees has nothing to show. */
  pace(): void {
    this.queue.play(this.hidden ? 0 : TEMPO[prefs.speed]);
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.pace();
  }

  push(step: Step, own: boolean): void {
    const events = eventsOf(step);
    // Where the table itself waits for the reader's word, the page need not.
    const awaited = step.updates.some((update) => (update.legal?.length ?? 0) > 0);
    const reveals = events.some(({ kind }) => this.said.reveals.includes(kind));
    this.queue.push({
      what: step,
      beat: own && !reveals ? OWN_BEAT : beatOf(events, this.said),
      hold: !awaited && reveals,
      own,
    });
  }

  /** The step that is not shown yet and to which this message belongs. */
  pending(seq: number): Step | undefined {
    const newest = this.queue.newest();
    return newest?.seq === seq ? newest : undefined;
  }

  hurry(): void {
    this.queue.hurry();
  }

  /** Everything is on screen already: a page that was loaded, another language. */
  reset(): void {
    this.queue.clear();
    this.bubble = undefined;
    this.lit = undefined;
    this.look();
  }

  /** Whether these moves are one throw of the reader's own dice and nothing else. */
  isThrow(moves: readonly string[]): boolean {
    return moves.length === 1 && (this.said.throws?.test(moves[0] ?? '') ?? false);
  }

  /** What others changed since this seat moved. */
  marksFor(eyes: string): Mark[] {
    return this.marks[eyes] ?? NOTHING;
  }

  /** A step was told: it gets its bubble and leaves its marks, until the one who looks on has moved. */
  tell(eyes: string, seq: number, events: readonly GameEvent[], lines: readonly LogLine[]): void {
    const actor = lines.find((line) => line.seat)?.seat;
    if (actor === eyes || wipes(events)) {
      this.marks = { ...this.marks, [eyes]: NOTHING };
    }
    if (actor === undefined) {
      return;
    }
    const words = lines.filter((line) => line.seat === actor).slice(0, MOST_WORDS);
    this.lit = actor;
    const say = words.map((line) => line.say).join(' ');
    this.bubble = { seat: actor, say, seq, pictures: picturesOf(events, this.said) };
    // Whoever only looks on never moves, so nothing would ever be wiped off.
    if (actor !== eyes && eyes !== 'spectator') {
      const thrown = lines.findLast((line) => line.seat && line.dice && SIX_SIDED.test(line.dice));
      const news = [...lasting(events).flatMap((event) => this.said.marks(event)), ...last(thrown)];
      this.marks = { ...this.marks, [eyes]: marked(this.marksFor(eyes), news) };
    }
  }

  private look(): void {
    this.behind = this.queue.behind;
    this.held = this.queue.held;
    this.rushing = this.queue.rushing;
  }

  /** One sound for a step, that of its last event that has one: the last is what the step came to. */
  private ring(events: readonly GameEvent[]): void {
    const sound = events.reduce<Sound | undefined>(
      (heard, { kind }) => this.said.sounds[kind] ?? heard,
      undefined,
    );
    if (sound) {
      play(sound);
    }
  }
}

/** Dice with pips; others have a place of their own on their board. */
function last(line: LogLine | undefined): Mark[] {
  return line?.seat && line.dice && /^[\d ]+$/.test(line.dice)
    ? [{ kind: 'throw', seat: line.seat, dice: faces(line.dice.split(' ').map(Number)) }]
    : [];
}
