/**
 * The board by keyboard: arrows walk from thing to thing as they lie on the screen, a digit presses what carries that digit, Escape
 * takes back a half-made choice. Tab and Enter work as everywhere.
 */
const THINGS = 'button, [tabindex="0"], a[href], summary';
const TOWARDS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of several boxes, the nearest that lies in this direction from the first; sideways counts double. */
export function nearest<T>(
  from: DOMRect,
  things: { thing: T; rect: DOMRect }[],
  [dx, dy]: [number, number],
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const { thing, rect } of things) {
    const x = rect.left + rect.width / 2 - from.left - from.width / 2;
    const y = rect.top + rect.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = thing;
    }
  }
  return best;
}

function isTyping(element: Element | null): boolean {
  return element !== null && element.matches('input, select, textarea, [contenteditable]');
}

export function keys(board: HTMLElement): () => void {
  const visible = (): HTMLElement[] =>
    [...board.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.offsetParent !== null);

  const walk = (event: KeyboardEvent, towards: [number, number]): void => {
    const here = document.activeElement;
    const inside = here instanceof HTMLElement && board.contains(here);
    if (!inside && here !== document.body) {
      return;
    }
    const things = visible();
    const next = inside
      ? nearest(
          here.getBoundingClientRect(),
          things
            .filter((thing) => thing !== here)
            .map((thing) => ({ thing, rect: thing.getBoundingClientRect() })),
          towards,
        )
      : (things.find((thing) => thing.getAttribute('aria-disabled') === 'false') ?? things[0]);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (isTyping(document.activeElement)) {
      return;
    }
    const towards = TOWARDS[event.key];
    if (towards) {
      walk(event, towards);
    } else if (/^[1-9]$/.test(event.key)) {
      const card = board.querySelector<HTMLElement>(`[data-digit="${event.key}"]`);
      if (card) {
        event.preventDefault();
        card.focus();
        card.click();
      }
    } else if (event.key === 'Escape') {
      board.querySelector<HTMLElement>('[data-cancel]')?.click();
    }
  };

  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
