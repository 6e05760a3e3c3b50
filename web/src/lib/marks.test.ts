import { expect, it } from 'vitest';
import { faces, lasting, marked, wipes, type Mark } from './marks';

const ring = (spot: string, why: 'new' | 'seen' = 'new'): Mark => ({ kind: 'ring', spot, why });
const swap: Mark = { kind: 'swap', from: 'A1', to: 'B2' };

it('one mark for each thing, the newest; every swap keeps its arrow', () => {
  expect(marked([ring('A1'), swap], [ring('A1', 'seen'), swap])).toEqual([swap, ring('A1', 'seen'), swap]);
  const thrown = (dice: string): Mark => ({ kind: 'throw', seat: 'B', dice });
  expect(marked([thrown('⚀')], [thrown('⚁')])).toEqual([thrown('⚁')]);
});

it('keeps no more than can be looked at', () => {
  const many = Array.from({ length: 60 }, (_, i) => ring(`A${i}`));
  expect(marked([], many)).toHaveLength(24);
});

it('a new round wipes the table', () => {
  expect(wipes([{ kind: 'roundStarted' }])).toBe(true);
  expect(wipes([{ kind: 'drew' }])).toBe(false);
});

it('what ended a round leaves no mark on the sheet that follows', () => {
  expect(lasting([{ kind: 'swapped' }, { kind: 'roundEnded' }])).toEqual([]);
  expect(lasting([{ kind: 'roundStarted' }, { kind: 'looked' }])).toEqual([{ kind: 'looked' }]);
  expect(lasting([{ kind: 'swapped' }])).toEqual([{ kind: 'swapped' }]);
});

it('dice are shown as dice', () => {
  expect(faces([1, 6, 8])).toBe('⚀ ⚅ 8');
});
