/** An event as it travels: its kind, its sentence, and whatever else its game tells of it. */
export interface GameEvent {
  kind: string;
  seat?: string;
  say?: string;
  /** The clauses of the rules that it follows. */
  clauses?: string[];
  /** What a log may keep of it, in a game that asks people to remember. */
  kept?: GameEvent;
  [field: string]: unknown;
}

/** What each game describes in its own way: `GAME.now` and so on in `/api/openapi.json` are the schemas. */
export interface OfGame {
  now: Record<string, unknown>;
  memory: Record<string, unknown>;
  position: Record<string, unknown>;
  face: Record<string, unknown>;
  event: GameEvent;
}
