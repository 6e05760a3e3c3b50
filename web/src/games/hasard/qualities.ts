import type { Look, SignName } from '../../art/signs';

/** What is threaded on a pawn. Squares are beads, circles diplomas, triangles rings, as printed below the bars (HAS-M-9). */
export interface Threaded extends Look {
  shape: 'square' | 'circle' | 'triangle';
}

export const QUALITIES: Record<string, Threaded> = {
  Be: { colour: '#f08f8f', shape: 'square', sign: 'sparkle' },
  Cu: { colour: '#8a5a34', shape: 'square', sign: 'flame' },
  Tr: { colour: '#3b7dc4', shape: 'square', sign: 'tool' },
  Ch: { colour: '#b5174b', shape: 'square', sign: 'bow' },
  Sf: { colour: '#2f9455', shape: 'square', sign: 'snow' },
  Ru: { colour: '#26222c', shape: 'square', sign: 'mask' },
  In: { colour: '#f0cb3c', shape: 'square', sign: 'bulb' },
  Ho: { colour: '#ffffff', shape: 'square', sign: 'scales' },
  Di: { colour: '#cfd5dd', shape: 'circle', sign: 'scroll' },
  Do: { colour: '#8b93a0', shape: 'circle', sign: 'cap' },
  Ri: { colour: '#f0cb3c', shape: 'triangle', sign: 'coin' },
  Sa: { colour: '#dc4343', shape: 'triangle', sign: 'heart' },
};

export const PROFESSIONS: Record<string, Look> = {
  STARLET: { colour: '#9c2f68', sign: 'star' },
  LAMPISTE: { colour: '#50556a', sign: 'lantern' },
  CHIRURGIEN: { colour: '#0f6b66', sign: 'cross' },
  COMMERCANT: { colour: '#2f6b2f', sign: 'bag' },
  GANGSTER: { colour: '#3a3542', sign: 'hat' },
  MILITAIRE: { colour: '#5c5c1a', sign: 'stripes' },
  DEPUTE: { colour: '#1f4e99', sign: 'temple' },
  CLOWN: { colour: '#994800', sign: 'clown' },
};

export const FACES: Record<string, SignName> = {
  accident: 'trap',
  maladie: 'fever',
  amour: 'heart',
  heritage: 'coin',
  vitamine: 'apple',
  veine: 'clover',
  CRI: 'fall',
  FAM: 'bowl',
  PRO: 'sun',
  GUE: 'swords',
  EPU: 'broom',
  REV: 'flag',
};
