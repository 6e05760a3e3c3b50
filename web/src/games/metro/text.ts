import { list, who, type TextTable, type Words } from '../../text/text';
import { faceOf, linesOf } from './faces';
import { network, TRACKS } from './network';
import { isBack, slug, type MetroNow, type MetroPlayer } from './now';

const STATIONS: Record<string, string> = { PUBERTE: 'P', MAJORITE: 'M', MATURITE: 'T' };

/** The table in words: the journey, my hand with what each card says, and every life line by line. */
export function describe(metro: MetroNow, words: Words): TextTable[] {
  const t = (key: string, ...args: (string | number)[]): string => words.t(`board.metro.${key}`, ...args);
  const name = (card: string): string => words.card(slug(card));
  const pile = (letter: string): string => words.t(`metro.pile.${letter}`);

  function backs(cards: string[]): string {
    const piles = ['P', 'M', 'T'].map(
      (letter) => [letter, cards.filter((card) => card === `?${letter}`).length] as const,
    );
    return list(
      [
        ...cards.filter((card) => !isBack(card)).map(name),
        ...piles.filter(([, count]) => count > 0).map(([letter, count]) => t('backs', count, pile(letter))),
      ],
      words,
    );
  }
  function character(player: MetroPlayer): string {
    const face = player.character ? faceOf(player.character) : undefined;
    if (!player.character || !face?.main || !face.secondary || !face.immunity) {
      return words.t('text.secret');
    }
    return [
      name(player.character),
      t('goal', 5, t(`line.${face.main}`), face.mainMin ?? 0),
      t('goal', 2, t(`line.${face.secondary}`), face.secondaryMin ?? 0),
      t('safe', t(`line.${face.immunity}`)),
      ...(player.revealed ? [t('revealed')] : []),
    ].join('; ');
  }
  function life(seat: string, player: MetroPlayer): TextTable {
    const { stops } = network(player, faceOf);
    const versus = (duel: { card: string; opponent?: string }): string => {
      const what = isBack(duel.card) ? t('kind.DEFI') : name(duel.card);
      return duel.opponent ? t('versus', what, who(words, duel.opponent)) : what;
    };
    return {
      title: t('lifeOf', who(words, seat)),
      head: [t('line'), words.t('text.points'), words.t('text.cards')],
      rows: [
        ...TRACKS.map((line, row) => [
          t(`line.${line}`),
          String(player.counts[line === 'WEALTH' ? 'patrimoine' : line]),
          list(
            stops
              .filter((stop) => stop.layer === undefined)
              .flatMap((stop) =>
                stop.worth.filter((part) => part.row === row).map((part) => ({ stop, part })),
              )
              .map(({ stop, part }) =>
                part.points > 0 ? `${name(stop.card)} ${part.points}` : name(stop.card),
              ),
            words,
          ),
        ]),
        [t('noblesse'), String(player.counts.noblesse), ''],
        [t('properties'), String(player.counts.properties), ''],
        [t('score'), String(player.counts.score), ''],
        [t('money'), String(player.counts.money), ''],
        [
          words.t('text.accrocs'),
          '',
          list(
            player.accrocs.map(({ card, layer }) => `${name(card)} ${t('from', who(words, layer))}`),
            words,
          ),
        ],
        ...(player.duels.length > 0 ? [[t('kind.DEFI'), '', player.duels.map(versus).join(', ')]] : []),
        ...player.running.map((effect) => [t('running'), '', t('lasting', name(effect.card), effect.left)]),
        [words.t('text.inHand'), '', backs(player.hand)],
        [words.t('text.character'), '', character(player)],
      ],
    };
  }

  const mine = metro.players[metro.viewer]?.hand ?? [];
  return [
    {
      title: t('journey'),
      head: [words.t('text.what'), words.t('text.cards')],
      rows: [
        [words.t(`metro.station.${metro.station}`), t('round', metro.round, metro.options.rounds)],
        ...Object.entries(metro.piles).map(([letter, count]) => [
          t('pileOf', pile(letter)),
          t('cards', count),
        ]),
        [t('discard', metro.discard.length), list(metro.discard.map(name), words)],
        ...(metro.flow
          ? [
              [
                t('inPlay'),
                [
                  isBack(metro.flow.card) ? t('kind.DEFI') : name(metro.flow.card),
                  ...(metro.flow.victim ? [t('against', who(words, metro.flow.victim))] : []),
                ].join(' '),
              ],
            ]
          : []),
      ],
    },
    ...(mine.length > 0
      ? [
          {
            title: words.t('metro.hand'),
            head: [words.t('text.cards'), t('pack'), t('says')],
            rows: mine.map((card) => [
              name(card),
              pile(faceOf(card).station || STATIONS[metro.station] || 'P'),
              linesOf(card).join('; '),
            ]),
          },
        ]
      : []),
    ...Object.entries(metro.players).map(([seat, player]) => life(seat, player)),
  ];
}
