import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';
import { Server } from './server';

let server: Server;
let house: House;
beforeAll(async () => {
  server = await Server.start();
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

it('the home page of a fresh server is the shelf, and asks for nothing that a family does not need', async () => {
  const visitor = await house.visitor('en', 'desktop');
  const asked = new Set<string>();
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      asked.add(pathname);
    }
  });
  await visitor.home();
  await visitor.page.waitForLoadState('networkidle');
  const pressed = await visitor.page
    .locator('a:visible, button:visible, select:visible, input:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('article.box'))
        .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replaceAll(/\s+/g, ' ')),
    );
  expect(pressed).toEqual([
    'Skip to content',
    'Tablée, home',
    'DeutschEnglishFrançais',
    'Dark mode',
    'Settings',
    // One's name.
    '',
    'Save',
    'Open a saved game',
    'My profile',
    'People',
    'Sets of cards',
    'Privacy',
  ]);
  expect([...asked].sort()).toEqual([
    '/api/games',
    '/api/house',
    '/api/me/tables',
    '/api/people',
    '/api/tables',
  ]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
