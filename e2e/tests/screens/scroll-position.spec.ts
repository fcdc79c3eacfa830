import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expectPosition, position } from '../../support/scroll';
import { expect, test } from '../../support/test';

/** Scrolls there and answers where the page stands; its end may come sooner. */
async function scroll(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => position(page)).toBeGreaterThan(top / 2);
  return position(page);
}

/** Follows a link where it is, without scrolling to it. */
const follow = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('click');

test.describe('the way back', { tag: '@anywidth' }, () => {
  test('leads to where a page was left, and forward again', async ({ page, localized }) => {
    await page.goto('/');
    await waitForHydration(page);
    const home = await scroll(page, 1200);
    await follow(page, `a[href="${localized('/production')}"]`);
    await expect(page).toHaveURL(localized('/production'));
    await expectPosition(page, 0);
    const production = await scroll(page, 500);
    await page.goBack();
    await expect(page).toHaveURL(localized('/'));
    await expectPosition(page, home);
    await page.goForward();
    await expect(page).toHaveURL(localized('/production'));
    await expectPosition(page, production);
  });

  test('over another query leads to where the list was left', async ({
    page,
    language,
    localized,
  }) => {
    await page.goto('/projects');
    await waitForHydration(page);
    const all = await scroll(page, 900);
    const category = PROJECT_CATEGORIES[0][language];
    await page.getByRole('combobox').evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, category);
    await expect(page).toHaveURL(/category=/);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL(localized('/projects'));
    await expectPosition(page, all);
  });

  test('from a page of the list leads to where the one before was left', async ({
    page,
    localized,
  }) => {
    await page.goto('/projects');
    await waitForHydration(page);
    const first = await scroll(page, 1000);
    await follow(page, 'a[href*="page=2"]');
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => position(page)).not.toBe(first);
    await page.goBack();
    await expect(page).toHaveURL(localized('/projects'));
    await expectPosition(page, first);
  });
});
