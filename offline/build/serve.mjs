// Runs what was compiled without a browser: a request a line comes in, an answer a line goes out.
//
//   node build/serve.mjs RUNTIME PROGRAM
import { createInterface } from 'node:readline';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [runtime, program] = process.argv.slice(2);
const core = program.endsWith('.wasm')
    ? (await (await import(pathToFileURL(runtime).href)).load(await readFile(program))).exports
    : await import(pathToFileURL(program).href);
for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(core.serve(line) + '\n');
}
