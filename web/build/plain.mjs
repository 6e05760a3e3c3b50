// Drawings with as few decimals as nobody misses: half of what a picture weighs are digits behind the point. Each drawing is looked at: it keeps as many
// as it takes to look as before. What was found out is kept for the next build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';

/** Side of a pictogram, and the dots it is looked at with. */
const SIDE = 32;
const DOTS = 64;
/** Of so many dots at most one may be seen to differ. */
const ONE_IN = 300;
/** A difference that is seen, of 255. */
const SEEN = 64;

const svg = (body) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${DOTS}" height="${DOTS}">${body}</svg>`;

const dots = (body) => new Resvg(svg(body), { background: 'white' }).render().pixels;

function differ(one, other) {
    let count = 0;
    for (let i = 0; i < one.length; i += 4) {
        const colours = [0, 1, 2].map((part) => Math.abs(one[i + part] - other[i + part]));
        count += Math.max(...colours) > SEEN ? 1 : 0;
    }
    return count;
}

function shorter(body, decimals) {
    const { data } = optimize(svg(body), { floatPrecision: decimals, plugins: ['convertPathData'] });
    return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

/** Of this very file: another one would find other things. */
const KEPT = new URL(
    `../target/plain/${createHash('sha256')
        .update(readFileSync(new URL(import.meta.url)))
        .digest('hex')
        .slice(0, 12)}.json`,
    import.meta.url,
);
const known = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

/** For the next build. */
export function keep() {
    mkdirSync(new URL('.', KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify(known));
}

/** The same drawing, in fewer digits. */
export function plain(body) {
    known[body] ??= found(body);
    return known[body];
}

function found(body) {
    const before = dots(body);
    const seen = (DOTS * DOTS) / ONE_IN;
    for (const decimals of [1, 2, 3]) {
        const made = shorter(body, decimals);
        if (differ(before, dots(made)) <= seen) {
            return made;
        }
    }
    return body;
}
