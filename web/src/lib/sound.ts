import { prefs } from './prefs.svelte';

/** Small sounds made on the spot: nothing is loaded, and nothing is heard before the reader has pressed something. */
export type Sound = 'turn' | 'move' | 'said' | 'end';

/** Frequency in hertz, start and length in seconds. */
type Note = readonly [number, number, number];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    [659, 0, 0.16],
    [880, 0.13, 0.26],
  ],
  move: [[330, 0, 0.07]],
  said: [
    [523, 0, 0.06],
    [587, 0.07, 0.08],
  ],
  end: [
    [523, 0, 0.18],
    [659, 0.16, 0.18],
    [784, 0.32, 0.18],
    [1047, 0.48, 0.5],
  ],
};
const LOUD: Record<Sound, number> = { turn: 0.16, move: 0.05, said: 0.07, end: 0.14 };

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  const pressed = navigator.userActivation?.hasBeenActive ?? true;
  if (!prefs.sound || !pressed || !('AudioContext' in window)) {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, start, length] of NOTES[sound]) {
    note(context, hertz, context.currentTime + start, length, LOUD[sound]);
  }
}

function note(audio: AudioContext, hertz: number, at: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
