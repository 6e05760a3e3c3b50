// Runs what was compiled in Chromium itself: a request a line comes in, an answer a line goes out.
//
//   node --experimental-websocket build/chromium.mjs RUNTIME PROGRAM
//
// The page forbids functions out of text, as ours do. Chromium is spoken to through its own protocol: no library is needed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [runtime, program] = process.argv.slice(2);
const PAGE = `<!doctype html><script type="module" src="/page.js"></script>`;
const SCRIPT = program.endsWith('.wasm')
    ? `import { load } from '/runtime.js';
       globalThis.core = (await load(await (await fetch('/program')).arrayBuffer())).exports;`
    : `globalThis.core = await import('/program');`;
const files = {
    '/': ['text/html', PAGE],
    '/page.js': ['text/javascript', SCRIPT],
    '/runtime.js': ['text/javascript', readFileSync(runtime)],
    '/program': [program.endsWith('.wasm') ? 'application/wasm' : 'text/javascript', readFileSync(program)],
};
const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ['text/plain', ''];
    response.setHeader('content-type', type);
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    response.end(body);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const home = `http://127.0.0.1:${server.address().port}/`;

const profile = mkdtempSync(join(tmpdir(), 'tablee-chromium-'));
const chromium = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
        `--user-data-dir=${profile}`, '--remote-debugging-port=0', home],
    { stdio: ['ignore', 'ignore', 'pipe'] },
);
process.on('exit', () => {
    chromium.kill('SIGKILL');
    try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    } catch {
        // Its children may write for a moment longer; what stays lies in the folder for temporary files.
    }
});
let port;
for await (const line of createInterface({ input: chromium.stderr })) {
    port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) {
        break;
    }
}

async function target() {
    for (;;) {
        const all = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
        const page = all.find(({ type, url }) => type === 'page' && url === home);
        if (page) {
            return page.webSocketDebuggerUrl;
        }
        await new Promise((later) => setTimeout(later, 100));
    }
}

const socket = new WebSocket(await target());
await new Promise((open) => (socket.onopen = open));
const waiting = new Map();
let number = 0;
socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
};
function evaluate(expression) {
    return new Promise((done) => {
        waiting.set(++number, done);
        socket.send(JSON.stringify({ id: number, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }));
    });
}
while ((await evaluate('typeof globalThis.core')).result.value !== 'object') {
    await new Promise((later) => setTimeout(later, 100));
}
for await (const line of createInterface({ input: process.stdin })) {
    const { result, exceptionDetails } = await evaluate(`globalThis.core.serve(${JSON.stringify(line)})`);
    if (exceptionDetails) {
        console.error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        process.exit(1);
    }
    process.stdout.write(result.value + '\n');
}
process.exit(0);
