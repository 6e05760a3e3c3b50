import type { Spoken } from '../../lib/types';
import type { HasardEvent } from './forms';

/** What lies in the lid of the box and what is told in large letters. */
export interface News {
  dice: number[];
  thrown: { pawn: number; bonus: Record<string, number>; needed: number; bar: string } | undefined;
  /** What everybody threw to be born, throw after throw: equal ones throw again. */
  births: Record<string, number[]>;
  luck: string;
  story: string;
  loud: boolean;
  /** Counts the throws, so that two equal ones are seen to be two. */
  turn: number;
}

export const SILENCE: News = {
  dice: [],
  thrown: undefined,
  births: {},
  luck: '',
  story: '',
  loud: false,
  turn: 0,
};

const LOUD = new Set<HasardEvent['kind']>([
  'destinyTriggered',
  'destiny',
  'luck',
  'died',
  'wounded',
  'succeeded',
  'taskWon',
  'taskFailed',
  'displaced',
  'exchanged',
  'ambushPlaced',
  'ambushLifted',
  'cartonLaid',
  'heldUp',
  'gameOver',
]);

/** The lid after these events. The sentences are the server's. */
export function after(news: News, events: Spoken<HasardEvent>[]): News {
  let next = news;
  for (const event of events) {
    if (event.kind === 'birth' || event.kind === 'thrown') {
      next = {
        ...next,
        dice: event.dice,
        thrown:
          event.kind === 'thrown'
            ? { pawn: event.pawn, bonus: event.bonus, needed: event.needed, bar: event.bar }
            : undefined,
        turn: next.turn + 1,
      };
    }
    if (event.kind === 'birth') {
      const sum = event.dice.reduce((all, die) => all + die, 0);
      next = { ...next, births: { ...next.births, [event.seat]: [...(next.births[event.seat] ?? []), sum] } };
    }
    if (event.kind === 'born') {
      // The throw of whoever came before has nothing to do with a new life.
      next = { ...next, thrown: undefined };
    } else if (event.kind === 'turn') {
      next = { ...next, luck: '' };
    } else if (event.kind === 'luck') {
      next = { ...next, luck: event.face };
    }
  }
  // A throw is told by the dice themselves and the sum beside them.
  const told = events.filter((event) => event.say && event.kind !== 'thrown');
  if (told.length === 0 && next !== news) {
    next = { ...next, story: '', loud: false };
  }
  const headline = told.findLast((event) => LOUD.has(event.kind)) ?? told.at(-1);
  return headline ? { ...next, story: headline.say ?? '', loud: LOUD.has(headline.kind) } : next;
}
