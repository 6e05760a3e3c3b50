import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Language, type Size } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** Seats, options that make a short game, and which button brings the end nearer. */
const TABLES: [string, number, Record<string, string>, RegExp][] = [
  ['cabo', 2, {}, /Cabo|^(Continuer|Go on|Prêt|Ready)/],
  ['cv', 2, {}, /^(Arrêter|Stop|Terminer|Finish|Garder ce|Keep this)/],
  ['metro', 3, {}, /^(Poser|Lay)/],
  ['hasard', 2, { survivor: 'wins' }, /^(Lancer|Throw|Roll)/],
];
const READERS: [Language, Size][] = [
  ['fr', 'desktop'],
  ['en', 'phone'],
];

describe.each(READERS)('in %s on a %s', (language, size) => {
  it('shows four boxes without a serious fault of access', async () => {
    const visitor = await house.visitor(language, size);
    await visitor.home();
    expect(await visitor.page.locator('article.box').count()).toBe(4);
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language);
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each(TABLES)('plays %s to its end', async (game, seats, options, prefer) => {
    const visitor = await house.visitor(language, size);
    await visitor.table(game, seats, { options });
    for (let i = 0; i < 3; i++) {
      await visitor.press(prefer);
    }
    expect(await visitor.faults()).toEqual([]);
    await visitor.playToTheEnd(prefer);
    expect(
      await visitor.page.locator('section[aria-labelledby="end-title"] tbody tr').count(),
    ).toBeGreaterThan(0);
    expect(await visitor.faults()).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
