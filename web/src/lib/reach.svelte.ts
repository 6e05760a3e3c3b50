import { i18n } from './i18n.svelte';
import { ask } from './transport';

/** A cut shorter than this is nobody's business. */
const UNNOTICED = 700;

/** Whether the table can be reached: cut off for a while, gone for ever, or not for this reader. */
export class Reach {
  /** Whether the connection has been gone for so long that the reader should know. */
  cut = $state(false);
  vanished = $state(false);
  /** Why this table cannot be looked at, in the server's words. */
  forbidden = $state('');
  private cuts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param stop there is nothing to try any more */
  constructor(
    private readonly table: string,
    private readonly stop: () => void,
  ) {}

  /** Whoever is offline is told at once; a server that hangs up may be back in the same breath. */
  turn(status: 'open' | 'doubt' | 'lost' | 'refused'): void {
    clearTimeout(this.timer);
    this.cuts = status === 'open' ? 0 : this.cuts + 1;
    if (status === 'open') {
      this.cut = false;
    } else if (status === 'doubt' || this.cuts > 1) {
      this.cut = true;
    } else {
      this.timer = setTimeout(() => (this.cut = true), UNNOTICED);
    }
    if (status !== 'doubt' && (this.cuts > 1 || status === 'refused')) {
      void this.stillThere();
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async stillThere(): Promise<void> {
    try {
      const answer = await ask('GET', `/api/tables/${this.table}?lang=${i18n.language}`, undefined, {});
      this.vanished = answer.status === 404;
      // 403: not for this reader; 409: it rests, because its cards are not there any more.
      this.forbidden = [403, 409].includes(answer.status)
        ? (JSON.parse(answer.text) as { say: string }).say
        : '';
      if (this.vanished || this.forbidden) {
        this.stop();
      }
    } catch {
      // Offline: the socket goes on trying.
    }
  }
}
