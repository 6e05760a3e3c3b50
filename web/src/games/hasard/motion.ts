import { bump, fly, rise, spot } from '../../boards/common/motion';
import type { HasardEvent } from './forms';

/** Where a place lies on the screen; all of childhood's beginnings and the crossroads have spots of their own. */
function placed(at: string): HTMLElement | null {
  return spot(`place ${at}`);
}

/** Lets pawns walk, rings fall and words rise; `named` says a quality in words. */
export function travel(event: HasardEvent, named: (code: string) => string): void {
  const who = 'pawn' in event ? event.pawn : 0;
  const pawn = spot(`pawn ${who}`);
  const person = spot(`person ${who}`);
  switch (event.kind) {
    case 'moved':
    case 'displaced':
      void fly(placed(event.from), pawn);
      break;
    case 'beadGained':
      rise(person, `+ ${named(event.quality)}`, 'good');
      bump(person);
      break;
    case 'ringsGained':
      rise(person, `+${event.count} ${named(event.ring)}`, 'good');
      break;
    case 'ringsLost':
      rise(person, `−${event.count} ${named(event.ring)}`, 'bad');
      break;
    case 'ringSpent':
      rise(spot(`person ${event.source}`), `−1 ${named(event.ring)}`, 'bad');
      break;
    case 'taskWon':
      rise(person, `✎ ${named(event.reward)}`, 'good');
      break;
    case 'ambushPlaced':
      void fly(person, spot(`pawn ${event.target}`), { look: spot('dice'), hide: false });
      bump(spot(`person ${event.target}`));
      break;
    case 'cartonLaid':
      bump(spot(`carton ${event.track} ${event.rank}`));
      break;
    case 'died':
      rise(person, '☠', 'bad');
      break;
    case 'succeeded':
      bump(spot('place SUCCESS'));
      break;
  }
}
