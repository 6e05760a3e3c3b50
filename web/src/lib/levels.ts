import type { Sitting } from './types';

/** How well a bot plays, as the server writes it. */
export const LEVELS = ['random', 'débutant', 'habitué', 'expert', 'maître'] as const;
/** What people invite; bots that play at random are for measuring. */
export const INVITED = LEVELS.slice(1);

type Say = (key: string) => string;

/** The level in the reader's language; one this page does not know is said as it came. */
export function levelName(level: string, t: Say): string {
  const key = `level.${level}`;
  const said = t(key);
  return said === key ? level : said;
}

/** What stands beside a bot's name. Empty for people. */
export function levelOf(chair: Sitting, t: Say): string {
  return chair.kind === 'bot' && chair.level !== undefined ? levelName(chair.level, t) : '';
}

/** Bots of a replay may be called after their level: those are then named in the reader's language. */
export function chairName(chair: Sitting, t: Say): string {
  return chair.kind === 'bot' && chair.level !== undefined
    ? chair.name.replace(chair.level, levelName(chair.level, t))
    : chair.name;
}
