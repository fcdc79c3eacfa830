import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectPosition, position, scrollTo, waitForHydration } from '../../support/page';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const navigation = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('shell.header.navigation') });

/** Marks the document, to detect a reload. */
const markDocument = (page: Page) => page.evaluate(() => (document.body.dataset.mark = 'same'));
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-mark', 'same');

/** Follows a link without scrolling to it or opening the menu around it. */
const follow = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('click');

test(
  'header and menu lead to every page, each at its top, without a reload',
  { tag: '@layout' },
  async ({ page, t, language, localized, wide }) => {
    await page.goto('/contact');
    await markDocument(page);
    const menu = navigation(page, t);
    const open = async () => {
      if (!wide) await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
      await expect(menu).toBeVisible();
    };
    const { privacy: _, ...inMenu } = PUBLIC;
    for (const path of Object.values(inMenu)) {
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await open();
      const link = menu.locator(`a[href="${path}"], a[href^="${path}?"]`);
      await link.click();
      await expect(page).toHaveURL(localized(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPosition(page, 0);
      if (wide) await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(menu).toBeHidden();
    }
    await open();
    await menu.getByLabel(t('projectsp.categories')).click();
    const label = PROJECT_CATEGORIES[4][language];
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
    await expectSameDocument(page);
  },
);

test(
  'the categories open and close with the pointer',
  { tag: '@wide' },
  async ({ page, t, language, localized }) => {
    await page.goto('/');
    const projects = navigation(page, t).getByRole('link', { name: t('projectsp.title') });
    const label = PROJECT_CATEGORIES[2][language];
    const category = navigation(page, t).getByRole('link', { name: label });
    await expect(category).toBeHidden();
    await projects.hover();
    await expect(category).toBeVisible();
    await category.hover();
    await expect(category).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(category).toBeHidden();
    await projects.hover();
    await category.click();
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
  },
);

test('going back and forward restores scroll positions', async ({ page, localized }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const first = await scrollTo(page, 1000);
  await follow(page, 'a[href*="page=2"]');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => position(page)).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(localized('/projects'));
  await expectPosition(page, first);

  await follow(page, `a[href="${localized('/production')}"]`);
  await expect(page).toHaveURL(localized('/production'));
  await expectPosition(page, 0);
  const production = await scrollTo(page, 500);
  await page.goBack();
  await expect(page).toHaveURL(localized('/projects'));
  await expectPosition(page, first);
  await page.goForward();
  await expectPosition(page, production);
});

test('going back from a reloaded page loads no document', async ({ page, t, localized }) => {
  const about = page.getByRole('region', { name: t('about.questions.title') });
  await page.goto('/contact');
  await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
  await expect(about).toBeVisible();
  await page.reload();
  await markDocument(page);
  await page.goBack();
  await expect(page).toHaveURL(localized('/contact'));
  await expect(page.locator('main form button[type=submit]')).toBeEnabled();
  await page.goForward();
  await expect(about).toBeVisible();
  await expectSameDocument(page);
});
