import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  amongExperts,
  box,
  kept,
  mine,
  offered,
  playHere,
  playOffline,
  prefer,
  programs,
  takeAlong,
} from './along';
import { Files, publishNewer } from './files';
import { House, type Language } from './house';
import { command } from './server';

/** `tablee site`, shown by nothing more than a file server: at the root of a host, and somewhere below it. */
const folder = join(mkdtempSync(join(tmpdir(), 'tablee-site-')), 'site');
let root: Files;
let below: Files;
const houses: House[] = [];
beforeAll(async () => {
  await command('site', folder);
  [root, below] = [await Files.serve(folder, '/'), await Files.serve(folder, '/games/tablee/')];
});
afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()));
  root?.stop();
  below?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(place: 'root' | 'below'): Promise<House> {
  const house = await House.open((place === 'root' ? root : below).url);
  houses.push(house);
  return house;
}

it.each<[string, Language, 'root' | 'below']>([
  ['cabo', 'en', 'below'],
  ['cv', 'fr', 'root'],
  ['hasard', 'en', 'root'],
  ['metro', 'fr', 'below'],
])('%s, in %s, is played to its end without a network on a site at the %s', async (game, language, place) => {
  const visitor = await amongExperts(await open(place), language);
  await takeAlong(visitor, game);
  expect((await programs(visitor)).sort()).toEqual([`${game}.wasm`, 'runtime.js']);
  await playOffline(visitor, game);
  await visitor.page.getByRole('link', { name: /^(Verify the draws|Vérifier les tirages)/ }).click();
  await visitor.page.getByText(/^(All \d+ draws are right|Les \d+ tirages sont exacts)/).waitFor();
  expect(visitor.errors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
  await visitor.close();
});

it('a newer page comes in mid-game: the game goes on, before and after it, and without a network', async () => {
  const copy = `${folder}-newer`;
  cpSync(folder, copy, { recursive: true });
  const files = await Files.serve(copy, '/games/');
  const house = await House.open(files.url);
  houses.push(house);
  const visitor = await amongExperts(house, 'fr');
  const scripts = (): Promise<string[]> =>
    visitor.page.evaluate(async () => {
      const cache = await caches.open('tablee-along');
      return (await cache.keys())
        .map(({ url }) => url)
        .filter((url) => /\/assets\/.*\.js$|\.wasm$/.test(url));
    });
  await takeAlong(visitor, 'cabo');
  await playHere(visitor, 'cabo');
  await visitor.press(prefer('cabo'));
  const older = await scripts();
  await publishNewer(copy);
  // Whoever sits at the older page plays on, with what they took along.
  await visitor.press(prefer('cabo'));
  await visitor.page.reload();
  await visitor.myTurn();
  expect(await visitor.page.locator('script[src*="0000.js"]').count()).toBeGreaterThan(0);
  const [moves, before] = [await offered(visitor), await kept(visitor)];
  // At home what was taken along follows the newer page, and lets go of the older one.
  await visitor.home();
  await expect
    .poll(async () => {
      const now = await scripts();
      return now.length > 0 && now.every((url) => !older.includes(url));
    })
    .toBe(true);
  files.stop();
  await visitor.reopen();
  await visitor.home();
  await mine(visitor).click();
  await visitor.myTurn();
  await expect.poll(() => offered(visitor)).toEqual(moves);
  expect((await kept(visitor)).slice(0, before.length)).toEqual(before);
  await visitor.playToTheEnd(prefer('cabo'));
  await visitor.close();
  rmSync(copy, { recursive: true, force: true });
});

it('puzzles are solved on a site', async () => {
  const house = await open('below');
  const visitor = await amongExperts(house, 'en');
  await visitor.home();
  await box(visitor, 'cv')
    .getByRole('link', { name: /^Puzzles/ })
    .click();
  await visitor.page.locator('details.all > summary').click();
  await visitor.page.locator('[data-move="buy 1"]').click();
  await visitor.page.getByText('The car is worth 4 points').waitFor();
  await visitor.page.getByRole('button', { name: 'Try again' }).click();
  await visitor.page.locator('details.all > summary').click();
  await visitor.page.locator('[data-move="buy 2"]').click();
  await visitor.page.getByText('Found!').waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it('a game is looked back at, and shown to others by a link or by its file', async () => {
  const house = await open('below');
  const visitor = await amongExperts(house, 'en');
  await visitor.home();
  await playHere(visitor, 'cabo');
  await visitor.playToTheEnd(prefer('cabo'));
  await visitor.page.getByRole('button', { name: 'Analysis by the bots' }).click();
  await visitor.page.getByText('Luck and decisions apart').waitFor({ timeout: 200_000 });
  await visitor.page.getByRole('link', { name: 'Watch the replay' }).click();
  await visitor.page.waitForURL(/#\/r\/local-/);
  const downloaded = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('button', { name: 'Download the game' }).click();
  const file = await (await downloaded).path();
  await visitor.page.getByRole('button', { name: 'Copy the link to this step' }).click();
  await visitor.page.getByText('Copied').first().waitFor();
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/games\/tablee\/#\/replay#/);

  const friend = await house.visitor('fr', 'desktop');
  await friend.page.goto(link);
  await friend.page.waitForURL(/#\/r\/local-/);
  await friend.page.getByRole('slider').first().waitFor();
  await friend.page.goto(`${below.url}#/replay`);
  await friend.page.locator('input[type=file]').setInputFiles(file);
  await friend.page.waitForURL(/#\/r\/local-/);
  await friend.page.getByRole('slider').first().waitFor();
  expect(friend.errors).toEqual([]);
  await Promise.all([visitor.close(), friend.close()]);
});

it('has rules, guides and tables for people who share a device', async () => {
  const visitor = await (await open('below')).visitor('en', 'desktop');
  await visitor.home();
  await box(visitor, 'metro')
    .getByRole('link', { name: /^Rules/ })
    .click();
  await visitor.page.locator('[data-clause]').first().waitFor();
  await visitor.page.reload();
  await visitor.page.locator('[data-clause]').first().waitFor();
  await visitor.home();
  await box(visitor, 'cabo')
    .getByRole('button', { name: /^Learn/ })
    .click();
  await visitor.page.waitForURL(/#\/t\/local-cabo-.*\?guide/);
  await visitor.myTurn();
  await visitor.home();
  await box(visitor, 'hasard')
    .getByRole('link', { name: /^Create a table/ })
    .click();
  await visitor.page.getByLabel('Several people on this screen').check();
  await visitor.page.getByRole('button', { name: 'Open the table' }).click();
  await visitor.page.waitForURL(/#\/t\/local-hasard-/);
  await visitor.page.getByText('This table is on this device').waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
