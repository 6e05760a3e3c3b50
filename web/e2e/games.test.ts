import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, SIZES, type Language, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Seats, options that make a short game, and which button brings the end nearer. */
const TABLES: [string, number, Record<string, string>, RegExp][] = [
  ['cabo', 2, {}, /Cabo|^(Continuer|Go on|Prêt|Ready)/],
  ['cv', 2, {}, /^(Arrêter|Stop|Terminer|Finish|Garder ce|Keep this)/],
  ['metro', 3, {}, /^(Poser|Lay)/],
  ['hasard', 2, { survivor: 'wins' }, /^(Lancer|Throw|Roll)/],
];
/** Each language and each size; the other two pairs differ from these in what fits, and that is looked at when the game is over. */
const READERS: { language: Language; size: Size }[] = [
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

async function play(table: (typeof TABLES)[number], reader: (typeof READERS)[number]): Promise<void> {
  const { language, size } = reader;
  const [game, seats, options, prefer] = table;
  const where = `${game} in ${language} on a ${size}`;
  const visitor = await house.visitor(language, size);
  await visitor.table(game, seats, { options });
  for (let i = 0; i < 3; i++) {
    await visitor.press(prefer);
  }
  expect(await visitor.faults(), where).toEqual([]);
  await visitor.playToTheEnd(prefer);
  const rows = visitor.page.locator('section[aria-labelledby="end-title"] tbody tr');
  await expect.poll(() => rows.count(), { message: where }).toBeGreaterThan(0);
  expect(await visitor.faults(), where).toEqual([]);
  const fits = (): Promise<void> =>
    expect.poll(() => beyond(visitor), { message: `${where}: wider than the screen` }).toBeLessThanOrEqual(0);
  await fits();
  await visitor.page.getByRole('button', { name: language === 'fr' ? 'English' : 'Français' }).click();
  await visitor.page.locator(`html:not([lang=${language}])`).waitFor();
  for (const { size: other } of READERS) {
    await visitor.page.setViewportSize(SIZES[other]);
    await fits();
  }
  expect(visitor.errors, where).toEqual([]);
  await visitor.close();
}

/** Two people at two tables at once: a game is mostly waiting. */
it.each(TABLES)(
  '%s is played to its end, in French on a desk and in English on a phone',
  async (...table) => {
    const games = await Promise.allSettled(READERS.map((reader) => play(table, reader)));
    const failed = games.filter((game) => game.status === 'rejected');
    expect(failed.map((game) => String(game.reason))).toEqual([]);
  },
  600_000,
);
