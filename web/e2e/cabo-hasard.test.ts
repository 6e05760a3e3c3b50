import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, SIZES } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

const DESK = { width: 1280, height: 800 };
const PHONES = { upright: { width: 390, height: 844 }, lying: { width: 844, height: 390 } };
/** The codes of the twelve qualities as a board would print them: `Be2`, `(Ri)`, or all by themselves. In and Do are words as well. */
const CODE = '(Be|Cu|Tr|Ch|Sf|Ru|In|Ho|Di|Do|Ri|Sa)';
const CODES = new RegExp(`\\b${CODE}\\d|\\(${CODE}\\)|^\\W*${CODE}(\\W+${CODE})*[\\W\\d]*$`, 'm');

interface Seen {
  /** How often something could be pressed on the board, and what of it lay outside the window or under something. */
  looked: number;
  hidden: string[];
  ended: boolean;
}

/**
 * Plays what the bar offers until the game ends or enough was pressed, and looks before each press whether all that is legal on the board
 * can be seen and reached without scrolling. Inside the page, because a whole game is many presses.
 */
async function playAndLook(page: Page, presses: number): Promise<Seen> {
  return page.evaluate(async (most) => {
    const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const seen: Seen = { looked: 0, hidden: [], ended: false };
    let seed = 5;
    for (let i = 0; i < most; i++) {
      for (let k = 0; k < 4000 && !document.querySelector('.moves button, #end-title'); k++) {
        await wait(15);
      }
      if (document.querySelector('#end-title')) {
        seen.ended = true;
        break;
      }
      // What was answered is drawn by the second frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      scrollTo(0, 0);
      for (const thing of document.querySelectorAll<HTMLElement>('.felt .open, .wrap .lit')) {
        seen.looked++;
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const near = thing.closest('.place, .cell, .step') ?? thing;
        if (top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth || !near.contains(over)) {
          const where = [left, top, right, bottom].map(Math.round).join(' ');
          seen.hidden.push(`${thing.getAttribute('aria-label') ?? thing.textContent.trim()} at ${where}`);
        }
      }
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.moves button:not(.more)')];
      // What the bar does not offer by itself is chosen on the board, as people do.
      const card = document.querySelector<HTMLElement>('.felt .mine .open, .wrap .lit');
      seed = (seed * 16807) % 2147483647;
      // Called every other time it can be: a round is over before every card has been turned, and so is the game.
      const call = seed % 2 === 0 ? buttons.find((button) => /Cabo/.test(button.textContent)) : undefined;
      (call ?? buttons[seed % Math.max(1, buttons.length)] ?? card)?.click();
      await wait(0);
      document.querySelector<HTMLElement>('.felt .confirm .main, .choices .main')?.click();
      do {
        await wait(5);
      } while (document.querySelector('.bar[aria-busy="true"]'));
    }
    return seen;
  }, presses);
}

describe.concurrent('the boards of Cabo and Hasard', () => {
  it.each([
    ['cabo', 5, {}],
    ['cabo', 2, {}],
    ['hasard', 4, { level: 'V' }],
  ] as const)(
    'on a desk all that is legal in %s for %i is in one view, from the opening to the end',
    async (game, seats, options) => {
      const visitor = await house.visitor('en', 'desktop');
      await visitor.page.setViewportSize(DESK);
      await visitor.table(game, seats, { options });
      const seen = await playAndLook(visitor.page, 400);
      expect([...new Set(seen.hidden)]).toEqual([]);
      // Whatever is dealt, there is a first look at two cards of four.
      expect(seen.looked).toBeGreaterThan(6);
      expect(seen.ended).toBe(true);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    900_000,
  );

  it.each([
    ['cabo', 4, '.ring.bottom .row .card'],
    ['hasard', 3, '.tray .dice'],
  ])(
    'on a phone what is mine in %s and the bar stay in view, upright and lying',
    async (game, seats, mine) => {
      const visitor = await house.visitor('fr', 'phone');
      const { page } = visitor;
      await visitor.table(game, seats);
      await visitor.myTurn();
      await page.locator(mine).first().waitFor();
      for (const [held, size] of Object.entries(PHONES)) {
        await page.setViewportSize(size);
        const outside = await page.evaluate(async (own) => {
          const faults: string[] = [];
          // As far as the board goes: below it lie the story and the menus.
          const board = document.querySelector('.felt, .wrap');
          const most = Math.max(0, (board?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight);
          for (const part of [0, 0.5, 1]) {
            scrollTo(0, most * part);
            await new Promise((done) => setTimeout(done, 60));
            for (const thing of document.querySelectorAll<HTMLElement>(`${own}, .bar`)) {
              const { left, right, top, bottom } = thing.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              const reached = over !== null && (thing.contains(over) || over.contains(thing));
              if (top < -1 || bottom > innerHeight + 1 || !reached) {
                faults.push(
                  `${thing.className} at ${Math.round(top)} to ${Math.round(bottom)}, scrolled ${part}`,
                );
              }
            }
          }
          return faults;
        }, mine);
        expect(outside, `${game}, ${held}`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${game}, ${held}: wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );

  it('on a phone the road is there when everybody is born, and all professions while qualities are drawn', async () => {
    const visitor = await house.visitor('fr', 'phone');
    const { page } = visitor;
    await visitor.table('hasard', 4);
    await visitor.myTurn();
    await page.locator('.roads').waitFor();
    const top = await page.locator('.roads').evaluate((road) => road.getBoundingClientRect().top);
    expect(top).toBeLessThan(SIZES.phone.height / 2);
    // Who is born first may take more than one throw.
    const careers = page.locator('.careers');
    while (!(await careers.evaluate((all) => all.getBoundingClientRect().top < innerHeight / 2))) {
      await visitor.press(/^Jeter/);
      await visitor.myTurn();
    }
    const covered = await page.evaluate(() => {
      const dice = document.querySelector('.tray')?.getBoundingClientRect().top ?? 0;
      const all = [...document.querySelectorAll<HTMLElement>('.careers button')];
      const words = all.flatMap((one) => [...one.querySelectorAll('.head, .quality')]);
      return [
        all.length,
        words.filter((word) => word.getBoundingClientRect().bottom > dice).length,
        all.filter((one) => one.scrollWidth > one.clientWidth).length,
      ];
    });
    expect(covered).toEqual([8, 0, 0]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('a phone on its side shows what lies ahead beside the dice, below a bar with the way home and the settings', async () => {
    const visitor = await house.visitor('en', 'landscape');
    const { page } = visitor;
    await visitor.table('hasard', 3);
    const next = page.locator('.step.next');
    while ((await next.count()) === 0) {
      await visitor.myTurn();
      await visitor.press(/^(Throw|Roll)/);
    }
    await visitor.myTurn();
    const boxes = await page.evaluate(() =>
      ['.bar', '.tray .dice', '.step.next', '.brand', '[aria-haspopup="dialog"].small'].map((what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        return box ? [box.top, box.bottom].map(Math.round) : [];
      }),
    );
    const [bar = [], ...others] = boxes;
    expect(bar[0]).toBe(0);
    for (const [above = -1, below = Infinity] of others) {
      expect(above).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(SIZES.landscape.height);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByLabel('Language').waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('no quality is a code on the board of Hasard, in either language', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.table('hasard', 3);
    const words = (): Promise<string[]> =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.wrap .roads, .wrap .large, .wrap .people, .wrap .facing',
          ),
        ].flatMap((part) => [
          part.innerText,
          ...[...part.querySelectorAll('[aria-label], [title]')].flatMap((thing) => [
            thing.getAttribute('aria-label') ?? '',
            thing.getAttribute('title') ?? '',
          ]),
        ]),
      );
    let read = 0;
    for (let i = 0; i < 40; i++) {
      if (i === 20) {
        await page.locator('header select').selectOption('fr');
        await page.locator('html[lang=fr]').waitFor();
      }
      await visitor.press(/^(Jeter|Lancer|Throw|Devenir|Become)/);
      const text = (await words()).join('\n');
      read += text.length;
      expect(text).not.toMatch(CODES);
      expect(text).not.toMatch(/\bT[1-4](:|\b)|UNBORN|CH-[LR]|undefined|board\.|hasard\./);
    }
    expect(read).toBeGreaterThan(10_000);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('everybody’s cards are numbered, and a round ends with its reasons', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.table('cabo', 4);
    await visitor.myTurn();
    const numbers = page.locator('.felt .slot');
    await expect.poll(() => numbers.allInnerTexts()).toEqual(Array(4).fill(['1', '2', '3', '4']).flat());
    for (let i = 0; i < 60 && (await page.locator('[data-spot="pad"]').count()) === 0; i++) {
      await visitor.press(/Cabo|^(Ready|Discard)/);
    }
    await page.locator('[data-spot="pad"]').waitFor();
    const outcomes = await page.locator('.felt .outcome').allInnerTexts();
    expect(outcomes).toHaveLength(4);
    // The cards add up to what is said, and at least one wins with nothing.
    for (const outcome of outcomes) {
      const [cards = '', total = ''] = (outcome.split('\n')[0] ?? '').split('=');
      expect(cards.split('+').reduce((sum, card) => sum + Number(card), 0)).toBe(Number(total));
    }
    expect(outcomes.some((outcome) => outcome.includes('★ +0'))).toBe(true);
    await expect.poll(() => page.locator('.felt .card.down').count()).toBe(0);
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each(['cabo', 'hasard'])('%s has no serious fault of access, light and dark', async (game) => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.table(game, 4);
    for (let i = 0; i < 4; i++) {
      await visitor.press(/^(Look|Ready|Draw|Throw)/);
    }
    for (const size of [DESK, PHONES.upright]) {
      await page.setViewportSize(size);
      await page.locator('[data-spot]').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await visitor.faults(), `${colorScheme}, ${size.width} wide`).toEqual([]);
      }
    }
    await visitor.close();
  });
});
