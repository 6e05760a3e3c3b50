import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, SHOTS } from './house';
import { Server } from './server';

let server: Server;
let house: House;
beforeAll(async () => {
  server = await Server.start(['--kids']);
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

it('children pick a name, send reactions, and nobody looks on', async () => {
  const fox = await house.visitor('en', 'phone');
  const owl = await house.visitor('fr', 'desktop');
  await fox.home();
  await fox.page.getByLabel('Your name').first().selectOption('Fox');
  await fox.page.getByRole('button', { name: 'Save', disabled: true }).first().waitFor();
  await fox.page.screenshot({ path: join(SHOTS, 'kids-home-phone.png'), fullPage: true });
  const id = await fox.table('cabo', 2);
  await fox.myTurn();
  await fox.page.getByRole('button', { name: 'Hint' }).waitFor();
  await fox.page.locator('summary', { hasText: 'Chat' }).click();
  await fox.page.getByRole('button', { name: '👍' }).click();
  await fox.page.locator('.log p', { hasText: '👍' }).waitFor();
  await expect.poll(() => fox.page.locator('#chat').count()).toBe(0);
  await fox.page.screenshot({ path: join(SHOTS, 'kids-table-phone.png'), fullPage: true });

  await owl.page.goto(`${owl.url}/t/${id}`);
  await owl.page.getByText('Cette table n’est pas ouverte aux spectateurs').waitFor();
  await owl.page.goto(`${owl.url}/privacy`);
  await owl.page.getByText('un nom choisi dans une liste').waitFor();
  expect(fox.errors).toEqual([]);
  await fox.close();
  await owl.close();
});
