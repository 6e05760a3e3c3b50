import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { plain } from '../../build/plain.mjs';

const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, { body: string }> };
const body = (name: string): string => icons[name]?.body ?? '';

/** The colour of a dot, of 32 by 32. */
function dot(drawing: string, x: number, y: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${drawing}</svg>`;
  const { pixels } = new Resvg(svg, { background: 'lime' }).render();
  return [...pixels.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 3)].join(' ');
}

it('leaves out digits that nobody sees', () => {
  const before = body('rocket');
  expect(plain(before).length).toBeLessThan(before.length * 0.9);
  expect(dot(plain(before), 16, 16)).toBe(dot(before, 16, 16));
});

it('keeps those that are seen: an eye has its white on all sides', () => {
  const eye = plain(body('eye'));
  for (const [x, y] of [
    [5, 16],
    [27, 16],
    [16, 4],
    [16, 28],
  ] as const) {
    expect(dot(eye, x, y)).toBe('255 255 255');
  }
});
