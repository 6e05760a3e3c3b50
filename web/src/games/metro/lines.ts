import type { Look } from '../../art/signs';

export const LINES = ['AMOUR', 'SEXE', 'ETUDES', 'BOULOT', 'SOCIAL'] as const;
export type Line = (typeof LINES)[number];

/** The lines of the map: a colour, and a sign in its bullet so that nobody needs the colour. */
export const LOOKS: Record<Line | 'WEALTH', Look> = {
  AMOUR: { colour: '#c2334d', sign: 'heart' },
  SEXE: { colour: '#7d3fc0', sign: 'moon' },
  ETUDES: { colour: '#1f6fb2', sign: 'cap' },
  BOULOT: { colour: '#a05a00', sign: 'tool' },
  SOCIAL: { colour: '#23784a', sign: 'bubble' },
  WEALTH: { colour: '#6b5b1e', sign: 'house' },
};

export const BACKS: Record<string, string> = { P: '#8a3d6b', M: '#22508f', T: '#5a4a2a' };
