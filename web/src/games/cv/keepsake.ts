import type { Frame } from '../../lib/types';
import { AGES, ageOf, type Age, type CvNow } from './now';

/** What an age brought, and what was lost, by the numbers of the cards. */
export interface Chapter {
  age: Age;
  gained: number[];
  lost: number[];
}

/** The life of a seat in the three ages of its CV, as the table saw it; childhood is told with youth. */
export function chapters(frames: Frame[], seat: string): Chapter[] {
  const told = new Map<Age, Chapter>(AGES.map((age) => [age, { age, gained: [], lost: [] }]));
  // What is bought while a deck lasts belongs to its age, also the card with which it ends: the table before the step counts.
  let age: Age = 'young';
  for (const { events, now } of frames) {
    for (const event of events.filter((one) => one.seat === seat)) {
      const card = event.card as number;
      const chapter = told.get(age);
      if ((event.kind === 'bought' || event.kind === 'took') && card > 0) {
        chapter?.gained.push(card);
      } else if (event.kind === 'lost' && card > 0) {
        chapter?.lost.push(card);
      }
    }
    const next: Age = now ? ageOf(now as unknown as CvNow) : age;
    age = next === 'child' ? 'young' : next;
  }
  return [...told.values()];
}
