import type { GameEvent } from '../../lib/types';
import { bump, flip, fly, rise, spot } from '../../boards/common/motion';

/** Cards that an event lets this viewer see for a moment. */
export function visions(event: GameEvent): [string, number][] {
  switch (event.kind) {
    case 'looked':
    case 'peeked':
      return typeof event.value === 'number' ? [[`${event.seat}${event.slot as number}`, event.value]] : [];
    case 'spied':
      return typeof event.value === 'number' ? [[event.card as string, event.value]] : [];
    case 'claimFailed': {
      const values = event.values as number[];
      return (event.slots as number[]).map((slot, index) => [`${event.seat}${slot}`, values[index] ?? 0]);
    }
    default:
      return [];
  }
}

/** Places whose card is another one now, so that a look at the old one must not linger. */
export function changed(event: GameEvent): string[] {
  switch (event.kind) {
    case 'exchanged':
      return (event.slots as number[]).map((slot) => `${event.seat}${slot}`);
    case 'swapped':
      return [event.first as string, event.second as string];
    default:
      return [];
  }
}

/** The card in the air goes to the discards. */
function laidOff(): void {
  void fly(spot('draw'), spot('discard'));
}

/** Whoever may see the card sees it turn; the others see which one it is. */
function look(event: GameEvent, place: string): void {
  (typeof event.value === 'number' ? flip : bump)(spot(place));
}

/** Lets the cards of an event travel. */
export function travel(event: GameEvent, words: { cabo: string; points: (n: number) => string }): void {
  switch (event.kind) {
    case 'drew':
      void fly(spot('draw'), spot('held'));
      break;
    case 'took':
      void fly(spot('discard'), spot('held'));
      break;
    case 'exchanged': {
      const slots = event.slots as number[];
      const first = spot(`${event.seat}${slots[0] ?? 1}`);
      void fly(spot(event.taken ? 'discard' : 'draw'), first);
      for (const [index, slot] of slots.entries()) {
        void fly(spot(`${event.seat}${slot}`), spot('discard'), {
          wait: 0.4 + index * 0.2,
          hide: index === 0,
        });
      }
      break;
    }
    case 'discarded':
    case 'forwent':
      laidOff();
      break;
    case 'declared':
      flip(spot('held'));
      break;
    case 'swapped': {
      const first = spot(event.first as string);
      const second = spot(event.second as string);
      void fly(first, second);
      void fly(second, first);
      laidOff();
      break;
    }
    case 'peeked':
      laidOff();
      look(event, `${event.seat}${event.slot as number}`);
      break;
    case 'looked':
      look(event, `${event.seat}${event.slot as number}`);
      break;
    case 'spied':
      laidOff();
      look(event, event.card as string);
      break;
    case 'claimFailed':
      (event.slots as number[]).forEach((slot, index) => flip(spot(`${event.seat}${slot}`), index * 0.3));
      break;
    case 'called':
      rise(spot(`plate ${event.seat}`), words.cabo, 'good');
      break;
    case 'roundStarted':
      document.querySelectorAll<HTMLElement>('.felt [data-deal]').forEach((card, index) => {
        void fly(spot('draw'), card, { wait: (index % 8) * 0.25 });
      });
      break;
    case 'roundEnded':
      (event.tableaux as unknown[][]).forEach((cards, seat) => {
        const letter = String.fromCharCode(65 + seat);
        cards.forEach((_, slot) => flip(spot(`${letter}${slot + 1}`), seat * 0.5 + slot * 0.2));
        const points = (event.result as { points: number[] }).points[seat] ?? 0;
        rise(spot(`plate ${letter}`), words.points(points), points === 0 ? 'good' : 'bad');
      });
      break;
  }
}
