import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { holdScripts } from '../../support/scripts';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;
const addressOf = (label: string) => `/projects?${new URLSearchParams({ category: label })}`;

test.describe('before the page has come to life', { tag: '@anywidth' }, () => {
  test('a category that is chosen counts', async ({ page, portfolio, language, localized }) => {
    const release = await holdScripts(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    release();
    await expect(page).toHaveURL(localized(addressOf(EDUCATION[language])));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
  });

  test('a box that is checked counts', async ({ page, portfolio, language, t, localized }) => {
    const release = await holdScripts(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await portfolio.openFilters();
    await portfolio.box(HOSPITALITY[language]).check();
    release();
    await expect(page).toHaveURL(localized(addressOf(HOSPITALITY[language])));
    await expect(portfolio.box(HOSPITALITY[language])).toBeChecked();
    await expect(portfolio.box(t('projectsp.all'))).not.toBeChecked();
  });

  test('a project that is being read stays as it is', async ({ page, portfolio, seen, t }) => {
    const release = await holdScripts(page);
    await page.goto(seen.address, { waitUntil: 'commit' });
    const toggle = portfolio.dialog.locator('summary');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(portfolio.dialog).toHaveJSProperty('open', true);
    await expect
      .poll(() => portfolio.dialog.evaluate((dialog) => dialog.matches(':modal')))
      .toBe(true);
    await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();
    await expect(toggle).toBeFocused();
  });
});
