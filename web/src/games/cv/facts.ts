import type { Condition, CvCard, Goal } from './now';

/** One thing a card says: a few words, with symbols before them where there are some. */
export interface Fact {
  symbols: string;
  words: string;
  /** How the symbols are joined in words: an arrow turns one into another. */
  join?: string;
  /** Points are shown as a seal. */
  points?: number;
  /** Of a goal that counts groups of cards: the words without the group, and its categories, for a place where signs say them. */
  group?: { words: string; of: string[] };
}

type Say = (key: string, ...args: (string | number)[]) => string;

/** Symbols in words: `KKM` is "2 knowledge, money"; with an arrow between them their order counts. */
export function spell(letters: string, say: Say, join = ''): string {
  const kinds = [...new Set(letters)];
  return kinds
    .map((letter) => {
      const count = [...letters].filter((other) => other === letter).length;
      return count > 1 ? `${count} ${say(`s.${letter}`)}` : say(`s.${letter}`);
    })
    .join(join || ', ');
}

function condition(of: Condition, say: Say, name: (card: number) => string): string {
  if ('atLeast' in of) {
    return say('if.atLeast', of.atLeast.n, say(`c.${of.atLeast.category}`));
  }
  if ('none' in of) {
    return say('if.none', say(`c.${of.none.category}`));
  }
  if ('owns' in of) {
    return say('if.owns', name(of.owns));
  }
  if ('ownsActive' in of) {
    return say('if.ownsActive', name(of.ownsActive));
  }
  return of.and.map((part) => condition(part, say, name)).join(say('if.and'));
}

function goal(of: Goal, edition: string, say: Say): Fact[] {
  const part = of[edition === 'wealth3' ? 'wealth3' : 'health4'];
  if (part) {
    return goal(part, edition, say);
  }
  const says: Fact[] = [];
  const add = (words: string): void => void says.push({ words, symbols: '' });
  if (of.perCard) {
    add(say('goal.card', of.perCard.points, say(`c.${of.perCard.category}`)));
  }
  if (of.perToken) {
    add(say('goal.token', of.perToken.points));
  }
  if (of.perSet) {
    const { points } = of.perSet;
    const parts = Object.entries(of.perSet.categories);
    const set = parts.map(([category, n]) => `${n} ${say(`c.${category}`)}`);
    says.push({
      words: say('goal.set', points, set.join(' + ')),
      symbols: '',
      group: {
        words: say('goal.set', points, '').trim(),
        of: parts.flatMap(([category, n]) => Array<string>(n).fill(category)),
      },
    });
  }
  return says;
}

/** Everything printed on a card besides its name, cost and story, in words and symbols. */
export function facts(card: CvCard, edition: string, say: Say, name: (card: number) => string): Fact[] {
  const list: Fact[] = [];
  const add = (words: string, symbols = ''): void => void list.push({ words, symbols });
  if (card.condition) {
    add(say('if', condition(card.condition, say, name)));
  }
  if (card.gains) {
    add(say('gains'), card.gains);
  }
  if (card.upkeep) {
    add(say('upkeep'), card.upkeep);
  }
  const { event } = card;
  if (event?.symbols) {
    add(say('event.symbols'), event.symbols);
  }
  if (event?.discount) {
    add(say('event.discount', event.discount.n, say(`c.${event.discount.category}`)));
  }
  if (event?.insurance) {
    add(say('event.insurance'));
  }
  const dice = (card.extraDice ?? 0) + (event?.extraDice ?? 0);
  const throws = (card.extraThrows ?? 0) + (event?.extraThrows ?? 0);
  if (dice > 0) {
    add(say('extraDice', dice));
  }
  if (throws > 0) {
    add(say('extraThrows', throws));
  }
  if (event?.oldAgeOnly) {
    add(say('event.oldAge'));
  }
  for (const arrow of card.arrows ?? []) {
    list.push({
      words: say(arrow.twoWay ? 'arrow.both' : 'arrow.one'),
      symbols: `${arrow.from}${arrow.to}`,
      join: arrow.twoWay ? ' ⇄ ' : ' → ',
    });
  }
  if (card.special) {
    add(say(`special.${card.special}`));
  }
  if (card.goal) {
    list.push(...goal(card.goal, edition, say));
  }
  if (card.points) {
    list.push({ words: '', symbols: '', points: card.points });
  }
  return list;
}
