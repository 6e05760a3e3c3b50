/**
 * A game's part of the client is one folder here: `Board.svelte`, `text.ts` (the table in words), `guide.ts` with its words,
 * `moments.ts` (how its events sound and how long they stay), `box.ts` and `look.json` (the shelf), `Keepsake.svelte`
 * (what one takes home from a game), `figures.json` (positions in the rule book), and `words.<language>.json`. Folders are found by listing, so that a new game is a new folder and nothing else.
 *
 * Turns what `import.meta.glob` found (by path) into the same by game.
 */
export function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(found).map(([path, one]) => [path.split('/').at(-2) ?? path, one]),
  );
}
