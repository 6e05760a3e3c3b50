/** Moves places along a line so far that each is at least `gap` from the next, none beyond `most`, and their order stays. */
export function apart(places: readonly number[], gap: number, most: number): number[] {
  const moved = [...places];
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let before = -Infinity;
  for (const index of order) {
    before = Math.max(moved[index] ?? 0, before + gap);
    moved[index] = before;
  }
  let after = most + gap;
  for (const index of order.reverse()) {
    after = Math.min(moved[index] ?? 0, after - gap);
    moved[index] = after;
  }
  return moved;
}
