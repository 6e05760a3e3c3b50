import type { Automatic, GameEvent, StoryLine } from './types';

/** One line of the log in the reader's words. */
export interface LogLine {
  /** Which line of which entry it is: the page draws only what is new. */
  key: string;
  seq: number;
  say: string;
  /** What is left of it once its moment is over, where that is less. */
  kept?: string;
  clauses: string[];
  /** Dice that fell, where the event shows any: for the history of throws. */
  dice: string | undefined;
  seat: string | undefined;
}

export type Say = (key: string, ...args: (string | number)[]) => string;

/** Kinds of lines about the table itself that are worth a sentence of the page. */
const TABLE_LINES = new Set([
  'takenOver',
  'returned',
  'vanished',
  'undoAsked',
  'undone',
  'moved',
  'closed',
  'conceded',
  'nudged',
  'renamed',
  'hinted',
  'ruled',
  'removed',
  'keptOut',
  'letIn',
  'pauseAsked',
  'pauseAgreed',
  'pauseRefused',
  'pauseStill',
  'pauseOver',
  'handsAsked',
  'handsAgreed',
  'handsRefused',
  'handsStill',
  'handsOver',
  'holiday',
  'holidayOver',
]);

/** A line of the table is about a seat, or about somebody who has none. */
function about(line: StoryLine, name: (seat: string) => string): string {
  return line.seat === undefined ? (line.name ?? '') : name(line.seat);
}

/** What a host ruled has a sentence for each way. */
function keyOf(line: StoryLine): string {
  return line.kind === 'ruled' ? `log.${line.rule ?? ''}.${line.on ? 'on' : 'off'}` : `log.${line.kind}`;
}

/** What the dice of an event show: `faces` as letters or `dice` as numbers, whichever the game tells. What `threw` lists is which dice are in the hand. */
export function diceOf(event: GameEvent): string | undefined {
  if (typeof event.faces === 'string') {
    return [...event.faces].join(' ');
  }
  const rolled = /roll|dice|throw|destin/i.test(event.kind) && !('faces' in event);
  return rolled && Array.isArray(event.dice) ? event.dice.join(' ') : undefined;
}

/** Whose pawn a number is, as far as events have told. */
export type Owners = Record<number, string>;

/** An event that names a seat and a pawn, such as a birth, says whose pawn it is. */
function learn(events: GameEvent[], owners: Owners): void {
  for (const { seat, pawn } of events) {
    if (seat !== undefined && typeof pawn === 'number') {
      owners[pawn] = seat;
    }
  }
}

export function eventLines(
  seq: number,
  events: GameEvent[],
  auto: Automatic[],
  say: Say,
  owners: Owners = {},
): LogLine[] {
  learn(events, owners);
  const worded = events.filter((event) => event.say);
  const seats = worded.map((event) => event.seat ?? owners[Number(event.pawn)]);
  // What was answered for somebody is the last they did in this line: what went before may have been their own choice, or another's.
  const why = new Map(auto.map((by) => [seats.lastIndexOf(by.seat), say(`log.auto.${by.why}`)]));
  const told = (words: string, index: number): string => [words, why.get(index) ?? ''].join(' ').trim();
  return worded.map((event, index) => ({
    key: `${seq}.${index}`,
    seq,
    say: told(event.say ?? '', index),
    ...(event.kept?.say === undefined ? {} : { kept: told(event.kept.say, index) }),
    clauses: event.clauses ?? [],
    dice: diceOf(event),
    seat: seats[index],
  }));
}

export function storyLines(
  line: StoryLine,
  name: (seat: string) => string,
  say: Say,
  owners: Owners = {},
): LogLine[] {
  const own: LogLine[] = TABLE_LINES.has(line.kind)
    ? [
        {
          key: `${line.seq}.${line.kind}`,
          seq: line.seq,
          say: say(keyOf(line), about(line, name), line.steps ?? 0),
          clauses: [],
          dice: undefined,
          seat: line.seat,
        },
      ]
    : [];
  // No seat: a line of the table, not of a player.
  const without = (line.leftOut ?? []).map((seat) => ({
    key: `${line.seq}.leftOut.${seat}`,
    seq: line.seq,
    say: say('log.leftOut', name(seat)),
    clauses: [],
    dice: undefined,
    seat,
  }));
  return [...own, ...without, ...eventLines(line.seq, line.events ?? [], line.auto ?? [], say, owners)];
}

/** The same line once its moment is over. */
export function later(line: LogLine): LogLine {
  const { kept, ...rest } = line;
  return kept === undefined ? line : { ...rest, say: kept };
}
