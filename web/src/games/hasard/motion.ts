import type { GameEvent } from '../../lib/types';
import { bump, fly, rise, spot } from '../../boards/common/motion';

/** Where a place lies on the screen; all of childhood's beginnings and the crossroads have spots of their own. */
function placed(at: unknown): HTMLElement | null {
  return spot(`place ${at as string}`);
}

/** Lets pawns walk, rings fall and words rise; `named` says a quality in words. */
export function travel(event: GameEvent, named: (code: string) => string): void {
  const pawn = spot(`pawn ${event.pawn as number}`);
  const person = spot(`person ${event.pawn as number}`);
  switch (event.kind) {
    case 'moved':
    case 'displaced':
      void fly(placed(event.from), pawn);
      break;
    case 'beadGained':
      rise(person, `+ ${named(event.quality as string)}`, 'good');
      bump(person);
      break;
    case 'ringsGained':
      rise(person, `+${event.count as number} ${named(event.ring as string)}`, 'good');
      break;
    case 'ringsLost':
      rise(person, `−${event.count as number} ${named(event.ring as string)}`, 'bad');
      break;
    case 'ringSpent':
      rise(spot(`person ${event.source as number}`), `−1 ${named(event.ring as string)}`, 'bad');
      break;
    case 'taskWon':
      rise(person, `✎ ${named(event.reward as string)}`, 'good');
      break;
    case 'ambushPlaced':
      void fly(person, spot(`pawn ${event.target as number}`), { look: spot('dice'), hide: false });
      bump(spot(`person ${event.target as number}`));
      break;
    case 'cartonLaid':
      bump(spot(`carton ${event.track as string} ${event.rank as number}`));
      break;
    case 'died':
      rise(person, '☠', 'bad');
      break;
    case 'succeeded':
      bump(spot('place SUCCESS'));
      break;
  }
}
