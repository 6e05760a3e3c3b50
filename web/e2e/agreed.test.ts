import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Two people in two browsers at a table of Cabo where the first one begins; both have looked at their cards. */
async function pair(): Promise<{ ana: Visitor; ben: Visitor }> {
  const ana = await house.visitor('en', 'desktop');
  const ben = await house.visitor('fr', 'phone');
  const id = await ana.table('cabo', 2, { bots: 0, options: { firstStarter: 'A' } });
  await ben.page.goto(`${ben.url}/t/${id}`);
  await ben.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await ben.page.getByRole('button', { name: 'Je suis prêt' }).click();
  await ana.page.getByRole('button', { name: 'I am ready' }).click();
  await ana.press(/^Ready/);
  await ben.press(/^Prêt/);
  return { ana, ben };
}

describe.concurrent('what people agree on', () => {
  it('a step past something learnt is taken back only if the other person agrees', async () => {
    const { ana, ben } = await pair();
    const asked = ana.page.locator('.asked');
    await asked.filter({ hasText: 'Your turn' }).waitFor();
    await ana.press(/^Draw/);
    await asked.filter({ hasText: 'You drew' }).waitFor();
    const drawn = await asked.innerText();
    // A card was learnt, so there is no plain undo.
    await expect.poll(() => ana.page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);

    await ana.page.locator('summary', { hasText: 'More' }).click();
    const goBack = ana.page.getByRole('button', { name: 'Ask to go back' });
    await goBack.click();
    await ana.page.getByText('You asked to go back').waitFor();
    const request = ben.page.getByRole('alert').filter({ hasText: 'voudrait reprendre 1 coup' });
    await request.waitFor();
    expect(await ben.faults()).toEqual([]);
    await request.getByRole('button', { name: 'Non' }).click();
    await ana.page.getByText('The others would rather not go back').waitFor();
    await request.waitFor({ state: 'detached' });
    await expect.poll(() => asked.innerText()).toBe(drawn);

    await goBack.click();
    await request.getByRole('button', { name: 'D’accord' }).click();
    await asked.filter({ hasText: 'Your turn' }).waitFor();
    await request.waitFor({ state: 'detached' });
    await expect.poll(() => ana.page.getByText('The others would rather not').count()).toBe(0);
    expect([...ana.errors, ...ben.errors]).toEqual([]);
    await ana.close();
    await ben.close();
  });

  it('a move is planned while another plays, is seen, withdrawn, and made in one’s own time', async () => {
    const { ana, ben } = await pair();
    const asked = ana.page.locator('.bar.mine .asked');
    await asked.filter({ hasText: 'Your turn' }).waitFor();
    await ana.press(/^Draw/);
    await ana.press(/^Discard/);
    await ana.page.locator('summary', { hasText: 'More' }).click();
    const plan = ana.page.getByLabel('When I am asked next');
    await plan.selectOption({ label: await plan.locator('option', { hasText: /^Draw/ }).innerText() });
    const planned = ana.page.getByText(/^Planned: Draw/);
    await planned.waitFor();
    await ana.page.getByRole('button', { name: 'Withdraw' }).click();
    await planned.waitFor({ state: 'detached' });
    await plan.selectOption({ label: await plan.locator('option', { hasText: /^Draw/ }).innerText() });
    await planned.waitFor();
    expect(await ben.page.getByText(/Prévu|Planned/).count()).toBe(0);
    await ben.press(/^Piocher/);
    await ben.press(/^(La défausser|Défausser)/);
    await ana.page.locator('.asked', { hasText: 'You drew' }).waitFor();
    await planned.waitFor({ state: 'detached' });
    expect([...ana.errors, ...ben.errors]).toEqual([]);
    await ana.close();
    await ben.close();
  });

  it('a question can be answered once for all, and be asked again', async () => {
    const { ana, ben } = await pair();
    const { page } = ana;
    const asked = page.locator('.bar.mine .asked');
    const answered = page.locator('.log p', { hasText: 'That was a standing answer.' });
    const choose = (visitor: Visitor, move: RegExp): Promise<void> =>
      visitor.page.locator('.moves button').filter({ hasText: move }).click();
    const restOfTheRound = async (): Promise<void> => {
      await choose(ana, /^Discard (it|the)/);
      await choose(ben, /^Piocher/);
      await choose(ben, /^(La défausser|Défausser)/);
    };
    await asked.filter({ hasText: 'Your turn' }).waitFor();
    await page.locator('summary', { hasText: 'More' }).click();
    await page
      .getByLabel('Always answer this question like this')
      .selectOption({ label: await page.locator('.moves button', { hasText: /^Draw/ }).innerText() });
    // It answers at once, and the next time without asking.
    await asked.filter({ hasText: 'You drew' }).waitFor();
    await restOfTheRound();
    await expect.poll(() => answered.count()).toBe(2);
    await asked.filter({ hasText: 'You drew' }).waitFor();

    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByRole('button', { name: 'Forget' }).waitFor({ state: 'detached' });
    await restOfTheRound();
    await asked.filter({ hasText: 'Your turn' }).waitFor();
    await expect.poll(() => answered.count()).toBe(2);
    expect([...ana.errors, ...ben.errors]).toEqual([]);
    await ana.close();
    await ben.close();
  });
});
