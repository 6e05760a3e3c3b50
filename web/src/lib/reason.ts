import { i18n } from './i18n.svelte';

/** What was asked for in vain: a browser tells of it in words of its own, in its own language and with an address. */
const unfetched = new WeakSet<object>();

/** From now on it is known of an error whether it is about a part of the page that did not come. */
export function watchParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => unfetched.add(payload));
}

export function isUnfetched(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && unfetched.has(problem);
}

/** What a failure says to a reader: the server's own sentence, or that a part of the page did not come. */
export function reasonOf(problem: unknown): string {
  if (isUnfetched(problem)) {
    return i18n.t(navigator.onLine ? 'error.part' : 'error.cut');
  }
  return problem instanceof Error ? problem.message : String(problem);
}
