import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Language, type Look, type Visitor } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** As people have it: the developer's tools would make the bar higher. */
const USUAL: Look = { prefs: { speed: 'instant' } };

interface Seen {
  seq: number;
  table: { phase: string };
  views?: { now: Record<string, unknown>; legal?: { do: string }[] }[];
}
type Wanted = (now: Record<string, unknown>, legal: string[]) => boolean;

const offers = (legal: string[], verb: RegExp): boolean => legal.some((move) => verb.test(move));

/** What a person in a hurry does: takes what can be had, throws what can be thrown. */
const PREFER: Record<string, RegExp[]> = {
  cv: [/^keep/, /^buy/, /^take/, /^pay/, /^throw \d \d/, /^stop/, /^place/, /^done/],
  metro: [/^draw/, /^lay/, /^(duel|against|choose)/, /^decline/],
};

/** Opens a table with bots and plays over the wire until the position is there; then the page shows it. */
async function reach(visitor: Visitor, game: string, seats: number, wanted: Wanted): Promise<void> {
  await visitor.home();
  for (let game_ = 0; game_ < 4; game_++) {
    const { id } = await visitor.post<{ id: string }>('/api/tables', {
      game,
      seats,
      bots: Array.from({ length: seats - 1 }, () => 'débutant'),
      sit: true,
      ready: true,
      terms: { pace: 0 },
    });
    if (await played(visitor, game, id, wanted)) {
      await visitor.page.goto(`${visitor.url}/t/${id}`);
      await visitor.page.locator('.board [data-spot]').first().waitFor();
      await visitor.page.locator('.board [aria-disabled="false"]').first().waitFor();
      return;
    }
  }
  throw new Error(`${game} with ${seats}: the position did not come in four games`);
}

async function played(visitor: Visitor, game: string, id: string, wanted: Wanted): Promise<boolean> {
  for (let step = 0; step < 3000; step++) {
    const answer = await visitor.context.request.get(`${visitor.url}/api/tables/${id}?seat=A`);
    const seen = (await answer.json()) as Seen;
    const view = seen.views?.[0];
    const legal = (view?.legal ?? []).map((move) => move.do);
    if (seen.table.phase === 'over') {
      return false;
    }
    if (!view || legal.length === 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (wanted(view.now, legal)) {
      return true;
    }
    const liked = PREFER[game]?.map((verb) => legal.find((move) => verb.test(move))).find((move) => move);
    const move = liked ?? legal[step % legal.length];
    // A bot may have been quicker; then there is another question.
    await visitor.context.request.post(`${visitor.url}/api/tables/${id}/commands`, {
      data: { cmd: 'act', id: `m${step}`, seat: 'A', seq: seen.seq, do: move },
    });
  }
  return false;
}

/** What can be pressed on the board and cannot be seen whole, or lies under something else. */
function hidden(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board [aria-disabled="false"], .board button.main')]
      .filter((thing) => thing.checkVisibility())
      .filter((thing) => {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const there = document.elementFromPoint(x, y);
        const whole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        return !whole || !there || !(thing.contains(there) || there.contains(thing));
      })
      .map((thing) => `${thing.className} ${thing.textContent.trim().slice(0, 40)}`),
  );
}

const left = (now: Record<string, unknown>): Record<string, number> => now.left as Record<string, number>;
const POSITIONS: [string, string, number, Wanted][] = [
  ['the draft', 'cv', 4, (now) => String(now.phase).startsWith('draft')],
  ['my first throw', 'cv', 3, (_, legal) => offers(legal, /^throw/)],
  [
    'throwing again in the middle',
    'cv',
    4,
    (now, legal) => left(now).young === 0 && legal.length > 4 && offers(legal, /^throw/),
  ],
  ['buying at the end', 'cv', 4, (now, legal) => (left(now).senior ?? 0) < 12 && offers(legal, /^buy/)],
  ['two alone, buying', 'cv', 2, (now, legal) => left(now).young === 0 && offers(legal, /^buy/)],
  ['placing', 'cv', 4, (now, legal) => Number(now.round) > 2 && offers(legal, /^place/)],
  ['the first draw', 'metro', 3, (_, legal) => offers(legal, /^draw/)],
  ['laying at the beginning', 'metro', 6, (_, legal) => offers(legal, /^lay/)],
  ['laying in the middle', 'metro', 6, (now, legal) => now.station === 'MAJORITE' && offers(legal, /^lay/)],
  ['choosing somebody', 'metro', 4, (_, legal) => offers(legal, /^(duel|against|choose)/)],
  [
    'laying at the end',
    'metro',
    3,
    (now, legal) => now.station === 'MATURITE' && Number(now.round) > 5 && offers(legal, /^lay/),
  ],
];

describe('on a desk of 1280 by 800', () => {
  it.each(POSITIONS)(
    'everything that decides my turn is in view: %s (%s for %d)',
    async (_, game, seats, wanted) => {
      const visitor = await house.visitor('fr', 'desktop', USUAL);
      await visitor.page.setViewportSize({ width: 1280, height: 800 });
      await reach(visitor, game, seats, wanted);
      await expect.poll(() => hidden(visitor)).toEqual([]);
      expect(
        await visitor.page.evaluate(
          () => document.querySelector('.board .wrap')?.getBoundingClientRect().bottom ?? 0,
        ),
      ).toBeLessThanOrEqual(800);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );

  it.each([
    ['cv', '.mini', /Le CV de Ben/],
    ['metro', '.mini .plate', /La vie de Ben/],
  ])('one press shows the whole of somebody else in %s, Escape leads back', async (game, press, title) => {
    const visitor = await house.visitor('fr', 'desktop', USUAL);
    const { page } = visitor;
    await reach(visitor, game, 3, (now, legal) => Number(now.round) > 2 && offers(legal, /^(throw|draw)/));
    await page.locator(press).first().click();
    const whole = page.getByRole('dialog', { name: title });
    await whole.waitFor();
    expect(await visitor.faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});

const PHONES: [string, number, number][] = [
  ['upright', 390, 844],
  ['on its side', 844, 390],
];
const PINNED: Record<string, string> = { cv: '.tray', metro: '.hand' };

describe.each(PHONES)('on a phone %s', (_, width, height) => {
  it.each(['cv', 'metro'])(
    'dice or hand of %s and the bar stay in view while the board is scrolled',
    async (game) => {
      const visitor = await house.visitor('en', 'phone', USUAL);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await reach(visitor, game, 4, (now, legal) =>
        game === 'cv'
          ? Number(now.round) > 3 && offers(legal, /^throw \d( |$)/)
          : now.station === 'MAJORITE' && offers(legal, /^lay/),
      );
      for (const y of [0, 150, 400]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        const [pinned, bar] = await page.evaluate(
          (selector) =>
            [selector, '.bar'].map((one) => {
              const box = document.querySelector(`${one}`)?.getBoundingClientRect();
              return { top: box?.top ?? -1, bottom: box?.bottom ?? Infinity };
            }),
          PINNED[game] ?? '',
        );
        const middle = ((pinned?.top ?? 0) + (pinned?.bottom ?? 0)) / 2;
        expect(middle, `at ${y}`).toBeLessThan(height);
        expect(pinned?.bottom, `at ${y}`).toBeLessThanOrEqual(height + 1);
        expect(bar?.top, `at ${y}`).toBeGreaterThanOrEqual(-1);
        expect(bar?.bottom, `at ${y}`).toBeLessThanOrEqual(height + 1);
        const apart =
          (bar?.bottom ?? 0) <= (pinned?.top ?? 0) + 1 || (pinned?.bottom ?? 0) <= (bar?.top ?? 0) + 1;
        expect(apart, `the bar covers it at ${y}`).toBe(true);
      }
      // The page itself is never wider than the phone.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );
});

const LOOKS: [string, Language, Look][] = [
  ['cv', 'fr', {}],
  ['cv', 'en', { dark: true }],
  ['metro', 'fr', { dark: true }],
  ['metro', 'en', {}],
];

it.each(LOOKS)('axe finds nothing serious on the board of %s in %s', async (game, language, look) => {
  const visitor = await house.visitor(language, game === 'cv' ? 'desktop' : 'phone', { ...USUAL, ...look });
  await reach(visitor, game, 3, (now, legal) => Number(now.round) > 3 && offers(legal, /^(buy|lay)/));
  expect(await visitor.faults()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it.each(['cv', 'metro'])('the table of %s in words has no codes', async (game) => {
  const visitor = await house.visitor('en', 'desktop', USUAL);
  const { page } = visitor;
  await reach(visitor, game, 3, (now, legal) => Number(now.round) > 3 && offers(legal, /^(buy|lay)/));
  await page.keyboard.press('t');
  const words = page.getByRole('region', { name: 'The table in words' });
  await words.getByRole('table').first().waitFor();
  const text = (await words.getByRole('table').allInnerTexts()).join('\n');
  expect(text).not.toMatch(
    /board\.|undefined|null|NaN|\[object|PUBERTE|MAJORITE|AMOUR|BOULOT|ETUDES|\b[HKRMLB]{2,}\b/,
  );
  // Names of cards, not their ids: an id has small letters and hyphens only.
  expect(text.match(/\b[a-z]+(-[a-z]+){2,}\b/g) ?? []).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
