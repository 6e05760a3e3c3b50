import { i18n } from '../../lib/i18n.svelte';
import { CARD, type Printed, type Say } from '../../lib/print';
import type { GameDetails } from '../../lib/types';
import { facts, spell } from './facts';
import type { CvCard } from './now';
import { CATEGORIES } from './symbols';

/** Cards by number: children to 12, then the three ages and the goals, each with a back of its own. */
const BACKS: Record<string, string> = {
  childhood: '#7a2e4d',
  young: '#1f6b46',
  adult: '#1f5fa8',
  senior: '#50556a',
};

export const format = CARD;

export function print({ faces }: GameDetails, say: Say): Printed[] {
  const t: Say = (key, ...args) => say(`board.cv.${key}`, ...args);
  const cards = faces as unknown as Record<string, CvCard & { age?: string }>;
  const name = (card: number): string => i18n.word(cards[card]?.name) ?? t('card', card);
  return Object.values(cards)
    .toSorted((one, other) => one.number - other.number)
    .map((card) => ({
      id: String(card.number),
      copies: 1,
      title: i18n.word(card.name),
      kind: card.categories.map((of) => t(`c.${of}`)).join(t('either')),
      colour: CATEGORIES[card.categories[0] ?? '']?.colour ?? '#7a2e4d',
      corner: String(card.number),
      lines: [
        ...(card.cost ? [`${t('cost')} ${spell(card.cost, t)}`] : []),
        ...facts(card, 'health4', t, name).map((fact) =>
          fact.points
            ? t('points', fact.points)
            : `${fact.words} ${spell(fact.symbols, t, fact.join)}`.trim(),
        ),
      ],
      flavour: i18n.word(card.text),
      back: { words: 'CV', colour: BACKS[card.age ?? ''] ?? '#0f6b66' },
    }));
}
