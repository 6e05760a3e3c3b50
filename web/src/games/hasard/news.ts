import type { Spoken } from '../../lib/types';
import type { HasardEvent } from './forms';

/** What lies in the lid of the box and what is told in large letters. */
export interface News {
  dice: number[];
  thrown: { bonus: Record<string, number>; needed: number; bar: string } | undefined;
  luck: string;
  story: string;
  loud: boolean;
  /** Counts the throws, so that two equal ones are seen to be two. */
  turn: number;
}

export const SILENCE: News = { dice: [], thrown: undefined, luck: '', story: '', loud: false, turn: 0 };

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
          event.kind === 'thrown' ? { bonus: event.bonus, needed: event.needed, bar: event.bar } : undefined,
        turn: next.turn + 1,
      };
    }
    if (event.kind === 'turn') {
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
