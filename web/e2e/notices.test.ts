import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('the tab says when it is my turn', async () => {
  const visitor = await house.visitor('en', 'desktop');
  await visitor.table('cabo', 2);
  await visitor.myTurn();
  await expect.poll(() => visitor.page.title()).toBe('● Your turn · Tablée');
  await expect.poll(() => visitor.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  await visitor.page.goto(visitor.url);
  await expect.poll(() => visitor.page.title()).toBe('Tablée');
  await visitor.close();
});

it('a push message becomes a notice that leads to the table', async () => {
  const visitor = await house.visitor('en', 'desktop');
  await visitor.context.grantPermissions(['notifications'], { origin: visitor.url });
  await visitor.home();
  const session = await visitor.context.newCDPSession(visitor.page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id) {
        found(id);
      }
    });
  });
  await session.send('ServiceWorker.enable');
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: visitor.url,
    registrationId: await registered,
    data: JSON.stringify({ t: 'turn', table: 'abc', game: 'cabo', title: 'Cabo', text: 'It is your turn.' }),
  });
  const notices = (): Promise<string[]> =>
    visitor.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const shown = await worker.getNotifications();
      return shown.map((notice) => `${notice.title}: ${notice.body} ${(notice.data as { url: string }).url}`);
    });
  await expect.poll(notices).toEqual(['Cabo: It is your turn. /t/abc']);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it('what happened while I was away is told when I come back', async () => {
  const visitor = await house.visitor('en', 'desktop');
  const id = await visitor.table('cabo', 2);
  await visitor.press(/Ready/);
  await visitor.myTurn();
  await visitor.page.goto(visitor.url);
  // An hour ago, when only the first lines had been written.
  await visitor.page.evaluate((table) => {
    localStorage.setItem('tablee.seen', JSON.stringify({ [table]: { seq: 4, at: Date.now() - 3_600_000 } }));
  }, id);
  await visitor.page.goto(`${visitor.url}/t/${id}`);
  const recap = visitor.page.getByRole('region', { name: 'While you were away' });
  await recap.waitFor();
  await expect.poll(() => recap.locator('li').count()).toBeGreaterThan(0);
  expect(await visitor.faults()).toEqual([]);
  await recap.getByRole('button', { name: 'Go on' }).click();
  await recap.waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
