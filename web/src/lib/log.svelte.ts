import { api } from './api';
import { LONG_BREAK, lastSeen, saw } from './absence';
import { i18n } from './i18n.svelte';
import { eventLines, later, storyLines, type LogLine, type Owners } from './story';
import type { Automatic, GameEvent } from './types';

/** Lines kept on the page: a long game must not grow it for ever. */
export const MOST_LINES = 300;
/** One and the same for everybody, so that nothing is drawn again for it. */
const NOTHING: never[] = [];

const say = (key: string, ...args: (string | number)[]): string => i18n.t(key, ...args);

/** The story of a table as each own seat saw it: on a shared screen nobody may read what another one was shown. */
export class TableLog {
  private lines = $state.raw<Record<string, LogLine[]>>({});
  /** What happened to the table itself while this page was there: the same for everybody. */
  private asides = $state.raw<LogLine[]>([]);
  /** What happened while this reader was away. */
  recap = $state.raw<LogLine[]>([]);
  private readonly owners: Owners = {};

  constructor(
    private readonly id: string,
    private readonly nameOf: (seat: string) => string,
  ) {}

  of(eyes: string): LogLine[] {
    const told = this.toldTo(eyes);
    const missing = this.asides.filter(({ key }) => told.every((line) => line.key !== key));
    return missing.length === 0 ? told : [...told, ...missing].sort((one, other) => one.seq - other.seq);
  }

  private toldTo(eyes: string): LogLine[] {
    return this.lines[eyes] ?? NOTHING;
  }

  /** The table changed, which comes without words: they are asked for. */
  async aside(seq: number, eyes: string): Promise<void> {
    const story = await api.story(this.id, eyes, seq - 1).catch(() => []);
    const lines = story
      .filter((line) => line.seq === seq && line.events === undefined)
      .flatMap((line) => storyLines(line, this.nameOf, say, this.owners))
      .filter(({ key }) => this.asides.every((line) => line.key !== key));
    this.asides = [...this.asides, ...lines].slice(-MOST_LINES);
  }

  clear(): void {
    this.lines = {};
    this.asides = [];
  }

  /** @returns what is new */
  tell(
    eyes: string,
    line: { seq: number; events?: GameEvent[]; auto?: Automatic[]; undone?: string; hinted?: string },
  ): LogLine[] {
    const { seq, undone, hinted } = line;
    if (seq <= (this.toldTo(eyes).at(-1)?.seq ?? 0)) {
      return NOTHING; // Told before, on another way.
    }
    const back =
      undone === undefined ? [] : storyLines({ seq, at: 0, kind: 'undone', seat: undone }, this.nameOf, say);
    const advised =
      hinted === undefined ? [] : storyLines({ seq, at: 0, kind: 'hinted', seat: hinted }, this.nameOf, say);
    const news = eventLines(seq, line.events ?? [], line.auto ?? [], say, this.owners);
    // What was shown in its moment is not read again where people are asked to remember it.
    const before = news.length > 0 ? this.toldTo(eyes).map(later) : this.toldTo(eyes);
    const told = [...before, ...back, ...advised, ...news];
    this.lines = { ...this.lines, [eyes]: told.slice(-MOST_LINES) };
    return [...back, ...advised, ...news];
  }

  /** Whose step this is, before it is told. */
  actor(events: readonly GameEvent[]): string | undefined {
    const first = events.find(({ seat, pawn }) => seat !== undefined || typeof pawn === 'number');
    return first?.seat ?? this.owners[Number(first?.pawn)];
  }

  /** From the beginning to what is on screen. Without it the log begins here, which is no reason to stop. */
  async read(eyes: readonly string[], until: () => number): Promise<void> {
    for (const seat of eyes) {
      const whole = await api.story(this.id, seat).catch(() => []);
      const story = whole.filter((line) => line.seq <= until());
      const lines = story.flatMap((line) => storyLines(line, this.nameOf, say, this.owners));
      const live = this.toldTo(seat).filter((line) => line.seq > (story.at(-1)?.seq ?? 0));
      this.lines = { ...this.lines, [seat]: [...lines, ...live].slice(-MOST_LINES) };
      this.say(seat);
    }
  }

  /** What lies open as a recap, once more in the words just read. */
  private say(seat: string): void {
    const since = this.recap[0]?.seq;
    if (since !== undefined) {
      this.recap = this.of(seat)
        .filter((line) => line.seq >= since)
        .map(later);
    }
  }

  /** Remembers how far this reader has read. */
  leave(seq: number): void {
    if (seq > 0) {
      saw(this.id, seq);
    }
  }

  /** Back after a while: what this reader did not see. */
  comeBack(eyes: string): void {
    const seen = lastSeen(this.id);
    if (seen && Date.now() - seen.at > LONG_BREAK) {
      this.recap = this.of(eyes)
        .filter((line) => line.seq > seen.seq)
        .map(later);
    }
  }
}
