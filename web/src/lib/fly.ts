/** A card that travels: a copy flies from one place to another, then the page simply shows where it is. */
export function fly(
  from: Element | null,
  to: Element | null,
  face: string,
  milliseconds: number,
): Promise<void> {
  if (!from || !to || milliseconds === 0) {
    return Promise.resolve();
  }
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'flying-card';
  ghost.textContent = face;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(ghost);
  const scale = end.width / Math.max(1, start.width);
  const motion = ghost.animate(
    [
      { transform: 'none' },
      { transform: `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${scale})` },
    ],
    { duration: milliseconds, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
  const skip = (): void => motion.finish();
  document.addEventListener('pointerdown', skip, { once: true });
  return motion.finished.then(
    () => {
      document.removeEventListener('pointerdown', skip);
      ghost.remove();
    },
    () => ghost.remove(),
  );
}
