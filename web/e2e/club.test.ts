import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

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
