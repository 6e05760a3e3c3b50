import { expect, it } from 'vitest';
import { offered, steady } from './offered';
import type { SeatView } from './types';

const view = (...moves: string[]): SeatView => ({
  seat: 'A',
  now: {},
  awaited: [],
  asked: '',
  legal: moves.map((move) => ({ do: move, say: move })),
});

it('offers what is on screen and still holds', () => {
  const shown = view('look 1', 'ready');
  expect(offered(shown, view('ready', 'look 2')).legal.map((move) => move.do)).toEqual(['ready']);
  expect(offered(shown, view('look 1', 'ready', 'more'))).toBe(shown);
  expect(offered(view('draw'), view()).legal).toEqual([]);
  expect(offered(view(), view('draw')).legal).toEqual([]);
});

it('keeps the very list where nothing changed, so that a choice half made stays', () => {
  const before = view('a', 'b');
  expect(steady(view('a', 'b'), before).legal).toBe(before.legal);
  expect(steady(view('b', 'a'), before).legal).not.toBe(before.legal);
  expect(steady(view('a'), before).legal).toHaveLength(1);
});
