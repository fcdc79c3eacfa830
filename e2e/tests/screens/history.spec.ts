import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href^="${path}"]`).last();

/** Marks the document, to see whether it is the same one later. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.marked = ''));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

async function isAbout(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/about');
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

test(
  'the way back from a page that was loaded anew loads no document',
  { tag: '@anywidth' },
  async ({ page, t, localized }) => {
    await page.goto('/contact');
    await footerLink(page, '/about').click();
    await isAbout(page, t('about.questions.title'));
    await page.reload();
    await mark(page);
    await page.goBack();
    await expect(page).toHaveURL(localized('/contact'));
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    await page.goForward();
    await isAbout(page, t('about.questions.title'));
    expect(await isMarked(page)).toBe(true);
  },
);
