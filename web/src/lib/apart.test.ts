import { expect, it } from 'vitest';
import { apart } from './apart';

it('leaves alone what is far apart', () => {
  expect(apart([10, 90, 50], 14, 200)).toEqual([10, 90, 50]);
});

it('spreads what lies together and keeps its order', () => {
  expect(apart([50, 48, 50], 10, 200)).toEqual([58, 48, 68]);
});

it('goes up where there is no room below', () => {
  expect(apart([198, 199], 10, 200)).toEqual([190, 200]);
});
