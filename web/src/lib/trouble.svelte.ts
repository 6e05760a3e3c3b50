/** Errors that no page caught. They are said once, with a way on; the table itself is safe on the server. */
class Trouble {
  message = $state('');

  watch(): void {
    window.addEventListener('error', (event) => this.tell(event.message));
    window.addEventListener('unhandledrejection', (event) => this.tell(String(event.reason)));
    // A page that was open while the server was updated asks for parts that are no longer there.
    window.addEventListener('vite:preloadError', (event) => event.preventDefault());
  }

  tell(message: string): void {
    // Browsers report this one whenever a layout takes longer than a frame; nothing is broken by it.
    if (!message.includes('ResizeObserver')) {
      // It may be told while the page is being drawn, when nothing may change.
      queueMicrotask(() => (this.message = message));
    }
  }
}

export const trouble = new Trouble();
