import type { GameEvent } from '../../lib/types';
import { bump, fly, rise, spot } from '../../boards/common/motion';

function plate(seat: unknown): HTMLElement | null {
  return spot(`plate ${seat as string}`);
}

/** Cards go from the track to a CV, and leave it again. */
export function travel(event: GameEvent, words: { misfortune: string }): void {
  switch (event.kind) {
    case 'bought':
    case 'took':
      void fly(spot(`track ${event.place as number}`), plate(event.seat), {
        look: spot(`track ${event.place as number}`),
        hide: false,
      });
      break;
    case 'placed':
      void fly(
        spot(`acquired ${event.card as number}`) ?? plate(event.seat),
        spot(`card ${event.card as number}`),
      );
      break;
    case 'laid':
      void fly(spot('decks'), spot(`track ${event.place as number}`), {
        wait: (event.place as number) * 0.2,
      });
      break;
    case 'lost':
      bump(plate(event.seat));
      break;
    case 'misfortune':
      rise(plate(event.seat), words.misfortune, 'bad');
      break;
    case 'played':
      bump(plate(event.seat));
      break;
  }
}
