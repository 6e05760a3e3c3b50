import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it('takes as many forms as a language has, and the last for all that come after', () => {
    const said = (number: number): string => fill('{0|karta|karty|kart}', [number], 'pl');
    expect([1, 2, 5, 12, 22].map(said)).toEqual(['karta', 'karty', 'kart', 'kart', 'karty']);
    expect(fill('{0|carte|cartes}', [1_000_000], 'fr')).toBe('cartes');
    expect(fill('{0|Karte|Karten}', ['Ana'], 'de')).toBe('Ana');
  });

  it('counts as the server does: both are held to one table', () => {
    const table = join(import.meta.dirname, '../../../engine/src/test/resources/plurals.txt');
    const [head = '', ...lines] = readFileSync(table, 'utf8').trim().split('\n');
    const numbers = head
      .replace(/.* of /, '')
      .split(' ')
      .map(Number);
    expect(lines.length).toBeGreaterThan(60);
    for (const [language = '', forms = ''] of lines.map((line) => line.split(' '))) {
      const most = Number([...forms].toSorted().at(-1));
      const sentence = `{0${Array.from({ length: most + 1 }, (_, form) => `|${form}`).join('')}}`;
      expect(numbers.map((number) => fill(sentence, [number], language)).join(''), language).toBe(forms);
    }
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
