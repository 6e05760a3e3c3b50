import { i18n } from './i18n.svelte';
import { TableSocket } from './socket';
import type { Message, Outcome, TableInfo, ToldEvent, Update } from './types';

export interface LogLine {
  step: number;
  told: Message;
  clauses: string[];
}

export interface ChatLine {
  from: { name: string; seat?: string };
  text: string;
  at?: string;
}

export interface Refusal {
  clause?: string;
  reason: Message;
}

/** Lines kept on the page: a long game must not grow it for ever. */
const MOST_LINES = 400;

/** One table as this browser sees it. Knows no rules: it holds what the server sent and sends what was pressed. */
export class LiveTable {
  info = $state<TableInfo | undefined>();
  update = $state<Update | undefined>();
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  recap = $state<Message[]>([]);
  refusal = $state<Refusal | undefined>();
  outcome = $state<Outcome | undefined>();
  hint = $state<string | undefined>();
  consent = $state<{ from: string; to: number } | undefined>();
  status = $state<'open' | 'lost'>('lost');
  vanished = $state(false);
  /** What just happened, for the board to animate. */
  events = $state.raw<ToldEvent[]>([]);

  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(() => this.url(), {
      message: (message) => this.receive(message),
      status: (status) => (this.status = status),
    });
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seq = this.update ? `?seq=${this.update.seq}` : '';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket${seq}`;
  }

  get game(): string {
    return this.info?.game ?? '';
  }

  /** People's names by seat. */
  get names(): Record<string, string> {
    return Object.fromEntries((this.info?.seats ?? []).map((seat) => [seat.seat, seat.name || seat.seat]));
  }

  /** The seat this browser acts for now. */
  get me(): string | undefined {
    const viewer = this.update?.viewer;
    return viewer === 'spectator' ? undefined : viewer;
  }

  get isMyTurn(): boolean {
    return (this.update?.legal.length ?? 0) > 0;
  }

  say(message: Message): string {
    return i18n.say(this.game, message, this.names);
  }

  act(action: string): void {
    this.refusal = undefined;
    this.hint = undefined;
    this.socket.command({ seq: this.update?.seq ?? 0, seat: this.me, action });
  }

  send(fields: Record<string, unknown>): void {
    this.socket.command(fields);
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: Record<string, unknown>): void {
    switch (message.type) {
      case 'hello':
        this.info = message.table as TableInfo;
        this.chat = (message.chat as ChatLine[] | undefined) ?? this.chat;
        void i18n.load(this.info.game);
        break;
      case 'table':
        this.info = message.table as TableInfo;
        break;
      case 'update':
      case 'snapshot':
        this.show(message as unknown as Update);
        break;
      case 'refused':
        this.refusal = message as unknown as Refusal;
        break;
      case 'chat':
        this.chat = [...this.chat, message as unknown as ChatLine].slice(-MOST_LINES);
        break;
      case 'hint':
        this.hint = message.action as string;
        break;
      case 'undo':
        this.consent = message.ask as { from: string; to: number } | undefined;
        break;
      case 'over':
        this.outcome = message.outcome as Outcome;
        break;
      case 'closed':
        this.vanished = true;
        break;
    }
  }

  private show(update: Update): void {
    this.update = update;
    this.events = update.events ?? [];
    this.recap = (update.recap ?? []).map((line) => line.told);
    this.outcome = update.outcome ?? this.outcome;
    const lines = this.events.map(({ told, clauses }) => ({ step: update.step, told, clauses }));
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }
}
