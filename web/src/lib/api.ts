import { i18n } from './i18n.svelte';
import { bindAlone } from './receipt';
import { spoken } from './sentence';
import { ask as asked, type Answered } from './transport';
import type {
  AnalysisAnswer,
  ChatLine,
  DrawsAnswer,
  FramesAnswer,
  GameDetails,
  GameSummary,
  Hint,
  RuleBook,
  StoryLine,
  TableInfo,
  TableSummary,
} from './types';

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
  id: string;
  name: string;
  language: string;
  program: boolean;
  moderator: boolean;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  /** A content set other than the game's own. */
  content?: string;
  terms?: Record<string, unknown>;
  bots?: string[];
  sit?: boolean;
  /** All others are bots: begin at once. */
  ready?: boolean;
}

/** A table that was just opened, and what its server is bound to. */
type Opened = Pick<TableInfo, 'id' | 'commitment' | 'draws'>;

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${i18n.language}`;
  let answer: Answered;
  try {
    answer = await asked(method, url, body === undefined ? undefined : JSON.stringify(body), {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    });
  } catch {
    throw new ApiError(0, i18n.t('error.offline'));
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
  const text = await ask(method, path, body, headers);
  const json = text === '' ? (undefined as T) : read<T>(text);
  if (json === undefined && text !== '') {
    throw new ApiError(0, i18n.t('error.offline'));
  }
  return json as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** Opens a table and begins, now that the server is bound, with a share of one's own in the draws. */
async function opened(path: string, body: object, seat: string | undefined): Promise<Opened> {
  const table = await post<Opened>(path, { ...body, ready: false });
  if (seat !== undefined) {
    await post(`/api/tables/${table.id}/commands`, { cmd: 'ready', seat, ...bindAlone(table, seat) });
  }
  return table;
}

export const api = {
  me: () => get<Me>('/api/me'),
  introduce: (name: string) => post<Me>('/api/people', { name, language: i18n.language }),
  rename: (name: string) => post<Me>('/api/me', { name, language: i18n.language }),
  games: () => get<{ games: GameSummary[]; levels: string[] }>('/api/games'),
  game: (id: string, content?: string) =>
    get<GameDetails>(`/api/games/${id}${content ? `?content=${encodeURIComponent(content)}` : ''}`),
  book: (id: string) => get<RuleBook>(`/api/games/${id}/book`),
  tables: async () => (await get<{ tables: TableSummary[] }>('/api/tables')).tables,
  mine: async () => (await get<{ tables: TableSummary[] }>('/api/me/tables')).tables,
  /** At the server, or on this device. */
  open: (table: NewTable, local = false) =>
    opened(`/api/tables${local ? `?local=${table.game}` : ''}`, table, table.ready ? 'A' : undefined),
  table: async (id: string) => (await get<{ table: TableInfo }>(`/api/tables/${id}`)).table,
  rematch: (id: string) => post<{ id: string }>(`/api/tables/${id}/rematch`),
  link: (id: string, seat: string) => post<{ url: string }>(`/api/tables/${id}/link`, { seat }),
  linked: (secret: string) => get<{ kind: 'seat' | 'device' }>(`/api/links/${secret}`),
  take: (secret: string) =>
    post<{ kind: 'seat' | 'device'; table?: string; name?: string }>(`/api/links/${secret}`),
  story: async (id: string, seat: string | undefined, after = 0) =>
    (
      await get<{ lines: StoryLine[] }>(
        `/api/tables/${id}/story?after=${after}${seat === undefined ? '' : `&seat=${seat}`}`,
      )
    ).lines,
  recap: async (id: string) => (await get<{ lines: StoryLine[] }>(`/api/tables/${id}/recap`)).lines,
  chat: async (id: string) => (await get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat`)).lines,
  hint: (id: string, seat: string) => post<Hint>(`/api/tables/${id}/hint`, { seat }),
  scenario: (id: string, step?: number) =>
    ask('GET', `/api/tables/${id}/scenario${step === undefined ? '' : `?step=${step}`}`),
  frames: (id: string, as: string, from: number, to: number) =>
    get<FramesAnswer>(`/api/tables/${id}/replay?as=${as}&from=${from}&to=${to}`),
  draws: (id: string) => get<DrawsAnswer>(`/api/tables/${id}/draws`),
  verify: (id: string) => get<{ fair: boolean; draws?: number; say?: string }>(`/api/tables/${id}/verify`),
  analysis: (id: string) => get<AnalysisAnswer | { done: number; of: number }>(`/api/tables/${id}/analysis`),
  playOn: (id: string, step: number, seat: string) =>
    opened(`/api/tables/${id}/continue`, { step, seat, level: 'habitué' }, seat),
  replayText: (id: string) => ask('GET', `/api/tables/${id}/replay`),
  /** At the server, or on this device. */
  importReplay: (replay: unknown, local?: string) =>
    post<{ id: string }>(`/api/replays${local === undefined ? '' : `?local=${local}`}`, { replay }),
  pushKey: () => get<{ key: string }>('/api/push/key'),
  pushOn: (subscription: unknown) => post<undefined>('/api/push', subscription),
  pushOff: (endpoint: string) => call<undefined>('DELETE', '/api/push', { endpoint }),
};
