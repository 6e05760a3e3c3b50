import { expect, it } from 'vitest';
import { diceOf, eventLines, later, storyLines, type Owners } from './story';

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

it('keeps of a line what the server says a log may keep', () => {
  const kept = { kind: 'drew', seat: 'A', value: null, say: 'Ana draws a card.' };
  const [line] = eventLines(1, [{ kind: 'drew', seat: 'A', value: 7, say: 'Ana draws: 7.', kept }], [], say);
  expect(line?.say).toBe('Ana draws: 7.');
  expect(line && later(line)).toEqual({ ...line, say: 'Ana draws a card.', kept: undefined });
  const [plain] = eventLines(1, [{ kind: 'called', seat: 'A', say: 'Ana calls.' }], [], say);
  expect(plain && later(plain)).toBe(plain);
});

it('says what was answered for somebody beside their line, and beside nobody else’s', () => {
  const said = (key: string): string => `(${key})`;
  const events = [
    { kind: 'played', seat: 'A', say: 'Ana plays.' },
    { kind: 'met', seat: 'B', say: 'Ben meets it.' },
    { kind: 'passed', seat: 'B', say: 'Ben passes.', kept: { kind: 'passed', say: 'Ben does.' } },
    { kind: 'ended', say: 'The round ends.' },
  ];
  const lines = eventLines(1, events, [{ seat: 'B', why: 'forced' }], said);
  expect(lines.map((line) => line.say)).toEqual([
    'Ana plays.',
    'Ben meets it.',
    'Ben passes. (log.auto.forced)',
    'The round ends.',
  ]);
  expect(lines[2]?.kept).toBe('Ben does. (log.auto.forced)');
  const twice = eventLines(
    2,
    events,
    [
      { seat: 'A', why: 'absent' },
      { seat: 'B', why: 'standing' },
    ],
    said,
  );
  expect(twice.map((line) => line.say)).toEqual([
    'Ana plays. (log.auto.absent)',
    'Ben meets it.',
    'Ben passes. (log.auto.standing)',
    'The round ends.',
  ]);
});

it('says who has no share in the draws', () => {
  const told = (key: string, ...args: (string | number)[]): string => `${key} ${args.join(' ')}`;
  const lines = storyLines(
    { seq: 9, at: 0, kind: 'started', leftOut: ['B'] },
    (seat) => `Person ${seat}`,
    told,
  );
  expect(lines.map((line) => line.say)).toEqual(['log.leftOut Person B']);
});

it('counts as thrown what dice show, not which dice are in the hand', () => {
  expect(diceOf({ kind: 'threw', seat: 'B', dice: [1, 2, 3] })).toBeUndefined();
  expect(diceOf({ kind: 'rolled', seat: 'B', faces: 'HRB' })).toBe('H R B');
  expect(diceOf({ kind: 'thrown', seat: 'B', dice: [3, 4] })).toBe('3 4');
});
