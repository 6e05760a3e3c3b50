import { appear, bump, flip, fly, rise, spot } from '../../boards/common/motion';
import type { CaboEvent } from './forms';
import { trade } from './trade';

/** Cards that an event lets this viewer see for a moment. */
export function visions(event: CaboEvent): [string, number][] {
  switch (event.kind) {
    case 'looked':
    case 'peeked':
      return event.value === null ? [] : [[`${event.seat}${event.slot}`, event.value]];
    case 'spied':
      return event.value === null ? [] : [[event.card, event.value]];
    case 'claimFailed':
      return event.slots.map((slot, index) => [`${event.seat}${slot}`, event.values[index] ?? 0]);
    default:
      return [];
  }
}

/** Places whose card is another one now, so that a look at the old one must not linger. */
export function changed(event: CaboEvent): string[] {
  switch (event.kind) {
    case 'exchanged':
      return event.slots.map((slot) => `${event.seat}${slot}`);
    case 'swapped':
      return [event.first, event.second];
    default:
      return [];
  }
}

/** Events with which the next thing begins: the names on swapped cards have been read by then. */
const NEXT = new Set<CaboEvent['kind']>(['drew', 'took', 'called', 'roundStarted', 'roundEnded']);

/** Which places carry the name of where their card came from, after this event. */
export function tradedAfter(traded: Record<string, string>, event: CaboEvent): Record<string, string> {
  if (event.kind === 'swapped') {
    const [first, second] = [event.first, event.second];
    return { [first]: second, [second]: first };
  }
  return NEXT.has(event.kind) ? {} : traded;
}

/** The card in the air goes to the discards, from whoever held it. */
function laidOff(seat: string): void {
  void fly(spot(`plate ${seat}`), spot('discard'));
}

/** Whoever may see the card sees it turn; the others see which one it is. */
function look(value: number | null, place: string): void {
  (value === null ? bump : flip)(spot(place));
}

/** How many movements one seat's cards take when all are shown, and how much later each card of a row turns. */
const SHOW = 1.4;
const NEXT_CARD = 0.22;

/** Seat after seat turns its cards, whoever called comes last: then the cards are added up, and the sheet is filled in when all lie open. */
function reveal(
  { tableaux, result }: Extract<CaboEvent, { kind: 'roundEnded' }>,
  say: (n: number) => string,
): void {
  const seats = tableaux.map((_, index) => String.fromCharCode(65 + index));
  const caller = seats.indexOf(result.caller ?? '');
  seats.forEach((seat, index) => {
    const turn = (index + seats.length - caller - 1) % seats.length;
    const begin = turn * SHOW;
    const cards = tableaux[index] ?? [];
    cards.forEach((_, slot) => flip(spot(`${seat}${slot + 1}`), begin + slot * NEXT_CARD));
    const added = begin + cards.length * NEXT_CARD + 0.6;
    const points = result.points[index] ?? 0;
    appear(spot(`outcome ${seat}`), added);
    appear(spot(`plate ${seat}`)?.querySelector('.score'), added);
    rise(spot(`plate ${seat}`), say(points), points === 0 ? 'good' : 'bad', added);
  });
  appear(spot('pad'), seats.length * SHOW);
}

/** Lets the cards of an event travel. */
export function travel(event: CaboEvent, words: { cabo: string; points: (n: number) => string }): void {
  switch (event.kind) {
    case 'drew':
      void fly(spot('draw'), spot('held'));
      break;
    case 'took':
      void fly(spot('discard'), spot('held'));
      break;
    case 'exchanged': {
      const { seat, slots } = event;
      void fly(spot(`plate ${seat}`), spot(`${seat}${slots[0] ?? 1}`));
      for (const [index, slot] of slots.entries()) {
        void fly(spot(`${seat}${slot}`), spot('discard'), { wait: 0.4 + index * 0.2, hide: index === 0 });
      }
      break;
    }
    case 'discarded':
    case 'forwent':
      laidOff(event.seat);
      break;
    case 'declared':
      flip(spot('held'));
      break;
    case 'swapped':
      trade(spot(event.first), spot(event.second));
      laidOff(event.seat);
      break;
    case 'peeked':
      laidOff(event.seat);
      look(event.value, `${event.seat}${event.slot}`);
      break;
    case 'looked':
      look(event.value, `${event.seat}${event.slot}`);
      break;
    case 'spied':
      laidOff(event.seat);
      look(event.value, event.card);
      break;
    case 'claimFailed':
      event.slots.forEach((slot, index) => flip(spot(`${event.seat}${slot}`), index * 0.3));
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
      reveal(event, words.points);
      break;
  }
}
