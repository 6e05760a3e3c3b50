import { api, ApiError } from './api';
import { house } from './house.svelte';
import { i18n } from './i18n.svelte';
import { isLocal } from './transport';

/** Whether this browser was introduced before; the cookie itself is not for scripts. */
const KNOWN = 'tablee.known';
/** How they were called the last time, for when no server can be asked. */
const CALLED = 'tablee.called';

function called(): string {
  try {
    return localStorage.getItem(CALLED) ?? '';
  } catch {
    return '';
  }
}

/** Who sits at this browser. Nobody has to say anything: a name is lent and can be changed. */
class Person {
  private called = $state(called());
  moderator = $state(false);
  /** The picture they have chosen, as a word; empty for none. */
  face = $state('');
  /** What was typed as a name and is not saved yet. */
  typed = $state<string | undefined>();
  private asking: Promise<void> | undefined;
  private saving: Promise<void> | undefined;
  private readonly followers = new Set<(before: string, name: string) => void>();

  get name(): string {
    return this.called;
  }

  private set name(name: string) {
    this.called = name;
    localStorage.setItem(CALLED, name);
  }

  /** Makes sure that the server knows somebody here, and by the name that was typed: whatever is pressed next counts on it. */
  async ensure(): Promise<void> {
    this.asking ??= this.ask().catch((problem: unknown) => {
      this.asking = undefined;
      throw problem;
    });
    await this.asking;
    await this.settle();
  }

  /** The same before something is asked of this table; one of this device needs no server. */
  ensureAt(table: string): Promise<void> {
    return isLocal(table) ? this.ensure().catch(() => undefined) : this.ensure();
  }

  /** The typed name becomes the name, if it is another one. Throws the server's reason where it cannot. */
  settle(): Promise<void> {
    const typed = this.typed?.trim() ?? '';
    if (typed === '' || typed === this.name) {
      return Promise.resolve();
    }
    this.saving ??= this.rename(typed).finally(() => (this.saving = undefined));
    return this.saving;
  }

  async rename(name: string): Promise<void> {
    const before = this.name;
    this.name = (await api.rename(name)).name;
    if (this.typed?.trim() === name) {
      this.typed = undefined;
    }
    this.followers.forEach((follower) => follower(before, this.name));
  }

  /** Another picture of theirs. */
  async look(face: string): Promise<void> {
    this.face = (await api.look(face)).face;
  }

  /** Whoever has to know when the name changes; the answer ends it. */
  follow(follower: (before: string, name: string) => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Whoever was known here is known no more: the next question makes somebody new. */
  forget(): void {
    this.asking = undefined;
    [this.name, this.moderator, this.face] = ['', false, ''];
    [KNOWN, CALLED].forEach((key) => localStorage.removeItem(key));
  }

  /** This device has become one of somebody's. */
  become(name: string): void {
    localStorage.setItem(KNOWN, 'yes');
    this.asking = undefined;
    this.name = name;
  }

  /** Tells the server the language this person reads now. */
  async speak(): Promise<void> {
    if (this.name !== '') {
      await api.rename(this.name).catch(() => undefined);
    }
  }

  private async ask(): Promise<void> {
    if (localStorage.getItem(KNOWN)) {
      try {
        const me = await api.me();
        [this.name, this.moderator, this.face] = [me.name, me.moderator, me.face];
        return;
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.status !== 401) {
          throw problem;
        }
      }
    }
    await house.ensure();
    const names = house.kids ? house.names : i18n.lent;
    const lent = names[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % names.length] ?? 'Lou';
    this.name = (await api.introduce(lent)).name;
    localStorage.setItem(KNOWN, 'yes');
  }
}

export const person = new Person();
