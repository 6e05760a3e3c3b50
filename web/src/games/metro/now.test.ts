import { describe, expect, it } from 'vitest';
import { lineOf, slug, unsaid, type Face } from './now';

const bare: Face = {
  kind: 'LIFE',
  station: 'P',
  points: {},
  noblesse: 0,
  money: 0,
  price: 0,
  wealth: 0,
  needs: [],
};

describe('the map of a life', () => {
  it('puts a card on the line where it counts most', () => {
    expect(lineOf({ ...bare, points: { AMOUR: 1, SOCIAL: 3 } })).toBe('SOCIAL');
    expect(lineOf({ ...bare, points: { ETUDES: 2, BOULOT: 2 } })).toBe('ETUDES');
  });

  it('gives wealth a line of its own', () => {
    expect(lineOf({ ...bare, kind: 'PATRIMOINE' })).toBe('WEALTH');
  });

  it('puts a card without points where its category belongs', () => {
    expect(lineOf({ ...bare, category: 'BOULOT' })).toBe('BOULOT');
  });

  it('knows the copies of a card', () => {
    expect(slug('mot-plie~2')).toBe('mot-plie');
  });
});

describe('the words on a card', () => {
  it('leave out what its signs show', () => {
    const needs = [{ cards: ['colo'], points: {} }];
    expect(unsaid(['Social 1', 'il faut : Colo', 'piochez'], { ...bare, needs })).toEqual(['piochez']);
    const either = [...needs, { cards: ['brevet'], points: {} }];
    expect(unsaid(['Social 1', 'il faut : Colo, ou Brevet', 'piochez'], { ...bare, needs: either })).toEqual([
      'piochez',
    ]);
    expect(unsaid(['Social 1', 'piochez'], bare)).toEqual(['piochez']);
  });

  it('say what a Défi is about', () => {
    expect(unsaid(['Défi : plus que l’adversaire'], { ...bare, kind: 'DEFI' })).toEqual([
      'Défi : plus que l’adversaire',
    ]);
  });
});
