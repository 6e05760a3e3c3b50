import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SHOTS, type Language, type Visitor } from './house';

const LEARN: Record<Language, RegExp> = { fr: /Apprendre en jouant.*Cabo/, en: /Learn by playing.*Cabo/ };
const READY: Record<Language, RegExp> = { fr: /prêt/i, en: /ready/i };
const GO_ON: Record<Language, string> = { fr: 'Continuer', en: 'Go on' };

/** One touch; what cannot be touched now is left alone. */
async function touch(thing: Locator): Promise<void> {
  await thing.click({ timeout: 2_000 }).catch(() => undefined);
}

/** What somebody does who does what the guide says and nothing else. */
const HABITS: Record<string, (page: Page, language: Language) => Promise<void>> = {
  look: (page) => touch(page.locator('.ring.bottom .row button').first()),
  second: async (page, language) => {
    await touch(page.locator('.ring.bottom .row button').nth(1));
    await touch(page.locator('.moves button', { hasText: READY[language] }));
  },
  draw: (page) => touch(page.locator('[data-spot="draw"]')),
  discard: (page) => touch(page.locator('[data-spot="discard"]')),
  turn: async (page) => {
    await touch(page.locator('[data-spot="draw"]'));
    await touch(page.locator('[data-spot="discard"]'));
  },
  cabo: (page) => touch(page.locator('.moves button', { hasText: /Cabo/ })),
};

/** The step that is told, by its place in the script: what to do there, if anything is to be done. */
const STEPS = ['', 'look', 'second', 'draw', 'discard', '', 'turn', 'turn', 'cabo', '', '', ''];

describe('the guided first game of Cabo', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
    mkdirSync(SHOTS, { recursive: true });
  });
  afterAll(() => house.close());

  it.each(['fr', 'en'] as const)(
    'reaches its end by what it says alone, and the reveal stays (%s)',
    async (language) => {
      const visitor = await house.visitor(language, 'desktop');
      const { page } = visitor;
      await visitor.home();
      await page.getByRole('button', { name: LEARN[language] }).click();
      const guide = page.locator('section.guide');
      await guide.waitFor();
      let last = 0;
      for (let i = 0; i < 120 && (await guide.count()) > 0; i++) {
        const told = await guide
          .locator('small')
          .innerText()
          .catch(() => '');
        const at = Number(/\d+/.exec(told)?.[0] ?? last);
        last = Math.max(last, at);
        const next = guide.locator('footer button.main');
        if ((await next.count()) > 0) {
          if (at === 11) {
            await staysRevealed(visitor, language);
          }
          await next.click().catch(() => undefined);
        } else {
          const mine = (await page.locator('.moves button').count()) > 0;
          await (mine ? HABITS[STEPS[at - 1] ?? '']?.(page, language) : undefined);
        }
        await page.waitForTimeout(300);
      }
      expect(last).toBe(12);
      expect(await guide.count()).toBe(0);
      // The table itself goes on when the reader does.
      await page.locator('.moves button', { hasText: GO_ON[language] }).click();
      await page.locator('.moves button', { hasText: READY[language] }).waitFor();
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    120_000,
  );

  async function staysRevealed(visitor: Visitor, language: Language): Promise<void> {
    const { page } = visitor;
    await page.waitForTimeout(3_000);
    expect(await page.locator('.moves button').allInnerTexts()).toEqual([GO_ON[language]]);
    await page.screenshot({ path: join(SHOTS, `guide-reveal-${language}.png`) });
  }
});
