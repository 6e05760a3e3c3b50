import { isObject, type Obj, type Value } from '../../lib/sets/schema';
import { PROFESSIONS } from './qualities';

/** Cartons are known by profession and rank, which is the name of their file; paths of childhood by the side of their cradle. */
export function cardOf(file: string, { rank, id }: Obj): string | undefined {
  if (file === 'childhood.json') {
    return typeof id === 'string' ? `CH-${id}` : undefined;
  }
  return typeof rank === 'number' ? `${file.replace('.json', '').toUpperCase()} ${rank}` : undefined;
}

export function owned(files: Record<string, Value>, name: string): void {
  const set = files['set.json'];
  if (isObject(set)) {
    set.id = name;
    set.shipped = false;
  }
}

export function wordOf(value: string): string | undefined {
  return PROFESSIONS[value]
    ? `hasard.p.${value}`
    : /^[A-Z][a-z]$/.test(value)
      ? `hasard.q.${value}`
      : undefined;
}
