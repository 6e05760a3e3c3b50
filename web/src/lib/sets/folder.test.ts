import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { named, opened, pack, unpack, type Folder } from './folder';

const SET: Folder = {
  name: 'frogs',
  files: { 'deck.json': '{"set": "Grenouilles à l’étang"}\n', 'art.json': '{}' },
  pictures: { 'pictures/1.svg': btoa('<svg/>') },
};

it('comes out of its zip as it went in, and is one folder there', async () => {
  const bytes = pack(SET);
  expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
    'frogs/art.json',
    'frogs/deck.json',
    'frogs/pictures/1.svg',
  ]);
  expect(pack(SET)).toEqual(bytes);
  expect(await unpack(new File([bytes], 'elsewhere.zip'))).toEqual(SET);
});

it('comes from the files of a folder as well, without what is none of it', async () => {
  const files = ['deck.json', 'notes.txt'].map((name) => {
    const file = new File(['{}'], name);
    Object.defineProperty(file, 'webkitRelativePath', { value: `pond/${name}` });
    return file;
  });
  expect(await opened(files)).toEqual({ name: 'pond', files: { 'deck.json': '{}' }, pictures: {} });
});

it('is called what a server takes', () => {
  expect(named('Boîte à Mémé (2)')).toBe('boite-a-meme-2');
  expect(named('house')).toBe('my-set');
  expect(named('…')).toBe('my-set');
});
