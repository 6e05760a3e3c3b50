import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { close, House, SIZES, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('thirty-two people and eight tables are in one view on the wall, with the way to come in', async () => {
  const host = await house.visitor('en', 'desktop');
  await host.introduce('Hana');
  const { id } = await host.post<{ id: string }>('/api/evenings', {
    title: 'A full house',
    game: 'cabo',
    seats: 4,
    rounds: 3,
    listed: false,
  });
  for (let i = 0; i < 32; i++) {
    const { token } = await host.post<{ token: string }>('/api/people', {
      name: `Number-${i}-of-many`,
      program: true,
      language: 'en',
    });
    const joined = await fetch(`${host.url}/api/evenings/${id}/join`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(joined.status).toBe(200);
  }
  await host.post(`/api/evenings/${id}/next`, {});
  const wall = await house.visitor('fr', 'desktop');
  for (const size of [SIZES.desktop, { width: 1920, height: 1080 }]) {
    await wall.page.setViewportSize(size);
    await wall.page.goto(`${wall.url}/evenings/${id}?wall`);
    await wall.page.getByRole('rowheader', { name: 'Number-31-of-many' }).waitFor();
    await wall.page.getByRole('img', { name: /QR/ }).waitFor();
    expect(await wall.page.getByRole('rowheader').count()).toBe(32);
    expect(await wall.page.locator('aside li').count()).toBe(8);
    // Nothing is cut off, and nothing lies over something else.
    const cut = await wall.page.evaluate(() =>
      [...document.querySelectorAll('tbody tr, aside li, aside svg')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom <= innerHeight && box.right <= innerWidth && box.height >= 14
          ? []
          : [one.outerHTML];
      }),
    );
    expect(cut).toEqual([]);
    const last = await wall.page.locator('aside li').last().boundingBox();
    const code = await wall.page.locator('aside svg').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
    expect(await wall.faults()).toEqual([]);
  }
  await host.post(`/api/evenings/${id}/stop`, {});
  await close(wall);
  await host.close();
});

const GO_ON = /Cabo|^(Go on|Ready|Continuer|Prêt)/;

/** Where somebody is led by the large button of the evening. */
async function toTheTable(visitor: Visitor): Promise<string> {
  await visitor.page.locator('a.mine').click();
  await visitor.page.waitForURL(/\/t\//);
  return new URL(visitor.page.url()).pathname;
}

it('four people at two tables: one leaves, one comes late, and the wall tells how it stands', async () => {
  const names = ['Hana', 'Gus', 'Ida', 'Jo'];
  const people = await Promise.all(
    names.map(async (name, i) => {
      const visitor = await house.visitor(i % 2 === 0 ? 'en' : 'fr', i === 0 ? 'desktop' : 'phone');
      await visitor.introduce(name);
      return visitor;
    }),
  );
  const [host, gus, ida, jo] = people as [Visitor, Visitor, Visitor, Visitor];
  const { id } = await host.post<{ id: string }>('/api/evenings', {
    title: 'Two tables',
    game: 'cabo',
    seats: 2,
    rounds: 2,
    bots: 'random',
    options: { turnLimit: 20 },
    terms: { pace: 0, substitute: 'random' },
    startsAt: Date.now() + 86_400_000,
    listed: false,
  });
  const come = (visitor: Visitor) => visitor.page.goto(`${visitor.url}/evenings/${id}`);
  await Promise.all(people.map(come));
  const calendar = await host.page.getByRole('link', { name: 'For your calendar' }).getAttribute('href');
  const file = await host.context.request.get(`${host.url}${calendar ?? ''}`);
  expect(await file.text()).toContain('SUMMARY:Two tables');
  for (const visitor of [host, gus, ida]) {
    await visitor.page.getByRole('button', { name: /^(Join|Participer)$/ }).click();
  }
  const wall = await house.visitor('fr', 'desktop');
  await wall.page.goto(`${wall.url}/evenings/${id}?wall`);
  await host.page.getByRole('rowheader', { name: 'Ida' }).waitFor();
  await host.page.getByRole('button', { name: 'Begin the first round' }).click();
  const tables = await Promise.all([host, gus, ida].map(toTheTable));
  expect(new Set(tables).size).toBe(2);
  // Somebody goes home in the middle of it: a bot plays on, and whoever is with them is not kept waiting.
  await come(gus);
  await gus.page.getByRole('button', { name: 'Quitter la soirée' }).click();
  await gus.page.getByRole('button', { name: 'Participer' }).waitFor();
  await Promise.all([host.playToTheEnd(GO_ON), ida.playToTheEnd(GO_ON)]);
  await wall.page.getByText('Manche 1 sur 2').waitFor();
  await expect.poll(() => wall.page.locator('li.gone').count()).toBe(2);
  expect(await wall.faults()).toEqual([]);
  // Somebody comes late and plays from the next round on.
  await jo.page.getByRole('button', { name: 'Participer' }).click();
  await come(host);
  const begin = host.page.getByRole('button', { name: 'Begin the next round' });
  await begin.click();
  await begin.waitFor({ state: 'hidden' });
  await Promise.all([host, ida, jo].map(come));
  await Promise.all([host, ida, jo].map(toTheTable));
  await Promise.all([host, ida, jo].map((visitor) => visitor.playToTheEnd(GO_ON)));
  await wall.page.getByText('Terminée', { exact: true }).waitFor();
  // Who has left has one game, who came late has one, and the others have both.
  const played = await wall.page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.children[1]?.textContent, row.children[3]?.textContent])),
    );
  expect(played).toEqual({ Hana: '2', Ida: '2', Jo: '1', Gus: '1' });
  for (const visitor of [...people, wall]) {
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  }
});
