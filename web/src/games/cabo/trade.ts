import { prefs } from '../../lib/prefs.svelte';

/** One swap is one moment, yet two cards travel in it: it takes a little longer than one movement. */
const LENGTH = 2.2;
/** How far the two ways bow apart, of the distance between the cards. */
const BOW = 0.22;
const STEPS = 12;

interface Point {
  x: number;
  y: number;
}

/** A bowed way between two points; the way back bows to the other side, so that the cards do not meet. */
export function way(from: Point, to: Point, bow = BOW): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const top = { x: (from.x + to.x) / 2 - dy * bow * 2, y: (from.y + to.y) / 2 + dx * bow * 2 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const bend = (a: number, b: number, c: number): number =>
      (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: bend(from.x, top.x, to.x), y: bend(from.y, top.y, to.y) };
  });
}

/** Plays once and calls back; a press anywhere ends it at once, as it ends every movement. */
function play(element: Element, frames: Keyframe[], duration: number, done: () => void): void {
  const animation = element.animate(frames, { duration, easing: 'ease-in-out' });
  const finish = (): void => animation.finish();
  const presses = ['pointerdown', 'keydown'];
  presses.forEach((press) => document.addEventListener(press, finish, { capture: true, passive: true }));
  const end = (): void => {
    presses.forEach((press) => document.removeEventListener(press, finish, { capture: true }));
    done();
  };
  animation.finished.then(end, end);
}

const middle = (rect: DOMRect): Point => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** A copy of the card that now lies at `to` comes from `from`. The page shows the truth already: nothing to tidy up but the copy. */
function send(from: HTMLElement, to: HTMLElement, duration: number): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const ghost = to.cloneNode(true) as HTMLElement;
  ['data-spot', 'data-place', 'data-digit', 'data-deal', 'id'].forEach((name) => ghost.removeAttribute(name));
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${end.left}px`,
    top: `${end.top}px`,
    pointerEvents: 'none',
  });
  to.parentElement?.append(ghost);
  const frames = way(middle(start), middle(end)).map((at, step) => {
    const size = (start.width / end.width) * (1 - step / STEPS) + step / STEPS;
    return {
      transform: `translate(${at.x - middle(end).x}px, ${at.y - middle(end).y}px) scale(${size})`,
      boxShadow: '0 14px 26px rgb(0 0 0 / 50%)',
    };
  });
  play(to, [{ opacity: 0 }, { opacity: 0 }], duration, () => undefined);
  play(ghost, frames, duration, () => ghost.remove());
}

/** The ways themselves, as dotted lines that fade when the cards have arrived. */
function trail(one: Point, other: Point, duration: number): void {
  const NS = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  Object.assign(svg.style, {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100vh',
    zIndex: '29',
    pointerEvents: 'none',
  });
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const path = document.createElementNS(NS, 'path');
    path.setAttribute(
      'd',
      `M${way(from, to)
        .map((at) => `${at.x} ${at.y}`)
        .join(' L')}`,
    );
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', '#ffe08a');
    path.setAttribute('stroke-width', '4');
    path.setAttribute('stroke-linecap', 'round');
    path.setAttribute('stroke-dasharray', '1 10');
    svg.append(path);
  }
  document.body.append(svg);
  const fading = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  play(svg, fading, duration * 1.2, () => svg.remove());
}

/** Two cards change places along two ways that can be followed. */
export function trade(first: HTMLElement | null, second: HTMLElement | null): void {
  const duration = prefs.milliseconds * LENGTH;
  if (!first || !second || duration === 0) {
    return;
  }
  trail(middle(first.getBoundingClientRect()), middle(second.getBoundingClientRect()), duration);
  send(first, second, duration);
  send(second, first, duration);
}
