import type { GameEvent } from '../../lib/types';
import { bump, flip, fly, rise, spot } from '../../boards/common/motion';
import { trade } from './trade';

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

/** Events with which the next thing begins: the names on swapped cards have been read by then. */
const NEXT = new Set(['drew', 'took', 'called', 'roundStarted', 'roundEnded']);

/** Which places carry the name of where their card came from, after this event. */
export function tradedAfter(traded: Record<string, string>, event: GameEvent): Record<string, string> {
  if (event.kind === 'swapped') {
    const [first, second] = [event.first as string, event.second as string];
    return { [first]: second, [second]: first };
  }
  return NEXT.has(event.kind) ? {} : traded;
}

/** The card in the air goes to the discards, from whoever held it. */
function laidOff(seat: string): void {
  void fly(spot(`plate ${seat}`), spot('discard'));
}

/** Whoever may see the card sees it turn; the others see which one it is. */
function look(event: GameEvent, place: string): void {
  (typeof event.value === 'number' ? flip : bump)(spot(place));
}

/** Lets the cards of an event travel. */
export function travel(event: GameEvent, words: { cabo: string; points: (n: number) => string }): void {
  const seat = event.seat ?? '';
  switch (event.kind) {
    case 'drew':
      void fly(spot('draw'), spot('held'));
      break;
    case 'took':
      void fly(spot('discard'), spot('held'));
      break;
    case 'exchanged': {
      const slots = event.slots as number[];
      void fly(spot(`plate ${seat}`), spot(`${seat}${slots[0] ?? 1}`));
      for (const [index, slot] of slots.entries()) {
        void fly(spot(`${seat}${slot}`), spot('discard'), { wait: 0.4 + index * 0.2, hide: index === 0 });
      }
      break;
    }
    case 'discarded':
    case 'forwent':
      laidOff(seat);
      break;
    case 'declared':
      flip(spot('held'));
      break;
    case 'swapped':
      trade(spot(event.first as string), spot(event.second as string));
      laidOff(seat);
      break;
    case 'peeked':
      laidOff(seat);
      look(event, `${seat}${event.slot as number}`);
      break;
    case 'looked':
      look(event, `${seat}${event.slot as number}`);
      break;
    case 'spied':
      laidOff(seat);
      look(event, event.card as string);
      break;
    case 'claimFailed':
      (event.slots as number[]).forEach((slot, index) => flip(spot(`${seat}${slot}`), index * 0.3));
      break;
    case 'called':
      rise(spot(`plate ${seat}`), words.cabo, 'good');
      break;
    case 'roundStarted':
      document.querySelectorAll<HTMLElement>('.felt [data-deal]').forEach((card, index) => {
        void fly(spot('draw'), card, { wait: (index % 8) * 0.25 });
      });
      break;
    case 'roundEnded':
      (event.tableaux as unknown[][]).forEach((cards, index) => {
        const letter = String.fromCharCode(65 + index);
        cards.forEach((_, slot) => flip(spot(`${letter}${slot + 1}`), index * 0.5 + slot * 0.2));
        const points = (event.result as { points: number[] }).points[index] ?? 0;
        rise(spot(`plate ${letter}`), words.points(points), points === 0 ? 'good' : 'bad');
      });
      break;
  }
}
