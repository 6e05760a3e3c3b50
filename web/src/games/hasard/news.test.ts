import { describe, expect, it } from 'vitest';
import { SILENCE, after } from './news';

describe('the news of a life', () => {
  it('shows the last throw and tells the loudest event', () => {
    const news = after(SILENCE, [
      {
        kind: 'thrown',
        pawn: 1,
        for: 'obstacle',
        dice: [3, 4],
        bonus: { Ch: 2 },
        needed: 8,
        bar: 'CLOWN 1/3',
        say: 'thrown',
      },
      { kind: 'moved', pawn: 1, from: 'T1:1/2', to: 'T1:1/3', cause: 'obstacle', say: 'moved' },
      { kind: 'displaced', pawn: 2, from: 'T1:1/3', to: 'T1:1/2', say: 'displaced' },
      { kind: 'turn', pawn: 2, say: 'next' },
    ]);
    expect(news).toMatchObject({ dice: [3, 4], story: 'displaced', loud: true, turn: 1 });
    expect(news.thrown).toEqual({ pawn: 1, bonus: { Ch: 2 }, needed: 8, bar: 'CLOWN 1/3' });
  });

  it('keeps the dice where they lie when nobody throws', () => {
    const before = after(SILENCE, [{ kind: 'birth', seat: 'A', dice: [6, 1], say: 'born' }]);
    expect(after(before, [{ kind: 'turn', pawn: 1, say: 'next' }])).toMatchObject({
      dice: [6, 1],
      story: 'next',
      loud: false,
    });
  });
});
