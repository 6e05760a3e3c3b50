import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SHOTS, type Language } from './house';

let house: House;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  house = await House.open();
});
afterAll(async () => house?.close());

/** Of the page, an inch has 96 pixels. */
const PIXELS = 96 / 25.4;

/** Game, language, cards in the box, sheets, size of a card in millimetres. */
const BOXES: [string, Language, number, number, [number, number]][] = [
  ['cabo', 'de', 52, 6, [63, 88]],
  ['cv', 'en', 83, 10, [63, 88]],
  ['metro', 'fr', 230, 26, [63, 88]],
  ['hasard', 'fr', 44, 11, [190, 62]],
];

describe.concurrent('print and play', () => {
  it.each(BOXES)(
    'of %s (%s) has every card of the box at its true size, and nothing cut off',
    async (game, language, cards, sheets, [width, height]) => {
      const visitor = await house.visitor(language, 'desktop');
      const { page } = visitor;
      await page.goto(`${visitor.url}/print/${game}`);
      await page.locator('.sheet article').first().waitFor();
      const printed = await page.locator('.sheet li').evaluateAll((all) =>
        all.map((card) => {
          const box = card.getBoundingClientRect();
          const words = card.querySelector('.words');
          return {
            width: box.width,
            height: box.height,
            title: card.querySelector('h2')?.textContent ?? '',
            cut: words ? words.scrollHeight - words.clientHeight : 1,
          };
        }),
      );
      expect(printed).toHaveLength(cards);
      expect(printed.filter(({ cut }) => cut > 0).map(({ title }) => title)).toEqual([]);
      expect(printed.filter(({ title }) => title.trim() === '')).toEqual([]);
      for (const card of printed) {
        expect(card.width / PIXELS).toBeCloseTo(width, 1);
        expect(card.height / PIXELS).toBeCloseTo(height, 1);
      }
      const pages = async (): Promise<number> =>
        ((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g) ?? [])
          .length;
      expect(await pages()).toBe(sheets);
      // Pictures that nobody has scrolled to are there, too, when the paper comes.
      await page.evaluate(() => {
        window.print = () => {
          const missing = [...document.images].filter((picture) => picture.naturalWidth === 0);
          document.body.dataset.missing = String(missing.length);
        };
      });
      await page.getByRole('button', { name: /A4/ }).click();
      await page.locator('body[data-missing="0"]').waitFor();
      await page.getByRole('checkbox').check();
      expect(await page.locator('.back').count()).toBe(cards);
      expect(await pages()).toBe(2 * sheets);
      expect(await visitor.faults()).toEqual([]);
      await page.screenshot({ path: join(SHOTS, `print-${game}.png`) });
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );
});
