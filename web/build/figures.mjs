// The figures of the rule books (src/games/*/figures.json): what a seat saw at a step of the evening in e2e/evenings, asked of a running server.
// Each figure says which clause it stands at, whose eyes, which step, which part of the board and what it shows; this fills in the view.
//   node build/figures.mjs http://localhost:8080
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const [url] = process.argv.slice(2);
for (const game of readdirSync(`${WEB}src/games`)) {
    const path = `${WEB}src/games/${game}/figures.json`;
    if (!existsSync(path)) {
        continue;
    }
    const replay = JSON.parse(readFileSync(`${WEB}e2e/evenings/${game}.json`, 'utf8'));
    const figures = JSON.parse(readFileSync(path, 'utf8'));
    for (const figure of figures) {
        const answer = await fetch(`${url}/api/replays/frames`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ replay, as: figure.eyes, from: figure.step, to: figure.step }),
        });
        if (!answer.ok) {
            throw new Error(`${game}, step ${figure.step}: ${await answer.text()}`);
        }
        figure.now = (await answer.json()).frames[0].now;
    }
    // A line for each figure: they are read by the board, not by people.
    writeFileSync(path, `[\n${figures.map((figure) => JSON.stringify(figure)).join(',\n')}\n]\n`);
}
