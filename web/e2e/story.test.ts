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

    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(async () => (await log()).some((line) => FRENCH.test(line))).toBe(true);
    const french = await log();
    expect(french.filter((line) => ENGLISH.test(line))).toEqual([]);
    expect(french.filter((line) => CODE.test(line))).toEqual([]);
    // Nothing is lost on the way: the whole story once more, in other words.
    expect(french.length).toBeGreaterThanOrEqual(english.length);
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(async () => (await log()).some((line) => ENGLISH.test(line))).toBe(true);
    expect(visitor.errors).toEqual([]);
  }, 240_000);

  it('gives a hint that names what to do and says why', async () => {
    const { page } = visitor;
    await visitor.table('cabo', 4);
    // The others look at their cards at the same time: which question comes next is not known, but the first turn comes.
    const turn = page.locator('.bar.mine .asked', { hasText: /draw/i });
    for (let i = 0; i < 10 && (await turn.count()) === 0; i++) {
      await visitor.press(/Look at your card|Ready/);
    }
    await turn.waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint');
    await hint.getByText('An expert would play').waitFor();
    const why = await hint.locator('.why').innerText();
    expect(why).toMatch(/^[A-Z“].*[.!]$/);
    expect(why).toMatch(/about|average|know|hold/);
    expect(why).not.toMatch(CODE);
    expect(visitor.errors).toEqual([]);
  }, 180_000);
});

describe('the analysis', () => {
  it('tells the moments that decided the game, each with its board, and jumps between them', async () => {
    const { page } = visitor;
    const id = await visitor.table('cabo', 2);
    await visitor.playToTheEnd(/Cabo|^(Go on|Ready)/);
    await page.getByRole('button', { name: 'Analysis by the bots' }).click();
    const title = page.getByRole('heading', { name: /moments? that decided it/ });
    await title.waitFor({ timeout: 180_000 });
    const moments = page.locator('.moments');
    await moments.locator('.little .felt').waitFor();
    const said = async (): Promise<string> => moments.locator('.sentence').innerText();
    const first = await said();
    expect(first).toMatch(
      /would have been better, by about \d+ games? in a hundred|chances of .* (rose|fell) from/,
    );
    // How many there are is the game's business: three at most.
    const place = (): Promise<string> => moments.locator('output').innerText();
    const all = Number(/^Moment 1 of ([123])$/.exec(await place())?.[1]);
    const told = [first];
    for (let moment = 2; moment <= all; moment++) {
      await page.getByRole('button', { name: 'Next moment' }).click();
      await expect.poll(place).toBe(`Moment ${moment} of ${all}`);
      told.push(await said());
    }
    expect(new Set(told).size).toBe(all);
    await expect.poll(() => page.getByRole('button', { name: 'Next moment' }).isDisabled()).toBe(true);
    for (let moment = all - 1; moment >= 1; moment--) {
      await page.getByRole('button', { name: 'Previous moment' }).click();
      await expect.poll(place).toBe(`Moment ${moment} of ${all}`);
    }
    expect(await said()).toBe(first);

    const accounts = page.locator('.accounts li');
    await expect.poll(() => accounts.count()).toBe(2);
    for (const line of await accounts.allInnerTexts()) {
      expect(line).toMatch(/Luck/);
      expect(line).toMatch(/cannot be told from luck|between \d+ and \d+/);
      expect(line).not.toMatch(/±|%/);
    }
    expect(await visitor.faults()).toEqual([]);

    await page.getByRole('link', { name: 'Show it in the replay' }).click();
    await page.getByRole('heading', { name: 'The game, step by step' }).waitFor();
    const step = (): number => Number(new URL(page.url()).searchParams.get('step'));
    const here = step();
    const next = page.getByRole('button', { name: 'To the next moment that counted' });
    await next.waitFor();
    if (all > 1) {
      await next.click();
      await expect.poll(step).toBeGreaterThan(here);
      await page.getByRole('button', { name: 'To the moment before that counted' }).click();
      await expect.poll(step).toBe(here);
    }
    expect(page.url()).toContain(id);
    expect(visitor.errors).toEqual([]);
  }, 480_000);
});
