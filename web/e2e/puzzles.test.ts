import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { box, takeAlong } from './along';
import { expect } from './expect';
import { House, type Language, type Visitor } from './house';
import { Server } from './server';

interface Puzzle {
  id: string;
  right: string[];
  wrong: Record<string, Record<Language, string>>;
  why: Record<Language, string>;
}

/** What a game's folder says. */
function puzzles(game: string): Puzzle[] {
  const path = `../../games/${game}/src/main/resources/tablee/${game}/house/puzzles.json`;
  return (JSON.parse(readFileSync(resolve(import.meta.dirname, path), 'utf8')) as { puzzles: Puzzle[] })
    .puzzles;
}

/** Apostrophes and the like are set by the page. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function attempt({ page }: Visitor, move: string): Promise<void> {
  const all = page.locator('details.all');
  if (!(await all.evaluate((list) => (list as HTMLDetailsElement).open))) {
    await page.locator('details.all > summary').click();
  }
  await page.locator(`[data-move="${move}"]`).click();
}

async function says(visitor: Visitor, text: string | undefined): Promise<void> {
  await expect
    .poll(async () => plain(await visitor.page.locator('.verdict').innerText()))
    .toContain(plain(text ?? ''));
}

/** Tries what is wrong, then what is right, in every puzzle of a game. */
async function solveAll(visitor: Visitor, game: string): Promise<void> {
  const all = puzzles(game);
  for (const [index, { right, wrong, why }] of all.entries()) {
    for (const [move, words] of Object.entries(wrong).slice(0, 1)) {
      await attempt(visitor, move);
      await says(visitor, words[visitor.language]);
      await visitor.page.getByRole('button', { name: /Réessayer|Try again/ }).click();
    }
    await attempt(visitor, right[0] ?? '');
    await says(visitor, why[visitor.language]);
    if (index < all.length - 1) {
      await visitor.page.getByRole('button', { name: /Énigme suivante|Next puzzle/ }).click();
    }
  }
  await expect.poll(() => visitor.page.locator('nav.puzzles .quiet').innerText()).toMatch(/^3 .*3$|^3 of 3/);
}

let server: Server;
let house: House;
beforeAll(async () => {
  server = await Server.start(['--local-play', 'true']);
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

describe('puzzles', () => {
  it.each<[string, Language]>([
    ['cabo', 'fr'],
    ['cv', 'en'],
    ['hasard', 'fr'],
    ['metro', 'en'],
  ])('of %s are solved on a phone, from the box, in %s', async (game, language) => {
    const visitor = await house.visitor(language, 'phone');
    await visitor.home();
    await box(visitor, game)
      .getByRole('link', { name: /^(Puzzles|Énigmes)/ })
      .click();
    await visitor.page.locator('p.task').waitFor();
    await visitor.page.locator('section [data-spot], section [data-card], section button').first().waitFor();
    expect(await visitor.faults()).toEqual([]);
    await solveAll(visitor, game);
    expect(await visitor.faults()).toEqual([]);
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // What was solved is known the next time.
    await visitor.page.reload();
    await expect.poll(() => visitor.page.locator('nav.puzzles .sr-only').count()).toBe(3);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('are solved with the keyboard alone', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await page.goto(`${visitor.url}/puzzles/cabo`);
    await page.locator('p.task').waitFor();
    await page.locator('details.all > summary').focus();
    await page.keyboard.press('Enter');
    const right = page.locator('[data-move="exchange 1 3"]');
    for (let i = 0; i < 40 && !(await right.evaluate((one) => one === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText('Found!').waitFor();
    // Whoever listens is told, and goes on from there.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('verdict')))
      .toBe(true);
    await page.getByRole('button', { name: 'Rule CABO-SET-4' }).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('are solved on the board, where a press is a move', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await page.goto(`${visitor.url}/puzzles/cabo?p=blind-trade`);
    await page.locator('p.task').waitFor();
    await page.locator('section [data-spot="A1"], section [data-place="A1"]').first().click();
    await page.locator('section [data-spot="B3"], section [data-place="B3"]').first().click();
    const confirm = page.locator('section').getByRole('button', { name: /^Swap/ });
    if (await confirm.isVisible()) {
      await confirm.click();
    }
    await page.getByText('Found!').waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('are solved without a network once the game was taken along', async () => {
    const visitor = await house.visitor('fr', 'desktop');
    await takeAlong(visitor, 'cabo');
    await visitor.context.setOffline(true);
    await visitor.page.goto(`${visitor.url}/puzzles/cabo`);
    await visitor.page.locator('p.task').waitFor();
    await solveAll(visitor, 'cabo');
    await visitor.close();
  });
});
