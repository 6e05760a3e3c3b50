// A game in thirty seconds: moments of a real finished game, which its own board then shows (src/guides/Look.svelte).
//   node build/look.mjs http://localhost:8080 TABLE 36-37/38-40/51-53 > src/games/cabo/look.json
// TABLE is a finished game at a running server. Steps of the game, a slash where the next sentence (look.1, look.2 … of guide.*.json) begins.
/** The words are the look's own. */
const UNSAID = ['say', 'clauses', 'kept'];
const [url, table, wanted] = process.argv.slice(2);
const parts = wanted.split('/').map((part) => part.split(',').map((range) => range.split('-').map(Number)));
const answer = await fetch(`${url}/api/tables/${table}/replay?as=A&from=0&to=199`);
const { frames } = await answer.json();
const moments = parts.flatMap((ranges, index) =>
    frames
        .filter(({ now, step, events }) => {
            const asked = ranges.some(([from, to = from]) => step >= from && step <= to);
            return asked && now && events.length > 0;
        })
        .map(({ now, events }) => ({
            told: index + 1,
            now,
            events: events.map((event) =>
                Object.fromEntries(Object.entries(event).filter(([field]) => !UNSAID.includes(field))),
            ),
        })),
);
console.log(JSON.stringify(moments));
