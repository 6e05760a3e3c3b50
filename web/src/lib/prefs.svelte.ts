/** What a reader chose for this browser. Kept locally; nothing of it concerns the table. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';

interface Stored {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  /** Single letters as shortcuts; some tools that type for people want them off. */
  keys: boolean;
  /** Names whose chat this reader does not want to see. */
  muted: string[];
}

const KEY = 'tablee.prefs';
const USUAL: Stored = { theme: 'auto', motion: 'normal', sound: true, confirm: true, keys: true, muted: [] };
const MILLISECONDS: Record<Motion, number> = { off: 0, fast: 200, normal: 350, slow: 700 };

function load(): Stored {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    // A store that is full, forbidden or garbled must not keep anybody from playing.
    return { ...USUAL };
  }
}

class Prefs {
  private stored = $state(load());

  get theme(): Theme {
    return this.stored.theme;
  }
  set theme(theme: Theme) {
    this.stored.theme = theme;
    this.save();
  }

  get motion(): Motion {
    return this.stored.motion;
  }
  set motion(motion: Motion) {
    this.stored.motion = motion;
    this.save();
  }

  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(on: boolean) {
    this.stored.sound = on;
    this.save();
  }

  get confirm(): boolean {
    return this.stored.confirm;
  }
  set confirm(on: boolean) {
    this.stored.confirm = on;
    this.save();
  }

  get keys(): boolean {
    return this.stored.keys;
  }
  set keys(on: boolean) {
    this.stored.keys = on;
    this.save();
  }

  get muted(): string[] {
    return this.stored.muted;
  }
  set muted(names: string[]) {
    this.stored.muted = names;
    this.save();
  }

  /** How long one movement takes; 0 where the reader or the system wants none. */
  get milliseconds(): number {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return reduced ? 0 : MILLISECONDS[this.stored.motion];
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

  private save(): void {
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // The choice then lasts until the page is closed.
    }
  }
}

export const prefs = new Prefs();
