import { CARD, type Printed, type Say } from '../../lib/print';
import type { GameDetails } from '../../lib/types';
import { BACKS, LOOKS } from './lines';
import { lineOf, type Face } from './now';

const CHARACTER = '#3a3542';
const ACCROC = '#7a1f1f';

export const format = CARD;

/** The kind of a card as its band says it: a line of the map, a problem, a duel, a couple. */
function band(face: Face, say: Say): { kind: string; colour: string } {
  const kind = say(`board.metro.kind.${face.kind}`);
  if (face.kind === 'CHARACTER') {
    return { kind, colour: CHARACTER };
  }
  const look = LOOKS[lineOf(face)];
  return face.kind === 'LIFE' && face.category
    ? { kind: say(`board.metro.line.${face.category}`), colour: look.colour }
    : { kind, colour: face.kind === 'ACCROC' ? ACCROC : look.colour };
}

/** What a couple wants, and what does not trip them up: it stands in their face, not in their text. */
function wishes({ main, mainMin = 0, secondary, secondaryMin = 0, immunity }: Face, say: Say): string[] {
  const line = (of: string): string => say(`board.metro.line.${of}`);
  return main && secondary && immunity
    ? [
        say('board.metro.goal', 5, line(main), mainMin),
        say('board.metro.goal', 2, line(secondary), secondaryMin),
        say('board.metro.safe', line(immunity)),
      ]
    : [];
}

export function print({ faces, names }: GameDetails, say: Say): Printed[] {
  return Object.entries(faces as unknown as Record<string, Face & { copies: number }>).map(
    ([slug, face]) => ({
      id: slug,
      copies: face.copies,
      title: names[slug] ?? slug,
      ...band(face, say),
      ...(face.station ? { corner: face.station } : {}),
      lines: [
        ...wishes(face, say),
        ...(names[`${slug} text`] ?? '').split('\n').filter((line) => line !== ''),
      ],
      flavour: names[`${slug} flavour`] ?? '',
      back: face.station
        ? { words: say(`metro.pile.${face.station}`), colour: BACKS[face.station] ?? CHARACTER }
        : { words: say('board.metro.kind.CHARACTER'), colour: CHARACTER },
    }),
  );
}
