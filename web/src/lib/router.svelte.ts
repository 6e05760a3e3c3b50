/** Where the reader is. Links are ordinary links; this only saves the reload. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(url: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', url);
    this.read();
    window.scrollTo(0, 0);
    // Whoever listens instead of looking begins at the new page, too.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.('a');
    const jumps = link?.hash && link.pathname === location.pathname;
    const stays =
      link?.origin === location.origin && !jumps && !link.hasAttribute('download') && !link.target;
    if (plain && link && stays && !event.defaultPrevented && !link.pathname.startsWith('/api/')) {
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    }
  }
}

export const router = new Router();
