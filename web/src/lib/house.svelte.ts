import { call } from './api';

export interface HouseAnswer {
  chat: 'on' | 'reactions' | 'off';
  reactions: string[];
  kids: boolean;
  /** Names children pick from. */
  names?: string[];
  /** Hours by kind; what is missing has no end. */
  keep: { finished?: number; chat?: number; guests?: number };
  operator: string;
  notices: boolean;
  words: boolean;
  /** Whether games against bots may begin on this device. */
  local?: boolean;
}

/** How this server is run, as it says itself. */
class HouseRules {
  answer = $state.raw<HouseAnswer | undefined>();
  private asking: Promise<void> | undefined;

  /** Asks anew: names for children come in the reader's language. */
  load(): Promise<void> {
    this.asking = call<HouseAnswer>('GET', '/api/house').then((answer) => {
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

  get chat(): HouseAnswer['chat'] {
    return this.answer?.chat ?? 'reactions';
  }

  get reactions(): string[] {
    return this.answer?.reactions ?? [];
  }
}

export const house = new HouseRules();
