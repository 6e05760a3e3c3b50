import { byGame } from './games';

/** What stands on the box of a game: our own estimates for people around a table. */
export interface Box {
  /** From, to. */
  minutes: readonly [number, number];
  age: number;
  /** 1 is learnt in two minutes, 3 is worth a second evening. */
  difficulty: 1 | 2 | 3;
}

export const BOXES: Record<string, Box> = byGame(
  import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' }),
);
