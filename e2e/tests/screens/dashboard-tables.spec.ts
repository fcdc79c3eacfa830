import type { Project, Review } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectPosition, scrollTo } from '../../support/page';
import { expect, test } from '../../support/test';

test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const titles = (page: Page) => page.getByRole('rowheader').getByRole('link');

/** Opens a row without scrolling to it. */
async function open(page: Page, row: number): Promise<void> {
  await titles(page).nth(row).dispatchEvent('click');
  await expect(page.locator('#screen form')).toBeVisible();
  await expectPosition(page, 0);
}

test('a table keeps filter and scroll position on the way back; the menu opens it from the start', async ({
  page,
  request,
  t,
  toast,
}) => {
  const [{ category }] = (await (await request.get('/api/projects')).json()) as [Project];
  const address = `/dashboard/projects?search=a&category=${encodeURIComponent(category)}&sort=name`;
  // Low enough for a few rows to scroll.
  await page.setViewportSize({ ...page.viewportSize()!, height: 500 });
  await page.goto(address);
  await expect(titles(page).first()).toBeVisible();
  const shown = await titles(page).allTextContents();
  const ways = {
    save: async () => {
      await page.getByRole('button', { name: t('dashboard.forms.update') }).click();
      await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    },
    browser: () => page.goBack(),
  };
  for (const [way, goBack] of Object.entries(ways)) {
    const left = await scrollTo(page, 500);
    await open(page, shown.length - 1);
    await goBack();
    await expect(page, way).toHaveURL(address);
    await expect(titles(page)).toHaveText(shown);
    await expectPosition(page, left);
  }
  await page.locator('a[href="/dashboard/reviews"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/dashboard/reviews');
  await expectPosition(page, 0);
});

test(
  'a review in the table links to its place on the site',
  { tag: '@long' },
  async ({ page, request, language, localized, t }) => {
    const [, review] = (await (await request.get('/api/reviews')).json()) as [unknown, Review];
    const name = language === 'ar' ? review.arTitle : review.title;
    await page.goto('/dashboard/reviews');
    await page.getByRole('link', { name: t('dashboard.tables.view', { name }) }).click();
    await expect(page).toHaveURL(localized(`/#review-${review._id}`));
    const words = language === 'ar' ? review.arDescription : review.description;
    await expect(page.getByText(words)).toBeInViewport({ ratio: 0.4 });
  },
);
