import type { Say } from './story';
import type { Account } from './types';

/** Standard errors on either side of a figure within which the truth lies nineteen times in twenty. */
const WIDE = 1.96;

/** Games in a hundred. */
const hundred = (chance: number): number => Math.round(100 * chance);

/** Where somebody's result came from, in sentences. A figure whose interval holds nothing is none. */
export function accountLines(account: Account, name: string, say: Say): string[] {
  const luck = hundred(account.luck);
  const lines = [
    luck === 0
      ? say('analysis.luckNone', name)
      : say(luck > 0 ? 'analysis.luckGave' : 'analysis.luckTook', name, Math.abs(luck)),
  ];
  const cost = -account.decisions;
  const wide = WIDE * account.decisionsError;
  if (Math.abs(cost) <= wide || hundred(cost) === 0) {
    lines.push(say('analysis.unclear', name));
  } else if (cost > 1) {
    // Chances that were lost and came back are lost again: the sum may be more than there ever was at once.
    lines.push(say('analysis.costWhole', name));
  } else {
    const [least, most] = [Math.abs(cost) - wide, Math.abs(cost) + wide].map(hundred);
    lines.push(
      say(
        cost > 0 ? 'analysis.cost' : 'analysis.gain',
        name,
        Math.abs(hundred(cost)),
        Math.max(1, least ?? 1),
        most ?? 1,
      ),
    );
  }
  return lines;
}
