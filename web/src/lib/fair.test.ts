import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bound, commitmentOf, COMMIT_REVEAL, COUNTER, DUPLICATE, prove } from './fair';
import type { Draw, Draws } from './types';

/** Made by samples/python/verify.py, which shares no line with this code. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '1992df7b75a19638faa1b231d909669bc26a16e84783280c8ac54889aee5deaa';
const DICE = ['1', '4', '5', '6', '3'];
const ORDER = [
  '8',
  '4',
  '12',
  '1',
  '17',
  '19',
  '14',
  '18',
  '10',
  '9',
  '15',
  '3',
  '11',
  '0',
  '13',
  '5',
  '16',
  '6',
  '2',
  '7',
];
const PICK = ['B'];
const { boxes: BOXES } = JSON.parse(readFileSync('src/lib/orders.json', 'utf8')) as {
  boxes: Record<string, { content: string }>;
};

const FACES = ['1', '2', '3', '4', '5', '6'];
const CARDS = Array.from({ length: 20 }, (_, i) => String(i));

function answer(...draws: Partial<Draw>[]): Draws {
  return {
    game: 'a game from elsewhere',
    content: 'none',
    algorithm: 'hmac-sha256-counter/1',
    table: 'abc',
    seed: SEED,
    commitment: COMMITMENT,
    nonces: { C: 'third', A: 'first' },
    draws: draws.map((draw) => ({
      step: 1,
      kind: 'throw',
      name: 'x',
      drawn: `${draw.name ?? 'x'} ${draw.values?.join(' ') ?? ''}`,
      values: [],
      number: 0,
      ...draw,
    })),
  };
}

const shuffle: Partial<Draw> = { number: 0, kind: 'shuffle', cards: CARDS, values: ORDER };
const dice: Partial<Draw> = { number: 1, kind: 'throw', dice: 5, faces: FACES, values: DICE };
const pick: Partial<Draw> = { number: 2, kind: 'pick', from: ['A', 'B', 'C'], values: PICK };

describe('fair draws', () => {
  it('come out as another program computes them', async () => {
    expect(commitmentOf('abc', SEED, COUNTER)).toBe(COMMITMENT);
    const proof = await prove(answer(shuffle, dice, pick));
    expect(proof.commitment).toBe(true);
    expect(proof.draws.map((checked) => checked.expected)).toEqual([ORDER, DICE, PICK]);
    expect(proof.draws.every((checked) => checked.right)).toBe(true);
  });

  it('show a throw that was changed and a seed that was not the promised one', async () => {
    const changed = await prove(answer(shuffle, { ...dice, values: ['6', '6', '6', '6', '6'] }));
    expect(changed.draws.map((checked) => checked.right)).toEqual([true, false]);
    const other = await prove({ ...answer(shuffle), seed: SEED.replace('00', 'ff') });
    expect(other.commitment).toBe(false);
    expect(other.draws[0]?.right).toBe(false);
  });

  it('leave what another game proves to that game', async () => {
    const proof = await prove(answer({ ...dice, number: 0, values: ['?'], given: true }));
    expect(proof.draws[0]).toMatchObject({ expected: undefined, right: true });
  });
});

/** The same seed, where A revealed and C was left out. */
const SERVER = '92d6c62b7c27d9f47608cefde96e33db24e80a6a13a8fb995a27b57edb784409';
const SHARES = {
  A: { commitment: 'ab90c3f010472fdb28c5fb2b1355739d0d3977de6a43b6dad742e8124c1c2055', nonce: 'first' },
  C: { commitment: '934581da6cce6e1eb1c4572375b0336b58d38a8901a58daf0f523a7741ecc377', leftOut: true },
};
const BOUND_ORDER = '1 15 14 9 4 0 8 17 3 10 13 6 5 18 2 12 19 16 7 11'.split(' ');

function boundAnswer(...draws: Partial<Draw>[]): Draws {
  return { ...answer(...draws), algorithm: COMMIT_REVEAL, commitment: SERVER, shares: SHARES };
}

describe('draws of people who are bound', () => {
  it('come out as another program computes them, with who was left out', async () => {
    expect(commitmentOf('abc', SEED, COMMIT_REVEAL)).toBe(SERVER);
    expect(bound('abc', SERVER, 'A', 'first')).toBe(SHARES.A.commitment);
    const proof = await prove(
      boundAnswer(
        { ...shuffle, values: BOUND_ORDER },
        { ...dice, values: ['1', '4', '3', '2', '3'] },
        { ...pick, values: ['A'] },
      ),
    );
    expect(proof).toMatchObject({ commitment: true, exchanged: [] });
    expect(proof.draws.every((checked) => checked.right)).toBe(true);
  });

  it('show a nonce that is not the one a seat was bound to', async () => {
    const other = boundAnswer({ ...shuffle, values: BOUND_ORDER });
    other.shares = { ...SHARES, A: { ...SHARES.A, nonce: 'ground' } };
    const proof = await prove(other);
    expect(proof.exchanged).toEqual(['A']);
    expect(proof.draws[0]?.right).toBe(false);
  });

  it('are other draws when somebody is left out', async () => {
    const other = boundAnswer({ ...shuffle, values: BOUND_ORDER });
    other.shares = { A: SHARES.A };
    expect((await prove(other)).draws[0]?.right).toBe(false);
  });
});

describe('draws whose arithmetic is right', () => {
  const rights = async (...draws: Partial<Draw>[]): Promise<boolean[]> =>
    (await prove(boundAnswer(...draws))).draws.map((checked) => checked.right);
  /** What the server would have to show so that this draw comes out as it should. */
  const made = async (draw: Partial<Draw>): Promise<Partial<Draw>> => ({
    ...draw,
    values: (await prove(boundAnswer(draw))).draws[0]?.expected ?? [],
  });
  const first: Partial<Draw> = { ...shuffle, values: BOUND_ORDER };

  it('have a number of their own, and none is left out', async () => {
    const ground = await made({ ...shuffle, number: 1417 });
    expect(await rights(ground)).toEqual([false]);
    expect(await rights(first, { ...first })).toEqual([true, false]);
    expect(await rights(first, await made({ ...dice, number: 2 }))).toEqual([true, false]);
  });

  it('are read from nowhere else', async () => {
    expect(await rights(await made({ ...shuffle, stream: 'x1417' }))).toEqual([false]);
  });

  it('are made from things that lie in the order of the rules', async () => {
    const laid = await made({ ...shuffle, cards: [...CARDS].reverse() });
    expect(await rights(laid)).toEqual([false]);
    const turned = await made({ ...dice, number: 0, faces: [...FACES].reverse() });
    expect(await rights(turned)).toEqual([false]);
    const words = ['lucie-amar', 'rose-gaspard', 'carmen-ulysse'];
    const people = { ...shuffle, name: 'characters' };
    expect(await rights(await made({ ...people, cards: words }))).toEqual([true]);
    expect(await rights(await made({ ...people, cards: [...words].reverse() }))).toEqual([false]);
  });

  it('are shuffled again as they were played, but not dealt so', async () => {
    const played = { ...shuffle, name: 'renew', cards: ['7', '3', '5'] };
    const again = await made({ ...played, number: 1 });
    expect(await rights(first, again)).toEqual([true, true]);
    expect(await rights(await made(played))).toEqual([false]);
  });

  it('say so when nobody here knows the order of what they were made from', async () => {
    const own = await made({ ...shuffle, cards: ['a card of my own', 'another'] });
    expect((await prove(boundAnswer(own))).unordered).toBe(1);
    expect((await prove({ ...boundAnswer(first), game: 'cabo' })).unordered).toBe(0);
  });

  it('are made from what lies in the box, no more and no less', async () => {
    const of = async (game: string, draw: Partial<Draw>): Promise<boolean | undefined> =>
      (await prove({ ...boundAnswer(await made(draw)), game, content: BOXES[game]?.content ?? '' })).draws[0]
        ?.right;
    const roll = { ...dice, number: 0, name: 'obstacle', dice: 2 };
    expect(await of('hasard', roll)).toBe(true);
    expect(await of('hasard', { ...roll, faces: ['1', '6'] })).toBe(false);
    expect(await of('hasard', { ...roll, faces: [...FACES, '6'] })).toBe(false);
    const starter = { ...pick, number: 0, name: 'starter' };
    expect(await of('cabo', starter)).toBe(true);
    expect(await of('cabo', { ...starter, from: ['A', 'C'] })).toBe(false);
    const renewed = { ...shuffle, name: 'renew' };
    expect(await of('cabo', { ...renewed, cards: ['1', '2', '13', '13', '13', '13'] })).toBe(true);
    expect(await of('cabo', { ...renewed, cards: ['0', '0', '0', '0', '0'] })).toBe(false);
    const lot = { ...pick, number: 0, name: 'lot' };
    expect(await of('metro', { ...lot, from: ['0', '1', '2'] })).toBe(true);
    expect(await of('metro', { ...lot, from: ['0', '2'] })).toBe(false);
  });

  it('are not said to belong to another game in the middle of this one', async () => {
    expect(await rights(first, { ...dice, values: ['6', '6', '6', '6', '6'], given: true })).toEqual([
      true,
      false,
    ]);
  });

  it('are shown as they came out', async () => {
    expect(await rights({ ...first, drawn: 'x 0 1 2' })).toEqual([false]);
  });
});

describe('draws that all tables of a round have', () => {
  const roll = (nth: number, values: string[]): Partial<Draw> => ({
    ...dice,
    number: nth,
    name: 'roll',
    drawn: `roll ${values.join('')}`,
    stream: `roll B ${nth}`,
    values,
  });
  const same = (...draws: Partial<Draw>[]): Draws => ({
    ...answer(...draws),
    algorithm: DUPLICATE,
    round: 'E/1',
    commitment: '0164ba01ec68cf0d8c53e5144b4d5e1c592b91cb3c036ecdf7fda960283bb451',
    nonces: {},
  });
  const FIRST = ['3', '3', '3', '4', '6'];
  const SECOND = ['2', '1', '4', '6', '2'];

  it('come out as another program computes them', async () => {
    const proof = await prove(same(roll(0, FIRST), roll(1, SECOND)));
    expect(proof).toMatchObject({ commitment: true, exchanged: [] });
    expect(proof.draws.map((checked) => checked.right)).toEqual([true, true]);
  });

  /** Whether a draw is believed that came out as its name has it, whatever the name. */
  const believed = async (draw: Partial<Draw>): Promise<boolean[]> => {
    const values = (await prove(same(draw))).draws[0]?.expected ?? [];
    const drawn = `${draw.name} ${values.join('')}`;
    return (await prove(same({ ...draw, values, drawn }))).draws.map((checked) => checked.right);
  };

  it('cannot be looked for among other names', async () => {
    expect(await believed({ ...roll(0, []), stream: 'roll C 0' })).toEqual([true]);
    for (const stream of ['roll B 1', 'roll B 1417', 'roll b 0', 'deal B 0', 'roll 0', '']) {
      expect(await believed({ ...roll(0, []), stream }), stream).toEqual([false]);
    }
    const deal = { ...shuffle, name: 'deal' };
    expect(await believed({ ...deal, stream: 'deal - 0' })).toEqual([true]);
    expect(await believed({ ...deal, stream: 'deal A 0' })).toEqual([false]);
  });

  it('are counted', async () => {
    const twice = await prove(same(roll(0, FIRST), { ...roll(0, FIRST), number: 1 }));
    expect(twice.draws.map((checked) => checked.right)).toEqual([true, false]);
  });
});

describe('games of former times', () => {
  const kept = new URL('../../../server/src/test/resources/tablee/server/counter-1/', import.meta.url);
  it.each(['cabo', 'cv', 'metro', 'hasard'])('of %s still verify', async (game) => {
    const kind = JSON.parse(readFileSync(new URL(`${game}-draws.json`, kept), 'utf8')) as Draws;
    expect(kind.algorithm).toBe(COUNTER);
    const proof = await prove(kind);
    expect(proof.commitment).toBe(true);
    expect(proof.draws.length).toBeGreaterThan(0);
    expect(proof.draws.filter((checked) => !checked.right)).toEqual([]);
  });
});
