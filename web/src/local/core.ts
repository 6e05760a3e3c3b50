/** What was compiled for the browser: text in, text out. */
export interface Core {
  serve(request: string): string;
}

/** A file of the folder, and what it weighs packed. */
export interface Kept {
  file: string;
  gzip: number;
}

export interface Index {
  runtime: Kept;
  games: Record<string, { wasm: Kept; js: Kept }>;
}

/** Beside the page, wherever that lies. */
const FOLDER = new URL(/* @vite-ignore */ '../offline/', import.meta.url);

let index: Promise<Index> | undefined;

function known(): Promise<Index> {
  index ??= fetch(new URL('index.json', FOLDER))
    .then((answer) => {
      if (!answer.ok) {
        throw new Error('offline/index.json');
      }
      return answer.json() as Promise<Index>;
    })
    .catch((problem: unknown) => {
      // A network that is back is asked again.
      index = undefined;
      throw problem;
    });
  return index;
}

/** Garbage-collected WebAssembly with strings of JavaScript: a module of one function that takes a reference to a structure. */
const PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 10, 2, 95, 1, 127, 0, 96, 1, 99, 0, 0, 3, 2, 1, 1, 10, 4, 1, 2, 0, 11,
]);

export function hasWasm(): boolean {
  try {
    return WebAssembly.validate(PROBE);
  } catch {
    return false;
  }
}

/** WebAssembly where the browser has the kind it takes, else the same in JavaScript. */
export async function load(game: string): Promise<Core> {
  const { runtime, games } = await known();
  const files = games[game];
  if (!files) {
    throw new Error(game);
  }
  if (hasWasm()) {
    try {
      const { load: start } = (await import(/* @vite-ignore */ new URL(runtime.file, FOLDER).href)) as {
        load(program: ArrayBuffer): Promise<{ exports: Core }>;
      };
      // As bytes: not every file server knows what kind of file it is.
      const program = await fetch(new URL(files.wasm.file, FOLDER));
      return (await start(await program.arrayBuffer())).exports;
    } catch (problem) {
      console.warn('WebAssembly', problem);
    }
  }
  return (await import(/* @vite-ignore */ new URL(files.js.file, FOLDER).href)) as Core;
}
