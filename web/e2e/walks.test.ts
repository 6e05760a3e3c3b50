import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Language, type Size, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** What a page says on its console when the network goes away is no fault of it. */
async function leave(...visitors: Visitor[]): Promise<void> {
  const errors = visitors.flatMap((visitor) => visitor.errors);
  for (const visitor of visitors) {
    await visitor.close();
  }
  expect(errors.filter((error) => !/ERR_|WebSocket/.test(error))).toEqual([]);
}

/** Whether all of it is inside the window. */
const inView = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  });

/** An answer to what is asked: in the bar, or on the board where a card itself is the answer and may ask which way it is meant. */
async function answer(page: Page): Promise<Locator> {
  const which = page.locator('.choices button');
  return ((await which.count()) > 0 ? which : page.locator('.moves button, .board [data-digit]')).first();
}

/** A call at the first chance ends a round within one turn of everybody: a game is over after some rounds, whatever is dealt. */
const SHORTEST = /Cabo|Ready|Go on|Draw/;

/** The answer that makes the game shortest, or else the first. */
async function choice(buttons: Locator): Promise<Locator> {
  const short = buttons.filter({ hasText: SHORTEST });
  const call = short.filter({ hasText: 'Cabo' });
  return ((await call.count()) > 0 ? call : (await short.count()) > 0 ? short : buttons).first();
}

describe.concurrent('walks through the house', () => {
  it('a first game on a phone, by what the screen says alone', async () => {
    const visitor = await house.visitor('en', 'phone', { prefs: {} });
    const { page } = visitor;
    await visitor.home();
    const box = page.locator('article.box', { hasText: 'Cabo' });
    await box.getByLabel('Number of bots: Cabo').selectOption('1');
    await box.getByRole('button', { name: /^Play with bots/ }).tap();
    await visitor.myTurn();
    // Whoever knows the first steps may want it quicker: the bar has a button that says so.
    const speed = page.locator('[data-speed]');
    for (let i = 0; i < 4 && (await speed.getAttribute('data-speed')) !== 'instant'; i++) {
      await speed.tap();
    }
    for (let i = 0; i < 150 && (await page.locator('#end-title').count()) === 0; i++) {
      // There is a question, an answer to it, and both are on the screen without a search.
      expect((await page.locator('.asked').innerText()).length).toBeGreaterThan(3);
      const button = await choice(page.locator('.moves button'));
      expect([await inView(page.locator('.asked')), await inView(button)]).toEqual([true, true]);
      await button.tap();
      await visitor.answered();
      await visitor.myTurn();
    }
    await expect.poll(() => page.locator('#end-title').innerText()).toMatch(/win|draw|tie/i);
    await page.getByRole('button', { name: 'Rematch' }).first().waitFor();
    await leave(visitor);
  });

  it.each(['cabo', 'hasard', 'cv', 'metro'])('%s on a tablet held upright', async (game) => {
    const visitor = await house.visitor('fr', 'tablet', { prefs: { speed: 'instant' } });
    const { page } = visitor;
    await visitor.table(game, 4);
    await visitor.myTurn();
    await page.locator('.board [data-seat]').first().waitFor();
    const beyond = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await beyond()).toBe(0);
    for (let i = 0; i < 3; i++) {
      await page.locator('.bar.mine').waitFor();
      const button = await answer(page);
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(43.5);
      expect(await inView(button)).toBe(true);
      await button.tap();
      await visitor.answered();
      expect(await beyond()).toBe(0);
    }
    // Further down the page the question is still there.
    await page.evaluate(() => scrollTo(0, 400));
    expect(await inView(page.locator('.asked'))).toBe(true);
    expect(await visitor.faults()).toEqual([]);
    await leave(visitor);
  });

  it('a round with the keyboard and a screen reader only', async () => {
    const visitor = await house.visitor('en', 'desktop', { prefs: { speed: 'brisk' } });
    const { page } = visitor;
    /** Tabs on until the thing of this name has the focus. */
    const reach = async (role: 'button' | 'group', name: RegExp): Promise<void> => {
      const thing = page.getByRole(role, { name }).first();
      await thing.waitFor();
      for (let i = 0; i < 120; i++) {
        if (await thing.evaluate((element) => element === document.activeElement)) {
          return;
        }
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} cannot be reached with the keyboard`);
    };
    await visitor.home();
    await reach('button', /^Play with bots.*Cabo/);
    await page.keyboard.press('Enter');
    await visitor.myTurn();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const announcer = document.querySelector('[data-announcer]');
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
          heard.push(node.textContent?.trim() ?? '');
        }
      }).observe(announcer ?? document.body, { childList: true });
    });
    const offered = async (): Promise<string> =>
      (await (await choice(page.locator('.moves button'))).innerText()).trim();
    for (let i = 0; i < 40; i++) {
      const words = await offered();
      await reach('button', new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
      await page.keyboard.press('Enter');
      if (words === 'Go on') {
        break;
      }
      await visitor.answered();
      await visitor.myTurn();
    }
    await page.locator('.moves button', { hasText: 'Ready' }).waitFor();
    // Everything was heard, one after the other, in the order of the story. What was shown in its moment the log tells in other words, or
    // not at all: so it is who acted that is compared.
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const said = heard.filter((words) => words !== '');
    expect(said.length).toBeGreaterThan(4);
    expect(said.join(' ')).toMatch(/calls Cabo/i);
    const log = (await page.locator('.log').first().innerText()).replaceAll(/\s+/g, ' ');
    let from = 0;
    for (const words of said.filter((one) => !one.includes('look'))) {
      const at = log.indexOf(words.split(' ')[0] ?? '', from);
      expect(at, `${words} — after ${log.slice(Math.max(0, from - 80), from)}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
    await leave(visitor);
  });

  it('a network that comes and goes', async () => {
    const visitor = await house.visitor('en', 'phone', { prefs: { speed: 'instant' } });
    const { page, context } = visitor;
    await visitor.table('hasard', 3);
    await visitor.myTurn();
    for (let tunnel = 0; tunnel < 3; tunnel++) {
      const button = page.locator('.moves button').first();
      const words = (await button.innerText()).trim();
      await context.setOffline(true);
      await page.locator('.bar', { hasText: 'does not answer' }).waitFor();
      await button.tap();
      await page.getByText(`Held: ${words}`).waitFor();
      await context.setOffline(false);
      await page.locator('.bar', { hasText: 'does not answer' }).waitFor({ state: 'detached' });
      await page.getByText('Held:').waitFor({ state: 'detached' });
      // What was held is on its way; it is done when it is answered.
      await visitor.answered();
      await visitor.myTurn();
    }
    // Nothing was done twice and nothing was lost: a page that is loaded anew tells the same.
    const story = (): Promise<string[]> => page.locator('.log').first().locator('p').allInnerTexts();
    await expect.poll(async () => (await story()).length).toBeGreaterThan(3);
    const told = await story();
    const seats = (): Promise<string[]> => page.locator('.board [data-seat]').allInnerTexts();
    const table = await seats();
    await page.reload();
    await visitor.myTurn();
    await page.locator('.board [data-seat]').first().waitFor();
    await expect.poll(story).toEqual(told);
    expect(await seats()).toEqual(table);
    await leave(visitor);
  });

  it('a host with six guests: one is nudged, one goes and comes back, somebody looks on', async () => {
    const GUESTS = ['Ada', 'Bao', 'Cleo', 'Dov', 'Esi', 'Finn'];
    const named = async (name: string, size: Size, language: Language = 'en'): Promise<Visitor> => {
      const visitor = await house.visitor(language, size, { prefs: { speed: 'instant' } });
      await visitor.introduce(name);
      return visitor;
    };
    const host = await named('Hana', 'desktop');
    const id = await host.table('cabo', 7, { bots: 0, options: { decks: '2' }, terms: { absence: 6 } });
    const guests: Visitor[] = [];
    for (const [index, name] of GUESTS.entries()) {
      const guest = await named(name, index % 3 === 0 ? 'desktop' : 'phone', index % 2 === 0 ? 'en' : 'fr');
      await guest.page.goto(`${guest.url}/t/${id}`);
      await guest.page.getByText(/Hana (invites you|vous invite)/).waitFor();
      await guest.page
        .getByRole('button', { name: /^(Sit here|S’asseoir)/ })
        .first()
        .click();
      await guest.page.getByRole('button', { name: /^(I am ready|Je suis prêt)/ }).click();
      await host.page.locator('li', { hasText: name }).first().waitFor();
      guests.push(guest);
    }
    const looker = await named('Olga', 'phone');
    await looker.page.goto(`${looker.url}/t/${id}`);
    await host.page.getByText('1 person looks on: Olga').waitFor();
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    const everybody = [host, ...guests];
    for (const one of everybody) {
      await one.page.locator('.moves button', { hasText: /Ready|Prêt/ }).click();
    }
    // A greeting reaches them all.
    await host.post(`/api/tables/${id}/commands`, { cmd: 'say', text: 'Welcome, all of you' });
    for (const guest of guests) {
      await guest.page.locator('[id=chat-panel] .unread, .chat b').first().waitFor({ state: 'attached' });
    }
    // Once around: whoever is asked draws and lays the card away; everybody else is told.
    for (let turn = 0; turn < everybody.length; turn++) {
      let asked: Visitor | undefined;
      await expect
        .poll(async () => {
          for (const one of everybody) {
            asked = (await one.page.locator('.bar.mine').count()) > 0 ? one : asked;
          }
          return asked !== undefined;
        })
        .toBe(true);
      await asked?.press(/Draw|Piocher/);
      await asked?.press(/Discard|Défausser/);
      for (const one of everybody) {
        await one.page.locator('.count', { hasText: `(${turn + 2})` }).waitFor();
      }
    }
    const seats = await Promise.all(
      everybody.map((one) => one.page.locator('.felt [data-seat]').evaluateAll((all) => all.length)),
    );
    expect(seats).toEqual(everybody.map(() => 7));

    const [ada, bao] = [guests[0] ?? host, guests[1] ?? host];
    await host.page.locator('summary', { hasText: 'For the host' }).click();
    await host.page.getByRole('button', { name: 'Nudge: Bao' }).first().click();
    await bao.page.getByText('La table vous attend.').waitFor();
    await ada.page.close();
    await host.page.getByText('Ada is away.').waitFor();
    await host.page.getByRole('img', { name: 'replaced by a bot' }).waitFor({ timeout: 90_000 });
    const back = await ada.context.newPage();
    await back.goto(`${ada.url}/t/${id}`);
    await back.getByRole('button', { name: 'Take my seat back' }).click();
    await host.page.getByRole('img', { name: 'replaced by a bot' }).waitFor({ state: 'detached' });
    await leave(looker, ...everybody);
  });
});
