import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Something moved that nobody touched. */
interface Shift {
  startTime: number;
  value: number;
  sources: { node: unknown; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Watched {
  /** Until an answer of mine is on screen, what moves was touched by me; whatever follows, a round's end too, moves by itself. */
  touched: [number, number][];
  shifts: { at: number; by: number; what: string }[];
}
const watched = ({ page }: Visitor): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Notes down, from now on, everything that moves on the page by itself. */
async function watch({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { touched: [], shifts: [] };
    Object.assign(window, { watched });
    const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: unknown): string => {
      const element = node instanceof Element ? node : (node as Node | null)?.parentElement;
      return `${element?.parentElement?.className} > ${element?.localName}.${element?.className}`;
    };
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, sources } of list.getEntries() as unknown as Shift[]) {
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`,
        );
        watched.shifts.push({ at, by: value, what: what.join('\n  ') });
      }
    }).observe({ type: 'layout-shift' });
    const bar = document.querySelector('.bar');
    const over = (): void => {
      const last = watched.touched.at(-1);
      if (last?.[1] === Infinity && bar?.getAttribute('aria-busy') === 'false') {
        // What is painted for my own answer is painted by the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => (last[1] = performance.now())));
      }
    };
    if (bar) {
      new MutationObserver(over).observe(bar, { attributeFilter: ['aria-busy'] });
    }
  });
}

/** As much may move as nobody notices. */
const MOST = 0.02;
/** How often I am asked something and answer. */
const ANSWERS = 6;
const ON = /^(Ready|Go on|Discard|Draw|Take|Lay|Throw|Roll|Keep|End)/;
/** Soon a round of Cabo is over and everybody's cards lie open, which is watched too. */
const CALL = /^(Call|Ready|Go on|Discard)/;
const CALLED = 2;

/** Answers from inside the page, which knows the very moment. */
async function answer({ page }: Visitor, wanted: RegExp): Promise<void> {
  await page.evaluate(async (pattern) => {
    const { touched } = (window as unknown as { watched: Watched }).watched;
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    // What was pressed before is answered, and there is something to press.
    while (document.querySelector('.bar[aria-busy="true"]') || !document.querySelector('.moves button')) {
      await frame();
    }
    if (touched.at(-1)?.[1] !== Infinity) {
      touched.push([performance.now(), Infinity]);
    }
    const offered = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('.moves button:not(.more)'),
    ];
    if (offered().length === 0) {
      document.querySelector<HTMLElement>('.moves .more')?.click();
      await frame();
      await frame();
    }
    const good = offered().find((button) => new RegExp(pattern).test(button.textContent.trim()));
    (good ?? offered()[0])?.click();
  }, wanted.source);
}

/** What moved by itself while I answered and the others played. */
async function moved(game: string, size: Size): Promise<string> {
  const visitor = await house.visitor('en', size, {
    motion: true,
    prefs: { speed: 'brisk', developer: true },
  });
  const { page } = visitor;
  await visitor.table(game, 4, { terms: { pace: 200 } });
  await visitor.myTurn();
  await page.locator('.board [data-seat]').first().waitFor();
  await page.waitForLoadState('networkidle');
  while ((await page.locator('.draft').count()) > 0) {
    await visitor.press(ON);
    await visitor.myTurn();
  }
  await watch(visitor);
  const log = page.locator('.log').first().locator('p');
  const before = await log.count();
  for (let i = 0; i < ANSWERS; i++) {
    await visitor.myTurn();
    const shown = await log.count();
    await answer(visitor, game === 'cabo' && i >= CALLED ? CALL : ON);
    await expect.poll(() => log.count()).toBeGreaterThan(shown);
  }
  await visitor.myTurn();
  // There was something to see.
  await expect.poll(() => log.count()).toBeGreaterThan(before + ANSWERS);
  const { touched, shifts } = await watched(visitor);
  await visitor.close();
  const mine = (at: number): boolean => touched.some(([from, to]) => at >= from && at <= to);
  const all = shifts.filter(({ at }) => !mine(at));
  const sum = all.reduce((so, { by }) => so + by, 0);
  console.log(`${game} on a ${size}: ${sum.toFixed(4)}`);
  return sum < MOST ? '' : `${size}: ${all.map(({ by, what }) => `${by.toFixed(4)}\n  ${what}`).join('\n')}`;
}

/** Three people at three tables at once: at a table one mostly waits. */
it.concurrent.each(['cabo', 'hasard', 'cv', 'metro'])(
  'nothing jumps while bots play at %s, on a desk and on a phone in both ways',
  async (game) => {
    const sizes: Size[] = ['desktop', 'phone', 'landscape'];
    const faults = await Promise.all(sizes.map((size) => moved(game, size)));
    expect(faults.filter((fault) => fault !== '')).toEqual([]);
  },
);
