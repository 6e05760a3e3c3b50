import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('a new device shows a code, the old one says yes, and both are the same person', async () => {
  const phone = await house.visitor('fr', 'phone');
  await phone.introduce('Ana');
  const desk = await house.visitor('en', 'desktop');
  await desk.introduce('Guest');
  await desk.page.goto(`${desk.url}/me`);
  await desk.page.getByText('I am known here already').click();
  await desk.page.getByRole('button', { name: 'Ask my other device' }).click();
  const link = desk.page.locator('a[href*="/yes/"]');
  const address = await link.getAttribute('href');
  const sign = /\d\d/.exec(await desk.page.getByText('Both screens show').innerText())?.[0] ?? '';
  expect(await desk.faults()).toEqual([]);
  await phone.page.goto(address ?? '');
  await phone.page.getByText(`L’autre écran montre ${sign}`).waitFor();
  expect(await phone.faults()).toEqual([]);
  await phone.page.getByRole('button', { name: 'Oui, c’est moi' }).click();
  await phone.page.getByText('C’est fait : cet appareil est le vôtre.').waitFor();
  await desk.page.getByText(/Ana/).first().waitFor();
  await desk.page.reload();
  await expect
    .poll(() => desk.page.locator('input[autocomplete="nickname"]').first().inputValue())
    .toBe('Ana');
  for (const visitor of [phone, desk]) {
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  }
});
