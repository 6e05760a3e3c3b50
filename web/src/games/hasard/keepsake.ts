import type { Frame, Spoken } from '../../lib/types';
import type { HasardEvent } from './forms';
import { seatOf, type HasardNow } from './now';

/** What kind of thing a milestone is: never told by its colour alone. */
export type Turn = 'start' | 'way' | 'prize' | 'fall' | 'rescue' | 'end';

export interface Milestone {
  step: number;
  turn: Turn;
  kind: string;
  say: string;
  /** The place of the content that has its picture, if it has one. */
  picture: string;
  weight: number;
}

/** What stands beside the road; more is not read. */
const MOST = 13;

/** The pawns of a seat, and all of them when the game was over. */
export function pawnsOf(now: HasardNow, seat: string): number[] {
  return Object.entries(now.pawns)
    .filter(([, pawn]) => seatOf(now, pawn) === seat)
    .map(([number]) => Number(number));
}

/** The id under which the content knows a place: `T1:2/3` is the third obstacle of the Carton that lies there. */
function idOf(now: HasardNow, place: string): string {
  const found = /^(T\d):(\d)\/(\d)$/.exec(place);
  return found
    ? `${now.tracks[found[1] ?? '']?.[Number(found[2]) - 1] ?? ''} ${found[2]}/${found[3]}`
    : place;
}

function judged(
  event: HasardEvent,
  pawns: number[],
  now: HasardNow,
): Omit<Milestone, 'step' | 'say' | 'kind'> | undefined {
  const mine = 'pawn' in event && pawns.includes(event.pawn);
  switch (event.kind) {
    case 'moved': {
      if (!mine) {
        return undefined;
      }
      const { to } = event;
      const picture = idOf(now, to);
      if (event.cause === 'cradle') {
        return { turn: 'start', weight: 100, picture: to.split('/')[0] ?? '' };
      }
      if (['accident', 'revolution', 'purge'].includes(event.cause)) {
        return { turn: 'fall', weight: 55, picture };
      }
      // Crossroads, and the last obstacle of a Carton: a stretch of life is behind one.
      const far = to === 'CR' || to === 'SUCCESS' || /\/5$/.test(to);
      return { turn: 'way', weight: to === 'SUCCESS' ? 5 : far ? 60 : 10, picture };
    }
    case 'trackNamed':
      return mine ? { turn: 'way', weight: 55, picture: now.tracks[event.track]?.[0] ?? '' } : undefined;
    case 'displaced':
      return mine ? { turn: 'fall', weight: 35, picture: idOf(now, event.to) } : undefined;
    case 'taskWon':
      return mine ? { turn: 'prize', weight: 50, picture: `${idOf(now, event.place)} task` } : undefined;
    case 'taskFailed':
      return mine ? { turn: 'fall', weight: 45, picture: `${idOf(now, event.place)} task` } : undefined;
    case 'wounded':
      return mine ? { turn: 'fall', weight: 70, picture: '' } : undefined;
    case 'died':
      return mine ? { turn: 'fall', weight: 98, picture: '' } : undefined;
    case 'exchanged':
      return mine || pawns.includes(event.other) ? { turn: 'fall', weight: 65, picture: '' } : undefined;
    case 'ambushPlaced':
      return pawns.includes(event.target) ? { turn: 'fall', weight: 40, picture: '' } : undefined;
    case 'ringSpent':
    case 'ambushLifted':
      return mine ? { turn: 'rescue', weight: 48, picture: '' } : undefined;
    case 'ringGiven':
      return pawns.includes(event.to) ? { turn: 'rescue', weight: 80, picture: '' } : undefined;
    case 'succeeded':
      return mine ? { turn: 'end', weight: 100, picture: '' } : undefined;
    default:
      return undefined;
  }
}

/** The road a seat took: all that happened on it, in order. */
export function journey(
  frames: Frame<HasardNow, Spoken<HasardEvent>>[],
  end: HasardNow,
  seat: string,
): Milestone[] {
  const pawns = pawnsOf(end, seat);
  return frames.flatMap(({ step, events, now }) =>
    events.flatMap((event) => {
      const found = judged(event, pawns, now ?? end);
      return found && event.say ? [{ step, kind: event.kind, say: event.say, ...found }] : [];
    }),
  );
}

/** What of it stands beside the road: the weightiest, falls and rescues told once a kind before they are told again; in order. */
export function milestones(road: Milestone[], most = MOST): Milestone[] {
  const left = [...road];
  const chosen: Milestone[] = [];
  const worth = (one: Milestone): number =>
    one.weight -
    (one.turn === 'start' || one.turn === 'end'
      ? 0
      : 6 * chosen.filter(({ turn }) => turn === one.turn).length) -
    200 * chosen.filter(({ say }) => say === one.say).length;
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen.sort((a, b) => road.indexOf(a) - road.indexOf(b));
}
