import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, type Visitor } from './house';

let house: House;
let ana: Visitor;
let ben: Visitor;
beforeAll(async () => {
  house = await House.open();
  ana = await house.visitor('en', 'desktop');
  ben = await house.visitor('en', 'phone');
});
afterAll(async () => house?.close());

interface Shared {
  table?: { shares?: Record<string, { commitment: string; nonce?: string }> };
}

/** Ana's server lies to her: what it says about the shares goes through `lie` first. */
async function between(visitor: Visitor, lie: (shares: NonNullable<Shared['table']>) => void): Promise<void> {
  await visitor.page.routeWebSocket(/\/socket/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      const json = JSON.parse(String(message)) as Shared;
      if (json.table?.shares) {
        lie(json.table);
      }
      near.send(JSON.stringify(json));
    });
  });
}

/** Both sit down and press *ready*; Ana reloads her page in between, as people do. */
async function begin(): Promise<string> {
  const id = await ana.table('cabo', 2, { bots: 0 });
  await ben.page.goto(`${ben.url}/t/${id}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ana.page.getByRole('button', { name: 'I am ready' }).click();
  await ana.page.getByText('✓').first().waitFor();
  await ana.page.reload();
  await ana.page.getByText('✓').first().waitFor();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await ana.page.locator('.board').waitFor();
  await ben.page.locator('.board').waitFor();
  return id;
}

it('two people are bound, reveal, and see on the proof page what their browsers checked', async () => {
  const id = await begin();
  for (const visitor of [ana, ben]) {
    await expect.poll(() => visitor.page.locator('.alarm').count()).toBe(0);
    await visitor.page.goto(`${visitor.url}/verify/${id}`);
    await visitor.page.getByText('Everybody is bound to the same as when this browser revealed').waitFor();
    await visitor.page.getByText('is the one this browser made').waitFor();
    await expect.poll(() => visitor.page.getByRole('alert').count()).toBe(0);
    expect(await visitor.faults()).toEqual([]);
  }
  const [download] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('button', { name: 'Keep my receipt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`tablee-receipt-${id}.json`);
  expect([...ana.errors, ...ben.errors].filter((error) => !error.includes('409'))).toEqual([]);
});

it('a server that looked for a nonce afterwards is found out at the table, before the first card', async () => {
  await between(ana, (table) => {
    const { A, B } = table.shares ?? {};
    if (A && B) {
      B.commitment = A.commitment.split('').reverse().join('');
      B.nonce = 'ground';
    }
  });
  await begin();
  await ana.page.getByText('Seat B is bound to something else than when this browser revealed').waitFor();
  await expect.poll(() => ben.page.locator('.alarm').count()).toBe(0);
  await ana.page.unrouteAll();
});
