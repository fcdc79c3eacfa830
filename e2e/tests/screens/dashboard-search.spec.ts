import { expect, test } from '../../support/test';

test.use({ signedIn: true });

test('the search of the dashboard is left by its close button', async ({ page, t }) => {
  await page.goto('/dashboard/overview');
  await page.getByRole('button', { name: t('dashboard.search.title') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(dialog).toBeHidden();
});
