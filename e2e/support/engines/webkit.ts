import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findEngines } from '../../machine/engines.mjs';
import { freePort, freshFolder } from '../product';
import { type Tab, findElement, waitFor } from './tab';

/** GTK's toolbar would keep the window wider than a phone. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }';
const KEYS: Record<string, string> = {
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

async function startDisplay(program: string): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '2800x1800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return { child, name: `:${line.toString().trim()}` };
}

/** Sometimes the browser never opens. */
const OPEN_LIMIT_MS = 15_000;

/** Starts a virtual display; `end` stops it. Each tab starts its own driver. */
export async function startWebKit() {
  const programs = findEngines();
  const display = await startDisplay(programs.display);
  const config = freshFolder();
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(config, version));
    await writeFile(path.join(config, version, 'gtk.css'), NARROW_TOOLBAR);
  }
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: config,
    TZ: 'Asia/Riyadh',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return {
    async open(): Promise<Tab> {
      for (let tries = 3; tries > 0; tries--) {
        const driver = await startDriver(programs.webkitDriver, env);
        const session = await Promise.race([
          openSession(driver.url, programs.webkit),
          pause(OPEN_LIMIT_MS, null, { ref: false }),
        ]);
        if (session) return new WebKitTab(session, driver.end);
        await driver.end();
      }
      throw new Error('WebKit did not open.');
    },
    async end() {
      await end(display.child);
      await rm(config, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function startDriver(program: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('The driver of WebKitGTK ended.');
    await pause(50);
  }
  return { url, end: () => end(child) };
}

/** Null if its driver ends first. */
async function openSession(server: string, binary: string): Promise<WebDriver | null> {
  const browser = new Builder().usingServer(server).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  try {
    return await browser.build();
  } catch {
    return null;
  }
}

class WebKitTab implements Tab {
  constructor(
    private readonly driver: WebDriver,
    private readonly end: () => Promise<void>,
  ) {}

  goto(url: string) {
    return this.driver.get(url);
  }

  async resize(width: number, height: number) {
    const window = this.driver.manage().window();
    const innerSize = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const outer = await window.getRect();
    const inner = await innerSize();
    // The toolbar takes part of the window.
    await window.setRect({
      width: width + outer.width - inner.width,
      height: height + outer.height - inner.height,
    });
    await waitFor(`window of ${width} × ${height}`, async () => {
      const size = await innerSize();
      return (size.width === width && size.height === height) || null;
    });
  }

  evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> {
    return this.driver.executeScript<R>(`return (${String(work)})(...arguments)`, ...args);
  }

  async click(selector: string, name?: string) {
    await (await this.find(selector, name)).click();
  }

  async type(selector: string, text: string, name?: string) {
    await (await this.find(selector, name)).sendKeys(text);
  }

  async choose(selector: string, files: string[], name?: string) {
    await (await this.find(selector, name)).sendKeys(files.join('\n'));
  }

  async press(key: string) {
    const focused = await this.driver.switchTo().activeElement();
    await focused.sendKeys(KEYS[key] ?? key);
  }

  async screenshot() {
    // Wait for the next paint: the screenshot could be outdated.
    await this.driver.executeAsyncScript(
      'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))',
    );
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async close() {
    await this.driver.quit();
    await this.end();
  }

  private find(selector: string, name?: string): Promise<WebElement> {
    return waitFor(`${selector} ${name ?? ''}`, () =>
      this.driver.executeScript<WebElement | null>(
        `return (${String(findElement)})(...arguments)`,
        selector,
        ...(name === undefined ? [] : [name]),
      ),
    );
  }
}
