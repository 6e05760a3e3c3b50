import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { close, House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Two people at a table with this clock, who play. */
async function two(clock: Record<string, unknown>): Promise<{ host: Visitor; guest: Visitor; id: string }> {
  const host = await house.visitor('en', 'desktop');
  await host.introduce('Hana');
  const guest = await house.visitor('fr', 'phone');
  await guest.introduce('Gus');
  const id = await host.table('cabo', 2, { bots: 0, terms: { clock } });
  await guest.page.goto(`${guest.url}/t/${id}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await host.page.locator('li', { hasText: 'Gus' }).first().waitFor();
  await guest.page.getByRole('button', { name: 'Je suis prêt' }).click();
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host.myTurn(), guest.myTurn()]);
  return { host, guest, id };
}

describe.concurrent('time that stands still', () => {
  it('for all, when everybody agrees, until one goes on', async () => {
    const { host, guest, id } = await two({ kind: 'live', turn: 600, reserve: 60 });
    await host.page.locator('summary', { hasText: 'More' }).last().click();
    await host.page.getByRole('button', { name: 'Ask for a pause' }).click();
    await host.page.getByText('You would like a pause; the others are asked.').waitFor();
    await guest.page.getByText('Hana demande une pause.').first().waitFor();
    await guest.page.getByRole('button', { name: 'D’accord' }).click();
    for (const [{ page }, words] of [
      [host, 'The table has a pause.'],
      [guest, 'La table est en pause.'],
    ] as const) {
      await page.locator('.bar', { hasText: words }).waitFor();
      expect(await page.locator('.moves button').count()).toBe(0);
    }
    // The clock stands: what is shown is what is left, and nothing is due.
    const seats = await host.page.evaluate(async (id) => {
      const answer = await fetch(`/api/tables/${id}`);
      return ((await answer.json()) as { table: { seats: { dueAt?: number; left?: number }[] } }).table.seats;
    }, id);
    expect(seats.map((seat) => seat.dueAt)).toEqual([undefined, undefined]);
    const shown = await host.page.getByRole('timer').first().innerText();
    expect(shown).toBe(`10:${String(Math.floor((seats[0]?.left ?? 0) / 1_000) % 60).padStart(2, '0')}`);
    await guest.page.getByRole('button', { name: 'Reprendre' }).click();
    await Promise.all([host.myTurn(), guest.myTurn()]);
    // Whoever comes later reads of it.
    await host.page.reload();
    await host.page.getByRole('log').getByText('Gus ends the pause.').waitFor();
    await close(host, guest);
  });

  it('for one on holiday in slow play, and everybody reads until when', async () => {
    const { host, guest } = await two({ kind: 'slow', days: 3 });
    await host.page.locator('summary', { hasText: 'More' }).last().click();
    await host.page.getByLabel('Days of holiday').fill('5');
    await host.page.getByRole('button', { name: 'My clock stands still' }).click();
    await host.page.getByText(/^On holiday until/).waitFor();
    await guest.page.getByText(/^en congé jusqu’au/).waitFor();
    await host.page.getByRole('button', { name: 'I am back' }).click();
    await guest.page.getByText(/^en congé jusqu’au/).waitFor({ state: 'detached' });
    // The same at all tables, on the page of what is mine.
    await host.page.goto(`${host.url}/me`);
    await host.page.locator('summary', { hasText: 'Holiday' }).click();
    await host.page.getByRole('button', { name: 'My clock stands still' }).click();
    await host.page.getByText('Noted at 1 table of slow play.').waitFor();
    await guest.page.getByText(/^en congé jusqu’au/).waitFor();
    await close(host, guest);
  });
});

it('a table has a clock of its own values, and says so to whoever comes', async () => {
  const host = await house.visitor('en', 'phone');
  await host.introduce('Hana');
  const { page } = host;
  await page.goto(`${host.url}/new/cabo`);
  await page.getByLabel('Seats').selectOption('2');
  await page.getByText('More options').click();
  await page.getByLabel('Clock').selectOption('own');
  await page.getByLabel('Seconds a turn').fill('45');
  await page.getByLabel('Reserve in minutes').fill('1.5');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const guest = await house.visitor('en', 'desktop');
  await guest.introduce('Gus');
  await guest.page.goto(page.url());
  await guest.page.getByText('live: 45 s a turn, 1.5 min in reserve').waitFor();
  await close(host, guest);
});
