/** Marks what belongs to a seat, in the players' list and on the board, while a line about it is looked at. */
export function point(seat: string | undefined): void {
  document.querySelectorAll('[data-pointed]').forEach((thing) => thing.removeAttribute('data-pointed'));
  if (seat) {
    document
      .querySelectorAll(`[data-seat="${seat}"], [data-spot="plate ${seat}"]`)
      .forEach((thing) => thing.setAttribute('data-pointed', ''));
  }
}
