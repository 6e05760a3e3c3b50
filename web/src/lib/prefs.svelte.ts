import { MOTION, type Speed } from './rhythm';

/** What a reader chose for this browser. Kept locally; nothing of it concerns the table. */
export type Theme = 'auto' | 'light' | 'dark';

/** Who sits down with the reader at one press. */
export interface Company {
  bots: number;
  level: string;
}

interface Stored {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  vibrate: boolean;
  /** My dice are thrown as soon as they may be. */
  throwForMe: boolean;
  confirm: boolean;
  /** Single letters as shortcuts; some tools that type for people want them off. */
  keys: boolean;
  /** Typed moves, the list of all moves, copying a position. */
  developer: boolean;
  /** Names whose chat this reader does not want to see. */
  muted: string[];
  /** By game. */
  company: Record<string, Company>;
}

const KEY = 'tablee.prefs';
const USUAL: Stored = {
  theme: 'auto',
  speed: 'normal',
  sound: true,
  volume: 70,
  vibrate: true,
  throwForMe: false,
  confirm: true,
  keys: true,
  developer: false,
  muted: [],
  company: {},
};
/** What animations were called before the table had a speed. */
const OLD: Record<string, Speed> = { off: 'instant', fast: 'brisk', slow: 'relaxed' };

function load(): Stored {
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored> & {
      motion?: string;
    };
    return { ...USUAL, ...(motion && OLD[motion] ? { speed: OLD[motion] } : {}), ...kept };
  } catch {
    // A store that is full, forbidden or garbled must not keep anybody from playing.
    return { ...USUAL };
  }
}

class Prefs {
  private stored = $state(load());
  /** Movements are shorter while the table catches up; 1 is usual. */
  private haste = 1;

  get theme(): Theme {
    return this.stored.theme;
  }
  set theme(theme: Theme) {
    this.save({ theme });
  }

  get speed(): Speed {
    return this.stored.speed;
  }
  set speed(speed: Speed) {
    this.save({ speed });
  }

  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(sound: boolean) {
    this.save({ sound });
  }

  get volume(): number {
    return this.stored.volume;
  }
  set volume(volume: number) {
    this.save({ volume });
  }

  get vibrate(): boolean {
    return this.stored.vibrate;
  }
  set vibrate(vibrate: boolean) {
    this.save({ vibrate });
  }

  get throwForMe(): boolean {
    return this.stored.throwForMe;
  }
  set throwForMe(throwForMe: boolean) {
    this.save({ throwForMe });
  }

  get confirm(): boolean {
    return this.stored.confirm;
  }
  set confirm(confirm: boolean) {
    this.save({ confirm });
  }

  get keys(): boolean {
    return this.stored.keys;
  }
  set keys(keys: boolean) {
    this.save({ keys });
  }

  get developer(): boolean {
    return this.stored.developer;
  }
  set developer(developer: boolean) {
    this.save({ developer });
  }

  get muted(): string[] {
    return this.stored.muted;
  }
  set muted(muted: string[]) {
    this.save({ muted });
  }

  companyAt(game: string): Company | undefined {
    return this.stored.company[game];
  }
  keepCompany(game: string, company: Company): void {
    this.save({ company: { ...this.stored.company, [game]: company } });
  }

  /** How long one movement takes; 0 where the reader or the system wants none. */
  get milliseconds(): number {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return reduced ? 0 : Math.round(MOTION[this.stored.speed] * this.haste);
  }

  /** The table hurries, or takes its time again. */
  hasten(haste: number): void {
    if (haste !== this.haste) {
      this.haste = haste;
      this.apply();
    }
  }

  apply(): void {
    const root = document.documentElement;
    if (this.stored.theme === 'auto') {
      delete root.dataset.theme;
    } else {
      root.dataset.theme = this.stored.theme;
    }
    root.style.setProperty('--motion', `${this.milliseconds}ms`);
  }

  private save(change: Partial<Stored>): void {
    Object.assign(this.stored, change);
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // The choice then lasts until the page is closed.
    }
  }
}

export const prefs = new Prefs();
