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
const read = new Map<string, Face>();

/** What is printed on a card; the server sends it with the names of the game. */
export function faceOf(card: string): Face {
  const id = `${slug(card)} face`;
  const text = content.name('metro', id);
  if (text === id) {
    return NOTHING;
  }
  const known = read.get(text) ?? { ...NOTHING, ...(JSON.parse(text) as Partial<Face>) };
  read.set(text, known);
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
