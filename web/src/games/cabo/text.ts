import { list, who, type TextTable, type Words } from '../../text/text';
import { indexOf, isHolding, isRevealed, owing, share, type CaboNow } from './now';

export function describe(now: CaboNow, words: Words): TextTable[] {
  const { t } = words;
  const card = (value: number | '?' | null, index: number): string =>
    `${index + 1}: ${value === null ? t('text.empty') : value === '?' ? t('text.faceDown') : value}`;
  const notes = (seat: string): string =>
    [
      now.caller === seat ? t('cabo.text.caller') : '',
      owing(now).includes(seat) ? t('cabo.text.last') : '',
      isHolding(now) && now.active === seat ? t('cabo.text.holds') : '',
      now.starter === seat ? t('cabo.text.starts') : '',
      now.dealer === seat ? t('cabo.dealer') : '',
    ]
      .filter(Boolean)
      .join(', ');
  const tables = [
    {
      title: t('text.seats'),
      head: [t('text.seat'), t('text.cards'), t('text.points'), t('text.notes')],
      rows: Object.entries(now.tableaux).map(([seat, cards]) => [
        who(words, seat),
        list(cards.map(card), words),
        String(now.scores[indexOf(seat)] ?? 0),
        notes(seat),
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
  return isRevealed(now) && now.last ? [result(now, words), ...tables] : tables;
}

/** What the round brought each seat, and why. */
function result(now: CaboNow, words: Words): TextTable {
  const { t } = words;
  const why = (seat: string): string => {
    const brought = share(now, seat);
    if (!brought) {
      return '';
    }
    const others = (now.last?.kamikaze ?? []).map((one) => who(words, one)).join(', ');
    const reason = t(`board.cabo.why.${brought.why}`, brought.why === 'suffers' ? others : brought.fine);
    return brought.reset ? `${reason}, ${t('board.cabo.why.reset', now.scores[indexOf(seat)] ?? 0)}` : reason;
  };
  return {
    title: t('cabo.text.result'),
    head: [t('text.seat'), t('cabo.text.total'), t('text.points'), t('cabo.text.why')],
    rows: Object.keys(now.tableaux).map((seat) => [
      who(words, seat),
      String(share(now, seat)?.total ?? ''),
      `+${share(now, seat)?.points ?? ''}`,
      why(seat),
    ]),
  };
}
