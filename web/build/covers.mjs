// The boxes of the games as PNG files of 1200 × 630 for messengers, which draw no SVG (`Preview` on the server names them in a shared link).
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { drawing } from './art.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${WEB}target/classes/web/covers`;
const [WIDTH, HEIGHT] = [1200, 630];

mkdirSync(FOLDER, { recursive: true });
for (const { name: game } of readdirSync(`${WEB}src/games`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
)) {
    // The drawing fills the card, as it does on the shelf: what is higher is cut above and below.
    const svg = drawing(`${WEB}src/games/${game}/cover.svg`, false).replace(
        '<svg ',
        `<svg width="${WIDTH}" height="${HEIGHT}" `,
    );
    writeFileSync(`${FOLDER}/${game}.png`, new Resvg(svg).render().asPng());
}
