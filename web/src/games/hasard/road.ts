/** Roads are drawn in rooms of 100 by 100 that are stretched to their cell. A curve is a start and pieces of three points each. */
export type Point = readonly [number, number];
export type Curve = readonly Point[];

/** Up through a Carton: from the middle below out to one side and back to the middle above. */
const UP: Curve = [
  [50, 100],
  [108, 92],
  [108, 8],
  [50, 0],
];

/** From a cradle in the lower corner, whose name takes nearly half of the width, to the foot of the crossroads, whose sign hides no stone. */
const CHILDHOOD: Curve = [
  [46, 88],
  [84, 104],
  [98, 72],
  [58, 58],
  [16, 44],
  [30, 16],
  [100, 16],
];

const turned = (curve: Curve): Curve => curve.map(([x, y]) => [100 - x, y]);

/** Every second Carton bends the other way, so that a track winds. */
export function upward(rank: number): Curve {
  return rank % 2 === 0 ? turned(UP) : UP;
}

export function childhood(path: string): Curve {
  return path === 'CH-L' ? CHILDHOOD : turned(CHILDHOOD);
}

/** The curve as an SVG path. */
export function drawn(curve: Curve): string {
  const [start, ...rest] = curve;
  const pieces = Array.from({ length: rest.length / 3 }, (_, piece) => rest.slice(piece * 3, piece * 3 + 3));
  return `M${start?.join(' ')} ${pieces.map((piece) => `C${piece.map((at) => at.join(' ')).join(' ')}`).join(' ')}`;
}

/** A point of the curve, from 0 (below) to 1 (above). */
export function along(curve: Curve, way: number): Point {
  const pieces = (curve.length - 1) / 3;
  const piece = Math.min(pieces - 1, Math.floor(way * pieces));
  const t = way * pieces - piece;
  const points = curve.slice(piece * 3, piece * 3 + 4);
  const blend = (axis: 0 | 1): number =>
    [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3].reduce(
      (sum, weight, index) => sum + weight * (points[index]?.[axis] ?? 0),
      0,
    );
  return [blend(0), blend(1)];
}

/** Where the k-th of so many obstacles lies, and where a pawn stands that has passed it. */
export function obstacleAt(curve: Curve, k: number, of: number): Point {
  return along(curve, (k - 0.34) / of);
}

export function standingAt(curve: Curve, k: number, of: number): Point {
  return along(curve, Math.min(0.97, (k + 0.02) / of));
}
