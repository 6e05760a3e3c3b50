import { describe, expect, it } from 'vitest';
import {
  ahead,
  bar,
  climb,
  obstacles,
  onTheDice,
  partKey,
  percent,
  whereIs,
  withFaces,
  type HasardNow,
} from './now';

const now = {
  tracks: { T1: ['CLOWN', 'CLOWN'], T2: [] },
  track: 'T1',
  odds: { 'CLOWN 1': [26, 10], 'CLOWN 2': [3] },
  board: {
    'CH-L': { obstacles: ['6 Sa2', '7 Tr2'], tasks: {} },
    'CLOWN 1': { obstacles: ['7 Cu2', '8 In2 deadly'], tasks: { '1': '8 Ch2 -> Ri' } },
    'CLOWN 2': { obstacles: ['9'], tasks: {} },
  },
} as unknown as HasardNow;

describe('the board of Hasard', () => {
  it('reads a bar as the server prints it', () => {
    expect(bar('8 Cu1 Tr2 deadly')).toEqual({
      value: 8,
      marks: [
        { code: 'Cu', points: 1 },
        { code: 'Tr', points: 2 },
      ],
      deadly: true,
      reward: '',
    });
    expect(bar('8 Ch2 -> Ri').reward).toBe('Ri');
  });

  it('is printed once, unless a position alters it', () => {
    const faces = {
      'CLOWN 1': { obstacles: ['9'], tasks: {} },
      'CLOWN 5': { obstacles: ['12 Ho1'], tasks: {} },
    };
    const seen = withFaces(now, faces);
    expect(obstacles(seen, 'CLOWN 5', String).map((step) => step.value)).toEqual([12]);
    expect(obstacles(seen, 'CLOWN 1', String).map((step) => step.value)).toEqual([7, 8]);
    expect(obstacles({ ...now, board: undefined } as unknown as HasardNow, 'CLOWN 1', String)).toEqual([]);
  });

  it('stacks the Cartons of a track from the crossroads up', () => {
    expect(climb(now, 'T1').map((step) => step.place)).toEqual(['T1:1/1', 'T1:1/2', 'T1:2/1']);
    expect(climb(now, 'T1').map((step) => step.chance)).toEqual([26, 10, 3]);
  });

  it.each([
    ['CH-L/0', 'CH-L/1'],
    ['CR', 'CLOWN 1/1'],
    ['T1:1/1', 'CLOWN 1/2'],
    ['T1:1/2', 'CLOWN 2/1'],
  ])('knows what a pawn at %s looks at', (at, id) => {
    expect(ahead(now, at)?.id).toBe(id);
  });

  it('knows when nothing lies ahead', () => {
    expect(ahead(now, 'T1:2/1')).toBeUndefined();
  });
});

describe('what the dice need', () => {
  it.each([
    [36, 2],
    [26, 6],
    [21, 7],
    [1, 12],
    [0, 13],
  ])('%i throws of 36 mean a %i', (chance, needed) => {
    expect(onTheDice(chance)).toBe(needed);
  });

  it('is told in per cent', () => {
    expect(percent(21)).toBe(58);
  });
});

describe('a place in words', () => {
  const speech = {
    name: (id: string) => `<${id}>`,
    t: (key: string, ...args: (string | number)[]) => [key, ...args].join(' '),
  };

  it.each([
    ['CR', 'board.hasard.at.CR'],
    ['CH-L/0', 'board.hasard.at.cradle <CH-L>'],
    ['CH-L/1', 'board.hasard.at.past <CH-L> <CH-L/1>'],
    ['T1:2/1', 'board.hasard.at.past <CLOWN 2> <CLOWN 2/1>'],
  ])('%s', (at, words) => {
    expect(whereIs(now, at, speech)).toBe(words);
  });

  it('belongs to a Carton or a path', () => {
    expect(partKey(now, 'T1:2/1')).toBe('CLOWN 2');
    expect(partKey(now, 'CH-R/3')).toBe('CH-R');
  });
});
