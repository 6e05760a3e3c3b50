// All pictures on one page, by day and by night, as small as a card shows them: `node build/sheet.mjs [game…]` writes target/sheet.html.
// Says how heavy each is, and which ones are too heavy or all but the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { drawing, layer, sets } from './art.mjs';

const MOST = 4_000;
const WIDTH = 120;
const asked = process.argv.slice(2);
const src = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const data = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const grounds = {};
const ground = (scene, dark) =>
    (grounds[`${scene} ${dark}`] ??= data(drawing(src(`art/scenes/${scene}.svg`), dark)));

let sum = 0;
let count = 0;
const heavy = [];
const cells = { false: '', true: '' };
for (const { game, file, art } of sets().filter((set) => !asked.length || asked.includes(set.game))) {
    for (const [id, { scene, layers }] of Object.entries(art)) {
        const body = layers.map((one) => layer(one, `${file}: ${id}`)).join('');
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">${body}</svg>`;
        const bytes = gzipSync(svg).length;
        sum += bytes;
        count++;
        if (bytes > MOST) {
            heavy.push(`${game} ${id}: ${bytes}`);
        }
        for (const dark of [false, true]) {
            cells[dark] +=
                `<figure><div style="background-image:url(${ground(scene, dark)})"><img src="${data(svg)}"></div>` +
                `${game} ${id}</figure>`;
        }
    }
}
const page = (dark) => `<section class="${dark ? 'dark' : ''}">${cells[dark]}</section>`;
mkdirSync(new URL('../target/', import.meta.url), { recursive: true });
writeFileSync(
    new URL('../target/sheet.html', import.meta.url),
    `<meta charset="utf-8"><style>body{margin:0}section{display:flex;flex-wrap:wrap;gap:6px;padding:6px;background:#f6f0e4}
.dark{background:#1d1b22;color:#eee}figure{margin:0;width:${WIDTH}px;font:10px sans-serif;overflow:hidden;white-space:nowrap}
div{width:${WIDTH}px;aspect-ratio:4/3;background-size:cover;border-radius:8px;overflow:hidden}img{width:100%}</style>${page(false)}${page(true)}`,
);
console.log(`${count} pictures, ${Math.round(sum / count)} bytes each (gzip)`);
heavy.forEach((line) => console.log(`over ${MOST}: ${line}`));
