import { describe, expect, it } from 'vitest';
import type { HasardNow } from './now';
import { partInView, usable } from './scene';

const now = {
  tracks: { T1: ['CLOWN'], T2: [], T3: [], T4: [] },
  track: 'T1',
  active: 1,
  pawns: { 1: { at: 'CH-L/0' }, 2: { at: 'CR' }, 3: { at: 'UNBORN' } },
  odds: {},
  board: { 'CH-L': { obstacles: ['6 Sa2'], tasks: {} }, 'CLOWN 1': { obstacles: ['7 Cu2'], tasks: {} } },
} as unknown as HasardNow;

describe('what of the board is looked at', () => {
  it('shows as many tracks as can be laid', () => {
    expect(usable(now)).toEqual(['T1', 'T2']);
  });

  it('follows the pawn that plays', () => {
    expect(partInView(now, ['throw'])).toBe('CH-L');
    expect(partInView({ ...now, active: 2 }, ['throw'])).toBe('T1:1');
    expect(partInView({ ...now, active: 3 }, ['pass'])).toBe('CH-L');
  });

  it('shows a road one may take at the crossroads', () => {
    const undecided = { ...now, active: 2, track: 'none', tracks: { ...now.tracks, T2: ['DEPUTE'] } };
    expect(partInView(undecided as HasardNow, ['choose T2', 'choose T1'])).toBe('T2:1');
    expect(partInView(undecided as HasardNow, ['pass'])).toBe('T1:1');
  });

  it('goes where something can be done', () => {
    expect(partInView(now, ['stay', 'change T1:1/1 free'])).toBe('T1:1');
  });
});
