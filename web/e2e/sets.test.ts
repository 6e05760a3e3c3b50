import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, SHOTS, type Visitor } from './house';
import { command, Server } from './server';

/** A house whose visitors may keep sets, for this file only. */
let server: Server;
let house: House;
let folder: string;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'tablee-sets-'));
  server = await Server.start(['--contents', join(folder, 'kept'), '--content-editing', 'everybody']);
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MINE = 'The great frog race';

const says = (where: Locator, words: string): Promise<unknown> =>
  expect.poll(() => where.textContent()).toContain(words);

async function editor(visitor: Visitor, game: string): Promise<void> {
  await visitor.page.goto(`${visitor.url}/sets/${game}`);
  await visitor.page.getByRole('button', { name: /Copy/ }).first().click();
  await visitor.page.getByLabel('Name of the set').waitFor();
}

describe('a set of cards', () => {
  it('is copied, changed under the eyes of the game, taken along, opened again, kept and played', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.introduce();
    await editor(visitor, 'cv');
    const state = page.locator('.state');
    await says(state, 'can be played');
    await page.getByLabel('Name of the set').fill('frogs');
    await page
      .getByLabel('Card', { exact: true })
      .selectOption({ label: '13 · ' + (await cardName(page, 13)) });
    const name = page.getByRole('group', { name: 'name', exact: true }).getByLabel('English');
    await name.fill(MINE);
    await says(page.locator('[data-card="13"] h2'), MINE);

    const points = page.getByRole('textbox', { name: /^points/ }).first();
    await points.fill('99');
    await says(state, 'cannot be played yet');
    expect(await points.getAttribute('aria-invalid')).toBe('true');
    const fault = page.locator(`#${await points.getAttribute('aria-describedby')}`);
    await says(fault, '99 is not between 0 and 20');
    await says(fault, 'CV-DECK-16');
    expect(await visitor.faults()).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'sets-fault.png') });
    // From elsewhere, the list of faults leads to the field.
    await page.getByLabel('Card', { exact: true }).selectOption({ index: 3 });
    await page.locator('.faults button').first().click();
    await expect.poll(() => points.evaluate((field) => field === document.activeElement)).toBe(true);
    await points.fill('');
    await says(state, 'can be played');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a folder' }).click();
    const zip = join(folder, 'frogs.zip');
    await (await download).saveAs(zip);
    mkdirSync(join(folder, 'frogs'));
    const files = unzipSync(readFileSync(zip));
    expect(Object.keys(files).toSorted()).toEqual(['frogs/art.json', 'frogs/deck.json']);
    Object.entries(files).forEach(([path, bytes]) => writeFileSync(join(folder, path), bytes));
    await command('content', 'check', 'cv', join(folder, 'frogs'));

    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('input[accept*="zip"]').first().setInputFiles(zip);
    await expect.poll(() => page.getByLabel('Name of the set').inputValue()).toBe('frogs');
    await page.getByLabel('Card', { exact: true }).selectOption({ label: `13 · ${MINE}` });
    await says(page.locator('[data-card="13"] h2'), MINE);

    await page.getByRole('button', { name: 'Keep on this server' }).click();
    await page.getByRole('link', { name: 'Create a table with it' }).click();
    await expect.poll(() => page.getByLabel('Set of cards').inputValue()).toBe('frogs');
    await page.goto(`${visitor.url}/print/cv?set=frogs`);
    await expect.poll(() => page.locator('.sheet h2', { hasText: MINE }).count()).toBe(1);
    const { id } = await visitor.post<{ id: string }>('/api/tables', {
      game: 'cv',
      seats: 2,
      bots: ['random'],
      sit: true,
      ready: true,
      content: 'frogs',
      terms: { pace: 0 },
    });
    await page.goto(`${visitor.url}/t/${id}`);
    await page.locator('.board').waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each(['cabo', 'metro', 'hasard'])('of %s opens, shows a card and takes a picture', async (game) => {
    const visitor = await house.visitor('en', 'phone');
    const { page } = visitor;
    await editor(visitor, game);
    await says(page.locator('.state'), 'can be played');
    await page.locator('figure').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await visitor.faults()).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `sets-${game}.png`), fullPage: true });
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});

/** What the card of this number is called in the list. */
async function cardName(page: Visitor['page'], number: number): Promise<string> {
  const option = await page
    .locator('select[size] option')
    .filter({ hasText: new RegExp(`^${number} · `) })
    .first()
    .textContent();
  return (option ?? '').replace(`${number} · `, '');
}
