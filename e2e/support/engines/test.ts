import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { type Language, LANGUAGE_KEY, LANGUAGE_TABLE } from '@manjara/contracts';
import { signInByApi } from '../admin';
import { SHARED_URL } from '../global-setup';
import { fromRoot } from '../product';
import { type Translate, translator } from '../texts';
import { startFirefox } from './bidi';
import type { Tab } from './tab';
import { startWatchedSite } from './watched-site';
import { startWebKit } from './webkit';
import { expectFinished } from './whole-page';

export { expect };

export interface EngineOptions {
  language: Language;
  size: { width: number; height: number };
  signedIn: boolean;
  /** Matches problems that the test causes on purpose. */
  expected: RegExp | undefined;
}

const START = { webkit: startWebKit, firefox: startFirefox };

export interface EngineWorkerOptions {
  engine: keyof typeof START;
}

interface WorkerFixtures {
  /** The site behind the watching proxy; `open` opens a tab with an empty profile. */
  site: Awaited<ReturnType<typeof startWatchedSite>> & { open: () => Promise<Tab> };
  adminToken: string;
}

interface Fixtures {
  t: Translate;
  tab: Tab;
  /** Opens a path of the site and waits for hydration. */
  open: (path: string) => Promise<void>;
  /** Waits until the page contains the text. */
  says: (text: string) => Promise<void>;
  /** Saves a screenshot for manual review, once all pictures and animations in sight are finished. */
  shoot: (name: string) => Promise<void>;
}

/** Runs in the page: sets the language cookie and the session token. */
function remember(cookie: string, token: string | null): void {
  document.cookie = cookie;
  if (token) localStorage.setItem('token', token);
}

/** Runs in the page: whether it is hydrated and has finished loading. */
const isReady = (): boolean => {
  const title = document.querySelector('h1');
  const isHydrated = title && Object.keys(title).some((key) => key.startsWith('__reactProps$'));
  const isBusy = document.querySelector('[aria-busy=true]:not(form, button)');
  return Boolean(isHydrated && !isBusy && document.fonts.status === 'loaded');
};

/** Runs in the page: selects an option and dispatches the usual events. */
function choose(selector: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector)!;
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

export const selectOption = (tab: Tab, selector: string, value: string): Promise<void> =>
  tab.evaluate(choose, selector, value);

export const test = base.extend<EngineOptions & Fixtures, EngineWorkerOptions & WorkerFixtures>({
  language: ['ar', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
  signedIn: [false, { option: true }],
  expected: [undefined, { option: true }],
  engine: ['webkit', { option: true, scope: 'worker' }],

  site: [
    async ({ engine }, use) => {
      const site = await startWatchedSite(process.env[SHARED_URL] ?? '');
      const browser = await START[engine]();
      await use({ ...site, open: browser.open });
      await browser.end();
      site.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  adminToken: [
    async ({ playwright, site }, use) => {
      const request = await playwright.request.newContext();
      await use(await signInByApi(request, site.url));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  t: ({ language }, use) => use(translator(language)),
  tab: async ({ site, language, size, signedIn, adminToken, expected }, use) => {
    const tab = await site.open();
    await tab.resize(size.width, size.height);
    await tab.goto(`${site.url}/robots.txt`);
    const cookie = `${LANGUAGE_KEY}=${language}; path=/`;
    await tab.evaluate(remember, cookie, signedIn ? adminToken : null);
    site.problems.length = 0;
    await use(tab);
    await tab.close();
    const unexpected = site.problems.filter((one) => !expected?.test(one));
    expect(unexpected, 'console, network and policy').toEqual([]);
  },
  open: ({ tab, site, language }, use) =>
    use(async (path) => {
      const [page = '', anchor] = path.split('#');
      const isLocal = language === 'en' && !page.startsWith('/dashboard');
      const query = isLocal ? `${page.includes('?') ? '&' : '?'}lang=${language}` : '';
      await tab.goto(`${site.url}${page}${query}${anchor ? `#${anchor}` : ''}`);
      const isUp = () => tab.evaluate(isReady);
      await expect.poll(isUp, { message: `${path} is ready`, timeout: 40_000 }).toBe(true);
      const shown = () => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      };
      const { dir } = LANGUAGE_TABLE[language];
      expect(await tab.evaluate(shown)).toEqual({ lang: language, dir });
    }),
  says: ({ tab }, use) =>
    use(async (text) => {
      const said = () => tab.evaluate(() => document.body.innerText);
      await expect.poll(said, { timeout: 30_000 }).toContain(text);
    }),
  shoot: ({ tab }, use, { project }) =>
    use(async (name) => {
      await expectFinished(tab);
      const folder = fromRoot('e2e/test-results/engines', project.name);
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/${name}.png`, await tab.screenshot());
    }),
});
