import {
  asker,
  type AnyReplay,
  type Me,
  type NewTable as AskedTable,
  type Opened,
  type PuzzleTried,
  type Puzzles,
} from '../../client';
import { i18n } from './i18n.svelte';
import { bindAlone } from './receipt';
import { spoken } from './sentence';
import { ask as asked, type Answered } from './transport';
import type { Frames, TableSummary } from './types';

export type { Me };

/** Levels come as words from what somebody chose before. */
export type NewTable = Omit<AskedTable, 'bots'> & { bots?: string[] };

/** A refusal or a failure, with the server's own sentence where there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly clause?: string,
  ) {
    super(message);
  }
}

async function ask(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${i18n.language}`;
  let answer: Answered;
  try {
    answer = await asked(method, url, body, {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    });
  } catch {
    throw new ApiError(0, i18n.t('error.silent'));
  }
  if (answer.status < 200 || answer.status > 299) {
    const error = read<{ say?: string; error?: string; clause?: string }>(answer.text);
    throw new ApiError(answer.status, error?.say ?? error?.error ?? i18n.t('error.title'), error?.clause);
  }
  return answer.text;
}

/** A door in between (a proxy, a captive portal) may answer something that is not ours. */
function read<T>(text: string): T | undefined {
  try {
    return JSON.parse(text, spoken) as T;
  } catch {
    return undefined;
  }
}

/** One question to the server, for whoever has more to ask than what stands below. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return understood(
    await ask(method, path, body === undefined ? undefined : JSON.stringify(body), headers),
  ) as T;
}

function understood(text: string): unknown {
  const json = text === '' ? undefined : read<unknown>(text);
  if (json === undefined && text !== '') {
    throw new ApiError(0, i18n.t('error.silent'));
  }
  return json;
}

/** What the server describes of itself, by method and address: see `client/api.ts`. */
export const typedWith = (headers: Record<string, string>) =>
  asker(
    async (method, path, body) => ({ status: 200, text: await ask(method, path, body, headers) }),
    understood,
  );

export const typed = typedWith({});

const post = <T>(path: string, body: unknown): Promise<T> => call<T>('POST', path, body);

/** Opens a table and begins, now that the server is bound, with a share of one's own in the draws. */
async function opened(path: string, body: object, seat: string | undefined): Promise<Opened> {
  const table = await post<Opened>(path, { ...body, ready: false });
  if (seat !== undefined) {
    await post(`/api/tables/${table.id}/commands`, { cmd: 'ready', seat, ...bindAlone(table, seat) });
  }
  return table;
}

export const api = {
  me: () => typed('GET /api/me'),
  introduce: (name: string) => typed('POST /api/people', { body: { name, language: i18n.language } }),
  rename: (name: string) => typed('POST /api/me', { body: { name, language: i18n.language } }),
  look: (face: string) => typed('POST /api/me', { body: { face } }),
  games: () => typed('GET /api/games'),
  game: (game: string, content?: string) =>
    typed('GET /api/games/{game}', { path: { game }, query: content ? { content } : {} }),
  book: (game: string) => typed('GET /api/games/{game}/book', { path: { game } }),
  /** At the server, or on this device, as for tables. */
  puzzles: (game: string, local: boolean): Promise<Puzzles> =>
    call('GET', `/api/games/${game}/puzzles${local ? '?local' : ''}`),
  tryPuzzle: (game: string, puzzle: string, move: string, local: boolean): Promise<PuzzleTried> =>
    call(
      'GET',
      `/api/games/${game}/puzzles/${puzzle}?${local ? 'local&' : ''}move=${encodeURIComponent(move)}`,
    ),
  tables: async (): Promise<TableSummary[]> => (await typed('GET /api/tables')).tables,
  mine: async (): Promise<TableSummary[]> => (await typed('GET /api/me/tables')).tables,
  /** At the server, or on this device. */
  open: (table: NewTable, local = false) =>
    opened(`/api/tables${local ? `?local=${table.game}` : ''}`, table, table.ready ? 'A' : undefined),
  table: async (id: string) => (await typed('GET /api/tables/{id}', { path: { id } })).table,
  rematch: (id: string) => typed('POST /api/tables/{id}/rematch', { path: { id }, body: {} }),
  link: (id: string, seat: string) => typed('POST /api/tables/{id}/link', { path: { id }, body: { seat } }),
  linked: (secret: string) => typed('GET /api/links/{secret}', { path: { secret } }),
  take: (secret: string, merge = false) =>
    typed('POST /api/links/{secret}', { path: { secret }, body: { merge } }),
  story: async (id: string, seat: string | undefined, after = 0) =>
    (
      await typed('GET /api/tables/{id}/story', {
        path: { id },
        query: { after, ...(seat === undefined ? {} : { seat }) },
      })
    ).lines,
  recap: async (id: string) => (await typed('GET /api/tables/{id}/recap', { path: { id } })).lines,
  chat: async (id: string) => (await typed('GET /api/tables/{id}/chat', { path: { id } })).lines,
  hint: (id: string, seat: string) => typed('POST /api/tables/{id}/hint', { path: { id }, body: { seat } }),
  scenario: (id: string, step?: number) =>
    ask('GET', `/api/tables/${id}/scenario${step === undefined ? '' : `?step=${step}`}`),
  frames: async (id: string, as: string, from: number, to: number): Promise<Frames> =>
    (await typed('GET /api/tables/{id}/replay', { path: { id }, query: { as, from, to } })) as Frames,
  draws: (id: string) => typed('GET /api/tables/{id}/draws', { path: { id } }),
  verify: (id: string) => typed('GET /api/tables/{id}/verify', { path: { id } }),
  analysis: (id: string) => typed('GET /api/tables/{id}/analysis', { path: { id } }),
  playOn: (id: string, step: number, seat: string) =>
    opened(`/api/tables/${id}/continue`, { step, seat, level: 'habitué' }, seat),
  replayText: (id: string) => ask('GET', `/api/tables/${id}/replay`),
  /** At the server, or on this device. */
  importReplay: (replay: unknown, local?: string) =>
    local === undefined
      ? typed('POST /api/replays', { body: { replay: replay as AnyReplay } })
      : post<{ id: string }>(`/api/replays?local=${local}`, { replay }),
  pushKey: () => typed('GET /api/push/key'),
  pushOn: (subscription: unknown) => call<undefined>('POST', '/api/push', subscription),
  pushOff: (endpoint: string) => typed('DELETE /api/push', { body: { endpoint } }),
};
