import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';
import { asker, overHttp } from '../client';
import { build } from '../build/client.mjs';

/** The package as a release has it, installed where nothing else is, and the sample that others begin with. */
const folder = mkdtempSync(join(tmpdir(), 'tablee-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['cabo', 'hasard'])('the sample bot plays a whole game of %s on the client package', async (game) => {
  const installed = join(folder, 'node_modules/tablee-client');
  mkdirSync(installed, { recursive: true });
  build(installed);
  const sample = join(folder, 'bot.mjs');
  cpSync(resolve(import.meta.dirname, '../../samples/javascript/bot.mjs'), sample);
  const { stdout } = await promisify(execFile)(process.execPath, [sample, inject('url'), game]);
  const id = /^table (\S+)$/m.exec(stdout)?.[1] ?? '';
  expect(stdout).toMatch(/^over \{"ranks"/m);
  const { table } = await asker(overHttp(inject('url')))('GET /api/tables/{id}', { path: { id } });
  expect(table.phase).toBe('over');
});
