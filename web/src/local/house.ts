import { i18n } from '../lib/i18n.svelte';
import { person } from '../lib/me.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Speed } from '../lib/rhythm';
import type { Answered } from '../lib/transport';
import type { Asked, Heard, Who } from './messages';
import address from './worker.ts?worker&url';

/** This page's side of the worker. */
interface Follower {
  opened(say: (text: string) => void, hangUp: () => void): void;
  heard(text: string): void;
  ended(code: number): void;
}

const calls = new Map<number, (answer: Answered) => void>();
const followers = new Map<number, Follower>();
let next = 1;
let worker: Worker | undefined;

function post(asked: Asked): void {
  if (!worker) {
    worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: { data: Heard }) => hear(data);
    worker.onerror = () => fail();
  }
  worker.postMessage(asked);
}

/** The worker is gone: whoever waits is told, and the next question starts another. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  const [waiting, following] = [[...calls.values()], [...followers.values()]];
  calls.clear();
  followers.clear();
  waiting.forEach((answer) => answer({ status: 503, text: '' }));
  following.forEach((follower) => follower.ended(1011));
}

function hear(heard: Heard): void {
  switch (heard.tell) {
    case 'answer': {
      const { id, status, text } = heard;
      const answer = calls.get(id);
      calls.delete(id);
      answer?.({ status, text: status === 503 && text === '' ? trouble() : text });
      break;
    }
    case 'joined':
      followers.get(heard.connection)?.opened(
        (text) => post({ ask: 'hear', connection: heard.connection, text, who: who() }),
        () => {
          followers.delete(heard.connection);
          post({ ask: 'leave', connection: heard.connection });
        },
      );
      break;
    case 'message':
      followers.get(heard.connection)?.heard(said(heard.text));
      break;
    case 'ended':
      followers.get(heard.connection)?.ended(heard.code);
      followers.delete(heard.connection);
      break;
  }
}

const trouble = (): string => JSON.stringify({ error: 'storage', say: i18n.t('local.full') });

/** What could not be kept is said by the page, which knows the words for it. */
function said(text: string): string {
  if (!text.includes('"say":""')) {
    return text;
  }
  const message = JSON.parse(text) as { t: string; clause?: string };
  switch (message.t) {
    case 'refused':
      return message.clause === 'STORAGE' ? JSON.stringify({ ...message, say: i18n.t('local.full') }) : text;
    case 'held':
      return JSON.stringify({ ...message, say: i18n.t('local.waits') });
    default:
      return text;
  }
}

/** Experts think as long as the table takes its time. */
const THINK: Record<Speed, number> = { relaxed: 1_000, normal: 600, brisk: 400, instant: 150 };

const who = (): Who => ({
  // What was typed counts, saved or not.
  name: person.typed?.trim() || person.name || i18n.t('local.me'),
  lang: i18n.language,
  think: THINK[prefs.speed],
});

export function ask(game: string, method: string, address: string, body = ''): Promise<Answered> {
  const url = new URL(address, location.href);
  const id = next++;
  return new Promise((resolve) => {
    calls.set(id, resolve);
    post({
      ask: 'call',
      id,
      game,
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      who: who(),
    });
  });
}

/** Loads a game's program, if it can be played and kept here. */
export function prepare(game: string): Promise<boolean> {
  const id = next++;
  return new Promise((resolve) => {
    calls.set(id, ({ status }) => resolve(status === 200));
    post({ ask: 'prepare', id, game });
  });
}

export function join(game: string, address: string, follower: Follower): void {
  const url = new URL(address, location.href);
  const connection = next++;
  followers.set(connection, follower);
  const table = url.pathname.split('/')[3] ?? '';
  post({
    ask: 'join',
    connection,
    game,
    table,
    since: Number(url.searchParams.get('since') ?? 0),
    who: who(),
  });
}
