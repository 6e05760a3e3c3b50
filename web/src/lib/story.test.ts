import { expect, it } from 'vitest';
import { eventLines, storyLines, type Owners } from './story';

const say = (key: string): string => key;

it('marks a line about a pawn with the seat it was born for', () => {
  const owners: Owners = {};
  eventLines(1, [{ kind: 'born', seat: 'C', pawn: 1 }], [], say, owners);
  const events = [
    { kind: 'thrown', pawn: 1, say: 'Pawn 1 throws.' },
    { kind: 'thrown', pawn: 2, say: 'Pawn 2 throws.' },
    { kind: 'over', say: 'The game is over.' },
  ];
  expect(eventLines(2, events, [], say, owners).map((line) => line.seat)).toEqual([
    'C',
    undefined,
    undefined,
  ]);
});

it('knows pawns from the story it read', () => {
  const owners: Owners = {};
  const name = (seat: string): string => seat;
  const born = { kind: 'born', seat: 'B', pawn: 2, say: 'Pawn 2 is born.' };
  storyLines({ seq: 1, at: 0, kind: 'acted', events: [born] }, name, say, owners);
  const [line] = eventLines(2, [{ kind: 'turn', pawn: 2, say: 'Pawn 2 takes the dice.' }], [], say, owners);
  expect(line?.seat).toBe('B');
});
