import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, sources } from '../../build/docs.mjs';

/** The site made from the documents: nothing is left out, and no link leads nowhere. */
const out = mkdtempSync(join(tmpdir(), 'tablee-docs-'));
let pages: string[] = [];

beforeAll(() => {
  build(out);
  pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
});

afterAll(() => rmSync(out, { recursive: true }));

it('has a page for every document, and every rule book in both languages', () => {
  for (const { to } of sources()) {
    expect(pages).toContain(to);
  }
  const books = (language: string) =>
    pages.filter((page) => page.startsWith(`${language}/`)).map((page) => page.slice(3));
  expect(books('fr')).toEqual(books('en'));
  expect(books('fr')).toContain('cabo.html');
});

it('leads nowhere that is not there', () => {
  const lost = pages.flatMap((page) => {
    const text = readFileSync(join(out, page), 'utf8');
    return [...text.matchAll(/(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)]
      .map((found) => found[1] ?? '')
      .filter((address) => !/^(https?:|mailto:)/.test(address))
      .filter((address) => !existsSync(join(out, dirname(page), decodeURI(address))))
      .map((address) => `${page}: ${address}`);
  });
  expect(lost).toEqual([]);
});

it('finds what is said anywhere', () => {
  const index = JSON.parse(
    readFileSync(join(out, 'search.js'), 'utf8').replace(/^globalThis.pages = |;\n$/g, ''),
  ) as { to: string; text: string }[];
  const having = (words: string) => index.filter((page) => page.text.includes(words)).map((page) => page.to);
  expect(having('database-wait')).toContain('docs/operations.html');
  expect(having('kamikaze')).toEqual(expect.arrayContaining(['fr/cabo.html', 'en/cabo.html']));
});
