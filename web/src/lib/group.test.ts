import { describe, expect, it } from 'vitest';
import type { Result } from '../../client';
import { groupOf, oneOf, standings } from './group';

const seat = (name: string, place: number, badge?: string): Result['people'][number] => ({
  seat: 'A',
  name,
  bot: name === 'Bot',
  mine: name === 'Me',
  place,
  ...(badge ? { badge } : {}),
});
const game = (people: Result['people'], counts = true): Result => ({
  table: people.map(({ place }) => place).join(''),
  game: 'cabo',
  endedAt: 1,
  place: 1,
  of: people.length,
  counts,
  people,
});

describe('a group', () => {
  it('is the same people, in whatever order they sat and whatever bots sat with them', () => {
    const one = game([seat('Me', 1), seat('Ben', 2, 'b'), seat('Ana', 3, 'a')]);
    const other = game([seat('Ana', 1, 'a'), seat('Bot', 2), seat('Ben', 3, 'b'), seat('Me', 4)]);
    expect(groupOf(one)).toBe('a.b');
    expect(groupOf(other)).toBe('a.b');
    expect(oneOf('a.b')).toBe('a');
    expect(groupOf(game([seat('Me', 1), seat('Bot', 2)]))).toBe('');
  });

  it('counts places and games won, without games in which a bot stood in', () => {
    const results = [
      game([seat('Me', 1), seat('Benno', 2, 'b')]),
      game([seat('Me', 2), seat('Ben', 1, 'b')]),
      game([seat('Me', 1), seat('Ben', 2, 'b')]),
      game([seat('Me', 2), seat('Ben', 1, 'b')], false),
    ];
    expect(standings(results).map(({ name, played, won, mine }) => [name, played, won, mine])).toEqual([
      ['Me', 3, 2, true],
      ['Benno', 3, 1, false],
    ]);
    expect(standings([])).toEqual([]);
  });
});
