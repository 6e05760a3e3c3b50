import type { Frame, Spoken } from '../../lib/types';
import type { CaboEvent, CaboResult } from './forms';
import { indexOf } from './now';

/** The result of a round, as its event tells it to everybody. */
export interface Round extends CaboResult {
  round: number;
}

type Played = Frame<unknown, Spoken<CaboEvent>>;

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

export function rounds(frames: Played[]): Round[] {
  return frames
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === 'roundEnded')
    .map(({ result, round }) => ({ ...result, round }));
}

/** What a thing that happened is worth remembering, and its picture; nothing for what happens all the time. */
function judged(event: CaboEvent): Pick<Remembered, 'weight' | 'picture' | 'why'> | undefined {
  switch (event.kind) {
    case 'roundEnded': {
      const { result } = event;
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
      return event.slots.length > 1
        ? { weight: 40 + 12 * event.slots.length, picture: String(event.replaced) }
        : undefined;
    case 'claimFailed':
      return {
        weight: 36 + 8 * event.slots.length,
        picture: String(event.values[0] ?? 'event.claimFailed'),
      };
    case 'swapped':
      return { weight: 34, picture: '11' };
    default:
      return undefined;
  }
}

/** The three moments of the evening, in the order they came; of a kind that came often, the best. */
export function moments(frames: Played[]): Remembered[] {
  let round = 1;
  const all: Remembered[] = [];
  for (const { step, events } of frames) {
    for (const event of events) {
      round = event.kind === 'roundStarted' ? event.round : round;
      const worth = judged(event);
      if (worth && event.say) {
        all.push({ step, round, say: event.say, kind: event.kind, ...worth });
      }
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
