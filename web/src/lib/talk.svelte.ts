import { api } from './api';
import { MOST_LINES } from './log.svelte';
import { prefs } from './prefs.svelte';
import { play } from './sound';
import type { ChatLine } from './types';

/** The chat of a table and what this reader has seen of it; the panel and the badge in the bar know the same. */
export class Talk {
  /** Everything that was said, also by people whom this reader does not want to hear. */
  all = $state.raw<ChatLine[]>([]);
  open = $state(false);
  private read = $state(0);

  constructor(private readonly table: string) {}

  get lines(): ChatLine[] {
    return this.all.filter((line) => !prefs.muted.includes(line.name));
  }

  get unread(): number {
    return this.open ? 0 : this.lines.filter((line) => line.seq > this.read).length;
  }

  hear(line: ChatLine): void {
    if (!this.all.some((known) => known.seq === line.seq)) {
      this.all = [...this.all, line].slice(-MOST_LINES);
      play('knock');
    }
  }

  /** What was said before this page was there. */
  async load(): Promise<void> {
    if (this.all.length === 0) {
      try {
        this.all = (await api.chat(this.table)).slice(-MOST_LINES);
      } catch {
        // The chat of a table one cannot read stays empty.
      }
    }
  }

  /** Everything until now has been seen. */
  see(): void {
    this.read = Math.max(this.read, this.lines.at(-1)?.seq ?? 0);
  }
}
