// What a reader takes along to play one game without a network: the page, all of its parts but the boards of other games, and the worker. Written
// down for the client as `along.json`, with what it weighs packed; pictures and the compiled game are named elsewhere (their own lists).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = new URL('../target/classes/web/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', FOLDER), 'utf8'));
const size = (file) => gzipSync(readFileSync(new URL(file, FOLDER)), { level: 6 }).length;

const games = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const workers = readdirSync(new URL('assets/', FOLDER)).filter((file) => /^worker-.*\.js$/.test(file));
// Icons to install it with are the browser's business, which fetches them when it does.
const others = readdirSync(FOLDER).filter((file) => /\.(webmanifest|svg)$/.test(file));
/** Pages that are of no use without a server. */
const AT_A_SERVER = /^src\/shell\/(house\/(Moderate|Mine)Page|TakePage)\.svelte$/;

function filesOf(game) {
    const own = Object.entries(manifest).filter(
        ([key]) =>
            !AT_A_SERVER.test(key) &&
            !games.some((other) => other !== game && key.startsWith(`src/games/${other}/`)),
    );
    const chunks = own.flatMap(([, chunk]) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
    return [...new Set([...chunks, ...workers.map((file) => `assets/${file}`), ...others])].sort();
}

const lists = Object.fromEntries(
    games.map((game) => {
        const files = filesOf(game);
        return [game, { files, gzip: ['index.html', ...files].reduce((sum, file) => sum + size(file), 0) }];
    }),
);
writeFileSync(new URL('along.json', FOLDER), JSON.stringify(lists));
for (const [game, { files, gzip }] of Object.entries(lists)) {
    console.log(`     ${game} to take along: ${files.length} files, ${(gzip / 1000).toFixed(1)} kB gzip`);
}
