import { afterEach, expect, it, vi } from 'vitest';
import { load } from './core';

afterEach(() => vi.unstubAllGlobals());

it('asks again which programs there are once the network is back', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('no network'));
  fetch.mockResolvedValue(Response.json({ runtime: { file: '', gzip: 0 }, games: {} }));
  vi.stubGlobal('fetch', fetch);
  await expect(load('cabo')).rejects.toThrow('no network');
  // Only now it is known that there is no such game.
  await expect(load('cabo')).rejects.toThrow(/^cabo$/);
});
