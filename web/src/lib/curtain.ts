import type { SeatView } from './types';

/**
 * Several people on one screen. A curtain falls between them wherever their views differ, that is wherever one of them could see
 * what another may not, and wherever a `?` stands for something that one of them may be about to look at. A game with nothing
 * hidden needs none.
 */
export function isSecret(views: readonly SeatView[]): boolean {
  const shown = views.map((view) => JSON.stringify({ ...view.now, viewer: '' }));
  return shown.some((view) => view !== shown[0] || view.includes('"?'));
}

/** Who should sit before the screen: whoever does already, as long as they have something to decide, else the next who has. */
export function nextSeat(
  mine: readonly string[],
  views: Readonly<Record<string, SeatView>>,
  current: string | undefined,
): string | undefined {
  const owes = (seat: string): boolean => (views[seat]?.legal.length ?? 0) > 0;
  if (current !== undefined && mine.includes(current) && owes(current)) {
    return current;
  }
  const start = current === undefined ? 0 : mine.indexOf(current) + 1;
  const inTurn = [...mine.slice(start), ...mine.slice(0, start)];
  return inTurn.find(owes) ?? (current !== undefined && mine.includes(current) ? current : mine[0]);
}
