import { STRIP, type Printed, type Say } from '../../lib/print';
import type { GameDetails } from '../../lib/types';
import type { HasardCarton } from './forms';
import { bar, type Bar } from './now';
import { PROFESSIONS } from './qualities';

const CHILDHOOD = '#7a5a1a';
const BACK = '#5c3a21';

export const format = STRIP;

/** What a bar asks for, in words: `7, Nerve 2, deadly`, and where it leads. */
function spelt({ value, marks, deadly, reward }: Bar, say: Say): string {
  const parts = [
    String(value),
    ...marks.map(({ code, points }) => `${say(`hasard.q.${code}`)} ${points}`),
    ...(deadly ? [say('board.hasard.deadly')] : []),
  ];
  return `${parts.join(', ')}${reward ? ` → ${say(`hasard.q.${reward}`)}` : ''}`;
}

/** Where the two paths end and the professions begin, and where all of them lead. */
function places(title: string, say: Say): Printed[] {
  const professions = Object.keys(PROFESSIONS).map((profession) => say(`hasard.p.${profession}`));
  return [
    { id: 'CR', place: 'CR', lines: professions },
    { id: 'event.succeeded', place: 'SUCCESS', lines: [] },
  ].map(({ id, place, lines }) => ({
    id,
    copies: 1,
    title: say(`board.hasard.at.${place}`),
    kind: title,
    colour: CHILDHOOD,
    lines,
    back: { words: title, colour: BACK },
  }));
}

/** Cartons and the two paths of childhood are the pieces of road that are laid out, and the places between them are pieces, too: together they are the board. */
export function print(details: GameDetails, say: Say): Printed[] {
  return [...road(details, say), ...places(details.title, say)];
}

function road({ faces, names, title }: GameDetails, say: Say): Printed[] {
  return Object.entries(faces as unknown as Record<string, HasardCarton>).map(
    ([id, { obstacles, tasks }]) => {
      const [profession = '', rank = ''] = id.split(' ');
      const name = (key: string): string => names[key] ?? '';
      return {
        id,
        copies: 1,
        title: name(id) || id,
        kind: rank === '' ? title : `${say(`hasard.p.${profession}`)} ${rank}`,
        colour: PROFESSIONS[profession]?.colour ?? CHILDHOOD,
        corner: rank,
        lines: obstacles.flatMap((obstacle, index) => {
          const at = `${id}/${index + 1}`;
          const task = tasks[String(index + 1)];
          return [
            `${index + 1}. ${name(at)}: ${spelt(bar(obstacle), say)}`,
            ...(task === undefined ? [] : [`◇ ${name(`${at} task`)}: ${spelt(bar(task), say)}`]),
          ];
        }),
        back: { words: rank === '' ? title : say(`hasard.p.${profession}`), colour: BACK },
      };
    },
  );
}
