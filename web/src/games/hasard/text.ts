import { list, type TextTable, type Words } from '../../text/text';

interface Pawn {
  slot: number;
  at: string;
  has: string;
  Ri: number;
  Sa: number;
}

interface Now {
  settings: { seats: number };
  tracks: Record<string, string[]>;
  pawns: Record<string, Pawn>;
  active: number;
}

export function describe(now: Now, words: Words): TextTable[] {
  const { t, card } = words;
  const qualities = (has: string): string =>
    list(
      (has.match(/[A-Z][a-z]\d*/g) ?? []).map((mark) =>
        `${t(`hasard.q.${mark.slice(0, 2)}`)} ${mark.slice(2)}`.trim(),
      ),
      words,
    );
  const owner = (pawn: Pawn): string => {
    const seat = String.fromCharCode(65 + (pawn.slot % now.settings.seats));
    return words.names[seat] ?? seat;
  };
  return [
    {
      title: t('text.pawns'),
      head: [t('hasard.pawn'), t('hasard.where'), t('hasard.qualities'), t('hasard.q.Ri'), t('hasard.q.Sa')],
      rows: Object.entries(now.pawns).map(([number, pawn]) => [
        `${number} (${owner(pawn)})${String(now.active) === number ? ` ${t('text.toPlay')}` : ''}`,
        card(pawn.at),
        qualities(pawn.has),
        String(pawn.Ri),
        String(pawn.Sa),
      ]),
    },
    {
      title: t('text.tracks'),
      head: [t('text.track'), t('text.cards')],
      rows: Object.entries(now.tracks).map(([track, cartons]) => [
        track,
        list(
          cartons.map((carton) => card(carton)),
          words,
        ),
      ]),
    },
  ];
}
