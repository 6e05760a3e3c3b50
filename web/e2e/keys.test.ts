import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** As many answers as no game needs. */
const MOST = 1_500;

/** What to do next: a digit of the page's own, or the thing to be reached with arrows or Tab, which is marked. */
interface Next {
  over: boolean;
  digit: string;
  reach: string;
}

/** Chooses an answer, one that brings the end nearer if there is one; nothing is pressed here. */
async function next(page: Page, prefer: RegExp): Promise<Next> {
  const found = await page.evaluate(
    async ({ pattern, limit }) => {
      const wanted = new RegExp(pattern);
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      for (const until = Date.now() + limit; Date.now() < until;) {
        if (document.querySelector('#end-title')) {
          return { over: true, digit: '', reach: '' };
        }
        if (document.querySelector('.bar.mine:not([aria-busy="true"])')) {
          const asked = document.querySelector<HTMLElement>('.confirm .main, .choices button');
          const buttons = all('.moves button:not(.more)');
          const card = document.querySelector<HTMLElement>('.board [data-digit]');
          const spot = all('.board [aria-disabled="false"]').find((stop) => stop.offsetParent !== null);
          const good =
            asked ?? buttons.find((button) => wanted.test(button.textContent.trim())) ?? buttons[0];
          const digit = String(good ? buttons.indexOf(good) + 1 : (card?.dataset.digit ?? 0));
          // What a card says with its digit is the card; buttons and places without one are walked to.
          const free = good === undefined || document.querySelector(`[data-digit="${digit}"]`) === null;
          if (digit !== '0' && free) {
            return { over: false, digit, reach: '' };
          }
          const stop = good ?? spot;
          if (stop) {
            document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
            stop.dataset.wanted = '';
            return { over: false, digit: '', reach: stop.textContent.trim() };
          }
        }
        await new Promise((later) => setTimeout(later, 10));
      }
      return undefined;
    },
    { pattern: prefer.source, limit: 60_000 },
  );
  if (!found) {
    throw new Error(`nothing to be done by keyboard: ${await page.locator('.bar').innerText()}`);
  }
  return found;
}

/** More things than stand between the question and its last answer. */
const NEAR = 25;

/** Back to the question, unless something on the board asks; then with an arrow to the board, or with Tab to what was marked, and Enter. */
async function reach(page: Page, words: string): Promise<void> {
  if ((await page.locator('.confirm, .choices').count()) === 0) {
    await page.keyboard.press('Escape');
  }
  const onBoard = (await page.locator('.board [data-wanted]').count()) > 0;
  for (let i = 0; i < NEAR; i++) {
    // What goes away under one's fingers was answered otherwise.
    const here = await page.evaluate(() =>
      document.querySelector('[data-wanted]')
        ? document.activeElement?.hasAttribute('data-wanted') === true
        : undefined,
    );
    if (here !== false) {
      await (here ? page.keyboard.press('Enter') : Promise.resolve());
      return;
    }
    await page.keyboard.press(i === 0 && onBoard ? 'ArrowDown' : 'Tab');
  }
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${words} cannot be reached with the keyboard, which is at ${where}`);
}

/** Every game from its first question to the pad, without a mouse: digits for what the bar offers and for cards, Tab and Enter for the rest. */
describe.concurrent('a whole game with the keyboard alone', () => {
  it.each([
    ['cabo', 2, {}, /Cabo|^(Go on|Ready)/],
    ['cv', 2, {}, /^(Finish|Keep this)/],
    ['metro', 3, {}, /^(Lay|Draw)/],
    ['hasard', 2, { survivor: 'wins' }, /^Throw/],
  ] as const)(
    '%s',
    async (game, seats, options, prefer) => {
      const visitor = await house.visitor('en', 'desktop', { prefs: { speed: 'instant' } });
      const { page } = visitor;
      await visitor.table(game, seats, { options });
      await visitor.myTurn();
      let digits = 0;
      for (let i = 0; i < MOST; i++) {
        const what = await next(page, prefer);
        if (what.over) {
          break;
        }
        if (what.digit !== '') {
          digits++;
          await page.keyboard.press(what.digit);
        } else {
          await reach(page, what.reach);
        }
        await visitor.answered();
        // Whatever went away, the keyboard is somewhere.
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      }
      await expect.poll(() => page.locator('#end-title').innerText()).toMatch(/win|draw|tie|nobody/i);
      expect(digits).toBeGreaterThan(4);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    480_000,
  );
});
