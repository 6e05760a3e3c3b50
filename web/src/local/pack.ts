/** Many small files as one: what they have in common once, and of each file its texts and which of the common ones stand between them. */
export interface Pack {
  shared: string[];
  files: Record<string, (string | number)[]>;
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The files by name, as the server sends them one by one. */
export const unpacked = ({ shared, files }: Pack): [string, string][] =>
  Object.entries(files).map(([name, pieces]) => [
    name,
    pieces.map((piece) => (typeof piece === 'number' ? (shared[piece] ?? '') : piece)).join(''),
  ]);

/**
 * Fetches a pack and keeps its files as if each had been fetched, unless all of them are there already.
 *
 * @param folder where they lie on the server
 */
export async function keepUnpacked(
  cache: Cache,
  pack: string,
  folder: string,
  wanted: string[],
): Promise<void> {
  const there = await Promise.all(wanted.map((address) => cache.match(address)));
  if (there.every((answer) => answer !== undefined)) {
    return;
  }
  const answer = await fetch(pack);
  if (!answer.ok) {
    throw new Error(pack);
  }
  const files = unpacked((await answer.json()) as Pack);
  await Promise.all(
    files.map(([name, text]) =>
      cache.put(
        folder + name,
        new Response(text, {
          headers: { 'Content-Type': TYPES[name.split('.').pop() ?? ''] ?? 'text/plain' },
        }),
      ),
    ),
  );
}
