/** What a board from outside is given, and given anew whenever something changed; see docs/guides/a-game-in-an-evening.md. */
export interface OutsideTable {
  now: Record<string, unknown>;
  /** Moves in notation; empty when one is not asked. */
  legal: string[];
  /** My seat; none for somebody who only looks. */
  me: string | undefined;
  /** People's names by seat. */
  names: Record<string, string>;
  /** What has just happened. */
  events: { kind: string; [field: string]: unknown }[];
  /** The sentence of each move. */
  says: Record<string, string>;
  /** The reader’s: `fr`, `en`, or another that this server’s page speaks. */
  language: string;
  act: (move: string) => void;
}

/** What `mount(element, table)` of its script answers. */
export interface OutsideBoard {
  update: (table: OutsideTable) => void;
  destroy: () => void;
}
