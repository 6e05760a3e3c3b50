/** Seats are told apart by letter and shape, never by colour alone. */
export interface SeatMark {
  letter: string;
  shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'drop';
  colour: string;
}

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'cross', 'drop'] as const;
const COLOURS = ['#7a2e4d', '#0f6b66', '#1f4e99', '#8a5200', '#5b3f8c', '#2f6b2f', '#8c3b1f', '#4a4a58'];

export function seatMark(letter: string): SeatMark {
  const index = Math.max(0, Math.min(SHAPES.length - 1, letter.charCodeAt(0) - 65));
  return { letter, shape: SHAPES[index] ?? 'circle', colour: COLOURS[index] ?? '#4a4a58' };
}
