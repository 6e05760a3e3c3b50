import { isObject, type Obj, type Value } from '../../lib/sets/schema';

const LINES = ['AMOUR', 'SEXE', 'ETUDES', 'BOULOT', 'SOCIAL'];
const STATIONS: Record<string, string> = { PUBERTE: 'P', MAJORITE: 'M', MATURITE: 'T' };

/** What the server calls a card: its title without what a file name could not hold. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Cards are known by their title, couples by their names. */
export function cardOf(_: string, { title, names }: Obj): string | undefined {
  return typeof title === 'string' ? slug(title) : Array.isArray(names) ? slug(names.join(' ')) : undefined;
}

export function owned(files: Record<string, Value>, name: string): void {
  const set = files['set.json'];
  if (isObject(set)) {
    set.name = name;
  }
}

export function wordOf(value: string): string | undefined {
  const station = STATIONS[value];
  return LINES.includes(value) ? `board.metro.line.${value}` : station && `metro.pile.${station}`;
}
