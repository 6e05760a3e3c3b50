// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { bound, COMMIT_REVEAL, COUNTER } from './fair';
import { attend, bind, bindAlone, receiptOf } from './receipt';
import type { Share, Table } from './types';

const SERVER = 'c'.repeat(64);
const CHAIRS = ['A', 'B', 'C'].map((seat) => ({
  seat,
  name: seat,
  kind: seat === 'C' ? 'bot' : 'person',
  ready: true,
}));
const INFO = { id: 't', commitment: SERVER, draws: COMMIT_REVEAL, seats: CHAIRS } as unknown as Table;
const THEIRS = 'the-nonce-of-the-other-one';

function shareOf(seat: string, nonce: string): Share {
  return { commitment: bound('t', SERVER, seat, nonce) };
}

/** I sit on A and am ready; the table as it looks when B is, too. */
function ready(): Table {
  const { commitment } = bind(INFO, 'A');
  return { ...INFO, bound: { A: { commitment: commitment ?? '' }, B: shareOf('B', THEIRS) } };
}

function mine(): string {
  return receiptOf('t')?.nonces.A ?? '';
}

/** Everybody has revealed. */
function begun(): Table {
  return {
    ...INFO,
    shares: {
      A: { ...shareOf('A', mine()), nonce: mine() },
      B: { ...shareOf('B', THEIRS), nonce: THEIRS },
    },
  };
}

beforeEach(() => localStorage.clear());

describe('my share in the draws', () => {
  it('is bound with ready, revealed when everybody is bound, and found again when the game begins', () => {
    const table = ready();
    expect(attend(INFO, ['A']).reveal).toEqual({});
    expect(attend(table, ['A'])).toEqual({ reveal: { A: mine() }, faults: [] });
    expect(mine()).toMatch(/^[0-9a-f]{32}$/);
    expect(attend(begun(), ['A'])).toEqual({ reveal: {}, faults: [] });
  });

  it('survives a reload, and is not revealed twice when the server has it', () => {
    const table = ready();
    attend(table, ['A']);
    const again = { ...table, bound: { ...table.bound, A: { ...table.bound?.A, revealed: true } } };
    expect(attend(again, ['A'])).toEqual({ reveal: {}, faults: [] });
    expect(receiptOf('t')?.confirmed).toEqual(['A']);
  });

  it('is a fresh one every time', () => {
    ready();
    const first = mine();
    ready();
    expect(mine()).not.toBe(first);
  });

  it('is revealed at once by the one person among bots', () => {
    const share = bindAlone(INFO, 'A');
    expect(share).toEqual({ commitment: shareOf('A', mine()).commitment, nonce: mine() });
    expect(receiptOf('t')?.list).toEqual({ A: share.commitment });
    const { faults: joined } = attend(begun(), ['A']);
    expect(joined).toEqual([{ key: 'list', seat: 'B' }]);
  });

  it('is the same when it has to be said again: a server gains nothing by being deaf', () => {
    expect(bindAlone(INFO, 'A')).toEqual(bindAlone(INFO, 'A'));
  });

  it('is told openly at a table of former times', () => {
    expect(Object.keys(bind({ ...INFO, draws: COUNTER }, 'A'))).toEqual(['nonce']);
    expect(receiptOf('t')).toBeUndefined();
  });

  it('is nobody’s business after getting up again', () => {
    const table = ready();
    expect(attend({ ...table, bound: { A: shareOf('A', 'somebody-else'), B: {} } }, [])).toEqual({
      reveal: {},
      faults: [],
    });
  });
});

describe('a server that cheats before the reveal gets no nonce', () => {
  it.each([
    ['commitment', '', (table: Table) => ({ ...table, commitment: 'd'.repeat(64) })],
    ['bound', 'A', (table: Table) => ({ ...table, bound: { ...table.bound, A: shareOf('A', 'another') } })],
    ['list', 'B', (table: Table) => ({ ...table, bound: { A: table.bound?.A ?? {} } })],
    [
      'list',
      'C',
      (table: Table) => ({ ...table, bound: { ...table.bound, C: shareOf('C', 'a-bot-has-none') } }),
    ],
  ])('%s %s', (key, seat, cheat) => {
    const { reveal, faults } = attend(cheat(ready()), ['A']);
    expect(reveal).toEqual({});
    expect(faults).toContainEqual({ key, seat });
  });

  it('nor one that shows another list afterwards', () => {
    const table = ready();
    attend(table, ['A']);
    const ground = { ...table, bound: { ...table.bound, B: shareOf('B', 'ground-after-a-was-known') } };
    expect(attend(ground, ['A']).faults).toEqual([{ key: 'list', seat: 'B' }]);
  });
});

describe('a server that cheats after the reveal is found before the first card', () => {
  const cases: [string, string, (info: Table) => Table][] = [
    [
      'list',
      'B',
      (info) => ({
        ...info,
        shares: { ...info.shares, B: { ...shareOf('B', 'ground'), nonce: 'ground' } },
      }),
    ],
    [
      'exchanged',
      'B',
      (info) => ({ ...info, shares: { ...info.shares, B: { ...info.shares?.B, nonce: 'ground' } } }),
    ],
    [
      'nonce',
      'A',
      (info) => ({ ...info, shares: { ...info.shares, A: { ...info.shares?.A, nonce: 'another' } } }),
    ],
    [
      'leftOut',
      'A',
      (info) => ({
        ...info,
        shares: { ...info.shares, A: { commitment: info.shares?.A?.commitment ?? '', leftOut: true } },
      }),
    ],
    ['commitment', '', (info) => ({ ...info, commitment: 'e'.repeat(64) })],
    ['algorithm', '', (info) => ({ ...info, draws: COUNTER })],
    ['list', 'B', (info) => ({ ...info, shares: { A: info.shares?.A ?? {} } })],
  ];
  it.each(cases)('%s %s', (key, seat, cheat) => {
    const table = ready();
    attend(table, ['A']);
    attend({ ...table, bound: { ...table.bound, A: { ...table.bound?.A, revealed: true } } }, ['A']);
    expect(attend(begun(), ['A']).faults).toEqual([]);
    expect(attend(cheat(begun()), ['A']).faults).toContainEqual({ key, seat });
  });

  it('but a reveal that came too late is nobody’s fault', () => {
    attend(ready(), ['A']);
    const late = begun();
    late.shares = { ...late.shares, A: { ...shareOf('A', mine()), leftOut: true } };
    expect(attend(late, ['A']).faults).toEqual([]);
  });

  it('and a round that was called off after the reveal is counted', () => {
    attend(ready(), ['A']);
    ready();
    expect(receiptOf('t')?.calledOff).toBe(1);
    ready();
    expect(receiptOf('t')?.calledOff).toBe(1);
  });
});
