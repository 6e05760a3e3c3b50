import type { Look } from '../../art/signs';

/** The symbols of the dice: each has a sign and a letter besides its colour. */
export const SYMBOLS: Record<string, Look> = {
  H: { sign: 'heart', colour: '#b0303c' },
  K: { sign: 'book', colour: '#1f5fa8' },
  R: { sign: 'people', colour: '#a05a00' },
  M: { sign: 'coin', colour: '#5c5c1a' },
  L: { sign: 'clover', colour: '#1f6b46' },
  B: { sign: 'storm', colour: '#3a3542' },
  '*': { sign: 'star', colour: '#7a2e4d' },
};

export const CATEGORIES: Record<string, Look> = {
  Health: { sign: 'heart', colour: '#b0303c' },
  Knowledge: { sign: 'book', colour: '#1f5fa8' },
  Relationship: { sign: 'people', colour: '#a05a00' },
  Work: { sign: 'briefcase', colour: '#50556a' },
  Possession: { sign: 'house', colour: '#2f6b2f' },
  Event: { sign: 'sparkle', colour: '#7a2e4d' },
  Goal: { sign: 'flag', colour: '#0f6b66' },
};
