import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const PAGES = [
  ['projects', '/projects'],
  ['production', '/production'],
  ['about', '/about'],
  ['join', '/join'],
  ['contact', '/contact'],
  ['home', '/'],
] as const;

const navigation = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('shell.header.navigation') });

/** A mark that only lives as long as the document. */
const markDocument = (page: Page) => page.evaluate(() => (document.body.dataset.mark = 'same'));
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-mark', 'same');

test(
  'the header leads to every page without a reload',
  { tag: '@wide' },
  async ({ page, t, localized }) => {
    await page.goto('/');
    await markDocument(page);
    for (const [key, path] of PAGES) {
      const link = navigation(page, t).getByRole('link', { name: t(`navigation.${key}`) });
      await link.click();
      await expect(page).toHaveURL(localized(path));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('h1')).toHaveCount(1);
    }
    await expectSameDocument(page);
  },
);

test.describe('the projects dropdown', { tag: '@wide' }, () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('comes with the pointer and goes with it', async ({ page, t, language }) => {
    const link = navigation(page, t).getByRole('link', { name: t('navigation.projects') });
    const category = navigation(page, t).getByRole('link', {
      name: PROJECT_CATEGORIES[2][language],
    });
    const toggle = navigation(page, t).getByRole('button', {
      name: t('navigation.categories'),
    });

    await expect(category).toBeHidden();
    await link.hover();
    await expect(category).toBeVisible();
    for (const { [language]: label } of PROJECT_CATEGORIES) {
      await expect(navigation(page, t).getByRole('link', { name: label })).toBeVisible();
    }
    await category.hover();
    await expect(category).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(category).toBeHidden();

    await link.hover();
    await expect(category).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(category).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(category).toBeVisible();
    await page.locator('h1').dispatchEvent('mousedown');
    await expect(category).toBeHidden();
  });

  test('works by keyboard alone', async ({ page, t, language, localized }) => {
    const toggle = navigation(page, t).getByRole('button', {
      name: t('navigation.categories'),
    });
    const first = navigation(page, t).getByRole('link', { name: PROJECT_CATEGORIES[0][language] });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const path = `/projects/${encodeURIComponent(PROJECT_CATEGORIES[0][language])}`;
    await expect(page).toHaveURL(localized(path));
    await expect(first).toBeHidden();
  });

  test('leads to the projects of each category', async ({ page, t, language, localized }) => {
    const projects = navigation(page, t).getByRole('link', { name: t('navigation.projects') });
    await expect(projects).toBeVisible();
    await markDocument(page);
    for (const { [language]: label } of PROJECT_CATEGORIES) {
      await projects.hover();
      await navigation(page, t).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await page.mouse.move(700, 700);
    }
    await expectSameDocument(page);
  });
});

test(
  'the menu unfolds, leads on and folds',
  { tag: '@narrow' },
  async ({ page, t, language, localized }) => {
    await page.goto('/');
    await markDocument(page);
    const button = page.getByLabel(t('shell.header.menu'), { exact: true });
    const menu = navigation(page, t);
    await expect(menu).toBeHidden();

    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    for (const [key, path] of PAGES) {
      await button.click();
      await menu.getByRole('link', { name: t(`navigation.${key}`), exact: true }).click();
      await expect(page).toHaveURL(localized(path));
      await expect(menu).toBeHidden();
    }

    await button.click();
    await menu.getByLabel(t('navigation.categories')).click();
    const label = PROJECT_CATEGORIES[4][language];
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
    await expectSameDocument(page);
  },
);
