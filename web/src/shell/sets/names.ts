import { i18n } from '../../lib/i18n.svelte';
import type { Draft } from '../../lib/sets/draft.svelte';

/** What a key says, or something else where nothing is said of it. */
function said(key: string, otherwise: string): string {
  const words = i18n.t(key);
  return words === key ? otherwise : words;
}

/** How a field is called. */
export const labelOf = (name: string): string => said(`sets.field.${name}`, name);

/** How a file is called. */
export const fileOf = (draft: Draft, file: string): string =>
  said(`sets.file.${file}`, wordOf(draft, file.replace('.json', '').toUpperCase()));

/** How a value is called: by its game, or among all. */
export function wordOf(draft: Draft, value: string): string {
  const key = draft.kind.wordOf?.(value);
  return key === undefined ? said(`sets.value.${value}`, value) : i18n.t(key);
}

/** Of the field for a value, to go there from a fault. */
export const idOf = (file: string, place: string): string =>
  `set-${`${file}${place}`.replaceAll(/[^\w-]/g, '_')}`;
