import { SITE } from './site';

/**
 * Who answers: a table's address decides. A table of this device (`local-GAME-…`) is answered by a worker of this page, every other one by the
 * server. What is said is the same, so that nobody else has to know. On a site there is no server.
 */
export interface Answered {
  status: number;
  text: string;
}

/** As much of a WebSocket as is used here. */
export interface Connection {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const OPEN = 1;

/** A table of this device, or one that is to be opened there; a game that came as a file is one too. */
const LOCAL = /\/api\/(?:tables|replays)(?:\/local-([a-z0-9]+)-[0-9a-f]+|\?local=([a-z0-9]+))/;
/** Puzzles that this device has the program for. */
const PUZZLES = /\/api\/games\/([a-z0-9]+)\/puzzles[^?]*\?local\b/;

/** The game of a table that is kept on this device; nothing for a server's table. */
export function localGame(address: string): string | undefined {
  const found = LOCAL.exec(address) ?? PUZZLES.exec(address);
  return found?.[1] ?? found?.[2];
}

export function isLocal(table: string): boolean {
  return table.startsWith('local-');
}

const loaded = () => import('../local/house');

export async function ask(
  method: string,
  address: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Answered> {
  const game = localGame(address);
  if (game !== undefined) {
    return (await loaded()).ask(game, method, address, body);
  }
  if (SITE) {
    return (await import('../local/site')).ask(method, address, body);
  }
  const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

export function connect(address: string): Connection {
  const game = localGame(address);
  return game === undefined ? (new WebSocket(address) as Connection) : new Awaited(game, address);
}

/** A connection to this page's own worker, which may still have to be loaded. */
class Awaited implements Connection {
  readyState = 0;
  onopen: Connection['onopen'] = null;
  onmessage: Connection['onmessage'] = null;
  onclose: Connection['onclose'] = null;
  private hangUp: () => void = () => undefined;
  private say: (text: string) => void = () => undefined;

  constructor(game: string, address: string) {
    loaded()
      .then(({ join }) =>
        join(game, address, {
          opened: (say, hangUp) => {
            [this.say, this.hangUp] = [say, hangUp];
            this.readyState = OPEN;
            this.onopen?.();
          },
          heard: (data) => this.onmessage?.({ data }),
          ended: (code) => this.end(code),
        }),
      )
      .catch(() => this.end(1006));
  }

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    this.hangUp();
    this.end(1000);
  }

  private end(code: number): void {
    if (this.readyState !== 3) {
      this.readyState = 3;
      this.onclose?.({ code });
    }
  }
}
