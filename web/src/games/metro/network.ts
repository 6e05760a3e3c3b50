import { LINES, type Line } from './lines';
import { lineOf, type Face, type MetroPlayer } from './now';

export type Track = Line | 'WEALTH';
/** From top to bottom of the map. */
export const TRACKS: readonly Track[] = [...LINES, 'WEALTH'];

/** A laid card on the map: a stop on its line, an exchange where it counts on several, a disruption where it is an Accroc. */
export interface Stop {
  card: string;
  /** Counted from the left, from 0. */
  column: number;
  /** The rows it reaches over. */
  top: number;
  bottom: number;
  /** What it counts on each of its lines, by row. */
  worth: { row: number; points: number }[];
  /** Who laid it, if it is an Accroc. */
  layer?: string;
}

export interface Network {
  stops: Stop[];
  columns: number;
}

/**
 * The map of a life, as one would draw it: cards from left to right in the order they were laid, each on the line where it counts, and
 * as close together as the lines allow. An exchange has a column to itself on every row it crosses.
 */
export function network(
  player: Pick<MetroPlayer, 'front' | 'accrocs'>,
  faceOf: (card: string) => Face,
): Network {
  const laid = [
    ...player.front.map(({ card, turn }) => ({ card, turn, layer: undefined })),
    ...player.accrocs.map(({ card, turn, layer }) => ({ card, turn, layer })),
  ].toSorted((a, b) => a.turn - b.turn);
  const free = TRACKS.map(() => 0);
  const taken = TRACKS.map(() => new Set<number>());
  const stops = laid.map(({ card, layer }): Stop => {
    const worth = worthOf(faceOf(card), layer !== undefined);
    const rows = worth.map(({ row }) => row);
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    const crossed = TRACKS.map((_, row) => row).filter((row) => row >= top && row <= bottom);
    let column = Math.max(...rows.map((row) => free[row] ?? 0));
    while (crossed.some((row) => taken[row]?.has(column))) {
      column++;
    }
    crossed.forEach((row) => taken[row]?.add(column));
    rows.forEach((row) => (free[row] = column + 1));
    return { card, column, top, bottom, worth, ...(layer === undefined ? {} : { layer }) };
  });
  return { stops, columns: Math.max(0, ...stops.map(({ column }) => column + 1)) };
}

function worthOf(face: Face, accroc: boolean): Stop['worth'] {
  const home = TRACKS.indexOf(accroc ? (face.category ?? 'SOCIAL') : lineOf(face));
  const counted = accroc
    ? []
    : LINES.map((line, row) => ({ row, points: face.points[line] ?? 0 })).filter(({ points }) => points > 0);
  const wealth = face.kind === 'PATRIMOINE' ? [{ row: TRACKS.indexOf('WEALTH'), points: face.wealth }] : [];
  const all = [...counted, ...wealth];
  return all.length > 0 ? all : [{ row: home, points: 0 }];
}
