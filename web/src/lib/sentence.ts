/**
 * Fills a sentence as the server does: `{0}` for an argument, `{0|card|cards}` for the form that goes with a number.
 */
export function fill(sentence: string, args: readonly (string | number)[], language: string): string {
  return sentence.replace(/\{(\d)((?:\|[^|}]*)*)\}/g, (slot, index: string, forms: string) => {
    const arg = args[Number(index)];
    if (arg === undefined) {
      return slot;
    }
    return forms !== '' && typeof arg === 'number'
      ? formOf(arg, forms.slice(1).split('|'), language)
      : String(arg);
  });
}

const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const rules = new Map<string, Intl.PluralRules>();

/** Forms stand in the order of CLDR’s categories, as many as the language has for whole numbers; the last one serves all that come after it. */
function formOf(number: number, forms: string[], language: string): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const known = new Set(rule.resolvedOptions().pluralCategories);
  const place = CATEGORIES.filter((category) => known.has(category)).indexOf(rule.select(Math.abs(number)));
  return forms[Math.min(place, forms.length - 1)] ?? '';
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
