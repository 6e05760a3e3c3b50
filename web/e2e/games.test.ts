import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, type Language, type Size } from './house';

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
/** Both languages and both sizes are searched for faults of access once; the other two pairs add nothing to those. */
const READERS: { language: Language; size: Size; searched: boolean }[] = [
  { language: 'fr', size: 'desktop', searched: true },
  { language: 'en', size: 'phone', searched: true },
  { language: 'fr', size: 'phone', searched: false },
  { language: 'en', size: 'desktop', searched: false },
];

it.each(READERS)('a box for every game in $language on a $size', async ({ language, size, searched }) => {
  const visitor = await house.visitor(language, size);
  await visitor.home();
  const answer = await visitor.context.request.get(`${visitor.url}/api/games`);
  const { games } = (await answer.json()) as { games: unknown[] };
  expect(games.length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => visitor.page.locator('article.box').count()).toBe(games.length);
  await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe(language);
  expect(searched ? await visitor.faults() : []).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

async function play(table: (typeof TABLES)[number], reader: (typeof READERS)[number]): Promise<void> {
  const { language, size, searched } = reader;
  const [game, seats, options, prefer] = table;
  const where = `${game} in ${language} on a ${size}`;
  const visitor = await house.visitor(language, size);
  await visitor.table(game, seats, { options });
  for (let i = 0; i < 3; i++) {
    await visitor.press(prefer);
  }
  expect(searched ? await visitor.faults() : [], where).toEqual([]);
  await visitor.playToTheEnd(prefer);
  const rows = visitor.page.locator('section[aria-labelledby="end-title"] tbody tr');
  await expect.poll(() => rows.count(), { message: where }).toBeGreaterThan(0);
  expect(searched ? await visitor.faults() : [], where).toEqual([]);
  const beyond = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${where}: the page is wider than the screen`).toBeLessThanOrEqual(0);
  expect(visitor.errors, where).toEqual([]);
  await visitor.close();
}

/** Four people at four tables at once: a game is mostly waiting. */
it.each(TABLES)(
  '%s is played to its end in both languages, on a phone and a desktop',
  async (...table) => {
    const games = await Promise.allSettled(READERS.map((reader) => play(table, reader)));
    const failed = games.filter((game) => game.status === 'rejected');
    expect(failed.map((game) => String(game.reason))).toEqual([]);
  },
  600_000,
);
