import { isUnfetched, reasonOf, watchParts } from './reason';

/** Errors that no page caught. They are said once, with a way on; the table itself is safe on the server. */
class Trouble {
  message = $state('');
  /** Nothing is broken: a part of the page did not come. */
  missing = $state(false);

  watch(): void {
    window.addEventListener('error', (event) => this.tell(event.message));
    // Without a network, or after the server was updated, parts do not come.
    watchParts();
    window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
      this.tell(reasonOf(reason), isUnfetched(reason));
    });
  }

  tell(message: string, missing = false): void {
    // Browsers report this one whenever a layout takes longer than a frame; nothing is broken by it.
    if (!message.includes('ResizeObserver')) {
      // It may be told while the page is being drawn, when nothing may change.
      queueMicrotask(() => ([this.message, this.missing] = [message, missing]));
    }
  }
}

export const trouble = new Trouble();
