import type { TableSummary } from '../lib/types';
import { CHANNEL } from './messages';
import { forget, keep, list } from './store';

/** The tables of this device, for the list of my games: those that wait for me first, then the newest. */
export async function tables(): Promise<TableSummary[]> {
  const rows = (await list()).filter((row) => row.away !== true) as unknown as TableSummary[];
  return rows.sort(
    (one, other) =>
      Number(other.waitsForMe ?? false) - Number(one.waitsForMe ?? false) ||
      (other.movedAt ?? 0) - (one.movedAt ?? 0),
  );
}

/** A row comes back by itself when its table moves: it is written anew then. */
export async function putAway(id: string, away: boolean): Promise<void> {
  const row = (await list()).find((one) => one.id === id);
  if (row) {
    await keep([], [{ ...row, away }]);
  }
}

/** With everything that was played there, for good. Pages that show it are told. */
export async function remove(id: string): Promise<void> {
  await forget(id);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage([id]);
  channel.close();
}
