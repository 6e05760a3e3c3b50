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
  /** How many were made from things whose order or number in the rules this page does not know: an owner's cards. */
  unordered: number;
  /** How many are said to have been taken back, which everybody at the table saw. */
  undone: number;
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
const SEATS = [...'ABCDEFGH'];
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

/** What lies in the box of a game. */
interface Box {
  content: string;
  /** By the name of a draw: what it is always made from, one of these. */
  whole: Readonly<Record<string, readonly string[][]>>;
  /** How many there are of each thing, for all other shuffles. */
  most: Readonly<Record<string, number>>;
}

interface Known {
  orders: readonly string[][];
  boxes: Readonly<Record<string, Box>>;
}

/** Nothing was added to what this was drawn from, and nothing that always lies there was left out. */
function isWhole(draw: Draw, box: Box): boolean {
  const things = listed(draw);
  const whole = box.whole[draw.name];
  if (whole) {
    return whole.some((one) => one.join(' ') === things.join(' '));
  }
  if (draw.kind === 'pick') {
    return things.every((thing, place) => thing === String(place));
  }
  const count = new Map<string, number>();
  things.forEach((thing) => count.set(thing, (count.get(thing) ?? 0) + 1));
  return [...count].every(([thing, copies]) => copies <= (box.most[thing] ?? 0));
}

/** What a draw was made from, in the order in which it is said to have lain. */
function listed({ faces, from, cards }: Draw): readonly string[] {
  return faces ?? from ?? cards ?? [];
}

/** Places among all of their kind; undefined where nothing here knows an order for them. */
function ranks(things: readonly string[], orders: readonly string[][]): number[] | undefined {
  if (things.every((thing) => /^\d+$/.test(thing))) {
    return things.map(Number);
  }
  const order = [SEATS, ...orders].find((known) => things.every((thing) => known.includes(thing)));
  return order && things.map((thing) => order.indexOf(thing));
}

function ascends(places: readonly number[]): boolean {
  return places.every((place, i) => i === 0 || (places[i - 1] ?? 0) <= place);
}

/**
 * Draws that are not where they must be: not under their own number, given by another game in the middle of this one, or made from things
 * that do not lie in the order of the rules. Whoever may choose one of these chooses what comes out.
 */
function misplaced({ algorithm, draws }: Draws, orders: readonly string[][]): Set<Draw> {
  const wrong = new Set<Draw>();
  let dealt = 0;
  draws.forEach((draw, place) => {
    const things = listed(draw);
    const places = ranks(things, orders);
    // Cards that were played are shuffled again as they lie, which everybody saw and no file says.
    const asTheyLay = draw.name === 'renew' && things.length < dealt;
    if (
      draw.number !== place ||
      (draw.stream !== undefined && algorithm !== DUPLICATE) ||
      (draw.given && place > 0 && !draws[place - 1]?.given) ||
      (places && !asTheyLay && !ascends(places)) ||
      said(draw) !== draw.drawn.replaceAll(' ', '')
    ) {
      wrong.add(draw);
    }
    dealt = Math.max(dealt, things.length);
  });
  return wrong;
}

/** What is shown of a draw is what was drawn. */
function said({ name, values }: Draw): string {
  return name + values.join('');
}

/** Draws that are not called what they must be called: kind, seat, and how many of these there were before. */
function misnamed(draws: readonly Draw[]): Set<Draw> {
  const seen = new Map<string, number>();
  const wrong = new Set<Draw>();
  for (const draw of draws) {
    const { kind: how, name, stream = '' } = draw;
    const at = stream.lastIndexOf(' ');
    const kind = stream.slice(0, at);
    const before = seen.get(kind) ?? 0;
    const whose = how === 'shuffle' ? /^-$/ : /^[A-H-]$/;
    if (
      !whose.test(kind.slice(-1)) ||
      kind.slice(0, -2) !== name ||
      stream.slice(at + 1) !== String(before)
    ) {
      wrong.add(draw);
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
  // Made from the games (`DrawOrdersTest`), and fetched by nobody but a sceptic.
  const { orders, boxes } = (await import('./orders.json')).default as Known;
  const wrong = misplaced(answer, orders);
  const box = boxes[answer.game];
  const known = box?.content === answer.content ? box : undefined;
  if (known) {
    answer.draws.filter((draw) => !isWhole(draw, known)).forEach((draw) => wrong.add(draw));
  }
  if (algorithm === DUPLICATE) {
    misnamed(answer.draws).forEach((draw) => wrong.add(draw));
  }
  const draws: Checked[] = [];
  for (const draw of answer.draws) {
    const expected = draw.given ? undefined : again(draw, key);
    const right =
      (expected === undefined || expected.join(' ') === draw.values.join(' ')) && !wrong.has(draw);
    draws.push({ draw, expected, right });
    if (draws.length % AT_ONCE === 0) {
      tell(draws.length);
      await new Promise((breathed) => setTimeout(breathed));
    }
  }
  const unordered = answer.draws.filter((draw) => !known || !ranks(listed(draw), orders)).length;
  const undone = answer.draws.filter((draw) => draw.undone).length;
  return { commitment, exchanged: others, draws, unordered, undone };
}
