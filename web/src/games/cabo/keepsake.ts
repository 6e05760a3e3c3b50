import type { Frame, GameEvent } from '../../lib/types';
import { indexOf } from './now';

/** The result of a round, as its event tells it to everybody. */
export interface Round {
  round: number;
  points: number[];
  totals: number[];
  winners: string[];
  kamikaze: string[];
  resets: string[];
  caller: string | null;
}

/** A moment of the evening: its picture and its sentence. */
export interface Remembered {
  step: number;
  round: number;
  picture: string;
  say: string;
  weight: number;
  kind: string;
  /** Of a round: why it is remembered (a key of `board.cabo.keep.`), of whom and with how many points. */
  why?: { key: 'kamikaze' | 'reset' | 'wrong' | 'right'; seat: string; points: number };
}

const MOMENTS = 3;
/** Two moments of a kind are worth less than two that differ. */
const ALIKE = 40;

export function rounds(frames: Frame[]): Round[] {
  return frames
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'roundEnded')
    .map((event) => ({ ...(event.result as Omit<Round, 'round'>), round: event.round as number }));
}

const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** What a thing that happened is worth remembering, and its picture; nothing for what happens all the time. */
function judged(event: GameEvent): Pick<Remembered, 'weight' | 'picture' | 'why'> | undefined {
  const result = event.result as Omit<Round, 'round'> | undefined;
  switch (event.kind) {
    case 'roundEnded': {
      if (!result) {
        return undefined;
      }
      const [brave] = result.kamikaze;
      if (brave !== undefined) {
        return { weight: 100, picture: '13', why: { key: 'kamikaze', seat: brave, points: 0 } };
      }
      const [back] = result.resets;
      if (back !== undefined) {
        return { weight: 95, picture: '0', why: { key: 'reset', seat: back, points: 0 } };
      }
      if (result.caller === null) {
        return { weight: 20 + Math.max(...result.points), picture: 'event.called' };
      }
      const seat = result.caller;
      const at = indexOf(seat);
      return result.winners.includes(seat)
        ? {
            weight: 60 - (result.totals[at] ?? 0),
            picture: 'event.called',
            why: { key: 'right', seat, points: result.totals[at] ?? 0 },
          }
        : {
            weight: 50 + (result.points[at] ?? 0),
            picture: 'event.claimFailed',
            why: { key: 'wrong', seat, points: result.points[at] ?? 0 },
          };
    }
    case 'exchanged':
      return count(event.slots) > 1
        ? { weight: 40 + 12 * count(event.slots), picture: String(event.replaced as number) }
        : undefined;
    case 'claimFailed':
      return {
        weight: 36 + 8 * count(event.slots),
        picture: String((event.values as number[] | undefined)?.[0] ?? 'event.claimFailed'),
      };
    case 'swapped':
      return { weight: 34, picture: '11' };
    default:
      return undefined;
  }
}

/** The three moments of the evening, in the order they came; of a kind that came often, the best. */
export function moments(frames: Frame[]): Remembered[] {
  let round = 1;
  /** What somebody took or drew just before: a trade is told with it. */
  let before = '';
  const all: Remembered[] = [];
  for (const { step, events } of frames) {
    for (const event of events) {
      round = event.kind === 'roundStarted' ? (event.round as number) : round;
      const worth = judged(event);
      if (worth && event.say) {
        const say = event.kind === 'exchanged' ? `${before} ${event.say}`.trim() : event.say;
        all.push({ step, round, say, kind: event.kind, ...worth });
      }
      before = ['took', 'drew'].includes(event.kind) ? (event.say ?? '') : '';
    }
  }
  const chosen: Remembered[] = [];
  const worth = (one: Remembered): number =>
    one.weight - ALIKE * chosen.filter(({ kind }) => kind === one.kind).length;
  while (chosen.length < MOMENTS && all.length > 0) {
    const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    all.splice(all.indexOf(best), 1);
  }
  return chosen.sort((a, b) => a.step - b.step);
}
