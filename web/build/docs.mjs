// node docs.mjs OUT: the documents of the repository as a site of plain pages, to be shown by any web host or opened from a disk. What is written in
// Markdown becomes a page at the same place, rule books in every language; whatever a page shows is copied beside it. A search looks through all.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { about, languages } from './languages.mjs';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const LANGUAGES = languages();

/** For whom a document is: the first that fits. A document that fits none stands under the last. */
const ROOMS = [
    ['hosts', /^(docs\/(hosting|operations|upgrading|threats|claims|offline)|SECURITY|SUPPORT)\.md$/],
    ['authors', /^(docs\/(guides|rules)\/.*|docs\/(scenarios|pictures)|CONTRIBUTING)\.md$/],
    ['builders', /^(docs\/(api|architecture|commands)|docs\/adr\/.*|web\/client\/README)\.md$/],
    ['researchers', /^docs\/(bots|learners|analysis|fairness|balance\/.*|mutation-.*|bench-.*)\.md$/],
    ['all', /./],
];

const PLAYERS = 'docs/players';

const WORDS = {
    en: {
        players: 'For players',
        hosts: 'For hosts',
        authors: 'For authors',
        builders: 'For builders',
        researchers: 'For researchers',
        all: 'About',
        search: 'Search',
        none: 'Nothing found.',
        play: 'Play',
    },
    fr: {
        players: 'Pour jouer',
        hosts: 'Pour héberger (en anglais)',
        authors: 'Pour écrire (en anglais)',
        builders: 'Pour construire (en anglais)',
        researchers: 'Pour chercher (en anglais)',
        all: 'Le projet (en anglais)',
        search: 'Chercher',
        none: 'Rien trouvé.',
        play: 'Jouer',
    },
    de: {
        players: 'Zum Spielen',
        hosts: 'Zum Betreiben (englisch)',
        authors: 'Zum Schreiben (englisch)',
        builders: 'Zum Bauen (englisch)',
        researchers: 'Zum Forschen (englisch)',
        all: 'Das Projekt (englisch)',
        search: 'Suchen',
        none: 'Nichts gefunden.',
        play: 'Spielen',
    },
};
/** A language whose words are not here yet is led through the site in English. */
const wordsOf = (language) => WORDS[language] ?? WORDS.en;

const listed = (folder, deep) =>
    readdirSync(join(HOME, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = posix.join(folder, entry.name);
        return entry.isDirectory() ? (deep ? listed(path, true) : []) : path.endsWith('.md') ? [path] : [];
    });

/** Documents by their place in the repository, and rule books by game and language. */
export function sources() {
    const documents = [...listed('.', false), ...listed('docs', true), 'web/client/README.md']
        .filter((path) => !path.startsWith(PLAYERS))
        .map((path) => ({
            path,
            to: path.replace(/\.md$/, '.html'),
            language: 'en',
            room: ROOMS.find(([, fits]) => fits.test(path))[0],
        }));
    const books = readdirSync(join(HOME, 'games')).flatMap((game) => {
        const folder = `games/${game}/src/main/resources/tablee/${game}/book`;
        return existsSync(join(HOME, folder))
            ? listed(folder, false).map((path) => {
                  const language = posix.basename(path, '.md');
                  return { path, to: `${language}/${game}.html`, language, room: 'players' };
              })
            : [];
    });
    // How one plays at all, in each language in which somebody has written it.
    const guides = listed(PLAYERS, false).map((path) => {
        const language = posix.basename(path, '.md');
        return { path, to: `${language}/playing.html`, language, room: 'players' };
    });
    return [...guides, ...books, ...documents];
}

const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const slug = (text) =>
    text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replace(/ /g, '-');

/** A page's inside, and what it is called. Links lead to pages; what is no page and no picture is named, not linked. */
function rendered(source, pages, wanted) {
    let text = readFileSync(join(HOME, source.path), 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1]?.replace(/`/g, '') ?? source.path;
    if (source.room === 'players') {
        // Each paragraph of a rule book begins with the clause it tells.
        text = text.replace(/^\[([A-Z0-9-]+)\] (.*)$/gm, '<b class="clause" id="$1">$1</b> $2\n');
    }
    if (source.language === 'fr') {
        text = text.replace(/ ([;:!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
    }
    const place = (href) => posix.normalize(posix.join(posix.dirname(source.path), href.split('#')[0]));
    const marked = new Marked({
        renderer: {
            heading({ tokens, depth, text: said }) {
                const inside = this.parser.parseInline(tokens);
                return `<h${depth} id="${slug(said)}">${inside}</h${depth}>\n`;
            },
            link({ href, tokens }) {
                const inside = this.parser.parseInline(tokens);
                const rest = href.includes('#') ? `#${href.split('#')[1]}` : '';
                if (/^(https?:|mailto:|#)/.test(href)) {
                    return `<a href="${plain(href)}">${inside}</a>`;
                }
                const page =
                    pages.get(place(href)) ?? pages.get(`${place(href)}/README.md`.replace('//', '/'));
                if (page) {
                    return `<a href="${posix.relative(posix.dirname(source.to), page.to)}${rest}">${inside}</a>`;
                }
                if (/\.(html|json|svg|png|yaml)$/.test(href) && existsSync(join(HOME, place(href)))) {
                    wanted.add(place(href));
                    return `<a href="${posix.relative(posix.dirname(source.to), place(href))}">${inside}</a>`;
                }
                return `<span title="${plain(place(href))}">${inside}</span>`;
            },
            image({ href, text: said }) {
                wanted.add(place(href));
                return `<img src="${posix.relative(posix.dirname(source.to), place(href))}" alt="${plain(said)}" loading="lazy" />`;
            },
        },
    });
    return { title, html: marked.parse(text) };
}

function navigation(language, all, at) {
    const words = wordsOf(language);
    const to = (target) => posix.relative(posix.dirname(at), target);
    const rooms = ['players', ...ROOMS.map(([room]) => room)].map((room) => {
        const links = all
            .filter((page) => page.room === room && (room !== 'players' || page.language === language))
            .map(
                (page) =>
                    `<li><a href="${to(page.to)}"${page.to === at ? ' aria-current="page"' : ''}>${plain(page.title)}</a></li>`,
            );
        const open = all.some((page) => page.to === at && page.room === room) || room === 'players';
        return `<details${open ? ' open' : ''}><summary>${words[room]}</summary><ul>${links.join('')}</ul></details>`;
    });
    return rooms.join('\n');
}

function page(language, title, html, all, at, demo) {
    const words = wordsOf(language);
    const up = posix.relative(posix.dirname(at), '.') || '.';
    const others = LANGUAGES.filter((other) => other !== language).map((other) => {
        const same = all.find(
            (one) => one.to === at.replace(`${language}/`, `${other}/`) && one.language === other,
        );
        return `<a lang="${other}" href="${up}/${same ? same.to : `${other}/index.html`}">${about(other).name}</a>`;
    });
    return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${plain(title)} · Tablée</title><link rel="stylesheet" href="${up}/docs.css" /></head>
<body data-up="${up}" data-none="${words.none}">
<header><a class="home" href="${up}/${language}/index.html">Tablée</a>
<label>${words.search} <input type="search" id="search" autocomplete="off" /></label>
${demo ? `<a href="${up}/play/index.html">${words.play}</a>` : ''}
${others.join(' ')}</header>
<ol id="found" hidden></ol>
<div class="sheet"><nav>${navigation(language, all, at)}</nav><main>${html}</main></div>
<script src="${up}/docs.js" defer></script></body></html>
`;
}

/** Writes the site and says how many pages it has. */
export function build(out) {
    const all = sources();
    const pages = new Map(all.map((source) => [normalize(source.path), source]));
    const wanted = new Set();
    for (const source of all) {
        Object.assign(source, rendered(source, pages, wanted));
    }
    for (const name of ['docs', 'web', 'bench', ...LANGUAGES]) {
        rmSync(join(out, name), { recursive: true, force: true });
    }
    const demo = existsSync(join(out, 'play', 'index.html'));
    const write = (to, text) => {
        mkdirSync(join(out, dirname(to)), { recursive: true });
        writeFileSync(join(out, to), text);
    };
    for (const source of all) {
        write(source.to, page(source.language, source.title, source.html, all, source.to, demo));
    }
    const readme = all.find((source) => source.path === 'README.md');
    for (const language of LANGUAGES) {
        const at = `${language}/index.html`;
        const books = all.filter((one) => one.room === 'players' && one.language === language);
        const list = books.map(
            (one) => `<li><a href="${posix.basename(one.to)}">${plain(one.title)}</a></li>`,
        );
        write(
            at,
            page(language, 'Tablée', `<h1>Tablée</h1><ul class="books">${list.join('')}</ul>`, all, at, demo),
        );
    }
    write(
        'index.html',
        page(
            'en',
            'Tablée',
            readme.html.replace(/(href|src)="(?!https?:|#)/g, '$1="./'),
            all,
            'index.html',
            demo,
        ),
    );
    const index = all.map(({ title, to, language, html }) => ({
        title,
        to,
        language,
        text: html
            .replace(/<[^>]+>/g, ' ')
            .replace(/\s+/g, ' ')
            .toLowerCase(),
    }));
    // A script, because a page that was opened from a disk may not fetch.
    write('search.js', `globalThis.pages = ${JSON.stringify(index)};\n`);
    for (const file of ['docs.css', 'docs.js']) {
        cpSync(fileURLToPath(new URL(`docs/${file}`, import.meta.url)), join(out, file));
    }
    for (const file of wanted) {
        if (existsSync(join(HOME, file))) {
            mkdirSync(join(out, dirname(file)), { recursive: true });
            cpSync(join(HOME, file), join(out, file), { recursive: true });
        }
    }
    return all.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const out = process.argv[2];
    if (out === undefined) {
        console.error('docs: where to? ./tablee docs OUT');
        process.exit(2);
    }
    console.log(`docs: ${build(out)} pages in ${relative(process.cwd(), out) || '.'}`);
}
