import { fly } from '../../lib/fly';
import type { GameEvent } from '../../lib/types';

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

function place(name: string): Element | null {
  return document.querySelector(`[data-place="${name}"]`);
}

function pile(name: string): Element | null {
  return document.querySelector(`[data-pile="${name}"]`)?.parentElement?.querySelector('.card') ?? null;
}

/** Lets the cards of an event travel. */
export async function travel(event: GameEvent, milliseconds: number): Promise<void> {
  switch (event.kind) {
    case 'exchanged': {
      const slot = `${event.seat}${(event.slots as number[])[0] ?? 1}`;
      await Promise.all([
        fly(pile('draw'), place(slot), '', event.taken ? 0 : milliseconds),
        fly(place(slot), pile('discard'), String(event.replaced), milliseconds),
      ]);
      break;
    }
    case 'discarded':
      await fly(pile('draw'), pile('discard'), String(event.value), milliseconds);
      break;
    case 'swapped': {
      const first = place(event.first as string);
      const second = place(event.second as string);
      await Promise.all([fly(first, second, '', milliseconds), fly(second, first, '', milliseconds)]);
      break;
    }
  }
}
