import type { Move, SeatView } from './types';

const alike = (one: Move, other: Move | undefined): boolean => one.do === other?.do && one.say === other.say;

/** The same view, with the very list of moves that was there before if nothing in it changed: a choice half made on it stays. */
export function steady(view: SeatView, before: SeatView | undefined): SeatView {
  const same =
    before?.legal.length === view.legal.length &&
    view.legal.every((move, index) => alike(move, before.legal[index]));
  return same && before ? { ...view, legal: before.legal } : view;
}

/** What is on screen, with those of its moves that the newest view still has: nobody is asked what is no longer a question. */
export function offered(shown: SeatView, known: SeatView | undefined): SeatView {
  const still = new Set(known?.legal.map((move) => move.do));
  return shown.legal.every((move) => still.has(move.do))
    ? shown
    : { ...shown, legal: shown.legal.filter((move) => still.has(move.do)) };
}
