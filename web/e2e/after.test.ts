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
  it('shows points over time, and the moments that decided it, each with its board', async () => {
    const { page } = visitor;
    await page.getByRole('img', { name: 'Points over the game' }).waitFor();
    await page.getByRole('link', { name: 'Watch the replay' }).waitFor();
    await page.getByRole('button', { name: 'Analysis by the bots' }).click();
    const title = page.getByRole('heading', { name: /moments? that decided it/ });
    await title.waitFor({ timeout: 180_000 });
    const moments = page.locator('.moments');
    await moments.locator('.little .felt').waitFor();
    const said = async (): Promise<string> => moments.locator('.sentence').innerText();
    const first = await said();
    expect(first).toMatch(/would have won about \d+ games? in a hundred more|chances of .* (rose|fell) from/);
    // How many there are is the game's business: three at most.
    const place = (): Promise<string> => moments.locator('output').innerText();
    const all = Number(/^Moment 1 of ([123])$/.exec(await place())?.[1]);
    const told = [first];
    for (let moment = 2; moment <= all; moment++) {
      await page.getByRole('button', { name: 'Next moment' }).click();
      await expect.poll(place).toBe(`Moment ${moment} of ${all}`);
      told.push(await said());
    }
    expect(new Set(told).size).toBe(all);
    await expect.poll(() => page.getByRole('button', { name: 'Next moment' }).isDisabled()).toBe(true);
    for (let moment = all - 1; moment >= 1; moment--) {
      await page.getByRole('button', { name: 'Previous moment' }).click();
      await expect.poll(place).toBe(`Moment ${moment} of ${all}`);
    }
    expect(await said()).toBe(first);

    await page.getByRole('img', { name: 'Chances of winning' }).waitFor();
    const accounts = page.locator('.accounts li');
    await expect.poll(() => accounts.count()).toBe(2);
    for (const line of await accounts.allInnerTexts()) {
      expect(line).toMatch(/Luck/);
      expect(line).toMatch(/cannot be told from luck|between \d+ and \d+|more than a whole game/);
      expect(line).not.toMatch(/±|%/);
    }
    expect(await visitor.faults()).toEqual([]);

    await page.getByRole('link', { name: 'Show it in the replay' }).click();
    await page.getByRole('heading', { name: 'The game, step by step' }).waitFor();
    const step = (): number => Number(new URL(page.url()).searchParams.get('step'));
    const here = step();
    const next = page.getByRole('button', { name: 'To the next moment that counted' });
    await next.waitFor();
    if (all > 1) {
      await next.click();
      await expect.poll(step).toBeGreaterThan(here);
      await page.getByRole('button', { name: 'To the moment before that counted' }).click();
      await expect.poll(step).toBe(here);
    }
    expect(page.url()).toContain(id);
    expect(visitor.errors).toEqual([]);
  }, 480_000);

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

  it('seats me as I sat, also while all cards lie open', async () => {
    const { page } = visitor;
    const mine = page.locator('.ring.bottom [data-spot^="plate"]');
    for (const seat of ['B', 'A']) {
      await page.goto(`${visitor.url}/r/${id}?seat=${seat}`);
      await expect.poll(() => mine.getAttribute('data-spot')).toBe(`plate ${seat}`);
      await page.getByRole('button', { name: 'One step on' }).click();
      await expect.poll(() => page.url()).toContain(`step=1&as=open&seat=${seat}`);
    }
    await page.goto(`${visitor.url}/t/${id}`);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(/as=open&seat=A/);
    await expect.poll(() => page.locator('.felt .row .down').count()).toBe(0);
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
});
