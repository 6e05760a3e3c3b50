import { list, who, type TextTable, type Words } from '../../text/text';

interface Seat {
  tokens: string;
  size: number;
  points: number;
  hidden: number;
  hand?: number[];
  goal?: number;
  events: number[];
  [pile: string]: unknown;
}

interface Now {
  track: (number | null)[];
  publicGoals: number[];
  dice: string;
  throws: { made: number; allowed: number };
  left: Record<string, number>;
  offer: number[];
  seats: Record<string, Seat>;
}

const PILES = ['health', 'knowledge', 'relationship', 'work', 'possession', 'undecided'];

export function describe(now: Now, words: Words): TextTable[] {
  const { t, card } = words;
  const cards = (ids: readonly (number | null)[]): string =>
    list(
      ids.filter((id) => id !== null).map((id) => card(id)),
      words,
    );
  const dice = [...now.dice].filter((face) => face !== '.').map((face) => t(`cv.s.${face}`));
  return [
    {
      title: t('text.table'),
      head: [t('text.what'), t('text.cards')],
      rows: [
        [t('cv.track'), cards(now.track)],
        [t('cv.goals'), cards(now.publicGoals)],
        [t('cv.dice'), `${list(dice, words)} (${t('cv.throws', now.throws.made, now.throws.allowed)})`],
        ...(now.offer.length > 0 ? [[t('cv.offer'), cards(now.offer)]] : []),
      ],
    },
    {
      title: t('text.seats'),
      head: [
        t('text.seat'),
        t('text.points'),
        t('text.cards'),
        t('cv.tokens'),
        t('text.inHand'),
        t('cv.goal'),
      ],
      rows: Object.entries(now.seats).map(([seat, own]) => [
        who(words, seat),
        String(own.points),
        PILES.filter((pile) => ((own[pile] as number[] | undefined) ?? []).length > 0)
          .map((pile) => `${t(`text.cv.${pile}`)}: ${cards(own[pile] as number[])}`)
          .join('; ') || t('text.none'),
        [...own.tokens].map((token) => t(`cv.s.${token}`)).join(', ') || t('text.none'),
        own.hand ? cards(own.hand) : String(own.hidden),
        own.goal ? card(own.goal) : t('text.secret'),
      ]),
    },
  ];
}
