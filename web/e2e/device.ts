import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { contextOf, LAUNCH, remembers, Visitor, type Language, type Look, type Size } from './house';

/** Flags of the browser beside the usual ones. */
type Flags = string[];

async function open(profile: string, language: Language, size: Size, look: Look, flags: Flags) {
  const context = await chromium.launchPersistentContext(profile, {
    ...LAUNCH,
    args: [...LAUNCH.args, ...flags],
    ...contextOf(language, size, look),
  });
  await remembers(context, look);
  return context;
}

/** Somebody with a browser of their own, whose profile lies on the disk: it can be closed, and fall, and comes back. */
export class Device extends Visitor {
  private profile = '';
  private again: () => ReturnType<typeof open> = () => Promise.reject(new Error('not started'));

  static async start(
    url: string,
    language: Language,
    size: Size,
    look: Look = {},
    flags: Flags = [],
  ): Promise<Device> {
    const profile = mkdtempSync(join(tmpdir(), 'tablee-device-'));
    const again = () => open(profile, language, size, look, flags);
    const context = await again();
    const device = new Device(url, context, context.pages()[0] ?? (await context.newPage()), language);
    [device.profile, device.again] = [profile, again];
    return device;
  }

  /** The browser is closed as people do it, and started once more. */
  async restart(): Promise<void> {
    await this.context.close();
    await this.comeBack();
  }

  /** What draws this page ends in the middle of it; another page is opened. */
  async crashTab(): Promise<void> {
    const gone = this.page.waitForEvent('crash');
    const session = await this.context.newCDPSession(this.page);
    // It does not live to answer.
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await this.reopen();
  }

  /** The whole browser ends without a word, as when there is no power any more. */
  async cut(): Promise<void> {
    const browser = this.context.browser();
    if (!browser) {
      throw new Error('no browser of its own');
    }
    const gone = new Promise<void>((ended) => browser.once('disconnected', () => ended()));
    const session = await browser.newBrowserCDPSession();
    session.send('Browser.crash').catch(() => undefined);
    await gone;
    await this.comeBack();
  }

  private async comeBack(): Promise<void> {
    this.context = await this.again();
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    this.watch();
  }

  override async close(): Promise<void> {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}
