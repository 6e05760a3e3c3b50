import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACES, faceOf } from './face';

it('a picture is a word and a colour, and what nobody knows is none', () => {
  expect(faceOf('fox-2')).toEqual({ word: 'fox', colour: 2, hue: 90 });
  for (const none of ['', 'fox', 'fox-8', 'basilisk-1', '../fox-1']) {
    expect(faceOf(none)).toBeUndefined();
  }
});

it('each picture is drawn by the build and has a word in each language', () => {
  const build = readFileSync('build/art.mjs', 'utf8');
  for (const language of ['en', 'fr', 'de']) {
    const words = JSON.parse(readFileSync(`src/i18n/${language}/people.json`, 'utf8')) as Record<
      string,
      string
    >;
    for (const face of FACES) {
      expect(build).toContain(`'${face}'`);
      expect(words[`face.${face}`]).toBeTruthy();
    }
  }
});
