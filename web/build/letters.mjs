// The letters of the page: of each font, one file with what French and English are written with, and one with its other letters, which a browser
// fetches only where a name has one of them. Only the weights that the page uses are in them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const MADE = join(WEB, 'target/letters');
const FONTS = ['Fraunces', 'Nunito'];
const WEIGHTS = { min: 400, max: 700 };
/** What French and English are written with. Any other letter comes with the second file. */
const TEXTS = new Set(
    Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).concat([
        ...'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœ',
        ...'\u00a0\u202f«»‘’“”–—…·•°×÷±−↑↓†',
    ]),
);

/** A few ranges in CSS. */
function ranges(signs) {
    const hex = (point) => point.toString(16).toUpperCase();
    const points = [...signs].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b);
    const starts = points.filter((point, i) => points[i - 1] !== point - 1);
    const ends = points.filter((point, i) => points[i + 1] !== point + 1);
    return starts
        .map((from, i) => (from === ends[i] ? `U+${hex(from)}` : `U+${hex(from)}-${hex(ends[i])}`))
        .join(', ');
}

async function face(font, part, signs) {
    const name = font.toLowerCase();
    const whole = createRequire(import.meta.url).resolve(
        `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    );
    const made = await subset(readFileSync(whole), signs.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        noLayoutClosure: true,
    });
    writeFileSync(join(MADE, `${name}-${part}.woff2`), made);
    return `@font-face {
  font-family: '${font} Variable';
  src: url('./${name}-${part}.woff2') format('woff2');
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  unicode-range: ${ranges(signs)};
}
`;
}

/** The signs that a part of the fonts is for; the package says which there are. */
function known(font) {
    const name = font.toLowerCase();
    const { latin } = createRequire(import.meta.url)(`@fontsource-variable/${name}/unicode.json`);
    return latin.split(',').flatMap((range) => {
        const [from, to = from] = range.replace('U+', '').split('-');
        const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
        return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    });
}

async function make() {
    mkdirSync(MADE, { recursive: true });
    const faces = await Promise.all(
        FONTS.flatMap((font) => {
            const signs = known(font).filter((sign) => sign >= ' ');
            return [
                face(
                    font,
                    'texts',
                    signs.filter((sign) => TEXTS.has(sign)),
                ),
                face(
                    font,
                    'names',
                    signs.filter((sign) => !TEXTS.has(sign)),
                ),
            ];
        }),
    );
    writeFileSync(join(MADE, 'letters.css'), faces.join('\n'));
}

/** For Vite: what `src/art/fonts.css` imports is there before it is read. */
export const letters = () => ({ name: 'tablee-letters', enforce: 'pre', buildStart: make });
