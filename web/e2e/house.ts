import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const JAR = resolve(import.meta.dirname, '../../cli/target/tablee.jar');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const SHOTS = resolve(import.meta.dirname, '../../docs/screenshots');

export type Size = 'desktop' | 'phone';
const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

/** A real server on a free port and a real browser, for one file of tests. */
export class House {
  private constructor(
    readonly url: string,
    private readonly server: ChildProcess,
    private readonly browser: Browser,
    private readonly data: string,
  ) {}

  static async open(): Promise<House> {
    if (!existsSync(JAR) || !existsSync(CHROMIUM)) {
      throw new Error(`browser tests need ${JAR} (./tablee games builds it) and ${CHROMIUM}`);
    }
    const data = mkdtempSync(join(tmpdir(), 'tablee-e2e-'));
    const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
    const server = spawn(java, ['-jar', JAR, 'serve', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((found, failed) => {
      let said = '';
      server.stdout?.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /https?:\/\/[^\s"]+:\d+/.exec(said);
        if (address) {
          found(address[0]);
        }
      });
      server.on('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    return new House(url, server, browser, data);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.kill('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  /** A browser of its own: another person. Every error on its console is kept. */
  async visitor(language: 'fr' | 'en', size: Size): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
    });
    return new Visitor(this.url, context, await context.newPage());
  }
}

export class Visitor {
  readonly errors: string[] = [];

  constructor(
    readonly url: string,
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        this.errors.push(`${message.text()} ${message.location().url}`);
      }
    });
  }

  async home(): Promise<void> {
    await this.page.goto(this.url);
    await this.page.locator('article.box').first().waitFor();
  }

  /** A table against bots that do not wait. */
  async quickTable(game: string, seats: number, options: Record<string, string> = {}): Promise<void> {
    await this.home();
    const id = await this.page.evaluate(
      async ([name, count, chosen]) => {
        const body = {
          game: name,
          seats: count,
          options: chosen,
          bots: Array.from({ length: (count as number) - 1 }, () => 'débutant'),
          sit: true,
          ready: true,
          terms: { pace: 0 },
        };
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) {
          throw new Error(await answer.text());
        }
        return ((await answer.json()) as { id: string }).id;
      },
      [game, seats, options] as const,
    );
    await this.page.goto(`${this.url}/t/${id}`);
    await this.page.locator('section.bar').waitFor();
  }

  /** Presses what is offered until the pad is shown; `prefer` chooses among the buttons. */
  async playToTheEnd(prefer: RegExp, presses = 1_500): Promise<void> {
    const end = this.page.locator('#end-title');
    for (let i = 0; i < presses; i++) {
      if (await end.isVisible()) {
        return;
      }
      await this.press(prefer);
    }
    throw new Error('the game did not end');
  }

  /** Presses one button of the action bar, or waits a little when it is somebody else's turn. */
  async press(prefer: RegExp): Promise<void> {
    const buttons = this.page.locator('.moves button');
    const labels = await buttons.allInnerTexts();
    if (labels.length === 0) {
      await this.page.locator('.moves button, #end-title').first().waitFor({ timeout: 20_000 });
      return;
    }
    const wanted = labels.findIndex((label) => prefer.test(label));
    await buttons
      .nth(Math.max(0, wanted))
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
