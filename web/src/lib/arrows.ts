/**
 * Arrows over anything that can be pressed: the focus goes to the nearest one in that direction. It looks at where things lie and
 * knows no board.
 */
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest box in a direction; -1 where there is none. What lies straight ahead beats what lies aside. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const start = middle(from);
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const end = middle(box);
    const ahead = sign * (across ? end.x - start.x : end.y - start.y);
    const aside = Math.abs(across ? end.y - start.y : end.x - start.x);
    if (ahead > 4 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = index;
    }
  });
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const PRESSABLE = 'button:not(:disabled), a[href], summary, [tabindex="0"]';

/** Moves the focus inside `board`; from outside it goes to what can be done there first. Says whether it moved. */
export function walk(board: Element, key: string): boolean {
  if (!/^Arrow(Left|Right|Up|Down)$/.test(key)) {
    return false;
  }
  const stops = [...board.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const here = document.activeElement;
  if (!here || !board.contains(here)) {
    const first = stops.find((stop) => stop.getAttribute('aria-disabled') === 'false') ?? stops[0];
    first?.focus();
    return first !== undefined;
  }
  const others = stops.filter((stop) => stop !== here);
  const boxes = others.map((stop) => stop.getBoundingClientRect());
  const next = others[nearest(here.getBoundingClientRect(), boxes, key as Direction)];
  next?.focus();
  return next !== undefined;
}
