import { list, who, type TextTable, type Words } from '../../text/text';

interface Player {
  hand: string[];
  front: { card: string }[];
  accrocs: { card: string; layer: string }[];
  character?: string;
  money: number;
  counts: Record<string, number | number[]>;
}

interface Now {
  station: string;
  round: number;
  players: Record<string, Player>;
  piles: Record<string, number>;
}

export function describe(now: Now, words: Words): TextTable[] {
  const { t, card } = words;
  const name = (id: string): string => card(id.split(/[~:]/)[0] ?? id);
  const hand = (cards: string[]): string =>
    cards.every((id) => id.startsWith('?')) ? String(cards.length) : list(cards.map(name), words);
  return [
    {
      title: t('text.seats'),
      head: [
        t('text.seat'),
        t('text.points'),
        t('text.money'),
        t('text.laid'),
        t('text.accrocs'),
        t('text.inHand'),
        t('text.character'),
      ],
      rows: Object.entries(now.players).map(([seat, player]) => [
        who(words, seat),
        String(player.counts.score ?? ''),
        String(player.counts.money ?? player.money),
        list(
          player.front.map((laid) => name(laid.card)),
          words,
        ),
        list(
          player.accrocs.map((laid) => `${name(laid.card)} (${who(words, laid.layer)})`),
          words,
        ),
        hand(player.hand),
        player.character ? name(player.character) : t('text.secret'),
      ]),
    },
    {
      title: t(`metro.station.${now.station}`),
      head: [t('text.pile'), t('text.cards')],
      rows: Object.entries(now.piles).map(([pile, count]) => [t(`metro.pile.${pile}`), String(count)]),
    },
  ];
}
