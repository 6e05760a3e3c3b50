/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers lend theirs only to pages that came over a safe line, and a table at home is often
 * played over plain http; there, too, nobody should have to believe the server.
 */
const ROUNDS = 64;
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) {
      found.push(n);
    }
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const K = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, (data.length << 3) >>> 0);
  const hash = Int32Array.from(START);
  const w = new Int32Array(ROUNDS);
  const at = (i: number): number => w[i] ?? 0;
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < ROUNDS; i++) {
      if (i < 16) {
        w[i] = view.getInt32(block + 4 * i);
      } else {
        const [x, y] = [at(i - 15), at(i - 2)];
        const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = at(i - 16) + low + at(i - 7) + high;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < ROUNDS; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      whole.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      whole.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of texts in a row, as docs/fairness.md writes them: with one zero byte in between. */
export function hashed(...parts: string[]): string {
  return toHex(sha256(bytes(parts.join('\0'))));
}
