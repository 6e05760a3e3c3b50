import { expect, it } from 'vitest';
import en from './en.json';
import fr from './fr.json';
import houseEn from './house.en.json';
import houseFr from './house.fr.json';
import localEn from './local.en.json';
import localFr from './local.fr.json';
import peopleEn from './people.en.json';
import peopleFr from './people.fr.json';
import puzzlesEn from './puzzles.en.json';
import puzzlesFr from './puzzles.fr.json';
import shellEn from './shell.en.json';
import shellFr from './shell.fr.json';

const games = import.meta.glob<Record<string, string>>('../games/*/words.*.json', {
  eager: true,
  import: 'default',
});

it.each(Object.keys(games).filter((path) => path.endsWith('.fr.json')))(
  'says everything of %s in both languages',
  (path) => {
    const english = games[path.replace('.fr.', '.en.')] ?? {};
    expect(Object.keys(games[path] ?? {}).sort()).toEqual(Object.keys(english).sort());
    const game = path.split('/').at(-2) ?? '';
    expect(
      Object.keys(english).filter((key) => !key.startsWith(`${game}.`) && !key.startsWith(`board.${game}.`)),
    ).toEqual([]);
  },
);

it.each([
  ['boards', fr, en],
  ['shell', shellFr, shellEn],
  ['house', houseFr, houseEn],
  ['device', localFr, localEn],
  ['people', peopleFr, peopleEn],
  ['puzzles', puzzlesFr, puzzlesEn],
])('says everything of the %s in both languages', (_, french, english) => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
});

it('says nothing twice', () => {
  expect(Object.keys(en).filter((key) => key in shellEn || key in houseEn)).toEqual([]);
  expect(Object.keys(shellEn).filter((key) => key in houseEn)).toEqual([]);
  expect(Object.keys(peopleEn).filter((key) => key in en || key in shellEn || key in houseEn)).toEqual([]);
  expect(Object.keys(puzzlesEn).filter((key) => key in en || key in shellEn || key in houseEn)).toEqual([]);
  expect(Object.keys(localEn).filter((key) => key in en || key in shellEn || key in houseEn)).toEqual([]);
});
