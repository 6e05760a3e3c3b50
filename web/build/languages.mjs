// The languages of the page: each is a folder of `src/i18n`, found by listing, with `language.json` (how it calls itself, its locale, names that are
// lent) and texts; words that a game owns lie in the game's folder, `words.CODE.json`. A language comes to the reader as one file, when it is chosen.
//
// What a language lacks it borrows from English while the client is built, and tells so; `lacking` is the list of it (`tablee languages check`).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const ABOUT = 'language.json';
const LIST = 'virtual:languages';
const WORDS = 'virtual:words/';
/** The one in which everything is said, and from which others borrow. */
const LENDER = 'en';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const folders = (path) =>
    readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort();

export const languages = () => folders(join(SOURCE, 'i18n'));
export const about = (language) => read(join(SOURCE, 'i18n', language, ABOUT));

/** The files of a language: texts of the page, then those of each game. */
function files(language) {
    const own = join(SOURCE, 'i18n', language);
    const games = folders(join(SOURCE, 'games')).map((game) =>
        join(SOURCE, 'games', game, `words.${language}.json`),
    );
    return [
        ...readdirSync(own)
            .filter((file) => file.endsWith('.json') && file !== ABOUT)
            .sort()
            .map((file) => join(own, file)),
        ...games.filter((file) => existsSync(file)),
    ];
}

export const words = (language) => Object.assign({}, ...files(language).map(read));

/** What this language does not say yet. */
export function lacking(language) {
    const said = words(language);
    return Object.keys(words(LENDER)).filter((key) => !(key in said));
}

/** Games whose guide is told in English for want of one in this language. */
export const unguided = (language) =>
    folders(join(SOURCE, 'games')).filter((game) => {
        const guide = (code) => existsSync(join(SOURCE, 'games', game, `guide.${code}.json`));
        return guide(LENDER) && !guide(language);
    });

/** Vite: `virtual:languages` lists them, each with what loads its words. */
export function spoken() {
    return {
        name: 'tablee-languages',
        resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : undefined),
        load(id) {
            if (id === `\0${LIST}`) {
                const list = languages().map(
                    (code) =>
                        `${JSON.stringify(code)}: { ...${JSON.stringify(about(code))}, load: () => import('${WORDS}${code}') }`,
                );
                return `export const LANGUAGES = { ${list.join(', ')} };`;
            }
            if (!id.startsWith(`\0${WORDS}`)) {
                return undefined;
            }
            const language = id.slice(WORDS.length + 1);
            [...files(language), ...files(LENDER)].forEach((file) => this.addWatchFile(file));
            const said = { ...words(LENDER), ...words(language) };
            return `export const words = ${JSON.stringify(said)};\nexport const borrowed = ${JSON.stringify(lacking(language))};`;
        },
        // What is missing, for `tablee languages`; a guide is there whole or not at all.
        generateBundle() {
            const source = JSON.stringify(
                Object.fromEntries(
                    languages().map((code) => [
                        code,
                        [...lacking(code), ...unguided(code).map((game) => `guide of ${game}`)],
                    ]),
                ),
            );
            this.emitFile({ type: 'asset', fileName: 'languages.json', source });
        },
    };
}
