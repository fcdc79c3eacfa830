import type { Page, Route } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } });

/** Leads to a page from one that has come to life, so that the browser itself asks the API. */
async function follow(page: Page, path: string): Promise<void> {
  await page.goto('/production');
  await waitForHydration(page);
  const links = `a[href="${path}"], a[href="${path}?lang=en"]`;
  await page.getByRole('contentinfo').locator(links).last().click();
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Draws a toast of the test's own, and holds that it is the only one. */
async function expectNoToastSoFar(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('contact.submit') }).click();
  const toasts = page.locator('#toasts').getByRole('alert');
  await expect(toasts.filter({ hasText: t('popups.fields') })).toBeVisible();
  await expect(toasts).toHaveCount(1);
}

test.beforeEach(({ watch }) => watch.expectProblem(/500.*\/api\//));

for (const [path, content] of [
  ['/', 'home'],
  ['/about', 'about'],
] as const) {
  test(
    `${path} says when its content cannot be had, and still stands`,
    { tag: '@anywidth' },
    async ({ page, t, toast }) => {
      await page.route(`**/api/content/${content}`, fail);
      await follow(page, path);
      await expect(toast(t('popups.fetch'))).toBeVisible();
      const title = path === '/' ? t('home.hero.title') : t('about.fallback');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const section = path === '/' ? t('home.reviews.title') : t('about.values.title');
      await expect(page.getByRole('region', { name: section })).toBeVisible();
    },
  );
}

test(
  'lists of the home page that cannot be had leave no hole and say nothing',
  { tag: '@anywidth' },
  async ({ page, t, watch }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    watch.expectProblem(/The partners could not be loaded/);
    for (const list of ['content/boxes', 'reviews', 'partners']) {
      await page.route(`**/api/${list}`, fail);
    }
    await follow(page, '/');
    await expect(page.getByRole('region', { name: t('home.about.title') })).toBeVisible();
    await expect(page.getByRole('list', { name: t('home.about.boxes') })).toHaveCount(0);
    for (const list of ['reviews', 'partners']) {
      await expect(page.getByText(t(`home.${list}.title`), { exact: true })).toHaveCount(0);
    }
    // Of all lists the partners alone are told of, and to the console alone.
    await expect.poll(() => warnings).toEqual([expect.stringContaining('partners')]);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expectNoToastSoFar(page, t);
  },
);

test(
  'lists of the about page that cannot be had leave no hole and say nothing',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    for (const list of ['values', 'questions']) await page.route(`**/api/content/${list}`, fail);
    await follow(page, '/about');
    await expect(page.getByRole('heading', { level: 1 }).locator('mark')).toBeVisible();
    for (const list of ['values', 'questions']) {
      await expect(page.getByText(t(`about.${list}.title`), { exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.getByRole('contentinfo').locator('a[href^="/contact"]').click();
    await expectNoToastSoFar(page, t);
  },
);
