import { comeAlive } from '../../support/alive';
import { expect, test } from '../../support/test';

test('public pages read their texts alone; a dashboard that one leads to brings i18next', async ({
  page,
  t,
  localized,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/i18next\.[\w.]+js$/.test(request.url())) loads.push(request.url());
  });
  await page.goto('/projects');
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);

  // Within the page, as a step in its history would: no public page links to the dashboard.
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const submit = page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true });
  await expect(submit).toBeVisible();
  expect(loads).toHaveLength(1);

  await page.getByRole('link', { name: t('dashboard.auth.toSite') }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(localized('/'));
  expect(loads).toHaveLength(1);
});

test('the outlines of the name are written once, and drawn wherever the name stands', async ({
  page,
}) => {
  await page.goto('/');
  await comeAlive(page);
  const names = page.locator('svg use[href^="#name-"]');
  await expect(names).toHaveCount(4);
  const widths = await names.evaluateAll((all) =>
    all.map((name) => Math.round((name as SVGGraphicsElement).getBBox().width)),
  );
  // In the logo's own units: Latin and Arabic, in the header and in the footer.
  for (const width of widths) expect(width).toBeGreaterThan(40);
  await expect(page.locator('#name-latin')).toHaveCount(1);
});
