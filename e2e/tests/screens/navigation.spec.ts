import { PROJECT_CATEGORIES, whatsappLink } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

test(
  'every change of path begins at the top',
  { tag: '@anywidth' },
  async ({ page, language, localized }) => {
    const category = `/projects/${encodeURIComponent(PROJECT_CATEGORIES[1][language])}`;
    await page.goto('/');
    await waitForHydration(page);
    // The shortest page is longer than a window, at either width.
    for (const path of ['/about', '/projects', category, '/production', '/join', '/contact', '/']) {
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
      // Not by the pointer, which would have to scroll to the link or to unfold what holds it.
      await page
        .getByRole('banner')
        .locator(`a[href="${localized(path)}"]`)
        .first()
        .dispatchEvent('click');
      await expect(page).toHaveURL(localized(path));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  },
);

test('under /dashboard there is the footer alone', async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  // The first leads to the sign-in, as every screen behind it does.
  for (const path of ['/dashboard', '/dashboard/login/forget-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/login/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
    await expect(controls).toBeHidden();
    await expect(page.locator(`a[href="${whatsappLink()}"]`)).toHaveCount(1);
  }
});

test(
  'a wrong address helps onward',
  { tag: '@anywidth' },
  async ({ page, t, watch, localized }) => {
    watch.expectProblem(/404.*\/(no-such-page|dashboardx)/);
    // The second only begins like the dashboard's address.
    for (const path of ['/no-such-page', '/dashboardx']) {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: t('notFound.title') }),
      ).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
    await page.getByRole('link', { name: t('common.backHome') }).click();
    await expect(page).toHaveURL(localized('/'));
  },
);
