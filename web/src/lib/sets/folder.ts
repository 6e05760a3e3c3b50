import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A set as it travels: texts by name, own pictures in base64 by path. */
export interface Folder {
  name: string;
  files: Record<string, string>;
  pictures: Record<string, string>;
}

/** A set has about 100 kB; what unpacks to much more is none. */
const MOST = 8 * 1024 * 1024;
const PICTURE = /\.(svg|png)$/i;

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** One folder in a zip, as `content check` and `--contents` take it when it is unpacked. */
export function pack({ name, files, pictures }: Folder): Uint8Array<ArrayBuffer> {
  const all: Record<string, Uint8Array> = {};
  for (const [file, text] of Object.entries(files)) {
    all[`${name}/${file}`] = strToU8(text);
  }
  for (const [path, picture] of Object.entries(pictures)) {
    all[`${name}/${path}`] = bytesOf(picture);
  }
  // Always the same bytes of the same set.
  return zipSync(all, { mtime: new Date(1980, 0, 1) });
}

/** Paths and what they hold, without the one folder that all of them lie in. */
function sorted(all: [string, Uint8Array][], called: string): Folder {
  const first = all[0]?.[0].split('/')[0] ?? '';
  const within = all.length > 0 && all.every(([path]) => path.startsWith(`${first}/`));
  const folder: Folder = { name: within ? first : called, files: {}, pictures: {} };
  for (const [path, bytes] of all) {
    const own = within ? path.slice(first.length + 1) : path;
    if (PICTURE.test(own)) {
      folder.pictures[own] = base64(bytes);
    } else if (/^[\w-]+\.json$/.test(own)) {
      folder.files[own] = strFromU8(bytes);
    }
  }
  return folder;
}

export async function unpack(file: File): Promise<Folder> {
  let total = 0;
  const all = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      return total <= MOST && !name.endsWith('/') && !name.startsWith('__MACOSX/');
    },
  });
  return sorted(Object.entries(all), file.name.replace(/\.zip$/i, ''));
}

/** What somebody chose: a zip, or the files of a folder. */
export async function opened(chosen: File[]): Promise<Folder> {
  const [only] = chosen;
  if (chosen.length === 1 && only && /\.zip$/i.test(only.name)) {
    return unpack(only);
  }
  const small = chosen.filter((file) => file.size < MOST);
  return sorted(
    await Promise.all(
      small.map(async (file): Promise<[string, Uint8Array]> => [
        file.webkitRelativePath || file.name,
        new Uint8Array(await file.arrayBuffer()),
      ]),
    ),
    'set',
  );
}

/** A name that a server takes: of what somebody called their folder. */
export function named(called: string): string {
  const name = called
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return name === '' || name === 'house' || name === 'none' ? 'my-set' : name;
}
