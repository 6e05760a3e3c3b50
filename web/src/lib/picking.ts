/**
 * Choosing on the board what the list of legal moves already says. A move names places (`exchange 1 2`, `swap 1 B2`); pressing
 * places narrows the list down. No rule is known here: a move that is not listed cannot be reached.
 */
export interface Picked {
  /** Places that lead somewhere from here. */
  open: Set<string>;
  /** Moves that name exactly the chosen places. */
  exact: string[];
  /** Whether more places could still be added. */
  more: boolean;
}

/** The places a move names: `B2` as it stands, a bare number as a slot of one's own. */
export function places(move: string, me: string): string[] {
  return move
    .split(' ')
    .slice(1)
    .flatMap((word) => (/^[A-H]\d$/.test(word) ? [word] : /^\d$/.test(word) ? [me + word] : []));
}

export function pick(legal: readonly string[], me: string, chosen: ReadonlySet<string>): Picked {
  const open = new Set<string>();
  const exact: string[] = [];
  let more = false;
  for (const move of legal) {
    const named = places(move, me);
    if (named.length > 0 && [...chosen].every((place) => named.includes(place))) {
      named.forEach((place) => open.add(place));
      if (named.length === chosen.size) {
        exact.push(move);
      } else {
        more = true;
      }
    }
  }
  return { open, exact, more: more && chosen.size > 0 };
}
