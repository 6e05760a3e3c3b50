import { prefs } from './prefs.svelte';
import type { ChatLine } from './types';

/** What of a table's chat this reader has seen; the panel and the badge in the bar know the same. */
export class Talk {
  open = $state(false);
  private read = $state(0);

  constructor(private readonly chat: () => ChatLine[]) {}

  get lines(): ChatLine[] {
    return this.chat().filter((line) => !prefs.muted.includes(line.name));
  }

  get unread(): number {
    return this.open ? 0 : this.lines.filter((line) => line.seq > this.read).length;
  }

  /** Everything until now has been seen. */
  see(): void {
    this.read = Math.max(this.read, this.lines.at(-1)?.seq ?? 0);
  }
}
