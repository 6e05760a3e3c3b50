import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { close, House, type Language, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

async function named(name: string, language: Language = 'en', size: Size = 'desktop'): Promise<Visitor> {
  const visitor = await house.visitor(language, size);
  await visitor.introduce(name);
  return visitor;
}

/** The log says it, too, and is folded on a phone. */
const SEEN = { visible: true };

/** Two people who play, one in each language. */
async function two(
  terms: Record<string, unknown> = {},
): Promise<{ host: Visitor; guest: Visitor; id: string }> {
  const host = await named('Hana');
  const guest = await named('Gus', 'fr', 'phone');
  const id = await host.table('cabo', 2, { bots: 0, terms });
  await guest.page.goto(`${guest.url}/t/${id}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await host.page.locator('li', { hasText: 'Gus' }).first().waitFor();
  await guest.page.getByRole('button', { name: 'Je suis prêt' }).click();
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host.myTurn(), guest.myTurn()]);
  return { host, guest, id };
}

/** The hands that this visitor is sent. */
const hands = (visitor: Visitor, id: string): Promise<string[]> =>
  visitor.page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}`);
    const { views } = (await answer.json()) as { views: { hands?: Record<string, unknown> }[] };
    return views.flatMap((view) => Object.keys(view.hands ?? {}));
  }, id);

describe.concurrent('whoever looks on', () => {
  it('sees the hands when all have agreed, until one does not', async () => {
    const { host, guest, id } = await two();
    const looker = await named('Zoe');
    await looker.page.goto(`${looker.url}/t/${id}`);
    await looker.page.locator('.board').first().waitFor();
    await host.page.locator('summary', { hasText: 'More' }).last().click();
    await host.page.getByRole('button', { name: 'Show our hands to whoever looks on' }).click();
    await host.page.getByText('You would like whoever looks on to see all hands').waitFor();
    expect(await hands(looker, id)).toEqual([]);
    await guest.page.getByText('Hana propose de montrer toutes les mains').filter(SEEN).first().waitFor();
    expect(await guest.faults()).toEqual([]);
    await guest.page.getByRole('button', { name: 'D’accord' }).click();
    // Everybody at the table reads that it is so.
    await host.page.getByText('Whoever looks on sees all hands.').filter(SEEN).first().waitFor();
    await guest.page.getByText('Ceux qui regardent voient toutes les mains.').filter(SEEN).first().waitFor();
    await looker.page.getByText('You see all hands: everybody here has agreed.').waitFor();
    expect(await hands(looker, id)).toEqual(['A', 'B']);
    expect(await hands(host, id)).toEqual([]);
    expect(await hands(guest, id)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Ne plus les montrer' }).click();
    await looker.page.getByText('You see all hands').waitFor({ state: 'detached' });
    expect(await hands(looker, id)).toEqual([]);
    // Whoever comes later reads of it.
    await host.page.reload();
    await host.page.getByRole('log').getByText('Gus ends it: nobody sees the hands').waitFor();
    await close(host, guest, looker);
  });

  it('reads a table on the wall, where there is nothing to press and no hand to see', async () => {
    const { host, guest, id } = await two();
    // The browser of somebody who plays may stand at the wall: it shows what everybody may see.
    const wall = await host.context.newPage();
    await wall.goto(`${host.url}/t/${id}?wall`);
    await wall.locator('.wall li', { hasText: 'Gus' }).first().waitFor();
    await wall.locator('.wall .board').waitFor();
    expect(await wall.locator('header').count()).toBe(0);
    expect(await wall.locator('button:not([inert] button), .wall a, select').count()).toBe(0);
    await guest.press(/./);
    await wall.locator('.wall ol li').first().waitFor();
    await close(host, guest);
  });

  it('goes back through what is no secret any more, where the host set a delay', async () => {
    const { host, guest, id } = await two({ delay: 1 });
    const looker = await named('Zoe');
    await looker.page.goto(`${looker.url}/t/${id}`);
    await looker.page.locator('summary', { hasText: 'More' }).last().click();
    await looker.page.getByRole('link', { name: 'Leaf back with open hands' }).click();
    await looker.page.getByText('Shown is what is no secret any more').waitFor();
    const refused = await host.page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}/frames`)).status,
      id,
    );
    expect(refused).toBe(409);
    await close(looker);
    await host.close();
    await guest.close();
  });
});

it('a finished game is led by one, followed by others who talk, and handed over', async () => {
  const { host, guest, id } = await two();
  const { page } = host;
  await host.post(`/api/tables/${id}/commands`, { cmd: 'resign', seat: 'A' });
  await page.goto(`${host.url}/r/${id}?with=1`);
  await guest.page.goto(`${guest.url}/r/${id}?with=1`);
  await page.getByRole('button', { name: 'Lead', exact: true }).click();
  await page.getByText('You lead: the others are where you are.').waitFor();
  await guest.page.getByText('Hana mène.').waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => new URL(guest.page.url()).searchParams.get('step')).toBe('2');
  await page.getByLabel('View').selectOption('B');
  await expect.poll(() => new URL(guest.page.url()).searchParams.get('as')).toBe('B');
  expect(await guest.faults()).toEqual([]);
  // They talk beside it.
  await guest.page.locator('#chat').fill('Pourquoi ?');
  await guest.page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('log').getByText('Pourquoi').waitFor();
  // And the lead is handed over.
  await guest.page.getByRole('button', { name: 'J’aimerais mener' }).click();
  await page.getByRole('button', { name: 'Let Gus lead' }).click();
  await guest.page.getByText('Vous menez').waitFor();
  await page.getByText('Gus leads.').waitFor();
  await guest.page.getByRole('button', { name: 'Un pas en arrière' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe('1');
  await close(host, guest);
});
