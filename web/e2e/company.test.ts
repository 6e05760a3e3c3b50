import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { close, House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('two become friends by a link, one asks the other to a chair, and they play', async () => {
  const ana = await house.visitor('en', 'desktop');
  await ana.introduce('Ana');
  await ana.page.goto(`${ana.url}/friends`);
  await ana.page.getByText('Nobody yet.').waitFor();
  await ana.page.getByRole('button', { name: 'My link for friends' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'My link for friends' }).inputValue();
  expect(await ana.faults()).toEqual([]);

  const ben = await house.visitor('fr', 'phone');
  await ben.page.goto(link);
  await ben.page.locator('input[autocomplete="nickname"]').first().fill('Ben');
  await ben.page.getByRole('button', { name: 'Devenir amis' }).click();
  await ben.page.locator('li', { hasText: 'Ana' }).getByText('est là').waitFor();
  expect(await ben.faults()).toEqual([]);

  await ana.table('cabo', 2, { bots: 0 });
  await ana.page.getByRole('button', { name: 'Ben' }).click();
  // An invitation is seen wherever one is.
  await ben.page.goto(`${ben.url}/rules/cabo`);
  const invite = ben.page.getByRole('status').filter({ hasText: 'Ana vous invite à une table.' });
  await invite.waitFor();
  expect(await ben.faults()).toEqual([]);
  await invite.getByRole('link', { name: 'J’y vais' }).click();
  await invite.waitFor({ state: 'detached' });
  await ben.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await ben.page.getByRole('button', { name: 'Je suis prêt' }).click();
  await ana.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([ana.myTurn(), ben.myTurn()]);
  // An invitation to a table that is full is none.
  await ben.page.goto(`${ben.url}/friends`);
  await ben.page.locator('li', { hasText: 'Ana' }).waitFor();
  expect(await ben.page.getByRole('link', { name: 'Ana vous invite' }).count()).toBe(0);
  // Who sits at a table is here, too: hers is the only page that Ana has open.
  await ben.page.locator('li', { hasText: 'Ana' }).getByText('est là').waitFor();
  // Whoever is blocked is gone from the list, and not told.
  await ana.page.goto(`${ana.url}/friends`);
  await ana.page.getByRole('button', { name: /^Block.*Ben/ }).click();
  await ana.page.getByRole('button', { name: /^Unblock.*Ben/ }).waitFor();
  await ben.page.reload();
  await ben.page.getByText('Personne encore').waitFor();
  await close(ana, ben);
});

/** Asks for a game of Cabo for so many, now. */
async function want(
  visitor: Visitor,
  words: Record<'seats' | 'wait' | 'go', string>,
  seats: string,
): Promise<void> {
  await visitor.page.goto(`${visitor.url}/friends`);
  await visitor.page.getByLabel(words.seats).selectOption(seats);
  await visitor.page.getByLabel(words.wait).selectOption('60');
  await visitor.page.getByRole('button', { name: words.go }).click();
}

const ENGLISH = { seats: 'Chairs', wait: 'Wait for people', go: 'Find a table' };
const FRENCH = { seats: 'Chaises', wait: 'Attendre des personnes', go: 'Trouver une table' };

it('two strangers who want the same game now are led to one table, where it begins by itself', async () => {
  const ana = await house.visitor('en', 'phone');
  await ana.introduce('Ana');
  const ben = await house.visitor('fr', 'desktop');
  await ben.introduce('Ben');
  // As many chairs as nobody else in these tests asks for.
  await want(ana, ENGLISH, '2');
  await ana.page.getByText('Looking for others').waitFor();
  expect(await ana.faults()).toEqual([]);
  await ana.page.getByRole('button', { name: 'Stop looking' }).click();
  await ana.page.getByRole('button', { name: 'Find a table' }).waitFor();
  await want(ana, ENGLISH, '2');
  await ana.page.getByText('Looking for others').waitFor();
  await want(ben, FRENCH, '2');
  await Promise.all([ana, ben].map(({ page }) => page.waitForURL(/\/t\//)));
  expect(new URL(ana.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await Promise.all([ana.myTurn(), ben.myTurn()]);
  await ana.page.locator('li[data-seat]', { hasText: 'Ben' }).waitFor();
  await close(ana, ben);
});
