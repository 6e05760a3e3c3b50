import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expect } from './expect';
import { House, type Language, type Size, type Visitor } from './house';

const DOTS = { width: 1680, height: 2376 };
/** A4 in points. */
const A4 = { width: 595, height: 842 };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house?.close());

/** A game of which every step is known, brought along as a file. */
async function evening(visitor: Visitor, game: string): Promise<string> {
  await visitor.introduce('Ana');
  const path = resolve(import.meta.dirname, `evenings/${game}.json`);
  const replay = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  return (await visitor.post<{ id: string }>('/api/replays', { replay })).id;
}

/** Its letters and pictures are there. */
async function sheet(page: Page): Promise<string> {
  const drawn = page.locator('svg.keepsake');
  await drawn.waitFor();
  return (await drawn.textContent())?.replaceAll(/\s+/g, ' ') ?? '';
}

/** What is a picture of this size really: the header of a PNG file says it, and it is not one colour. */
async function saved(visitor: Visitor, button: string): Promise<void> {
  const { page } = visitor;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tablee-\w+-.+\.png$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(DOTS);
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 84;
    canvas.height = 119;
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0, 84, 119);
    const dots = brush?.getImageData(0, 0, 84, 119).data ?? [];
    const seen = new Set<number>();
    for (let i = 0; i < dots.length; i += 4) {
      seen.add(((dots[i] ?? 0) >> 4) * 256 + ((dots[i + 1] ?? 0) >> 4) * 16 + ((dots[i + 2] ?? 0) >> 4));
    }
    return seen.size;
  }, bytes.toString('base64'));
  expect(colours).toBeGreaterThan(30);
}

async function printed(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect(Math.round(Number(width))).toBeCloseTo(A4.width, -1);
  expect(Math.round(Number(height))).toBeCloseTo(A4.height, -1);
}

describe.concurrent('a keepsake', () => {
  const looks: [string, string, Language, Size, RegExp[]][] = [
    ['cabo', 'C', 'fr', 'desktop', [/La feuille de la soirée/, /Trois moments/, /103.*25.*14/, /Manche 3/]],
    ['cv', 'B', 'en', 'phone', [/Curriculum vitæ: 80 points/, /Yoga teacher/, /Young and full of plans/]],
    ['metro', 'C', 'en', 'desktop', [/My network/, /Train Strike/, /Carmen & Ulysse/]],
    ['hasard', 'B', 'fr', 'phone', [/Le chemin parcouru/, /berceau/, /Succès/]],
  ];
  it.each(looks)(
    'of %s for %s is shown, saved and printed (%s, %s)',
    async (game, seat, language, size, words) => {
      const visitor = await house.visitor(language, size, { dark: size === 'phone' });
      const { page } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const id = await evening(visitor, game);
      await page.goto(`${visitor.url}/keepsake/${id}?seat=${seat}`);
      const text = await sheet(page);
      words.forEach((word) => expect(text).toMatch(word));
      expect(await visitor.faults()).toEqual([]);
      // Made of what everybody saw: nobody's own eyes are asked for, let alone all cards open.
      const frames = asked.filter((url) => /\/replay\?/.test(url));
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.filter((url) => !url.includes('as=spectator'))).toEqual([]);
      // Nothing is drawn outside the sheet.
      const outside = await page.locator('svg.keepsake').evaluate((svg) => {
        const paper = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')]
          .filter((line) => line.textContent?.trim())
          .filter((line) => {
            const box = line.getBoundingClientRect();
            return box.left < paper.left || box.right > paper.right || box.bottom > paper.bottom;
          })
          .map((line) => line.textContent);
      });
      expect(outside).toEqual([]);
      await saved(visitor, language === 'fr' ? 'Enregistrer l’image' : 'Save as a picture');
      await printed(page);
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  );

  it('is offered at the end of a game and in its replay, by keyboard too, and says when it was', async () => {
    const visitor = await house.visitor('en', 'desktop');
    const { page } = visitor;
    const id = await visitor.table('cabo', 2);
    await visitor.playToTheEnd(/Cabo|^(Go on|Ready)/);
    const link = page.getByRole('link', { name: 'A keepsake' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/keepsake/${id}\\?seat=A`));
    expect(await sheet(page)).toContain(String(new Date().getFullYear()));
    await page.getByLabel('Whose').selectOption({ index: 1 });
    await page.waitForURL(/seat=B/);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('link', { name: 'A keepsake' }).waitFor();

    // A messenger sees who played and won, and a picture it can draw.
    const head = await (await fetch(`${visitor.url}/keepsake/${id}`)).text();
    const cover = /og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    expect(cover).toMatch(new RegExp(`/preview/${id}\\.png$`));
    const picture = Buffer.from(await (await fetch(cover)).arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.length).toBeGreaterThan(10_000);
    expect(/og:description" content="([^"]+)"/.exec(head)?.[1]).toMatch(/\(\d+\)/);
    // Whoever leaves a table while its server asks whether they are there hears the browser complain about it.
    expect(visitor.errors.filter((error) => !error.includes('Ping received after close'))).toEqual([]);
    await visitor.close();
  });
});
