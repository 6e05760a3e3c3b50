import { describe, expect, it } from 'vitest';
import { facts } from './facts';
import type { CvCard } from './now';

const say = (key: string, ...args: (string | number)[]): string => [key, ...args].join(' ');
const card = (extra: Partial<CvCard>): CvCard => ({
  number: 1,
  age: 'young',
  categories: ['Work'],
  name: { fr: '', en: '' },
  text: { fr: '', en: '' },
  ...extra,
});
const told = (extra: Partial<CvCard>, edition = 'fr'): string[] =>
  facts(card(extra), edition, say, (number) => `card ${number}`).map(
    (fact) => `${fact.symbols}|${fact.words}`,
  );

describe('what a card says', () => {
  it('puts gains and permanent costs as symbols', () => {
    expect(told({ gains: 'RM', upkeep: 'H' })).toEqual(['RM|gains', 'H|upkeep']);
  });

  it('spells conditions out, joined ones too', () => {
    expect(told({ condition: { and: [{ atLeast: { category: 'Work', n: 1 } }, { owns: 7 }] } })).toEqual([
      '|if if.atLeast 1 c.Workif.andif.owns card 7',
    ]);
  });

  it('tells a goal in the words of the edition', () => {
    const goal = {
      health4: { perCard: { category: 'Health', points: 4 } },
      wealth3: { perToken: { points: 3 } },
    };
    expect(told({ goal }, 'fr')).toEqual(['|goal.card 4 c.Health']);
    expect(told({ goal }, 'wealth3')).toEqual(['|goal.token 3']);
  });

  it('tells a group of cards in words, and apart where signs say its categories', () => {
    const goal = { perSet: { categories: { Health: 2, Work: 1 }, points: 4 } };
    expect(told({ goal })).toEqual(['|goal.set 4 2 c.Health + 1 c.Work']);
    expect(facts(card({ goal }), 'fr', say, String)[0]?.group).toEqual({
      words: 'goal.set 4',
      of: ['Health', 'Health', 'Work'],
    });
  });

  it('adds what an event brings', () => {
    expect(told({ event: { extraDice: 2, discount: { category: 'Health', n: 1 } } })).toEqual([
      '|event.discount 1 c.Health',
      '|extraDice 2',
    ]);
  });
});
