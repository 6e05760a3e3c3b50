import { describe, expect, it } from 'vitest';
import { fill, spoken } from './sentence';

describe('fill', () => {
  it('puts arguments in their places', () => {
    expect(fill('{1} before {0}', ['b', 'a'], 'en')).toBe('a before b');
  });

  it('chooses the form by the number and the language', () => {
    expect(fill('{0} {0|card|cards}', [0], 'en')).toBe('0 cards');
    expect(fill('{0} {0|carte|cartes}', [0], 'fr')).toBe('0 carte');
    expect(fill('{0} {0|card|cards}', [1], 'en')).toBe('1 card');
  });

  it('leaves a slot without an argument visible', () => {
    expect(fill('{0} and {1}', ['a'], 'en')).toBe('a and {1}');
  });
});

it('keeps French signs with their word, in sentences only', () => {
  const sent = '{"say":"Il dit : « oui » ; 7 Be1 -> Sa","do":"give 1 -> 2","name":"A : B"}';
  expect(JSON.parse(sent, spoken)).toEqual({
    say: 'Il dit\u00a0: «\u00a0oui\u00a0»\u00a0; 7 Be1\u00a0→ Sa',
    do: 'give 1 -> 2',
    name: 'A : B',
  });
});
