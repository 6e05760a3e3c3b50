import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*/*.svelte', './*/*.ts', '!./*/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<Record<string, string>>('./*/words.en.json', {
  eager: true,
  import: 'default',
});

it.each(['cv', 'metro'])('%s says only what its words know, and knows nothing that is never said', (game) => {
  const text = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .map(([, source]) => source)
    .join('\n');
  const known = Object.keys(words[`./${game}/words.en.json`] ?? {});
  const said = [...text.matchAll(/\b(?:t|say)\(\s*(?:[\w.! ]+\? )?'([\w.]+)'/g)].map(
    (found) => found[1] ?? '',
  );
  expect(said.length).toBeGreaterThan(30);
  expect(
    said.filter(
      (key) => !known.includes(`board.${game}.${key}`) && !known.includes(key) && !key.startsWith('text.'),
    ),
  ).toEqual([]);
  // A key is written out, or begins like one that is put together.
  const stems = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map((found) => found[1] ?? '-');
  const unsaid = known
    .map((key) => key.replace(`board.${game}.`, ''))
    .filter(
      (key) =>
        !text.includes(`'${key}'`) &&
        !text.includes(`.${key}'`) &&
        !stems.some((stem) => key.startsWith(stem)),
    );
  expect(unsaid).toEqual([]);
});
