import { byGame } from '../../games/games';
import type { Value, Obj } from './schema';

/** What a game says of its own sets: which card a record is, and what changes with the name of a set. */
export interface SetKind {
  /** The card of this record, by the id of its picture; nothing where it is none. */
  cardOf: (file: string, record: Obj) => string | undefined;
  /** Makes a copy its owner's: no set but the game's own is the game's own. */
  owned?: (files: Record<string, Value>, name: string) => void;
  /** How a value is called, by the key of its words. */
  wordOf?: (value: string) => string | undefined;
}

const KINDS = byGame(import.meta.glob<SetKind>('../../games/*/sets.ts'));

const PLAIN: SetKind = { cardOf: () => undefined };

export async function kindOf(game: string): Promise<SetKind> {
  return (await KINDS[game]?.()) ?? PLAIN;
}
