import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  amongExperts,
  box,
  kept,
  mine,
  MOST,
  offered,
  playHere,
  playOffline,
  prefer,
  programs,
  takeAlong,
} from './along';
import { House, type Language } from './house';
import { Server } from './server';

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

it.each<[string, Language]>([
  ['cabo', 'fr'],
  ['cv', 'en'],
  ['hasard', 'fr'],
  ['metro', 'en'],
])('%s, taken along, is played from home to its end without a network, in %s', async (game, language) => {
  const visitor = await amongExperts(house, language);
  const { weight, said } = await takeAlong(visitor, game);
  console.log(`${game}, taken along: ${(weight / 1000).toFixed(1)} kB gzip, said ${said / 1000}`);
  expect(weight).toBeGreaterThan(300_000);
  expect(weight).toBeLessThan(MOST);
  // Texts come on top of what the button says.
  expect(Math.abs(said / weight - 1)).toBeLessThan(0.1);
  expect((await programs(visitor)).sort()).toEqual([`${game}.wasm`, 'runtime.js']);
  await playOffline(visitor, game);
  // Handed over, the server plays it again and checks every draw.
  await visitor.context.setOffline(false);
  await visitor.page.getByRole('button', { name: /Confier à ce serveur|Hand over to this server/ }).click();
  await visitor.page.waitForURL(/\/verify\//);
  const id = visitor.page.url().split('/').at(-1) ?? '';
  expect(id).not.toMatch(/^local-/);
  const answer = await visitor.context.request.get(`${visitor.url}/api/tables/${id}/verify`);
  expect(await answer.json()).toMatchObject({ fair: true });
  // And the other way round: a server's game is kept here, and shown without it.
  await visitor.page.getByRole('button', { name: /Garder sur cet appareil|Keep on this device/ }).click();
  await visitor.page.waitForURL(/\/r\/local-/);
  await visitor.context.setOffline(true);
  await visitor.page.reload();
  await visitor.page.getByRole('slider').waitFor();
  await visitor.close();
});

it('without WebAssembly the same is played in JavaScript', async () => {
  const visitor = await amongExperts(house, 'en');
  await visitor.context.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await takeAlong(visitor, 'cabo');
  // The worker has no such page around it: it asks for WebAssembly, which was not taken along.
  expect(await programs(visitor)).toEqual(['cabo.js']);
  await visitor.context.setOffline(true);
  await visitor.home();
  await playHere(visitor, 'cabo');
  await visitor.playToTheEnd(prefer('cabo'));
  await visitor.close();
});

it('where nothing can be kept, and nothing compiled runs, the game is played at the server', async () => {
  const visitor = await house.visitor('en', 'desktop');
  await visitor.context.addInitScript(() => {
    WebAssembly.validate = () => false;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    localStorage.setItem('tablee.along', '["cabo"]');
    // Neither has its worker anywhere to keep anything.
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await visitor.home();
  await box(visitor, 'cabo').locator('.presses .main').click();
  await visitor.page.waitForURL(/\/t\/(?!local-)/);
  await visitor.myTurn();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it('a game begins here at once when its program is loaded, and the server hears nothing of it', async () => {
  const visitor = await amongExperts(house, 'en');
  const asked: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  await visitor.home();
  await box(visitor, 'hasard').hover();
  // Until its program is there the server would answer: nobody waits for it.
  await box(visitor, 'hasard').getByTitle('Begins at once, on this device').waitFor();
  await playHere(visitor, 'hasard');
  expect(asked.filter((path) => path !== '/api/people')).toEqual([]);
  // Experts think there, and not where the page is drawn.
  expect(visitor.page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/worker-/),
  ]);
  await visitor.home();
  await visitor.page.getByText('on this device').first().waitFor();
  await visitor.close();
});

it('a newer program comes in mid-game, and the game goes on with it', async () => {
  const visitor = await amongExperts(house, 'fr');
  await visitor.home();
  await box(visitor, 'cabo').hover();
  await box(visitor, 'cabo').getByTitle('Commence aussitôt, sur cet appareil').waitFor();
  await playHere(visitor, 'cabo');
  await visitor.press(prefer('cabo'));
  await visitor.press(prefer('cabo'));
  await visitor.myTurn();
  await visitor.page.reload();
  await visitor.myTurn();
  const [moves, before] = [await offered(visitor), await kept(visitor)];
  const newer = 'cabo-0123456789ab.wasm';
  let [older, fetched] = ['', 0];
  await visitor.context.route('**/offline/index.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { games: { cabo: { wasm: { file: string } } } };
    older = index.games.cabo.wasm.file;
    index.games.cabo.wasm.file = newer;
    await route.fulfill({ response, json: index });
  });
  await visitor.context.route(`**/offline/${newer}`, async (route) => {
    fetched++;
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(newer, older) }),
    });
  });
  await visitor.page.reload();
  await visitor.myTurn();
  await expect.poll(() => offered(visitor)).toEqual(moves);
  expect(fetched).toBeGreaterThan(0);
  expect((await kept(visitor)).slice(0, before.length)).toEqual(before);
  await visitor.playToTheEnd(prefer('cabo'));
  await visitor.close();
});

it('what was begun with other cards rests with a sentence, and can be deleted', async () => {
  const visitor = await amongExperts(house, 'en');
  await takeAlong(visitor, 'cabo');
  await playHere(visitor, 'cabo');
  await visitor.home();
  // As if a newer program had come in mid-game, with other cards than those of this table.
  await visitor.page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opened = indexedDB.open('tablee');
        opened.onsuccess = () => {
          const lines = opened.result.transaction('lines', 'readwrite').objectStore('lines');
          lines.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
            const line = cursor.value as { body: string };
            const opening = JSON.parse(line.body) as { content: string };
            cursor.update({ ...line, body: JSON.stringify({ ...opening, content: 'house/0' }) });
          };
          lines.transaction.oncomplete = () => {
            opened.result.close();
            done();
          };
        };
      }),
  );
  await visitor.page.reload();
  await mine(visitor).click();
  await visitor.page.getByText(/This game rests/).waitFor();
  await visitor.page.getByRole('button', { name: 'Delete this game' }).click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Delete this game' }).click();
  await box(visitor, 'cabo').waitFor();
  await expect.poll(() => mine(visitor).count()).toBe(0);
  await visitor.close();
});

/** Before the worker's own program: a disk that is full when the test says so. */
const DISK = `
  let full = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => (full = data);
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...args) {
    if (full) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    return add.apply(this, args);
  };
`;

it('a move that finds no room is refused in one sentence, and nothing that was kept is lost', async () => {
  const visitor = await amongExperts(house, 'en');
  await visitor.context.route(/\/assets\/worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: DISK + (await response.text()) });
  });
  await visitor.home();
  await box(visitor, 'hasard').hover();
  await box(visitor, 'hasard').getByTitle('Begins at once, on this device').waitFor();
  await playHere(visitor, 'hasard');
  const fill = (full: boolean) =>
    visitor.page.evaluate((said) => new BroadcastChannel('disk').postMessage(said), full);
  const [moves, before] = [await offered(visitor), await kept(visitor)];
  await fill(true);
  await visitor.page.locator('.moves button').first().click();
  await visitor.page.getByText(/could not be kept/).waitFor();
  expect([await offered(visitor), await kept(visitor)]).toEqual([moves, before]);
  await fill(false);
  await visitor.press(prefer('hasard'));
  await expect.poll(async () => (await kept(visitor)).length).toBeGreaterThan(before.length);
  await visitor.close();
});
