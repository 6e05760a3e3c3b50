import { isObject, type Obj, type Value } from '../../lib/sets/schema';
import { CATEGORIES } from './symbols';

export const cardOf = (_: string, { number }: Obj): string | undefined =>
  typeof number === 'number' ? String(number) : undefined;

export function owned(files: Record<string, Value>, name: string): void {
  const deck = files['deck.json'];
  if (isObject(deck)) {
    deck.set = name;
  }
}

export const wordOf = (value: string): string | undefined =>
  CATEGORIES[value] ? `board.cv.c.${value}` : undefined;
