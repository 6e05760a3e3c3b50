// node client.mjs OUT [VERSION]: the package of web/client as others install it: JavaScript for any program that has `fetch`, with its types beside it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FROM = fileURLToPath(new URL('../client/', import.meta.url));

/** Writes the package; throws where the sources do not hold together. */
export function build(out, version) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const program = ts.createProgram([join(FROM, 'index.ts')], {
        declaration: true,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        noEmitOnError: true,
        outDir: out,
        rootDir: FROM,
        strict: true,
        target: ts.ScriptTarget.ES2022,
        types: [],
        verbatimModuleSyntax: true,
    });
    // Programs that are not bundled want the ends of names.
    const { diagnostics } = program.emit(undefined, (file, text) =>
        writeFileSync(join(out, basename(file)), text.replace(/(from '\.\/\w+)(')/g, '$1.js$2')),
    );
    const wrong = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
    if (wrong.length > 0) {
        throw new Error(
            wrong.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n')).join('\n'),
        );
    }
    const about = JSON.parse(readFileSync(join(FROM, 'package.json'), 'utf8'));
    const made = {
        ...about,
        version: version ?? about.version,
        exports: { '.': { types: './index.d.ts', default: './index.js' } },
        files: ['*.js', '*.d.ts', 'README.md', 'LICENSE'],
    };
    writeFileSync(join(out, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
    cpSync(join(FROM, 'README.md'), join(out, 'README.md'));
    cpSync(join(FROM, '../../LICENSE'), join(out, 'LICENSE'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const [out, version] = process.argv.slice(2);
    if (out === undefined) {
        console.error('client: where to? node client.mjs OUT [VERSION]');
        process.exit(2);
    }
    build(out, version);
}
