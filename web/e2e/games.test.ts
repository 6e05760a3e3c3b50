import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SHOTS, type Size } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
  mkdirSync(SHOTS, { recursive: true });
});
afterAll(async () => house?.close());

const TABLES: [string, number, RegExp][] = [
  ['cabo', 4, /Cabo/],
  ['cv', 2, /^(Arrêter|Stop|Terminer|Done)/],
  ['metro', 3, /./],
  ['hasard', 2, /./],
];
const READERS: ['fr' | 'en', Size][] = [
  ['fr', 'desktop'],
  ['en', 'phone'],
];

describe.each(READERS)('in %s on a %s', (language, size) => {
  it('shows four boxes without a serious fault of access', async () => {
    const visitor = await house.visitor(language, size);
    await visitor.home();
    expect(await visitor.page.locator('article.box').count()).toBe(4);
    const faults = (await new AxeBuilder({ page: visitor.page }).analyze()).violations;
    expect(faults.filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')).toEqual([]);
    await visitor.page.screenshot({ path: join(SHOTS, `home-${language}-${size}.png`) });
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it.each(TABLES)('plays %s to its end', async (game, seats, prefer) => {
    const visitor = await house.visitor(language, size);
    await visitor.quickTable(game, seats);
    for (let i = 0; i < 8; i++) {
      await visitor.press(prefer);
    }
    await visitor.page.screenshot({ path: join(SHOTS, `${game}-${language}-${size}.png`) });
    const faults = (await new AxeBuilder({ page: visitor.page }).analyze()).violations;
    expect(faults.filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')).toEqual([]);
    await visitor.playToTheEnd(prefer);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
