// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { solve, solved } from './solved';

beforeEach(() => localStorage.clear());

it('remembers each puzzle once', () => {
  const all = solve(solve(solved(), 'cabo/a'), 'cv/b');
  expect(solve(all, 'cabo/a')).toEqual(['cabo/a', 'cv/b']);
  expect(solved()).toEqual(['cabo/a', 'cv/b']);
});

it('makes nothing of what is not its own', () => {
  localStorage.setItem('tablee.puzzles', '{"a":1}');
  expect(solved()).toEqual([]);
  localStorage.setItem('tablee.puzzles', 'nonsense');
  expect(solved()).toEqual([]);
});

it('is solved all the same where nothing can be kept', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(solve([], 'cabo/a')).toEqual(['cabo/a']);
  full.mockRestore();
});
