import type { Page } from '@playwright/test';
import { releaseFiles } from '../../support/page';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

// That no screen loads files of the other remote by itself is a matter of `every-screen`.

/** Dispatches touchstart on all internal links: it prefetches, but follows none. */
const touchLinks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  });

test.describe('the dashboard', () => {
  test.use({ signedIn: true });

  test(
    'loads the public remote only when a link to the site is followed',
    { tag: '@long' },
    async ({ page, request }) => {
      const html = await (await request.get('/dashboard')).text();
      expect(html).not.toMatch(/(?:href|src)="\/_releases\/public\//);

      const files = releaseFiles(page);
      await page.goto('/dashboard/projects');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.locator('#screen form')).toBeVisible();
      await touchLinks(page);
      expect(files('public')).toEqual([]);
      expect(files('dashboard')).not.toEqual([]);

      await page.getByRole('contentinfo').getByRole('link').click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(files('public')).not.toEqual([]);
    },
  );
});

test('public pages load nothing of the dashboard until it is reached, which then has its texts', async ({
  page,
  request,
  localized,
  t,
}) => {
  for (const path of Object.values(PUBLIC)) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/(?:href|src)="\/_releases\/dashboard\//);
  }
  const files = releaseFiles(page);
  await page.goto(PUBLIC.home);
  await touchLinks(page);
  expect(files('dashboard')).toEqual([]);
  expect(files('public')).not.toEqual([]);

  // By history, because no public page links to the dashboard.
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const submit = page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true });
  await expect(submit).toBeVisible();
  await page.getByRole('link', { name: t('dashboard.auth.toSite') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(localized('/'));
});
