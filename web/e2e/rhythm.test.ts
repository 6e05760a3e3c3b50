import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** What the page showed, as it saw it itself: each bubble with the time of its page, and what could be pressed then. */
interface Shown {
  at: number;
  say: string;
  asked: boolean;
  /** Whether the page said that it catches up: then it hurries. */
  hurried: boolean;
}

/** Notes down every bubble from now on. */
async function watch(visitor: Visitor): Promise<() => Promise<Shown[]>> {
  await visitor.page.evaluate(() => {
    const seen: Shown[] = [];
    let last = '';
    Object.assign(window, { seen });
    const look = (): void => {
      const bubble = document.querySelector('[data-bubble]');
      const say = bubble?.textContent.trim() ?? '';
      if (bubble && say !== '' && say !== last) {
        seen.push({
          at: performance.now(),
          say,
          asked: document.querySelector('.moves button') !== null,
          hurried: document.querySelector('.bar .note')?.textContent.includes('Catching up') ?? false,
        });
      }
      last = say;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => visitor.page.evaluate(() => (window as unknown as { seen: Shown[] }).seen);
}

/** How long each step but the last was on screen; what a busy machine made the page hurry is left out, because the page says so. */
const stays = (shown: Shown[]): number[] =>
  shown.slice(1).flatMap((one, index) => {
    const before = shown[index];
    return before && !before.hurried && !one.hurried ? [one.at - before.at] : [];
  });
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A round of Cabo with three bots is begun; bots answer at once, so that it is the page that spreads what they do. */
async function begin(speed: string): Promise<Visitor> {
  const visitor = await house.visitor('en', 'desktop', { motion: true, prefs: { speed } });
  await visitor.table('cabo', 4, { options: { firstStarter: 'B' }, terms: { pace: 400 } });
  await visitor.myTurn();
  return visitor;
}

/** Ready, and then the first turn of the three bots, as the page shows it. */
async function firstTurns(visitor: Visitor): Promise<Shown[]> {
  const { page } = visitor;
  await page.locator('.moves button', { hasText: 'Ready' }).click();
  const seen = await watch(visitor);
  await page.locator('.bar.mine .asked', { hasText: /draw/i }).waitFor();
  return (await seen()).filter(({ say }) => !/ready|looks/.test(say));
}

describe.concurrent('the rhythm of a table', () => {
  it('shows each step of the bots for its beat, announces it, marks what changed, and then asks me', async () => {
    const visitor = await begin('normal');
    const { page } = visitor;
    const steps = await firstTurns(visitor);
    console.log(`normal: a step is on screen for ${Math.round(middle(stays(steps)))} ms`);
    // Three bots draw or take, and do something with it; one of them may end the round with a word.
    expect(steps.length).toBeGreaterThanOrEqual(4);
    // A busy machine makes a step longer, or the page says that it hurries.
    expect(Math.min(...stays(steps))).toBeGreaterThan(450);
    // Nothing could be pressed before the last step was there.
    expect(steps.slice(0, -1).map(({ asked }) => asked)).not.toContain(true);
    // Each was announced by itself.
    const said = await page.locator('[data-announcer] p').allInnerTexts();
    expect(said.length).toBeGreaterThan(2);
    expect(said.every((one) => one.split('. ').length <= 3)).toBe(true);
    // Every sentence stood at the seat that acted and is in the log as well.
    const log = await page.locator('.log').first().innerText();
    expect(log.match(/Ben|Chloé|David/g)?.length).toBeGreaterThanOrEqual(steps.length);
    await page.locator('[data-mark]').first().waitFor({ state: 'attached' });
    await page.locator('.moves button', { hasText: 'Draw' }).click();
    await expect.poll(() => page.locator('[data-mark]').count()).toBe(0);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('the reveal stays until I go on, with nothing to advise beside it', async () => {
    const visitor = await begin('brisk');
    const { page } = visitor;
    await firstTurns(visitor);
    const on = page.locator('.moves button', { hasText: 'Go on' });
    for (let i = 0; i < 30 && (await on.count()) === 0; i++) {
      await visitor.press(/Cabo|Discard|Draw/);
      await visitor.myTurn();
    }
    await expect.poll(() => page.locator('.moves button').allInnerTexts()).toEqual(['Go on']);
    await expect.poll(() => page.locator('.bar').getByRole('button', { name: 'Hint' }).count()).toBe(0);
    const sums = async (): Promise<string[]> =>
      (await page.locator('.board').innerText()).match(/\d+( \+ \d+)+ = \d+/g) ?? [];
    const revealed = await sums();
    expect(revealed).toHaveLength(4);
    // The bots have gone on long ago; what they say is in the log, and the cards stay.
    await expect.poll(() => page.locator('.log').first().innerText()).toMatch(/goes on/);
    expect(await sums()).toEqual(revealed);
    await on.click();
    await page.locator('.moves button', { hasText: 'Ready' }).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['relaxed', 750],
    ['brisk', 200],
  ])('at %s no step is gone before its beat', async (speed, least) => {
    const visitor = await begin(speed);
    const seen = stays(await firstTurns(visitor));
    console.log(`${speed}: a step is on screen for ${Math.round(middle(seen))} ms`);
    // Lower bounds only: a busy machine makes a step longer. How the speeds compare is held by queue.test.ts.
    expect(Math.min(...seen)).toBeGreaterThan(least);
    await visitor.close();
  });

  it('what others lay is seen beside their words, and the bar keeps what happened last', async () => {
    const visitor = await house.visitor('en', 'desktop', { motion: true, prefs: { speed: 'normal' } });
    const { page } = visitor;
    await visitor.table('metro', 4, { options: { starter: 'B' }, terms: { pace: 400 } });
    await page.locator('[data-bubble] [data-art^="metro/"] img').first().waitFor();
    await visitor.myTurn();
    const last = page.locator('.log').first().locator('p').last();
    const newest = await page.locator('.bar .newest').innerText();
    await expect.poll(() => last.innerText()).toContain(newest.trim());
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('on a phone the bar tells it with its picture, and no words lie over the board', async () => {
    const visitor = await house.visitor('en', 'phone', { motion: true, prefs: { speed: 'normal' } });
    const { page } = visitor;
    await visitor.table('metro', 4, { options: { starter: 'B' }, terms: { pace: 400 } });
    await page.locator('.bar .story [data-art^="metro/"] img').first().waitFor();
    const over = page.locator('[data-bubble]:visible');
    expect(await over.count()).toBe(0);
    expect(await page.locator('.bar .story .last').first().isVisible()).toBe(true);
    // And so it is when I am asked: what the last of them did stands below the question.
    await visitor.myTurn();
    await expect.poll(() => page.locator('.bar .before').innerText()).toMatch(/David/);
    expect(await over.count()).toBe(0);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('one press changes the speed and it is remembered; a press on the board hurries', async () => {
    const visitor = await begin('relaxed');
    const { page } = visitor;
    await page.locator('.moves button', { hasText: 'Ready' }).click();
    await page.locator('[data-bubble]').first().waitFor();
    await page.locator('.board').click({ position: { x: 4, y: 4 } });
    await page.locator('.board').click({ position: { x: 4, y: 4 } });
    const speed = page.locator('[data-speed]');
    for (const next of ['normal', 'brisk', 'instant']) {
      await speed.click();
      await page.locator(`[data-speed="${next}"]`).waitFor();
    }
    await visitor.myTurn();
    await page.reload();
    await visitor.myTurn();
    await expect.poll(() => speed.getAttribute('data-speed')).toBe('instant');
    // A page that was just loaded shows how things stand and does not act it out.
    expect(await page.locator('[data-bubble]').count()).toBe(0);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});

describe.concurrent('a first visit', () => {
  it.each([
    ['desktop', 'en'],
    ['phone', 'fr'],
  ] as const)('is one view on a %s', async (size, language) => {
    const visitor = await house.visitor(language, size, { prefs: {} });
    await visitor.home();
    const { page } = visitor;
    const beyond = await page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect(beyond).toEqual([0, 0]);
    await expect.poll(() => page.locator('article.box .presses .main').count()).toBe(4);
    expect(await visitor.faults()).toEqual([]);
    await visitor.close();
  });

  it('remembers with how many bots of which level, and plays with them', async () => {
    const visitor = await house.visitor('en', 'desktop', { prefs: {} });
    const { page } = visitor;
    await visitor.home();
    await page.getByLabel('Number of bots: Cabo').selectOption('2');
    await page.getByLabel('Level of the bots: Cabo').selectOption('débutant');
    await page.getByRole('button', { name: /Play with bots.*Cabo/ }).click();
    await visitor.myTurn();
    await expect.poll(() => page.locator('aside li[data-seat]').count()).toBe(3);
    await expect.poll(() => page.locator('aside').innerText()).toContain('beginner');
    await visitor.home();
    await expect.poll(() => page.getByLabel('Number of bots: Cabo').inputValue()).toBe('2');
    // What waits for me is told once.
    await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await expect.poll(() => page.locator('li a[href^="/t/"]').count()).toBe(1);
    await visitor.close();
  });

  it('each game shows itself in thirty seconds', async () => {
    const visitor = await house.visitor('fr', 'desktop', { motion: true });
    const { page } = visitor;
    await visitor.home();
    for (let game = 0; game < 4; game++) {
      await page.locator('.look').nth(game).click();
      const look = page.locator('figure [data-scaled]');
      await look.locator('[data-spot]').first().waitFor();
      const before = await look.innerHTML();
      await expect.poll(() => look.innerHTML()).not.toBe(before);
      await expect.poll(() => page.locator('figcaption li.now').innerText()).not.toBe('');
      await page.getByRole('button', { name: 'Fermer' }).click();
    }
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('keeps the tools of developers behind one switch, and clause numbers out of the form', async () => {
    const visitor = await house.visitor('en', 'desktop', { prefs: { speed: 'instant' } });
    const { page } = visitor;
    await page.goto(`${visitor.url}/new/cv`);
    await page.getByText('More options').click();
    await expect.poll(() => page.locator('form').innerText()).not.toMatch(/\b(CV|CABO|METRO|HASARD)-/);
    await visitor.table('cv', 2);
    await visitor.myTurn();
    const tools = async (): Promise<number[]> => [
      await page.locator('#typed').count(),
      await page.getByRole('button', { name: 'Copy as scenario', includeHidden: true }).count(),
    ];
    expect(await tools()).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByLabel(/Developer’s tools/).check();
    await page.keyboard.press('Escape');
    expect(await tools()).toEqual([1, 1]);
    await visitor.close();
  });
});
