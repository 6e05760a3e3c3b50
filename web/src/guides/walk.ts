import type { GameEvent } from '../lib/types';

/**
 * A first game with somebody at one's elbow: a list of steps told one after the other at a real table, each until something real has
 * happened there, and asides for what may or may not come up. Data only; nothing here knows a rule or makes a move.
 */
export interface Trigger {
  /** A move of this kind can be made: its notation matches. */
  legal?: RegExp;
  /** One of these things happened. */
  event?: string[];
  /** Only when it happened to the reader. */
  mine?: boolean;
  /** The reader pressed *Next*. */
  press?: true;
}

export interface Step {
  /** Key of its text. */
  id: string;
  /** Told once this holds; at once if it is left out. */
  when?: Trigger;
  /** When this happens the story leaps here, whatever it still had to tell: a round may end before anybody expects it. */
  at?: Trigger;
  /** Done once this holds. */
  until: Trigger;
  /** What on the page it speaks of. */
  target?: string;
}

export interface Aside {
  id: string;
  when: Trigger;
  target?: string;
}

export interface Script {
  /** The table it is told at: `POST /api/tables` with one person and bots for the other seats. */
  table: { seats: number; options: Record<string, string>; level: string };
  steps: Step[];
  asides: Aside[];
}

export interface Progress {
  step: number;
  /** Whether the step's `when` has come true. */
  told: boolean;
  /** Asides that were shown already. */
  seen: string[];
  /** The aside on show. */
  aside: string | undefined;
}

export const START: Progress = { step: 0, told: false, seen: [], aside: undefined };

const NEVER = /^$/;

/** What is true at the table at this moment. */
export interface Moment {
  legal: readonly string[];
  events: readonly GameEvent[];
  isMine: (event: GameEvent) => boolean;
  pressed?: boolean;
}

export function holds(trigger: Trigger, moment: Moment): boolean {
  if (trigger.press) {
    return moment.pressed === true;
  }
  const { legal, event, mine } = trigger;
  const offered = legal !== undefined && moment.legal.some((move) => legal.test(move));
  const happened =
    event !== undefined &&
    moment.events.some((one) => event.includes(one.kind) && (!mine || moment.isMine(one)));
  return offered || happened;
}

/** Where the story stands after this moment. */
export function advance(script: Script, progress: Progress, moment: Moment): Progress {
  // A press belongs to the aside while there is one; the table goes on meanwhile.
  let next: Progress = moment.pressed ? { ...progress, aside: undefined } : progress;
  let rest: Moment = { ...moment, pressed: moment.pressed === true && progress.aside === undefined };
  const leap = script.steps.findIndex(
    ({ at }, index) => index > next.step && at !== undefined && holds(at, moment),
  );
  if (leap > 0) {
    next = { ...next, step: leap, told: false };
  }
  for (let step = script.steps[next.step]; step; step = script.steps[next.step]) {
    next = { ...next, told: next.told || step.when === undefined || holds(step.when, rest) };
    // What a step waits for may come before it could be told, when a move was made for the reader: then it is passed over.
    const over = next.told ? holds(step.until, rest) : holds({ ...step.until, legal: NEVER }, rest);
    if (!over) {
      break;
    }
    // An event or a press ends one step; the next one waits for its own.
    next = { ...next, step: next.step + 1, told: false };
    rest = { ...rest, events: [], pressed: false };
  }
  const aside =
    next.aside ?? script.asides.find((one) => !next.seen.includes(one.id) && holds(one.when, moment))?.id;
  return aside === undefined || aside === next.aside ? next : { ...next, seen: [...next.seen, aside], aside };
}
