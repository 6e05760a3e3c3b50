import { content } from '../../lib/content.svelte';
import { i18n } from '../../lib/i18n.svelte';
import { list, who, type TextTable, type Words } from '../../text/text';
import { facts, spell } from './facts';
import { ageOf, AGES, category, PILES, withFaces, type CvCard, type CvSeat, type CvSent } from './now';

/** The table in words: what lies on the market and what it costs, the dice, the goals, and every CV section by section. */
export function describe(now: CvSent, words: Words): TextTable[] {
  const cv = withFaces(now, content.faces('cv'));
  const t = (key: string, ...args: (string | number)[]): string => words.t(`board.cv.${key}`, ...args);
  const name = (id: number): string => i18n.word(cv.cards[id]?.name) ?? words.card(id);
  const cards = (ids: readonly number[]): string => list(ids.map(name), words);

  function effects(card: CvCard): string {
    return facts(card, cv.options.edition, t, name)
      .map((fact) =>
        fact.points ? t('points', fact.points) : `${fact.words} ${spell(fact.symbols, t, fact.join)}`.trim(),
      )
      .join('; ');
  }
  function said(id: number): string {
    const card = cv.cards[id];
    return card ? `${name(id)} (${effects(card)})` : name(id);
  }
  function market(): string[][] {
    return cv.track.map((id, index) => {
      const card = id ? cv.cards[id] : undefined;
      return card && id
        ? [
            String(index + 1),
            name(id),
            card.categories.map((of) => t(`c.${of}`)).join(t('either')),
            card.cost ? spell(card.cost, t) : t('free'),
            effects(card),
          ]
        : [String(index + 1), t('taken'), '', '', ''];
    });
  }
  function table(): string[][] {
    const dice = cv.sources.filter(({ source, shows }) => source.startsWith('d') && shows !== '.');
    const rest = cv.sources.filter(({ source }) => !source.startsWith('d'));
    const spelt = (of: typeof dice): string =>
      list(
        of.map(({ shows, spent }) => (spent ? t('spentOne', t(`s.${shows}`)) : t(`s.${shows}`))),
        words,
      );
    return [
      [t('ages'), AGES.map((deck) => `${t(`age.${deck}`)}: ${t('left', cv.left[deck])}`).join('; ')],
      [t('goals'), cv.publicGoals.map(said).join('; ')],
      ...(cv.turn
        ? [
            [
              t('diceOf', who(words, cv.turn)),
              `${spelt(dice)} (${t('throws', cv.throws.made, cv.throws.allowed)})`,
            ],
            [t('tokens'), spelt(rest)],
          ]
        : []),
      ...(cv.badLuck ? [[t('misfortune'), t('badLuck', Math.min(3, cv.badLuck))]] : []),
      ...(cv.offer.length > 0 ? [[t('offer'), cv.offer.map(said).join('; ')]] : []),
      ...(cv.acquired.length > 0 ? [[t('aside'), cards(cv.acquired.map(({ card }) => card))]] : []),
      [t('discarded', cv.discarded.length), cards(cv.discarded)],
    ];
  }
  function life(seat: string, own: CvSeat): TextTable {
    const hand = own.hand ? [...own.hand, ...own.events].map(said).join('; ') : '';
    const seen = own.events.length > 0 && !own.hand ? `, ${cards(own.events)}` : '';
    return {
      title: t('cvOf', who(words, seat)),
      head: [words.t('text.what'), words.t('text.cards')],
      rows: [
        [words.t('text.points'), String(own.points)],
        ...PILES.map((pile) => [
          t(`c.${category(pile)}`),
          own[pile].length === 0
            ? words.t('text.none')
            : [t('activeCard', said(own[pile][0] ?? 0)), ...own[pile].slice(1).map(name)].join('; '),
        ]),
        ...(own.undecided.length > 0 ? [[t('undecided'), own.undecided.map(said).join('; ')]] : []),
        [t('tokens'), own.tokens ? spell(own.tokens, t) : words.t('text.none')],
        [t('inHand'), hand || `${t('size', own.hidden)}${seen}`],
        [
          t('goalSecret'),
          own.goal ? `${said(own.goal)}, ${t('goalNow', own.goalPoints ?? 0)}` : words.t('text.secret'),
        ],
        ...(cv.first === seat ? [[t('special.FIRST_PLAYER'), t('begins')]] : []),
      ],
    };
  }

  return [
    {
      title: t('track'),
      head: [t('place'), words.t('text.cards'), t('section'), t('cost'), t('brings')],
      rows: market(),
    },
    { title: t(`nowAge.${ageOf(cv)}`), head: [words.t('text.what'), words.t('text.cards')], rows: table() },
    ...Object.entries(cv.seats).map(([seat, own]) => life(seat, own)),
  ];
}
