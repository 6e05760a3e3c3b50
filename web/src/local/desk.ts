import type { Core } from './core';
import type { Effects, Line, Row, Who } from './messages';

/** What a desk needs of the world around it. */
export interface World {
  load(game: string): Promise<Core>;
  keep(lines: Line[], rows: Row[]): Promise<void>;
  log(table: string): Promise<Line[]>;
  now(): number;
  luck(): string;
  later(work: () => void, millis: number): unknown;
  cancel(timer: unknown): void;
  tell(connection: number, text: string): void;
  /** Tells other pages of this device that a table has moved. */
  moved(tables: string[]): void;
}

/** The one person at a device; what counts is that nobody else can be here. */
const PERSON = 'me';
/** The longest a timer of a browser can wait. */
const LONGEST = 2_000_000_000;
/** After a move of a bot found no room. */
const AGAIN = 5_000;

export interface Outcome {
  status: number;
  text: string;
}

/**
 * Carries out what the compiled table says, one thing at a time: what it wants kept is kept, and only then is anything told. If it cannot be
 * kept, nobody hears of it, and the table is given its log back.
 */
export class Desk {
  private readonly cores = new Map<string, Promise<Core>>();
  private readonly known = new Set<string>();
  private readonly timers = new Map<string, unknown>();
  /** Who looks at which table. */
  private readonly followers = new Map<number, string>();
  private last: Promise<unknown> = Promise.resolve();
  private who: Who = { name: '', lang: 'fr', think: 0 };

  constructor(private readonly world: World) {}

  /** Whoever opens a table next does not wait for the program. */
  async prepare(game: string): Promise<void> {
    await this.core(game);
  }

  call(
    game: string,
    method: string,
    path: string,
    query: Record<string, string>,
    body: string,
    who: Who,
  ): Promise<Outcome> {
    const table = path.split('/')[3] ?? '';
    return this.next(async () => {
      this.who = who;
      const effects = await this.serve(game, table, { do: 'call', method, path, query, body });
      return { status: effects?.status ?? 503, text: effects?.body ?? '' };
    });
  }

  join(game: string, table: string, connection: number, since: number, who: Who): Promise<boolean> {
    return this.next(async () => {
      this.who = who;
      await this.know(game, table);
      if (!this.known.has(table)) {
        return false;
      }
      this.followers.set(connection, table);
      await this.serve(game, table, { do: 'join', table, connection, since });
      return true;
    });
  }

  hear(game: string, table: string, connection: number, text: string, who: Who): Promise<void> {
    return this.next(async () => {
      this.who = who;
      // Names are compared and kept in one form; the browser makes it.
      const effects = await this.serve(game, table, { do: 'hear', connection, text: text.normalize('NFC') });
      if (effects === undefined) {
        const id = (JSON.parse(text) as { id?: string }).id ?? '';
        this.world.tell(connection, JSON.stringify({ t: 'refused', id, clause: 'STORAGE', say: '' }));
      }
    });
  }

  leave(game: string, connection: number): Promise<void> {
    return this.next(async () => {
      this.followers.delete(connection);
      await this.serve(game, '', { do: 'leave', connection });
    });
  }

  /** Another page of this device has written: the log says what is true. */
  moved(game: string, table: string): Promise<void> {
    return this.next(async () => {
      if (this.known.has(table)) {
        await this.reload(game, table);
      }
    });
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  private core(game: string): Promise<Core> {
    let core = this.cores.get(game);
    if (!core) {
      core = this.world.load(game);
      this.cores.set(game, core);
      core.catch(() => this.cores.delete(game));
    }
    return core;
  }

  private async know(game: string, table: string): Promise<void> {
    if (table !== '' && !this.known.has(table)) {
      await this.reload(game, table);
    }
  }

  private async reload(game: string, table: string): Promise<void> {
    const lines = await this.world.log(table);
    if (lines.length > 0) {
      this.known.add(table);
      this.tell(game, this.ask(await this.core(game), { do: 'load', table, lines }));
    } else if (this.known.delete(table)) {
      this.wakeAt(game, table, 0);
      this.ask(await this.core(game), { do: 'forget', table });
    }
  }

  private ask(core: Core, request: object): Effects {
    const around = {
      now: this.world.now(),
      luck: this.world.luck(),
      person: PERSON,
      name: this.who.name,
      lang: this.who.lang,
      millis: this.who.think,
    };
    return JSON.parse(core.serve(JSON.stringify({ ...around, ...request }))) as Effects;
  }

  /** Nothing if it could not be kept. */
  private async serve(game: string, table: string, request: object): Promise<Effects | undefined> {
    await this.know(game, table);
    const core = await this.core(game);
    let effects: Effects;
    try {
      effects = this.ask(core, request);
    } catch (fault) {
      // Nobody knows how far it came: the log is read again before the next question.
      this.known.delete(table);
      throw fault;
    }
    try {
      await this.world.keep(effects.lines, effects.rows);
    } catch (problem) {
      console.warn('storage', problem);
      for (const id of new Set(effects.lines.map((line) => line.table))) {
        this.known.add(id);
        await this.reload(game, id);
      }
      return undefined;
    }
    this.tell(game, effects);
    return effects;
  }

  private tell(game: string, effects: Effects): void {
    const written = [...new Set(effects.lines.map((line) => line.table))];
    written.forEach((table) => this.known.add(table));
    if (written.length > 0) {
      this.world.moved(written);
    }
    effects.told.forEach(({ to, text }) => this.world.tell(to, text));
    for (const [table, at] of Object.entries(effects.wake)) {
      this.wakeAt(game, table, at);
    }
  }

  private wakeAt(game: string, table: string, at: number): void {
    this.world.cancel(this.timers.get(table));
    this.timers.delete(table);
    if (at > 0) {
      const wait = Math.min(LONGEST, Math.max(0, at - this.world.now()));
      this.timers.set(
        table,
        this.world.later(() => void this.next(() => this.wake(game, table)), wait),
      );
    }
  }

  /** A bot's move that cannot be kept is nobody's answer: whoever looks on hears why nothing goes on, and it is tried again. */
  private async wake(game: string, table: string): Promise<void> {
    if ((await this.serve(game, table, { do: 'wake', table })) === undefined) {
      const looking = [...this.followers].filter(([, followed]) => followed === table);
      looking.forEach(([connection]) => this.world.tell(connection, JSON.stringify({ t: 'held', say: '' })));
      this.wakeAt(game, table, this.world.now() + AGAIN);
    }
  }
}
