import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** How often each address was asked for since the page was loaded. */
function countRequests(page: Page): (part: string) => number {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return (part) => asked.filter((url) => url.includes(part)).length;
}

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href^="${path}"]`).last();

for (const [way, intend] of [
  ['pointed at', (page: Page) => footerLink(page, '/about').hover()],
  ['focused', (page: Page) => footerLink(page, '/about').focus()],
] as const) {
  test(
    `a page is fetched when its link is ${way}, and not once more when it is opened`,
    { tag: '@layout' },
    async ({ page, t, localized }) => {
      await page.goto('/contact');
      await expect(page.locator('main form button[type=submit]')).toBeEnabled();
      const count = countRequests(page);
      await intend(page);
      await expect.poll(() => count('/api/content/questions')).toBe(1);
      await expect.poll(() => count('page-about')).toBeGreaterThan(0);
      await expect(page).toHaveURL(localized('/contact'));
      await footerLink(page, '/about').click();
      await expect(page.getByRole('region', { name: t('about.questions.title') })).toBeVisible();
      for (const path of ['about', 'values', 'questions']) {
        expect(count(`/api/content/${path}`)).toBe(1);
      }
    },
  );
}

test('nothing is fetched ahead for who saves data', { tag: '@anywidth' }, async ({ page, t }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  await expect(page.locator('main form button[type=submit]')).toBeEnabled();
  const count = countRequests(page);
  const link = footerLink(page, '/about');
  await link.hover();
  await link.focus();
  // The navigation is the first to ask; anything fetched ahead would have been asked for by now.
  await link.click();
  await expect(page.getByRole('region', { name: t('about.questions.title') })).toBeVisible();
  expect(count('/api/content/questions')).toBe(1);
});
