import { describe, expect, it } from 'vitest';
import shellEn from '../i18n/en/shell.json';
import shellFr from '../i18n/fr/shell.json';
import { LEVELS, chairName, levelName, levelOf } from './levels';
import type { Sitting } from './types';

const en = (key: string): string => (shellEn as Record<string, string>)[key] ?? key;
const fr = (key: string): string => (shellFr as Record<string, string>)[key] ?? key;

describe('the level of a bot', () => {
  it('is said in the reader’s language', () => {
    expect(LEVELS.map((level) => levelName(level, en))).toEqual([
      'random',
      'beginner',
      'regular',
      'expert',
      'master',
    ]);
    expect(LEVELS.map((level) => levelName(level, fr))).toEqual([
      'hasard',
      'débutant',
      'habitué',
      'expert',
      'maître',
    ]);
  });

  it('is said as it came when this page is older than the server', () => {
    expect(levelName('champion', en)).toBe('champion');
  });

  it('stands beside bots and not beside people', () => {
    const chair: Sitting = { seat: 'B', name: 'Ben', kind: 'bot', ready: true, level: 'habitué' };
    expect(levelOf(chair, en)).toBe('regular');
    expect(levelOf({ ...chair, kind: 'person' }, en)).toBe('');
  });

  it('is translated inside a name too', () => {
    const chair: Sitting = { seat: 'B', name: 'habitué 2', kind: 'bot', ready: true, level: 'habitué' };
    expect(chairName(chair, en)).toBe('regular 2');
    expect(chairName({ ...chair, kind: 'person' }, en)).toBe('habitué 2');
    expect(chairName({ seat: 'C', name: 'C', kind: 'open', ready: false }, en)).toBe('C');
  });
});
