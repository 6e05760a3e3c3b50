/** Escape takes back a half-made choice on this board. Arrows and digits are the page's: it finds things by where they lie. */
export function keys(board: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      board.querySelector<HTMLElement>('[data-cancel]')?.click();
    }
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
