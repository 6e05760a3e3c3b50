import { createServer, type Server as Hook } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';
import { Server } from './server';

/** What a chat's hook was told. */
const told: string[] = [];
let hook: Hook;
let server: Server;
let house: House;
let address = '';

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      told.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
  // Letters say where the server is, and pages of another address may ask it nothing: it has to know its own.
  const place = createServer();
  await new Promise<void>((listening) => place.listen(0, '127.0.0.1', listening));
  const port = String((place.address() as AddressInfo).port);
  await new Promise((closed) => place.close(closed));
  address = `http://localhost:${port}`;
  server = await Server.start(['--hook-hosts', 'localhost', '--public-url', address], port);
  house = await House.open(address);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
  hook?.close();
});

/** The menu of a table that is just being set may be folded again while it comes. */
async function unfold(page: Page): Promise<void> {
  const quiet = page.getByLabel('Tell me nothing of this table');
  await expect
    .poll(async () => {
      if (!(await quiet.isVisible())) {
        await page.locator('summary', { hasText: 'More' }).last().click();
      }
      return quiet.isVisible();
    })
    .toBe(true);
}

it('a hook is confirmed by its code, told of a turn, and ended by the last line', async () => {
  told.length = 0;
  const visitor = await house.visitor('en', 'phone');
  await visitor.introduce('Ana');
  const { page } = visitor;
  await page.goto(`${visitor.url}/me`);
  await page.getByLabel('Where').selectOption({ label: 'Slack' });
  await page
    .getByLabel('Address of the hook')
    .fill(`http://localhost:${(hook.address() as AddressInfo).port}/hook`);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect.poll(() => told.length).toBe(1);
  await page.getByLabel('Code').fill(/\d{6}/.exec(told[0] ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('How often').selectOption({ label: 'at once' });
  await page.getByLabel('Not in quiet hours').check();
  await page.getByLabel('From', { exact: true }).fill('03:00');
  await page.getByLabel('To', { exact: true }).fill('03:01');
  await page.getByRole('button', { name: 'Keep these settings' }).click();
  expect(await visitor.faults()).toEqual([]);
  // A game begins for somebody who is not at its table.
  const id = await page.evaluate(async () => {
    const terms = { pace: 0 };
    const body = JSON.stringify({ game: 'cabo', seats: 2, bots: ['random'], terms, sit: true, ready: true });
    const answer = await fetch('/api/tables', { method: 'POST', body });
    return ((await answer.json()) as { id: string }).id;
  });
  await expect.poll(() => told.length, { timeout: 60_000 }).toBe(2);
  expect(told[1]).toContain(`Cabo: ${address}/t/${id}`);
  // One table may be left out of it.
  await page.goto(`${visitor.url}/t/${id}`);
  await unfold(page);
  await page.getByLabel('Tell me nothing of this table').check();
  await page.reload();
  await unfold(page);
  await expect.poll(() => page.getByLabel('Tell me nothing of this table').isChecked()).toBe(true);
  await page.goto(`${visitor.url}/me`);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: /^Remove/ }).waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
