import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { CHROMIUM_FLAGS, findBrowsers } from '../../machine/browsers.mjs';
import { findEngines } from '../../machine/engines.mjs';
import { type Tab, findElement, waitFor } from './tab';

/** Firefox over WebDriver BiDi. */
export async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngines().firefox,
    env: { ...process.env, TZ: 'Asia/Riyadh' },
  });
  return { open: () => openTab(browser), end: () => browser.close() };
}

/** Chromium, for comparison. */
export async function startChromium() {
  const browser = await puppeteer.launch({
    executablePath: findBrowsers().whole,
    args: CHROMIUM_FLAGS,
  });
  return { open: () => openTab(browser), end: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  return new BidiTab(await context.newPage());
}

class BidiTab implements Tab {
  constructor(private readonly page: Page) {}

  async goto(url: string) {
    await this.page.goto(url);
  }

  resize(width: number, height: number) {
    return this.page.setViewport({ width, height });
  }

  async evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.page.evaluate(work as (...given: unknown[]) => R, ...args)) as R;
  }

  async click(selector: string, name?: string) {
    await (await this.find(selector, name)).click();
  }

  async type(selector: string, text: string, name?: string) {
    await (await this.find(selector, name)).type(text);
  }

  async choose(selector: string, files: string[], name?: string) {
    const input = (await this.find(selector, name)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...files);
  }

  press(key: string) {
    return this.page.keyboard.press(key as KeyInput);
  }

  async screenshot() {
    return Buffer.from(await this.page.screenshot({ captureBeyondViewport: false }));
  }

  async pdf() {
    return Buffer.from(await this.page.pdf({ format: 'a4' }));
  }

  close() {
    return this.page.browserContext().close();
  }

  private find(selector: string, name?: string): Promise<ElementHandle<Element>> {
    return waitFor(`${selector} ${name ?? ''}`, async () => {
      const found = await this.page.evaluateHandle(findElement, selector, name);
      return found.asElement() as ElementHandle<Element> | null;
    });
  }
}
