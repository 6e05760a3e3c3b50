import { along } from './along.svelte';
import { api, ApiError } from './api';
import { person } from './me.svelte';
import { pack } from './packed';
import { page, SITE } from './site';

/** Saved games: files that were downloaded at the end, and links that hold such a file. */

/** A link that holds the whole game, behind the `#` that no server gets to see. */
export async function linkTo(replay: string): Promise<string> {
  return new URL(page(`/replay#${await pack(replay)}`), location.href).href;
}

/** Keeps a saved game where it can be looked at: at the server, or on this device where there is none. */
export async function open(text: string): Promise<string> {
  const replay = JSON.parse(text) as { game?: string };
  const { game } = replay;
  if (typeof game !== 'string') {
    throw new SyntaxError('no game');
  }
  if (SITE) {
    return keepHere(replay, game);
  }
  try {
    await person.ensure();
    return (await api.importReplay(replay)).id;
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 0 && along.beginsHere(game)) {
      return keepHere(replay, game);
    }
    throw problem;
  }
}

/** A game that is over, to be taken along. */
export async function keepHere(replay: unknown, game: string): Promise<string> {
  const { id } = await api.importReplay(replay, game);
  along.keeps();
  return id;
}
