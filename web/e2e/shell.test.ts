import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

it('the shelf is asked for once, and then the page is quiet', async () => {
  const visitor = await house.visitor('en', 'desktop');
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.home();
  await visitor.page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/tables')).toHaveLength(1);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

describe.concurrent('at one table', () => {
  it('two browsers find each other by the link, talk, and see the same game', async () => {
    const ana = await house.visitor('fr', 'desktop');
    const ben = await house.visitor('en', 'phone');
    const id = await ana.table('cabo', 2, { bots: 0 });
    await ana.page.getByRole('img', { name: /Code QR/ }).waitFor();
    expect(await ana.faults()).toEqual([]);
    await ben.page.goto(`${ben.url}/t/${id}`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Save' }).click();
    await ben.page.getByRole('button', { name: 'Save', disabled: true }).waitFor();
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await ana.page.getByRole('list').getByText('Ben', { exact: true }).waitFor();
    await ana.page.getByRole('button', { name: 'Je suis prêt' }).click();
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([ana.myTurn(), ben.myTurn()]);

    await ana.page.locator('summary', { hasText: 'Conversation' }).click();
    await ana.page.getByLabel('Dire quelque chose').fill('Salut !');
    await ana.page.getByLabel('Dire quelque chose').press('Enter');
    await ben.page.locator('summary', { hasText: 'Chat' }).filter({ hasText: '1 new' }).waitFor();
    await ben.page.locator('summary', { hasText: 'Chat' }).click();
    await ben.page.getByText('Salut !').waitFor();
    await ben.page.getByRole('button', { name: /^Mute/ }).click();
    await expect.poll(() => ben.page.getByText('Salut !').count()).toBe(0);

    await ben.page.locator('.moves button').filter({ hasText: 'Ready' }).click();
    await ana.page.locator('.log').getByText('Ben a fini de regarder.').waitFor();
    expect([...ana.errors, ...ben.errors]).toEqual([]);
    await ana.close();
    await ben.close();
  });

  it('a lost connection in mid-turn is nobody’s business', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const sockets: { close: () => Promise<void> }[] = [];
    await visitor.page.routeWebSocket(/\/socket/, (route) => {
      route.connectToServer();
      sockets.push(route);
    });
    await visitor.table('cabo', 2);
    await visitor.press(/Ready/);
    await visitor.page.locator('.bar.mine .asked').filter({ hasText: /draw/i }).waitFor();
    const before = await visitor.board();
    await sockets.at(-1)?.close();
    await expect.poll(() => sockets.length).toBeGreaterThan(1);
    await visitor.myTurn();
    expect(await visitor.board()).toBe(before);
    await expect.poll(() => visitor.page.getByText('The server does not answer').count()).toBe(0);
    await visitor.press(/Draw|Take/);
    await visitor.page
      .locator('.asked')
      .filter({ hasText: /keep|place|discard/i })
      .waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('a reload shows the same table with its whole log', async () => {
    const visitor = await house.visitor('fr', 'desktop');
    await visitor.table('hasard', 2);
    await visitor.press(/Lancer/);
    await visitor.myTurn();
    const [board, log] = [visitor.page.locator('.board').first(), visitor.page.locator('.log').first()];
    const before = await log.innerText();
    await visitor.page.reload();
    await visitor.myTurn();
    await expect.poll(() => log.innerText()).toContain(before.split('\n').at(0) ?? '?');
    await expect.poll(() => board.isVisible()).toBe(true);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('several people share a screen, with a curtain between them', async () => {
    const visitor = await house.visitor('en', 'phone');
    await visitor.table('cabo', 2, { bots: 0, terms: { hotSeat: true } });
    await visitor.page.getByLabel('Name of the next person').fill('Zoe');
    await visitor.page.getByRole('button', { name: 'Sit here' }).click();
    await visitor.page.getByText('Zoe', { exact: true }).waitFor();
    await visitor.page.getByRole('button', { name: 'I am ready' }).click();
    const lift = visitor.page.getByRole('button', { name: /^I am (?!ready)/ });
    await lift.waitFor();
    await expect.poll(() => visitor.page.locator('.board').count()).toBe(0);
    expect(await visitor.faults()).toEqual([]);
    await lift.click();
    await visitor.press(/^Ready/);
    await visitor.page.getByRole('heading', { name: 'The screen is for Zoe' }).waitFor();
    await lift.click();
    await visitor.press(/^Ready/);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('whoever watches sees a table without secrets, and what happens', async () => {
    const ana = await house.visitor('en', 'desktop');
    const eve = await house.visitor('en', 'desktop');
    const id = await ana.table('cabo', 2);
    await ana.myTurn();
    await eve.page.goto(`${eve.url}/t/${id}`);
    await eve.page.locator('.felt').waitFor();
    await expect.poll(() => eve.page.locator('.moves button').count()).toBe(0);
    await ana.press(/^Ready/);
    await eve.page
      .locator('.log')
      .getByText(/is ready/)
      .first()
      .waitFor();
    expect([...ana.errors, ...eve.errors]).toEqual([]);
    await ana.close();
    await eve.close();
  });

  it('a guest reads what is agreed before taking a chair, in their own language', async () => {
    const host = await house.visitor('en', 'desktop');
    await host.introduce('Ana');
    await host.page.goto(`${host.url}/new/cv`);
    const french = host.page.getByRole('button', { name: 'French edition' });
    const english = host.page.getByRole('button', { name: 'English edition' });
    await expect.poll(() => french.getAttribute('aria-pressed')).toBe('true');
    await english.click();
    await expect.poll(() => english.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => french.getAttribute('aria-pressed')).toBe('false');
    await host.page.getByText('More options').click();
    await host.page.getByLabel('Clock').selectOption({ label: 'slow: 2 days a turn' });
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/t\//);
    const guest = await house.visitor('fr', 'phone');
    await guest.page.goto(host.page.url());
    const agreed = guest.page.getByRole('list', { name: 'Ce qui est convenu' }).getByRole('listitem');
    await expect
      .poll(() => agreed.allInnerTexts())
      .toEqual(['Édition\u00a0: anglaise', 'au long cours\u00a0: 2 jours par tour']);
    expect(await guest.faults()).toEqual([]);
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.close();
    await guest.close();
  });

  it('a seat moves to another device by its secret link', async () => {
    const desk = await house.visitor('en', 'desktop');
    const phone = await house.visitor('en', 'phone');
    await desk.table('cabo', 2);
    await desk.myTurn();
    await desk.page.locator('summary', { hasText: 'More' }).click();
    await desk.page.getByRole('button', { name: 'My seat on another device' }).click();
    const link = await desk.page.locator('dialog input').inputValue();
    await phone.page.goto(link.replace(/^https?:\/\/[^/]+/, phone.url));
    await phone.page.getByRole('button', { name: 'Sit down' }).click();
    await phone.myTurn();
    await expect.poll(() => desk.page.locator('.moves button').count()).toBe(0);
    expect([...desk.errors, ...phone.errors]).toEqual([]);
    await desk.close();
    await phone.close();
  });

  it('a first game is told at one’s elbow, at a real table', async () => {
    const visitor = await house.visitor('fr', 'desktop');
    await visitor.home();
    await visitor.page.getByRole('button', { name: /Apprendre en jouant.*Cabo/ }).click();
    await visitor.page.locator('section.guide').waitFor();
    await visitor.myTurn();
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
