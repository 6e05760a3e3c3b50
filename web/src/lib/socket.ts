/**
 * A socket that comes back by itself: after a cut it asks for what it missed, and commands that were not acknowledged are sent
 * again with their old id, which the server plays once.
 */
export interface Command {
  id: string;
  [field: string]: unknown;
}

export interface SocketEvents {
  message(message: Record<string, unknown>): void;
  status(status: 'open' | 'lost'): void;
}

const SLOWEST = 5_000;

export class TableSocket {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, Command>();
  private attempts = 0;
  private closed = false;
  private next = 1;
  private readonly session = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly url: () => string,
    private readonly events: SocketEvents,
  ) {
    this.connect();
  }

  /** Sends a command; answers its id. */
  command(fields: Record<string, unknown>): string {
    const command: Command = { id: `${this.session}-${this.next++}`, ...fields };
    this.waiting.set(command.id, command);
    this.push(command);
    return command.id;
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
      for (const command of this.waiting.values()) {
        this.push(command);
      }
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as Record<string, unknown>;
      if (message.type === 'ack' || message.type === 'refused') {
        this.waiting.delete(message.id as string);
      }
      this.events.message(message);
    };
    socket.onclose = () => {
      if (!this.closed) {
        this.events.status('lost');
        const pause = Math.min(SLOWEST, 250 * 2 ** this.attempts++);
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
