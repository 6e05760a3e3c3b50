import type { SignName } from '../../art/signs';

/** What a drawn card can be used for, by its number; the words are `board.cabo.power.` and `board.cabo.named.`. */
const POWERS: Record<number, SignName> = {
  7: 'eye',
  8: 'eye',
  9: 'glass',
  10: 'glass',
  11: 'swap',
  12: 'swap',
};

export function powerOf(value: number | '?' | null): SignName | undefined {
  return typeof value === 'number' ? POWERS[value] : undefined;
}

/** Low is good, high is bad; the number itself says so, the tint only helps. */
export function toneOf(value: number | '?' | null): string {
  return typeof value !== 'number' ? '' : value <= 4 ? 'low' : value <= 8 ? 'middle' : 'high';
}
