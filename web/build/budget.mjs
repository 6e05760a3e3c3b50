// What a reader has to load, held below the budgets: 200 kB gzip for the first page with its letters, pictures and the words of one language, 320 kB for all pages but the
// boards (nobody loads them all: each comes when it is opened, evenings, friends and the editor of sets among them), 80 kB for each board.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = new URL('../target/classes/web/', import.meta.url);
const FIRST = 200_000;
const SHELL = 320_000;
const BOARD = 80_000;
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', FOLDER), 'utf8'));

const isBoard = (key) =>
    /^src\/(boards|games|guides)\//.test(key) &&
    !/guide\.\w+\.json$/.test(key) &&
    manifest[key].isDynamicEntry;
const size = (file) => gzipSync(readFileSync(new URL(file, FOLDER)), { level: 6 }).length;
/** Words come in the reader's language only: the one that weighs most is counted for all. */
const isWords = (key) => key.startsWith('virtual:words/');
const language = Object.keys(manifest)
    .filter(isWords)
    .sort((one, other) => size(manifest[other].file) - size(manifest[one].file))[0];

/** All files reached from a chunk, without those already counted and without other boards. */
function files(key, seen, dynamic) {
    const chunk = manifest[key];
    if (seen.has(chunk.file)) {
        return [];
    }
    seen.add(chunk.file);
    const next = [...(chunk.imports ?? []), ...(dynamic ? (chunk.dynamicImports ?? []) : [])];
    const css = (chunk.css ?? []).filter((file) => !seen.has(file));
    css.forEach((file) => seen.add(file));
    // Letters, but not those of names that have others; and drawings by day or by night: a reader fetches one of the two. Scenes come one by one with
    // the pictures that stand on them.
    const drawn = (chunk.assets ?? []).filter(
        (file) =>
            /(-texts-[\w-]+\.woff2|-light-[\w-]+\.svg)$/.test(file) &&
            !/-scenes-/.test(file) &&
            !seen.has(file),
    );
    drawn.forEach((file) => seen.add(file));
    return [
        chunk.file,
        ...css,
        ...drawn,
        ...next
            .filter((name) => !isBoard(name) && !isWords(name))
            .flatMap((name) => files(name, seen, dynamic)),
    ];
}

let failed = false;
function hold(name, list, most) {
    const bytes = list.reduce((sum, file) => sum + size(file), 0);
    const fits = bytes <= most;
    failed ||= !fits;
    console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${(bytes / 1000).toFixed(1)} of ${most / 1000} kB gzip`);
}

hold(
    'home page, first load',
    ['index.html', manifest[language].file, ...files('index.html', new Set(), false)],
    FIRST,
);
const shell = new Set();
hold(
    'all pages without boards',
    ['index.html', manifest[language].file, ...files('index.html', shell, true)],
    SHELL,
);
for (const key of Object.keys(manifest).filter(isBoard)) {
    hold(key.replace(/^src\//, ''), files(key, new Set(shell), true), BOARD);
}
process.exit(failed ? 1 : 0);
