import type { GameEvent } from '../../lib/types';
import { bump, fly, rise, spot } from '../../boards/common/motion';
import { slug } from './now';

const LETTERS: Record<string, string> = { PUBERTE: 'P', MAJORITE: 'M', MATURITE: 'T' };

function plate(seat: unknown): HTMLElement | null {
  return spot(`plate ${seat as string}`);
}

function laid(seat: unknown, card: unknown): HTMLElement | null {
  return spot(`laid ${seat as string} ${slug(card as string)}`);
}

function pile(station: unknown): HTMLElement | null {
  return spot(`pile ${LETTERS[station as string] ?? 'P'}`);
}

/** Cards fly from piles to hands, from hands to lines; money and points rise where they change. */
export function travel(event: GameEvent, me: string | undefined): void {
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
      if (Number(event.paid) > 0) {
        rise(plate(event.seat), `−${event.paid as number} ¤`, 'bad');
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
      change(event, '¤');
      break;
    case 'pointsChanged':
      change(event, '★');
      break;
    case 'moneyStolen':
      rise(plate(event.seat), `−${event.amount as number} ¤`, 'bad');
      rise(plate(event.other), `+${event.amount as number} ¤`, 'good');
      break;
  }
}

function change(event: GameEvent, unit: string): void {
  const amount = Number(event.amount);
  rise(
    plate(event.seat),
    `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${unit}`,
    amount < 0 ? 'bad' : 'good',
  );
}
