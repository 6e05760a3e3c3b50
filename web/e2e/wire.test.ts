import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { beforeAll, expect, inject, it } from 'vitest';
import { asker, overHttp, type Command, type Message } from '../client';

/**
 * The types of `client/api.ts` against what the server really sends: every kind of answer and message is collected, written down as a
 * typed value, and given to the compiler. A field the client does not know and a field the server no longer sends are both errors. All of it is
 * asked, and the games are played, with the client package.
 */
const FILE = resolve(import.meta.dirname, '../target/wire/samples.ts');
const GAMES: [string, number, Record<string, string>][] = [
  ['cabo', 2, {}],
  ['cv', 2, {}],
  ['metro', 3, {}],
  ['hasard', 2, { survivor: 'wins' }],
];
/** Every game is played to its end, however fast the machine is; one that is longer than this ends by resigning. */
const MOST_MOVES = 300;
const TOO_LONG = 150_000;
const PAGE = 100;
const samples = new Map<string, string>();
let token = '';
let ask = asker(overHttp(''));

/** What belongs to a game is not described here, events are collected one by one, and long lists are all alike. */
const OF_A_GAME = ['now', 'position', 'action', 'names'];
function trimmed(key: string, value: unknown): unknown {
  if (OF_A_GAME.includes(key) && !Array.isArray(value)) {
    return {};
  }
  if (key === 'events' && Array.isArray(value)) {
    return [];
  }
  return Array.isArray(value) && key !== 'ranks' ? value.slice(0, 3) : value;
}

/** Each kind of message has room of its own, however much the games chatter. */
const MOST_SAMPLES = 120;
const kept = new Map<string, number>();

/** The events anywhere in it, with what the client knows of every event; the rest belongs to the game. */
function eventsOf(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (OF_A_GAME.includes(key)) {
      return [];
    }
    return key === 'events' && Array.isArray(inner) ? inner.map(common) : eventsOf(inner);
  });
}

function common(event: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(event).filter(([key]) => ['kind', 'seat', 'say', 'clauses'].includes(key)),
  );
}

/** Keeps one sample of each shape, and of each shape of its events. */
function collect(type: string, value: unknown): void {
  eventsOf(value).forEach((event) => keep('GameEvent', event));
  keep(type, value);
}

function keep(type: string, value: unknown): void {
  const text = JSON.stringify(value, trimmed, 1);
  // Keys stay, values go.
  const shape = `${type} ${text.replace(/"(?:[^"\\]|\\.)*"(:?)|-?\d+/g, (found, colon) => (colon ? found : '_'))}`;
  const count = kept.get(type) ?? 0;
  if (count < MOST_SAMPLES && !samples.has(shape)) {
    kept.set(type, count + 1);
    samples.set(shape, `: ${type} = ${text};`);
  }
}

const TYPES: Record<string, string> = {
  table: 'TableMessage',
  update: 'UpdateMessage',
  said: 'SaidMessage',
  taken: 'TakenMessage',
  refused: 'RefusedMessage',
  ack: 'AckMessage',
  here: 'HereMessage',
};

/** A message that may ask for a move. */
type Asking = Extract<Message, { t: 'table' | 'update' }>;

function legalOf(message: Asking): string[] {
  const moves = message.t === 'table' ? message.views[0]?.legal : message.legal;
  return (moves ?? []).map((move) => (typeof move === 'string' ? move : move.do));
}

/** Plays at random until the game is over, listening. */
async function play(game: string, seats: number, options: Record<string, string>): Promise<string> {
  const { id } = await ask('POST /api/tables', {
    body: {
      game,
      seats,
      options,
      bots: Array.from({ length: seats - 1 }, () => 'random' as const),
      sit: true,
      ready: true,
      terms: { pace: 0, clock: { kind: 'live', turn: 60, reserve: 60 } },
    },
  });
  const url = `${inject('url').replace('http', 'ws')}/api/tables/${id}/socket?lang=en`;
  const init = { headers: { authorization: `Bearer ${token}` } } as unknown as string[];
  const socket = new WebSocket(url, init);
  const tell = (command: Command): void => socket.send(JSON.stringify(command));
  let moves = 0;
  let asked: Asking | undefined;
  const answer = (): void => {
    const legal = asked === undefined ? [] : legalOf(asked);
    const ending = legal.find((move) => move === 'cabo');
    const choice = ending ?? legal[(moves * 7) % Math.max(1, legal.length)];
    if (asked === undefined || choice === undefined || moves > MOST_MOVES) {
      return;
    }
    moves++;
    if (moves === 3) {
      tell({ cmd: 'say', id: 'hello', text: 'hello' });
      tell({ cmd: 'act', id: 'nonsense', seq: asked.seq, do: 'nonsense' });
    }
    tell(
      moves > MOST_MOVES
        ? { cmd: 'resign', id: 'enough' }
        : { cmd: 'act', id: `m${moves}`, seq: asked.seq, do: choice },
    );
  };
  await new Promise<void>((over, failed) => {
    socket.onclose = () => failed(new Error(`${game}: the server hung up after ${moves} moves`));
    const late = setTimeout(() => failed(new Error(`${game}: not over after ${moves} moves`)), TOO_LONG);
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      collect(TYPES[message.t] ?? 'never', message);
      if (message.t === 'update' || message.t === 'table') {
        asked = message;
        if (message.table?.phase === 'over') {
          clearTimeout(late);
          over();
        } else {
          answer();
        }
      } else if (message.t === 'refused' && message.id !== 'nonsense') {
        answer();
      }
    };
  });
  socket.close();
  return id;
}

/** The whole game once more, a page at a time. */
async function replay(id: string, as: string): Promise<void> {
  for (let from = 0, steps = 0; from <= steps; from += PAGE) {
    const part = await ask('GET /api/tables/{id}/frames', {
      path: { id },
      query: { viewer: as, from, to: from + PAGE - 1 },
    });
    steps = part.steps;
    collect('Frames', part);
    part.frames.forEach((frame) => collect('Frame', frame));
  }
}

beforeAll(async () => {
  const nobody = asker(overHttp(inject('url')));
  const me = await nobody('POST /api/people', { body: { name: 'Typed', language: 'en', program: true } });
  token = me.token ?? '';
  ask = asker(overHttp(inject('url'), token));
}, 30_000);

/** Before the types: the compiler keeps this process busy for so long that a server hangs up meanwhile. */
it('what describes the API is what such documents have to be', async () => {
  const openapi = await new Validator().validate(await ask('GET /api/openapi.json'));
  expect(openapi.errors ?? []).toEqual([]);
  const standard = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const valid = ajv.compile(JSON.parse(readFileSync(standard, 'utf8')) as object);
  valid(await ask('GET /api/asyncapi.json'));
  expect(valid.errors ?? []).toEqual([]);
});

it('the types say what the server says', async () => {
  const shelf = await ask('GET /api/games');
  shelf.games.forEach((game) => collect('GameSummary', game));
  const played = await Promise.all(
    GAMES.map(async ([game, seats, options]) => ({ game, id: await play(game, seats, options) })),
  );
  for (const { game, id } of played) {
    collect('GameDetails', await ask('GET /api/games/{game}', { path: { game } }));
    collect('RuleBook', await ask('GET /api/games/{game}/book', { path: { game } }));
    collect('TableMessage', await ask('GET /api/tables/{id}', { path: { id } }));
    const story = await ask('GET /api/tables/{id}/story', { path: { id } });
    story.lines.forEach((line) => collect('StoryLine', line));
    const chat = await ask('GET /api/tables/{id}/chat', { path: { id } });
    chat.lines.forEach((line) => collect('ChatLine', line));
    await replay(id, 'A');
    await replay(id, 'open');
    collect('Draws', await ask('GET /api/tables/{id}/draws', { path: { id } }));
  }
  const mine = await ask('GET /api/me/tables');
  mine.tables.forEach((row) => collect('MyTable', row));
  expect(diagnose()).toEqual([]);
}, 240_000);

function diagnose(): string[] {
  const types = [...new Set([...samples.keys()].map((shape) => shape.split(' ')[0] ?? ''))].sort();
  expect(types).toEqual(
    expect.arrayContaining([
      'AckMessage',
      'Draws',
      'Frame',
      'Frames',
      'GameEvent',
      'RefusedMessage',
      'SaidMessage',
      'UpdateMessage',
    ]),
  );
  const lines = [...samples.values()].map((sample, index) => `export const s${index}${sample}`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `import type { ${types.join(', ')} } from '../../client';\n${lines.join('\n')}\n`);
  const program = ts.createProgram([FILE], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map((found) => `${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`);
}
