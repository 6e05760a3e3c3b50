import type { GameInfo, Language, TableInfo } from './types';

/** A refusal or a failure, with the server's own sentence where there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly clause?: string,
  ) {
    super(message);
  }
}

export interface Me {
  id: string;
  name: string;
  language: Language;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  bots?: string[];
  clock?: {
    kind: 'none' | 'live' | 'days';
    turn?: number;
    reserve?: number;
    outcome?: 'bot' | 'skip' | 'leave';
  };
  spectators?: boolean;
  public?: boolean;
  hotSeat?: boolean;
  start?: boolean;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'offline', 'offline');
  }
  const text = await answer.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) {
    const error = (json as { error?: { code?: string; message?: string; clause?: string } } | undefined)
      ?.error;
    throw new ApiError(
      answer.status,
      error?.code ?? 'unknown',
      error?.message ?? answer.statusText,
      error?.clause,
    );
  }
  return json as T;
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (change: { name?: string; language?: Language }) => call<Me>('PATCH', '/api/me', change),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  mine: () => call<TableInfo[]>('GET', '/api/my/tables'),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  open: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  sit: (id: string, seat: string, how: { bot?: string; open?: boolean } = {}) =>
    call<TableInfo>('POST', `/api/tables/${id}/seats/${seat}`, how),
  leave: (id: string, seat: string) => call<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`),
  press: (id: string, what: 'ready' | 'start' | 'resign' | 'rematch' | 'close', body: unknown = {}) =>
    call<TableInfo>('POST', `/api/tables/${id}/${what}`, body),
  link: (id: string) => call<{ url: string }>('GET', `/api/tables/${id}/link`),
};
