// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { content } from './content.svelte';
import { i18n } from './i18n.svelte';

const SAID: Record<string, string> = { en: 'Flat-share', fr: 'Colocation' };
let arrive: () => void = () => undefined;

vi.mock('./api', () => ({
  api: {
    game: async () => {
      const language = i18n.language;
      await new Promise<void>((come) => (arrive = come));
      return { names: { colocation: SAID[language] }, pictures: { colocation: ['city', 'a.svg'] } };
    },
  },
}));

/** Asks, and has the answer come. */
async function load(): Promise<void> {
  const loaded = content.load('metro');
  arrive();
  await loaded;
}

it('keeps names and pictures until those of another language are there', async () => {
  await i18n.choose('fr');
  expect(content.name('metro', 'colocation')).toBe('colocation');
  await load();
  expect(content.name('metro', 'colocation')).toBe('Colocation');
  await i18n.choose('en');
  expect(content.name('metro', 'colocation')).toBe('Colocation');
  expect(content.picture('metro', 'colocation')?.file).toBe('a.svg');
  await load();
  expect(content.name('metro', 'colocation')).toBe('Flat-share');
});

it('shows nothing of another set of cards', async () => {
  await load();
  content.use('metro', 'ours/3');
  expect(content.name('metro', 'colocation')).toBe('colocation');
  expect(content.picture('metro', 'colocation')).toBeUndefined();
});
