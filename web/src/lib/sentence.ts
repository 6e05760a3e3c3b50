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

const SPOKEN = new Set(['say', 'asked', 'reason', 'label', 'help', 'text', 'heading', 'blurb']);

/**
 * What a sentence needs on a narrow screen: French signs that stand apart from their word do not begin a line, and an arrow is one.
 */
export function typeset(sentence: string): string {
  return sentence
    .replace(/ (?=[;:!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/ -> /g, '\u00a0→ ');
}

/** For `JSON.parse`: sentences of the server are set, everything else stays as it came. */
export function spoken(key: string, value: unknown): unknown {
  return typeof value === 'string' && SPOKEN.has(key) ? typeset(value) : value;
}
