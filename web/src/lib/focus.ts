/**
 * Whoever plays by keyboard stands on something, and an answer takes it away: the browser forgets where they were, and a screen reader begins
 * at the top of the page. What is lost is given to the next place that is sure to be there.
 */

/** Looks after the focus inside `room`; returns the way to stop. */
export function keepFocus(room: HTMLElement, next: () => HTMLElement | null | undefined): () => void {
  let stood: Element | null = null;
  const enter = (event: FocusEvent): void => void (stood = event.target as Element);
  // To go somewhere else, or nowhere by a press on the page, is no loss; what is removed tells nobody in some browsers.
  const leave = (event: FocusEvent): void => {
    const from = event.target as Element;
    queueMicrotask(() => (stood = stood === from && from.isConnected ? null : stood));
  };
  const watch = new MutationObserver(() => {
    if (stood && !stood.isConnected) {
      stood = null;
      const here = document.activeElement;
      if (here === null || here === document.body) {
        next()?.focus({ preventScroll: true });
      }
    }
  });
  room.addEventListener('focusin', enter);
  room.addEventListener('focusout', leave);
  watch.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener('focusin', enter);
    room.removeEventListener('focusout', leave);
    watch.disconnect();
  };
}
