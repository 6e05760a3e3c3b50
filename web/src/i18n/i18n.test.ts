import { expect, it } from 'vitest';
import en from './en.json';
import fr from './fr.json';
import houseEn from './house.en.json';
import houseFr from './house.fr.json';
import shellEn from './shell.en.json';
import shellFr from './shell.fr.json';

it.each([
  ['boards', fr, en],
  ['shell', shellFr, shellEn],
  ['house', houseFr, houseEn],
])('says everything of the %s in both languages', (_, french, english) => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
});

it('says nothing twice', () => {
  expect(Object.keys(en).filter((key) => key in shellEn || key in houseEn)).toEqual([]);
  expect(Object.keys(shellEn).filter((key) => key in houseEn)).toEqual([]);
});
