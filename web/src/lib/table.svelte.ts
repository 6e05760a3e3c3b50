import { content } from './content.svelte';
import { i18n } from './i18n.svelte';
import { TableSocket } from './socket';
import type { GameEvent, SeatView, TableInfo, TableMessage, UpdateMessage } from './types';

export interface LogLine {
  seq: number;
  say: string;
  clauses: string[];
}

export interface ChatLine {
  name: string;
  text: string;
}

export interface Refusal {
  clause?: string;
  say: string;
}

/** Lines kept on the page: a long game must not grow it for ever. */
const MOST_LINES = 300;

/** One table as this browser sees it. Knows no rules: it holds what the server sent and sends what was pressed. */
export class LiveTable {
  info = $state<TableInfo | undefined>();
  /** One view for each own seat (several in hot-seat), or the spectator's. */
  views = $state.raw<Record<string, SeatView>>({});
  mySeats = $state<string[]>([]);
  host = $state(false);
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  refusal = $state<Refusal | undefined>();
  announcement = $state('');
  status = $state<'open' | 'lost'>('lost');
  vanished = $state(false);
  /** What just happened, for the board to animate. */
  events = $state.raw<GameEvent[]>([]);

  private seq = 0;
  private cuts = 0;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(() => this.url(), {
      message: (message) => this.receive(message),
      status: (status) => this.turn(status),
    });
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.seq > 0 ? `&since=${this.seq}` : '';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${i18n.language}${since}`;
  }

  /** The seat whose turn it is to look at the screen: one of mine that is awaited, else my first, else the spectator. */
  get view(): SeatView | undefined {
    const mine = this.mySeats.find((seat) => (this.views[seat]?.legal.length ?? 0) > 0) ?? this.mySeats[0];
    return mine === undefined ? this.views.spectator : this.views[mine];
  }

  get game(): string {
    return this.info?.game ?? '';
  }

  /** People's names by seat. */
  get names(): Record<string, string> {
    return Object.fromEntries(
      (this.info?.seats ?? []).map((chair) => [chair.seat, chair.name ?? chair.seat]),
    );
  }

  get me(): string | undefined {
    const seat = this.view?.seat;
    return seat === 'spectator' ? undefined : seat;
  }

  get isMyTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0;
  }

  act(move: string): void {
    this.refusal = undefined;
    this.socket.command({ cmd: 'act', seq: this.seq, seat: this.me, do: move });
  }

  send(fields: Record<string, unknown>): void {
    this.refusal = undefined;
    this.socket.command(fields);
  }

  /** Everything once more, in the language the reader now wants. */
  again(): void {
    this.seq = 0;
    this.log = [];
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }

  private turn(status: 'open' | 'lost'): void {
    this.status = status;
    this.cuts = status === 'open' ? 0 : this.cuts + 1;
    if (this.cuts > 1 && !this.info) {
      void this.stillThere();
    }
  }

  /** A socket does not say why it was refused; the page of the table does. */
  private async stillThere(): Promise<void> {
    try {
      this.vanished = (await fetch(`/api/tables/${this.id}`)).status === 404;
    } catch {
      // Offline: the socket goes on trying.
    }
  }

  private receive(message: Record<string, unknown>): void {
    switch (message.t) {
      case 'table':
        this.showTable(message as unknown as TableMessage);
        break;
      case 'update':
        this.showUpdate(message as unknown as UpdateMessage);
        break;
      case 'refused':
        this.refusal = message as unknown as Refusal;
        break;
      case 'said':
        this.chat = [...this.chat, message as unknown as ChatLine].slice(-MOST_LINES);
        break;
      case 'announce':
        this.announcement = message.text as string;
        break;
    }
  }

  private showTable(message: TableMessage): void {
    this.seq = message.seq;
    this.info = message.table;
    this.mySeats = message.you.seats;
    this.host = message.you.host ?? false;
    this.views = Object.fromEntries((message.views ?? []).map((view) => [view.seat, view]));
    this.events = [];
    const missed = message.views?.[0]?.missed ?? [];
    missed.forEach((line) => this.tell(line.seq, line.events));
    void content.load(message.table.game);
  }

  private showUpdate(update: UpdateMessage): void {
    const news = update.seq > this.seq;
    this.seq = Math.max(this.seq, update.seq);
    this.info = update.table ?? this.info;
    this.views = { ...this.views, [update.seat]: update };
    if (news || update.seat === this.mySeats[0]) {
      this.events = update.events ?? [];
    }
    if (news) {
      this.tell(update.seq, update.events ?? []);
    }
  }

  private tell(seq: number, events: GameEvent[]): void {
    const lines = events
      .filter((event) => event.say)
      .map((event) => ({ seq, say: event.say ?? '', clauses: event.clauses ?? [] }));
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }
}
