import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Visitor } from './house';

let house: House;
let visitor: Visitor;
beforeAll(async () => {
  house = await House.open();
  visitor = await house.visitor('en', 'desktop');
});
afterAll(async () => house?.close());

/** What only a program reads: codes in capitals or with numbers, keys, braces, rows of numbers. */
const CODE = /\b[A-Z]{2,}\b(?<!CV)|\b[A-Za-z]{1,2}\d+\b|\b[a-z]+\.[a-z]+\.|[{}]|\d +\d/;
const log = (): Promise<string[]> => visitor.page.locator('.log p').allInnerTexts();

/** A word that only one of the two languages has. */
const ENGLISH = /\b(the|takes|throws|rolls|gets|with|draws|keeps)\b/;
const FRENCH = /\b(le|la|les|prend|lance|obtient|reçoit|avec|pioche|garde|une)\b/;

describe('the story', () => {
  it('tells the log in words, in the language of the reader, also after switching', async () => {
    const { page } = visitor;
    await visitor.table('cv', 3);
    for (let i = 0; i < 6; i++) {
      await visitor.press(/Throw|Keep|Take|Finish|Put/);
    }
    await expect.poll(async () => (await log()).length).toBeGreaterThan(8);
    const english = await log();
    expect(english.filter((line) => CODE.test(line))).toEqual([]);
    expect(english.some((line) => ENGLISH.test(line))).toBe(true);
    expect(english.filter((line) => FRENCH.test(line))).toEqual([]);

    await page.locator('header select').selectOption('fr');
    await expect.poll(async () => (await log()).some((line) => FRENCH.test(line))).toBe(true);
    const french = await log();
    expect(french.filter((line) => ENGLISH.test(line))).toEqual([]);
    expect(french.filter((line) => CODE.test(line))).toEqual([]);
    // Nothing is lost on the way: the whole story once more, in other words.
    expect(french.length).toBeGreaterThanOrEqual(english.length);
    await page.locator('header select').selectOption('en');
    await expect.poll(async () => (await log()).some((line) => ENGLISH.test(line))).toBe(true);
    expect(visitor.errors).toEqual([]);
  }, 240_000);

  it('gives a hint that names what to do, says why and can be followed', async () => {
    const { page } = visitor;
    await visitor.table('cabo', 4);
    // I look at my cards and am ready; nothing else is pressed until my first turn comes.
    const turn = page.locator('.bar.mine .asked', { hasText: /draw/i });
    const before = page.locator('.moves button', { hasText: /Look at your card|Ready/ });
    for (;;) {
      await turn.or(before).first().waitFor();
      if (await turn.isVisible()) {
        break;
      }
      await visitor.press(/Look at your card|Ready/);
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint');
    await hint.getByText('An expert would play').waitFor();
    const why = await hint.locator('.why').innerText();
    expect(why).toMatch(/^[A-Z“].*[.!]$/);
    expect(why).toMatch(/about|average|know|hold/);
    expect(why).not.toMatch(CODE);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('An expert would play').waitFor({ state: 'detached' });
    expect(visitor.errors).toEqual([]);
  }, 180_000);
});
