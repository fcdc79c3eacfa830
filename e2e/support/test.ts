import {
  type APIRequestContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  test as base,
} from '@playwright/test';
import { type Language, LANGUAGE_KEY, LANGUAGE_TABLE } from '@manjara/contracts';
import { signInByApi } from './admin';
import { hydrateOnLoad } from './page';
import { SHARED_URL } from './global-setup';
import { Product } from './product';
import { type Translate, translator } from './texts';
import { Watch } from './watch';

export { expect };

export interface Options {
  /**
   * Language of the screens. Arabic is the default of a first visit; English is preset as a choice.
   */
  language: Language;
  signedIn: boolean;
}

export interface WorkerOptions {
  /**
   * `shared`: the demo product that all workers read. `own`: an empty one, for tests that change
   * the site's content.
   */
  instance: 'shared' | 'own';
}

interface Fixtures {
  t: Translate;
  /** Formats a number in the language's numerals. */
  number: (value: number) => string;
  dir: 'rtl' | 'ltr';
  /** Address of a public page, as links in this language have it. */
  localized: (path: string) => string;
  wide: boolean;
  watch: Watch;
  /** An API client with the admin's token. */
  admin: APIRequestContext;
  /** The toast with this text. */
  toast: (text: string) => Locator;
}

interface WorkerFixtures {
  siteUrl: string;
  adminToken: string;
}

/**
 * Storage of a visitor's browser. The language is preset only as a cookie: local storage would need
 * an extra page load, which takes as long as a short test.
 */
export function memory(url: string, language: Language, token: string | null) {
  const cookie = {
    name: LANGUAGE_KEY,
    value: language,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return {
    cookies: language === 'en' ? [cookie] : [],
    origins: token ? [{ origin: url, localStorage: [{ name: 'token', value: token }] }] : [],
  } satisfies BrowserContextOptions['storageState'];
}

export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  language: ['ar', { option: true }],
  signedIn: [false, { option: true }],
  instance: ['shared', { option: true, scope: 'worker' }],

  siteUrl: [
    async ({ instance }, use) => {
      if (instance === 'shared') {
        await use(process.env[SHARED_URL] ?? '');
        return;
      }
      const product = await Product.start({ env: { DEMO_CONTENT: '0' } });
      await use(product.url);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  adminToken: [
    async ({ playwright, siteUrl }, use) => {
      const request = await playwright.request.newContext();
      await use(await signInByApi(request, siteUrl));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ siteUrl }, use) => use(siteUrl),
  storageState: async ({ siteUrl, language, signedIn, adminToken }, use) =>
    use(memory(siteUrl, language, signedIn ? adminToken : null)),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) hydrateOnLoad(page);
    await use(page);
  },
  admin: async ({ playwright, siteUrl, adminToken }, use) => {
    const extraHTTPHeaders = { authorization: `Bearer ${adminToken}` };
    const admin = await playwright.request.newContext({ baseURL: siteUrl, extraHTTPHeaders });
    await use(admin);
    await admin.dispose();
  },
  t: ({ language }, use) => use(translator(language)),
  number: ({ language }, use) =>
    use((value) => value.toLocaleString(LANGUAGE_TABLE[language].locale)),
  localized: ({ language }, use) =>
    use((path) => {
      if (language === 'ar') return path;
      const [page = '', anchor] = path.split('#');
      const named = `${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
      return anchor ? `${named}#${anchor}` : named;
    }),
  dir: ({ language }, use) => use(LANGUAGE_TABLE[language].dir),
  wide: ({ viewport }, use) => use((viewport?.width ?? 0) >= 1200),
  toast: ({ page }, use) => use((text) => page.locator('#toasts').getByText(text, { exact: true })),

  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      watch.attach(context);
      await use(watch);
      watch.assertQuiet();
    },
    { auto: true },
  ],
});
