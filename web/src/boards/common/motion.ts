import { prefs } from '../../lib/prefs.svelte';

/**
 * Things travel. Every movement is a copy on top of the page: the page itself already shows the truth, so a skipped,
 * interrupted or forbidden movement leaves nothing to tidy up.
 */
const running = new Set<Animation>();

/** A press anywhere finishes what is under way. */
export function skip(): void {
  running.forEach((animation) => animation.finish());
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', skip, { capture: true, passive: true });
  document.addEventListener('keydown', skip, { capture: true, passive: true });
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  const animation = element.animate(frames, options);
  running.add(animation);
  const done = (): void => void running.delete(animation);
  return animation.finished.then(done, done);
}

/** The element that stands for a place of the board. */
export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

/** Where a thing is, in the pixels of the page, or of the desk it lies on where a whole board is shown small. */
function shown(element: Element | null | undefined, scaled?: HTMLElement | null): DOMRect | undefined {
  const rect = element?.getBoundingClientRect();
  if (!rect || rect.width === 0) {
    return undefined;
  }
  const desk = scaled?.getBoundingClientRect();
  const scale = desk && scaled ? desk.width / scaled.offsetWidth : 1;
  return new DOMRect(
    (rect.left - (desk?.left ?? 0)) / scale,
    (rect.top - (desk?.top ?? 0)) / scale,
    rect.width / scale,
    rect.height / scale,
  );
}

export interface Flight {
  /** What flies; the thing that lies at the end, unless said otherwise. */
  look?: HTMLElement | null;
  /** In movements, not in milliseconds: 1 waits for one whole movement. */
  wait?: number;
  /** Whether the thing at the end stays unseen until its copy has landed. */
  hide?: boolean;
}

export async function fly(
  from: HTMLElement | null,
  to: HTMLElement | null,
  { look = to, wait = 0, hide = true }: Flight = {},
): Promise<void> {
  const scaled = to?.closest<HTMLElement>('[data-scaled]');
  const start = shown(from, scaled);
  const end = shown(to, scaled);
  const duration = prefs.milliseconds;
  if (!start || !end || !to || !look || duration === 0) {
    return;
  }
  const size = shown(look, scaled) ?? end;
  const ghost = look.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-spot');
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '30',
    margin: '0',
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    pointerEvents: 'none',
    transformOrigin: 'top left',
  });
  // Beside its model, because the rules of its looks are those of the board it lies on.
  (look.parentElement ?? document.body).append(ghost);
  const delay = wait * duration;
  // Middle on middle, and never blown up: what comes out of a whole hand or goes into one is still one card.
  const grown = Math.min(1.5, Math.max(0.4, start.width / size.width));
  const landed = Math.min(1.1, end.width / size.width);
  const x = start.left + (start.width - size.width * grown) / 2 - end.left;
  const y = start.top + (start.height - size.height * grown) / 2 - end.top;
  const [endX, endY] = [(end.width - size.width * landed) / 2, (end.height - size.height * landed) / 2];
  const first = `translate(${x}px, ${y}px) scale(${grown})`;
  const middle = `translate(${(x + endX) / 2}px, ${(y + endY) / 2 - 18}px) scale(${(grown + landed) / 2 + 0.08})`;
  const last = `translate(${endX}px, ${endY}px) scale(${landed})`;
  if (hide) {
    void run(to, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  }
  await run(ghost, [{ transform: first }, { transform: middle }, { transform: last }], {
    duration,
    delay,
    fill: 'both',
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
  ghost.remove();
}

/** A card turns over: its back, where it has one under its face (`data-back`), is seen until it stands on edge. */
export function flip(card: HTMLElement | null, wait = 0): void {
  const duration = prefs.milliseconds;
  if (!card || duration === 0) {
    return;
  }
  const delay = wait * duration;
  const back = card.querySelector('[data-back]');
  const [flat, edge] = ['perspective(500px)', 'perspective(500px) rotateY(90deg)'];
  if (back) {
    void run(back, [{ opacity: 1 }, { opacity: 1 }], { duration: delay + duration / 2 });
    const turn = [
      { transform: flat, easing: 'ease-in' },
      { transform: edge, easing: 'ease-out' },
    ];
    void run(card, [...turn, { transform: flat }], { duration, delay });
  } else {
    const turn = [{ transform: edge }, { transform: flat }];
    void run(card, turn, { duration, delay, fill: 'backwards', easing: 'ease-out' });
  }
}

/** Something is there already and shows itself when its turn comes. */
export function appear(thing: Element | null | undefined, wait: number): void {
  const duration = prefs.milliseconds;
  if (thing && duration > 0) {
    void run(thing, [{ opacity: 0 }, { opacity: 1 }], {
      duration,
      delay: wait * duration,
      fill: 'backwards',
    });
  }
}

/** Looks here: something happened to this. */
export function bump(thing: HTMLElement | null, wait = 0): void {
  const duration = prefs.milliseconds;
  if (thing && duration > 0) {
    // By some pixels, however large it is: it stays on the board.
    const most = String(1 + Math.min(0.14, 16 / Math.max(1, thing.offsetWidth)));
    void run(thing, [{ scale: '1' }, { scale: most }, { scale: '1' }], {
      duration,
      delay: wait * duration,
    });
  }
}

/** A few words that rise from their cause and fade. */
export function rise(
  cause: HTMLElement | null,
  words: string,
  tone: 'good' | 'bad' | 'plain' = 'plain',
  wait = 0,
): void {
  const rect = shown(cause);
  if (!rect || prefs.milliseconds === 0) {
    return;
  }
  const label = document.createElement('div');
  label.textContent = words;
  label.setAttribute('aria-hidden', 'true');
  const ink = { good: 'var(--good)', bad: 'var(--bad)', plain: 'var(--ink)' }[tone];
  Object.assign(label.style, {
    position: 'fixed',
    zIndex: '31',
    left: `${rect.left + rect.width / 2}px`,
    // It rises within what it is about: above may stand who says so.
    top: `${rect.top + Math.min(rect.height / 3, 40)}px`,
    padding: '2px 10px',
    borderRadius: '99px',
    border: `2px solid ${ink}`,
    background: 'var(--card)',
    color: ink,
    font: '700 1.1rem var(--serif)',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  });
  document.body.append(label);
  const away = (y: number): string => `translate(-50%, ${y}px)`;
  void run(
    label,
    [
      { transform: away(0), opacity: 0 },
      { transform: away(-22), opacity: 1, offset: 0.3 },
      { transform: away(-30), opacity: 1, offset: 0.8 },
      { transform: away(-44), opacity: 0 },
    ],
    {
      duration: prefs.milliseconds * 4,
      delay: wait * prefs.milliseconds,
      fill: 'backwards',
      easing: 'ease-out',
    },
  ).then(() => label.remove());
}
