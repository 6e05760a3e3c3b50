import { byGame } from '../games/games';
import type { Now } from './types';

/** A position of a real game in the rule book, as one seat saw it (`build/figures.mjs` records them). */
export interface Figure {
  clause: string;
  eyes: string;
  step: number;
  /** The part of the board that is shown; without it all of it. */
  part?: string;
  /** Height by width of what is shown on a desk: its room while it comes. */
  shape: number;
  /** By language; English where the reader’s is not there. */
  caption: Record<string, string>;
  now: Now;
}

const FIGURES = byGame(import.meta.glob<Figure[]>('../games/*/figures.json', { import: 'default' }));

/** The figures of a game's book, fetched with it; a game without any has none. */
export async function figuresOf(game: string): Promise<Figure[]> {
  return (await FIGURES[game]?.()) ?? [];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a part of a drawing is moved and scaled to lie in the middle of a window, as large as it fits but never larger than `most`. */
export function framed(
  part: Box,
  window: { width: number; height: number },
  most = 1.25,
): { scale: number; x: number; y: number } {
  const scale = Math.min(
    most,
    window.width / Math.max(1, part.width),
    window.height / Math.max(1, part.height),
  );
  return {
    scale,
    x: (window.width - part.width * scale) / 2 - part.x * scale,
    y: (window.height - part.height * scale) / 2 - part.y * scale,
  };
}
