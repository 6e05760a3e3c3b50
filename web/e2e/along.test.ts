import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, type Language, type Visitor } from './house';
import { Server } from './server';

let server: Server;
let house: House;
beforeAll(async () => {
  server = await Server.start();
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

/** Which button brings the end nearer. */
const GAMES: [string, Language, RegExp][] = [
  ['cabo', 'fr', /Cabo|^(Continuer|Prêt)/],
  ['cv', 'en', /^(Stop|Finish|Keep this)/],
  ['hasard', 'fr', /^Lancer/],
  ['metro', 'en', /^Lay/],
];

const box = (visitor: Visitor, game: string) =>
  visitor.page.locator('article.box').filter({ has: visitor.page.locator(`a[href="/rules/${game}"]`) });

async function takeAlong(visitor: Visitor, game: string): Promise<void> {
  await visitor.home();
  await box(visitor, game).locator('.look').click();
  await visitor.page.getByRole('button', { name: /Emporter ce jeu|Take this game along/ }).click();
  await visitor.page.getByText(/^✓ (Ce jeu|This game)/).waitFor({ timeout: 120_000 });
  await visitor.page.keyboard.press('Escape');
}

/** The programs of games that lie on the device. */
const programs = (visitor: Visitor): Promise<string[]> =>
  visitor.page.evaluate(async () => {
    const cache = await caches.open('tablee-along');
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return names.flatMap(
      (name) => /^\/offline\/([a-z]+)-[0-9a-f]+(\.\w+)$/.exec(name)?.slice(1).join('') ?? [],
    );
  });

/** Every line of every log that lies on the device. */
const kept = (visitor: Visitor): Promise<unknown[]> =>
  visitor.page.evaluate(
    () =>
      new Promise<unknown[]>((found, failed) => {
        const opened = indexedDB.open('tablee');
        opened.onerror = () => failed(new Error('storage'));
        opened.onsuccess = () => {
          const lines = opened.result.transaction('lines').objectStore('lines').getAll();
          lines.onsuccess = () => {
            opened.result.close();
            found(lines.result);
          };
        };
      }),
  );

const offered = (visitor: Visitor): Promise<string[]> =>
  visitor.page.locator('.moves button').allInnerTexts();

it.each(GAMES)(
  '%s, taken along, is played from home to its end without a network, in %s',
  async (game, language, prefer) => {
    const visitor = await house.visitor(language, 'desktop');
    await takeAlong(visitor, game);
    expect((await programs(visitor)).sort()).toEqual([`${game}.wasm`, 'runtime.js']);
    await visitor.context.setOffline(true);
    await visitor.home();
    await box(visitor, game).locator('.presses .main').click();
    await visitor.page.waitForURL(/\/t\/local-/);
    await visitor.press(prefer);
    await visitor.press(prefer);
    await visitor.myTurn();
    // A board also shows the last throw, which nobody sees again after a reload: what counts is the log, and what may be done next.
    const [moves, before] = [await offered(visitor), await kept(visitor)];
    await visitor.page.reload();
    await visitor.myTurn();
    await expect.poll(() => offered(visitor)).toEqual(moves);
    expect((await kept(visitor)).slice(0, before.length)).toEqual(before);
    await visitor.home();
    const mine = visitor.page.locator('a[href^="/t/local-"]').first();
    await mine.click();
    await visitor.myTurn();
    await visitor.playToTheEnd(prefer);
    // Handed over, the server plays it again and checks every draw.
    await visitor.context.setOffline(false);
    await visitor.page.getByRole('button', { name: /Confier à ce serveur|Hand over to this server/ }).click();
    await visitor.page.waitForURL(/\/verify\//);
    const id = visitor.page.url().split('/').at(-1) ?? '';
    expect(id).not.toMatch(/^local-/);
    const answer = await visitor.context.request.get(`${visitor.url}/api/tables/${id}/verify`);
    expect(await answer.json()).toMatchObject({ fair: true });
    await visitor.close();
  },
);

it('without WebAssembly the same is played in JavaScript', async () => {
  const visitor = await house.visitor('en', 'desktop');
  await visitor.context.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await takeAlong(visitor, 'cabo');
  // The worker has no such page around it: it asks for WebAssembly, which was not taken along.
  expect(await programs(visitor)).toEqual(['cabo.js']);
  await visitor.context.setOffline(true);
  await visitor.home();
  await box(visitor, 'cabo').locator('.presses .main').click();
  await visitor.page.waitForURL(/\/t\/local-/);
  await visitor.playToTheEnd(/Cabo|^(Go on|Ready)/);
  await visitor.close();
});

it('where nothing can be kept, it is said in one sentence and the game goes on at the server', async () => {
  const visitor = await house.visitor('en', 'desktop');
  await visitor.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    localStorage.setItem('tablee.along', '["cabo"]');
  });
  await visitor.home();
  await visitor.table('cabo', 2);
  await visitor.press(/Ready/);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
