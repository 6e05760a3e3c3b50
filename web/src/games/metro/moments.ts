import type { Mark } from '../../lib/marks';
import type { GameMoments } from '../../lib/rhythm';
import type { MetroEvent } from './forms';
import { isBack, slug } from './now';

const laid = (seat: string, card: string): Mark => ({
  kind: 'ring',
  spot: `laid ${seat} ${slug(card)}`,
  why: 'new',
});
const seen = (seat: string): Mark => ({ kind: 'ring', spot: `plate ${seat}`, why: 'seen' });

export const moments: GameMoments<MetroEvent> = {
  sounds: {
    dealt: 'shuffle',
    stationOpened: 'door',
    drew: 'slide',
    changed: 'shuffle',
    returned: 'slide',
    passed: 'slide',
    announced: 'flip',
    laid: 'stamp',
    sold: 'coin',
    accrocLaid: 'knock',
    accrocMoved: 'knock',
    cardDestroyed: 'page',
    cardStolen: 'slide',
    cardsSwapped: 'slide',
    handsSwapped: 'slide',
    moneyChanged: 'coin',
    moneyStolen: 'coin',
    revealed: 'flip',
    cancelled: 'page',
    duelLaid: 'flip',
    duelShown: 'flip',
    handPeeked: 'flip',
    characterPeeked: 'flip',
    pilePeeked: 'flip',
    characterShown: 'fanfare',
  },
  beats: {
    dealt: 0,
    turnBegan: 300,
    declined: 600,
    stopped: 600,
    stationOpened: 1_400,
    accrocLaid: 1_400,
    revealed: 1_400,
    duelShown: 1_400,
  },
  reveals: ['duelShown'],
  marks: (event) => {
    switch (event.kind) {
      case 'laid':
        return [laid(event.seat, event.card)];
      case 'accrocLaid':
      case 'accrocMoved':
      case 'cardStolen':
        return [laid(event.other, event.card)];
      case 'handPeeked':
      case 'characterPeeked':
        return [seen(event.other)];
      case 'handsSwapped':
        return [{ kind: 'swap', from: `plate ${event.seat}`, to: `plate ${event.other}` }];
      default:
        return [];
    }
  },
  picture: (event) => {
    switch (event.kind) {
      case 'announced':
      case 'laid':
      case 'accrocLaid':
      case 'accrocMoved':
      case 'cardStolen':
      case 'cardDestroyed':
      case 'cancelled':
      case 'duelLaid':
      case 'duelShown':
      case 'effectBegan':
        return event.card === undefined || isBack(event.card) ? undefined : slug(event.card);
      default:
        return undefined;
    }
  },
};
