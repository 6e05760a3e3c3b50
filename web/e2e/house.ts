import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { expect } from './expect';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Pictures go beside the build, so that a test run leaves the sources alone; SHOTS=docs makes those of the README anew. */
export const SHOTS = resolve(
  import.meta.dirname,
  process.env.SHOTS === 'docs' ? '../../docs/screenshots' : '../target/screenshots',
);

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  /** The phone on its side. */
  landscape: { width: 844, height: 390 },
  /** A tablet held upright. */
  tablet: { width: 768, height: 1024 },
};
export type Size = keyof typeof SIZES;
export type Language = 'fr' | 'en' | 'de';
const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-AT' };

export interface Look {
  dark?: boolean;
  motion?: boolean;
  /** What this browser remembers; usually a table without pauses and with the developer's tools. */
  prefs?: Record<string, unknown>;
  /** Somebody who was here before, in another window. */
  as?: Visitor;
}

/** One browser for all the files that a worker runs: to start one takes longer than many a test. It ends with the worker. */
let browser: Promise<Browser> | undefined;

export const LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

function launched(): Promise<Browser> {
  browser ??= chromium.launch(LAUNCH);
  return browser;
}

/** What a browser says of itself and of whoever sits before it. */
export function contextOf(language: Language, size: Size, look: Look = {}): BrowserContextOptions {
  return {
    viewport: SIZES[size],
    locale: LOCALES[language],
    reducedMotion: look.motion ? 'no-preference' : 'reduce',
    colorScheme: look.dark ? 'dark' : 'light',
    hasTouch: size !== 'desktop',
    permissions: ['clipboard-read', 'clipboard-write'],
  };
}

/** What it remembers from before. */
export async function remembers(context: BrowserContext, look: Look): Promise<void> {
  const prefs = JSON.stringify(look.prefs ?? { speed: 'instant', developer: true });
  await context.addInitScript((kept) => {
    try {
      localStorage.setItem('tablee.prefs', localStorage.getItem('tablee.prefs') ?? kept);
    } catch {
      // A page of nobody has no store.
    }
  }, prefs);
}

/** A server as visitors in a real browser see it; each of them is a person of their own. */
export class House {
  private readonly contexts: BrowserContext[] = [];

  private constructor(
    readonly url: string,
    private readonly browser: Browser,
  ) {}

  static async open(url: string = inject('url')): Promise<House> {
    return new House(url, await launched());
  }

  /** Everybody goes home, also whoever a failed test has left behind. */
  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  async visitor(language: Language, size: Size, look: Look = {}): Promise<Visitor> {
    const context = await this.browser.newContext({
      ...contextOf(language, size, look),
      ...(look.as ? { storageState: await look.as.context.storageState() } : {}),
    });
    this.contexts.push(context);
    await remembers(context, look);
    return new Visitor(this.url, context, await context.newPage(), language);
  }
}

export interface TableWish {
  options?: Record<string, string>;
  terms?: Record<string, unknown>;
  bots?: number;
  level?: string;
  sit?: boolean;
}

export class Visitor {
  /** Everything that appeared as an error on the console of this page. */
  readonly errors: string[] = [];

  constructor(
    readonly url: string,
    public context: BrowserContext,
    public page: Page,
    readonly language: Language,
  ) {
    this.watch();
  }

  /** Closes the page, and comes back with another. */
  async reopen(): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    this.watch();
  }

  protected watch(): void {
    this.page.setDefaultTimeout(60_000);
    this.page.on('pageerror', (error) => this.errors.push(error.message));
    this.page.on('console', (message) => {
      if (message.type() === 'error') {
        this.errors.push(`${message.text()} ${message.location().url}`);
      }
    });
  }

  async home(): Promise<void> {
    await this.page.goto(this.url);
    await this.page.locator('article.box').first().waitFor();
  }

  /** What the page itself does on a first visit, for whoever need not see the home page: to draw that takes longer than many a test. */
  async introduce(name = this.language === 'fr' ? 'Lou' : 'Sam'): Promise<void> {
    await this.post('/api/people', { name, language: this.language });
    await this.context.addInitScript(() => {
      try {
        localStorage.setItem('tablee.known', 'yes');
      } catch {
        // A page of nobody has no store.
      }
    });
  }

  /** Opens a table as this visitor and goes there; bots do not wait. */
  async table(game: string, seats: number, wish: TableWish = {}): Promise<string> {
    if ((await this.context.cookies(this.url)).length === 0) {
      await this.introduce();
    }
    const bots = wish.bots ?? seats - 1;
    const body = {
      game,
      seats,
      options: wish.options ?? {},
      bots: Array.from({ length: bots }, () => wish.level ?? 'débutant'),
      sit: wish.sit ?? true,
      ready: bots === seats - 1,
      terms: { pace: 0, ...wish.terms },
    };
    const { id } = await this.post<{ id: string }>('/api/tables', body);
    await this.page.goto(`${this.url}/t/${id}`);
    return id;
  }

  /** The API as this visitor. */
  async post<T>(path: string, body: unknown): Promise<T> {
    const answer = await this.context.request.post(`${this.url}${path}`, { data: body });
    if (!answer.ok()) {
      throw new Error(`${path}: ${await answer.text()}`);
    }
    return (await answer.json()) as T;
  }

  /** Waits until this visitor is asked something, or the game is over. */
  async myTurn(): Promise<void> {
    await this.page.locator('.moves button, #end-title').first().waitFor({ timeout: 90_000 });
  }

  /** Waits until what was pressed has its answer on screen: as long as that the old buttons stand. */
  async answered(): Promise<void> {
    await this.page.locator('.bar[aria-busy="true"]').waitFor({ state: 'detached' });
  }

  /**
   * One press on the action bar, where nothing covers it, and the table's answer to it; `prefer` chooses among the buttons. Inside the page:
   * somebody else may be quicker, and then there is another choice.
   */
  async press(prefer: RegExp): Promise<void> {
    const said = await this.page.evaluate(
      async ({ pattern, flags, limit }) => {
        const wanted = new RegExp(pattern, flags);
        const until = Date.now() + limit;
        let covered = '';
        for (; Date.now() < until; await new Promise((later) => setTimeout(later, 10))) {
          if (document.querySelector('#end-title')) {
            return '';
          }
          const buttons = [...document.querySelectorAll<HTMLElement>('.moves button')];
          const button = buttons.find((one) => wanted.test(one.textContent.trim())) ?? buttons[0];
          if (!button || document.querySelector('.bar[aria-busy="true"]')) {
            continue;
          }
          button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = button.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!button.contains(there)) {
            covered = `${button.textContent.trim()} is covered by ${there?.outerHTML.slice(0, 120)}`;
            continue;
          }
          button.click();
          do {
            await new Promise((later) => setTimeout(later, 5));
          } while (document.querySelector('.bar[aria-busy="true"]') && Date.now() < until);
          return '';
        }
        return `nothing could be pressed. ${covered}`;
      },
      { pattern: prefer.source, flags: prefer.flags, limit: 90_000 },
    );
    if (said !== '') {
      throw new Error(`${said} ${await this.page.locator('.bar').innerText()}`);
    }
  }

  /** Presses what is offered until the pad is shown. Inside the page, because a whole game is many presses. */
  async playToTheEnd(prefer: RegExp, seconds = 300): Promise<void> {
    const ended = await this.page.evaluate(
      async ({ pattern, limit }) => {
        const wanted = new RegExp(pattern);
        const until = Date.now() + limit * 1000;
        let seed = 7;
        while (Date.now() < until) {
          if (document.querySelector('#end-title')) {
            return true;
          }
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('.moves button:not(.more)')];
          const good = buttons.filter((button) => wanted.test(button.textContent.trim()));
          const more = document.querySelector<HTMLButtonElement>('.moves .more[aria-expanded="false"]');
          seed = (seed * 16807) % 2147483647;
          // Whoever's turn it is of those who share the screen.
          const curtain = document.querySelector<HTMLButtonElement>('.curtain .main') ?? undefined;
          const choice = curtain ?? good[0] ?? buttons[seed % Math.max(1, buttons.length)] ?? more;
          // One press, then the page's answer to it: what is pressed twice is refused and costs time.
          choice?.click();
          do {
            await new Promise((done) => setTimeout(done, 5));
          } while (document.querySelector('.bar[aria-busy="true"]') && Date.now() < until);
        }
        return false;
      },
      { pattern: prefer.source, limit: seconds },
    );
    if (!ended) {
      throw new Error(`the game did not end: ${await this.page.locator('.asked').innerText()}`);
    }
  }

  /** What lies on the table, in words; what somebody has just said there passes and does not count. */
  async board(): Promise<string> {
    return this.page.locator('.board').evaluate((board) => {
      const copy = board.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[data-bubble]').forEach((said) => said.remove());
      return copy.textContent.replaceAll(/\s+/g, ' ');
    });
  }

  /** What axe finds serious on the page as it stands. */
  async faults(): Promise<string[]> {
    // Without frames there is no need of a page of its own to put results together, nor of what was in order.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode().options({ resultTypes: ['violations'] });
    return (await axe.analyze()).violations
      .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
      .map(
        (fault) =>
          `${fault.id}: ${fault.nodes
            .map((node) => node.html)
            .slice(0, 3)
            .join(' ')}`,
      );
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** They go; none of their pages has had a fault. */
export async function close(...visitors: Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  }
}
