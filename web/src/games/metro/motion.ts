import { bump, fly, rise, spot } from '../../boards/common/motion';
import type { MetroEvent } from './forms';
import { slug } from './now';

const LETTERS = { PUBERTE: 'P', MAJORITE: 'M', MATURITE: 'T' };

function plate(seat: string): HTMLElement | null {
  return spot(`plate ${seat}`);
}

function laid(seat: string, card: string): HTMLElement | null {
  return spot(`laid ${seat} ${slug(card)}`);
}

function pile(station: keyof typeof LETTERS = 'PUBERTE'): HTMLElement | null {
  return spot(`pile ${LETTERS[station]}`);
}

/** Cards fly from piles to hands, from hands to lines; money and points rise where they change. */
export function travel(event: MetroEvent, me: string | undefined): void {
  switch (event.kind) {
    case 'drew':
      void fly(pile(event.pile), (event.seat === me ? spot('drawn') : null) ?? plate(event.seat), {
        look: pile(event.pile),
        hide: false,
      });
      break;
    case 'passed':
    case 'returned':
      void fly(plate(event.seat), pile(event.back), { hide: false });
      break;
    case 'changed':
      void fly(spot('pile P'), plate(event.seat), { look: spot('pile P'), hide: false });
      break;
    case 'laid':
      void fly(event.seat === me ? spot('hand') : plate(event.seat), laid(event.seat, event.card));
      if (event.paid > 0) {
        rise(plate(event.seat), `−${event.paid} ¤`, 'bad');
      }
      break;
    case 'accrocLaid':
    case 'accrocMoved':
    case 'cardStolen':
      void fly(plate(event.seat), laid(event.other, event.card));
      bump(plate(event.other), 1);
      break;
    case 'cardDestroyed':
    case 'cancelled':
      bump(plate(event.seat));
      break;
    case 'revealed':
      bump(plate(event.seat));
      break;
    case 'moneyChanged':
      change(event.seat, event.amount, '¤');
      break;
    case 'pointsChanged':
      change(event.seat, event.amount, '★');
      break;
    case 'moneyStolen':
      rise(plate(event.seat), `−${event.amount} ¤`, 'bad');
      rise(plate(event.other), `+${event.amount} ¤`, 'good');
      break;
  }
}

function change(seat: string, amount: number, unit: string): void {
  rise(plate(seat), `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${unit}`, amount < 0 ? 'bad' : 'good');
}
