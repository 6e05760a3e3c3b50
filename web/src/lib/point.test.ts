// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { point } from './point';

const pointed = (): string[] => [...document.querySelectorAll('[data-pointed]')].map((thing) => thing.id);

it('marks one seat wherever it is shown, and nobody afterwards', () => {
  document.body.innerHTML =
    '<i id="row" data-seat="B"></i><i id="plate" data-spot="plate B"></i><i id="other" data-seat="A"></i>';
  point('B');
  expect(pointed()).toEqual(['row', 'plate']);
  point('A');
  expect(pointed()).toEqual(['other']);
  point(undefined);
  expect(pointed()).toEqual([]);
});
