import { expect, it } from 'vitest';
import en from './en.json';
import fr from './fr.json';

it('says everything in both languages', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});
