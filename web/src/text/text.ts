import { byGame } from '../games/games';
import type { Now } from '../lib/types';

/** A part of the table in words: for screen readers, and for whoever prefers to read. */
export interface TextTable {
  title: string;
  head: string[];
  rows: string[][];
}

export interface Words {
  /** People's names by seat. */
  names: Record<string, string>;
  /** The name of a card or place. */
  card: (id: string | number) => string;
  t: (key: string, ...args: (string | number)[]) => string;
}

export type Describe = (now: Now, words: Words) => TextTable[];

const GAMES = byGame(import.meta.glob<Describe>('../games/*/text.ts', { eager: true, import: 'describe' }));

/** The table in words; a game that has no words of its own is listed field by field. */
export function describeTable(game: string, now: Now, words: Words): TextTable[] {
  try {
    return GAMES[game]?.(now, words) ?? plain(now, words);
  } catch {
    // These words are the last resort when a board breaks, so they must not break themselves.
    return plain(now, words);
  }
}

export function who(words: Words, seat: string): string {
  return words.names[seat] ?? seat;
}

/** A list for the ear: with commas, and a word where there is nothing. */
export function list(parts: readonly string[], words: Words): string {
  return parts.length > 0 ? parts.join(', ') : words.t('text.none');
}

function plain(now: Now, words: Words): TextTable[] {
  const rows = Object.entries(now).map(([name, value]) => [name, show(value)]);
  return [{ title: words.t('menu.text'), head: ['', ''], rows }];
}

function show(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(show).join(', ');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${show(part)}`)
      .join('; ');
  }
  return value === null || value === undefined ? '–' : String(value as string | number | boolean);
}
