import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

describe.concurrent('access', () => {
  it('a game begins and goes on with the keyboard alone', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.home();
    const play = page.getByRole('button', { name: /Play with bots.*Cabo/ });
    for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await visitor.myTurn();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await page.locator('.board [data-spot]').first().waitFor();

    const focus = (): Promise<string> =>
      page.evaluate(
        () =>
          (document.activeElement?.closest('.board') && document.activeElement.getAttribute('aria-label')) ||
          '',
      );
    await page.keyboard.press('ArrowDown');
    await expect.poll(focus).not.toBe('');
    const first = await focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focus).not.toBe(first);
    expect(await focus()).not.toBe('');

    await page.keyboard.press('/');
    await page.keyboard.type('fly');
    await page.keyboard.press('Enter');
    await page.locator('.bar [role=alert]').waitFor();
    await page.keyboard.type('ready');
    await page.keyboard.press('Enter');
    await page.locator('.bar [role=alert]').waitFor({ state: 'detached' });
    await page
      .locator('.asked')
      .filter({ hasText: /draw|waiting/i })
      .waitFor();
    await page.locator('#typed').blur();
    await visitor.myTurn();
    const asked = await page.locator('.asked').innerText();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.asked').innerText()).not.toBe(asked);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('the table in words says what the board shows, and moves are announced', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    await page.keyboard.press('t');
    const words = page.getByRole('region', { name: 'The table in words' });
    await words.getByRole('rowheader', { name: /Ben/ }).waitFor();
    await expect.poll(() => words.innerText()).toContain('1: face down');
    await words.getByRole('button', { name: /Ready/ }).click();
    await expect.poll(() => page.locator('[data-announcer]').innerText()).toMatch(/ready/);
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each(['cv', 'metro', 'hasard'])('the table of %s is told in words', async (game) => {
    const visitor = await house.visitor('fr', 'desktop');
    await visitor.table(game, 3);
    await visitor.myTurn();
    await visitor.page.keyboard.press('t');
    const words = visitor.page.getByRole('region', { name: 'La table en mots' });
    await words.getByRole('table').first().waitFor();
    const text = await words.innerText();
    expect(text).toContain('Ben');
    expect(text).not.toMatch(/undefined|\[object|null|NaN/);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('rules open at the clause, settings and the form of a table have no serious fault', async () => {
    const visitor = await house.visitor('fr', 'phone', { dark: true });
    const { page } = visitor;
    await visitor.table('cabo', 2);
    await visitor.press(/Prêt/);
    await page.locator('.log button', { hasText: '§' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Règles' });
    await drawer.locator('.wanted').waitFor();
    await drawer.getByPlaceholder('Chercher').fill('defausse');
    await expect.poll(() => drawer.locator('[data-clause]').count()).toBeGreaterThan(0);
    expect(await visitor.faults()).toEqual([]);
    await drawer.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('button', { name: 'Réglages' }).first().click();
    await page.getByRole('dialog', { name: 'Réglages' }).waitFor();
    expect(await visitor.faults()).toEqual([]);
    await page.goto(`${visitor.url}/new/cv`);
    await page.getByText('Plus d’options').click();
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('a card that has the focus may leave the table', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.table('cv', 2);
    const lit = page.locator('.board .card.lit');
    let taken = 0;
    for (let i = 0; taken < 3 && i < 60; i++) {
      await visitor.myTurn();
      if ((await lit.count()) === 0) {
        await visitor.press(/^(Keep|Lay)/);
        continue;
      }
      await lit.first().focus();
      await page.keyboard.press('Enter');
      // It may be meant in several ways.
      if ((await page.locator('.choices').count()) > 0) {
        await page.keyboard.press('Enter');
      }
      await visitor.answered();
      taken++;
    }
    expect(taken).toBe(3);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('what can be pressed on a phone is 44 px large', async () => {
    const visitor = await house.visitor('en', 'phone');
    await visitor.table('cabo', 3);
    await visitor.myTurn();
    const small = await visitor.page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'header button, .bar button, aside summary, aside > section button',
        ),
      ]
        .filter((button) => button.offsetParent !== null)
        .filter(
          (button) =>
            button.getBoundingClientRect().height < 43.5 || button.getBoundingClientRect().width < 43.5,
        )
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    await visitor.close();
  });
});
