/* global document -- what runs in the page */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '../lib/hydrated.mjs';
import { rememberedLanguage, seeWhole } from '../lib/browser.mjs';

const HEIGHTS = { narrow: 844, wide: 900 };
/** From this width on the pages have their wide layout. */
const WIDE = 1024;
/** Pictures that are taken at the same time. */
const AT_ONCE = 2;

/** Toasts come and go; they are in a picture only where it is about them. */
const WITHOUT_TOASTS = '#toasts { visibility: hidden }';
/** What floats over the window would lie somewhere in the middle of a whole page. */
const WITHOUT_FLOATING = '#root > aside { visibility: hidden }';

/** Numbers that look like chance and are the same in every run. */
function steadyChance() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/**
 * Takes the pictures of a running product.
 *
 * A screen is `{ name, path, at?, whole?, toasts?, signedIn?, before?, act? }`: `at` says that only
 * `narrow` or `wide` pages have it; `whole: false` takes what is in the window, such as a dialog;
 * `before` prepares the page ahead of its opening, `act` does in it what leads to the screen. All
 * functions get the page and what `Camera.#tools` offers.
 */
export class Camera {
  #browser;
  #product;
  #folder;
  #token;

  constructor(browser, product, folder) {
    this.#browser = browser;
    this.#product = product;
    this.#folder = folder;
  }

  /** Takes all screens in a language at a width; answers sentences about those that failed. */
  async takeAll(screens, language, width) {
    const kind = width < WIDE ? 'narrow' : 'wide';
    const problems = [];
    const waiting = screens.filter(({ at = kind }) => at === kind);
    const work = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const name = `${screen.name}-${language}-${width}`;
        try {
          await this.#take(screen, { language, width, kind, name });
          process.stdout.write('.');
        } catch (error) {
          problems.push(`${name}: ${error.message}`);
          process.stdout.write('x');
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return problems;
  }

  async #take(screen, { language, width, kind, name }) {
    const context = await this.#browser.newContext({
      baseURL: this.#product.url,
      viewport: { width, height: HEIGHTS[kind] },
      hasTouch: kind === 'narrow',
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
      timezoneId: 'Asia/Riyadh',
      reducedMotion: 'reduce',
      storageState: rememberedLanguage(this.#product.url, language),
    });
    try {
      await context.addInitScript(steadyChance);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const tools = this.#tools(context, language, kind);
      if (screen.signedIn) await this.#signIn(context);
      await screen.before?.(page, tools);
      const address = typeof screen.path === 'function' ? await screen.path(tools) : screen.path;
      await page.goto(address);
      await page.waitForLoadState('load');
      await tools.settled(page);
      await screen.act?.(page, tools);
      await tools.settled(page);
      const whole = screen.whole ?? true;
      if (whole) await seeWhole(page);
      await mkdir(this.#folder, { recursive: true });
      await page.screenshot({
        path: path.join(this.#folder, `${name}.png`),
        fullPage: whole,
        animations: 'disabled',
        caret: 'hide',
        style: [screen.toasts ? '' : WITHOUT_TOASTS, whole ? WITHOUT_FLOATING : ''].join('\n'),
      });
    } finally {
      await context.close();
    }
  }

  #tools(context, language, kind) {
    return {
      language,
      kind,
      context,
      /** What the API answers. */
      get: async (path) => (await context.request.get(`/api/${path}`)).json(),
      /** Waits until the page has come to life and nothing in it is on its way. */
      settled: async (page) => {
        await page.locator('h1, [role=alert]').first().waitFor();
        await hydrated(page);
        // A form that is being sent is a state of its own.
        await page.waitForFunction(
          () => !document.querySelector('[aria-busy=true]:not(form, button)'),
        );
        await page.evaluate(() => document.fonts.ready);
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete || image.loading === 'lazy'),
        );
      },
      /** Fills in a form by the names of its fields. */
      fill: async (page, values) => {
        for (const [name, value] of Object.entries(values)) {
          await page.locator(`main form [name="${name}"]`).fill(value);
        }
      },
    };
  }

  async #signIn(context) {
    if (!this.#token) {
      const response = await context.request.post('/api/admin/login', {
        data: this.#product.admin,
      });
      this.#token = (await response.json()).token;
    }
    await context.addInitScript((token) => localStorage.setItem('token', token), this.#token);
  }
}
