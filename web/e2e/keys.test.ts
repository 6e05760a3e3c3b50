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

/** What to do next: a digit of the page's own, or the thing to be reached with Tab, which is marked. */
interface Next {
  over: boolean;
  digit: string;
  reach: string;
}

/** Chooses an answer, one that brings the end nearer if there is one; nothing is pressed here. */
function next(page: Page, prefer: RegExp): Promise<Next> {
  return page.evaluate(async (pattern) => {
    const wanted = new RegExp(pattern);
    for (;;) {
      const over = document.querySelector('#end-title') !== null;
      const busy = document.querySelector('.bar[aria-busy="true"]') !== null;
      const asked = document.querySelector<HTMLElement>('.confirm .main, .choices button');
      const buttons = [...document.querySelectorAll<HTMLElement>('.moves button:not(.more)')];
      const card = document.querySelector<HTMLElement>('.board [data-digit]');
      if (over || (!busy && (asked ?? buttons[0] ?? (document.querySelector('.bar.mine') && card)))) {
        const good = asked ?? buttons.find((button) => wanted.test(button.textContent.trim())) ?? buttons[0];
        const digit = String(buttons.findIndex((button) => button === good) + 1);
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        if (!good) {
          return { over, digit: card?.dataset.digit ?? '', reach: '' };
        }
        // A card that carries the digit comes first: then the button is reached with Tab, as everything that asks is.
        if (asked || digit === '0' || document.querySelector(`[data-digit="${digit}"]`)) {
          good.dataset.wanted = '';
          return { over, digit: '', reach: good.textContent.trim() };
        }
        return { over, digit, reach: '' };
      }
      await new Promise((later) => setTimeout(later, 10));
    }
  }, prefer.source);
}

/** With Tab to what was marked, and Enter. */
async function reach(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
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
    await page.keyboard.press('Tab');
  }
  throw new Error(`${words} cannot be reached with the keyboard`);
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
      }
      await expect.poll(() => page.locator('#end-title').innerText()).toMatch(/win|draw|tie|nobody/i);
      expect(digits).toBeGreaterThan(4);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    480_000,
  );
});
