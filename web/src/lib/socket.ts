import { PACE } from './rhythm';
import { spoken } from './sentence';
import { connect, OPEN, type Connection } from './transport';
import type { Message } from './types';

/**
 * A socket that comes back by itself: after a cut it asks for what it missed, and commands that were not answered are sent
 * again with their old id, which the server plays once. It listens for the server's heart, and nothing pressed is ever lost: what
 * cannot be sent is held, and what came of it is told.
 */
export interface SocketEvents {
  message(message: Message): void;
  /** `doubt`: the machine says that it is offline; `refused`: the server has hung up on this reader and will do so again. */
  status(status: Status): void;
  /** What waits for a connection, in the order it was pressed. */
  held(commands: Command[]): void;
  /** What became of something that was held. */
  came(command: Command, answer: Message): void;
}

export type Status = 'open' | 'doubt' | 'lost' | 'refused';
export type Command = Record<string, unknown> & { id: string };

interface Waiting {
  command: Command;
  /** Whether it has been on its way at all: then only the server knows what became of it. */
  sent: boolean;
  /** Whether its reader was told that it is held. */
  held: boolean;
}

const SLOWEST = 5_000;
const FIRST_PAUSE = 250;
/** The server's word for somebody it does not want to speak with. */
const REFUSED = 1008;
const PATIENT = 4;
/** How often the server is asked whether it is there, and how long it may take to say so. */
const BEAT = 2_500;
const DEAD = 6_000;

/** Unique enough to tell two pages apart; `randomUUID` is missing on pages that came over plain http. */
function session(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

export class TableSocket {
  private socket: Connection | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly session = session();
  private attempts = 0;
  private closed = false;
  private next = 1;
  /** The machine says that it is offline, and nothing has been heard since. */
  private doubtful = false;
  /** When the server was asked something it has not answered yet. */
  private asked: number | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly offline = (): void => this.doubt();
  private readonly online = (): void => this.trust();

  /** @param pace how long bots are to wait so that this reader can follow, in milliseconds; said with every heartbeat */
  constructor(
    private readonly url: () => string,
    private readonly events: SocketEvents,
    private readonly pace: () => number = () => PACE.normal,
  ) {
    this.connect();
    this.heart = setInterval(() => this.beat(), BEAT);
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
  }

  /** @returns the id under which its answer will come */
  command(fields: Record<string, unknown>): string {
    const command: Command = { id: `${this.session}-${this.next++}`, ...fields };
    if (fields.cmd === 'act' && !this.usable) {
      this.changeMind(command);
    }
    const waiting = { command, sent: false, held: !this.usable };
    this.waiting.set(command.id, waiting);
    this.push(waiting);
    this.tellHeld();
    return command.id;
  }

  /** Takes back what has not been on its way yet. */
  drop(id: string): void {
    if (this.waiting.get(id)?.sent === false) {
      this.waiting.delete(id);
      this.tellHeld();
    }
  }

  /** The reader has chosen another speed: the table is told now and not at the next heartbeat. */
  paced(): void {
    if (this.usable) {
      this.ask();
    }
  }

  /** Hangs up and comes back at once: in another language, say. */
  again(): void {
    this.attempts = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.retry);
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    this.socket?.close();
  }

  private get usable(): boolean {
    return this.socket?.readyState === OPEN && !this.doubtful;
  }

  /** A seat has one move in hand: whoever presses another one while nothing can be sent means that one. */
  private changeMind(command: Command): void {
    for (const [id, { command: known, sent }] of this.waiting) {
      if (known.cmd === 'act' && known.seat === command.seat && !sent) {
        this.waiting.delete(id);
      }
    }
  }

  private connect(): void {
    const socket = connect(this.url());
    this.socket = socket;
    this.asked = undefined;
    socket.onopen = () => {
      this.attempts = 0;
      this.doubtful = false;
      this.events.status('open');
      this.waiting.forEach((waiting) => this.push(waiting));
      this.ask();
      this.tellHeld();
    };
    socket.onmessage = (event) => {
      this.asked = undefined;
      if (this.doubtful) {
        this.believe();
      }
      this.hear(JSON.parse(event.data, spoken) as Message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: Message): void {
    if (message.t === 'pong') {
      return;
    }
    const id = message.t === 'ack' || message.t === 'refused' ? message.id : undefined;
    const known = id === undefined ? undefined : this.waiting.get(id);
    if (known) {
      this.waiting.delete(known.command.id);
      this.tellHeld();
    }
    this.events.message(message);
    if (known?.held) {
      this.events.came(known.command, message);
    }
  }

  private lost(code: number): void {
    if (this.closed) {
      return;
    }
    // Whoever is shown the door must not knock without a pause: somebody has to look first why.
    const refused = code === REFUSED;
    this.attempts = refused ? Math.max(this.attempts, PATIENT) : this.attempts;
    this.events.status(refused ? 'refused' : 'lost');
    this.tellHeld();
    const pause = this.attempts === 0 ? 0 : Math.min(SLOWEST, FIRST_PAUSE * 2 ** this.attempts);
    this.attempts++;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  // ---- the heart

  /** A page in the background is woken seldom: the server has its time from the question on, not from its last word. */
  private beat(): void {
    if (this.socket?.readyState !== OPEN) {
      return;
    }
    if (this.asked === undefined) {
      this.ask();
    } else if (Date.now() - this.asked > DEAD) {
      this.giveUp();
    }
  }

  private ask(): void {
    this.asked = Date.now();
    this.socket?.send(JSON.stringify({ cmd: 'ping', pace: this.pace() }));
  }

  /** Nothing is heard any more: a farewell would be waited for in vain. */
  private giveUp(): void {
    const silent = this.socket;
    if (silent) {
      silent.onmessage = silent.onopen = silent.onclose = null;
      silent.close();
      this.lost(0);
    }
  }

  /** The machine says that it is offline. A server on the same machine may be there all the same, and then it answers. */
  private doubt(): void {
    if (this.usable) {
      this.doubtful = true;
      this.events.status('doubt');
      this.tellHeld();
      this.ask();
    }
  }

  private trust(): void {
    if (this.socket?.readyState === OPEN) {
      this.ask();
    } else if (this.retry !== undefined && this.attempts > 0) {
      clearTimeout(this.retry);
      this.connect();
    }
  }

  private believe(): void {
    this.doubtful = false;
    this.events.status('open');
    this.waiting.forEach((waiting) => waiting.sent || this.push(waiting));
    this.tellHeld();
  }

  private push(waiting: Waiting): void {
    if (this.usable) {
      waiting.sent = true;
      this.socket?.send(JSON.stringify(waiting.command));
    }
  }

  private tellHeld(): void {
    const usable = this.usable;
    const all = [...this.waiting.values()];
    if (!usable) {
      all.forEach((waiting) => (waiting.held = true));
    }
    this.events.held(usable ? [] : all.map((waiting) => waiting.command));
  }
}
