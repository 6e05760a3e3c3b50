import { expect, it } from 'vitest';
import { pack, unpack } from './packed';

it('a game travels in a link, in letters that need no escape', async () => {
  const game = JSON.stringify({ game: 'cabo', names: ['Zoé', '🎲'], steps: Array(500).fill('draw') });
  const packed = await pack(game);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(game.length / 10);
  expect(await unpack(packed)).toBe(game);
});

it('a link that was cut is not taken for a game', async () => {
  const packed = await pack(JSON.stringify({ game: 'cabo' }));
  await expect(unpack(packed.slice(0, -6))).rejects.toThrow();
});
