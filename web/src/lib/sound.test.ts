// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECIPES, type Sound } from './sound';

/** Counts what a sound asks of the machine and what it hears. */
class FakeAudio {
  static grains = 0;
  static loudest = 0;
  sampleRate = 100;
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(100) });
  createBufferSource(): unknown {
    FakeAudio.grains++;
    return { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
  }
  createOscillator(): unknown {
    FakeAudio.grains++;
    return { ...wire(), frequency: {}, start: () => undefined, stop: () => undefined };
  }
  createBiquadFilter(): unknown {
    return { ...wire(), Q: {}, frequency: ramp(() => undefined) };
  }
  createGain(): unknown {
    return { ...wire(), gain: ramp((value) => (FakeAudio.loudest = Math.max(FakeAudio.loudest, value))) };
  }
}
const wire = (): object => ({ connect: (next: unknown) => next });
const ramp = (heard: (value: number) => void): unknown => ({
  setValueAtTime: heard,
  exponentialRampToValueAtTime: heard,
});

beforeEach(() => {
  FakeAudio.grains = 0;
  FakeAudio.loudest = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it.each(Object.keys(RECIPES) as Sound[])('%s is short and can be heard', (sound) => {
  const recipe = RECIPES[sound];
  expect(Math.max(...recipe.map(({ at, length }) => at + length))).toBeLessThan(2);
  for (const { length, hertz, q, loud, swell = 0 } of recipe) {
    expect(swell).toBeLessThan(length);
    expect(hertz).toBeGreaterThan(60);
    expect(hertz).toBeLessThan(12_000);
    // Filters take most of the noise away.
    expect(loud).toBeLessThanOrEqual(2);
    // Narrow noise is a wavering beep, and now and then it is not heard at all.
    expect(q).toBeLessThan(20);
  }
});

it.each(['coin', 'chime', 'fanfare'] as const)(
  '%s rings as a thing that was struck, not as one tone',
  (sound) => {
    for (const at of new Set(RECIPES[sound].map((grain) => grain.at))) {
      const struck = RECIPES[sound].filter((grain) => grain.at === at);
      expect(struck.filter(({ filter }) => filter === 'tone').length).toBeGreaterThan(1);
      expect(struck.some(({ filter }) => filter !== 'tone')).toBe(true);
    }
  },
);

it('is silent when muted or turned down, and softer at half the volume', async () => {
  const { play } = await import('./sound');
  const { prefs } = await import('./prefs.svelte');
  prefs.volume = 100;
  play('dice');
  const [grains, full] = [FakeAudio.grains, FakeAudio.loudest];
  expect(grains).toBe(RECIPES.dice.length);
  FakeAudio.loudest = 0;
  prefs.volume = 50;
  play('dice');
  expect(FakeAudio.loudest).toBeCloseTo(full / 4);
  FakeAudio.grains = 0;
  prefs.volume = 0;
  play('dice');
  prefs.volume = 50;
  prefs.sound = false;
  play('dice');
  expect(FakeAudio.grains).toBe(0);
});
