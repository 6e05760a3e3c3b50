import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, SIZES, type Look, type Visitor } from './house';

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

/** Plays with bots over the wire until the position is there, at this table or a new one; then the page shows it. @returns the table */
async function reach(
  visitor: Visitor,
  game: string,
  seats: number,
  wanted: Wanted,
  begun?: string,
): Promise<string> {
  if (begun === undefined) {
    await visitor.introduce();
  }
  for (let id = begun, tried = 0; tried < 4; id = undefined, tried++) {
    id ??= await opened(visitor, game, seats);
    if (await played(visitor, game, id, wanted)) {
      await visitor.page.goto(`${visitor.url}/t/${id}`);
      await visitor.page.locator('.board [data-spot]').first().waitFor();
      await visitor.page.locator('.board [aria-disabled="false"]').first().waitFor();
      return id;
    }
  }
  throw new Error(`${game} with ${seats}: the position did not come in four games`);
}

async function opened(visitor: Visitor, game: string, seats: number): Promise<string> {
  const { id } = await visitor.post<{ id: string }>('/api/tables', {
    game,
    seats,
    bots: Array.from({ length: seats - 1 }, () => 'débutant'),
    sit: true,
    ready: true,
    terms: { pace: 0 },
  });
  return id;
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
/** What is looked at in one game, in the order in which it comes. */
const WALKS: [string, number, [string, Wanted][]][] = [
  [
    'cv',
    4,
    [
      ['the draft', (now) => String(now.phase).startsWith('draft')],
      ['placing', (now, legal) => Number(now.round) > 2 && offers(legal, /^place/)],
      [
        'throwing again in the middle',
        (now, legal) => left(now).young === 0 && legal.length > 4 && offers(legal, /^throw/),
      ],
      ['buying at the end', (now, legal) => (left(now).senior ?? 0) < 12 && offers(legal, /^buy/)],
    ],
  ],
  [
    'cv',
    2,
    [
      ['my first throw', (_, legal) => offers(legal, /^throw/)],
      ['buying', (now, legal) => left(now).young === 0 && offers(legal, /^buy/)],
    ],
  ],
  [
    'metro',
    6,
    [
      ['laying at the beginning', (_, legal) => offers(legal, /^lay/)],
      ['laying in the middle', (now, legal) => now.station === 'MAJORITE' && offers(legal, /^lay/)],
    ],
  ],
  ['metro', 4, [['choosing somebody', (_, legal) => offers(legal, /^(duel|against|choose)/)]]],
  [
    'metro',
    3,
    [
      ['the first draw', (_, legal) => offers(legal, /^draw/)],
      [
        'laying at the end',
        (now, legal) => now.station === 'MATURITE' && Number(now.round) > 5 && offers(legal, /^lay/),
      ],
    ],
  ],
];

describe.concurrent('on a desk of 1280 by 800', () => {
  it.each(WALKS)('everything that decides my turn is in view: %s for %d', async (game, seats, positions) => {
    const visitor = await house.visitor('fr', 'desktop', USUAL);
    let id: string | undefined;
    for (const [what, wanted] of positions) {
      id = await reach(visitor, game, seats, wanted, id);
      await expect.poll(() => hidden(visitor), { message: what }).toEqual([]);
      const bottom = await visitor.page.evaluate(
        () => document.querySelector('.board .wrap')?.getBoundingClientRect().bottom ?? 0,
      );
      expect(bottom, what).toBeLessThanOrEqual(SIZES.desktop.height);
    }
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['cv', '.mini', /Le CV de Ben/],
    ['metro', '.mini .plate', /La vie de Ben/],
  ])(
    '%s can be read by everybody: by day, by night, one whole life, and in words',
    async (game, press, title) => {
      const visitor = await house.visitor('fr', 'desktop', USUAL);
      const { page } = visitor;
      await reach(visitor, game, 3, LATER);
      await readable(visitor);
      await page.locator(press).first().click();
      const whole = page.getByRole('dialog', { name: title });
      await whole.waitFor();
      expect(await visitor.faults()).toEqual([]);
      await page.keyboard.press('Escape');
      await whole.waitFor({ state: 'detached' });
      await page.locator('header select').selectOption('en');
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
    },
  );
});

/** There is something on the table already. */
const LATER: Wanted = (now, legal) => Number(now.round) > 3 && offers(legal, /^(buy|lay)/);

/** axe finds nothing serious, by day and by night. */
async function readable(visitor: Visitor): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    expect(await visitor.faults(), colorScheme).toEqual([]);
  }
}

const PINNED: [string, string, Wanted][] = [
  ['cv', '.tray', (now, legal) => Number(now.round) > 3 && offers(legal, /^throw \d( |$)/)],
  ['metro', '.hand', (now, legal) => now.station === 'MAJORITE' && offers(legal, /^lay/)],
];

describe('on a phone', () => {
  it.each(PINNED)(
    'dice or hand of %s and the bar stay in view, upright and on its side',
    async (game, mine, wanted) => {
      const visitor = await house.visitor('en', 'phone', USUAL);
      const { page } = visitor;
      await reach(visitor, game, 4, wanted);
      await readable(visitor);
      for (const size of [SIZES.phone, SIZES.landscape]) {
        await page.setViewportSize(size);
        for (const y of [0, 150, 400]) {
          await page.evaluate((to) => scrollTo(0, to), y);
          const [pinned, bar] = await page.evaluate(
            (selector) =>
              [selector, '.bar'].map((one) => {
                const box = document.querySelector(`${one}`)?.getBoundingClientRect();
                return { top: box?.top ?? -1, bottom: box?.bottom ?? Infinity };
              }),
            mine,
          );
          const where = `${size.width} wide, scrolled by ${y}`;
          const middle = ((pinned?.top ?? 0) + (pinned?.bottom ?? 0)) / 2;
          expect(middle, where).toBeLessThan(size.height);
          expect(pinned?.bottom, where).toBeLessThanOrEqual(size.height + 1);
          expect(bar?.top, where).toBeGreaterThanOrEqual(-1);
          expect(bar?.bottom, where).toBeLessThanOrEqual(size.height + 1);
          const apart =
            (bar?.bottom ?? 0) <= (pinned?.top ?? 0) + 1 || (pinned?.bottom ?? 0) <= (bar?.top ?? 0) + 1;
          expect(apart, `the bar covers it: ${where}`).toBe(true);
        }
        // The page itself is never wider than the phone.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          size.width,
        );
      }
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );
});
