import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawing, layer, scenes, sets } from '../../build/art.mjs';

const src = new URL('../', import.meta.url).pathname;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">';

describe('pictures of cards', () => {
  for (const { game, file, art } of sets()) {
    it(`${game}: each is light, and none is another one's`, () => {
      const seen = new Map<string, string>();
      for (const [id, { scene, layers }] of Object.entries(art)) {
        const svg = `${SVG}${layers.map((one) => layer(one, `${file}: ${id}`)).join('')}</svg>`;
        expect(gzipSync(svg).length, `${game} ${id}`).toBeLessThan(4000);
        expect(seen.get(scene + svg), `${game} ${id} looks like`).toBeUndefined();
        seen.set(scene + svg, id);
      }
      expect(seen.size).toBeGreaterThan(20);
    });
  }
});

describe('drawings', () => {
  const files = [
    ...scenes().map((scene) => `art/scenes/${scene}.svg`),
    ...readdirSync(`${src}art/empty`).map((file) => `art/empty/${file}`),
    ...readdirSync(`${src}games`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `games/${entry.name}/cover.svg`),
  ];
  it.each(files)('%s has a day and a night of its own, and fetches nothing', (file) => {
    const day = drawing(src + file, false);
    const night = drawing(src + file, true);
    expect(day).not.toBe(night);
    for (const svg of [day, night]) {
      expect(svg).not.toMatch(/light-dark|pictogram:|<use|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN/);
      expect(gzipSync(svg).length).toBeLessThan(file.startsWith('art/scenes') ? 1500 : 8000);
    }
  });
});

describe('colours', () => {
  const css =
    readFileSync(`${src}app.css`, 'utf8') +
    readdirSync(`${src}games`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => readFileSync(`${src}games/${entry.name}/colour.css`, 'utf8'))
      .join('');
  const palette = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, night]) => [
      name ?? '',
      [day ?? '', night ?? ''],
    ]),
  );
  const games = readdirSync(`${src}games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const inks = ['ink', 'ink-soft', 'good', 'bad', 'gold', 'house', ...games];
  const pairs = [
    ...inks.flatMap((ink) => ['paper', 'card'].map((ground) => [ink, ground])),
    ...['ink', 'ink-soft'].map((ink) => [ink, 'felt']),
    ...['house', ...games].map((ground) => ['on-accent', ground]),
  ] as [string, string][];

  function brightness(colour: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  it.each(pairs)('%s on %s can be read by day and by night', (ink, ground) => {
    for (const at of [0, 1]) {
      const [low = 0, high = 0] = [palette.get(ink)?.[at] ?? '', palette.get(ground)?.[at] ?? '']
        .map(brightness)
        .sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
