import type { GameMoments } from '../../lib/rhythm';
import type { CvEvent } from './forms';

export const moments: GameMoments<CvEvent> = {
  sounds: {
    shuffled: 'shuffle',
    offered: 'shuffle',
    kept: 'slide',
    threw: 'rattle',
    rolled: 'dice',
    played: 'flip',
    bought: 'stamp',
    took: 'stamp',
    paid: 'coin',
    borrowed: 'coin',
    placed: 'page',
    toHand: 'slide',
    laidAside: 'slide',
    laid: 'slide',
    misfortune: 'knock',
    lost: 'page',
    oldAge: 'stamp',
    gameOver: 'fanfare',
  },
  beats: {
    shuffled: 0,
    offered: 500,
    kept: 450,
    threw: 450,
    rolled: 1_200,
    stopped: 500,
    dropped: 0,
    laid: 400,
    turnStarted: 600,
    misfortune: 1_400,
    oldAge: 1_400,
  },
  reveals: [],
  throws: /^throw/,
  marks: (event) => {
    switch (event.kind) {
      case 'placed':
      case 'toHand':
      case 'laidAside':
        return [{ kind: 'ring', spot: `card ${event.card}`, why: 'new' }];
      default:
        return [];
    }
  },
  picture: (event) => {
    switch (event.kind) {
      case 'played':
      case 'bought':
      case 'took':
      case 'placed':
      case 'lost':
        return String(event.card);
      default:
        return undefined;
    }
  },
};
