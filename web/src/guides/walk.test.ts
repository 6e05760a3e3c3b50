import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byGame } from '../games/games';
import { GUIDED, guideScript, guideTexts } from './scripts';
import { START, advance, type Moment, type Progress, type Script } from './walk';

const LOOKS = byGame(
  import.meta.glob<{ told: number }[]>('../games/*/look.json', { eager: true, import: 'default' }),
);

/** By path, what the guides say in each language. */
const TOLD = import.meta.glob<Record<string, string>>('../games/*/guide.*.json', {
  eager: true,
  import: 'default',
});

const GUIDES = await Promise.all(
  GUIDED.map(async (game) => [game, (await guideScript(game)) as Script] as const),
);

const script: Script = {
  table: { seats: 2, options: {}, level: 'débutant' },
  steps: [
    { id: 'welcome', until: { press: true } },
    { id: 'draw', when: { legal: /^draw/ }, until: { event: ['drew'], mine: true } },
    { id: 'watch', until: { legal: /^draw/ } },
    { id: 'bye', until: { press: true } },
  ],
  asides: [{ id: 'power', when: { event: ['declared'] } }],
};

function at(legal: string[], events: [string, string][] = [], pressed = false): Moment {
  return {
    legal,
    events: events.map(([kind, seat]) => ({ kind, seat })),
    isMine: (event) => event.seat === 'A',
    pressed,
  };
}

function play(...moments: Moment[]): Progress {
  return moments.reduce((progress, moment) => advance(script, progress, moment), START);
}

describe('a guide', () => {
  it('stays with its first words until the reader goes on', () => {
    expect(play(at(['draw']), at(['draw'])).step).toBe(0);
    expect(play(at(['draw']), at(['draw'], [], true))).toMatchObject({ step: 1, told: true });
  });

  it('waits for a move to be possible before it speaks of it', () => {
    const waiting = play(at([]), at([], [], true));
    expect(waiting).toMatchObject({ step: 1, told: false });
    expect(advance(script, waiting, at(['draw']))).toMatchObject({ step: 1, told: true });
  });

  it('goes on when the reader did it, not when somebody else did', () => {
    const ready = play(at(['draw']), at(['draw'], [], true));
    expect(advance(script, ready, at([], [['drew', 'B']])).step).toBe(1);
    expect(advance(script, ready, at([], [['drew', 'A']])).step).toBe(2);
  });

  it('does not run through several steps on one event', () => {
    const ready = play(at(['draw']), at(['draw'], [], true));
    expect(advance(script, ready, at(['draw'], [['drew', 'A']])).step).toBe(3);
    expect(advance(script, ready, at([], [['drew', 'A']])).step).toBe(2);
  });

  it('tells an aside once, and waits until it was read', () => {
    const aside = play(at([], [['declared', 'B']]));
    expect(aside.aside).toBe('power');
    const read = advance(script, aside, at([], [], true));
    expect(read).toMatchObject({ aside: undefined, step: 0 });
    expect(advance(script, read, at([], [['declared', 'B']])).aside).toBeUndefined();
  });
});

it('follows the table while an aside is on show', () => {
  const ready = play(at(['draw']), at(['draw'], [], true), at(['draw'], [['declared', 'B']]));
  expect(ready).toMatchObject({ step: 1, aside: 'power' });
  const drew = advance(script, ready, at([], [['drew', 'A']]));
  expect(drew).toMatchObject({ step: 2, aside: 'power' });
});

it('leaps to what has come true, from wherever it was', () => {
  const early: Script = {
    ...script,
    steps: script.steps.map((step) => (step.id === 'bye' ? { ...step, at: { event: ['over'] } } : step)),
  };
  for (const step of [0, 1, 2]) {
    const told = advance(early, { ...START, step, told: true }, at([], [['over', 'B']]));
    expect(told).toMatchObject({ step: 3, told: true });
  }
  const bye = { ...START, step: 3, told: true };
  expect(advance(early, bye, at([], [['over', 'B']]))).toEqual(bye);
});

it('passes over a step whose end came before it could be told', () => {
  const waiting = play(at([]), at([], [], true));
  expect(advance(script, waiting, at([], [['drew', 'A']]))).toMatchObject({ step: 2 });
});

describe.each(GUIDES)('the guide to %s', (game, told) => {
  const ids = [...told.steps, ...told.asides].map((step) => step.id);

  it('has its words in both languages, and no two steps of one name', () => {
    for (const language of ['fr', 'en']) {
      expect(Object.keys(TOLD[`../games/${game}/guide.${language}.json`] ?? {})).toEqual(
        expect.arrayContaining(ids),
      );
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is told in English where a language has no guide', async () => {
    expect(await guideTexts(game, 'fr')).toEqual(TOLD[`../games/${game}/guide.fr.json`]);
    expect(await guideTexts(game, 'xx')).toEqual(TOLD[`../games/${game}/guide.en.json`]);
  });

  it('waits for events that the game really tells', () => {
    const types = readFileSync(join(import.meta.dirname, `../games/${game}/forms.ts`), 'utf8');
    const triggers = [
      ...told.steps.flatMap((step) => [step.when, step.at, step.until]),
      ...told.asides.map((one) => one.when),
    ];
    for (const kind of triggers.flatMap((trigger) => trigger?.event ?? [])) {
      expect(types).toContain(`kind: '${kind}'`);
    }
  });
});

it('says all that guides tell in every language that has them, and nothing else', () => {
  for (const [path, texts] of Object.entries(TOLD)) {
    const game = path.split('/').at(-2) ?? '';
    const { steps, asides } = new Map(GUIDES).get(game) ?? script;
    const looked = new Set(LOOKS[game]?.map((moment) => `look.${moment.told}`));
    const told = [...steps, ...asides]
      .map((step) => step.id)
      .concat(...looked)
      .toSorted();
    expect(Object.keys(texts).toSorted(), path).toEqual(told);
  }
});
