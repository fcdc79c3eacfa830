import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectFocusInSight, tabTo } from '../../support/keyboard';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

// Without smooth scrolling an element is in place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** Tabs to a control and presses Enter. */
async function use(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

test(
  'a skip link comes first, the header leads to a category, and a language switch keeps the focus',
  { tag: '@layout' },
  async ({ page, t, wide, language, localized }) => {
    await page.goto(PUBLIC.join);
    await expect(page.locator('header [data-scripted], main [data-ready]').first()).toBeAttached();
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: t('shell.skipLink') })).toBeFocused();
    await expectFocusInSight(page);
    await press(page, 'Enter', 'Tab');
    await expect(page.locator('main a, main input').first()).toBeFocused();
    await tabTo(page.getByRole('link', { name: t('shell.skipLink') }), 'Shift+Tab');

    const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
    if (!wide) await use(page.getByLabel(t('shell.header.menu'), { exact: true }));
    await use(navigation.getByLabel(t('projectsp.categories')));
    const label = PROJECT_CATEGORIES[1][language];
    const category = navigation.getByRole('link', { name: label, exact: true });
    await expect(category).toBeVisible();
    await use(category);
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
    await expect(page.locator('main')).toBeFocused();

    const other = language === 'ar' ? 'en' : 'ar';
    await tabTo(page.locator(`header a[hreflang="${other}"]`), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator(`header a[hreflang="${language}"]`)).toBeFocused();
  },
);
