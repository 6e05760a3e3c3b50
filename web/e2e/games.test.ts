import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, SIZES, type Language, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

type Reader = { language: Language; size: Size };
/** Seats, options that make a short game, and which button brings the end nearer. */
type Wish = [string, number, Record<string, string>, RegExp];
/**
 * Each game once from its first press to its end; its guided first game (guide.test.ts) goes the same way in the other language on a desk,
 * and a first game of Cabo on a phone (walks.test.ts). What fits in the other size and language is looked at when the game is over.
 */
const TABLES: [...Wish, Reader][] = [
  ['cabo', 2, {}, /Cabo|^(Continuer|Go on|Prêt|Ready)/, { language: 'fr', size: 'desktop' }],
  ['cv', 2, {}, /^(Arrêter|Stop|Terminer|Finish|Garder ce|Keep this)/, { language: 'fr', size: 'phone' }],
  ['metro', 3, {}, /^(Poser|Lay)/, { language: 'en', size: 'phone' }],
  ['hasard', 2, { survivor: 'wins' }, /^(Lancer|Throw|Roll)/, { language: 'fr', size: 'phone' }],
];
const READERS: Reader[] = [
  { language: 'fr', size: 'desktop' },
  { language: 'en', size: 'phone' },
];

/** By how much the page is wider than the window. */
const beyond = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it.each(READERS)('a box for every game in $language on a $size', async ({ language, size }) => {
  const visitor = await house.visitor(language, size);
  await visitor.home();
  const answer = await visitor.context.request.get(`${visitor.url}/api/games`);
  const { games } = (await answer.json()) as { games: unknown[] };
  expect(games.length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => visitor.page.locator('article.box').count()).toBe(games.length);
  await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe(language);
  expect(await visitor.faults()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it.each(TABLES)('%s is played to its end', async (game, seats, options, prefer, { language, size }) => {
  const visitor = await house.visitor(language, size);
  await visitor.table(game, seats, { options });
  for (let i = 0; i < 3; i++) {
    await visitor.press(prefer);
  }
  expect(await visitor.faults()).toEqual([]);
  await visitor.playToTheEnd(prefer);
  const rows = visitor.page.locator('section[aria-labelledby="end-title"] tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  expect(await visitor.faults()).toEqual([]);
  const fits = (where: string): Promise<void> =>
    expect.poll(() => beyond(visitor), { message: `${where}: wider than the screen` }).toBeLessThanOrEqual(0);
  await fits(language);
  await visitor.page.locator('header select').selectOption(language === 'fr' ? 'en' : 'fr');
  await visitor.page.locator(`html:not([lang=${language}])`).waitFor();
  for (const { size: other } of READERS) {
    await visitor.page.setViewportSize(SIZES[other]);
    await fits(`the other language on a ${other}`);
  }
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
