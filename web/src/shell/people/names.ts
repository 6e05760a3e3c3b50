import type { LiveTable } from '../../lib/table.svelte';

/** A name that changes does so at the table too: on the seat that had it, or on the only one. */
export function renameAt(table: LiveTable, before: string, name: string): void {
  const seats = (table.info?.seats ?? []).filter((chair) => table.mySeats.includes(chair.seat));
  seats
    .filter((chair) => seats.length === 1 || chair.name === before)
    .forEach((chair) => table.send({ cmd: 'rename', seat: chair.seat, name }));
}
