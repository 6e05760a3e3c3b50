import type { Frame } from '../../lib/types';
import type { CvEvent } from './forms';
import { AGES, ageOf, type Age, type CvNow } from './now';

/** What an age brought, and what was lost, by the numbers of the cards. */
export interface Chapter {
  age: Age;
  gained: number[];
  lost: number[];
}

/** The life of a seat in the three ages of its CV, as the table saw it; childhood is told with youth. */
export function chapters(frames: Frame<Pick<CvNow, 'phase' | 'left'>, CvEvent>[], seat: string): Chapter[] {
  const told = new Map<Age, Chapter>(AGES.map((age) => [age, { age, gained: [], lost: [] }]));
  // What is bought while a deck lasts belongs to its age, also the card with which it ends: the table before the step counts.
  let age: Age = 'young';
  for (const { events, now } of frames) {
    const chapter = told.get(age);
    for (const event of events) {
      if ((event.kind === 'bought' || event.kind === 'took') && event.seat === seat && event.card > 0) {
        chapter?.gained.push(event.card);
      } else if (event.kind === 'lost' && event.seat === seat && event.card > 0) {
        chapter?.lost.push(event.card);
      }
    }
    const next: Age = now ? ageOf(now) : age;
    age = next === 'child' ? 'young' : next;
  }
  return [...told.values()];
}
