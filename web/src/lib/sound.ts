import { prefs } from './prefs.svelte';

/**
 * Sounds of things, made on the spot: what slides and knocks out of noise and filters, what rings out of the tones of a struck bar. Nothing is
 * loaded, nothing beeps, and nothing is heard before the reader has pressed something. Which event sounds how is said by the games (`games/<id>/moments.ts`).
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

/** One puff of noise through a filter, or one `tone` that dies away. */
export interface Grain {
  /** Seconds from the beginning. */
  at: number;
  length: number;
  filter: 'lowpass' | 'bandpass' | 'highpass' | 'tone';
  hertz: number;
  /** Where the filter glides to. */
  to?: number;
  /** How narrow the filter is; a tone has none. */
  q: number;
  loud: number;
  /** Seconds until it is loudest. */
  swell?: number;
}

const times = (count: number, grain: (index: number) => Grain): Grain[] =>
  Array.from({ length: count }, (_, index) => grain(index));

/** How much higher the overtones of a struck bar are, how loud and for how long they ring beside its tone: what makes it a bar and no beep. */
const BAR = [
  [1, 1, 1],
  [2.76, 0.3, 0.45],
  [5.4, 0.14, 0.22],
] as const;

/** A bar or a coin that is struck and rings: its tones, and the click of whatever struck it. */
function ring(at: number, hertz: number, length: number, loud: number): Grain[] {
  const tones = BAR.map(([times, part, time]) => ({
    at,
    length: length * time,
    filter: 'tone' as const,
    hertz: hertz * times,
    q: 0,
    loud: loud * part,
    swell: 0.003,
  }));
  const click = {
    at,
    length: 0.012,
    filter: 'bandpass' as const,
    hertz: hertz * 3,
    q: 1.2,
    loud: loud * 0.8,
  };
  return [...tones.filter((tone) => tone.hertz < 11_000), click];
}

/** Wood, card or felt that is hit: a dull thump, and the clack above it, which is all that a phone's loudspeaker has of it. */
function hit(at: number, hertz: number, loud: number): Grain[] {
  return [
    { at, length: 0.07, filter: 'lowpass', hertz, q: 2, loud },
    { at, length: 0.035, filter: 'bandpass', hertz: hertz * 4.5, q: 1.2, loud: loud * 0.8 },
  ];
}

export const RECIPES: Record<Sound, readonly Grain[]> = {
  slide: [
    { at: 0, length: 0.17, filter: 'bandpass', hertz: 2_400, to: 900, q: 0.9, loud: 0.6, swell: 0.06 },
    ...hit(0.15, 240, 0.6),
  ],
  flip: [
    { at: 0, length: 0.06, filter: 'bandpass', hertz: 3_400, q: 0.7, loud: 0.4, swell: 0.03 },
    { at: 0.07, length: 0.035, filter: 'bandpass', hertz: 1_700, q: 1.4, loud: 1.3 },
  ],
  shuffle: times(9, (index) => ({
    at: index * 0.055,
    length: 0.05,
    filter: 'bandpass' as const,
    hertz: 1_500 + (index % 3) * 420,
    q: 1.2,
    loud: 0.7 + (index % 2) * 0.25,
    swell: 0.012,
  })),
  rattle: times(6, (index) => ({
    at: index * 0.062 + (index % 2) * 0.014,
    length: 0.03,
    filter: 'bandpass' as const,
    hertz: 1_900 + ((index * 7) % 5) * 260,
    q: 5,
    loud: 2,
  })),
  dice: [0, 0.09, 0.155, 0.2].flatMap((at, index) => hit(at, 360 - index * 25, 1.6 / (1 + index * 0.5))),
  coin: [...ring(0, 2_300, 0.3, 0.105), ...ring(0.06, 3_050, 0.42, 0.085)],
  stamp: [
    { at: 0, length: 0.05, filter: 'bandpass', hertz: 2_600, q: 0.7, loud: 0.3, swell: 0.03 },
    ...hit(0.06, 210, 2),
  ],
  door: [
    { at: 0, length: 0.34, filter: 'bandpass', hertz: 500, to: 1_500, q: 0.8, loud: 0.5, swell: 0.2 },
    ...hit(0.34, 120, 1.7),
    ...hit(0.41, 170, 1),
  ],
  page: [
    { at: 0, length: 0.26, filter: 'bandpass', hertz: 2_200, to: 4_200, q: 0.6, loud: 0.36, swell: 0.15 },
    { at: 0.22, length: 0.06, filter: 'bandpass', hertz: 900, q: 1, loud: 0.3 },
  ],
  knock: [...hit(0, 340, 1.9), ...hit(0.12, 320, 1.5)],
  chime: [...ring(0, 660, 1, 0.13), ...ring(0.16, 990, 1.4, 0.105)],
  fanfare: [523, 659, 784, 1_046].flatMap((hertz, index) =>
    ring(index * 0.14, hertz, index === 3 ? 1.5 : 0.7, 0.11),
  ),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** One second of noise, used by everything. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
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

function puff(audio: BaseAudioContext, grain: Grain, loud: number): void {
  const start = audio.currentTime + grain.at;
  const end = start + grain.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(grain.loud * loud, start + (grain.swell ?? 0.003));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (grain.filter === 'tone') {
    const tone = audio.createOscillator();
    tone.frequency.value = grain.hertz;
    tone.connect(volume);
    tone.start(start);
    tone.stop(end + 0.02);
    return;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noiseOf(audio);
  source.loop = true;
  filter.type = grain.filter;
  filter.Q.value = grain.q;
  filter.frequency.setValueAtTime(grain.hertz, start);
  filter.frequency.exponentialRampToValueAtTime(grain.to ?? grain.hertz, end);
  source.connect(filter).connect(volume);
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
