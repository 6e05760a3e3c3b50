import type { ServerHouse } from '../../client';
import { typed } from './api';

/** How this server is run, as it says itself. */
class HouseRules {
  answer = $state.raw<ServerHouse | undefined>();
  private asking: Promise<void> | undefined;

  /** Asks anew: names for children come in the reader's language. */
  load(): Promise<void> {
    this.asking = typed('GET /api/house').then((answer) => {
      this.answer = answer;
    });
    return this.asking;
  }

  ensure(): Promise<void> {
    return this.asking ?? this.load();
  }

  get kids(): boolean {
    return this.answer?.kids ?? false;
  }

  get local(): boolean {
    return this.answer?.local ?? false;
  }

  get names(): string[] {
    return this.answer?.names ?? [];
  }

  get chat(): ServerHouse['chat'] {
    return this.answer?.chat ?? 'reactions';
  }

  get reactions(): string[] {
    return this.answer?.reactions ?? [];
  }
}

export const house = new HouseRules();
