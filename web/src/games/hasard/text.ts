import { content } from '../../lib/content.svelte';
import { list, type TextTable, type Words } from '../../text/text';
import { ahead, beads, climb, obstacles, onTheDice, percent, seatOf, whereIs, withFaces } from './now';
import type { Bead, HasardNow, HasardPawn, Obstacle } from './now';

export function describe(seen: HasardNow, words: Words): TextTable[] {
  const now = withFaces(seen, content.faces('hasard'));
  const { t, card } = words;
  const quality = (code: string): string => t(`hasard.q.${code}`);
  const owner = (pawn: HasardPawn): string => words.names[seatOf(now, pawn)] ?? seatOf(now, pawn);
  const tables = [
    {
      title: t('text.pawns'),
      head: [
        t('hasard.pawn'),
        t('hasard.where'),
        t('hasard.qualities'),
        quality('Ri'),
        quality('Sa'),
        t('hasard.text.ambush'),
      ],
      rows: Object.entries(now.pawns).map(([number, pawn]) => [
        `${number} (${owner(pawn)})${String(now.active) === number ? ` ${t('text.toPlay')}` : ''}`,
        whereIs(now, pawn.at, { name: card, t }),
        list(beads(pawn).map(quality), words),
        String(pawn.Ri),
        String(pawn.Sa),
        pawn.ambush > 0 ? String(pawn.ambush) : t('text.none'),
      ]),
    },
    {
      title: t('text.tracks'),
      head: [t('text.track'), t('text.cards')],
      rows: Object.entries(now.tracks).map(([track, cartons]) => [
        cartons[0] ? t(`hasard.p.${cartons[0]}`) : `${t('text.track')} ${track.slice(1)}`,
        cartons.length === 0
          ? t('hasard.text.free')
          : list(
              cartons.map((carton, index) => card(`${carton} ${index + 1}`)),
              words,
            ),
      ]),
    },
  ];
  const way = stretch(now, words);
  return way ? [way, ...tables] : tables;
}

/** What lies ahead of the pawn that plays, on the Carton or path it is heading into. */
function stretch(now: HasardNow, words: Words): TextTable | undefined {
  const { t, card } = words;
  const pawn = now.pawns[String(now.active)];
  const next = pawn && now.phase !== 'OVER' ? ahead(now, pawn.at) : undefined;
  if (!pawn || !next) {
    return undefined;
  }
  const part = next.place.split('/')[0] ?? '';
  const way = part.startsWith('CH')
    ? obstacles(now, part, (k) => `${part}/${k}`)
    : climb(now, part.split(':')[0] ?? '').filter((step) => step.place.startsWith(`${part}/`));
  const marks = (all: Bead[]): string =>
    list(
      all.map((mark) => `${t(`hasard.q.${mark.code}`)} +${mark.points}`),
      words,
    );
  const row = (step: Obstacle): string[] => [
    card(step.id) + (step.deadly ? ` (${t('board.hasard.deadly')})` : ''),
    String(step.value),
    marks(step.marks),
    step.chance === undefined ? '' : t('board.hasard.needs', onTheDice(step.chance), percent(step.chance)),
    step.task
      ? t(
          'board.hasard.taskHere',
          card(`${step.id} task`),
          step.task.value,
          t(`hasard.q.${step.task.reward}`),
        )
      : t('text.none'),
  ];
  return {
    title: t('hasard.text.stretch', words.names[seatOf(now, pawn)] ?? String(now.active)),
    head: ['obstacle', 'asks', 'helps', 'chance', 'task'].map((key) => t(`hasard.text.${key}`)),
    rows: way.slice(way.findIndex((step) => step.id === next.id)).map(row),
  };
}
