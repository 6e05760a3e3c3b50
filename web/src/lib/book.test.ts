import { describe, expect, it } from 'vitest';
import { search, sectionFor } from './book';

const BOOK = [
  { clause: 'CABO-SET-1', heading: 'Équipement', text: 'Des cartes.' },
  { clause: 'CABO-SET-4', text: 'La défausse se mélange.' },
  { clause: 'CABO-TURN-2', text: 'Piochez une carte.' },
];

describe('the rule book', () => {
  it('is searched without accents and by several words', () => {
    expect(search(BOOK, 'defausse melange')).toEqual([BOOK[1]]);
    expect(search(BOOK, 'equipement')).toEqual([BOOK[0]]);
    expect(search(BOOK, '')).toEqual(BOOK);
    expect(search(BOOK, 'dragon')).toEqual([]);
  });

  it('opens at the clause, or at the nearest paragraph of its chapter', () => {
    expect(sectionFor(BOOK, 'CABO-SET-4')).toBe(BOOK[1]);
    expect(sectionFor(BOOK, 'CABO-SET-5')).toBe(BOOK[1]);
    expect(sectionFor(BOOK, 'CABO-TURN-1')).toBe(BOOK[2]);
    expect(sectionFor(BOOK, 'CV-DICE-1')).toBeUndefined();
  });
});
