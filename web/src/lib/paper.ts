/** A sheet of A4, four units to the millimetre: what every keepsake is drawn on. */
export const PAPER = { width: 840, height: 1188, margin: 48 };

/** Keepsakes are light paper whatever the reader's theme: ink and grounds with no second version. */
export const INK = { dark: '#2b2330', soft: '#5d5160', line: '#cdbb98', paper: '#fffcf5', wash: '#f3ead8' };

export type Face = 'serif' | 'sans';
export const FAMILY: Record<Face, string> = {
  serif: "'Fraunces Variable', Georgia, serif",
  sans: "'Nunito Variable', system-ui, sans-serif",
};

/** How a piece of text is set. */
export interface Setting {
  size: number;
  face?: Face;
  weight?: number;
}

/** Where nothing can be measured (no canvas), letters are taken to be this wide, which is more than they are. */
const LETTER = 0.6;
let brush: CanvasRenderingContext2D | null | undefined;

export function widthOf(text: string, { size, face = 'sans', weight = 400 }: Setting): number {
  brush ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!brush) {
    return text.length * size * LETTER;
  }
  brush.font = `${weight} ${size}px ${FAMILY[face]}`;
  return brush.measureText(text).width;
}

/** Lines of at most this width; what is left over after the last line allowed is cut with an ellipsis, in mid-word only if a word is too long. */
export function wrap(text: string, width: number, setting: Setting, most = Infinity): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, setting) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') {
    lines.push(line);
  }
  const kept = lines.slice(0, most).map((each) => fit(each, width, setting));
  if (lines.length > most) {
    kept.push(fit(`${kept.pop() ?? ''}…`, width, setting));
  }
  return kept;
}

/** One line that is not wider than this. */
export function fit(text: string, width: number, setting: Setting): string {
  let short = text;
  while (short.length > 1 && widthOf(short, setting) > width) {
    short = `${short.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  }
  return short;
}

/** Names side by side as people say them: "A, B and C". */
export function listed(words: string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);
}
