import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, SHOTS, type Language, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
  mkdirSync(SHOTS, { recursive: true });
});
afterAll(async () => house?.close());

const LEARN: Record<Language, string> = {
  fr: 'Apprendre en jouant',
  en: 'Learn by playing',
  de: 'Beim Spielen lernen',
};
const READY: Record<Language, RegExp> = { fr: /prêt/i, en: /ready/i, de: /bereit/i };
const GO_ON: Record<Language, string> = { fr: 'Continuer', en: 'Go on', de: 'Weiter' };

async function learn(language: Language, title: RegExp, prefs: Record<string, unknown>): Promise<Visitor> {
  const visitor = await house.visitor(language, 'desktop', { prefs });
  await visitor.home();
  await visitor.page.getByRole('button', { name: LEARN[language] }).filter({ hasText: title }).click();
  await visitor.page.locator('section.guide').waitFor();
  return visitor;
}

/** One touch; what cannot be touched now is left alone. */
async function touch(thing: Locator): Promise<void> {
  await thing.click({ timeout: 2_000 }).catch(() => undefined);
}

/** What somebody does at Cabo who does what the guide says and nothing else: with the things it points at. */
const HABITS: Record<string, (page: Page, language: Language) => Promise<void>> = {
  look: (page) => touch(page.locator('.ring.bottom .row button').first()),
  second: async (page, language) => {
    await touch(page.locator('.ring.bottom .row button').nth(1));
    await touch(page.locator('.moves button', { hasText: READY[language] }));
  },
  draw: (page) => touch(page.locator('[data-spot="draw"]')),
  held: (page) => touch(page.locator('[data-spot="discard"]')),
  again: (page) => turn(page),
  equal: (page) => turn(page),
  cabo: (page) => touch(page.locator('.moves button', { hasText: /Cabo/ })),
};

async function turn(page: Page): Promise<void> {
  await touch(page.locator('[data-spot="draw"]'));
  await touch(page.locator('[data-spot="discard"]'));
}

/** All that a reader looks at for what comes next. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['section.guide', '.bar', '.log'].map((part) => document.querySelector(part)?.textContent).join(),
  );

describe.concurrent('the guided first game of Cabo', () => {
  it.each([
    ['fr', 'instant'],
    ['en', 'brisk'],
  ] as const)(
    'reaches its end by what it says alone, and the reveal stays (%s, %s)',
    async (language, speed) => {
      const visitor = await learn(language, /Cabo/, { speed });
      const { page } = visitor;
      const guide = page.locator('section.guide');
      const told: string[] = [];
      for (let i = 0; i < 60 && (await guide.count()) > 0; i++) {
        const step = (await guide.getAttribute('data-step').catch(() => null)) ?? '';
        told.push(step);
        const before = await seen(page);
        // The table may go on between two looks: what is pressed belongs to the step that was read.
        const next = page.locator(`section.guide[data-step="${step}"] footer button.main`);
        if ((await next.count()) > 0) {
          if (step === 'score') {
            await staysRevealed(visitor, language);
          }
          await touch(next);
        } else if ((await page.locator('.moves button').count()) > 0) {
          // Where the guide leaves the choice, a card is drawn and thrown away.
          await (HABITS[step] ?? turn)(page, language);
        }
        // Something follows from it, or somebody else is at it.
        await page
          .waitForFunction(
            (old) =>
              ['section.guide', '.bar', '.log']
                .map((part) => document.querySelector(part)?.textContent)
                .join() !== old,
            before,
            { timeout: 3_000 },
          )
          .catch(() => undefined);
      }
      const where = `${told.join(' ')}: ${await page.locator('.bar').innerText()}`;
      await expect.poll(() => guide.count(), { message: where }).toBe(0);
      expect(told, where).toContain('score');
      expect(told.at(-1)).toBe('bye');
      // The table itself goes on when the reader does.
      await page.locator('.moves button', { hasText: GO_ON[language] }).click();
      await page.locator('.moves button', { hasText: READY[language] }).waitFor();
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    480_000,
  );

  /** The bot has gone on; the cards lie open until the reader does. */
  async function staysRevealed(visitor: Visitor, language: Language): Promise<void> {
    const { page } = visitor;
    await expect.poll(() => page.locator('.log').first().innerText()).toMatch(/continue|goes on/);
    await expect.poll(() => page.locator('.moves button').allInnerTexts()).toEqual([GO_ON[language]]);
    await page.screenshot({ path: join(SHOTS, `guide-reveal-${language}.png`) });
  }
});

/** Which moves the words of a step ask for, in notation; anything else is played as one likes. */
const ASKED: Record<string, Record<string, string>> = {
  cv: {
    draft: '^keep',
    throw: '^throw',
    again: '^stop',
    buy: '^buy',
    second: '^(done|buy)',
    tokens: '^throw',
  },
  metro: {
    draw: '^draw',
    lay: '^lay',
    needs: '^(draw|lay)',
    change: '^draw',
    piles: '^draw',
    on: '^(lay|draw)',
  },
  hasard: {
    quality: '^throw',
    cradle: '^cradle',
    obstacle: '^throw',
    run: '^throw',
    crossroads: '^(open|choose)',
    // What leads on, so that the game ends.
    '': '^(throw|try|done|stay|decline|refuse|luck)',
    toTheEnd: '^(throw|try|done|stay|decline|refuse|luck)',
  },
};

/** Does what the guide says inside the page, because a whole game is many presses. @returns the steps that were told, in order */
function follow(page: Page, asked: Record<string, string>, seconds: number): Promise<string[]> {
  return page.evaluate(
    async ({ habits, limit }) => {
      const told: string[] = [];
      const until = Date.now() + limit * 1_000;
      const text = (): string =>
        ['section.guide', '.bar', '.log'].map((part) => document.querySelector(part)?.textContent).join();
      let seed = 11;
      for (let guide; Date.now() < until && (guide = document.querySelector<HTMLElement>('section.guide'));) {
        const step = guide.dataset.step ?? '';
        if (step !== '' && told.at(-1) !== step) {
          told.push(step);
        }
        const more = document.querySelector<HTMLElement>('.moves .more[aria-expanded="false"]');
        if (more) {
          more.click();
          await new Promise((drawn) => setTimeout(drawn));
        }
        const moves = [...document.querySelectorAll<HTMLElement>('.moves button:not(.more)')];
        const wanted = habits[step];
        const good = wanted ? moves.filter((move) => new RegExp(wanted).test(move.title)) : [];
        seed = (seed * 16_807) % 2_147_483_647;
        const choices = good.length > 0 ? good : moves;
        const press =
          guide.querySelector<HTMLElement>('footer button.main') ??
          choices[seed % Math.max(1, choices.length)];
        const before = text();
        press?.click();
        for (let i = 0; i < 100 && text() === before; i++) {
          await new Promise((later) => setTimeout(later, 10));
        }
      }
      return told;
    },
    { habits: asked, limit: seconds },
  );
}

describe.concurrent('the other guided first games', () => {
  it.each([
    ['cv', 'en', /CV/],
    ['metro', 'fr', /Métro/],
    ['hasard', 'en', /Chance/],
  ] as const)(
    '%s reaches its end by what it says alone (%s)',
    async (game, language, title) => {
      const visitor = await learn(language, title, { speed: 'instant', developer: true });
      const { page } = visitor;
      const told = await follow(page, ASKED[game] ?? {}, 400);
      console.log(`${game}: ${told.join(' ')}`);
      await expect.poll(() => page.locator('section.guide').count(), { message: told.join(' ') }).toBe(0);
      expect(told.at(-1)).toBe('bye');
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
    480_000,
  );
});
