import { beforeEach, expect, it } from 'vitest';
import type { Core } from './core';
import { Desk, type World } from './desk';
import type { Effects, Line } from './messages';

const WHO = { name: 'Ana', lang: 'fr', think: 50 };
const TABLE = 'local-cabo-01';

let disk: Line[];
let asked: Record<string, unknown>[];
let told: string[];
let later: (() => void)[];
let waits: number[];
let full: boolean;
let desk: Desk;

/** A table that writes one line for everything it hears. */
function core(): Core {
  let seq = 0;
  return {
    serve(text) {
      const request = JSON.parse(text) as Record<string, unknown>;
      asked.push(request);
      const effects: Effects = { lines: [], rows: [], told: [], wake: {} };
      if (request.do === 'load') {
        seq = (request.lines as Line[]).length;
        effects.told.push({ to: 1, text: `table ${seq}` });
      }
      if (request.do === 'hear' || request.do === 'wake') {
        seq++;
        effects.lines.push({ table: TABLE, seq, at: 0, body: '' });
        effects.told.push({ to: 1, text: `line ${seq}` });
        effects.wake = { [TABLE]: request.do === 'hear' ? 5 : 0 };
      }
      return JSON.stringify(effects);
    },
  };
}

beforeEach(() => {
  [disk, asked, told, later, waits, full] = [
    [{ table: TABLE, seq: 1, at: 0, body: '' }],
    [],
    [],
    [],
    [],
    false,
  ];
  const world: World = {
    load: () => Promise.resolve(core()),
    keep: (lines) => {
      if (full && lines.length > 0) {
        return Promise.reject(new Error('full'));
      }
      disk.push(...lines);
      return Promise.resolve();
    },
    log: () => Promise.resolve(disk),
    now: () => 0,
    luck: () => '00',
    later: (work, millis) => {
      waits.push(millis);
      return later.push(work);
    },
    cancel: () => undefined,
    tell: (_, text) => told.push(disk.length === 0 ? `${text} unkept` : text),
    moved: () => undefined,
  };
  desk = new Desk(world);
});

const hear = (): Promise<void> => desk.hear('cabo', TABLE, 1, '{"id":"m1"}', WHO);

it('reads the log of a table before it is asked anything', async () => {
  await hear();
  expect(asked.map((request) => request.do)).toEqual(['load', 'hear']);
  expect(disk.map((line) => line.seq)).toEqual([1, 2]);
  expect(told).toEqual(['table 1', 'line 2']);
});

it('tells nothing that was not kept, and goes back to what was', async () => {
  await hear();
  [told, full] = [[], true];
  await hear();
  expect(told).toEqual(['table 2', JSON.stringify({ t: 'refused', id: 'm1', clause: 'STORAGE', say: '' })]);
  expect(disk.map((line) => line.seq)).toEqual([1, 2]);
  full = false;
  await hear();
  expect(disk.map((line) => line.seq)).toEqual([1, 2, 3]);
});

it('wakes a table when its time has come', async () => {
  await hear();
  expect(later).toHaveLength(1);
  later[0]?.();
  await desk.moved('cabo', 'local-cabo-other');
  expect(asked.at(-1)).toMatchObject({ do: 'wake', table: TABLE, person: 'me', lang: 'fr' });
  expect(disk).toHaveLength(3);
});

it('tells whoever looks on that a bot cannot go on, tries again after a while, and goes on when there is room', async () => {
  const quiet = (): Promise<void> => desk.moved('cabo', 'local-cabo-other');
  await desk.join('cabo', TABLE, 7, 0, WHO);
  await hear();
  [told, full] = [[], true];
  later.pop()?.();
  await quiet();
  expect(told).toEqual(['table 2', JSON.stringify({ t: 'held', say: '' })]);
  expect(waits.at(-1)).toBeGreaterThan(1_000);
  await desk.leave('cabo', 7);
  told = [];
  later.pop()?.();
  await quiet();
  expect(told).toEqual(['table 2']);
  full = false;
  later.pop()?.();
  await quiet();
  expect(disk.map((line) => line.seq)).toEqual([1, 2, 3]);
});

it('says that a table is not there', async () => {
  disk = [];
  expect(await desk.join('cabo', TABLE, 1, 0, WHO)).toBe(false);
  expect(asked).toEqual([]);
});

it('does one thing at a time, in the order it was asked', async () => {
  await Promise.all([hear(), hear(), hear()]);
  expect(disk.map((line) => line.seq)).toEqual([1, 2, 3, 4]);
});
