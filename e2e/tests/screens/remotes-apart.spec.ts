import type { Page } from '@playwright/test';
import { DashboardFrame } from '../../support/dashboard-frame';
import { DASHBOARD, PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

/**
 * Records the release files that the page requests from now on; not those of an embedded site page.
 */
function releaseFiles(page: Page): (remote: 'public' | 'dashboard') => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  return (remote) => asked.filter((path) => path.startsWith(`/_releases/${remote}/`));
}

/** Dispatches touchstart on all internal links: it prefetches, but follows none. */
const touchLinks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  });

test.describe('the dashboard', () => {
  test.use({ signedIn: true });

  test('loads nothing of the public remote, on any of its screens', async ({
    page,
    request,
    t,
    wide,
  }) => {
    const files = releaseFiles(page);
    const frame = new DashboardFrame(page, t, wide);
    await page.goto('/dashboard');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const html = await (await request.get('/dashboard')).text();
    expect(html).not.toMatch(/(?:href|src)="\/_releases\/public\//);

    // Drafts have no link in the menu.
    const { 'project-drafts': _, 'product-drafts': __, ...inMenu } = DASHBOARD;
    for (const path of Object.values(inMenu)) {
      await frame.go(path.replace('/dashboard/', ''));
      await expect(page).toHaveURL(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    }
    await frame.go('projects');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard\/edit-project\//);
    await expect(page.locator('#screen form')).toBeVisible();
    await touchLinks(page);

    // Links to the site exist, but only following one loads the public remote.
    expect(files('public')).toEqual([]);
    expect(files('dashboard')).not.toEqual([]);
    await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(files('public')).not.toEqual([]);
  });
});

test('public pages load nothing of the dashboard until it is reached, which then has its texts', async ({
  page,
  request,
  localized,
  t,
}) => {
  const files = releaseFiles(page);
  for (const path of Object.values(PUBLIC)) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/(?:href|src)="\/_releases\/dashboard\//);
  }
  await page.goto(PUBLIC.home);
  await touchLinks(page);
  for (const path of [...Object.values(PUBLIC).slice(1), PUBLIC.home]) {
    // The footer's links are visible at every width.
    const link = page.locator(`a[href="${localized(path)}"]`);
    await ((await link.last().isVisible()) ? link.last() : link.first()).dispatchEvent('click');
    await expect(page).toHaveURL(localized(path));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await touchLinks(page);
  }
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
