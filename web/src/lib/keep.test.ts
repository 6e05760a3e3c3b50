// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { read, written } from './keep';

it('writes bytes as the server does, and reads them back', () => {
  const bytes = Uint8Array.from([0, 255, 254, 62, 63, 64, 1]);
  expect(written(bytes.buffer)).toBe('AP_-Pj9AAQ');
  expect([...read('AP_-Pj9AAQ')]).toEqual([...bytes]);
});
