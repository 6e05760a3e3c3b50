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

/** On which side of its place something stands. */
export type Side = 'above' | 'below' | 'right' | 'left';

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/**
 * Where words of this size stand beside a place: above it if there is room, else below or beside it, always inside what is seen, and
 * where they cover least of the place itself and of what is to be kept `clear`; a little further off if that keeps more of it in sight.
 */
export function around(
  place: Box,
  size: { width: number; height: number },
  seen: Seen,
  clear: readonly Box[] = [],
): { x: number; y: number; side: Side; tip: number } {
  const [middle, centre] = [place.x + place.width / 2, place.y + place.height / 2];
  const inside = (x: number, y: number): Box => ({
    ...size,
    x: clamp(x, seen.x + EDGE, Math.max(seen.x + EDGE, seen.x + seen.width - size.width - EDGE)),
    y: clamp(y, seen.y + EDGE, Math.max(seen.y + EDGE, seen.bottom - size.height - EDGE)),
  });
  const ways: [Side, Box][] = [
    ['above', inside(middle - size.width / 2, place.y - size.height - GAP)],
    ['below', inside(middle - size.width / 2, place.y + place.height + GAP)],
    ['right', inside(place.x + place.width + GAP, centre - size.height / 2)],
    ['left', inside(place.x - size.width - GAP, centre - size.height / 2)],
  ];
  const covered = (box: Box): number => [place, ...clear].reduce((sum, each) => sum + shared(box, each), 0);
  const least = (all: [Side, Box][]): [Side, Box] =>
    all.reduce((best, way) => (covered(way[1]) < covered(best[1]) ? way : best));
  const beside = least(ways);
  // Where every side is taken, it gives way to the edge of what it would cover: further off on the same side, else upwards or downwards.
  const taken = clear.filter((box) => shared(beside[1], box) > 0);
  const further = taken.flatMap((box): [Side, Box][] => [
    ['right', inside(Math.max(place.x + place.width, box.x + box.width) + GAP, centre - size.height / 2)],
    ['left', inside(Math.min(place.x, box.x) - size.width - GAP, centre - size.height / 2)],
  ]);
  const aside = taken
    .flatMap((box) => [box.y - size.height - GAP, box.y + box.height + GAP])
    .map((y): [Side, Box] => [beside[0], inside(beside[1].x, y)]);
  const [wanted, box] = least([beside, ...further, ...aside]);
  const side = sideOf(box, place) ?? wanted;
  const { x, y } = box;
  const upright = side === 'above' || side === 'below';
  const [along, length] = upright ? [middle - x, size.width] : [centre - y, size.height];
  return { x, y, side, tip: clamp(along, 16, Math.max(16, length - 16)) };
}

/** On which side of its place a box lies, wherever it was meant to stand. */
function sideOf(box: Box, place: Box): Side | undefined {
  if (box.y + box.height <= place.y) {
    return 'above';
  }
  if (box.y >= place.y + place.height) {
    return 'below';
  }
  if (box.x >= place.x + place.width) {
    return 'right';
  }
  return box.x + box.width <= place.x ? 'left' : undefined;
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
