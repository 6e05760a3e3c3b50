import { page, SITE } from './site';

/** The address of what is shown, as on a server. */
function shown(): URL {
  return SITE ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

/** Where the reader is. Links are ordinary links; this only saves the reload. */
class Router {
  path = $state(shown().pathname);
  query = $state(shown().searchParams);

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
    if (SITE) {
      // Links are written as on a server. Whoever copies one, or opens it elsewhere, has touched it before.
      ['pointerover', 'focusin'].forEach((touch) =>
        document.addEventListener(touch, (event) => this.lead(event.target), { capture: true }),
      );
    }
  }

  /** The part of a page that is meant, after the last `#`. */
  get part(): string {
    return shown().hash.slice(1);
  }

  go(url: string, replace = false): void {
    this.rewrite(url, replace);
    this.read();
    window.scrollTo(0, 0);
    // Whoever listens instead of looking begins at the new page, too.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** The same page goes by another address from now on. */
  rewrite(url: string, replace = true): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', page(url));
  }

  private read(): void {
    this.path = shown().pathname;
    this.query = shown().searchParams;
  }

  private lead(touched: EventTarget | null): void {
    const link = (touched as Element | null)?.closest?.('a[href^="/"]');
    link?.setAttribute('href', page(link.getAttribute('href') ?? '/'));
  }

  private follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!plain || !link || event.defaultPrevented || link.hasAttribute('download') || link.target) {
      return;
    }
    // `#/…` is a page of a site, `#…` a part of this one.
    const inside = SITE && link.hash.startsWith('#/');
    const to = inside ? new URL(link.hash.slice(1), location.origin) : new URL(link.href);
    const jumps = !inside && to.hash !== '' && link.pathname === location.pathname;
    if (to.origin === location.origin && !jumps && !to.pathname.startsWith('/api/')) {
      event.preventDefault();
      this.go(to.pathname + to.search + to.hash);
    }
  }
}

export const router = new Router();
