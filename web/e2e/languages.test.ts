import { afterAll, beforeAll, describe, expect as sure, it } from 'vitest';
import { expect } from './expect';
import { House, SHOTS, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

const box = (visitor: Visitor, title: string) =>
  visitor.page.locator('article.box').filter({ has: visitor.page.getByRole('heading', { name: title }) });

describe.concurrent('a third language', () => {
  it('greets whoever’s browser speaks it, and says which games do not', async () => {
    const visitor = await house.visitor('de', 'phone');
    const { page } = visitor;
    await visitor.home();
    await page.locator('html[lang=de]').waitFor();
    await page
      .getByRole('button', { name: /^Mit Bots spielen/ })
      .first()
      .waitFor();
    await box(visitor, 'Cabo').getByText('Gedächtnis und gute Nerven').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.borrowed').count()).toBe(3);
    sure(await box(visitor, 'Cabo').locator('.borrowed').count()).toBe(0);
    await box(visitor, 'CV')
      .getByText('Dieses Spiel spricht noch kein Deutsch. Seine Sprache hier: English.')
      .waitFor();
    sure(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    sure(await visitor.faults()).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/german-home.png`, fullPage: true });
    sure(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('is chosen among all there are, by name, and kept', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    await visitor.home();
    const choice = page.getByLabel('Language').first();
    sure(await choice.locator('option').allInnerTexts()).toEqual(['Deutsch', 'English', 'Français']);
    await choice.selectOption({ label: 'Deutsch' });
    await page
      .getByRole('button', { name: /^Mit Bots spielen/ })
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('button', { name: /^Mit Bots spielen/ })
      .first()
      .waitFor();
    sure(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('plays a game of Cabo to its end, with rules, refusals and log', async () => {
    const visitor = await house.visitor('de', 'desktop');
    const { page } = visitor;
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    await page.getByText('Sieh bis zu 2 deiner Karten an').first().waitFor();
    await page.screenshot({ path: `${SHOTS}/german-cabo.png` });
    await visitor.playToTheEnd(/^(Cabo sagen|Weiter|Bereit)/);
    await page.getByText('Punkte der Runde').first().waitFor();
    const log = await page.getByRole('log', { name: 'Verlauf' }).innerText();
    sure(log).toMatch(/sagt Cabo!/);
    sure(log).not.toMatch(/\b(the|discard|draws|turn|la|une|carte)\b/);
    sure(await page.locator('.borrowed').count()).toBe(0);
    await page.screenshot({ path: `${SHOTS}/german-cabo-end.png` });
    await page.goto(`${visitor.url}/rules/cabo`);
    await page.getByText('Sag Cabo, wenn du glaubst, am wenigsten zu haben.').waitFor();
    sure(await visitor.faults()).toEqual([]);
    sure(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('tells a game that lacks it in English, and says so above the log', async () => {
    const visitor = await house.visitor('de', 'desktop');
    const { page } = visitor;
    await visitor.table('cv', 2);
    await visitor.myTurn();
    await page.locator('details.panel .borrowed').getByText('Seine Sprache hier: English.').waitFor();
    // Names of cards come in English, too, and never empty.
    const titles = await page.locator('.board .cards strong').allInnerTexts();
    sure(titles.length).toBeGreaterThan(0);
    sure(titles.every((title) => title.trim() !== '')).toBe(true);
    sure(visitor.errors).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/german-cv.png` });
    await visitor.close();
  });
});
