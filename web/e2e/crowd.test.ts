import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { close, House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('a picture is chosen by keyboard or press, and seen in the lobby, at the table and by friends', async () => {
  const host = await house.visitor('en', 'phone');
  await host.introduce('Hana');
  await host.page.goto(`${host.url}/me`);
  await host.page.locator('summary', { hasText: 'My picture' }).click();
  await host.page.getByRole('button', { name: 'owl' }).focus();
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('button', { name: 'Colour 4' }).click();
  await host.page.locator('summary [data-face="owl-3"] img').waitFor();
  expect(await host.faults()).toEqual([]);
  const id = await host.table('cabo', 2, { bots: 0 });
  const guest = await house.visitor('fr', 'desktop');
  await guest.introduce('Gus');
  await guest.page.goto(`${guest.url}/t/${id}`);
  await guest.page.locator('.chairs [data-face="owl-3"] img').waitFor();
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await guest.page.getByRole('button', { name: 'Je suis prêt' }).click();
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  await guest.page.locator('li[data-seat="A"] [data-face="owl-3"]').waitFor();
  // Whoever has chosen none has none, and no room is left for it.
  expect(await guest.page.locator('li[data-seat="B"] [data-face]').count()).toBe(0);
  // Two become friends; each sees the other's picture and that they are here.
  const { url } = await host.post<{ url: string }>('/api/me/friends/link', {});
  await guest.page.goto(url);
  await guest.page.getByRole('button', { name: 'Devenir amis' }).click();
  await guest.page.locator('li', { hasText: 'Hana' }).locator('[data-face="owl-3"]').waitFor();
  await host.page.goto(`${host.url}/friends`);
  await host.page.locator('li', { hasText: 'Gus' }).getByText('here now').waitFor();
  await close(host, guest);
});

it('the public list says who invites, what is agreed, the clock and the language', async () => {
  const host = await house.visitor('fr', 'desktop');
  await host.introduce('Zoé');
  await host.table('cabo', 3, { bots: 0, terms: { listed: true, clock: { kind: 'slow', days: 3 } } });
  const other = await house.visitor('en', 'phone');
  await other.introduce('Ola');
  await other.home();
  const row = other.page.locator('li', { hasText: 'Zoé invites' });
  await row.getByText('slow: 3 days a turn').waitFor();
  await row.getByText('Français').waitFor();
  expect(await other.faults()).toEqual([]);
  await row.getByRole('link').click();
  await other.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await close(host, other);
});

it('two who have played have a page of all that they played together', async () => {
  const host = await house.visitor('en', 'desktop');
  await host.introduce('Hana');
  const guest = await house.visitor('fr', 'phone');
  await guest.introduce('Gus');
  for (const loser of [host, guest]) {
    const id = await host.table('cabo', 2, { bots: 0 });
    await guest.post(`/api/tables/${id}/commands`, { cmd: 'sit' });
    await guest.post(`/api/tables/${id}/commands`, { cmd: 'ready', nonce: 'n' });
    await host.post(`/api/tables/${id}/commands`, { cmd: 'ready', nonce: 'm' });
    await loser.post(`/api/tables/${id}/commands`, { cmd: 'resign' });
  }
  const results = (): Promise<number> =>
    host.page.evaluate(async () => {
      const answer = (await (await fetch('/api/me/history')).json()) as { games: unknown[] };
      return answer.games.length;
    });
  await expect.poll(results).toBe(2);
  await host.page.goto(`${host.url}/history`);
  await host.page.getByRole('link', { name: 'All with the same people' }).first().click();
  const row = host.page.getByRole('row', { name: /Gus/ });
  await row.getByRole('cell', { name: '2', exact: true }).waitFor();
  await row.getByRole('cell', { name: '1.5' }).waitFor();
  expect(await host.page.locator('article li').count()).toBe(2);
  expect(await host.faults()).toEqual([]);
  await close(host, guest);
});

it('how much of my games was luck stands over time, once they were analysed', async () => {
  const host = await house.visitor('fr', 'phone');
  await host.introduce('Lou');
  const id = await host.table('cabo', 2, { options: { turnLimit: '20' } });
  await host.playToTheEnd(/Cabo|^(Continuer|Prêt)/);
  await expect
    .poll(async () => (await host.context.request.get(`${host.url}/api/tables/${id}/analysis`)).status(), {
      timeout: 90_000,
    })
    .toBe(200);
  const { page } = host;
  const bar = page.getByRole('list', { name: /chance/i }).getByRole('link');
  await expect
    .poll(async () => {
      await page.goto(`${host.url}/history`);
      await page.getByRole('heading', { name: 'Parties finies' }).waitFor();
      await page.getByRole('combobox').first().waitFor();
      await bar.waitFor({ timeout: 2_000 }).catch(() => undefined);
      return bar.count();
    })
    .toBe(1);
  expect(await host.faults()).toEqual([]);
  await bar.click();
  await page.waitForURL(`**/r/${id}**`);
  await close(host);
});
