import { PAPER } from './paper';

/** Everything a shape or a text can get from a style sheet and needs when it stands alone. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
];
/** Dots for each unit of the paper: 1680 × 2376 is sharp in a message and on a photo printer. */
export const DOTS = 2;

async function data(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address}: ${answer.status}`);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${answer.headers.get('content-type')?.split(';')[0] ?? ''};base64,${btoa(text)}`;
}

/** Whether one of the signs of a text is in a range as style sheets write it; everything is in none. */
export function holds(range: string, text: string): boolean {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (
    range === '' ||
    [...text].some((sign) => parts.some(([from, to]) => within(sign.codePointAt(0) ?? 0, from, to)))
  );
}

const within = (point: number, from: number, to: number): boolean => from <= point && point <= to;

/** The letters of the page that stand in it, to travel along: a picture has no page to borrow them from. */
async function letters(text: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => holds(style.getPropertyValue('unicode-range'), text));
  const faces = rules.map(async ({ style, parentStyleSheet }) => {
    const file = /url\("?([^")]+\.woff2)"?\)/.exec(style.getPropertyValue('src'))?.[1];
    if (file === undefined) {
      return '';
    }
    // Letters that are not here and cannot be fetched are stood in for, as on the page.
    const address = new URL(file, parentStyleSheet?.href ?? location.href).href;
    const font = await data(address).catch(() => undefined);
    if (font === undefined) {
      return '';
    }
    const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) =>
      style.getPropertyValue(name),
    );
    return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(${font}) format("woff2")}`;
  });
  return (await Promise.all(faces)).join('');
}

/** The drawing as a file that needs nothing else: styles, pictures and letters are in it. */
export async function standalone(drawn: SVGSVGElement): Promise<string> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const shapes = drawn.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((shape, index) => {
    const from = shapes[index];
    if (from) {
      const style = getComputedStyle(from);
      STYLES.forEach((name) => shape.setAttribute(name, style.getPropertyValue(name)));
      shape.removeAttribute('class');
    }
  });
  const images = [...copy.querySelectorAll('image')];
  await Promise.all(
    images.map(async (image) => image.setAttribute('href', await data(image.getAttribute('href') ?? ''))),
  );
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(PAPER.width * DOTS));
  copy.setAttribute('height', String(PAPER.height * DOTS));
  const style = `<style>${(await letters(drawn.textContent)).replaceAll('<', '')}</style>`;
  return new XMLSerializer().serializeToString(copy).replace(/^<svg[^>]*>/, (opening) => opening + style);
}

/** The drawing as a PNG file. */
export async function png(drawn: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawn))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PAPER.width * DOTS;
  canvas.height = PAPER.height * DOTS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) {
    throw new Error('no picture');
  }
  return blob;
}
