// The pictures of the client and of the games.
//
// A drawing is an SVG file of ours in which a colour may be `light-dark(#day, #night)` and a pictogram is named by
// `<use href="pictogram:NAME" x= y= width= />`; importing it with `?drawing` gives the addresses of its two versions. Pictograms come from the
// package at build time; `virtual:faces` has the addresses of those that people may choose for themselves; those that the games' own sets name (`house/art.json`) are handed to the server, which puts the pictures of cards together.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keep, plain } from './plain.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(WEB, '../games');
const SCENES = join(WEB, 'src/art/scenes');
const DRAWN = join(WEB, 'target/drawings');
const HANDED = join(WEB, 'target/classes/art');
const PACKAGE = '@iconify-json/fluent-emoji-flat';
const FACES = 'virtual:faces';
/** Side of a pictogram. */
const SIDE = 32;

let known;
/** By name, what was made of them. */
const bodies = {};

/** The body of a pictogram's drawing, small, and its ids are its own. */
export function pictogram(name, where) {
    known ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/icons.json`), 'utf8'),
    ).icons;
    if (!known[name]) {
        throw new Error(`${where}: there is no pictogram "${name}" in ${PACKAGE}`);
    }
    bodies[name] ??= plain(known[name].body)
        .replace(/id="/g, `id="${name}-`)
        .replace(/url\(#/g, `url(#${name}-`)
        .replace(/href="#/g, `href="#${name}-`);
    return bodies[name];
}

/** The sets of pictures that ship: by game, the entries of its file with the line each stands on. */
export function sets() {
    return readdirSync(GAMES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name: game }) => {
            const path = join(GAMES, game, 'src/main/resources/tablee', game, 'house/art.json');
            try {
                return [{ game, file: relative(join(WEB, '..'), path), text: readFileSync(path, 'utf8') }];
            } catch (missing) {
                if (missing.code === 'ENOENT') {
                    return [];
                }
                throw missing;
            }
        })
        .map((set) => ({ ...set, art: JSON.parse(set.text.replace(/^\s*\/\/.*$/gm, '')).art }));
}

/** Where a name stands, for whoever has to mend it. */
function place(set, id, name) {
    const lines = set.text.split('\n');
    const from = lines.findIndex((line) => line.includes(`"${id}":`));
    const line = lines.findIndex((text, at) => at >= from && text.includes(`"${name}"`));
    return `${set.file}:${line + 1}: ${id}`;
}

export const scenes = () =>
    readdirSync(SCENES)
        .filter((file) => file.endsWith('.svg'))
        .map((file) => basename(file, '.svg'))
        .sort();

/** What the server needs to put pictures together: the names of the scenes, and the pictograms that the games' own sets use. */
function handOver() {
    const used = {};
    for (const set of sets()) {
        for (const [id, { scene, layers = [] }] of Object.entries(set.art)) {
            if (scene && !scenes().includes(scene)) {
                throw new Error(`${place(set, id, scene)}: there is no scene "${scene}"`);
            }
            for (const [name] of layers) {
                used[name] ??= pictogram(name, place(set, id, name));
            }
        }
    }
    const pictograms = Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)));
    mkdirSync(HANDED, { recursive: true });
    writeFileSync(join(HANDED, 'pictograms.json'), JSON.stringify({ scenes: scenes(), pictograms }));
    keep();
}

/** A pictogram's place as the server writes it too (`Composition`). */
export function layer([name, x, y, size, turn = 0, mirror = ''], where) {
    const scale = Math.round((size / SIDE) * 1000) / 1000;
    const turned = turn ? ` rotate(${turn} ${size / 2} ${size / 2})` : '';
    const mirrored = mirror ? ` translate(${size} 0) scale(-${scale} ${scale})` : ` scale(${scale})`;
    return `<g transform="translate(${x} ${y})${turned}${mirrored}">${pictogram(name, where)}</g>`;
}

const attribute = (tag, name) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

/** One of the two versions of a drawing. */
export function drawing(path, dark) {
    return readFileSync(path, 'utf8')
        .replace(/<!--[\s\S]*?-->\s*/g, '')
        .replace(/light-dark\(([^,()]+),\s*([^,()]+)\)/g, dark ? '$2' : '$1')
        .replace(/<use href="pictogram:([\w-]+)"[^>]*\/>/g, (tag, name) =>
            layer(
                [
                    name,
                    Number(attribute(tag, 'x')),
                    Number(attribute(tag, 'y')),
                    Number(attribute(tag, 'width')),
                    Number(attribute(tag, 'data-turn') ?? 0),
                    attribute(tag, 'data-mirror') ?? '',
                ],
                relative(WEB, path),
            ),
        )
        .replace(/>\s+</g, '><');
}

/** Pictures that people may choose for themselves: friendly beasts and things, none of them somebody's own face. */
const CHOSEN = [
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

/** Each of them as a file of its own, by the word for it. */
function faces() {
    mkdirSync(DRAWN, { recursive: true });
    const lines = CHOSEN.map((name) => {
        const file = join(DRAWN, `face-${name}.svg`);
        writeFileSync(
            file,
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${pictogram(name, FACES)}</svg>`,
        );
        return [`import ${name} from ${JSON.stringify(`${file}?url`)};`, `${name},`];
    });
    keep();
    return `${lines.map(([line]) => line).join('\n')}\nexport default {${lines.map(([, entry]) => entry).join('')}};\n`;
}

/** For Vite: `import cover from './cover.svg?drawing'` gives `{ light, dark }`, two addresses. */
export function art() {
    return {
        name: 'tablee-art',
        enforce: 'pre',
        buildStart() {
            scenes().forEach((scene) => this.addWatchFile?.(join(SCENES, `${scene}.svg`)));
            if (!process.env.VITEST) {
                handOver();
            }
        },
        resolveId: (id) => (id === FACES ? id : undefined),
        load(id) {
            if (id === FACES) {
                return faces();
            }
            if (!id.endsWith('.svg?drawing')) {
                return undefined;
            }
            const path = id.slice(0, -'?drawing'.length);
            this.addWatchFile(path);
            const stem = relative(join(WEB, 'src'), path)
                .replace(/\.svg$/, '')
                .replaceAll('/', '-');
            mkdirSync(DRAWN, { recursive: true });
            const [light, dark] = [false, true].map((night) => {
                const file = join(DRAWN, `${stem}-${night ? 'dark' : 'light'}.svg`);
                writeFileSync(file, drawing(path, night));
                return JSON.stringify(`${file}?url`);
            });
            return `import light from ${light};\nimport dark from ${dark};\nexport default { light, dark };\n`;
        },
    };
}
