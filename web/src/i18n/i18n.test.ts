import { describe, expect, it } from 'vitest';
import { about, lacking, languages, words } from '../../build/languages.mjs';

/** Each file of each language, by its path from here. */
const files = import.meta.glob<Record<string, string>>(
  ['./*/*.json', '../games/*/words.*.json', '!./*/language.json'],
  { eager: true, import: 'default' },
);
const english = words('en');
const COMPLETE = ['fr', 'en'];

/** The places of a sentence, and for how many of them a form is chosen. */
const gaps = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\d)/g)].map((found) => found[1] ?? ''))].toSorted();

describe.each(languages())('in %s', (language) => {
  it('calls itself something, and dates have a shape', () => {
    const { name, locale, lent } = about(language);
    expect(name).not.toBe('');
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(lent.length).toBeGreaterThan(2);
  });

  it('nothing is said that English does not say, and each sentence has the same places', () => {
    for (const [key, sentence] of Object.entries(words(language))) {
      expect(english, key).toHaveProperty([key]);
      expect(gaps(sentence), key).toEqual(gaps(english[key] ?? ''));
    }
  });

  it('a sentence has as many forms as there are for whole numbers', () => {
    const rules = new Intl.PluralRules(language);
    const most = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number))).size;
    for (const [key, sentence] of Object.entries(words(language))) {
      for (const [, forms] of sentence.matchAll(/\{\d\|([^}]*)\}/g)) {
        expect(forms?.split('|'), key).toHaveLength(most);
      }
    }
  });

  it('nothing is said twice, and a game says only what is its own', () => {
    const said = Object.entries(files).filter(
      ([path]) => path.startsWith(`./${language}/`) || path.endsWith(`words.${language}.json`),
    );
    const keys = said.flatMap(([, file]) => Object.keys(file));
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
    for (const [path, file] of said.filter(([at]) => at.startsWith('../games/'))) {
      const game = path.split('/').at(-2) ?? '';
      expect(
        Object.keys(file).filter((key) => !key.startsWith(`${game}.`) && !key.startsWith(`board.${game}.`)),
      ).toEqual([]);
    }
  });
});

it('everything is said in French and English', () => {
  for (const language of COMPLETE) {
    expect(lacking(language), language).toEqual([]);
  }
});

it('German says the whole page, and borrows a game whole or not at all', () => {
  const german = words('de');
  const games = new Set(lacking('de').map((key) => key.replace(/^board\./, '').split('.')[0] ?? ''));
  expect([...games].toSorted()).toEqual(['cv', 'hasard', 'metro']);
  const said = Object.keys(german).filter((key) =>
    [...games].some((game) => key.startsWith(`${game}.`) || key.startsWith(`board.${game}.`)),
  );
  expect(said).toEqual([]);
});
