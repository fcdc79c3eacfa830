import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

test('a dashboard that is reached within a public page has its texts, and so has the page after it', async ({
  page,
  t,
  localized,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  // Within the page, as a step in its history would: no public page links to the dashboard.
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

test('the outlines of the name are written once, and drawn wherever the name stands', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const names = page.locator('svg use[href^="#name-"]');
  await expect(names).toHaveCount(4);
  const widths = await names.evaluateAll((all) =>
    all.map((name) => Math.round((name as SVGGraphicsElement).getBBox().width)),
  );
  // In the logo's own units: Latin and Arabic, in the header and in the footer.
  for (const width of widths) expect(width).toBeGreaterThan(40);
  await expect(page.locator('#name-latin')).toHaveCount(1);
});
