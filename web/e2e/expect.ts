import { expect as judged } from 'vitest';

interface Patience {
  message?: string;
  timeout?: number;
  interval?: number;
}

const LONGEST = 60_000;
const EVERY = 50;

/** Looks again until what is said of it is true. Vitest's own asks which test is running, and knows only one where several run side by side. */
function poll<T>(look: () => T, patience: Patience = {}, not = false): ReturnType<typeof judged.poll> {
  const until = Date.now() + (patience.timeout ?? LONGEST);
  const said =
    (matcher: string) =>
    async (...args: unknown[]): Promise<void> => {
      for (;;) {
        const assertion = judged(await look(), patience.message);
        const judge = (not ? assertion.not : assertion) as unknown as Record<
          string,
          (...args: unknown[]) => void
        >;
        const check = judge[matcher];
        if (!check) {
          throw new TypeError(`nothing is known of ${matcher}`);
        }
        try {
          check.apply(judge, args);
          return;
        } catch (problem) {
          if (Date.now() > until) {
            throw problem;
          }
          await new Promise((later) => setTimeout(later, patience.interval ?? EVERY));
        }
      }
    };
  return new Proxy({} as ReturnType<typeof judged.poll>, {
    get: (_, name) => (name === 'not' ? poll(look, patience, !not) : said(String(name))),
  });
}

/** What is expected at once, and what is expected soon. */
export const expect = Object.assign(
  <T>(actual: T, message?: string): ReturnType<typeof judged<T>> => judged(actual, message),
  { poll, arrayContaining: (items: unknown[]): unknown => judged.arrayContaining(items) },
);
