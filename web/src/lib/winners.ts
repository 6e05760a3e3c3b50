import type { Sitting, Outcome } from './types';

type Say = (key: string, ...args: (string | number)[]) => string;

export function winners(outcome: Outcome, seats: Sitting[]): string[] {
  return seats.filter((_, index) => outcome.ranks[index] === 1).map((chair) => chair.seat);
}

/** Who won, said to whoever sits here: "You win!" to the one who did and shares it with nobody. */
export function victory(
  outcome: Outcome,
  seats: Sitting[],
  names: Record<string, string>,
  mine: string[],
  t: Say,
): string {
  const won = winners(outcome, seats);
  const [only] = won;
  if (won.length === 1 && mine.length === 1 && only !== undefined && mine.includes(only)) {
    return t('end.youWon');
  }
  return t('end.won', won.map((seat) => names[seat] ?? seat).join(', '), won.length);
}
