/**
 * Where the page lies. A server's page is at the root of its host, and every address is a page of its own. A site (`tablee site`) is a folder of
 * files without a server, anywhere on any host: its one page says behind `#` what is shown, and files lie beside it.
 */
export const SITE = typeof document !== 'undefined' && document.documentElement.hasAttribute('data-site');

/** A file of ours, by its address on a server. */
export const file = (address: string): string => (SITE ? `.${address}` : address);

/** A page of ours as somebody else can open it, by its address on a server. */
export const page = (address: string): string => (SITE ? `#${address}` : address);

/** What a server would be asked about games and about itself, in a language: on a site it was written down. */
const WRITTEN = /^(\/api\/(?:games|house)\b[^?]*)\?(?:.*&)?lang=(\w+)$/;

export function written(address: string): string | undefined {
  const [, path, language] = WRITTEN.exec(address) ?? [];
  return SITE && path ? `.${path}.${language}.json` : undefined;
}
