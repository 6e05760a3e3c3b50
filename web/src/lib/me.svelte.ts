import { api, ApiError } from './api';
import { house } from './house.svelte';
import { i18n } from './i18n.svelte';

const NAMES = {
  fr: ['Camille', 'Sacha', 'Lou', 'Charlie', 'Noa'],
  en: ['Robin', 'Alex', 'Sam', 'Charlie', 'Kit'],
};

/** Whether this browser was introduced before; the cookie itself is not for scripts. */
const KNOWN = 'tablee.known';

/** Who sits at this browser. Nobody has to say anything: a name is lent and can be changed. */
class Person {
  name = $state('');
  moderator = $state(false);
  private asking: Promise<void> | undefined;

  /** Makes sure that the server knows somebody here, once. */
  ensure(): Promise<void> {
    this.asking ??= this.ask().catch((problem: unknown) => {
      this.asking = undefined;
      throw problem;
    });
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  /** Whoever was known here is known no more: the next question makes somebody new. */
  forget(): void {
    localStorage.removeItem(KNOWN);
    this.asking = undefined;
    [this.name, this.moderator] = ['', false];
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
        [this.name, this.moderator] = [me.name, me.moderator];
        return;
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.status !== 401) {
          throw problem;
        }
      }
    }
    await house.ensure();
    const names = house.kids ? house.names : NAMES[i18n.language];
    const lent = names[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % names.length] ?? 'Lou';
    this.name = (await api.introduce(lent)).name;
    localStorage.setItem(KNOWN, 'yes');
  }
}

export const person = new Person();
