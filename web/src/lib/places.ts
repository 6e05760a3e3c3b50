/** A place on the board, in pixels from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Seen {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 6;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where words of this size stand beside a place: above it if there is room, else below, always inside what is seen. */
export function around(
  place: Box,
  size: { width: number; height: number },
  seen: Seen,
): { x: number; y: number; below: boolean; tip: number } {
  const middle = place.x + place.width / 2;
  const x = clamp(
    middle - size.width / 2,
    seen.x + EDGE,
    Math.max(seen.x + EDGE, seen.x + seen.width - size.width - EDGE),
  );
  const below = place.y - size.height - GAP < seen.y;
  const y = below ? place.y + place.height + GAP : place.y - size.height - GAP;
  return {
    x,
    y: clamp(y, seen.y + EDGE, Math.max(seen.y + EDGE, seen.bottom - size.height - EDGE)),
    below,
    tip: clamp(middle - x, 16, Math.max(16, size.width - 16)),
  };
}

/** A bow between the middles of two places, as a path. */
export function bow(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  // Sideways by a part of the way, so that it does not run through what lies between.
  const [dx, dy] = [(x2 - x1) / 5, (y2 - y1) / 5];
  const round = (value: number): number => Math.round(value * 10) / 10;
  const points = [x1, y1, (x1 + x2) / 2 + dy, (y1 + y2) / 2 - dx, x2, y2].map(round);
  return `M${points[0]} ${points[1]} Q${points[2]} ${points[3]} ${points[4]} ${points[5]}`;
}
