import type { Snippet } from 'svelte';

/** What is shown large at the moment, and beside which thing. */
class Zoom {
  picture = $state.raw<Snippet | undefined>();
  beside = $state.raw<DOMRect | undefined>();
  private thing: Element | undefined;

  show(picture: Snippet, thing: Element): void {
    this.thing = thing;
    this.beside = thing.getBoundingClientRect();
    this.picture = picture;
  }

  /** A little later: a focused card that is taken off the page says so while the page is being drawn, when nothing may change. */
  hide(thing: Element): void {
    queueMicrotask(() => {
      if (this.thing === thing) {
        this.thing = undefined;
        this.picture = undefined;
      }
    });
  }
}

export const zoom = new Zoom();

const HOVER = 450;
const HOLD = 420;

/** A phone has no room beside the card: what has the focus there is not covered by its own picture. */
const roomBeside = (): boolean => innerWidth >= 700;

/** Shows a card large on hover, on keyboard focus and on a long press, which then is no press. */
export function zoomable(picture: () => Snippet): (thing: HTMLElement) => () => void {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let pointed = false;
    const later = (milliseconds: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, milliseconds);
    };
    const show = (): void => zoom.show(picture(), thing);
    const hide = (): void => {
      clearTimeout(timer);
      pointed = false;
      zoom.hide(thing);
    };
    const point = (): void => {
      if (!pointed) {
        pointed = true;
        later(HOVER, show);
      }
    };
    const listeners: [string, (event: Event) => void][] = [
      // Not on entering: a table that opens under a mouse at rest shows no card large that nobody pointed at.
      ['pointermove', (event) => (event as PointerEvent).pointerType === 'mouse' && point()],
      ['pointerleave', hide],
      ['focus', () => roomBeside() && thing.matches(':focus-visible') && later(HOVER / 2, show)],
      ['blur', hide],
      [
        'pointerdown',
        (event) => {
          held = false;
          clearTimeout(timer);
          if ((event as PointerEvent).pointerType !== 'mouse') {
            later(HOLD, () => {
              held = true;
              show();
            });
          }
        },
      ],
      ['pointerup', hide],
      ['pointercancel', hide],
      ['contextmenu', (event) => held && event.preventDefault()],
    ];
    const click = (event: Event): void => {
      if (held) {
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    listeners.forEach(([name, listener]) => thing.addEventListener(name, listener));
    thing.addEventListener('click', click, { capture: true });
    return () => {
      hide();
      listeners.forEach(([name, listener]) => thing.removeEventListener(name, listener));
      thing.removeEventListener('click', click, { capture: true });
    };
  };
}
