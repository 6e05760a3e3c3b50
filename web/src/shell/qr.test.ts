import jsqr from 'jsqr';
import { encode } from 'uqr';
import { expect, it } from 'vitest';

const SCALE = 4;
const QUIET = 4;

/** Paints the code as the page does and reads it with a decoder of another make. */
function scan(text: string): string | undefined {
  const modules = encode(text, { ecc: 'M', border: 0 }).data;
  const size = (modules.length + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      for (let i = 0; dark && i < SCALE * SCALE; i++) {
        const px = (x + QUIET) * SCALE + (i % SCALE);
        const py = (y + QUIET) * SCALE + Math.floor(i / SCALE);
        pixels.fill(0, (py * size + px) * 4, (py * size + px) * 4 + 3);
      }
    }),
  );
  const read = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;
  return read(pixels, size, size)?.data;
}

it.each([
  'http://localhost:8080/t/faavhsGUV7fjEGETV0inNg',
  'https://jeux.exemple.org/take/' + 'x'.repeat(48),
])('a phone reads %s', (address) => {
  expect(scan(address)).toBe(address);
});
