/** How many cards of a new hand come from each pile: Puberté, Majorité, Maturité. */
export type Share = [number, number, number];

export interface Change {
  move: string;
  share: Share;
}

/** The listed ways to change a whole hand, `change P5 M2` or `renew T6`, as numbers. */
export function changes(legal: readonly string[]): Change[] {
  return legal
    .filter((move) => /^(change|renew)( [PMT]\d)+$/.test(move))
    .map((move) => {
      const of = (pile: string): number => Number(new RegExp(`${pile}(\\d)`).exec(move)?.[1] ?? 0);
      return { move, share: [of('P'), of('M'), of('T')] };
    });
}

/** The listed way nearest to what is wanted of one pile, keeping the others as they are if it can. */
export function nearest(
  ways: readonly Change[],
  now: Share,
  pile: number,
  wanted: number,
): Change | undefined {
  const away = (share: Share): number =>
    share.reduce((sum, count, index) => sum + (index === pile ? 0 : Math.abs(count - (now[index] ?? 0))), 0);
  return ways
    .filter((way) => way.share[pile] === wanted)
    .toSorted((a, b) => away(a.share) - away(b.share))[0];
}
