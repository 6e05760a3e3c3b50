import { byGame } from '../games/games';
import type { GameDetails } from './types';

/** One card as it is printed, at its true size: what it shows besides its picture, in words. */
export interface Printed {
  /** Of its picture. */
  id: string;
  copies: number;
  title: string;
  /** What kind of card it is, on a band of this colour. */
  kind: string;
  colour: string;
  /** What one looks for when the card is held in a hand. */
  corner?: string;
  lines: string[];
  flavour?: string;
  /** Cards with the same back cannot be told apart. */
  back: { words: string; colour: string };
}

/** Millimetres, and how many of them go on a sheet of A4. */
export interface Format {
  width: number;
  height: number;
  across: number;
  down: number;
}

/** A card of the usual size, and a strip of road as long as a sheet allows. */
export const CARD: Format = { width: 63, height: 88, across: 3, down: 3 };
export const STRIP: Format = { width: 190, height: 62, across: 1, down: 4 };

export type Say = (key: string, ...args: (string | number)[]) => string;
export interface Prints {
  format: Format;
  print: (details: GameDetails, say: Say) => Printed[];
}

const PRINTS = byGame(import.meta.glob<Prints>('../games/*/print.ts'));

/** How the cards of a game are printed; a game without cards of its own has nothing to print. */
export async function printsOf(game: string): Promise<Prints | undefined> {
  return PRINTS[game]?.();
}

/** Paper waits for no picture: those that would come when somebody scrolls to them come before it is printed. */
export async function printWhole(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.sheets img')];
  pictures.forEach((picture) => (picture.loading = 'eager'));
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  window.print();
}

/** Each card as often as it lies in the box, sheet by sheet. */
export function sheets(cards: Printed[], { across, down }: Format): Printed[][] {
  const all = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const room = across * down;
  return Array.from({ length: Math.ceil(all.length / room) }, (_, at) =>
    all.slice(at * room, (at + 1) * room),
  );
}

/** The backs of a sheet, as they lie when it is turned over at its long side: each row the other way round. */
export function turned(sheet: Printed[], { across, down }: Format): (Printed | undefined)[] {
  return Array.from({ length: across * down }, (_, at) => {
    const row = Math.floor(at / across);
    return sheet[row * across + (across - 1 - (at % across))];
  });
}
