import { bytes, fromHex, hashed, hmac, sha256, toHex } from './sha256';
import type { Draw, Draws, Share } from './types';

/** Recomputes draws as docs/fairness.md describes them. */
export interface Checked {
  draw: Draw;
  /** What must have come out; undefined for a draw that another game proves. */
  expected: string[] | undefined;
  right: boolean;
}

export interface Proof {
  commitment: boolean;
  /** Seats whose nonce is not the one they were bound to. */
  exchanged: string[];
  draws: Checked[];
}

/** Nonces were told openly: whoever knew the seed and was ready last could choose. */
export const COUNTER = 'hmac-sha256-counter/1';
/** Everybody is bound to a nonce before anybody's is known. */
export const COMMIT_REVEAL = 'hmac-sha256-commit-reveal/2';

/** All tables of a round have the same deal, bound before the round; draws have names instead of numbers. */
export const DUPLICATE = 'hmac-sha256-duplicate/3';

const LABELS: Readonly<Record<string, string>> = {
  [COUNTER]: 'tablee/1',
  [COMMIT_REVEAL]: 'tablee/2',
  [DUPLICATE]: 'tablee/3',
};
const TWO_32 = 2 ** 32;
const WORDS_IN_A_BLOCK = 4;
/** How many draws are made before the page may breathe. */
const AT_ONCE = 20;

/** What the server is bound to. */
export function commitmentOf(table: string, seed: string, algorithm: string): string {
  const label = bytes(`${family(algorithm)} commitment\0${table}\0`);
  const secret = fromHex(seed);
  const all = new Uint8Array(label.length + secret.length);
  all.set(label);
  all.set(secret, label.length);
  return toHex(sha256(all));
}

/** What a seat is bound to, once the server is. */
export function bound(table: string, server: string, seat: string, nonce: string): string {
  return hashed('tablee/2 nonce', table, server, seat, nonce);
}

function family(algorithm: string): string {
  return LABELS[algorithm] ?? '';
}

/** Seats whose nonce is not the one they were bound to. */
export function exchanged(table: string, server: string, shares: Readonly<Record<string, Share>>): string[] {
  return Object.keys(shares)
    .sort()
    .filter((seat) => {
      const share = shares[seat];
      return share?.nonce !== undefined && bound(table, server, seat, share.nonce) !== share.commitment;
    });
}

/** What the seed is bound to: the table, or its round. */
function boundTo(answer: Draws): string {
  return answer.algorithm === DUPLICATE ? (answer.round ?? '') : answer.table;
}

/** Draws that are not called what they must be called: kind, seat, and how many of these there were before. */
function misnamed(draws: readonly Draw[]): Set<number> {
  const seen = new Map<string, number>();
  const wrong = new Set<number>();
  for (const { kind: how, name, number, stream = '' } of draws) {
    const at = stream.lastIndexOf(' ');
    const kind = stream.slice(0, at);
    const before = seen.get(kind) ?? 0;
    const whose = how === 'shuffle' ? /^-$/ : /^[A-H-]$/;
    if (
      !whose.test(kind.slice(-1)) ||
      kind.slice(0, -2) !== name ||
      stream.slice(at + 1) !== String(before)
    ) {
      wrong.add(number);
    }
    seen.set(kind, before + 1);
  }
  return wrong;
}

export function drawKey(answer: Draws): Uint8Array {
  const { nonces = {}, shares = {} } = answer;
  const lines =
    answer.algorithm === COUNTER
      ? Object.entries(nonces).map(([seat, nonce]) => `${seat}=${nonce}`)
      : Object.entries(shares).map(
          ([seat, share]) => `${seat}=${share.commitment ?? ''}=${share.nonce ?? ''}`,
        );
  const text = `${family(answer.algorithm)} draws\0${boundTo(answer)}\0${lines.sort().join('\n')}`;
  return hmac(fromHex(answer.seed), bytes(text));
}

/** The numbers of one draw: upper halves of the words of `HMAC(key, "n/i")`. */
class Stream {
  private block: DataView | undefined;
  private blocks = 0;
  private word = WORDS_IN_A_BLOCK;

  constructor(
    private readonly key: Uint8Array,
    private readonly name: number | string,
  ) {}

  private next(): number {
    if (this.block === undefined || this.word === WORDS_IN_A_BLOCK) {
      this.block = new DataView(hmac(this.key, bytes(`${this.name}/${this.blocks++}`)).buffer);
      this.word = 0;
    }
    return this.block.getUint32(8 * this.word++);
  }

  /** Below `bound` without bias: what would favour some numbers is thrown away. */
  below(bound: number): number {
    const threshold = (TWO_32 - bound) % bound;
    for (;;) {
      const product = this.next() * bound;
      if (product % TWO_32 >= threshold) {
        return Math.floor(product / TWO_32);
      }
    }
  }
}

function again(draw: Draw, key: Uint8Array): string[] {
  const stream = new Stream(key, draw.stream ?? draw.number);
  switch (draw.kind) {
    case 'throw': {
      const faces = draw.faces ?? [];
      return Array.from({ length: draw.dice ?? 0 }, () => faces[stream.below(faces.length)] ?? '');
    }
    case 'pick': {
      const from = draw.from ?? [];
      return [from[stream.below(from.length)] ?? ''];
    }
    case 'shuffle': {
      const order = [...(draw.cards ?? [])];
      for (let i = 0; i < order.length - 1; i++) {
        const j = i + stream.below(order.length - i);
        [order[i], order[j]] = [order[j] ?? '', order[i] ?? ''];
      }
      return order;
    }
  }
}

/** Everything a sceptic wants to know; `tell` hears how far it is. */
export async function prove(answer: Draws, tell: (done: number) => void = () => undefined): Promise<Proof> {
  const { algorithm, table, seed } = answer;
  const commitment = commitmentOf(boundTo(answer), seed, algorithm) === answer.commitment;
  const others = algorithm !== COMMIT_REVEAL ? [] : exchanged(table, answer.commitment, answer.shares ?? {});
  const key = drawKey(answer);
  const named = algorithm === DUPLICATE ? misnamed(answer.draws) : new Set<number>();
  const draws: Checked[] = [];
  for (const draw of answer.draws) {
    const expected = draw.given ? undefined : again(draw, key);
    const right =
      (expected === undefined || expected.join(' ') === draw.values.join(' ')) && !named.has(draw.number);
    draws.push({ draw, expected, right });
    if (draws.length % AT_ONCE === 0) {
      tell(draws.length);
      await new Promise((breathed) => setTimeout(breathed));
    }
  }
  return { commitment, exchanged: others, draws };
}
