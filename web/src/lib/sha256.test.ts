import { describe, expect, it } from 'vitest';
import { bytes, fromHex, hmac, sha256, toHex } from './sha256';

describe('sha-256', () => {
  it('agrees with the browser for every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
      expect(toHex(sha256(data))).toBe(toHex(theirs));
    }
  });

  it('agrees with the browser for keys short and long', async () => {
    for (const length of [1, 32, 64, 65, 200]) {
      const key = Uint8Array.from({ length }, (_, i) => i % 256);
      const their = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ]);
      const theirs = new Uint8Array(await crypto.subtle.sign('HMAC', their, bytes('17/0')));
      expect(toHex(hmac(key, bytes('17/0')))).toBe(toHex(theirs));
    }
  });

  it('reads back what it writes', () => {
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  });
});
