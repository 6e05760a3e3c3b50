import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from './house';
import { Server } from './server';

/** `samples/oie`, built and sealed by OutsideTest. */
const GOOSE = resolve(import.meta.dirname, '../../cli/target/outside/oie.jar');

let server: Server;
let house: House;
beforeAll(async () => {
  if (!existsSync(GOOSE)) {
    throw new Error(`this test needs ${GOOSE}; OutsideTest builds it (./tablee test)`);
  }
  server = await Server.start(['--games', dirname(GOOSE)]);
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

describe('a game that others wrote', () => {
  it.each([
    ['en', 'desktop', 'The game of the goose', /Throw/],
    ['fr', 'phone', 'Le jeu de l’oie', /Lancer/],
  ] as const)('has its box, its own board and its end (%s, %s)', async (language, size, title, throwDice) => {
    const visitor = await house.visitor(language, size);
    const { page } = visitor;
    await visitor.home();
    await page.locator('article.box', { hasText: title }).waitFor();
    await visitor.table('oie', 3, { level: 'random' });
    await page.locator('.board [data-goose]').nth(2).waitFor();
    const places = (): Promise<string | null> =>
      page.locator('.board svg:has([data-goose])').getAttribute('aria-label');
    const before = await places();
    await visitor.press(throwDice);
    await expect.poll(places).not.toBe(before);
    expect(await visitor.faults()).toEqual([]);
    await visitor.playToTheEnd(throwDice);
    expect(await places()).toContain('63');
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
