import { spoken } from './sentence';
/**
 * A socket that comes back by itself: after a cut it asks for what it missed, and commands that were not answered are sent
 * again with their old id, which the server plays once.
 */
export interface SocketEvents {
  message(message: Record<string, unknown>): void;
  /** `refused`: the server has hung up on this reader and will do so again. */
  status(status: 'open' | 'lost' | 'refused'): void;
}

type Command = Record<string, unknown> & { id: string };

const SLOWEST = 5_000;
const FIRST_PAUSE = 250;
/** The server's word for somebody it does not want to speak with. */
const REFUSED = 1008;
const PATIENT = 4;

/** Unique enough to tell two pages apart; `randomUUID` is missing on pages that came over plain http. */
function session(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

export class TableSocket {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, Command>();
  private readonly session = session();
  private attempts = 0;
  private closed = false;
  private next = 1;

  constructor(
    private readonly url: () => string,
    private readonly events: SocketEvents,
  ) {
    this.connect();
  }

  command(fields: Record<string, unknown>): void {
    const command: Command = { id: `${this.session}-${this.next++}`, ...fields };
    this.waiting.set(command.id, command);
    this.push(command);
  }

  /** Hangs up and comes back at once: in another language, say. */
  again(): void {
    this.attempts = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.url());
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.events.status('open');
      this.waiting.forEach((command) => this.push(command));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string, spoken) as Record<string, unknown>;
      if (message.t === 'ack' || message.t === 'refused') {
        this.waiting.delete(message.id as string);
      }
      this.events.message(message);
    };
    socket.onclose = (event) => {
      if (!this.closed) {
        // Whoever is shown the door must not knock without a pause: somebody has to look first why.
        const refused = event.code === REFUSED;
        this.attempts = refused ? Math.max(this.attempts, PATIENT) : this.attempts;
        this.events.status(refused ? 'refused' : 'lost');
        const pause = this.attempts === 0 ? 0 : Math.min(SLOWEST, FIRST_PAUSE * 2 ** this.attempts);
        this.attempts++;
        setTimeout(() => this.connect(), pause);
      }
    };
  }

  private push(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(command));
    }
  }
}
