import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOTS, SIZES, type House, type Language, type Size, type Visitor } from './house';

/** A screen one wants to look at: how it comes about, and what is still to do when it is opened in another window. */
export interface Screen {
  name: string;
  /** Plays until there is something to see; says where that is. */
  make: (visitor: Visitor, house: House) => Promise<string>;
  /** After the page was opened there. */
  open?: (visitor: Visitor) => Promise<void>;
}

const GAMES: [string, number, number][] = [
  ['cabo', 4, 8],
  ['hasard', 4, 34],
  ['cv', 4, 22],
  ['metro', 4, 26],
];
/** What brings each game on; anything else is taken where none of these is offered. */
const ON =
  /^(Prêt|Ready|Continuer|Go on|Regarder|Look|Poser|Lay|Acheter|Take|Lancer|Throw|Roll|Piocher|Draw)/;
const TO_THE_END = /Cabo|^(Continuer|Prêt|Go on|Ready)/;

async function begun(visitor: Visitor, game: string, seats: number): Promise<string> {
  const id = await visitor.table(game, seats);
  await visitor.myTurn();
  return `/t/${id}`;
}

async function ended(visitor: Visitor, game: string, seats: number): Promise<string> {
  const path = await begun(visitor, game, seats);
  await visitor.playToTheEnd(TO_THE_END);
  return path;
}

const boards = ([game, seats, presses]: [string, number, number]): Screen[] => [
  { name: `${game}-opening`, make: (visitor) => begun(visitor, game, seats) },
  {
    name: `${game}-middle`,
    make: async (visitor) => {
      const path = await begun(visitor, game, seats);
      for (let i = 0; i < presses; i++) {
        await visitor.press(ON);
      }
      await visitor.myTurn();
      return path;
    },
  },
  { name: `${game}-end`, make: (visitor) => ended(visitor, game, seats) },
];

const RESULT: Screen = {
  name: 'round-result',
  make: async (visitor) => {
    const path = await begun(visitor, 'cabo', 4);
    const on = visitor.page.locator('.moves button', { hasText: /Continuer|Go on/ });
    for (let i = 0; i < 40 && (await on.count()) === 0; i++) {
      await visitor.press(/Cabo|Défausser|Discard|Piocher|Draw|Prêt|Ready/);
      await visitor.myTurn();
    }
    return path;
  },
};

const HOME: Screen = {
  name: 'home',
  make: async (visitor) => {
    await visitor.home();
    return '/';
  },
};

const LOBBY: Screen = {
  name: 'lobby',
  make: async (visitor) => `/t/${await visitor.table('metro', 4, { bots: 1 })}`,
};

const REPLAY: Screen = {
  name: 'replay',
  make: async (visitor) => (await ended(visitor, 'hasard', 3)).replace('/t/', '/r/') + '?step=40&as=open',
};

const ANALYSIS: Screen = {
  name: 'analysis',
  make: (visitor) => ended(visitor, 'cabo', 3),
  open: async ({ page }) => {
    await page.getByRole('button', { name: /^(Analyse|Analysis)/ }).click();
    const chances = page.getByRole('img', { name: /^(Chances)/ });
    await chances.waitFor({ timeout: 120_000 });
    await chances.scrollIntoViewIfNeeded();
  },
};

/** What is kept of an evening that is brought along as a file. */
const keepsake = ([game]: [string, number, number]): Screen => ({
  name: `keepsake-${game}`,
  make: async (visitor) => {
    await visitor.introduce('Ana');
    const file = readFileSync(join(import.meta.dirname, `evenings/${game}.json`), 'utf8');
    const { id } = await visitor.post<{ id: string }>('/api/replays', {
      replay: JSON.parse(file) as unknown,
    });
    return `/keepsake/${id}?seat=A`;
  },
  open: ({ page }) => page.locator('svg.keepsake').waitFor(),
});

const OFFLINE: Screen = {
  name: 'offline',
  make: (visitor) => begun(visitor, 'metro', 3),
  open: async ({ context, page }) => {
    await context.setOffline(true);
    await page.locator('.bar .bad').first().waitFor();
  },
};

/** A guest sat down and went away; the host sees the time run. */
const ABSENCE: Screen = {
  name: 'absence',
  make: async (visitor, house) => {
    const id = await visitor.table('cabo', 3, { bots: 1, terms: { absence: 3_600 } });
    const guest = await house.visitor('en', 'desktop');
    await guest.introduce('Gus');
    await guest.page.goto(`${guest.url}/t/${id}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
    await visitor.page.getByRole('button', { name: 'Je suis prêt' }).click();
    await Promise.all([guest.myTurn(), visitor.myTurn()]);
    await guest.close();
    return `/t/${id}`;
  },
  open: async ({ page }) => {
    await page
      .getByText(/Gus (n’est plus là|is away)/)
      .first()
      .waitFor();
  },
};

export const SCREENS: Screen[] = [
  HOME,
  LOBBY,
  ...GAMES.flatMap(boards),
  RESULT,
  REPLAY,
  ANALYSIS,
  ...GAMES.map(keepsake),
  OFFLINE,
  ABSENCE,
];

const SIDES: [Size, Language][] = (['desktop', 'phone', 'landscape'] as const).flatMap(
  (size): [Size, Language][] => [
    [size, 'fr'],
    [size, 'en'],
  ],
);
const LIGHTS = ['light', 'dark'] as const;
const named = (screen: Screen, [size, language]: [Size, Language], light: string): string =>
  `${screen.name}.${size}.${language}.${light}`;
/** Whether anything of a screen is asked for. */
export const isWanted = (screen: Screen, only: RegExp): boolean =>
  SIDES.some((side) => LIGHTS.some((light) => only.test(named(screen, side, light))));

/** One screen in every size, language and light that is asked for. */
export async function photograph(house: House, screen: Screen, only: RegExp): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  const first = await house.visitor('fr', 'desktop', { prefs: { speed: 'instant', developer: true } });
  const path = await screen.make(first, house);
  await first.page.goto(`${first.url}/privacy`);
  await first.page.evaluate(() => localStorage.setItem('tablee.prefs', '{"speed":"normal"}'));
  for (const side of SIDES) {
    const lights = LIGHTS.filter((light) => only.test(named(screen, side, light)));
    if (lights.length > 0) {
      const visitor = await house.visitor(side[1], side[0], { as: first });
      // Whoever was here before them has left their language.
      await visitor.context.addInitScript((own) => localStorage.setItem('tablee.language', own), side[1]);
      await visitor.page.goto(`${visitor.url}${path}`);
      await visitor.page.locator('h1, h2').first().waitFor({ state: 'attached' });
      await visitor.page.waitForLoadState('networkidle');
      await screen.open?.(visitor);
      for (const light of lights) {
        await still(visitor, light);
        const path = join(SHOTS, `${named(screen, side, light)}.png`);
        await visitor.page.screenshot({ path, clip: { x: 0, y: 0, ...SIZES[side[0]] } });
      }
      await visitor.close();
    }
  }
  await first.close();
}

/** Day or night has come, and nothing is on its way any more. */
async function still({ page }: Visitor, light: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: light });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ends = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1);
    await Promise.allSettled(ends.map((one) => one.finished));
  });
}
