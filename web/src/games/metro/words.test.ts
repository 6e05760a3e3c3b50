import { expect, it } from 'vitest';
import en from './words.en.json';

const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const known = Object.keys(en);

it('says only what its words know, and knows nothing that is never said', () => {
  const text = Object.values(sources).join('\n');
  const said = [...text.matchAll(/\b(?:t|say)\(\s*(?:[\w.! ]+\? )?'([\w.]+)'/g)].map(
    (found) => found[1] ?? '',
  );
  expect(said.length).toBeGreaterThan(30);
  expect(
    said.filter(
      (key) => !known.includes(`board.metro.${key}`) && !known.includes(key) && !key.startsWith('text.'),
    ),
  ).toEqual([]);
  // A key is written out, or begins like one that is put together.
  const stems = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map((found) => found[1] ?? '-');
  const unsaid = known
    .map((key) => key.replace(/^board\.metro\./, ''))
    .filter(
      (key) =>
        !text.includes(`'${key}'`) &&
        !text.includes(`.${key}'`) &&
        !stems.some((stem) => key.startsWith(stem)),
    );
  expect(unsaid).toEqual([]);
});
