import { expect, it } from 'vitest';
import { moments as cabo } from '../games/cabo/moments';
import { beatOf, momentsOf, NO_MOMENTS, picturesOf } from './rhythm';
import type { GameEvent } from './types';

const event = (kind: string): GameEvent => ({ kind, say: `${kind}.` });

it('a step is looked at for 0.9 to 1.4 seconds', () => {
  expect(beatOf([event('drew')], cabo)).toBe(900);
  expect(beatOf([event('drew'), event('exchanged')], cabo)).toBe(1_030);
  expect(
    beatOf(
      Array.from({ length: 9 }, () => event('laid')),
      NO_MOMENTS,
    ),
  ).toBe(1_400);
  expect(beatOf([event('discarded'), event('called')], cabo)).toBe(1_300);
});

it('a step is shown by the card it came to, and by nothing that lies face down', async () => {
  const [metro, cards] = await Promise.all([momentsOf('metro'), momentsOf('cabo')]);
  const told = (kind: string, rest: object): GameEvent => ({ kind, seat: 'B', ...rest });
  expect(picturesOf([told('drew', {}), told('laid', { card: 'brevet~2', paid: 0 })], metro)).toEqual([
    'brevet',
    'event.laid',
    'event.drew',
  ]);
  expect(picturesOf([told('announced', { faceDown: true, card: '?P' })], metro)).toEqual(['event.announced']);
  expect(picturesOf([told('drew', { value: 7 })], cards)).toEqual(['event.drew']);
  expect(picturesOf([told('declared', { value: null })], cards)).toEqual(['event.declared']);
  expect(picturesOf([told('declared', { value: 10 })], cards)[0]).toBe('10');
  expect(picturesOf([told('called', {})], NO_MOMENTS)).toEqual(['event.called']);
});

it('what is light is lighter, and what is not told takes no time', () => {
  expect(beatOf([event('continued')], cabo)).toBe(300);
  expect(beatOf([], cabo)).toBe(0);
  expect(beatOf([{ kind: 'nothing' }], cabo)).toBe(0);
});

it.each(['cabo', 'cv', 'metro', 'hasard'])(
  '%s says how its events sound and what they mark',
  async (game) => {
    const moments = await momentsOf(game);
    expect(Object.keys(moments.sounds).length).toBeGreaterThan(8);
    // A step takes a second or so; only cards that all turn, one after another, take longer.
    const long = Object.entries(moments.beats).filter(([, beat]) => (beat ?? 0) > 1_400);
    expect(long.filter(([kind]) => !moments.reveals.includes(kind))).toEqual([]);
    expect(long.filter(([, beat]) => (beat ?? 0) > 3_000)).toEqual([]);
  },
);

it('a game that says nothing has a plain beat', async () => {
  expect(await momentsOf('a-game-of-tomorrow')).toBe(NO_MOMENTS);
});
