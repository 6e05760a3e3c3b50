import type { GameMoments } from '../../lib/rhythm';
import type { Mark } from '../../lib/marks';
import type { HasardEvent } from './forms';

const ring = (spot: string): Mark => ({ kind: 'ring', spot, why: 'new' });

export const moments: GameMoments<HasardEvent> = {
  sounds: {
    birth: 'dice',
    thrown: 'dice',
    luck: 'dice',
    destiny: 'dice',
    moved: 'slide',
    displaced: 'slide',
    exchanged: 'slide',
    beadGained: 'coin',
    ringsGained: 'coin',
    ringGiven: 'coin',
    ringSpent: 'coin',
    ringsLost: 'coin',
    cartonLaid: 'flip',
    taskAnnounced: 'page',
    taskWon: 'stamp',
    taskFailed: 'knock',
    ambushPlaced: 'knock',
    died: 'door',
    wounded: 'knock',
    succeeded: 'chime',
    gameOver: 'fanfare',
  },
  beats: {
    turn: 300,
    drawPassed: 600,
    born: 500,
    thrown: 1_200,
    birth: 1_200,
    taskWon: 1_400,
    died: 1_400,
    succeeded: 1_400,
  },
  reveals: [],
  throws: /^throw$/,
  marks: (event) => {
    switch (event.kind) {
      case 'moved':
      case 'displaced':
        return [ring(`pawn ${event.pawn}`)];
      case 'exchanged':
        return [{ kind: 'swap', from: `pawn ${event.pawn}`, to: `pawn ${event.other}` }];
      case 'ambushPlaced':
        return [ring(`person ${event.target}`)];
      case 'cartonLaid':
        // A whole track is laid at once, and is one new thing.
        return [ring(`track ${event.track}`)];
      default:
        return [];
    }
  },
  picture: (event) => {
    switch (event.kind) {
      case 'thrown':
        return event.bar === '' ? undefined : event.bar;
      case 'cartonLaid':
        return `${event.profession} ${event.rank}`;
      default:
        return undefined;
    }
  },
};
