import { along } from './along.svelte';
import { api, ApiError, type NewTable } from './api';
import { person } from './me.svelte';
import { SITE } from './site';

async function here(table: NewTable): Promise<string> {
  // A name that was typed and not saved yet counts here, too; a server that cannot be asked does not matter.
  if (person.typed !== undefined || person.name === '') {
    await person.ensure().catch(() => undefined);
  }
  const { id } = await api.open(table, true);
  along.keeps();
  return id;
}

async function there(table: NewTable): Promise<string> {
  await person.ensure();
  return (await api.open(table)).id;
}

/** A game of one person against bots: on this device as soon as its program is there. Where nothing can be kept, the server plays. */
export async function beginAlone(table: NewTable): Promise<string> {
  if (!along.beginsHere(table.game)) {
    const id = await there(table);
    along.played(table.game);
    return id;
  }
  along.played(table.game);
  try {
    return await here(table);
  } catch (problem) {
    if (SITE) {
      throw problem;
    }
    return there(table).catch(() => {
      throw problem;
    });
  }
}

/** A table for people: at the server; on this device, for those who share it, where there is no server to be reached. */
export async function beginTogether(table: NewTable): Promise<string> {
  if (SITE) {
    return here(table);
  }
  try {
    return await there(table);
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 0 && along.beginsHere(table.game)) {
      return here(table);
    }
    throw problem;
  }
}
