import type { Line, Row } from './messages';

/**
 * Where tables of this device are kept: every line of their logs, and for each of them what the list of games says. A line is kept when the
 * browser says that it lies on the disk, and never replaced: whoever comes second with the same number is refused.
 */
const NAME = 'tablee';
/** Raised when the shape changes; `upgrade` then leads from every older one to it. */
const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error('storage'));
  });
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    database.createObjectStore('tables', { keyPath: 'id' });
  }
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = (event) => upgrade(request.result, event.oldVersion);
    request.onsuccess = () => {
      // A newer page wants another shape: this one lets go, and opens again when it is needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('storage'));
  }).catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

/** All or nothing; fails where a line of this number is there already, and where there is no room. */
export async function keep(lines: Line[], rows: Row[]): Promise<void> {
  if (lines.length === 0 && rows.length === 0) {
    return;
  }
  const work = (await database()).transaction(['lines', 'tables'], 'readwrite', { durability: 'strict' });
  const end = finished(work);
  lines.forEach((line) => work.objectStore('lines').add(line));
  rows.forEach((row) => work.objectStore('tables').put(row));
  await end;
}

const linesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

export async function log(table: string): Promise<Line[]> {
  const work = (await database()).transaction('lines');
  return done(work.objectStore('lines').getAll(linesOf(table)) as IDBRequest<Line[]>);
}

export async function list(): Promise<Row[]> {
  const work = (await database()).transaction('tables');
  return done(work.objectStore('tables').getAll() as IDBRequest<Row[]>);
}

export async function forget(table: string): Promise<void> {
  const work = (await database()).transaction(['lines', 'tables'], 'readwrite');
  const end = finished(work);
  work.objectStore('lines').delete(linesOf(table));
  work.objectStore('tables').delete(table);
  await end;
}
