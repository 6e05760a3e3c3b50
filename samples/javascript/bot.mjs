// A bot for Tablée on the client package: opens a table against two built-in bots and plays anything legal, over HTTP alone.
//
//     npm install tablee-client-1.0.0.tgz      (of a release; or of `node web/build/client.mjs FOLDER`)
//     node bot.mjs http://localhost:8080 cabo
//
// Your own player goes into choose(). A player in a hurry listens to the socket instead of asking again (docs/api.md).
import { Refusal, asker, overHttp } from 'tablee-client';

/** One of `legal`. `view.now` is what lies visible, `view.memory` what this seat has seen and could remember. */
const choose = (view, legal) => legal[Math.floor(Math.random() * legal.length)];

const [server = 'http://localhost:8080', game = 'cabo'] = process.argv.slice(2);
const { token } = await asker(overHttp(server))('POST /api/people', { body: { name: 'Otto', program: true } });
const ask = asker(overHttp(server, token));
const { id } = await ask('POST /api/tables', {
    body: { game, seats: 3, bots: ['habitué', 'habitué'], sit: true, ready: true, terms: { pace: 0 } },
});
console.log(`table ${id}`);

const path = { id };
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
for (let asked = -1; ; ) {
    const { table, views, seq } = await ask('GET /api/tables/{id}', { path, query: { lean: '1', memory: '1' } });
    if (table.phase === 'over' || table.phase === 'closed') {
        console.log(`${table.phase} ${JSON.stringify(table.outcome)}`);
        break;
    }
    const [view] = views;
    const legal = view?.legal ?? [];
    if (legal.length === 0 || seq === asked) {
        await pause(100);
        continue;
    }
    asked = seq;
    try {
        const move = choose(view, legal);
        const body = { id: `move-${seq}`, seat: view.seat, seq, do: typeof move === 'string' ? move : move.do };
        await ask('POST /api/tables/{id}/commands', { path, body });
    } catch (refused) {
        // Somebody may have been quicker; whatever else is wrong is for people to read.
        if (!(refused instanceof Refusal) || refused.status !== 409) {
            throw refused;
        }
    }
}
