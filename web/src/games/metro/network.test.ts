import { describe, expect, it } from 'vitest';
import { network, TRACKS } from './network';
import type { Face } from './now';

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
const FACES: Record<string, Face> = {
  love: { ...bare, points: { AMOUR: 1 } },
  study: { ...bare, points: { ETUDES: 2 } },
  both: { ...bare, points: { AMOUR: 1, SOCIAL: 1 } },
  house: { ...bare, kind: 'PATRIMOINE', wealth: 3 },
  strike: { ...bare, kind: 'ACCROC', category: 'ETUDES' },
};
const face = (card: string): Face => FACES[card] ?? bare;
const front = (...cards: string[]): { card: string; paid: number; turn: number }[] =>
  cards.map((card, turn) => ({ card, paid: 0, turn }));

describe('the network of a life', () => {
  it('puts cards of one line one after another, those of others side by side', () => {
    const { stops, columns } = network({ front: front('love', 'study', 'love'), accrocs: [] }, face);
    expect(stops.map((stop) => [stop.column, stop.top])).toEqual([
      [0, 0],
      [0, 2],
      [1, 0],
    ]);
    expect(columns).toBe(2);
  });

  it('keeps the column of an exchange free on every row it crosses', () => {
    const { stops } = network({ front: front('study', 'both', 'study', 'love'), accrocs: [] }, face);
    const [first, exchange, next, love] = stops;
    expect(exchange).toMatchObject({ column: 1, top: 0, bottom: 4 });
    expect(exchange?.worth.map(({ row }) => TRACKS[row])).toEqual(['AMOUR', 'SOCIAL']);
    expect([first?.column, next?.column, love?.column]).toEqual([0, 2, 2]);
  });

  it('lays wealth on its own line and an Accroc where it disturbs, when it came', () => {
    const { stops } = network(
      {
        front: front('house', 'study', 'study'),
        accrocs: [{ card: 'strike', layer: 'B', spared: [], turn: 1.5 }],
      },
      face,
    );
    expect(stops.map((stop) => [stop.card, TRACKS[stop.top], stop.column])).toEqual([
      ['house', 'WEALTH', 0],
      ['study', 'ETUDES', 0],
      ['strike', 'ETUDES', 1],
      ['study', 'ETUDES', 2],
    ]);
    expect(stops[2]?.layer).toBe('B');
  });

  it('of a life without cards is empty', () => {
    expect(network({ front: [], accrocs: [] }, face)).toEqual({ stops: [], columns: 0 });
  });
});
