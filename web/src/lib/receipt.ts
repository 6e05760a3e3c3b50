import { COMMIT_REVEAL, COUNTER, bound, exchanged } from './fair';
import { toHex } from './sha256';
import type { Share, Table } from './types';

/**
 * What this browser saw before the first card: the only thing a server cannot make anew. A server that looks for somebody's nonce
 * after it has seen others has to show another list than the one they revealed to. docs/fairness.md says how it is used.
 */
export interface Receipt {
  table: string;
  algorithm: string;
  /** The server's, before this browser was bound. */
  commitment: string;
  /** Of own seats. */
  nonces: Record<string, string>;
  /** What everybody was bound to when this browser revealed. */
  list?: Record<string, string>;
  /** Own seats whose nonce the server said to have. */
  confirmed?: string[];
  /** Rounds that were called off after this browser had revealed. */
  calledOff?: number;
}

/** Something that is not as it was: `verify.fault.…`, and the seat. */
export interface Fault {
  key: string;
  seat: string;
}

/** What a table says about itself when it has begun, running or over. */
export interface Evidence {
  algorithm: string;
  commitment: string;
  shares: Record<string, Share>;
}

type Opened = Pick<Table, 'id' | 'commitment' | 'draws'>;

const KEY = 'tablee.receipts';
const MOST = 60;

/** What a store that is full or forbidden did not take; good until the page goes. */
const unsaved = new Map<string, Receipt>();

function all(): Receipt[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Receipt[];
  } catch {
    return [];
  }
}

export function receiptOf(table: string): Receipt | undefined {
  return unsaved.get(table) ?? all().find((receipt) => receipt.table === table);
}

function keep(receipt: Receipt): void {
  const others = all().filter((known) => known.table !== receipt.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([receipt, ...others].slice(0, MOST)));
    unsaved.delete(receipt.table);
  } catch {
    unsaved.set(receipt.table, receipt);
  }
}

function random(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What to say with *ready*: a commitment to a fresh nonce, which is kept here until everybody is bound. */
export function bind(table: Opened, seat: string, seats: readonly string[] = [seat]): Record<string, string> {
  if (table.draws !== COMMIT_REVEAL || table.commitment === undefined) {
    return { nonce: random() };
  }
  const known = receiptOf(table.id);
  const nonce = random();
  const others = Object.entries(known?.nonces ?? {}).filter(([own]) => seats.includes(own));
  keep({
    table: table.id,
    algorithm: COMMIT_REVEAL,
    // Of the first time: if it has changed since, that must show.
    commitment: known?.commitment ?? table.commitment,
    nonces: { ...Object.fromEntries(others), [seat]: nonce },
    calledOff: (known?.calledOff ?? 0) + (known?.list ? 1 : 0),
  });
  return { commitment: bound(table.id, table.commitment, seat, nonce) };
}

/**
 * The same for the one person among bots, who need not wait for anybody: bound and revealed at once. Whoever has to say it again says the
 * same again, so that a server gains nothing by not having heard it.
 */
export function bindAlone(table: Opened, seat: string): Record<string, string> {
  const known = receiptOf(table.id);
  const said = known?.nonces[seat];
  if (said !== undefined && known?.list?.[seat] !== undefined && Object.keys(known.list).length === 1) {
    return { commitment: known.list[seat], nonce: said };
  }
  const share = bind(table, seat);
  const receipt = receiptOf(table.id);
  const nonce = receipt?.nonces[seat];
  if (!receipt || nonce === undefined || share.commitment === undefined) {
    return share;
  }
  keep({ ...receipt, list: { [seat]: share.commitment } });
  return { ...share, nonce };
}

/** What a look at the table calls for: nonces to reveal now, or reasons not to. */
export function attend(
  info: Table,
  mine: readonly string[],
): { reveal: Record<string, string>; faults: Fault[] } {
  const receipt = receiptOf(info.id);
  if (!receipt) {
    return { reveal: {}, faults: [] };
  }
  if (info.shares) {
    const { commitment = '', draws = COUNTER, shares } = info;
    return { reveal: {}, faults: faultsOf(receipt, { algorithm: draws, commitment, shares }) };
  }
  // Who got up again, or went on elsewhere, has nothing to reveal here.
  const nonces = Object.fromEntries(Object.entries(receipt.nonces).filter(([seat]) => mine.includes(seat)));
  return info.bound && Object.keys(nonces).length > 0
    ? reveal({ ...receipt, nonces }, info, info.bound)
    : { reveal: {}, faults: [] };
}

function reveal(
  receipt: Receipt,
  info: Table,
  shares: Record<string, Share>,
): { reveal: Record<string, string>; faults: Fault[] } {
  const list = Object.fromEntries(
    Object.entries(shares).map(([seat, share]) => [seat, share.commitment ?? '']),
  );
  const people = info.seats.filter((chair) => chair.kind === 'person').map((chair) => chair.seat);
  const faults = [
    ...(info.commitment === receipt.commitment ? [] : [{ key: 'commitment', seat: '' }]),
    ...Object.entries(receipt.nonces)
      .filter(([seat, nonce]) => list[seat] !== bound(info.id, receipt.commitment, seat, nonce))
      .map(([seat]) => ({ key: 'bound', seat })),
    ...differences(
      people.map((seat) => [seat, list[seat] ?? '']),
      list,
    ),
    ...(receipt.list ? differences(Object.entries(receipt.list), list) : []),
  ];
  if (faults.length > 0) {
    return { reveal: {}, faults };
  }
  const mine = Object.entries(receipt.nonces);
  const confirmed = mine.filter(([seat]) => shares[seat]?.revealed).map(([seat]) => seat);
  keep({ ...receipt, list, confirmed });
  return { reveal: Object.fromEntries(mine.filter(([seat]) => !shares[seat]?.revealed)), faults: [] };
}

/** Seats that are bound to something else than they were. */
function differences(before: [string, string][], now: Record<string, string>): Fault[] {
  const seen = Object.fromEntries(before);
  return [...new Set([...Object.keys(seen), ...Object.keys(now)])]
    .sort()
    .filter((seat) => !now[seat] || seen[seat] !== now[seat])
    .map((seat) => ({ key: 'list', seat }));
}

/** Whether the game is the one this browser saw begin. */
export function faultsOf(receipt: Receipt, evidence: Evidence): Fault[] {
  const { shares } = evidence;
  if (evidence.algorithm !== receipt.algorithm) {
    return [{ key: 'algorithm', seat: '' }];
  }
  const own = Object.entries(receipt.nonces).flatMap(([seat, nonce]): Fault[] => {
    if (shares[seat]?.leftOut) {
      return receipt.confirmed?.includes(seat) ? [{ key: 'leftOut', seat }] : [];
    }
    return shares[seat]?.nonce === nonce ? [] : [{ key: 'nonce', seat }];
  });
  const now = Object.fromEntries(
    Object.entries(shares).map(([seat, share]) => [seat, share.commitment ?? '']),
  );
  return [
    ...(evidence.commitment === receipt.commitment ? [] : [{ key: 'commitment', seat: '' }]),
    ...own,
    ...(receipt.list ? differences(Object.entries(receipt.list), now) : []),
    ...exchanged(receipt.table, evidence.commitment, shares).map((seat) => ({ key: 'exchanged', seat })),
  ];
}
