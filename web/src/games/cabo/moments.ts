import type { Mark } from '../../lib/marks';
import type { GameMoments } from '../../lib/rhythm';
import type { CaboEvent } from './forms';

const seen = (spot: string): Mark => ({ kind: 'ring', spot, why: 'seen' });
const fresh = (spot: string): Mark => ({ kind: 'ring', spot, why: 'new' });
const slots = (event: { seat: string; slots: number[] }): string[] =>
  event.slots.map((slot) => `${event.seat}${slot}`);

export const moments: GameMoments<CaboEvent> = {
  sounds: {
    roundStarted: 'shuffle',
    renewed: 'shuffle',
    looked: 'flip',
    drew: 'slide',
    took: 'slide',
    exchanged: 'slide',
    discarded: 'slide',
    declared: 'flip',
    peeked: 'flip',
    spied: 'flip',
    swapped: 'slide',
    forwent: 'slide',
    claimFailed: 'knock',
    called: 'stamp',
    roundEnded: 'page',
    gameEnded: 'fanfare',
  },
  beats: { looked: 600, ready: 450, continued: 300, called: 1_300, swapped: 1_400, roundEnded: 2_600 },
  reveals: ['roundEnded'],
  marks: (event) => {
    switch (event.kind) {
      case 'exchanged':
        return slots(event).slice(0, 1).map(fresh);
      case 'claimFailed':
        return slots(event).map(seen);
      case 'peeked':
        return [seen(`${event.seat}${event.slot}`)];
      case 'spied':
        return [seen(event.card)];
      case 'swapped':
        return [{ kind: 'swap', from: event.first, to: event.second }];
      default:
        return [];
    }
  },
  picture: (event) => {
    switch (event.kind) {
      case 'took':
      case 'declared':
      case 'discarded':
      case 'forwent':
        return event.value === null ? undefined : String(event.value);
      case 'exchanged':
        return event.replaced === null ? undefined : String(event.replaced);
      default:
        return undefined;
    }
  },
};
