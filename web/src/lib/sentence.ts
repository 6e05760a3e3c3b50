/**
 * Fills a sentence as the server does: `{0}` for an argument, `{0|card|cards}` for the form that goes with a number.
 */
export function fill(sentence: string, args: readonly (string | number)[], language: string): string {
  return sentence.replace(
    /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (slot, index: string, one?: string, many?: string) => {
      const arg = args[Number(index)];
      if (arg === undefined) {
        return slot;
      }
      if (one !== undefined && many !== undefined && typeof arg === 'number') {
        return isSingular(arg, language) ? one : many;
      }
      return String(arg);
    },
  );
}

/** French counts 0 as singular, English does not. */
export function isSingular(number: number, language: string): boolean {
  return language === 'fr' ? Math.abs(number) < 2 : Math.abs(number) === 1;
}
