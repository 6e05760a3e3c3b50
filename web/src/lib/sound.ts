import { prefs } from './prefs.svelte';

/**
 * Sounds of things, made on the spot out of noise, filters and short envelopes: nothing is loaded, nothing beeps, and nothing is heard
 * before the reader has pressed something. Which event sounds how is said by the games (`games/<id>/moments.ts`).
 */
export type Sound =
  | 'slide'
  | 'flip'
  | 'shuffle'
  | 'rattle'
  | 'dice'
  | 'coin'
  | 'stamp'
  | 'door'
  | 'page'
  | 'knock'
  | 'chime'
  | 'fanfare';

/** One puff of noise through a filter. A narrow filter (a high `q`) rings like a bell; a wide one rustles. */
export interface Grain {
  /** Seconds from the beginning. */
  at: number;
  length: number;
  filter: 'lowpass' | 'bandpass' | 'highpass';
  hertz: number;
  /** Where the filter glides to. */
  to?: number;
  q: number;
  loud: number;
  /** Seconds until it is loudest. */
  swell?: number;
}

const times = (count: number, grain: (index: number) => Grain): Grain[] =>
  Array.from({ length: count }, (_, index) => grain(index));

/** A struck thing that rings: a tone, and a fainter one above it. */
function ring(at: number, hertz: number, length: number, loud: number): Grain[] {
  return [
    { at, length, filter: 'bandpass', hertz, q: 90, loud, swell: 0.004 },
    { at, length: length / 2, filter: 'bandpass', hertz: hertz * 2.76, q: 110, loud: loud / 3, swell: 0.002 },
  ];
}

/** Wood, card or felt that is hit: a dull thump and a short click. */
function hit(at: number, hertz: number, loud: number): Grain[] {
  return [
    { at, length: 0.07, filter: 'lowpass', hertz, q: 2, loud },
    { at, length: 0.018, filter: 'bandpass', hertz: hertz * 7, q: 1.5, loud: loud / 2 },
  ];
}

export const RECIPES: Record<Sound, readonly Grain[]> = {
  slide: [
    { at: 0, length: 0.17, filter: 'bandpass', hertz: 2_400, to: 900, q: 0.9, loud: 0.5, swell: 0.06 },
    ...hit(0.15, 240, 0.35),
  ],
  flip: [
    { at: 0, length: 0.06, filter: 'highpass', hertz: 2_500, q: 0.7, loud: 0.3, swell: 0.03 },
    { at: 0.07, length: 0.035, filter: 'bandpass', hertz: 1_700, q: 1.4, loud: 0.8 },
  ],
  shuffle: times(9, (index) => ({
    at: index * 0.055,
    length: 0.05,
    filter: 'bandpass' as const,
    hertz: 1_500 + (index % 3) * 420,
    q: 1.2,
    loud: 0.3 + (index % 2) * 0.14,
    swell: 0.012,
  })),
  rattle: times(6, (index) => ({
    at: index * 0.062 + (index % 2) * 0.014,
    length: 0.03,
    filter: 'bandpass' as const,
    hertz: 1_900 + ((index * 7) % 5) * 260,
    q: 5,
    loud: 0.55,
  })),
  dice: [0, 0.09, 0.155, 0.2].flatMap((at, index) => hit(at, 330 - index * 25, 0.9 / (1 + index * 0.55))),
  coin: [...ring(0, 3_100, 0.22, 1.6), ...ring(0.07, 3_900, 0.3, 1.2)],
  stamp: [
    { at: 0, length: 0.05, filter: 'highpass', hertz: 3_000, q: 0.5, loud: 0.16, swell: 0.03 },
    ...hit(0.06, 150, 1.5),
  ],
  door: [
    { at: 0, length: 0.34, filter: 'bandpass', hertz: 500, to: 1_500, q: 0.8, loud: 0.34, swell: 0.2 },
    ...hit(0.34, 120, 1.1),
    ...hit(0.41, 170, 0.6),
  ],
  page: [
    { at: 0, length: 0.26, filter: 'highpass', hertz: 1_400, to: 3_600, q: 0.5, loud: 0.2, swell: 0.15 },
    { at: 0.22, length: 0.06, filter: 'bandpass', hertz: 900, q: 1, loud: 0.3 },
  ],
  knock: [...hit(0, 260, 0.7), ...hit(0.11, 260, 0.5)],
  chime: [...ring(0, 660, 0.8, 2.2), ...ring(0.16, 990, 1.1, 1.9)],
  fanfare: [523, 659, 784, 1_046].flatMap((hertz, index) =>
    ring(index * 0.14, hertz, index === 3 ? 1.4 : 0.5, 2),
  ),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** One second of noise, used by everything. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) {
      samples[i] = Math.random() * 2 - 1;
    }
  }
  return noise;
}

export function play(sound: Sound): void {
  const pressed = navigator.userActivation?.hasBeenActive ?? true;
  if (!prefs.sound || prefs.volume === 0 || !pressed || !('AudioContext' in window)) {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  // What is twice as loud to an ear is more than twice as much to a machine.
  const loud = (prefs.volume / 100) ** 2;
  for (const grain of RECIPES[sound]) {
    puff(context, grain, loud);
  }
}

function puff(audio: AudioContext, grain: Grain, loud: number): void {
  const start = audio.currentTime + grain.at;
  const end = start + grain.length;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noiseOf(audio);
  source.loop = true;
  filter.type = grain.filter;
  filter.Q.value = grain.q;
  filter.frequency.setValueAtTime(grain.hertz, start);
  filter.frequency.exponentialRampToValueAtTime(grain.to ?? grain.hertz, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(grain.loud * loud, start + (grain.swell ?? 0.003));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start, Math.random() * 0.9);
  source.stop(end + 0.02);
}

/** A short tremble of a phone: it is the reader's turn. */
export function tremble(): void {
  const pressed = navigator.userActivation?.hasBeenActive ?? true;
  if (prefs.vibrate && pressed && 'vibrate' in navigator) {
    navigator.vibrate(40);
  }
}
