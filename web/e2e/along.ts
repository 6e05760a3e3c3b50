import { get } from 'node:http';
import type { Locator } from 'playwright-core';
import { expect } from './expect';
import type { House, Language, Visitor } from './house';

/** What somebody does who plays on their device; the same at a server and on a site. */

/** What a game that is taken along may weigh at most, with its pictures, texts and rule book, in bytes as they travel. */
export const MOST = 700_000;

/** Which button brings the end nearer, and how few bots the game is played with. */
export const GAMES: Record<string, { prefer: RegExp; bots: number }> = {
  cabo: { prefer: /Cabo|^(Continuer|Prêt|Go on|Ready)/, bots: 1 },
  cv: { prefer: /^(Stop|Finish|Keep this|Arrêter|Finir|Garder)/, bots: 1 },
  hasard: { prefer: /^(Lancer|Throw|Roll)/, bots: 1 },
  metro: { prefer: /^(Lay|Poser)/, bots: 2 },
};

export const prefer = (game: string): RegExp => GAMES[game]?.prefer ?? /./;

/** Against experts, without pauses. */
export const AMONG_EXPERTS = {
  prefs: {
    speed: 'instant',
    developer: true,
    company: Object.fromEntries(
      Object.entries(GAMES).map(([game, { bots }]) => [game, { bots, level: 'expert' }]),
    ),
  },
};

export const amongExperts = (house: House, language: Language): Promise<Visitor> =>
  house.visitor(language, 'desktop', AMONG_EXPERTS);

export const box = (visitor: Visitor, game: string): Locator =>
  visitor.page.locator(`article.box[style*="--${game},"]`);

/** What everything weighs as it travels, packed as a browser asks for it. */
async function weigh(addresses: Iterable<string>): Promise<number> {
  const bytes = (address: string): Promise<number> =>
    new Promise((weighed, failed) => {
      get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let sum = 0;
        answer.on('data', (part: Buffer) => (sum += part.length));
        answer.on('end', () => weighed(sum));
      }).on('error', failed);
    });
  const all = await Promise.all([...addresses].map(bytes));
  return all.reduce((sum, one) => sum + one, 0);
}

interface Taken {
  /** What was fetched for it, in bytes as they travel, whether or not some of it had come before. */
  weight: number;
  /** What the button had said. */
  said: number;
}

export async function takeAlong(visitor: Visitor, game: string): Promise<Taken> {
  await visitor.home();
  await box(visitor, game).locator('.look').click();
  const asked = new Set<string>();
  // What is shown meanwhile are pictures and scripts; what is taken along is fetched.
  visitor.page.on('request', (request) => {
    if (request.resourceType() === 'fetch') {
      asked.add(request.url());
    }
  });
  const take = visitor.page.getByRole('button', { name: /Emporter ce jeu|Take this game along/ });
  const said = 1000 * Number(/\((\d+)/.exec(await take.innerText())?.[1]);
  await take.click();
  await visitor.page.getByText(/^✓ (Ce jeu|This game)/).waitFor({ timeout: 120_000 });
  await visitor.page.keyboard.press('Escape');
  return { weight: await weigh(asked), said };
}

/** Presses *Play with bots*, which begins on this device. */
export async function playHere(visitor: Visitor, game: string): Promise<void> {
  await box(visitor, game).locator('.presses .main').click();
  await visitor.page.waitForURL(/\/t\/local-/);
  await visitor.myTurn();
}

/** The programs of games that lie on the device. */
export const programs = (visitor: Visitor): Promise<string[]> =>
  visitor.page.evaluate(async () => {
    const cache = await caches.open('tablee-along');
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return names.flatMap(
      (name) => /\/offline\/([a-z]+)-[0-9a-f]+(\.\w+)$/.exec(name)?.slice(1).join('') ?? [],
    );
  });

/** Every line of every log that lies on the device. */
export const kept = (visitor: Visitor): Promise<unknown[]> =>
  visitor.page.evaluate(
    () =>
      new Promise<unknown[]>((found, failed) => {
        const opened = indexedDB.open('tablee');
        opened.onerror = () => failed(new Error('storage'));
        opened.onsuccess = () => {
          const lines = opened.result.transaction('lines').objectStore('lines').getAll();
          lines.onsuccess = () => {
            opened.result.close();
            found(lines.result);
          };
        };
      }),
  );

export const offered = (visitor: Visitor): Promise<string[]> =>
  visitor.page.locator('.moves button').allInnerTexts();

export const mine = (visitor: Visitor): Locator => visitor.page.locator('a[href*="/t/local-"]').first();

/** From home to the end without a network: with a reload in mid-game, and found again in the list of games. */
export async function playOffline(visitor: Visitor, game: string): Promise<void> {
  await visitor.context.setOffline(true);
  await visitor.home();
  await playHere(visitor, game);
  await visitor.press(prefer(game));
  await visitor.press(prefer(game));
  await visitor.myTurn();
  // A page also shows the last throw and what was unfolded, which a reload forgets: what counts is the log, and what may be done next.
  await visitor.page.reload();
  await visitor.myTurn();
  const [moves, before] = [await offered(visitor), await kept(visitor)];
  await visitor.page.reload();
  await visitor.myTurn();
  await expect.poll(() => offered(visitor)).toEqual(moves);
  const after = (await kept(visitor)).slice(0, before.length);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    throw new Error(`after a reload: ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`);
  }
  await visitor.reopen();
  await visitor.home();
  await mine(visitor).click();
  await visitor.myTurn();
  await visitor.playToTheEnd(prefer(game));
}
