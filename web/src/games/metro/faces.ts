import { content } from '../../lib/content.svelte';
import { slug, type Face } from './now';

const NOTHING: Face = {
  kind: 'UNKNOWN',
  station: '',
  points: {},
  noblesse: 0,
  money: 0,
  price: 0,
  wealth: 0,
  needs: [],
};

/** Faces are asked for at every turn and never change. */
const read = new WeakMap<object, Face>();

/** What is printed on a card; the server sends the faces of a game with its names. */
export function faceOf(card: string): Face {
  const face = content.faces('metro')[slug(card)];
  if (typeof face !== 'object' || face === null) {
    return NOTHING;
  }
  const known = read.get(face) ?? { ...NOTHING, ...face };
  read.set(face, known);
  return known;
}

/** What the card says, a line for each rule. */
export function linesOf(card: string): string[] {
  const id = `${slug(card)} text`;
  const text = content.name('metro', id);
  return text === id ? [] : text.split('\n');
}

export function flavourOf(card: string): string {
  const id = `${slug(card)} flavour`;
  const text = content.name('metro', id);
  return text === id ? '' : text;
}
