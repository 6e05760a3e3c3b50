import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As plain a file server as there is: a folder at a path, kinds by the end of the name, and nothing for everything else. */
export class Files {
  private constructor(
    private readonly server: HttpServer,
    readonly url: string,
  ) {}

  /** @param mount where the folder lies: `/` or `/some/where/` */
  static async serve(folder: string, mount: string): Promise<Files> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname);
      const name = path.endsWith('/') ? `${path}index.html` : path;
      const file = name.startsWith(mount) ? join(folder, name.slice(mount.length)) : '';
      readFile(file)
        .then((body) => {
          response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
          response.end(body);
        })
        .catch(() => response.writeHead(404).end());
    });
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    const { port } = server.address() as AddressInfo;
    return new Files(server, `http://localhost:${port}${mount}`);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const TEXT = /\.(html|js|json|css)$/;
const SCRIPT = /-[\w-]{8}\.js$/;
const PROGRAM = /-[0-9a-f]{12}\.(wasm|js)$/;

/** Puts a newer page in the place of this one, as a build does: scripts and programs have other names, and the older ones are gone. */
export async function publishNewer(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => ({ parentPath, name }));
  const newer = new Map(
    files
      .filter(({ name }) => SCRIPT.test(name) || PROGRAM.test(name))
      .map(({ name }) => [name, name.replace(/....(\.\w+)$/, '0000$1')]),
  );
  const older = new RegExp([...newer.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    if (TEXT.test(name)) {
      const text = await readFile(path, 'utf8');
      await writeFile(
        path,
        text.replaceAll(older, (found) => newer.get(found) ?? found),
      );
    }
    await rename(path, join(parentPath, newer.get(name) ?? name));
  }
}
