/** Seats in turn order from my left on, my own last; as they stand where nobody is meant. */
export function around(seats: readonly string[], me: string | null | undefined): string[] {
  const own = seats.indexOf(me ?? '');
  return [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}
