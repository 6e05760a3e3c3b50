// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bound, COMMIT_REVEAL, commitmentOf, COUNTER, prove } from '../lib/fair';
import { attend, bind, receiptOf } from '../lib/receipt';
import type { Draw, Draws, Share, Table } from '../lib/types';
import VerifyPage from './VerifyPage.svelte';

const PATIENCE = { timeout: 30_000 };
const SEED = '5'.repeat(64);
const SERVER = commitmentOf('t', SEED, COMMIT_REVEAL);
const THEIRS = 'what-the-friend-was-bound-to';
const CARDS = Array.from({ length: 14 }, (_, value) => String(value)).flatMap((value) =>
  ['0', '13'].includes(value) ? [value, value] : [value, value, value, value],
);
const ROW = 4;

/** A server that knows its seed and lends its friend on seat B the last word. I sit on A and keep a receipt. */
class CheatingServer {
  private readonly chairs = ['A', 'B'].map((seat) => ({ seat, name: seat, kind: 'person', ready: true }));
  readonly mine: string;

  constructor() {
    const info = {
      id: 't',
      commitment: SERVER,
      draws: COMMIT_REVEAL,
      seats: this.chairs,
    } as unknown as Table;
    const { commitment = '' } = bind(info, 'A');
    const { reveal, faults } = attend({ ...info, bound: { A: { commitment }, B: this.share('B', THEIRS) } }, [
      'A',
    ]);
    expect(faults).toEqual([]);
    this.mine = reveal.A ?? '';
  }

  private share(seat: string, nonce: string): Share {
    return { commitment: bound('t', SERVER, seat, nonce) };
  }

  /** The game with this nonce of the friend, all its arithmetic in order. */
  async game(theirs: string): Promise<Draws> {
    const deal: Draw = {
      number: 0,
      step: 1,
      kind: 'shuffle',
      name: 'deal',
      cards: CARDS,
      drawn: '',
      values: [],
    };
    const answer: Draws = {
      game: 'cabo',
      content: 'none',
      algorithm: COMMIT_REVEAL,
      table: 't',
      seed: SEED,
      commitment: SERVER,
      shares: {
        A: { ...this.share('A', this.mine), nonce: this.mine },
        B: { ...this.share('B', theirs), nonce: theirs },
      },
      draws: [deal],
    };
    deal.values = (await prove(answer)).draws[0]?.expected ?? [];
    deal.drawn = `deal ${deal.values.join(' ')}`;
    return answer;
  }

  /** Now that my nonce is known: the best of many. */
  async ground(): Promise<Draws> {
    const sum = (cards: string[]): number => cards.reduce((all, card) => all + Number(card), 0);
    let best = await this.game(THEIRS);
    let most = -Infinity;
    for (let i = 0; i < 200; i++) {
      const tried = await this.game(`ground-${i}`);
      const cards = tried.draws[0]?.values ?? [];
      const gain = sum(cards.slice(0, ROW)) - sum(cards.slice(ROW, 2 * ROW));
      [best, most] = gain > most ? [tried, gain] : [best, most];
    }
    expect(most).toBeGreaterThan(15);
    return best;
  }
}

let page: ReturnType<typeof mount> | undefined;
let served: (path: string) => Response;

async function shown(answer: Draws): Promise<string> {
  served = (path) =>
    Response.json(path.includes('/draws') ? answer : { fair: true, draws: answer.draws.length });
  page = mount(VerifyPage, { target: document.body, props: { subject: 't' } });
  await vi.waitFor(() => expect(document.querySelector('.verdict')).not.toBeNull(), PATIENCE);
  await vi.waitFor(
    () => expect(document.body.textContent).toContain('The server comes to the same result'),
    PATIENCE,
  );
  flushSync();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('tablee.language', 'en');
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(served(path)));
});
afterEach(async () => {
  if (page) {
    await unmount(page);
    page = undefined;
  }
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the proof page', () => {
  it('finds an honest server honest, and says what it saw before the first card', async () => {
    const text = await shown(await new CheatingServer().game(THEIRS));
    expect(text).toContain('All 1 draws are right.');
    expect(text).toContain('✓ The server’s commitment is the one from before this browser was bound.');
    expect(text).toContain('✓ Everybody is bound to the same as when this browser revealed its nonce.');
    expect(text).toContain('✓ The nonce used for seat A is the one this browser made.');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('finds a nonce that was ground after mine was known, though every draw follows from it', async () => {
    const text = await shown(await new CheatingServer().ground());
    expect(text).toContain('✗ Seat B is bound to something else than when this browser revealed its nonce');
    expect(text).toContain('The draws follow from what the server shows, but');
    expect(text).not.toContain('All 1 draws are right.');
    expect(document.querySelector('.verdict')?.className).toContain('bad');
  });

  it('finds a deal whose number was looked for after mine was known', async () => {
    const game = await new CheatingServer().game(THEIRS);
    const [deal] = game.draws;
    if (deal) {
      deal.number = 17;
      deal.values = (await prove(game)).draws[0]?.expected ?? [];
      deal.drawn = `deal ${deal.values.join(' ')}`;
    }
    expect(await shown(game)).toContain('1 draw does not match!');
  });

  it('finds a deck to which a card was added after mine was known', async () => {
    const game = await new CheatingServer().game(THEIRS);
    const [deal] = game.draws;
    if (deal) {
      deal.cards = ['0', ...CARDS.slice(0, -1)];
      deal.values = (await prove(game)).draws[0]?.expected ?? [];
      deal.drawn = `deal ${deal.values.join(' ')}`;
    }
    expect(await shown(game)).toContain('1 draw does not match!');
  });

  it('says that draws were taken back, which only the table can know', async () => {
    const game = await new CheatingServer().game(THEIRS);
    game.draws.forEach((draw) => (draw.undone = true));
    expect(await shown(game)).toContain('1 draw was taken back. Everybody at the table saw that');
  });

  it('finds a ground nonce under the old commitment', async () => {
    const server = new CheatingServer();
    const ground = await server.ground();
    const promised = await server.game(THEIRS);
    ground.shares = {
      ...ground.shares,
      B: { ...ground.shares?.B, commitment: promised.shares?.B?.commitment ?? '' },
    };
    expect(await shown(ground)).toContain('✗ The nonce of seat B is not the one the seat was bound to');
  });

  it('finds another nonce in my place, and mine left out though it was confirmed', async () => {
    const server = new CheatingServer();
    const game = await server.game(THEIRS);
    const receipt = receiptOf('t');
    localStorage.setItem('tablee.receipts', JSON.stringify([{ ...receipt, confirmed: ['A'] }]));
    game.shares = { ...game.shares, A: { commitment: game.shares?.A?.commitment ?? '', leftOut: true } };
    expect(await shown(game)).toContain('✗ Seat A was left out although the server had confirmed its nonce.');
  });

  it('finds that the draws were made the old way after all', async () => {
    new CheatingServer();
    const old: Draws = {
      game: 'cabo',
      content: 'none',
      algorithm: COUNTER,
      table: 't',
      seed: SEED,
      commitment: commitmentOf('t', SEED, COUNTER),
      nonces: { A: 'x', B: 'ground' },
      draws: [],
    };
    expect(await shown(old)).toContain('✗ The draws are not made the way the table was opened.');
  });

  it('says what it cannot know without a receipt', async () => {
    const ground = await new CheatingServer().ground();
    localStorage.removeItem('tablee.receipts');
    expect(await shown(ground)).toContain('This browser did not see how the game began');
  });

  it('shows of a running game how it began', async () => {
    const game = await new CheatingServer().game(THEIRS);
    served = (path) =>
      path.includes('/draws')
        ? Response.json({ error: 'x', say: 'running' }, { status: 409 })
        : Response.json({ table: { commitment: SERVER, draws: COMMIT_REVEAL, shares: game.shares } });
    page = mount(VerifyPage, { target: document.body, props: { subject: 't' } });
    await vi.waitFor(() => expect(document.body.textContent).toContain('The game is not over'), PATIENCE);
    expect(document.body.textContent).toContain('✓ The nonce used for seat A');
  });
});
