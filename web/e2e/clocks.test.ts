import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** A turn in seconds: short for a test, and long enough to read the clock on a slow machine. */
const TURN = 12;

/**
 * A table made with the form, with what happens when time is up chosen there. The clock of the form is too slow for a test: on its way to
 * the server it is made short, and nothing else is touched.
 */
async function sitDown(visitor: Visitor, outcome: string): Promise<void> {
  const { page } = visitor;
  await page.route('**/api/tables?**', async (route) => {
    const body = route.request().postDataJSON() as { terms: Record<string, unknown> };
    const clock = { kind: 'live', turn: TURN, reserve: 0 };
    const data = { ...body, terms: { ...body.terms, clock, pace: 0 } };
    await route.continue({ postData: JSON.stringify(data) });
  });
  await page.goto(`${visitor.url}/new/cabo`);
  await page.getByLabel('Seats').selectOption('2');
  await page.getByText('More options').click();
  await page.getByLabel('Clock').selectOption({ label: 'live: 30 s a turn, 2 min in reserve' });
  await page.getByLabel('When time is up').selectOption({ label: outcome });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await visitor.myTurn();
  await page.getByText('Look at up to').waitFor();
}

/** Reads the clock until it has gone down, and says what it showed. */
async function runsDown(visitor: Visitor): Promise<number[]> {
  const timer = visitor.page.getByRole('timer').first();
  const read = async (): Promise<number> => Number((await timer.innerText()).split(':').at(-1));
  const first = await read();
  const shown = [first];
  await expect
    .poll(
      async () => {
        shown.push(await read());
        return shown.at(-1);
      },
      { interval: 250, timeout: 30_000 },
    )
    .toBeLessThan(first);
  return shown;
}

it('a clock runs down, and then happens what was chosen when the table was made', async () => {
  const [bot, skip, leave] = await Promise.all(
    [
      'a bot plays until they are back',
      'the move that changes least is played for them',
      'they are out of the game',
    ].map(async (outcome) => {
      const visitor = await house.visitor('en', 'desktop');
      await sitDown(visitor, outcome);
      const shown = await runsDown(visitor);
      expect(Math.max(...shown)).toBeLessThanOrEqual(TURN);
      return visitor;
    }),
  );
  if (!bot || !skip || !leave) {
    throw new Error('three tables were wanted');
  }
  await Promise.all([
    (async () => {
      await bot.page.getByRole('img', { name: 'replaced by a bot' }).waitFor({ timeout: 90_000 });
      await bot.page.getByRole('button', { name: 'Take my seat back' }).click();
      await bot.page.getByRole('img', { name: 'here' }).waitFor();
      await bot.myTurn();
    })(),
    (async () => {
      // The quiet move after the look is to be ready; the seat stays.
      await skip.page.getByText('Look at up to').waitFor({ state: 'detached', timeout: 90_000 });
      await skip.page.locator('.log', { hasText: 'That was in their absence.' }).waitFor();
      await expect.poll(() => skip.page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
      await expect.poll(() => skip.page.getByRole('img', { name: 'here' }).count()).toBe(1);
    })(),
    // The last person at a table is not out of the game: it rests until they are back.
    (async () => {
      await leave.page.getByText('The table rests').waitFor({ timeout: 90_000 });
      await leave.page
        .getByRole('button', { name: 'Take my seat back' })
        .or(leave.page.getByRole('button', { name: 'I am here' }))
        .click();
      await leave.page.getByText('The table rests').waitFor({ state: 'detached' });
    })(),
  ]);
  for (const visitor of [bot, skip, leave]) {
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  }
});
