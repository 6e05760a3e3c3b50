import { list, who, type TextTable, type Words } from '../../text/text';

interface Now {
  tableaux: Record<string, (number | '?' | null)[]>;
  scores: number[];
  caller: string | null;
  dealer: string | null;
  held: number | null;
  draw: number;
  discards: number;
  discard: number | null;
}

export function describe(now: Now, words: Words): TextTable[] {
  const { t } = words;
  const card = (value: number | '?' | null, index: number): string =>
    `${index + 1}: ${value === null ? t('text.empty') : value === '?' ? t('text.faceDown') : value}`;
  return [
    {
      title: t('text.seats'),
      head: [t('text.seat'), t('text.cards'), t('text.points'), t('text.notes')],
      rows: Object.entries(now.tableaux).map(([seat, cards], index) => [
        who(words, seat),
        list(cards.map(card), words),
        String(now.scores[index] ?? 0),
        [now.caller === seat ? 'Cabo' : '', now.dealer === seat ? t('cabo.dealer') : '']
          .filter(Boolean)
          .join(', '),
      ]),
    },
    {
      title: t('cabo.piles'),
      head: [t('text.pile'), t('text.cards')],
      rows: [
        [t('text.drawPile'), String(now.draw)],
        [
          t('text.discardPile'),
          now.discard === null ? t('text.none') : t('text.top', now.discard, now.discards),
        ],
        ...(now.held === null ? [] : [[t('text.inHand'), String(now.held)]]),
      ],
    },
  ];
}
