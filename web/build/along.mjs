// What a reader takes along to play one game without a network: the page, all of its parts but the boards of other games, and the worker. Written
// down for the client as `along.json`, with what it weighs packed; pictures and the compiled game are named elsewhere (their own lists).
// Words stand by themselves, language by language: nobody carries those they do not read.
//
// What all games have in common travels as one file, which the client takes apart again: one request instead of a hundred and fifty, and the two
// versions of a drawing, or two pages alike, weigh little more than one. Its shape is that of a set's pictures (`Pack` of the server).
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = new URL('../target/classes/web/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', FOLDER), 'utf8'));
const read = (file) => readFileSync(new URL(file, FOLDER));
const size = (file) => gzipSync(read(file), { level: 9 }).length;

const games = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const workers = readdirSync(new URL('assets/', FOLDER)).filter((file) => /^worker-.*\.js$/.test(file));
// Icons to install it with are the browser's business, which fetches them when it does.
const others = readdirSync(FOLDER).filter((file) => /\.(webmanifest|svg)$/.test(file));
/** Pages that are of no use without a server, or not without a printer, and codes that lead another device there. */
const AT_A_SERVER =
    /^src\/shell\/(house\/(Moderate|Mine|Privacy)Page|TakePage|PrintPage|sets\/\w+|people\/(\w+Page|AskFriends|Invites|WallScreen))\.svelte$|\/uqr\//;

/** Letters of names, which no text of ours has: the reader's own stand in for them (`letters.mjs`). */
const OF_NAMES = /-names-[\w-]+\.woff2$/;

/** Pictures that people choose for themselves, whom only a server knows. */
const OF_PEOPLE = /\/face-[\w-]+\.svg$/;

/** What only readers of one language need: the words of the page, and what a guide says. */
const words = (code) => `virtual:words/${code}`;
const guide = (game, code) => `src/games/${game}/guide.${code}.json`;
const isSaid = (key) => /^virtual:words\/|\/guide\.\w+\.json$/.test(key);
const languages = Object.keys(manifest)
    .filter((key) => key.startsWith(words('')))
    .map((key) => key.slice(words('').length));

/** A guide that does not know a language is read in English (`scripts.ts`). */
const saidIn = (game, code) =>
    [words(code), [guide(game, code), guide(game, 'en')].find((key) => key in manifest)]
        .filter((key) => key !== undefined)
        .map((key) => manifest[key].file);

/** What the page may come to load while it plays one game: boards of others and pages of a server are left out, and what only they need. */
function reached(key, game, seen) {
    const left =
        AT_A_SERVER.test(key) ||
        games.some((other) => other !== game && key.startsWith(`src/games/${other}/`));
    if (!left && !isSaid(key) && !seen.has(key)) {
        seen.add(key);
        const { imports = [], dynamicImports = [] } = manifest[key];
        [...imports, ...dynamicImports].forEach((next) => reached(next, game, seen));
    }
    return seen;
}

function filesOf(game) {
    const chunks = [...reached('index.html', game, new Set())].map((key) => manifest[key]);
    // Drawings are named by the scripts that show them; other games' boxes stand on the shelf, too.
    const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
    const needed = files.filter(
        (file) => file !== 'index.html' && !OF_NAMES.test(file) && !OF_PEOPLE.test(file),
    );
    return [...new Set([...needed, ...workers.map((file) => `assets/${file}`), ...others])].sort();
}

/** Alike beside alike: gzip looks back 32 kB. */
const alike = (file) => `${file.split('.').pop()} ${file.replace(/-(light|dark)-[\w-]+\.svg$/, '')}`;

function pack(files) {
    const ordered = [...files].sort((one, other) => (alike(one) < alike(other) ? -1 : 1));
    const text = JSON.stringify({
        shared: [],
        files: Object.fromEntries(ordered.map((file) => [file, [read(file).toString()]])),
    });
    const name = `assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    writeFileSync(new URL(name, FOLDER), text);
    return name;
}

const lists = new Map(games.map((game) => [game, filesOf(game)]));
const common = [...(lists.values().next().value ?? [])].filter(
    (file) => !file.endsWith('.woff2') && [...lists.values()].every((files) => files.includes(file)),
);
const page = pack(common);
const sum = (files) => files.reduce((all, file) => all + size(file), 0);
const weights = [...lists].map(([game, files]) => {
    const fetched = ['index.html', page, ...files.filter((file) => !common.includes(file))];
    const said = languages.map((code) => [
        code,
        { files: saidIn(game, code), gzip: sum(saidIn(game, code)) },
    ]);
    return [game, { files, gzip: sum(fetched), said: Object.fromEntries(said) }, fetched.length];
});
writeFileSync(
    new URL('along.json', FOLDER),
    JSON.stringify({ page, games: Object.fromEntries(weights.map(([game, list]) => [game, list])) }),
);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [game, { gzip, said }, fetched] of weights) {
    const each = Object.entries(said).map(([code, list]) => `${code} ${kB(list.gzip)}`);
    console.log(
        `     ${game} to take along: ${fetched} files, ${kB(gzip)} gzip, and words: ${each.join(', ')}`,
    );
}
