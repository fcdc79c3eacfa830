import { PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { nextFileDialog } from '../../support/choose';
import { expectFocusInSight, tabTo, typeInto, walkBackTo } from '../../support/keyboard';
import { pdfFile } from '../../support/pdf';
import { ProjectsScreen } from '../../support/projects-screen';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

// No mouse and no finger in this file: everything is done with keys. Without motion a stop is where
// it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** Goes to a control and presses it. */
async function use(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Opens a page and waits until it answers to keys. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header [data-scripted], main [data-ready]').first()).toBeAttached();
}

test(
  'the first stop leads past the header, the header to a category, and the focus stays at a switch',
  { tag: '@layout' },
  async ({ page, t, wide, language, localized }) => {
    await open(page, PUBLIC.join);
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: t('shell.skipLink') })).toBeFocused();
    await expectFocusInSight(page);
    await press(page, 'Enter', 'Tab');
    await expect(page.locator('main a, main input').first()).toBeFocused();
    await walkBackTo(page.getByRole('link', { name: t('shell.skipLink') }));

    const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
    if (!wide) await use(page.getByLabel(t('shell.header.menu'), { exact: true }));
    await use(navigation.getByLabel(t('navigation.categories')));
    const label = PROJECT_CATEGORIES[1][language];
    const category = navigation.getByRole('link', { name: label, exact: true });
    await expect(category).toBeVisible();
    await use(category);
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
    await expect(page.locator('main')).toBeFocused();

    const other = language === 'ar' ? 'en' : 'ar';
    await tabTo(page.locator(`header a[hreflang="${other}"]`), { key: 'Shift+Tab' });
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator(`header a[hreflang="${language}"]`)).toBeFocused();
  },
);

test('the portfolio is searched, filtered and paged', async ({
  page,
  t,
  wide,
  language,
  localized,
}) => {
  const portfolio = new ProjectsScreen(page, t, wide);
  const label = PROJECT_CATEGORIES[0][language];
  const word = language === 'ar' ? 'فيلا' : 'villa';
  await open(page, PUBLIC.home);
  await tabTo(page.getByRole('searchbox'));
  await typeInto(page.getByRole('searchbox'), word);
  await press(page, 'Enter');
  await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ search: word })}`));
  await expect(page.locator('main')).toBeFocused();

  await open(page, PUBLIC.projects);
  const opener = page.getByRole('button', { name: t('projectsp.filters') });
  if (!wide) await use(opener);
  await use(portfolio.box(label), 'Space');
  await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ category: label })}`));
  await expect(portfolio.box(label)).toBeFocused();
  await use(page.getByRole('link', { name: t('projectsp.clear') }));
  await expect(page).toHaveURL(localized('/projects'));
  if (!wide) {
    await press(page, 'Escape');
    await expect(portfolio.filters).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await use(page.getByRole('link', { name: t('common.pagination.next') }));
  await expect(page).toHaveURL(localized('/projects?page=2'));
  await expect(portfolio.results).toBeFocused();
  await tabTo(portfolio.results.getByRole('heading').first().getByRole('link'));
});

test('a project opens, holds the focus, and gives it back', async ({ page, t, wide }) => {
  const portfolio = new ProjectsScreen(page, t, wide);
  await open(page, PUBLIC.projects);
  const card = portfolio.results.locator('a[href*="project="]').first();
  await use(card);
  await expect(portfolio.dialog).toBeVisible();
  const held = () => portfolio.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await held()).toBe(true);
  await use(portfolio.dialog.getByRole('button', { name: t('projectsp.gallery.next') }));
  await use(portfolio.dialog.locator('summary'));
  await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();

  // Round and round: no stop lies outside, in either direction.
  const close = portfolio.dialog.getByRole('link', { name: t('common.close') });
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await tabTo(close, { key });
    expect(await held()).toBe(true);
  }
  await press(page, 'Enter');
  await expect(portfolio.dialog).toHaveCount(0);
  await expect(card).toBeFocused();
  await press(page, 'Enter');
  await expect(portfolio.dialog).toBeVisible();
  await press(page, 'Escape');
  await expect(portfolio.dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});

test.describe('a form is filled in and sent', () => {
  // What is sent is answered here: the product that all tests read stays as it is.
  test.beforeEach(({ page }) =>
    page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ status: 201, json: {} })),
  );

  /** Sends the form, and takes the confirmation away. */
  async function send(page: Page, t: Translate, button: Locator): Promise<void> {
    const thanks = page.getByRole('dialog', { name: t('popups.thanks') });
    await use(button);
    await expect(thanks).toBeVisible();
    await use(thanks.locator('footer').getByRole('button'));
    await expect(thanks).toHaveCount(0);
  }

  test('of contact', async ({ page, t }) => {
    await page.clock.install();
    await open(page, PUBLIC.contact);
    const form = page.getByRole('form', { name: t('contact.label') });
    const values = {
      firstName: 'Noura',
      lastName: 'Al-Harbi',
      email: 'noura@example.com',
      phone: '+966501234567',
      message: 'A majlis of walnut.',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form.locator(`[name=${name}]`);
      await tabTo(field);
      await typeInto(field, value);
    }
    // The clock stands, so that the confirmation does not close by itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page, t, form.getByRole('button', { name: t('contact.submit') }));
    await expect(page.getByText(t('contact.received.title')).locator('..')).toBeFocused();
  });

  test('of applications, with a CV', async ({ page, t }) => {
    await open(page, PUBLIC.join);
    const form = page.getByRole('form', { name: t('join.form.label') });
    for (const [name, value] of Object.entries({ name: 'Salem', email: 'salem@example.com' })) {
      await tabTo(form.locator(`[name=${name}]`));
      await typeInto(form.locator(`[name=${name}]`), value);
    }
    await tabTo(form.getByRole('combobox'));
    await press(page, 'ArrowDown');
    await expect(form.getByRole('combobox')).toHaveValue(PRODUCT_CATEGORIES[0].en);
    await tabTo(form.locator('[name=message]'));
    await typeInto(form.locator('[name=message]'), 'Twelve years at the bench.');
    const dialog = nextFileDialog(page);
    await tabTo(form.locator('[name=cv]'));
    await press(page, 'Enter');
    await (await dialog).setFiles(pdfFile('Twelve years of doors'));
    await send(page, t, form.getByRole('button', { name: t('join.form.submit') }));
  });
});
