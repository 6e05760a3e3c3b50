import { CARD, type Printed, type Say } from '../../lib/print';
import type { GameDetails } from '../../lib/types';
import { powerOf } from './faces';

const HIGHEST = 13;

/** CABO-COMP-1: two 0s, four of each number from 1 to 12, two 13s. */
const copies = (value: number): number => (value === 0 || value === HIGHEST ? 2 : 4);

export const format = CARD;

export function print(_: GameDetails, say: Say): Printed[] {
  return Array.from({ length: HIGHEST + 1 }, (_each, value) => {
    const power = powerOf(value);
    return {
      id: String(value),
      copies: copies(value),
      title: String(value),
      kind: power ? say(`board.cabo.named.${power}`) : 'Cabo',
      colour: '#7a2e4d',
      corner: String(value),
      lines: power ? [say(`board.cabo.power.${power}`)] : [],
      back: { words: 'Cabo', colour: '#7a2e4d' },
    };
  });
}
