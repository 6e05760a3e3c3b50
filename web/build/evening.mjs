// A whole game to draw figures and keepsakes from (e2e/evenings): three chairs with names, two of them played by bots; the first takes what it likes
// best of what is offered.
//   node build/evening.mjs http://localhost:8080 cabo > e2e/evenings/cabo.json
const NAMES = ['Ana', 'Ben', 'Chloé'];
const LIKES = /^(cabo|buy|take|acquire|lay|play|keep|throw|exchange|draw|ready|continue)/;
const [url, game] = process.argv.slice(2);
let cookie = '';

async function ask(path, body) {
    const answer = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', cookie },
        ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return answer.json();
}

await ask('/api/people', { name: NAMES[0] });
const { id } = await ask('/api/tables', {
    game,
    seats: NAMES.length,
    bots: NAMES.slice(1).map(() => 'habitué'),
    sit: true,
    ready: true,
    terms: { pace: 0, hints: 'on' },
});
let seed = 17;
for (let state = await ask(`/api/tables/${id}`); state.table.phase !== 'over';) {
    const legal = state.views?.[0]?.legal?.map((move) => move.do) ?? [];
    const liked = legal.filter((move) => LIKES.test(move));
    const from = liked.length > 0 && seed % 5 > 0 ? liked : legal;
    seed = (seed * 16807) % 2147483647;
    if (from.length > 0) {
        await ask(`/api/tables/${id}/commands`, {
            cmd: 'act',
            id: String(seed),
            seq: state.seq,
            seat: 'A',
            do: from[seed % from.length],
        });
    } else {
        await new Promise((done) => setTimeout(done, 20));
    }
    state = await ask(`/api/tables/${id}`);
}
const file = await ask(`/api/tables/${id}/replay`);
const table = file.table.map((chair, at) => ({ seat: chair.seat, name: NAMES[at], kind: 'person' }));
console.log(JSON.stringify({ ...file, table, fairness: undefined, ended: undefined }));
