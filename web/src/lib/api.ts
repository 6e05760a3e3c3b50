import { i18n } from './i18n.svelte';
import type { GameDetails, GameSummary, RuleBook, TableSummary } from './types';

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

export interface Me {
  name: string;
  language: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  terms?: Record<string, unknown>;
  bots?: string[];
  sit?: boolean;
  ready?: boolean;
  nonce?: string;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${i18n.language}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, i18n.t('error.offline'));
  }
  const text = await answer.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) {
    const error = json as { say?: string; error?: string; clause?: string } | undefined;
    throw new ApiError(answer.status, error?.say ?? error?.error ?? answer.statusText, error?.clause);
  }
  return json as T;
}

/** My own share in the draws of a game, so that nobody can fix them alone. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  introduce: (name: string) => call<Me>('POST', '/api/people', { name, language: i18n.language }),
  rename: (name: string) => call<Me>('POST', '/api/me', { name, language: i18n.language }),
  games: async () => (await call<{ games: GameSummary[] }>('GET', '/api/games')).games,
  game: (id: string) => call<GameDetails>('GET', `/api/games/${id}`),
  book: (id: string) => call<RuleBook>('GET', `/api/games/${id}/book`),
  tables: async () => (await call<{ tables: TableSummary[] }>('GET', '/api/tables')).tables,
  mine: async () => (await call<{ tables: TableSummary[] }>('GET', '/api/me/tables')).tables,
  open: (table: NewTable) => call<{ id: string }>('POST', '/api/tables', { nonce: nonce(), ...table }),
  rematch: (id: string) => call<{ id: string }>('POST', `/api/tables/${id}/rematch`, {}),
  link: (id: string, seat: string) => call<{ url: string }>('POST', `/api/tables/${id}/link`, { seat }),
  take: (secret: string) => call<{ table: string; seat: string }>('POST', `/api/links/${secret}`, {}),
  verify: (id: string) => call<{ fair: boolean; draws: number }>('GET', `/api/tables/${id}/verify`),
  nonce,
};
