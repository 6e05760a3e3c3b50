import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Language, type Size, type Visitor } from './house';

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

interface Two {
  host: Visitor;
  guest: Visitor;
  id: string;
}

/** Where the name is typed. */
const nameField = (visitor: Visitor): Locator =>
  visitor.page.locator('input[autocomplete="nickname"]:visible').first();

/** A host and a guest who play, at a table without a clock. */
async function two(terms: Record<string, unknown> = {}, size: Size = 'desktop'): Promise<Two> {
  const host = await named('Hana');
  const guest = await named('Gus', 'en', size);
  const id = await host.table('cabo', 2, { bots: 0, terms });
  await guest.page.goto(`${guest.url}/t/${id}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.page.locator('li', { hasText: 'Gus' }).first().waitFor();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host.myTurn(), guest.myTurn()]);
  return { host, guest, id };
}

/** What a page says on its console when the network goes away is no fault of it. */
async function close(...visitors: Visitor[]): Promise<void> {
  const errors = visitors.flatMap((visitor) => visitor.errors);
  expect(errors.filter((error) => !/ERR_|WebSocket|40[1349]/.test(error))).toEqual([]);
  for (const visitor of visitors) {
    await visitor.close();
  }
}

describe.concurrent('presence', () => {
  it('counts down a friend whose tab is closed, lets a bot play, and gives the seat back', async () => {
    const { host, guest, id } = await two({ absence: 8 });
    await guest.page.close();
    await host.page.getByText('Gus is away.').waitFor();
    await host.page.getByText(/A bot takes the seat in 0:0\d/).waitFor();
    await host.page.getByRole('img', { name: 'away' }).waitFor();
    await host.page.getByRole('img', { name: 'replaced by a bot' }).waitFor({ timeout: 90_000 });
    // The bot plays: the table does not wait for whoever is gone.
    await host.press(/./);
    await host.myTurn();
    const again = await guest.context.newPage();
    await again.goto(`${guest.url}/t/${id}`);
    await again.getByRole('button', { name: 'Take my seat back' }).click();
    await host.page.getByRole('img', { name: 'replaced by a bot' }).waitFor({ state: 'detached' });
    await expect.poll(() => again.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    await close(host, guest);
  });

  it('lets the host hurry: nudge, seat a bot, and choose another time', async () => {
    const { host, guest } = await two({ absence: 3_600 });
    await host.page.locator('summary', { hasText: 'For the host' }).click();
    await host.page.getByRole('button', { name: 'Nudge: Gus' }).first().click();
    await guest.page.getByText('The table is waiting for you.').waitFor();
    await host.page.getByLabel('When somebody is gone').selectOption({ label: 'everybody waits' });
    await expect.poll(() => host.page.getByLabel('When somebody is gone').inputValue()).toBe('0');
    await host.page.getByRole('button', { name: 'Seat a bot: Gus' }).first().click();
    await guest.page.getByRole('button', { name: 'Take my seat back' }).click();
    await guest.page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });
    await close(host, guest);
  });

  it('shows everybody who looks on', async () => {
    const { host, guest, id } = await two();
    const looker = await named('Zoe', 'fr', 'phone');
    await looker.page.goto(`${looker.url}/t/${id}`);
    await host.page.getByText('1 person looks on: Zoe').waitFor();
    await guest.page.getByText('1 person looks on: Zoe').waitFor();
    await looker.page.close();
    await host.page.getByText('1 person looks on').waitFor({ state: 'detached' });
    await close(host, guest, looker);
  });
});

describe.concurrent('a network that comes and goes', () => {
  it('says at once that it is gone, holds the move, plays it once on return and says so', async () => {
    const visitor = await named('Ana', 'en', 'phone');
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    const { page } = visitor;
    const button = page.locator('.moves button').first();
    const words = (await button.innerText()).trim();
    await visitor.context.setOffline(true);
    await page.locator('.bar', { hasText: 'does not answer' }).waitFor();
    await button.click();
    await page.getByText(`Held: ${words}`).waitFor();
    // A second press means the same move, not another one.
    await button.click();
    await expect.poll(() => page.getByText('Held:').count()).toBe(1);
    // As long as a tunnel: the page has given its connection up and comes back by itself.
    await page.waitForTimeout(12_000);
    await visitor.context.setOffline(false);
    await page.getByText(`The connection is back, and this was done: ${words}`).waitFor();
    await expect.poll(() => page.getByText('Held:').count()).toBe(0);
    await visitor.myTurn();
    await close(visitor);
  });

  it('lets a held move be taken back', async () => {
    const visitor = await named('Ana');
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    const { page } = visitor;
    const asked = await page.locator('.asked').innerText();
    await visitor.context.setOffline(true);
    await page.locator('.bar', { hasText: 'does not answer' }).waitFor();
    await page.locator('.moves button').first().click();
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await visitor.context.setOffline(false);
    await page.locator('.bar', { hasText: 'does not answer' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.asked').innerText()).toBe(asked);
    await close(visitor);
  });

  /** That the server says so is tested where its database can be unplugged; here, that its reader is told and told again when it is over. */
  it('says what the server says while its store is away', async () => {
    const visitor = await named('Ana');
    const say: ((message: string) => void)[] = [];
    await visitor.page.routeWebSocket(/socket/, (route) => {
      route.connectToServer();
      say.push((message) => route.send(message));
    });
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    say.at(-1)?.(JSON.stringify({ t: 'held', say: 'Nothing is lost.' }));
    await visitor.page.locator('.bar', { hasText: 'Nothing is lost.' }).waitFor();
    await visitor.press(/./);
    await visitor.page.locator('.bar', { hasText: 'Nothing is lost.' }).waitFor({ state: 'detached' });
    await close(visitor);
  });
});

describe.concurrent('courtesy', () => {
  it('keeps the name that was typed, whatever is pressed next, and changes it at the table', async () => {
    const host = await house.visitor('en', 'desktop');
    await host.home();
    await nameField(host).fill('Hector');
    await host.page
      .getByRole('button', { name: /^Play with bots/ })
      .first()
      .click();
    await host.page.locator('.panel li', { hasText: 'Hector' }).first().waitFor();
    const id = await host.table('cabo', 3, { bots: 0 });
    const guest = await house.visitor('en', 'phone');
    await guest.page.goto(`${guest.url}/t/${id}`);
    await guest.page.getByText('Hector invites you').waitFor();
    // A chair comes before links and codes.
    const chair = guest.page.getByRole('button', { name: 'Sit here' }).first();
    const link = guest.page.getByRole('button', { name: 'Copy' }).first();
    expect((await chair.boundingBox())?.y ?? 0).toBeLessThan((await link.boundingBox())?.y ?? 0);
    expect((await chair.boundingBox())?.y ?? 9999).toBeLessThan(844);
    await nameField(guest).fill('Ines');
    await chair.click();
    await host.page.locator('li', { hasText: 'Ines' }).first().waitFor();
    await nameField(guest).fill('Ida');
    await nameField(guest).press('Enter');
    await host.page.locator('li', { hasText: 'Ida' }).first().waitFor();
    await close(host, guest);
  });

  it('has a chat in the lobby, and a badge on the phone that is always in sight', async () => {
    const host = await named('Hana');
    const guest = await named('Gus', 'en', 'phone');
    const id = await host.table('cabo', 2, { bots: 0 });
    await guest.page.goto(`${guest.url}/t/${id}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    await host.page.locator('summary', { hasText: 'Chat' }).click();
    await host.page.getByPlaceholder('Say something').fill('Welcome!');
    await host.page.getByPlaceholder('Say something').press('Enter');
    await guest.page.getByRole('button', { name: 'Chat: 1 unread' }).waitFor();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    await guest.myTurn();
    await host.page.getByPlaceholder('Say something').fill('Your turn');
    await host.page.getByPlaceholder('Say something').press('Enter');
    const badge = guest.page.getByRole('button', { name: 'Chat: 2 unread' });
    await badge.waitFor();
    const box = await badge.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true);
    await badge.click();
    await guest.page.getByText('Your turn').first().waitFor();
    await guest.page.getByRole('button', { name: 'Chat: 0 unread' }).waitFor();
    expect(await guest.faults()).toEqual([]);
    await close(host, guest);
  });

  it('ends a game for two when one of them resigns', async () => {
    const { host, guest } = await two();
    await guest.page.locator('summary', { hasText: 'More' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await host.page.locator('#end-title', { hasText: 'You win!' }).waitFor();
    await host.page.getByText('Gus has resigned.').first().waitFor();
    await guest.page.locator('#end-title', { hasText: 'Hana' }).waitFor();
    expect(await host.faults()).toEqual([]);
    await close(host, guest);
  });

  it('lists my games with whom and how, and puts a row away for good', async () => {
    const { host, guest } = await two();
    await guest.page.locator('summary', { hasText: 'More' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await host.page.locator('#end-title').waitFor();
    await host.home();
    const row = host.page.locator('li', { hasText: 'with Gus' });
    await row.getByText('You won').waitFor();
    await row.getByRole('button', { name: /^Put away/ }).click();
    await row.waitFor({ state: 'detached' });
    await host.home();
    await expect.poll(() => host.page.locator('li', { hasText: 'with Gus' }).count()).toBe(0);
    await guest.home();
    await guest.page.locator('li', { hasText: 'Hana won' }).waitFor();
    await close(host, guest);
  });

  it('tells messengers what a link is about, and nothing that could be more than text', async () => {
    const host = await named('A"<b>');
    const id = await host.table('cabo', 3, { bots: 1 });
    const page = await (await fetch(`${host.url}/t/${id}?lang=en`)).text();
    expect(page).toContain('<meta property="og:title" content="Cabo" />');
    expect(page).toContain('Come and play Cabo with A&quot;&lt;b&gt;,');
    expect(page).toContain('Free chairs: 1.');
    expect(page).not.toContain('A"<b>');
    const image = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
    await host.post(`/api/tables/${id}/commands`, { cmd: 'lock', on: true });
    const locked = await (await fetch(`${host.url}/t/${id}?lang=en`)).text();
    expect(locked).toContain('Cabo at a table of Tablée.');
    expect(await (await fetch(`${host.url}/t/unknown`)).text()).not.toContain('og:title');
    await close(host);
  });

  it('rests when everybody has left, and says so to whoever comes back', async () => {
    const visitor = await named('Ana');
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    await visitor.page.locator('summary', { hasText: 'More' }).click();
    await visitor.page.getByRole('button', { name: /^Leave/ }).click();
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Leave/ })
      .click();
    await visitor.page.getByText('The table rests').waitFor();
    await visitor.page.reload();
    await visitor.page.getByText('The table rests').waitFor();
    await visitor.page.getByRole('button', { name: 'Take my seat back' }).click();
    await visitor.page.getByText('The table rests').waitFor({ state: 'detached' });
    await visitor.myTurn();
    await close(visitor);
  });
});

describe('one person on many devices, and their past', () => {
  it('finds a finished game with its result, and head to head', async () => {
    const { host, guest, id } = await two();
    await guest.post(`/api/tables/${id}/commands`, { cmd: 'resign', seat: 'B' });
    await host.page.goto(`${host.url}/history`);
    const row = host.page.locator('li', { hasText: 'Cabo' });
    // Results are read a moment after the end.
    await expect
      .poll(async () => {
        await host.page.reload();
        await host.page.getByRole('heading', { name: 'Finished games' }).waitFor();
        await host.page.getByRole('option', { name: 'with people' }).waitFor({ state: 'attached' });
        await row.or(host.page.getByText('Nothing here yet.')).first().waitFor();
        return row.count();
      })
      .toBe(1);
    await row.getByText('won').waitFor();
    await host.page.getByRole('row', { name: 'Gus 1 1 0' }).waitFor();
    await host.page.getByLabel('Result').selectOption('lost');
    await host.page.getByText('Nothing here yet.').waitFor();
    await host.page.getByLabel('Result').selectOption('');
    expect(await host.faults()).toEqual([]);
    await row.getByRole('link', { name: 'Cabo with Gus' }).click();
    await host.page.waitForURL(`**/r/${id}**`);
    await close(host, guest);
  });

  it('is kept by a passkey and by words, and takes along what was played as a guest', async () => {
    const ana = await named('Ana');
    const cdp = await ana.context.newCDPSession(ana.page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await ana.page.goto(`${ana.url}/me`);
    await ana.page.getByRole('button', { name: 'Make a passkey' }).click();
    await ana.page.getByText('Passkey ·').waitFor();
    await ana.page.getByRole('button', { name: 'Make recovery words' }).click();
    const words = await ana.page.locator('.words').innerText();
    expect(words).toMatch(/^([a-z]{6} ){5}[a-z]{6}$/);
    expect(await ana.faults()).toEqual([]);
    // The cookie is lost; the device makes somebody new, who plays.
    await ana.context.clearCookies();
    await ana.page.evaluate(() => localStorage.removeItem('tablee.known'));
    const id = await ana.table('cabo', 2);
    await ana.myTurn();
    await ana.page.goto(`${ana.url}/me`);
    await ana.page.getByText('I am known here already').click();
    await ana.page.getByRole('button', { name: 'With my passkey' }).click();
    await ana.page.getByText('Welcome back, Ana. What you have played').waitFor();
    await ana.page.goto(`${ana.url}/t/${id}`);
    await ana.myTurn();
    const phone = await house.visitor('fr', 'phone');
    await phone.page.goto(`${phone.url}/me`);
    await phone.page.getByText('On me connaît déjà ici').click();
    await phone.page.getByLabel('Mes six mots').fill(words);
    await phone.page.getByRole('button', { name: 'Avec mes mots' }).click();
    await phone.page.getByText('Content de vous revoir, Ana.').waitFor();
    expect(await phone.faults()).toEqual([]);
    await close(ana, phone);
  });
});
