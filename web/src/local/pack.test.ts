import { expect, it } from 'vitest';
import { keepUnpacked, unpacked } from './pack';

const PACK = {
  shared: ['<path/>', '<circle/>'],
  files: { 'a.svg': ['<svg>', 1, '</svg>'], 'b.js': ['let a;'] },
};

it('puts together what was taken apart', () => {
  expect(unpacked(PACK)).toEqual([
    ['a.svg', '<svg><circle/></svg>'],
    ['b.js', 'let a;'],
  ]);
});

it('keeps every file under its own address with its kind, and fetches nothing twice', async () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)),
    put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
  } as unknown as Cache;
  let asked = 0;
  globalThis.fetch = () => {
    asked++;
    return Promise.resolve(new Response(JSON.stringify(PACK)));
  };
  const wanted = ['/pictures/a.svg', '/pictures/b.js'];
  await keepUnpacked(cache, '/pictures/pack.json', '/pictures/', wanted);
  await keepUnpacked(cache, '/pictures/pack.json', '/pictures/', wanted);
  expect(asked).toBe(1);
  expect([...kept.keys()]).toEqual(wanted);
  expect(await kept.get('/pictures/a.svg')?.text()).toBe('<svg><circle/></svg>');
  expect(kept.get('/pictures/b.js')?.headers.get('Content-Type')).toMatch(/javascript/);
});
