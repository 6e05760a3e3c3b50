import { expect, it } from 'vitest';
import { holds } from './picture';

it('takes along letters that stand in the picture, and no others', () => {
  const names = 'U+A1-AA, U+F1, U+130-131';
  expect(holds(names, 'Léa et Zoé')).toBe(false);
  expect(holds(names, 'Íñigo')).toBe(true);
  expect(holds(names, 'ı')).toBe(true);
  expect(holds('', 'Léa')).toBe(true);
});
