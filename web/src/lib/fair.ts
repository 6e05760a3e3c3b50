import type { Draw, DrawsAnswer } from './types';

/** Recomputes draws as docs/fairness.md describes them, with nothing but what the browser brings along. */
export interface Checked {
  draw: Draw;
  /** What must have come out; undefined for a draw that another game proves. */
  expected: string[] | undefined;
  right: boolean;
}

export interface Proof {
  commitment: boolean;
  draws: Checked[];
}

const TWO_32 = 2 ** 32;
const WORDS_IN_A_BLOCK = 4;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function commitmentOf(table: string, seed: string): Promise<string> {
  const label = bytes(`tablee/1 commitment\0${table}\0`);
  const secret = fromHex(seed);
  const all = new Uint8Array(label.length + secret.length);
  all.set(label);
  all.set(secret, label.length);
  return toHex(await crypto.subtle.digest('SHA-256', all));
}

async function hmacKey(secret: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export async function drawKey(
  table: string,
  seed: string,
  nonces: Readonly<Record<string, string>>,
): Promise<CryptoKey> {
  const lines = Object.keys(nonces)
    .sort()
    .map((seat) => `${seat}=${nonces[seat] ?? ''}`)
    .join('\n');
  const secret = await hmacKey(fromHex(seed));
  return hmacKey(await crypto.subtle.sign('HMAC', secret, bytes(`tablee/1 draws\0${table}\0${lines}`)));
}

/** The numbers of one draw: upper halves of the words of `HMAC(key, "n/i")`. */
class Stream {
  private block: DataView | undefined;
  private blocks = 0;
  private word = WORDS_IN_A_BLOCK;

  constructor(
    private readonly key: CryptoKey,
    private readonly number: number,
  ) {}

  private async next(): Promise<number> {
    if (this.block === undefined || this.word === WORDS_IN_A_BLOCK) {
      const name = bytes(`${this.number}/${this.blocks++}`);
      this.block = new DataView(await crypto.subtle.sign('HMAC', this.key, name));
      this.word = 0;
    }
    return this.block.getUint32(8 * this.word++);
  }

  /** Below `bound` without bias: what would favour some numbers is thrown away. */
  async below(bound: number): Promise<number> {
    const threshold = (TWO_32 - bound) % bound;
    for (;;) {
      const product = (await this.next()) * bound;
      if (product % TWO_32 >= threshold) {
        return Math.floor(product / TWO_32);
      }
    }
  }
}

async function again(draw: Draw, key: CryptoKey): Promise<string[]> {
  const stream = new Stream(key, draw.number);
  switch (draw.kind) {
    case 'throw': {
      const values: string[] = [];
      const faces = draw.faces ?? [];
      for (let die = 0; die < (draw.dice ?? 0); die++) {
        values.push(faces[await stream.below(faces.length)] ?? '');
      }
      return values;
    }
    case 'pick': {
      const from = draw.from ?? [];
      return [from[await stream.below(from.length)] ?? ''];
    }
    case 'shuffle': {
      const order = [...(draw.cards ?? [])];
      for (let i = 0; i < order.length - 1; i++) {
        const j = i + (await stream.below(order.length - i));
        [order[i], order[j]] = [order[j] ?? '', order[i] ?? ''];
      }
      return order;
    }
  }
}

/** Everything a sceptic wants to know; `tell` hears how far it is. */
export async function prove(
  answer: DrawsAnswer,
  tell: (done: number) => void = () => undefined,
): Promise<Proof> {
  const commitment = (await commitmentOf(answer.table, answer.seed)) === answer.commitment;
  const key = await drawKey(answer.table, answer.seed, answer.nonces);
  const draws: Checked[] = [];
  for (const draw of answer.draws) {
    const expected = draw.given ? undefined : await again(draw, key);
    const right = expected === undefined || expected.join(' ') === draw.values.join(' ');
    draws.push({ draw, expected, right });
    tell(draws.length);
  }
  return { commitment, draws };
}
