import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { film } from './film';
import { isWanted, photograph, SCREENS } from './gallery';
import { House, SHOTS, type Language, type Look, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
  mkdirSync(SHOTS, { recursive: true });
});
afterAll(async () => house?.close());

async function shoot(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.evaluate(() => document.fonts.ready);
  await visitor.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  expect(visitor.errors).toEqual([]);
  await visitor.close();
}

const HOMES: [string, Language, Size, Look][] = [
  ['home', 'fr', 'desktop', {}],
  ['home-phone-dark', 'en', 'phone', { dark: true }],
];

/** Games for the README: some presses into the game, so that there is something to see. */
const FIRST_CARTON = '[data-spot^="carton "]';
const TABLES: [string, string, number, number, Language, Size, Look & { until?: string }][] = [
  ['cabo', 'cabo', 4, 4, 'fr', 'desktop', {}],
  ['cv', 'cv', 3, 9, 'en', 'desktop', {}],
  ['metro', 'metro', 4, 10, 'fr', 'desktop', { dark: true }],
  ['hasard', 'hasard', 4, 60, 'en', 'desktop', { until: FIRST_CARTON }],
  ['cabo-phone', 'cabo', 4, 4, 'fr', 'phone', { dark: true }],
  ['hasard-phone', 'hasard', 3, 60, 'en', 'phone', { until: FIRST_CARTON }],
];

it.each(HOMES)('shows %s', async (name, language, size, look) => {
  const visitor = await house.visitor(language, size, look);
  await visitor.home();
  await shoot(visitor, name);
});

/** A picture every so often, shown as long. */
const [EVERY, SHOWN, LONGEST] = [150, 300, 34];
const MOST_BYTES = 700_000;

it('moves', async () => {
  const visitor = await house.visitor('en', 'desktop', { motion: true, prefs: { speed: 'brisk' } });
  const { page } = visitor;
  await visitor.table('cabo', 3);
  await visitor.myTurn();
  const pictures: Buffer[] = [];
  let playing = true;
  const played = (async () => {
    while (playing) {
      await visitor.press(/Look|Draw|Keep|Take|Exchange/);
      await page.waitForTimeout(4 * EVERY);
    }
  })().catch(() => undefined);
  while (pictures.length < LONGEST) {
    pictures.push(await page.screenshot());
    await page.waitForTimeout(EVERY);
  }
  playing = false;
  const desk = await visitor.context.newPage();
  const moving = await film(desk, pictures, SHOWN);
  expect(moving.length).toBeLessThan(MOST_BYTES);
  writeFileSync(join(SHOTS, 'cabo.webp'), moving);
  await visitor.close();
  await played;
});

it.each(TABLES)('shows %s', async (name, game, seats, presses, language, size, look) => {
  const visitor = await house.visitor(language, size, look);
  await visitor.table(game, seats);
  const { until } = look;
  for (let i = 0; i < presses; i++) {
    if (until && (await visitor.page.locator(until).count()) > 0) {
      break;
    }
    await visitor.press(/Regarder|Look|Poser|Lay|Acheter|Take|Lancer|Throw|Roll/);
  }
  await visitor.myTurn();
  // As people see it: without the tools that played so far.
  await visitor.page.evaluate(() => localStorage.setItem('tablee.prefs', '{"speed":"normal"}'));
  await visitor.page.reload();
  await visitor.page.locator('.board [data-spot]').first().waitFor();
  await visitor.page.waitForLoadState('networkidle');
  await shoot(visitor, name);
});

/** Every screen in every size, language and light, to be looked at: `SHOTS=all`, or `SHOTS=all ONLY='cabo.*phone'` for some. */
if (process.env.SHOTS === 'all') {
  const only = new RegExp(process.env.ONLY ?? '');
  const wanted = SCREENS.filter((screen) => isWanted(screen, only));
  it.each(wanted)('takes $name', (screen) => photograph(house, screen, only));
}
