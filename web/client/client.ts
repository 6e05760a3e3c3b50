import type { Operations, RefusedBody } from './api';

/** How a question gets to a server and its answer back: `fetch`, or whatever stands in its place. */
export type Carrier = (
  method: string,
  address: string,
  body: string | undefined,
) => Promise<{ status: number; text: string }>;

/** The server said no, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** Which refusal it is, for programs. */
    readonly code: string,
    message: string,
    /** The clause of the rules, where a move was refused. */
    readonly clause?: string,
  ) {
    super(message);
  }
}

type Parts<K extends keyof Operations> = Omit<Operations[K], 'gives'>;
type Needed<T> = { [F in keyof T as F extends 'query' ? never : F]: T[F] } & (T extends { query: infer Q }
  ? { query?: Q }
  : unknown);

/** The parts of its address, what follows it, and what comes with it; nothing where an operation needs nothing. */
export type Asked<K extends keyof Operations> = keyof Needed<Parts<K>> extends never
  ? []
  : Record<string, never> extends Needed<Parts<K>>
    ? [what?: Needed<Parts<K>>]
    : [what: Needed<Parts<K>>];

/** The address of an operation, with its parts and its query filled in. */
export function addressOf(
  operation: string,
  what: { path?: Record<string, string>; query?: Record<string, unknown> } = {},
): string {
  const path = operation
    .slice(operation.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(what.path?.[name] ?? ''));
  const query = Object.entries(what.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Asks through this carrier: `await ask('GET /api/tables/{id}', { path: { id } })`. Throws a {@link Refusal}.
 *
 * @param read makes a value of the text of an answer
 */
export function asker(carry: Carrier, read = usual) {
  return async <K extends keyof Operations>(
    operation: K,
    ...[given]: Asked<K>
  ): Promise<Operations[K]['gives']> => {
    const what = (given ?? {}) as { body?: unknown };
    const method = operation.slice(0, operation.indexOf(' '));
    const body = what.body === undefined ? undefined : JSON.stringify(what.body);
    const { status, text } = await carry(method, addressOf(operation, what as object), body);
    if (status < 200 || status > 299) {
      throw refusal(status, text);
    }
    return read(text) as Operations[K]['gives'];
  };
}

/** Every answer is an object, but for a few that are plain text, or nothing. */
function usual(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** A door in between may have answered something that is not ours. */
function refusal(status: number, text: string): Refusal {
  try {
    const said = JSON.parse(text) as RefusedBody;
    return new Refusal(status, said.error, said.say, said.clause);
  } catch {
    return new Refusal(status, 'unknown', text);
  }
}

/** A carrier over HTTP; a program gives the token it got from `POST /api/people`. */
export function overHttp(server: string, token?: string): Carrier {
  return async (method, address, body) => {
    const answer = await fetch(server + address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
}
