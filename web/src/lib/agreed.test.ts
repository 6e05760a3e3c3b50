import { describe, expect, it } from 'vitest';
import en from '../i18n/en/boards.json';
import shell from '../i18n/en/shell.json';
import { agreed, CLOCKS, isPresets, isSet } from './agreed';
import { fill } from './sentence';
import type { Option, Preset, Terms } from './types';

const TEXTS: Record<string, string> = { ...en, ...shell };
const t = (key: string, ...args: (string | number)[]): string => fill(TEXTS[key] ?? key, args, 'en');

const about = { help: '', clause: '' };
const EDITION: Option = {
  ...about,
  name: 'edition',
  label: 'Edition',
  standard: 'fr',
  advanced: false,
  kind: 'choice',
  values: [
    { value: 'fr', label: 'French' },
    { value: 'en', label: 'English' },
  ],
};
const OPEN: Option = {
  ...about,
  name: 'open',
  label: 'Open hands',
  standard: 'false',
  advanced: true,
  kind: 'flag',
};
const GOALS: Option = {
  ...about,
  name: 'goals',
  label: 'Common goals',
  standard: '3',
  advanced: true,
  kind: 'range',
};
const OPTIONS = [EDITION, OPEN, GOALS];
const FRENCH: Preset = { name: 'fr', label: 'French edition', seats: 0, options: { edition: 'fr' } };
const ENGLISH: Preset = { name: 'en', label: 'English edition', seats: 0, options: { edition: 'en' } };
const terms = (clock: Terms['clock']): Terms => ({ clock }) as Terms;

describe('what a guest agrees to', () => {
  it('is what the form asks first, and whatever was changed', () => {
    expect(agreed(OPTIONS, { options: {} }, terms(CLOCKS.none), t)).toEqual(['Edition: French']);
    expect(
      agreed(OPTIONS, { options: { edition: 'en', open: 'true', goals: '1' } }, terms(CLOCKS.none), t),
    ).toEqual(['Edition: English', 'Open hands', 'Common goals: 1']);
  });

  it('is the clock, too, by the name the form gives it', () => {
    const said = (clock: Terms['clock']): string | undefined =>
      agreed(OPTIONS, { options: {} }, terms(clock), t).at(-1);
    expect(said(CLOCKS.quick)).toBe('live: 30 s a turn, 2 min in reserve');
    expect(said({ kind: 'slow', days: 7 })).toBe('slow: 7 days a turn');
    expect(said({ kind: 'slow', days: 3 })).toBe('slow: 3 days a turn');
    expect(said({ kind: 'live', turn: 45, reserve: 90 })).toBe('live: 45 s a turn, 1.5 min in reserve');
  });
});

describe('a preset', () => {
  it('is shown as pressed while the form stands as it would set it', () => {
    expect(isSet(FRENCH, OPTIONS, {})).toBe(true);
    expect(isSet(ENGLISH, OPTIONS, {})).toBe(false);
    expect(isSet(ENGLISH, OPTIONS, { edition: 'en' })).toBe(true);
    expect(isSet(ENGLISH, OPTIONS, { edition: 'en', open: 'true' })).toBe(false);
  });

  it('asks a choice in the place of the form when all are about it', () => {
    expect(OPTIONS.filter((option) => isPresets(option, [FRENCH, ENGLISH]))).toEqual([EDITION]);
    const two: Preset = { ...ENGLISH, options: { edition: 'en', open: 'true' } };
    expect(OPTIONS.filter((option) => isPresets(option, [FRENCH, two]))).toEqual([]);
    expect(OPTIONS.filter((option) => isPresets(option, []))).toEqual([]);
  });
});
