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

/** The server is gone for good, whatever the browser believes. */
async function offline(visitor: Visitor): Promise<void> {
  await visitor.context.setOffline(true);
}

it.each(GAMES)(
  '%s, taken along, is played from home to its end without a network, in %s',
  async (game, language, prefer) => {
    const visitor = await house.visitor(language, 'desktop');
    await takeAlong(visitor, game);
    await offline(visitor);
    await visitor.home();
    await box(visitor, game).locator('.presses .main').click();
    await visitor.page.waitForURL(/\/t\/local-/);
    await visitor.press(prefer);
    await visitor.press(prefer);
    await visitor.myTurn();
    const before = await visitor.board();
    await visitor.page.reload();
    await visitor.myTurn();
    await expect.poll(() => visitor.board()).toBe(before);
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
  await visitor.page.route('**/*.wasm', (route) => route.abort());
  await takeAlong(visitor, 'cabo').catch(() => undefined);
  await visitor.page.evaluate(() => localStorage.setItem('tablee.along', '["cabo"]'));
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
