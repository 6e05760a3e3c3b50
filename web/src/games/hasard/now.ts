import type { HasardCarton, HasardNow, HasardPawn } from './forms';

export type { HasardNow, HasardPawn };

/** The view with what is printed on the board beside it, which the server tells once. */
export function withFaces(now: HasardNow, faces: Record<string, unknown>): HasardNow {
  return { ...now, board: { ...(faces as Record<string, HasardCarton>), ...now.board } };
}

/** The two paths of childhood, and how many Cartons make a track. */
export const CHILDHOOD = ['CH-L', 'CH-R'] as const;
export const RANKS = 5;

export interface Bead {
  code: string;
  points: number;
}

export interface Bar {
  value: number;
  marks: Bead[];
  deadly: boolean;
  reward: string;
}

export interface Obstacle extends Bar {
  id: string;
  /** Where a pawn stands that has passed it. */
  place: string;
  /** Out of 36, for the active pawn. */
  chance: number | undefined;
  task: Bar | undefined;
}

/** `8 Cu1 Tr2 deadly` or `8 Ch2 -> Ri`, as the server prints a bar. */
export function bar(text: string): Bar {
  const [left = '', reward = ''] = text.split(' -> ');
  const [value = '0', ...words] = left.split(' ');
  return {
    value: Number(value),
    marks: words
      .filter((word) => /^[A-Z][a-z]\d$/.test(word))
      .map((word) => ({ code: word.slice(0, 2), points: Number(word[2]) })),
    deadly: words.includes('deadly'),
    reward,
  };
}

/** The obstacles of one Carton or path, from childhood upwards. */
export function obstacles(now: HasardNow, key: string, place: (k: number) => string): Obstacle[] {
  const part = now.board?.[key];
  return (part?.obstacles ?? []).map((line, index) => {
    const task = part?.tasks[String(index + 1)];
    return {
      ...bar(line),
      id: `${key}/${index + 1}`,
      place: place(index + 1),
      chance: now.odds[key]?.[index],
      task: task === undefined ? undefined : bar(task),
    };
  });
}

/** Everything between the crossroads and the top of a track, from below. */
export function climb(now: HasardNow, track: string): Obstacle[] {
  return (now.tracks[track] ?? []).flatMap((profession, index) =>
    obstacles(now, `${profession} ${index + 1}`, (k) => `${track}:${index + 1}/${k}`),
  );
}

/** The obstacle on the board right after a place, the one a pawn there looks at. */
export function ahead(now: HasardNow, at: string): Obstacle | undefined {
  const path = /^(CH-[LR])\/(\d+)$/.exec(at);
  if (path?.[1]) {
    return obstacles(now, path[1], (k) => `${path[1]}/${k}`)[Number(path[2])];
  }
  const track = at === 'CR' ? now.track : (at.split(':')[0] ?? '');
  const way = climb(now, track);
  return at === 'CR' ? way[0] : way[way.findIndex((step) => step.place === at) + 1];
}

/** Of 36 throws of two dice, how many reach 2, 3 … 12. */
const REACH = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The number two dice must show for a chance the server told; 13 where they cannot. */
export function onTheDice(chance: number): number {
  const at = REACH.findIndex((ways) => ways <= chance);
  return at < 0 ? 13 : at + 2;
}

export function percent(chance: number): number {
  return Math.round((chance * 100) / 36);
}

/** The qualities of a pawn, as their codes. */
export function beads(pawn: HasardPawn): string[] {
  return pawn.has.split(' ').filter((bead) => bead !== '');
}

/** Birth and the draws before the first turn. */
export function isDrawing(now: HasardNow): boolean {
  return ['BIRTH', 'QUALITY', 'RING_DRAW'].includes(now.phase);
}

/** The Carton or path of a place, as the content names it: `CLOWN 2`, `CH-L`. */
export function partKey(now: HasardNow, place: string): string {
  const part = place.split('/')[0] ?? '';
  const [track = '', rank = ''] = part.split(':');
  return rank === '' ? part : `${now.tracks[track]?.[Number(rank) - 1] ?? ''} ${rank}`;
}

/** What `whereIs` needs to speak: the content's names and the board's words. */
export interface Speech {
  name: (id: string) => string;
  t: (key: string, ...args: (string | number)[]) => string;
}

/** A place in words: `The circus school, past “Learn to fall”`. */
export function whereIs(now: HasardNow, at: string, { name, t }: Speech): string {
  if (!at.includes('/')) {
    return t(`board.hasard.at.${at}`);
  }
  const key = partKey(now, at);
  const passed = at.split('/')[1] ?? '';
  return passed === '0'
    ? t('board.hasard.at.cradle', name(key))
    : t('board.hasard.at.past', name(key), name(`${key}/${passed}`));
}

export function pawnsAt(now: HasardNow, place: string): string[] {
  return Object.entries(now.pawns)
    .filter(([, pawn]) => pawn.at === place)
    .map(([number]) => number);
}

/** A pawn's seat letter: slots are seats, and with two pawns each they go round again. */
export function seatOf(now: HasardNow, pawn: HasardPawn): string {
  return String.fromCharCode(65 + (pawn.slot % now.settings.seats));
}
