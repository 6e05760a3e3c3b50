import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Visitor } from './house';

let house: House;
let visitor: Visitor;
let id: string;
beforeAll(async () => {
  house = await House.open();
  visitor = await house.visitor('en', 'desktop');
  id = await visitor.table('cabo', 2);
  await visitor.playToTheEnd(/Cabo|^(Go on|Ready)/);
}, 360_000);
afterAll(async () => house?.close());

describe('after the game', () => {
  it('shows points over time, and everything is a press away', async () => {
    const { page } = visitor;
    await page.getByRole('img', { name: 'Points over the game' }).waitFor();
    await page.getByRole('button', { name: 'Analysis by the bots' }).click();
    await page.getByRole('img', { name: 'Chances of winning' }).waitFor({ timeout: 90_000 });
    expect(await visitor.faults()).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('heading', { name: 'The game, step by step' }).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('replays from any seat, all open, by a link to the step', async () => {
    const { page } = visitor;
    await page.goto(`${visitor.url}/r/${id}?step=6&as=open`);
    await page.locator('.felt').waitFor();
    await expect.poll(() => page.locator('.felt .row .down').count()).toBe(0);
    await page.getByLabel('View').selectOption('B');
    await expect.poll(() => page.locator('.felt .row .down').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => page.url()).toContain('step=7&as=B');
    await page.getByRole('button', { name: 'Hide the ending' }).click();
    await expect.poll(() => page.getByText(/Step \d+ of/).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'To the end' }).count()).toBe(0);
    expect(await visitor.faults()).toEqual([]);
    await page.goto(`${visitor.url}/r/${id}?step=99999&as=spectator`);
    await page.getByRole('group', { name: 'Score sheet' }).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('recomputes every draw in the browser, and sees a forged one', async () => {
    const { page } = visitor;
    await page.goto(`${visitor.url}/verify/${id}`);
    await page.getByText(/All \d+ draws are right/).waitFor();
    expect(await visitor.faults()).toEqual([]);
    await page.route(/\/draws/, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { draws: { kind: string; values: string[] }[] };
      json.draws.find((draw) => draw.kind === 'shuffle')?.values.reverse();
      await route.fulfill({ response: answer, json });
    });
    await page.reload();
    await page.getByText('1 draw does not match!').waitFor();
    await page.unroute(/\/draws/);
    expect(visitor.errors).toEqual([]);
  });

  it('plays on from a step, and copies it as a scenario', async () => {
    const { page } = visitor;
    await page.goto(`${visitor.url}/r/${id}?step=6&as=open`);
    await page.getByRole('button', { name: 'Copy as scenario' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('cabo');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/t\//);
    await visitor.myTurn();
    expect(visitor.errors).toEqual([]);
  });

  it('downloads the game and loads it again', async () => {
    const { page } = visitor;
    await page.goto(`${visitor.url}/r/${id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the game' }).click(),
    ]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('fairness');
    await page.goto(`${visitor.url}/replay`);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: 'The game, step by step' }).waitFor();
    await page.goto(`${visitor.url}/replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await page.getByText('This file is not a saved game.').waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('gives a hint and lets it be followed', async () => {
    const { page } = visitor;
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('An expert would play').waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('An expert would play').waitFor({ state: 'detached' });
    expect(visitor.errors).toEqual([]);
  });
});
