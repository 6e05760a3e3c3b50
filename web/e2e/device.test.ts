import { afterEach, beforeEach, it } from 'vitest';
import {
  AMONG_EXPERTS,
  box,
  kept,
  mine,
  MOST,
  offered,
  playHere,
  prefer,
  programs,
  takeAlong,
} from './along';
import { Device } from './device';
import { expect } from './expect';
import type { Language, Visitor } from './house';
import { Server } from './server';

/** What a device goes through while nobody answers: not a switch in the browser, there is no server any more. */
let server: Server;
let device: Device;
beforeEach(async () => {
  server = await Server.start(['--local-play', 'true']);
});
afterEach(async () => {
  await device?.close();
  await server?.stop();
});

const begin = async (language: Language, flags: string[] = []): Promise<Device> =>
  (device = await Device.start(server.url, language, 'desktop', AMONG_EXPERTS, flags));

/** Back from home, with the same log and the same answers. */
async function goesOn(visitor: Visitor, moves: string[], before: unknown[]): Promise<void> {
  await visitor.home();
  await mine(visitor).click();
  await visitor.myTurn();
  await expect.poll(() => offered(visitor)).toEqual(moves);
  expect((await kept(visitor)).slice(0, before.length)).toEqual(before);
}

it.each<[string, Language]>([
  ['cabo', 'en'],
  ['cv', 'fr'],
  ['hasard', 'en'],
  ['metro', 'fr'],
])(
  '%s, in %s, outlives a closed browser, a fallen page and a lost power, without a server',
  async (game, language) => {
    await begin(language);
    const { weight } = await takeAlong(device, game);
    console.log(`${game}, taken along in ${language}: ${(weight / 1000).toFixed(1)} kB gzip`);
    expect(weight).toBeLessThan(MOST);
    const session = await device.context.newCDPSession(device.page);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    await server.cut();
    await device.restart();
    await device.home();
    // Three games are not here, and are not offered; what is here is named.
    await device.page.getByText(/^(No network for now|Pas de réseau pour l’instant)/).waitFor();
    expect(await device.page.locator('.presses .main:disabled').count()).toBe(3);
    await playHere(device, game);
    await device.press(prefer(game));
    await device.press(prefer(game));
    await device.myTurn();
    // What a page has unfolded is forgotten with it: it is compared between fresh ones.
    await device.page.reload();
    await device.myTurn();
    const [moves, before] = [await offered(device), await kept(device)];
    await device.crashTab();
    await goesOn(device, moves, before);
    await device.cut();
    await goesOn(device, moves, before);
    await device.restart();
    await goesOn(device, moves, before);
    await device.playToTheEnd(prefer(game));
    // What comes after the end is there without anybody, too.
    await device.page.getByRole('button', { name: /^(Analysis by the bots|Analyse)/ }).click();
    await device.page
      .getByText(/^(Luck and decisions apart|La chance et les décisions)/)
      .waitFor({ timeout: 200_000 });
    await server.again();
    await device.page.getByRole('button', { name: /Confier à ce serveur|Hand over to this server/ }).click();
    await device.page.waitForURL(/\/verify\/(?!local-)/);
    const id = device.page.url().split('/').at(-1) ?? '';
    const answer = await device.context.request.get(`${server.url}/api/tables/${id}/verify`);
    expect(await answer.json()).toMatchObject({ fair: true });
  },
);

it('a hint is thought of without a server, and can be followed', async () => {
  await begin('en');
  await takeAlong(device, 'metro');
  await server.cut();
  await device.home();
  await playHere(device, 'metro');
  const hint = device.page.getByRole('button', { name: 'Hint' });
  // Where there is one answer only, there is nothing to advise.
  while (!(await hint.isVisible())) {
    await device.press(prefer('metro'));
    await device.myTurn();
  }
  const before = await kept(device);
  await hint.click();
  await device.page.locator('.hint').getByText('An expert would play').waitFor();
  await device.page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(async () => (await kept(device)).length).toBeGreaterThan(before.length);
});

it('a network that never answers keeps nobody from what was taken along, nor from their name', async () => {
  await begin('fr');
  await takeAlong(device, 'cabo');
  const me = await device.context.request.get(`${server.url}/api/me`);
  const { name } = (await me.json()) as { name: string };
  server.silence();
  await device.restart();
  await device.home();
  await playHere(device, 'cabo');
  await device.press(prefer('cabo'));
  await device.page.locator('.who').getByText(name).first().waitFor();
});

it('several people share the device to the end of a game, with a curtain between them', async () => {
  await begin('fr');
  await takeAlong(device, 'cabo');
  await server.cut();
  const { page } = device;
  await page.goto(`${server.url}/new/cabo`);
  await page.getByLabel('Places').selectOption('2');
  await page.getByLabel('Plusieurs personnes sur cet écran').check();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.waitForURL(/\/t\/local-cabo-/);
  await page.getByLabel('Nom de la prochaine personne').fill('Zoé');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByText('Zoé', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Je suis prêt' }).click();
  await page.locator('.curtain').waitFor();
  // Nobody's hand is in the page while it is passed on.
  expect(await page.locator('.board').count()).toBe(0);
  await device.playToTheEnd(prefer('cabo'));
  await page.locator('#end-title').waitFor();
  await expect.poll(() => page.locator('.pad').first().innerText()).toContain('Zoé');
});

it('where there is no room it is said, the game is played at the server, and taken along when there is', async () => {
  await begin('en');
  await device.home();
  const session = await device.context.newCDPSession(device.page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1_000 });
  const hasard = box(device, 'hasard');
  await hasard.locator('.look').click();
  await device.page.getByRole('button', { name: /^Take this game along/ }).click();
  await device.page.getByText(/^Not everything could be taken along/).waitFor();
  await device.page.keyboard.press('Escape');
  await hasard.getByTitle('Begins at once, on this device').waitFor();
  await hasard.locator('.presses .main').click();
  await device.page.waitForURL(/\/t\/(?!local-)/);
  await device.myTurn();
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url });
  await takeAlong(device, 'hasard');
  await playHere(device, 'hasard');
});

it('a browser that knows no WebAssembly, because it compiles nothing, plays in JavaScript', async () => {
  await begin('en', ['--js-flags=--jitless']);
  await takeAlong(device, 'hasard');
  expect(await device.page.evaluate(() => typeof WebAssembly)).toBe('undefined');
  expect(await programs(device)).toEqual(['hasard.js']);
  await server.cut();
  await device.restart();
  await device.home();
  await playHere(device, 'hasard');
  for (let i = 0; i < 5; i++) {
    await device.press(prefer('hasard'));
  }
});
