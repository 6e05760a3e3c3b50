import { bump, fly, rise, spot } from '../../boards/common/motion';
import type { CvEvent } from './forms';

function plate(seat: string): HTMLElement | null {
  return spot(`plate ${seat}`);
}

/** Cards go from the track to a CV, and leave it again. */
export function travel(event: CvEvent, words: { misfortune: string }): void {
  switch (event.kind) {
    case 'bought':
    case 'took':
      void fly(spot(`track ${event.place}`), plate(event.seat), {
        look: spot(`gone ${event.place}`),
        hide: false,
      });
      break;
    case 'placed':
      void fly(spot(`acquired ${event.card}`) ?? plate(event.seat), spot(`card ${event.card}`));
      break;
    case 'laid':
      void fly(spot('decks'), spot(`track ${event.place}`), {
        wait: event.place * 0.2,
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
