import { expect, it } from 'vitest';
import { fit, listed, wrap } from './paper';

// Here nothing can be measured: a letter of size 10 is taken to be 6 wide.
const TEN = { size: 10 };

it('breaks lines between words and cuts what does not fit', () => {
  expect(wrap('one two three', 60, TEN)).toEqual(['one two', 'three']);
  expect(wrap('one two three four', 60, TEN, 1)).toEqual(['one two…']);
  expect(wrap('', 60, TEN)).toEqual([]);
  expect(fit('unbreakable', 42, TEN)).toBe('unbrea…');
});

it('lists names as people say them', () => {
  expect(listed(['Ana', 'Ben', 'Chloé'], 'en')).toBe('Ana, Ben and Chloé');
  expect(listed(['Ana', 'Ben'], 'fr')).toBe('Ana et Ben');
});
