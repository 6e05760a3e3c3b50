import { ahead, type HasardNow } from './now';

/** What every drawing of the board needs, whole or small. */
export interface Scene {
  game: HasardNow;
  legal: string[];
  /** What the active pawn carries, to show what helps it. */
  kit: string;
  /** The obstacle the active pawn looks at. */
  next: string | undefined;
  /** The part of the road that is shown large, and how to choose another. */
  part: string;
  show: (part: string) => void;
  tracks: string[];
  /** Whether pawns walk on the stretch, because the whole road is not in sight. */
  near: boolean;
  movesFor: (word: string) => string[];
  choose: (moves: string[], otherwise: string) => void;
  act: (move: string) => void;
}

/** The tracks that matter: laid ones and those that can still be laid, never all four for three people. */
export function usable(game: HasardNow): string[] {
  const laid = Object.keys(game.tracks).filter((track) => (game.tracks[track]?.length ?? 0) > 0).length;
  const most = Math.max(laid, Math.min(4, Object.keys(game.pawns).length - 1));
  return Object.keys(game.tracks).slice(0, most);
}

/** A place belongs to a part of the board that is looked at as one: a path of childhood or a Carton. */
export function partOf(place: string): string {
  return place.split('/')[0] ?? '';
}

/** The part to look at when nobody chose one: where something can be done, else where the active pawn is heading or stands. */
export function partInView(game: HasardNow, legal: string[]): string {
  const words = legal.flatMap((move) => move.split(' '));
  const lit = words.find((word) => /^T\d:\d\/\d$/.test(word));
  if (lit) {
    return partOf(lit);
  }
  const pawn = game.pawns[String(game.active)];
  const step = pawn ? ahead(game, pawn.at) : undefined;
  if (step) {
    return partOf(step.place);
  }
  if (pawn?.at.includes('/')) {
    return partOf(pawn.at);
  }
  const track = words.find((word) => /^T\d$/.test(word)) ?? firstLaid(game);
  return pawn?.at === 'UNBORN' || !track ? 'CH-L' : `${track}:1`;
}

function firstLaid(game: HasardNow): string | undefined {
  return Object.keys(game.tracks).find((track) => (game.tracks[track]?.length ?? 0) > 0);
}
