import { content } from './content.svelte';
import { isSecret, nextSeat } from './curtain';
import { i18n } from './i18n.svelte';
import { chairName } from './levels';
import { Line } from './line.svelte';
import { TableLog } from './log.svelte';
import { Moments } from './moments';
import { MyTurn } from './my-turn';
import { offered, steady } from './offered';
import { Plan } from './plan.svelte';
import { Play, type Step } from './play.svelte';
import { prefs } from './prefs.svelte';
import { Pressed } from './pressed.svelte';
import { Reach } from './reach.svelte';
import { handsNow } from './open';
import { attend, type Fault } from './receipt';
import { PACE } from './rhythm';
import { TableSocket, type Command, type Status } from './socket';
import { Talk } from './talk.svelte';
import type { LogLine } from './story';
import type {
  GameEvent,
  LedMessage,
  Message,
  RefusedMessage,
  SeatView,
  SentView,
  Table,
  TableMessage,
  UpdateMessage,
} from './types';

/** One and the same for everybody, so that nothing is drawn again for it. */
const NOTHING: never[] = [];
/** One table as this browser sees it. Knows no rules: it holds what the server sent and sends what was pressed. */
export class LiveTable {
  /** What the server said last, which may be ahead of what is on screen. */
  private latest = $state.raw<Table | undefined>();
  private known = $state.raw<Record<string, SeatView>>({});
  /** What is on screen. */
  private shown = $state.raw<Record<string, SeatView>>({});
  /** The table; who has won is told when the last move has been seen. */
  readonly info = $derived.by(() => {
    if (this.latest?.phase !== 'over' || !this.play.behind) {
      return this.latest;
    }
    const running: Table = { ...this.latest, phase: 'playing' };
    delete running.outcome;
    return running;
  });
  /** One view for each own seat (several in hot-seat), or the spectator's; a move is offered while its moment is on screen and it still holds. */
  readonly views = $derived(
    Object.fromEntries(
      Object.entries(this.shown).map(([seat, view]) => [seat, offered(view, this.known[seat])]),
    ),
  );
  mySeats = $state.raw<string[]>([]);
  host = $state(false);
  refusal = $state.raw<RefusedMessage | undefined>();
  announcement = $state('');
  /** Who leads whoever looks at the finished game together, and where they are; nothing until somebody has led. */
  led = $state.raw<LedMessage | undefined>();
  /** Who took my seat by its link, until I have read it. */
  takenBy = $state('');
  /** What the server says while its store does not answer; empty again with the next news of the table. */
  held = $state('');
  /** What just happened, as each own seat saw it. */
  private happened = $state.raw<Record<string, GameEvent[]>>({});
  /** Who sits before the screen in hot-seat; nobody while the curtain is down. */
  lookingSeat = $state<string | undefined>();
  /** What is not as this browser saw it before the first card. */
  faults = $state.raw<Fault[]>([]);
  /** How far the server's clock is ahead of this one. */
  skew = 0;

  readonly line = new Line(
    () => this.view,
    () => this.mySeats,
  );
  readonly talk: Talk;
  readonly reach: Reach;
  readonly pressed = new Pressed();
  readonly moments = new Moments();
  /** What is going on between the last message and the screen. */
  readonly play: Play = new Play(
    (steps) => this.showSteps(steps),
    (step) => this.story.actor(this.seenBy(step)),
    () => (this.latest?.terms.clock.kind ?? 'none') !== 'none',
  );
  readonly story: TableLog;
  private seq = 0;
  private shownSeq = 0;
  /** The newest line this page knew when its reader moved. */
  private acted: number | undefined;
  /** Nonces sent from this page; the socket repeats them if it has to. */
  private readonly revealed: string[] = [];
  private readonly myTurn = new MyTurn(
    (moves) => this.play.isThrow(moves),
    (move) => this.act(move),
  );
  /** What the reader means to do next. */
  readonly plan = new Plan((move) => this.answer(move));
  private readonly socket: TableSocket;

  /** @param wall for a screen that everybody in the room reads: as somebody without a seat sees it, whoever opened it */
  constructor(
    readonly id: string,
    private readonly wall = false,
  ) {
    this.story = new TableLog(id, (seat) => this.names[seat] ?? seat);
    this.talk = new Talk(id);
    this.reach = new Reach(id, () => this.socket.close());
    const events = {
      message: (message: Message) => this.line.hear(message) || this.receive(message),
      status: (status: Status) => this.reach.turn(status),
      held: (commands: Command[]) => this.line.hold(commands),
      came: (command: Command, answer: Message) => this.line.tell(command, answer),
    };
    this.socket = new TableSocket(
      () => this.url(),
      events,
      () => PACE[prefs.speed],
    );
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.seq > 0 ? `&since=${this.seq}` : '';
    const wall = this.wall ? '&wall=1' : '';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${i18n.language}${since}${wall}`;
  }

  /** The seat that should look next: one of mine that is awaited, else whoever looks already. */
  get wantedSeat(): string | undefined {
    return nextSeat(this.mySeats, this.views, this.lookingSeat);
  }

  /** Whether somebody else has to come to the screen before anything is shown. */
  get curtain(): boolean {
    const several = this.mySeats.length > 1 && this.info?.phase === 'playing';
    return (
      several &&
      this.lookingSeat !== this.wantedSeat &&
      isSecret(this.mySeats.flatMap((seat) => this.views[seat] ?? []))
    );
  }

  get view(): SeatView | undefined {
    const seat = this.wantedSeat;
    return seat === undefined ? this.views.spectator : this.views[seat];
  }

  get game(): string {
    return this.info?.game ?? '';
  }

  /** People's names by seat. */
  get names(): Record<string, string> {
    return Object.fromEntries(
      (this.info?.seats ?? []).map((chair) => [chair.seat, chairName(chair, i18n.t)]),
    );
  }

  get me(): string | undefined {
    const seat = this.view?.seat;
    return seat === 'spectator' ? undefined : seat;
  }

  get log(): LogLine[] {
    return this.story.of(this.eyes);
  }

  /** What just happened, for the board to animate. */
  get events(): GameEvent[] {
    return this.happened[this.eyes] ?? NOTHING;
  }

  private get eyes(): string {
    return this.wantedSeat ?? 'spectator';
  }

  /** Whether time stands still until somebody asks to go on. */
  get paused(): boolean {
    return this.info?.pause?.since !== undefined;
  }

  get isMyTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0;
  }

  get lastSeq(): number {
    return this.seq;
  }

  lift(): void {
    this.lookingSeat = this.wantedSeat;
    this.happened = {};
  }

  act(move: string): void {
    this.plan.moved();
    this.answer(move);
  }

  private answer(move: string): void {
    this.refusal = undefined;
    this.line.press();
    this.lookingSeat = this.me;
    this.acted = this.seq;
    this.pressed.press(this.socket.command({ cmd: 'act', seq: this.seq, seat: this.me, do: move }));
  }

  send(fields: Record<string, unknown>): void {
    this.refusal = undefined;
    this.line.press();
    this.socket.command(fields);
  }

  /** Takes back something that is still held. */
  drop(id: string): void {
    this.socket.drop(id);
    this.pressed.drop(id);
  }

  /** The reader has chosen how fast the table is shown: the page keeps that time, and so do the bots. */
  pace(): void {
    this.play.pace();
    this.socket.paced();
  }

  /** Everything once more: in another language, say. */
  again(): void {
    this.seq = 0;
    this.story.clear();
    this.socket.again();
  }

  close(): void {
    this.reach.close();
    this.myTurn.close();
    this.plan.close();
    this.play.reset();
    this.leave();
    this.socket.close();
  }

  /** Nobody looks at this page for a while. */
  leave(): void {
    this.story.leave(this.seq);
  }

  comeBack(): void {
    if (this.mySeats.length === 1) {
      this.story.comeBack(this.eyes);
    }
  }

  private receive(message: Message): void {
    this.pressed.hear(message, this.shownSeq);
    switch (message.t) {
      case 'table':
        this.held = '';
        this.showTable(message);
        break;
      case 'update':
        this.held = '';
        this.hearUpdate(message);
        break;
      case 'refused':
        this.acted = undefined;
        this.refusal = message;
        break;
      case 'said':
        this.talk.hear(message);
        break;
      case 'led':
        this.led = message;
        break;
      case 'taken':
        this.takenBy = message.name;
        break;
      case 'announce':
        this.announcement = message.text;
        break;
      case 'held':
        this.held = message.say;
        break;
    }
    this.ring();
  }

  /** My part in the draws is revealed when everybody is bound, and only then; what has changed since is said. */
  private attend(): void {
    if (this.info === undefined || this.seq === 0) {
      return;
    }
    const { reveal, faults } = attend(this.info, this.mySeats);
    this.faults = faults;
    for (const [seat, nonce] of Object.entries(reveal)) {
      if (!this.revealed.includes(nonce)) {
        this.revealed.push(nonce);
        this.socket.command({ cmd: 'reveal', seat, nonce });
      }
    }
  }

  private ring(): void {
    const legal = this.view?.legal ?? NOTHING;
    this.myTurn.ring(legal.map((move) => move.do));
    const dueAt = this.info?.seats.find(({ seat }) => seat === this.me)?.dueAt;
    this.plan.look(this.me, legal, dueAt === undefined ? undefined : dueAt - this.skew - Date.now());
  }

  private showTable(message: TableMessage): void {
    const first = this.seq === 0;
    const before = this.latest?.phase;
    this.play.reset();
    this.seq = message.seq;
    this.shownSeq = message.seq;
    this.pressed.show(message.seq);
    this.acted = undefined;
    this.latest = message.table;
    this.mySeats = this.wall ? [] : message.you.seats;
    this.host = !this.wall && (message.you.host ?? false);
    this.attend();
    this.shown = Object.fromEntries((message.views ?? []).map((view) => [view.seat, complete(view)]));
    this.known = this.shown;
    this.happened = {};
    void this.play.learn(message.table.game);
    const views = message.views ?? [];
    if (!first && views.length > 0 && views.every((view) => view.missed)) {
      for (const view of views) {
        view.missed?.forEach((line) => this.story.tell(view.seat, line));
      }
    } else if (message.table.phase !== 'open') {
      void this.readStory(before === undefined);
    }
    void this.talk.load();
    content.use(message.table.game, message.table.content);
    void content.load(message.table.game).catch(() => undefined);
  }

  private async readStory(returning: boolean): Promise<void> {
    await this.story.read(this.mySeats.length > 0 ? this.mySeats : ['spectator'], () => this.shownSeq);
    if (returning) {
      this.comeBack();
    }
  }

  /** What has arrived is known at once and shown in its turn. */
  private hearUpdate(update: UpdateMessage): void {
    const seat = update.seat ?? 'spectator';
    this.skew = update.at - Date.now();
    this.seq = Math.max(this.seq, update.seq);
    if (update.table) {
      this.begin(update.table);
      if ((update.events ?? NOTHING).length === 0 && update.table.phase !== 'open') {
        void this.story.aside(update.seq, this.eyes);
      }
    }
    if (update.now) {
      this.known = { ...this.known, [seat]: complete({ ...(update as SentView), seat }) };
    }
    const pending = this.play.pending(update.seq);
    if (pending) {
      pending.updates.push(update);
    } else if (update.seq <= this.shownSeq) {
      this.showStep({ seq: update.seq, updates: [update] });
    } else if (update.now || update.events) {
      // A table that has just begun has nothing on screen yet that could be looked at meanwhile.
      const own = (this.acted !== undefined && update.seq > this.acted) || this.view?.now === undefined;
      this.acted = own ? undefined : this.acted;
      this.play.push({ seq: update.seq, updates: [update] }, own);
    } else {
      this.tell(update);
    }
  }

  private begin(table: Table): void {
    const wasPlaying = this.latest?.phase === 'playing';
    this.latest = table;
    if (!wasPlaying) {
      this.attend();
      if (Object.values(table.shares ?? {}).some((share) => share.leftOut)) {
        void this.readStory(false); // It says who.
      }
    }
  }

  private seenBy(step: Step): GameEvent[] {
    const mine = step.updates.find((update) => (update.seat ?? 'spectator') === this.eyes);
    return (mine ?? step.updates[0])?.events ?? NOTHING;
  }

  private showSteps(steps: Step[]): void {
    this.happened = {};
    steps.forEach((step) => this.showStep(step));
    this.ring();
  }

  private showStep(step: Step): void {
    this.shownSeq = Math.max(this.shownSeq, step.seq);
    this.pressed.show(this.shownSeq);
    for (const update of step.updates) {
      const seat = update.seat ?? 'spectator';
      if (update.now) {
        const view = steady(complete({ ...(update as SentView), seat }), this.shown[seat]);
        this.shown = { ...this.shown, [seat]: view };
        // A game that asks people to remember does not show them their moments again.
        if (!this.info?.remember) {
          this.moments.keep(update.seq, seat, view.now);
        }
      }
      this.happened = {
        ...this.happened,
        [seat]: [...(this.happened[seat] ?? []), ...(update.events ?? [])],
      };
      this.tell(update);
    }
  }

  private tell(update: UpdateMessage): void {
    const seat = update.seat ?? 'spectator';
    const lines = this.story.tell(seat, update);
    if (seat === this.eyes) {
      this.play.tell(seat, update.seq, update.events ?? NOTHING, lines);
    }
  }
}

/** A spectator's view comes without moves, and with the hands where all have agreed. */
function complete({ hands, ...view }: SentView): SeatView {
  const now = hands === undefined ? view.now : handsNow(view.now, hands, view.awaited);
  return { ...view, now, legal: view.legal ?? [] };
}
