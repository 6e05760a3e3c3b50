import { SvelteMap } from 'svelte/reactivity';
import { i18n } from './i18n.svelte';
import { ring } from './nudge';
import type { Command } from './socket';
import type { HereMessage, Message, SeatView } from './types';

/** Something pressed that could not be sent yet. */
export interface Held {
  id: string;
  say: string;
}

/** Between this page and the table: what is held, what came of it, who is here and who looks on. */
export class Line {
  held = $state.raw<Held[]>([]);
  /** What came of what was held, until the next thing is pressed. */
  came = $state.raw<{ ok: boolean; say: string }[]>([]);
  /** The seats whose people are here, as soon as the server has said so. */
  here = $state.raw<string[] | undefined>();
  lookers = $state.raw<HereMessage['lookers']>({ count: 0, names: [] });
  /** Whether the host asks me to look, until I have pressed something. */
  nudged = $state(false);
  private readonly said = new SvelteMap<string, string>();

  constructor(
    private readonly view: () => SeatView | undefined,
    private readonly mine: () => string[],
  ) {}

  /** Whoever shares this screen is here, also who sat down since the table has counted. */
  isAway(seat: string): boolean {
    return this.here !== undefined && !this.here.includes(seat) && !this.mine().includes(seat);
  }

  /** Whether the message is wholly this one's business. */
  hear(message: Message): boolean {
    if (message.t === 'here') {
      [this.here, this.lookers] = [message.seats, message.lookers];
      return true;
    }
    const nudged = message.t === 'update' ? message.nudged : undefined;
    if (nudged !== undefined && this.mine().includes(nudged) && !this.nudged) {
      this.nudged = true;
      ring(i18n.t('nudge.you'));
    }
    return false;
  }

  /** What waits for a connection. */
  hold(commands: Command[]): void {
    if (commands.length > 0) {
      this.came = [];
    }
    this.held = commands.map((command) => ({ id: command.id, say: this.say(command) }));
  }

  tell(command: Command, answer: Message): void {
    const say = this.say(command);
    this.came = [...this.came, { ok: answer.t === 'ack', say }];
    this.said.delete(command.id);
  }

  /** Something is pressed again. */
  press(): void {
    this.nudged = false;
    this.came = [];
  }

  /** In the words it was offered in. */
  private say(command: Command): string {
    const known = this.said.get(command.id);
    if (known !== undefined) {
      return known;
    }
    const move = this.view()?.legal.find((offered) => offered.do === command.do);
    const kind = String(command.cmd);
    const say =
      kind === 'act'
        ? (move?.say ?? String(command.do))
        : kind === 'say'
          ? `“${String(command.text)}”`
          : i18n.t('held.other');
    this.said.set(command.id, say);
    return say;
  }
}
