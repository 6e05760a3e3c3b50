import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, SHOTS, type Language, type Size, type Visitor } from './house';
import { Server } from './server';

const TOKEN = 'open-sesame';
let server: Server;
let house: House;
beforeAll(async () => {
  server = await Server.start([
    '--admin-token',
    TOKEN,
    '--keep',
    'finished=400d,chat=90d,guests=30d',
    '--operator',
    'the school of Puddleby, hello@puddleby.example',
  ]);
  house = await House.open(server.url);
  mkdirSync(SHOTS, { recursive: true });
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

async function shoot(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
  expect(await visitor.faults()).toEqual([]);
}

async function named(language: Language, size: Size, name: string): Promise<Visitor> {
  const visitor = await house.visitor(language, size);
  await visitor.introduce(name);
  return visitor;
}

/** A host and a guest at a table that has not begun. */
async function lobby(): Promise<{ host: Visitor; guest: Visitor; id: string }> {
  const host = await named('en', 'desktop', 'Hana');
  const guest = await named('fr', 'phone', 'Gaspard');
  const id = await host.table('cabo', 2, { bots: 0 });
  await guest.page.goto(`${guest.url}/t/${id}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await host.page.locator('li', { hasText: 'Gaspard' }).first().waitFor();
  return { host, guest, id };
}

async function close(...visitors: Visitor[]): Promise<void> {
  // A page that is refused says so on the console; everything else is an error.
  const errors = visitors.flatMap((visitor) => visitor.errors);
  expect(errors.filter((error) => !/40[139]|WebSocket/.test(error))).toEqual([]);
  for (const visitor of visitors) {
    await visitor.close();
  }
}

describe.concurrent('a host’s house right', () => {
  it('keeps somebody out, and lets them in again', async () => {
    const { host, guest } = await lobby();
    await host.page.locator('summary', { hasText: 'For the host' }).click();
    await shoot(host, 'host-menu');
    await host.page.getByRole('button', { name: 'Keep out: Gaspard' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Keep out' }).click();
    await guest.page.getByText('Cette table n’est pas ouverte aux spectateurs').waitFor();
    await shoot(guest, 'kept-out-phone-fr');
    await host.page.getByRole('button', { name: /^Let in again.*Gaspard/ }).click();
    await host.page.getByRole('button', { name: /^Let in again.*Gaspard/ }).waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
    await host.page.locator('li', { hasText: 'Gaspard' }).first().waitFor();
    await close(host, guest);
  });

  it('locks the table and closes the chat, and a bot takes the seat of whoever is removed', async () => {
    const { host, guest, id } = await lobby();
    await guest.page.getByRole('button', { name: 'Je suis prêt' }).click();
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    await host.myTurn();
    await host.page.locator('summary', { hasText: 'For the host' }).click();
    await host.page.getByLabel('Locked: nobody new comes in').check();
    const eve = await named('en', 'desktop', 'Eve');
    await eve.page.goto(`${eve.url}/t/${id}`);
    await eve.page.getByText('This table is not open to onlookers').waitFor();

    await host.page.getByLabel('People may talk').uncheck();
    await guest.page.locator('summary', { hasText: 'Conversation' }).click();
    await guest.page.getByText('L’hôte a fermé la conversation').waitFor();
    await expect.poll(() => guest.page.getByLabel('Dire quelque chose').count()).toBe(0);

    await host.page.getByRole('button', { name: 'Remove: Gaspard' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await host.page.locator('aside [data-seat="B"]', { hasText: 'Ben' }).waitFor();
    await guest.page.getByText('Cette table n’est pas ouverte aux spectateurs').waitFor();
    await shoot(host, 'host-menu-table');
    await close(host, guest, eve);
  });

  it('closes a table and deletes it', async () => {
    const { host, guest, id } = await lobby();
    await host.page.locator('summary', { hasText: 'For the host' }).click();
    await host.page.getByRole('button', { name: 'Close the table' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
    await guest.page.getByText('Cette table est fermée').waitFor();
    await host.page.getByRole('button', { name: 'Delete the table' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Delete the table' }).click();
    await host.page.locator('article.box').first().waitFor();
    await guest.page.goto(`${guest.url}/t/${id}`);
    await guest.page.getByText('Cette table n’existe plus').waitFor();
    await guest.close();
    await host.close();
  });
});

describe('moderation', () => {
  it('a report is read by a moderator, who silences, and everything is written down', async () => {
    const ana = await named('en', 'desktop', 'Nora');
    const rude = await named('fr', 'phone', 'Rufus');
    const id = await ana.table('cabo', 2);
    await ana.myTurn();
    await rude.page.goto(`${rude.url}/t/${id}`);
    await rude.page.locator('summary', { hasText: 'Conversation' }).click();
    await rude.page.getByLabel('Dire quelque chose').fill('quel navet');
    await rude.page.getByRole('button', { name: 'Envoyer' }).click();
    await ana.page.locator('summary', { hasText: 'Chat' }).click();
    await ana.page.getByRole('button', { name: 'Report what Rufus said' }).click();
    await ana.page.getByLabel('Why (may stay empty)').fill('rude');
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await ana.page.getByText('Thank you.').waitFor();
    await shoot(ana, 'report');

    const mod = await named('fr', 'desktop', 'Mireille');
    await mod.page.goto(`${mod.url}/moderate`);
    await mod.page.getByLabel('Jeton d’administration').fill(TOKEN);
    await mod.page.getByRole('button', { name: 'Ouvrir' }).click();
    await mod.page.getByText('quel navet').waitFor();
    await mod.page.getByRole('button', { name: 'Silence pour un jour' }).click();
    await mod.page.getByRole('button', { name: /^Lever.*Rufus/ }).waitFor();
    await shoot(mod, 'moderate-fr');
    await mod.page.getByRole('button', { name: 'Traité' }).click();
    await mod.page.getByText(/^traité le/).waitFor();
    await mod.page.setViewportSize({ width: 390, height: 844 });
    await shoot(mod, 'moderate-phone-fr');

    await rude.page.getByLabel('Dire quelque chose').fill('encore');
    await rude.page.getByRole('button', { name: 'Envoyer' }).click();
    await rude.page.getByText('Vous ne pouvez pas écrire ici').waitFor();
    await mod.page.getByRole('button', { name: /^Lever.*Rufus/ }).click();
    await mod.page.getByRole('button', { name: /^Lever.*Rufus/ }).waitFor({ state: 'detached' });
    await rude.page.getByRole('button', { name: 'Envoyer' }).waitFor();
    await close(ana, rude, mod);
  });
});

describe.concurrent('what is mine', () => {
  it('is taken along, and whoever is deleted is somebody', async () => {
    const mine = await named('en', 'phone', 'Wilhelmine');
    const other = await named('fr', 'desktop', 'Olga');
    const id = await mine.table('cabo', 2, { bots: 0 });
    await other.page.goto(`${other.url}/t/${id}`);
    await other.page.getByRole('button', { name: 'S’asseoir' }).first().click();
    await mine.page.getByRole('button', { name: 'I am ready' }).click();
    await other.page.getByRole('button', { name: 'Je suis prêt' }).click();
    await other.page.locator('aside [data-seat="A"]', { hasText: 'Wilhelmine' }).waitFor();

    await mine.page.goto(`${mine.url}/me`);
    await mine.page.getByText('(this one)').waitFor();
    await shoot(mine, 'mine-phone');
    const downloading = mine.page.waitForEvent('download');
    await mine.page.getByRole('link', { name: 'Download my data' }).click();
    const file = await (await downloading).path();
    const data = JSON.parse(readFileSync(file, 'utf8')) as { person: { name: string }; tables: unknown[] };
    expect(data.person.name).toBe('Wilhelmine');
    expect(data.tables).toHaveLength(1);

    await mine.page.getByRole('button', { name: 'Delete me', exact: true }).click();
    await mine.page.getByRole('button', { name: 'Delete me for good' }).click();
    await mine.page.locator('article.box').first().waitFor();
    await other.page.locator('aside [data-seat="A"]', { hasText: 'quelqu’un' }).waitFor();
    await expect.poll(() => other.page.getByText('Wilhelmine').count()).toBe(0);
    await close(mine, other);
  });

  it('a second device is added by a link and ended again', async () => {
    const desk = await named('fr', 'desktop', 'Désiré');
    const phone = await house.visitor('fr', 'phone');
    await desk.page.goto(`${desk.url}/me`);
    await desk.page.getByRole('button', { name: 'Ajouter un appareil' }).click();
    const link = await desk.page.getByLabel('Ajouter un appareil').inputValue();
    await shoot(desk, 'mine-fr');
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Oui, c’est moi' }).click();
    await phone.page.locator('article.box').first().waitFor();
    await expect.poll(() => phone.page.getByLabel('Votre nom').first().inputValue()).toBe('Désiré');
    await desk.page.reload();
    await desk.page.getByRole('button', { name: /^Fermer l’accès/ }).click();
    await desk.page.getByRole('button', { name: /^Fermer l’accès/ }).waitFor({ state: 'detached' });
    const answer = await phone.context.request.get(`${phone.url}/api/me`);
    expect(answer.status()).toBe(401);
    await close(desk, phone);
  });

  it.each<[Language, Size]>([
    ['en', 'phone'],
    ['fr', 'desktop'],
  ])('the privacy page says what the settings say (%s, %s)', async (language, size) => {
    const visitor = await house.visitor(language, size);
    await visitor.page.goto(`${visitor.url}/privacy`);
    await visitor.page.getByText('the school of Puddleby').waitFor();
    for (const days of ['400', '90', '30']) {
      const span = language === 'fr' ? new RegExp(`${days}.jours`) : new RegExp(`${days}.days`);
      await visitor.page.getByRole('cell', { name: span }).waitFor();
    }
    await shoot(visitor, `privacy-${size}-${language}`);
    await close(visitor);
  });
});
