import type { GameEvent } from './types';

/** What an event leaves on the board until the reader moves; spots are the boards' own (`data-spot`). */
export type Mark =
  /** A card that was replaced, or that somebody has seen. */
  | { kind: 'ring'; spot: string; why: 'new' | 'seen' }
  /** Two things changed places. */
  | { kind: 'swap'; from: string; to: string }
  /** What somebody threw last. */
  | { kind: 'throw'; seat: string; dice: string };

const MOST = 24;

/** One mark for each thing: the newest. Two swaps of the same cards are two arrows, because the order matters to whoever follows them. */
function same(one: Mark, other: Mark): boolean {
  if (one.kind === 'ring' && other.kind === 'ring') {
    return one.spot === other.spot;
  }
  return one.kind === 'throw' && other.kind === 'throw' && one.seat === other.seat;
}

/** What is marked after something more has happened. */
export function marked(before: readonly Mark[], news: readonly Mark[]): Mark[] {
  return news
    .reduce<Mark[]>((all, mark) => [...all.filter((known) => !same(known, mark)), mark], [...before])
    .slice(-MOST);
}

/** Events that wipe the table: what was marked lies elsewhere. */
export function wipes(events: readonly GameEvent[]): boolean {
  return events.some(isWiping);
}

function isWiping({ kind }: GameEvent): boolean {
  return /^(roundStarted|roundEnded|stationOpened|gameOver|gameEnded)$/.test(kind);
}

/** What happened on the table as it lies now: a swap that ended a round would point across the sheet. */
export function lasting(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.findLastIndex(isWiping) + 1);
}

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Dice of six sides as pictures. */
export function faces(dice: readonly number[]): string {
  return dice.map((die) => FACES[die - 1] ?? String(die)).join(' ');
}
