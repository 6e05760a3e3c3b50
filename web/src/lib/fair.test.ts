import { describe, expect, it } from 'vitest';
import { commitmentOf, prove } from './fair';
import type { Draw, DrawsAnswer } from './types';

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

const FACES = ['1', '2', '3', '4', '5', '6'];
const CARDS = Array.from({ length: 20 }, (_, i) => String(i));

function answer(...draws: Partial<Draw>[]): DrawsAnswer {
  return {
    algorithm: 'hmac-sha256-counter/1',
    table: 'abc',
    seed: SEED,
    commitment: COMMITMENT,
    nonces: { C: 'third', A: 'first' },
    draws: draws.map((draw) => ({
      step: 1,
      kind: 'throw',
      name: 'x',
      drawn: '',
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
    expect(await commitmentOf('abc', SEED)).toBe(COMMITMENT);
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
    const proof = await prove(answer({ ...dice, values: ['?'], given: true }));
    expect(proof.draws[0]).toMatchObject({ expected: undefined, right: true });
  });
});
