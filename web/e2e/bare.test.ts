import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { House } from './house';

/**
 * A game on a server that this test has not started, in a page that stays open while the server is replaced by a newer version. `.ci/bare` asks
 * for it: TABLEE_URL is the server, and TABLEE_SWAP a folder in which the two wait for each other, `half` from here, `swapped` from there.
 */
const url = process.env.TABLEE_URL ?? '';
const swap = process.env.TABLEE_SWAP ?? '';
const game = process.env.TABLEE_GAME ?? 'cabo';
const PREFER: Record<string, RegExp> = {
  cabo: /Cabo|^(Go on|Ready)/,
  hasard: /^(Throw|Roll)/,
};

let house: House | undefined;
afterAll(async () => house?.close());

it(
  `${game} is begun on one version and played to its end on the next`,
  { retry: 0, timeout: 900_000 },
  async () => {
    house = await House.open(url);
    const visitor = await house.visitor('en', 'desktop');
    const version = async (): Promise<string> => {
      const answer = await visitor.context.request.get(`${url}/api`);
      return ((await answer.json()) as { version: string }).version;
    };
    const before = await version();
    await visitor.home();
    await visitor.table(game, 2, { options: game === 'hasard' ? { survivor: 'wins' } : {} });
    for (let i = 0; i < 3; i++) {
      await visitor.press(/^(Draw|Throw|Roll|Look|Keep|Discard)/);
    }
    expect(await visitor.page.locator('#end-title').count(), 'over before the upgrade').toBe(0);
    expect(visitor.errors).toEqual([]);

    writeFileSync(join(swap, 'half'), before);
    await expect.poll(() => existsSync(join(swap, 'swapped')), { timeout: 300_000 }).toBe(true);

    await visitor.playToTheEnd(PREFER[game] ?? /./);
    expect(await version(), 'the version that ended it').not.toBe(before);
    const rows = visitor.page.locator('section[aria-labelledby="end-title"] tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    await visitor.page.screenshot({ path: join(swap, `${game}.png`) });
  },
);
