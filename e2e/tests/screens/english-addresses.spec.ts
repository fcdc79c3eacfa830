import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const PATHS = ['/', '/about', '/projects', '/production', '/join', '/contact', '/no-such-page'];

/** What the page's links to public pages say of a language; the switch's own left out. */
const linksWithout = (page: Page, language: string | null) =>
  page.locator('a[href]:not([hreflang])').evaluateAll(
    (links, wanted) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin, hash }) => origin === location.origin && !hash)
        .filter(({ searchParams }) => searchParams.get('lang') !== wanted)
        .map(({ href }) => href),
    language,
  );

test(
  'every link of a page leads to the language of the page, also before scripts have run',
  { tag: '@anywidth' },
  async ({ page, browser, siteUrl, language, watch }) => {
    watch.expectProblem(/404.*\/no-such-page/);
    const wanted = language === 'en' ? 'en' : null;
    for (const path of PATHS) {
      await page.goto(path);
      expect(await linksWithout(page, wanted), path).toEqual([]);
    }
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const path of PATHS) {
      await plain.goto(`${path}?lang=${language}`);
      expect(await linksWithout(plain, wanted), path).toEqual([]);
    }
    await context.close();
  },
);

test(
  'an English address that was copied opens in English for somebody else',
  { tag: '@anywidth' },
  async ({ page, browser, siteUrl, language, t }) => {
    const copied: string[] = [];
    const copy = () => copied.push(page.url());
    // A visitor's own language, in an address that names none.
    await page.goto('/');
    copy();
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/projects\?search=a/);
    copy();
    const category = PROJECT_CATEGORIES[1][language];
    await page.getByRole('combobox').selectOption(category);
    await expect(page).toHaveURL(/category=/);
    copy();
    await page.goto('/projects');
    await page
      .getByRole('region', { name: t('projectsp.results') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/project=/);
    copy();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('projectsp.ask') })
      .click();
    await expect(page).toHaveURL(/\/contact/);
    copy();

    const context = await browser.newContext({ baseURL: siteUrl });
    const other = await context.newPage();
    for (const address of copied) {
      await context.clearCookies();
      await other.goto(address, { waitUntil: 'commit' });
      await expect(other.locator('html'), address).toHaveAttribute('lang', language);
    }
    await context.close();
  },
);

test(
  'the way back over a language switch shows each page in the language of its address',
  { tag: '@layout' },
  async ({ page }) => {
    const shows = (language: string) =>
      expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/contact?lang=ar');
    await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
    await expect(page).toHaveURL('/about');
    await page.locator('header a[hreflang="en"]:visible').click();
    await expect(page).toHaveURL('/about?lang=en');
    await page.getByRole('contentinfo').locator('a[href^="/projects"]').last().click();
    await expect(page).toHaveURL('/projects?lang=en');
    await page.goBack();
    await expect(page).toHaveURL('/about?lang=en');
    await shows('en');
    await page.goBack();
    await expect(page).toHaveURL('/contact?lang=ar');
    await shows('ar');
    await page.goForward();
    await shows('en');
    await page.reload();
    await shows('en');
  },
);

test.describe('without JavaScript', { tag: '@layout' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('a search of an English page is one in English', async ({ page }) => {
    await page.goto('/?lang=en');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/projects?lang=en&search=a');
  });
});
