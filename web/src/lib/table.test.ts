// @vitest-environment jsdom
import { LONG_BREAK, saw } from './absence';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../test/socket';
import { COMMIT_REVEAL } from './fair';
import { bind, receiptOf } from './receipt';
import { prefs } from './prefs.svelte';
import { LiveTable } from './table.svelte';

const CHAIRS = ['A', 'B'].map((seat) => ({ seat, name: `Person ${seat}`, kind: 'person', ready: true }));
const INFO = {
  id: 'x',
  game: 'cabo',
  content: 'none',
  phase: 'playing',
  settings: { seats: 2, options: {} },
  terms: { clock: { kind: 'none' }, hotSeat: true },
  seats: CHAIRS,
  house: { chat: true, locked: false, out: [] },
  steps: 3,
};
const MOVE = { do: 'draw', say: 'Draw' };

function view(seat: string, legal: unknown[]): Record<string, unknown> {
  return { seat, now: { viewer: seat, hand: [seat] }, awaited: [], asked: '?', legal };
}

function begin(mine: string[], legalOf: Record<string, unknown[]>): LiveTable {
  const table = new LiveTable('x');
  FakeSocket.last.onopen();
  const views = mine.map((seat) => view(seat, legalOf[seat] ?? []));
  FakeSocket.last.hear({ t: 'table', seq: 5, at: 0, you: { seats: mine, host: true }, table: INFO, views });
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"lines":[]}', { status: 200 })));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  prefs.speed = 'instant';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table on a shared screen', () => {
  it('keeps what one was shown out of the other’s log, and lets the curtain fall between them', () => {
    const table = begin(['A', 'B'], { A: [MOVE] });
    expect(table.curtain).toBe(true);
    table.lift();
    expect(table.curtain).toBe(false);
    const peek = [{ kind: 'peeked', seat: 'A', value: 4, say: 'Person A peeks: 4.' }];
    const seen = [{ kind: 'peeked', seat: 'A', value: null, say: 'Person A peeks.' }];
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, events: peek, ...view('A', [MOVE]) });
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, events: seen, ...view('B', []) });
    expect(table.log.map((line) => line.say)).toEqual(['Person A peeks: 4.']);
    FakeSocket.last.hear({ t: 'update', seq: 7, at: 0, events: [], ...view('A', []) });
    FakeSocket.last.hear({ t: 'update', seq: 7, at: 0, events: [], ...view('B', [MOVE]) });
    expect(table.curtain).toBe(true);
    table.lift();
    expect(table.me).toBe('B');
    expect(table.log.map((line) => line.say)).toEqual(['Person A peeks.']);
    expect(table.events).toEqual([]);
  });
});

describe('what happens to the table itself', () => {
  it('is in the log at once, where it belongs, and once', async () => {
    const table = begin(['A'], { A: [MOVE] });
    await vi.advanceTimersByTimeAsync(50);
    const story = { lines: [{ seq: 6, at: 0, kind: 'conceded', seat: 'B' }] };
    vi.stubGlobal('fetch', (url: string) => {
      expect(url).toContain('after=5');
      return Promise.resolve(new Response(JSON.stringify(story), { status: 200 }));
    });
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, table: INFO });
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, table: INFO });
    const drew = [{ kind: 'drew', seat: 'A', say: 'Person A draws.' }];
    FakeSocket.last.hear({ t: 'update', seq: 7, at: 0, events: drew, ...view('A', [MOVE]) });
    await vi.advanceTimersByTimeAsync(50);
    expect(table.log.map((line) => line.say)).toEqual(['Person B resigns.', 'Person A draws.']);
    table.close();
  });
});

describe('a connection that comes and goes', () => {
  it('sends an unanswered move again with its old id and asks only for what it missed', () => {
    const table = begin(['A'], { A: [MOVE] });
    table.act('draw');
    const [first] = FakeSocket.last.asked;
    FakeSocket.last.onclose({ code: 1006 });
    vi.advanceTimersByTime(10);
    expect(FakeSocket.last.url).toContain('since=5');
    FakeSocket.last.onopen();
    expect(FakeSocket.last.asked).toEqual([first]);
    FakeSocket.last.hear({ t: 'ack', id: first?.id, seq: 6 });
    FakeSocket.last.onclose({ code: 1006 });
    vi.advanceTimersByTime(10);
    FakeSocket.last.onopen();
    expect(FakeSocket.last.asked).toEqual([]);
  });

  it('speaks of a cut only when it lasts', () => {
    const table = begin(['A'], {});
    FakeSocket.last.onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(table.reach.cut).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(table.reach.cut).toBe(true);
    FakeSocket.last.onopen();
    expect(table.reach.cut).toBe(false);
  });

  it('tells a spectator what happens, without moves', () => {
    const table = begin([], {});
    FakeSocket.last.hear({
      t: 'update',
      seq: 6,
      at: 0,
      events: [{ kind: 'x', say: 'Something.' }],
      now: { n: 1 },
      awaited: ['A'],
      asked: '',
    });
    expect(table.view?.now).toEqual({ n: 1 });
    expect(table.isMyTurn).toBe(false);
    expect(table.log.map((line) => line.say)).toEqual(['Something.']);
  });
});

describe('what was pressed', () => {
  const answer = (message: Record<string, unknown>): void =>
    FakeSocket.last.hear({ id: FakeSocket.last.sent.at(-1)?.id, ...message });
  const update = (seq: number): void =>
    FakeSocket.last.hear({ t: 'update', seq, at: 0, ...view('A', [MOVE]), events: [] });

  it('is under way until what came of it is on screen, whoever else acts meanwhile', () => {
    const table = begin(['A'], { A: [MOVE] });
    expect(table.pressed.busy).toBe(false);
    table.act('draw');
    update(6);
    expect(table.pressed.busy).toBe(true);
    answer({ t: 'ack', seq: 7 });
    expect(table.pressed.busy).toBe(true);
    update(7);
    expect(table.pressed.busy).toBe(false);
  });

  it('is done with when it is refused, and not by the answer to something else', () => {
    const table = begin(['A'], { A: [MOVE] });
    table.act('draw');
    FakeSocket.last.hear({ t: 'ack', id: 'another', seq: 5 });
    expect(table.pressed.busy).toBe(true);
    answer({ t: 'refused', clause: 'X-1', say: 'No.' });
    expect(table.pressed.busy).toBe(false);
  });
});

describe('a game that asks people to remember', () => {
  it('lets a value go with the next thing that happens, and goes back to no moment', () => {
    const table = begin(['A'], { A: [MOVE] });
    const info = { ...INFO, remember: true };
    const kept = { kind: 'peeked', seat: 'A', value: null, say: 'Person A peeks.' };
    const peek = [{ kind: 'peeked', seat: 'A', value: 4, say: 'Person A peeks: 4.', kept }];
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, events: peek, ...view('A', []), table: info });
    expect(table.log.map((line) => line.say)).toEqual(['Person A peeks: 4.']);
    const next = [{ kind: 'drew', seat: 'B', say: 'Person B draws.' }];
    FakeSocket.last.hear({ t: 'update', seq: 7, at: 0, events: next, ...view('A', []) });
    expect(table.log.map((line) => line.say)).toEqual(['Person A peeks.', 'Person B draws.']);
    expect(table.moments.has(6, 'A')).toBe(false);
    expect(table.moments.has(7, 'A')).toBe(false);
  });

  it('tells whoever was away nothing but what a log may keep', () => {
    const table = begin(['A'], { A: [MOVE] });
    saw('x', 5, Date.now() - LONG_BREAK - 1_000);
    const kept = { kind: 'took', seat: 'B', value: null, say: 'Person B takes.' };
    const took = [{ kind: 'took', seat: 'B', value: 4, say: 'Person B takes the 4.', kept }];
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, events: took, ...view('A', []) });
    table.comeBack();
    expect(table.story.recap.map((line) => line.say)).toEqual(['Person B takes.']);
  });
});

describe('my share in the draws', () => {
  const SERVER = 'c'.repeat(64);
  const OPEN = { ...INFO, phase: 'open', commitment: SERVER, draws: COMMIT_REVEAL };

  function hear(seq: number, info: object): void {
    FakeSocket.last.hear({ t: 'update', seq, at: 0, seat: 'A', events: [], table: info });
  }
  const reveals = (): unknown[] => FakeSocket.last.sent.filter(({ cmd }) => cmd === 'reveal');

  beforeEach(() => localStorage.clear());

  it('is revealed once, when everybody is bound', () => {
    const table = begin(['A'], {});
    hear(6, OPEN);
    const { commitment } = bind(OPEN, 'A');
    expect(reveals()).toEqual([]);
    const all = { A: { commitment }, B: { commitment: 'b'.repeat(64) } };
    hear(7, { ...OPEN, bound: all });
    hear(8, { ...OPEN, bound: { ...all, B: { ...all.B, revealed: true } } });
    expect(reveals()).toMatchObject([{ seat: 'A', nonce: receiptOf('x')?.nonces.A }]);
    expect(table.faults).toEqual([]);
  });

  it('stays hidden from a server that has changed what somebody is bound to, and the table says so', () => {
    const table = begin(['A'], {});
    hear(6, OPEN);
    const { commitment } = bind(OPEN, 'A');
    hear(7, { ...OPEN, bound: { A: { commitment } } });
    expect(reveals()).toEqual([]);
    expect(table.faults).toEqual([{ key: 'list', seat: 'B' }]);
  });
});

describe('a table with a rhythm', () => {
  const bot = (seq: number, kind: string, legal: unknown[] = [], more: object = {}): void =>
    FakeSocket.last.hear({
      t: 'update',
      seq,
      at: 0,
      events: [{ kind, seat: 'B', say: `B ${kind}.` }],
      ...view('A', legal),
      now: { seq },
      ...more,
    });
  const shown = (table: LiveTable): unknown => table.view?.now.seq;
  const moves = (table: LiveTable): string[] => (table.view?.legal ?? []).map((move) => move.do);

  beforeEach(() => (prefs.speed = 'normal'));

  it('shows a burst step by step, in the log too, and asks me when I have seen it all', () => {
    const table = begin(['A'], {});
    bot(6, 'drew');
    bot(7, 'exchanged', [MOVE]);
    vi.advanceTimersByTime(900);
    expect(shown(table)).toBe(6);
    expect(table.log.map((line) => line.say)).toEqual(['B drew.']);
    expect([moves(table), table.isMyTurn]).toEqual([[], false]);
    vi.advanceTimersByTime(200);
    expect(shown(table)).toBe(7);
    expect([moves(table), table.isMyTurn]).toEqual([['draw'], true]);
    expect(table.play.bubble).toMatchObject({ seat: 'B', say: 'B exchanged.' });
  });

  it('shows the first deal at once, because before it there was nothing to look at', () => {
    prefs.speed = 'normal';
    const table = new LiveTable('x');
    FakeSocket.last.onopen();
    const open = { ...INFO, phase: 'open', steps: 0 };
    const you = { seats: ['A'], host: true };
    FakeSocket.last.hear({ t: 'table', seq: 5, at: 0, you, table: open, views: [{ seat: 'A' }] });
    expect(table.view?.now).toBeUndefined();
    const dealt = [{ kind: 'roundStarted', say: 'Round 1.' }];
    FakeSocket.last.hear({ t: 'update', seq: 6, at: 0, table: INFO, events: dealt, ...view('A', [MOVE]) });
    expect(table.info?.phase).toBe('playing');
    expect(table.view?.awaited).toEqual([]);
    expect(table.isMyTurn).toBe(true);
    table.close();
  });

  it('keeps asking what is still a question while others act, and my move comes at once', () => {
    const table = begin(['A'], { A: [MOVE] });
    bot(6, 'drew', [MOVE]);
    bot(7, 'exchanged', [MOVE]);
    expect(moves(table)).toEqual(['draw']);
    table.act('draw');
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'draw', seq: 7 });
    bot(8, 'drew', []);
    expect(shown(table)).toBe(8);
    expect(table.play.behind).toBe(false);
    expect(table.events.map(({ kind }) => kind)).toEqual(['drew', 'exchanged', 'drew']);
  });

  it('asks nothing that is no longer a question', () => {
    const table = begin(['A'], { A: [MOVE] });
    bot(6, 'drew', []);
    expect(moves(table)).toEqual([]);
  });

  it('tells who has won when the last move has been seen', () => {
    const table = begin(['A'], {});
    bot(6, 'drew');
    const outcome = { ranks: [1, 2], reason: '', sheet: [] };
    bot(7, 'exchanged', [], { table: { ...INFO, phase: 'over', outcome } });
    expect([table.info?.phase, table.info?.outcome]).toEqual(['playing', undefined]);
    vi.advanceTimersByTime(1_200);
    expect([table.info?.phase, table.info?.outcome]).toEqual(['over', outcome]);
  });

  it('a reveal waits for me, on the page where the table does not', async () => {
    const table = begin(['A'], {});
    await table.play.learn('cabo');
    bot(6, 'roundEnded');
    bot(7, 'continued');
    vi.advanceTimersByTime(60_000);
    expect([shown(table), table.play.held]).toEqual([6, true]);
    table.play.hurry();
    vi.advanceTimersByTime(1_000);
    expect(shown(table)).toBe(7);
    const on = [{ do: 'continue', say: 'Go on' }];
    bot(8, 'roundEnded', on);
    bot(9, 'continued', on);
    vi.advanceTimersByTime(5_000);
    expect([shown(table), table.play.held, moves(table)]).toEqual([9, false, ['continue']]);
  });

  it('a page that nobody looks at is in the present, and a reload is too', () => {
    const table = begin(['A'], {});
    bot(6, 'drew');
    bot(7, 'exchanged', [MOVE]);
    table.play.hide(true);
    expect([shown(table), table.isMyTurn]).toEqual([7, true]);
    table.play.hide(false);
    bot(8, 'drew');
    expect(shown(table)).toBe(7);
    FakeSocket.last.hear({
      t: 'table',
      seq: 9,
      at: 0,
      you: { seats: ['A'] },
      table: INFO,
      views: [{ ...view('A', []), now: { seq: 9 } }],
    });
    expect([shown(table), table.events, table.play.behind]).toEqual([9, [], false]);
    vi.advanceTimersByTime(5_000);
    expect(shown(table)).toBe(9);
  });

  it('throws my dice for me only if I said so, and only where nothing else can be done', async () => {
    const table = begin(['A'], {});
    await table.play.learn('hasard');
    const thrown = (): unknown[] => FakeSocket.last.sent.filter((command) => command.do === 'throw');
    const dice = { do: 'throw', say: 'Throw' };
    bot(6, 'turn', [dice]);
    vi.advanceTimersByTime(5_000);
    expect(thrown()).toEqual([]);
    prefs.throwForMe = true;
    bot(7, 'turn', [dice, MOVE]);
    vi.advanceTimersByTime(5_000);
    expect(thrown()).toEqual([]);
    bot(8, 'turn', [dice]);
    vi.advanceTimersByTime(5_000);
    expect(thrown()).toHaveLength(1);
    prefs.throwForMe = false;
  });

  it('marks what others changed until I move', async () => {
    const table = begin(['A'], {});
    await table.play.learn('cabo');
    FakeSocket.last.hear({
      t: 'update',
      seq: 6,
      at: 0,
      events: [{ kind: 'swapped', seat: 'B', first: 'B1', second: 'A2', say: 'B swaps.' }],
      ...view('A', [MOVE]),
    });
    vi.advanceTimersByTime(2_000);
    expect(table.play.marksFor('A')).toEqual([{ kind: 'swap', from: 'B1', to: 'A2' }]);
    table.act('draw');
    FakeSocket.last.hear({
      t: 'update',
      seq: 7,
      at: 0,
      events: [{ kind: 'drew', seat: 'A', say: 'A draws.' }],
      ...view('A', []),
    });
    expect(table.play.marksFor('A')).toEqual([]);
  });
});
