/** The words for pictures that people may choose for themselves; the drawings are put together by `build/art.mjs`. */
export const FACES = [
  ...[
    'fox',
    'owl',
    'bear',
    'panda',
    'koala',
    'lion',
    'frog',
    'octopus',
    'whale',
    'penguin',
    'hedgehog',
    'unicorn',
  ],
  ...['turtle', 'honeybee', 'snail', 'cactus', 'mushroom', 'sunflower', 'pineapple', 'teapot', 'rocket'],
  ...['sailboat', 'kite', 'guitar'],
];
export const COLOURS = 8;

/** What a chosen picture is made of; nothing for none, and for one that this page does not know. */
export function faceOf(face: string): { word: string; colour: number; hue: number } | undefined {
  const [, word = '', number = ''] = /^([a-z]+)-([0-7])$/.exec(face) ?? [];
  const colour = Number(number);
  return FACES.includes(word) ? { word, colour, hue: Math.round((360 / COLOURS) * colour) } : undefined;
}
