import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Language, type Size } from './house';

interface Figure {
  clause: string;
  eyes: string;
  step: number;
  caption: Record<Language, string>;
  now: unknown;
}

const GAMES = ['cabo', 'cv', 'metro', 'hasard'];
const read = <T>(path: string): T =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, path), 'utf8')) as T;
const figuresOf = (game: string): Figure[] => read(`../src/games/${game}/figures.json`);

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** What the server would send today: a view that moved on is recorded anew by build/figures.mjs. */
it.each(GAMES)('the figures of %s are what that seat would see today', async (game) => {
  const replay = read<unknown>(`evenings/${game}.json`);
  const figures = figuresOf(game);
  expect(figures.length).toBeGreaterThanOrEqual(4);
  const clauses = (
    (await (await fetch(`${house.url}/api/games/${game}/book`)).json()) as { sections: { clause: string }[] }
  ).sections.map(({ clause }) => clause);
  for (const figure of figures) {
    expect(clauses, 'every figure stands at a paragraph of the book').toContain(figure.clause);
    const answer = await fetch(`${house.url}/api/replays/frames`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ replay, as: figure.eyes, from: figure.step, to: figure.step }),
    });
    const { frames } = (await answer.json()) as { frames: { now: unknown }[] };
    expect(figure.now, `${game}, step ${figure.step}`).toEqual(frames[0]?.now);
  }
});

describe.concurrent('the rules with their figures', () => {
  const looks: [string, Language, Size][] = [
    ['cabo', 'fr', 'desktop'],
    ['cv', 'en', 'phone'],
    ['metro', 'fr', 'phone'],
    ['hasard', 'en', 'desktop'],
  ];
  it.each(looks)('of %s are drawn by its board (%s, %s)', async (game, language, size) => {
    const visitor = await house.visitor(language, size);
    const { page } = visitor;
    await page.goto(`${visitor.url}/rules/${game}`);
    for (const { clause, caption } of figuresOf(game)) {
      const figure = page.locator(`[data-figure="${clause}"]`);
      await figure.scrollIntoViewIfNeeded();
      await figure.getByText(caption[language]).waitFor();
      const board = figure.locator('[inert]');
      await expect.poll(() => board.innerText()).not.toBe('');
      // Something of the board lies in the window, and not more than half of it is empty.
      await expect
        .poll(() =>
          figure.locator('.window').evaluate((window) => {
            const frame = window.getBoundingClientRect();
            const drawn = [...window.querySelectorAll('[inert] *')]
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.width > 0 && box.bottom > frame.top && box.top < frame.bottom);
            const left = Math.min(...drawn.map((box) => Math.max(frame.left, box.left)));
            const right = Math.max(...drawn.map((box) => Math.min(frame.right, box.right)));
            return (right - left) / frame.width;
          }),
        )
        .toBeGreaterThan(0.5);
    }
    const first = page.locator('figure').first();
    await first.getByText(language === 'fr' ? 'La même chose en mots' : 'The same in words').click();
    await first.locator('table').first().waitFor();
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});

/** What is pinned on a phone's board is pinned to the foot of its window there, too, and covers nothing else. */
it.each([
  [/Cabo/, '.ring.bottom', '[data-spot="draw"]'],
  [/Métro/, '.pinned', '.piles'],
] as const)(
  'a game in thirty seconds on a phone hides nothing behind the hand: %s',
  async (title, hand, piles) => {
    const visitor = await house.visitor('en', 'phone');
    const { page } = visitor;
    await visitor.home();
    await page.getByRole('button', { name: title }).filter({ hasText: 'In 30 seconds' }).click();
    const shown = page.locator('figure .window');
    await shown.locator(hand).waitFor({ state: 'attached' });
    const edge = (selector: string, side: 'top' | 'bottom'): Promise<number> =>
      shown
        .locator(selector)
        .first()
        .evaluate((thing, which) => thing.getBoundingClientRect()[which], side);
    await expect.poll(async () => (await edge(piles, 'bottom')) <= (await edge(hand, 'top')) + 2).toBe(true);
    const foot = await shown.evaluate((window) => window.getBoundingClientRect().bottom);
    await expect.poll(async () => foot - (await edge(hand, 'bottom'))).toBeLessThan(40);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  },
);
