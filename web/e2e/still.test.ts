import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Something moved that nobody touched. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: unknown; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Adds up, from now on, everything that moves on the page by itself. */
async function watch({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const moved = { by: 0, what: [] as string[] };
    Object.assign(window, { moved });
    const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (!entry.hadRecentInput) {
          moved.by += entry.value;
          const things = entry.sources.map(({ node, previousRect, currentRect }) => {
            const element =
              (node instanceof Element ? node : (node as Node | null)?.parentElement) ?? undefined;
            return `${element?.parentElement?.className} > ${element?.localName}.${element?.className}: ${box(previousRect)} -> ${box(currentRect)}`;
          });
          moved.what.push(`${entry.value.toFixed(4)}\n  ${things.join('\n  ')}`);
        }
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** How often I am asked something and answer. */
const ANSWERS = 6;
const ON = /^(Ready|Go on|Discard|Draw|Take|Lay|Throw|Roll|Keep|End)/;

/** Answers from inside the page: what a script presses is no touch, so whatever moves then counts as well. */
async function answer({ page }: Visitor): Promise<void> {
  await page.evaluate((pattern) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.moves button:not(.more)')];
    const good = buttons.find((button) => new RegExp(pattern).test(button.textContent.trim()));
    (good ?? buttons[0])?.click();
  }, ON.source);
}

describe('nothing jumps while bots play', () => {
  it.each(
    ['cabo', 'hasard', 'cv', 'metro'].flatMap((game) =>
      (['desktop', 'phone', 'landscape'] as Size[]).map((size): [string, Size] => [game, size]),
    ),
  )('at %s on a %s', async (game, size) => {
    const visitor = await house.visitor('en', size, {
      motion: true,
      prefs: { speed: 'brisk', developer: true },
    });
    const { page } = visitor;
    await visitor.table(game, 4, { terms: { pace: 200 } });
    await visitor.myTurn();
    await page.locator('.board [data-seat]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await watch(visitor);
    const log = page.locator('.log').first().locator('p');
    const before = await log.count();
    for (let i = 0; i < ANSWERS; i++) {
      await visitor.myTurn();
      const shown = await log.count();
      await answer(visitor);
      await expect.poll(() => log.count()).toBeGreaterThan(shown);
    }
    await visitor.myTurn();
    // There was something to see.
    expect(await log.count()).toBeGreaterThan(before + 2 * ANSWERS);
    const moved = await page.evaluate(
      () => (window as unknown as { moved: { by: number; what: string[] } }).moved,
    );
    console.log(`${game} on a ${size}: ${moved.by.toFixed(4)}`);
    expect(moved.by, moved.what.join('\n')).toBeLessThan(0.02);
    await visitor.close();
  });
});
